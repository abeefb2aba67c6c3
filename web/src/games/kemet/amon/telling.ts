/** What Amon does, cut into steps that are told one by one, and how the table looks after each. Pure. */

import type { AmonView, Companion, Event, PlayerView, Story, TroopView, View, Zone } from "../wire.ts";
import { components } from "../wire.ts";
import { AMON, PLAYER } from "./amon.ts";

type Did = Story["did"];

/** With these a step begins; everything else belongs to the step before it. */
const BEGINS: ReadonlySet<Did> = new Set<Did>([
  "event_drawn",
  "disaster_drawn",
  "action_drawn",
  "line",
  "target",
  "stepped",
  "halted",
  "recruited",
  "plunder_drawn",
  "plundered",
  "plunder_missed",
  "plunder_skipped",
  "recalled",
  "respawned",
  "banished",
  "fame_lost",
  "fame_safe",
]);
/** What is only announced: it and the first that comes of it are one step. */
const LEADS_TO: Partial<Record<Did, ReadonlySet<Did>>> = {
  line: new Set<Did>(["target", "recruited", "plunder_drawn", "fame_lost", "fame_safe"]),
  plunder_drawn: new Set<Did>(["plundered", "plunder_missed", "plunder_skipped"]),
  recalled: new Set<Did>(["respawned"]),
};
/** From here on it is no longer Amon who acts. */
const GOES_ON: ReadonlySet<Event["what"]> = new Set<Event["what"]>(["battle_began", "turn_began", "night_fell", "day_broke", "game_over"]);

export const storyOf = (event: Event): Story | null => (event.what === "amon" ? event.story : null);
const didOf = (event: Event): Did | null => storyOf(event)?.did ?? null;

const begins = (event: Event): boolean => {
  const did = didOf(event);
  return did !== null && BEGINS.has(did);
};

/** Whether what begins now still belongs to the step under way. */
function joins(beat: readonly Event[], did: Did): boolean {
  const begun = beat.flatMap((event) => (begins(event) ? (didOf(event) ?? []) : []));
  const last = begun.at(-1);
  return last !== undefined && (LEADS_TO[last]?.has(did) ?? false);
}

export interface Steps {
  beats: readonly (readonly Event[])[];
  rest: readonly Event[];
}

/** The steps; what came before Amon is a step of its own, and what comes after him is the rest. */
export function stepsOf(events: readonly Event[]): Steps | null {
  const first = events.findIndex(begins);
  if (first < 0) return null;
  const beats: Event[][] = first > 0 ? [events.slice(0, first)] : [];
  for (const event of events.slice(first)) {
    const did = didOf(event);
    const open = beats.at(-1);
    if (open === undefined || (begins(event) && did !== null && !(beats.length > Number(first > 0) && joins(open, did)))) beats.push([event]);
    else open.push(event);
  }
  const last = beats.pop() ?? [];
  const end = last.findIndex(({ what }) => GOES_ON.has(what));
  return { beats: [...beats, end < 0 ? last : last.slice(0, end)], rest: end < 0 ? [] : last.slice(end) };
}

/** What the player did passes like everything else, unless it was a battle, which is read to its end. */
export const waits = (beat: readonly Event[]): boolean => beat.some(begins) || beat.some(({ what }) => what === "battle_won");

/** A moment to look, and time for the words. */
const LOOK = 1_300;
const A_SENTENCE = 900;
export const readingTime = (beat: readonly Event[]): number => LOOK + A_SENTENCE * Math.max(1, beat.filter((event) => storyOf(event) !== null).length);

// ---- how it looks in between

type Change = (view: View) => View;

function withPlayer(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)) };
}

function withAmon(view: View, change: (amon: AmonView) => Partial<AmonView>): View {
  return view.amon === null ? view : { ...view, amon: { ...view.amon, ...change(view.amon) } };
}

/** The troop of a seat in a zone grows or shrinks, with the companions that come and go. */
function changeTroop(troops: readonly TroopView[], zone: Zone, units: number, joined: readonly Companion[] = [], left: readonly Companion[] = []): TroopView[] {
  const known = troops.find((troop) => troop.zone === zone) ?? { zone, units: 0, companions: [] };
  const stay = known.companions.filter((companion) => !left.includes(companion) && !joined.includes(companion));
  const next = { ...known, units: known.units + units, companions: [...stay, ...joined] };
  const others = troops.filter((troop) => troop.zone !== zone);
  return next.units > 0 ? [...others, next] : others;
}

function march(view: View, seat: number, from: Zone, to: Zone, moving?: { units: number; companions: readonly Companion[] }): View {
  return withPlayer(view, seat, ({ troops }) => {
    const { units, companions } = moving ?? troops.find((troop) => troop.zone === from) ?? { units: 0, companions: [] };
    return { troops: changeTroop(changeTroop(troops, from, -units, [], companions), to, units, companions) };
  });
}

