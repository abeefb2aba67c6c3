import type { BattleCard, BattleView, Di, Event, LedgerLine, Points, Role, View, Zone } from "../../wire.ts";
import { joined, troopsOf, type Figure, type Share } from "../../board/pieces.ts";
import { BattleStory, type Act } from "$play/battle-story.svelte.ts";
import { cardLine, diLine } from "./ledger.ts";

/** What is known of one side, from the first blow to the last. */
export interface SideStory {
  seat: number;
  units: number;
  /** Whose units they are, where they are not of one player. */
  shares: readonly Share[];
  /** The god that fights in the place of units. */
  figure: Figure | null;
  companions: readonly string[];
  ready: boolean;
  card: BattleCard | null;
  di: readonly Di[] | null;
  /** How many DI cards lie face down, where that was declared. */
  declared: number | null;
  lines: readonly LedgerLine[];
  points: Points | null;
  lost: number;
}

export interface Battle {
  zone: Zone;
  revealed: boolean;
  winner: Role | null;
  attacker: SideStory;
  defender: SideStory;
  /** What came of it, after the cards were open. */
  after: readonly Event[];
  over: boolean;
}

const AFTERMATH = new Set([
  "fame_gained",
  "veterans_gained",
  "retreated",
  "recalled",
  "stayed",
  "gained",
  "prayer_lost",
  "control_taken",
  "control_resumed",
  "di_looted",
  "di_cancelled",
  "card_swapped",
  "shields_converted",
  "companion_returned",
  "seth_drew",
  "card_kept",
  "god_fell",
  "god_returned",
  "god_healed",
  "amon",
]);
/** Of what Amon does, what belongs to a battle. */
const AMONS_AFTERMATH: ReadonlySet<string> = new Set(["card_turned", "recalled", "respawned", "banished"]);
/** From here on the battle is history, and the board wants to be seen. */
const LIFE_GOES_ON = new Set(["turn_began", "night_fell"]);

/** The battle on screen. */
export class Story extends BattleStory<Battle, Event, View> {
  protected override tell(events: readonly Event[], view: View, before: View | null): void {
    let story = this.battle;
    if (events.length === 0 && view.battle === null && story !== null && !story.over) story = null;
    for (const event of events) {
      if (event.what === "battle_began") {
        story = begin(event.zone, event.attacker, event.defender, before ?? view);
        this.unfold();
      } else if (story !== null) {
        if (story.over && LIFE_GOES_ON.has(event.what)) this.leave();
        story = withEvent(story, event);
      }
    }
    if (view.battle) story = withView(story, view.battle, view);
    else if (story !== null && !story.over) story = closed(story, before);
    this.battle = story;
  }

  protected override isDecided({ winner }: Battle): boolean {
    return winner !== null;
  }

  protected override upTo(battle: Battle, reached: (act: Act) => boolean): Battle {
    const side = (of: SideStory): SideStory => ({
      ...of,
      lines: reached("sums") ? of.lines : of.lines.filter(({ source }) => source.kind !== "card" && source.kind !== "di"),
      points: reached("sums") ? of.points : null,
      lost: reached("losses") ? of.lost : 0,
    });
    return {
      ...battle,
      winner: reached("verdict") ? battle.winner : null,
      attacker: side(battle.attacker),
      defender: side(battle.defender),
      after: reached("spoils") ? battle.after : [],
      over: reached("spoils") && battle.over,
    };
  }
}

function begin(zone: Zone, attacker: number, defender: number, view: View): Battle {
  return {
    zone,
    revealed: false,
    winner: null,
    attacker: freshSide(attacker, zone, view),
    defender: freshSide(defender, zone, view),
    after: [],
    over: false,
  };
}

/** The god of a seat where it fights. */
function figureIn(view: View, seat: number, zone: Zone): Figure | null {
  return troopsOf(view).find((piece) => piece.seat === seat && piece.zone === zone)?.figure ?? null;
}

/** Whose units make up the troop of a seat, where teammates fight together. */
function sharesIn(view: View, seat: number, zone: Zone): readonly Share[] {
  const here = joined(view, troopsOf(view)).filter((piece) => piece.zone === zone);
  return here.find(({ shares }) => shares?.some((share) => share.seat === seat))?.shares ?? [];
}

function freshSide(seat: number, zone: Zone, view: View): SideStory {
  const troop = view.players[seat]?.troops.find((one) => one.zone === zone);
  return {
    seat,
    units: troop?.units ?? 0,
    shares: sharesIn(view, seat, zone),
    figure: troop ? null : figureIn(view, seat, zone),
    companions: troop?.companions ?? [],
    ready: false,
    card: null,
    di: null,
    declared: null,
    lines: [],
    points: null,
    lost: 0,
  };
}

