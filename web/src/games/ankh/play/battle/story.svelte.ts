import { BattleStory, type Act } from "$play/battle-story.svelte.ts";
import type { BattleView, Card, Event, FigureKind, StrengthLine, View } from "../../wire.ts";

/** A figure that died or was saved. */
export interface Fate {
  figure: FigureKind;
  hex: string;
}

/** What is known of one side, from the first blow to the last. */
export interface SideStory {
  seat: number;
  chosen: boolean;
  cards: readonly Card[] | null;
  hasBid: boolean;
  bid: number | null;
  lines: readonly StrengthLine[];
  /** What it fought with, once that is settled. */
  strength: number | null;
  killed: readonly Fate[];
  saved: readonly Fate[];
  /** Devotion gained in this battle. */
  gained: number;
}

export interface Battle {
  region: number;
  sides: readonly SideStory[];
  twoCards: boolean;
  revealed: boolean;
  /** Locusts have come, and whom they spared; undefined while nothing is known. */
  spared: number | null | undefined;
  winner: number | null;
  tied: boolean;
  /** Who used the tiebreaker. */
  broken: number | null;
  /** What came of it, after the cards were open. */
  after: readonly Event[];
  over: boolean;
}

const AFTERMATH: ReadonlySet<Event["what"]> = new Set([
  "monument_built",
  "spared",
  "tie_broken",
  "nobody_left",
  "saved",
  "killed",
  "trapped",
  "rose",
  "found_no_grave",
  "devotion_changed",
  "followers_gained",
  "underworld_placed",
  "cards_returned",
] as const);
/** From here on the battle is history, and the board wants to be seen. */
const LIFE_GOES_ON: ReadonlySet<Event["what"]> = new Set(["turn_began", "dominated", "merged"] as const);
/** The end of a battle, as far as events tell. */
const ENDS: ReadonlySet<Event["what"]> = new Set(["dominated", "conflict_ended", "battle_began"] as const);

/** The battle on screen. */
export class Story extends BattleStory<Battle, Event, View> {
  protected override tell(events: readonly Event[], view: View): void {
    let story = this.battle;
    if (events.length === 0 && view.battle === null && story !== null && !story.over) story = null;
    for (const event of events) {
      if (story !== null && ENDS.has(event.what)) story = { ...story, over: true };
      if (event.what === "battle_began") {
        // Several battles may end and begin with one decision: each has its end.
        if (story !== null && this.battle !== null && story.region === this.battle.region && !this.battle.over) this.keep(story);
        story = begin(event.region, event.seats);
        this.unfold();
      } else if (story !== null) {
        if (story.over && LIFE_GOES_ON.has(event.what)) this.leave();
        story = withEvent(story, event);
      }
    }
    if (view.battle) story = withView(story, view.battle);
    else if (story !== null) story = { ...story, over: true };
    this.battle = story;
  }

  protected override isDecided({ winner, tied, over }: Battle): boolean {
    return winner !== null || tied || over;
  }

  protected override upTo(battle: Battle, reached: (act: Act) => boolean): Battle {
    const side = (of: SideStory): SideStory => ({
      ...of,
      lines: reached("sums") ? of.lines : of.lines.filter(({ from }) => from !== "card"),
      strength: reached("sums") ? of.strength : null,
      killed: reached("losses") ? of.killed : [],
      saved: reached("losses") ? of.saved : [],
      gained: reached("spoils") ? of.gained : 0,
    });
    return {
      ...battle,
      sides: battle.sides.map(side),
      winner: reached("verdict") ? battle.winner : null,
      tied: reached("verdict") && battle.tied,
      broken: reached("verdict") ? battle.broken : null,
      after: reached("spoils") ? battle.after : [],
      over: reached("spoils") && battle.over,
    };
  }
}

function begin(region: number, seats: readonly number[]): Battle {
  const side = (seat: number): SideStory => ({
    seat,
    chosen: false,
    cards: null,
    hasBid: false,
    bid: null,
    lines: [],
    strength: null,
    killed: [],
    saved: [],
    gained: 0,
  });
  return {
    region,
    sides: seats.map(side),
    twoCards: false,
    revealed: false,
    spared: undefined,
    winner: null,
    tied: false,
    broken: null,
    after: [],
    over: false,
  };
}

function changed(story: Battle, seat: number, change: (side: SideStory) => Partial<SideStory>): Battle {
  return { ...story, sides: story.sides.map((side) => (side.seat === seat ? { ...side, ...change(side) } : side)) };
}

function withEvent(story: Battle, event: Event): Battle {
  if (story.over) return story;
  const told = AFTERMATH.has(event.what) ? { ...story, after: [...story.after, event] } : story;
  switch (event.what) {
    case "two_cards":
      return { ...told, twoCards: true };
    case "card_chosen":
      return changed(told, event.seat, () => ({ chosen: true }));
    case "cards_revealed":
      return { ...changed(told, event.seat, () => ({ chosen: true, cards: event.cards })), revealed: true };
    case "bid_made":
      return changed(told, event.seat, () => ({ hasBid: true }));
    case "bid_revealed":
      return changed(told, event.seat, () => ({ hasBid: true, bid: event.followers }));
    case "spared":
      return { ...told, spared: event.seat };
    case "strength_summed":
      return changed(told, event.seat, () => ({ lines: event.lines, strength: event.total }));
    case "battle_won":
      return { ...told, winner: event.seat };
    case "battle_tied":
      return { ...told, tied: true };
    case "tie_broken":
      return { ...told, broken: event.seat };
    case "saved":
      return changed(told, event.seat, ({ saved }) => ({ saved: [...saved, { figure: event.figure, hex: event.hex }] }));
    case "killed":
      return changed(told, event.seat, ({ killed }) => ({ killed: [...killed, { figure: event.figure, hex: event.hex }] }));
    case "devotion_changed":
      return changed(told, event.seat, ({ gained }) => ({ gained: gained + event.to - event.from }));
    default:
      return told;
  }
}

function withView(known: Battle | null, battle: BattleView): Battle {
  const same = known !== null && !known.over && known.region === battle.region;
  const story = same ? known : begin(battle.region, battle.sides.map(({ seat }) => seat));
  return {
    ...story,
    twoCards: battle.two_cards,
    revealed: battle.revealed,
    winner: battle.winner ?? story.winner,
    sides: story.sides.map((side) => {
      const now = battle.sides.find(({ seat }) => seat === side.seat);
      if (now === undefined) return side;
      return {
        ...side,
        chosen: now.chosen,
        cards: now.cards ?? side.cards,
        hasBid: now.has_bid || side.hasBid,
        bid: now.bid ?? side.bid,
        strength: side.strength ?? (battle.winner === null ? null : now.strength),
        // Once it is settled the sum stands, whatever dies after it.
        lines: side.strength === null ? now.lines : side.lines,
      };
    }),
  };
}