const others = (view: View, seat: number): number[] => view.players.map((player) => player.seat).filter((one) => one !== seat);

function changeOf(event: Event): Change | null {
  switch (event.what) {
    case "amon": {
      const { story } = event;
      return (view) => {
        const now = withAmon(view, (amon) => amonAfter(amon, story));
        // The whole troop goes; only the story tells of it.
        return story.did === "stepped" ? march(now, AMON, story.from, story.to) : now;
      };
    }
    case "moved":
      return (view) => march(view, event.seat, event.from, event.to, event);
    case "retreated":
    case "escaped":
      return (view) => march(view, event.seat, event.from, event.to);
    case "units_added":
      return (view) => withPlayer(view, event.seat, ({ troops }) => ({ troops: changeTroop(troops, event.zone, event.units) }));
    case "units_removed":
    case "recalled":
      return (view) => withPlayer(view, event.seat, ({ troops }) => ({ troops: changeTroop(troops, event.zone, -event.units) }));
    case "companion_joined":
      return (view) => withPlayer(view, event.seat, ({ troops }) => ({ troops: changeTroop(troops, event.zone, 0, [event.companion]) }));
    case "companion_returned":
      return (view) => withPlayer(view, event.seat, ({ troops }) => ({ troops: troops.map((troop) => ({ ...troop, companions: troop.companions.filter((one) => one !== event.companion) })) }));
    case "control_taken":
    case "control_resumed":
      return (view) => others(view, event.seat).reduce((now, seat) => withPlayer(now, seat, ({ controlled }) => ({ controlled: controlled.filter((zone) => zone !== event.zone) })), withPlayer(view, event.seat, ({ controlled }) => ({ controlled: [...controlled.filter((zone) => zone !== event.zone), event.zone] })));
    case "control_lost":
      return (view) => withPlayer(view, event.seat, ({ controlled }) => ({ controlled: controlled.filter((zone) => zone !== event.zone) }));
    case "paid":
    case "prayer_lost":
      return (view) => withPlayer(view, event.seat, ({ prayer }) => ({ prayer: prayer - event.amount }));
    case "gained":
      return (view) => withPlayer(view, event.seat, () => ({ prayer: event.total }));
    case "night_fell":
      return (view) => ({ ...view, night: true });
    case "day_broke":
      return (view) => ({ ...view, night: false, round: event.round });
    default:
      return null;
  }
}

function amonAfter(amon: AmonView, story: Story): Partial<AmonView> {
  switch (story.did) {
    case "event_drawn": {
      const card = components.amon.events.find(({ id }) => id === story.card);
      return {
        event: story.card,
        event_lasting: card?.lasting ?? false,
        seen_events: [...amon.seen_events, story.card],
        event_deck: amon.event_deck - 1,
        events_left: amon.events_left - 1,
      };
    }
    case "event_covered":
      return { passing: { strength: 0, damage: 0, shield: 0, moves: 0 } };
    case "disaster_drawn":
      return { disasters: [...amon.disasters, story.card], event_deck: amon.event_deck - 1, disasters_left: amon.disasters_left - 1 };
    case "actions_reshuffled":
      return { action_deck: components.amon.actions.length, action_discards: [] };
    case "action_drawn":
      return { last_action: story.card, action_deck: amon.action_deck - 1, action_discards: [...amon.action_discards, story.card] };
    case "plunder_reshuffled":
      return { plunder_deck: components.amon.plunder.length, plunder_discards: [] };
    case "plunder_drawn":
      return { last_plunder: story.card, plunder_deck: amon.plunder_deck - 1, plunder_discards: [...amon.plunder_discards, story.card] };
    case "plundered":
      return {
        plundered: amon.plundered + 1,
        grids: amon.grids.map((grid) => ({ ...grid, rows: grid.rows.map((row) => row.map((place) => (place?.tile === story.tile ? { ...place, here: false } : place))) })),
      };
    case "war_table":
      return { table: { ...amon.table, [story.column]: story.value } };
    case "stepped":
      return { troops: amon.troops.map((troop) => (troop.name === story.troop ? { ...troop, zone: story.to } : troop)) };
    case "respawned":
      return { troops: amon.troops.map((troop) => (troop.name === story.troop ? { ...troop, zone: story.zone } : troop)) };
    case "objective":
      return { conditions: story.conditions };
    case "round_marker":
      return { rounds: story.rounds };
    default:
      return {};
  }
}

/** The numbers of Amon's troops are those that stand there. */
function counted(view: View): View {
  const stand = view.players[AMON]?.troops ?? [];
  return withAmon(view, ({ troops }) => ({
    troops: troops.map((troop) => ({ ...troop, units: stand.find(({ zone }) => zone === troop.zone)?.units ?? 0 })),
  }));
}