function changed(story: Battle, seat: number, change: (side: SideStory) => Partial<SideStory>): Battle {
  const role = story.attacker.seat === seat ? "attacker" : story.defender.seat === seat ? "defender" : null;
  return role === null ? story : { ...story, [role]: { ...story[role], ...change(story[role]) } };
}

function withEvent(story: Battle, event: Event): Battle {
  switch (event.what) {
    case "council_ready":
      return changed(story, event.seat, () => ({ ready: true }));
    case "card_shown":
      return changed(story, event.seat, () => ({ card: event.card }));
    case "di_shown":
      return changed(story, event.seat, () => ({ di: event.cards }));
    case "di_declared":
      return changed(story, event.seat, () => ({ declared: event.count }));
    case "revealed":
      return {
        ...changed(story, event.seat, () => ({ card: event.card, di: event.cards, ready: true })),
        revealed: true,
      };
    case "battle_points":
      return changed(story, event.seat, () => ({ points: event.points }));
    case "battle_won":
      return { ...story, winner: story.attacker.seat === event.seat ? "attacker" : "defender" };
    case "units_removed":
      if (!isDying(story) || event.zone !== story.zone) return story;
      return changed(story, event.seat, (side) => ({ lost: side.lost + event.units }));
    case "life_lost":
      if (event.zone !== story.zone || story.over) return story;
      return changed(story, event.seat, (side) => ({
        lost: side.lost + event.points,
        figure: side.figure && { ...side.figure, life: event.life },
      }));
    case "card_swapped":
      return withAftermath(changed(story, event.seat, () => ({ card: event.new })), event);
    default:
      return withAftermath(story, event);
  }
}

/** Between the verdict and the rewards units die; whoever leaves later has been recalled. */
function isDying(story: Battle): boolean {
  const rewarded = story.after.some(({ what }) => what === "fame_gained" || what === "veterans_gained");
  return !story.over && story.winner !== null && !rewarded;
}

function withAftermath(story: Battle, event: Event): Battle {
  if (story.over || !story.revealed || !AFTERMATH.has(event.what)) return story;
  if (event.what === "amon" && !AMONS_AFTERMATH.has(event.story.did)) return story;
  return { ...story, after: [...story.after, event] };
}

function withView(known: Battle | null, battle: BattleView, view: View): Battle {
  const same = known !== null && !known.over && known.zone === battle.zone && known.attacker.seat === battle.attacker.seat;
  const story = same ? known : begin(battle.zone, battle.attacker.seat, battle.defender.seat, view);
  const side = (role: Role): SideStory => {
    const now = battle[role];
    // Who comes late to a battle still learns how many began it.
    const units = now.lines.find(({ source }) => source.kind === "units")?.strength ?? story[role].units;
    const shares = story[role].shares.length > 0 || battle.winner !== null ? story[role].shares : sharesIn(view, now.seat, battle.zone);
    return {
      ...story[role],
      units,
      // But not whose units died before.
      shares: shares.reduce((sum, share) => sum + share.units, 0) === units ? shares : [],
      figure: now.figure ? fought(story[role].figure, view, now.seat, now.life) : null,
      companions: now.companions,
      ready: now.ready,
      card: now.play ?? story[role].card,
      di: now.di ?? story[role].di,
      declared: now.declared,
      // Empty once the cards are put away: then the last ones known stay.
      lines: now.lines.length > 0 ? now.lines : story[role].lines,
      points: battle.winner === null ? story[role].points : now.points,
      lost: Math.max(story[role].lost, now.lost),
    };
  };
  return {
    ...story,
    revealed: battle.revealed,
    winner: battle.winner ?? story.winner,
    attacker: side("attacker"),
    defender: side("defender"),
  };
}

/** The god of a side with the life it has now; one that has fallen is known from before. */
function fought(known: Figure | null, view: View, seat: number, life: number): Figure | null {
  const player = view.players[seat];
  const { god = null, figure = null } = player ?? {};
  if (god === null || figure === null) return known;
  return { god, life, most: figure.most_life, strength: figure.strength };
}

/** The game has put the battle away: fill in what the reveal has told. */
function closed(story: Battle, before: View | null): Battle {
  const side = (role: Role): SideStory => {
    const known = story[role];
    const seen = before?.battle?.[role];
    const open = known.lines.some(({ source }) => source.kind === "card");
    const lines = open || known.card === null ? known.lines : spelledOut(known, seen?.lines ?? known.lines);
    return { ...known, lines };
  };
  return { ...story, attacker: side("attacker"), defender: side("defender"), over: true };
}

/** The public lines, then what the reveal added to them. */
function spelledOut(side: SideStory, seen: readonly LedgerLine[]): LedgerLine[] {
  const open = seen.filter(({ source }) => source.kind !== "card" && source.kind !== "di");
  return [...open, ...(side.card ? [cardLine(side.card)] : []), ...(side.di ?? []).map(diLine)];
}