/** A troop that the player sent away: the story says nothing of it, the retreat does. */
const followed = (view: View, event: Event): View =>
  event.what === "retreated" && event.seat === AMON
    ? withAmon(view, ({ troops }) => ({ troops: troops.map((troop) => (troop.zone === event.from ? { ...troop, zone: event.to } : troop)) }))
    : view;

/** Fame that is lost to Amon is still there until it is told. */
function lost(view: View, event: Event): View {
  const story = storyOf(event);
  if (story?.did !== "fame_lost") return view;
  const field = story.kind === "battle" ? "battle_fame" : "divine_fame";
  return withPlayer(view, PLAYER, (player) => ({ [field]: player[field] - 1, fame: player.fame - 1 }));
}

export function retell(view: View, events: readonly Event[]): View {
  const after = events.reduce((now, event) => lost(followed(changeOf(event)?.(now) ?? now, event), event), view);
  return counted(after);
}

/** How it was, where Amon has not acted yet, and how it is, where what he does changes nothing. */
function beforeAmon(before: View, after: View): View {
  // A battle that he begins is not begun yet.
  const fought = before.battle !== null && before.battle.zone === after.battle?.zone;
  return {
    ...after,
    night: before.night,
    round: before.round,
    battle: fought ? after.battle : null,
    fights: before.fights,
    outcome: null,
    // Nobody is asked anything yet.
    steps: ["amons_action"],
    amon: before.amon,
    players: after.players.map((player) => {
      const { troops, controlled, prayer } = before.players[player.seat] ?? player;
      return { ...player, troops, controlled, prayer };
    }),
  };
}

export function viewsOf(before: View, after: View, beats: readonly (readonly Event[])[]): readonly View[] {
  const all = beats.flat();
  // What is lost in between is given back for as long as it is not told.
  const losses = all.flatMap((event) => { const story = storyOf(event); return story?.did === "fame_lost" ? [story.kind] : []; });
  let view = losses.reduce((now, kind) => withPlayer(now, PLAYER, (player) => {
    const field = kind === "battle" ? "battle_fame" : "divine_fame";
    return { [field]: player[field] + 1, fame: player.fame + 1 };
  }), beforeAmon(before, after));
  return beats.map((beat) => (view = retell(view, beat)));
}

// ---- what to draw of it

export interface Aim {
  troop: string;
  target: Zone;
  kind: Extract<Story, { did: "target" }>["kind"];
  /** From where it stands to where it will halt. */
  way: readonly Zone[];
}

function aimAfter(aim: Aim | null, story: Story): Aim | null {
  if (story.did === "target") return { troop: story.troop, target: story.zone, kind: story.kind, way: [] };
  if (story.did === "halted") return null;
  if (aim === null || story.did !== "stepped") return aim;
  return { ...aim, way: [...(aim.way.length > 0 ? aim.way : [story.from]), story.to] };
}

/** Whom the troop that acts now makes for, and by which way it goes. */
export function aimAt(beats: readonly (readonly Event[])[], at: number): Aim | null {
  let aim: Aim | null = null;
  for (const [index, beat] of beats.entries()) {
    for (const story of beat.flatMap((event) => storyOf(event) ?? [])) {
      if (story.did === "target" && index > at) return aim;
      if (story.did === "halted" && index >= at) return aim;
      aim = aimAfter(aim, story);
    }
  }
  return aim;
}

/** Where a step happens. */
export function spotOf(beat: readonly Event[]): Zone | null {
  for (const event of beat.toReversed()) {
    const story = storyOf(event);
    if (story === null || !BEGINS.has(story.did)) continue;
    if ("to" in story) return story.to;
    if ("zone" in story && story.zone !== null) return story.zone;
  }
  return null;
}

/** The doings in a step, each with its event. */
export const storiesIn = (beat: readonly Event[]): { event: Event; story: Story }[] =>
  beat.flatMap((event) => {
    const story = storyOf(event);
    // That a condition came or went is for the board of the objective.
    return story === null || story.did === "objective" ? [] : [{ event, story }];
  });

/** A card, and which of its lines is being done, from 1; 0 is what lasts, null before the first. */
export interface CardLine {
  card: string;
  line: number | null;
}

/** The card that is being done in a step; null where no card was turned in what is told. */
export function cardAt(beats: readonly (readonly Event[])[], at: number): CardLine | null {
  let now: CardLine | null = null;
  for (const event of beats.slice(0, at + 1).flat()) {
    const story = storyOf(event);
    if (story === null) continue;
    if (story.did === "event_drawn" || story.did === "action_drawn" || story.did === "disaster_drawn") now = { card: story.card, line: null };
    else if (story.did === "line") now = { card: story.card, line: story.line };
  }
  return now;
}
