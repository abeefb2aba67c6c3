/** How a game went, told at its end: who stood where when, what turned it, and who was best at what. Pure. */

import { eventsOf } from "./log.ts";
import type { IconName } from "./icons.ts";
import type { Entry, GameEvent, GameTypes } from "./wire.ts";

/** Something to be best at. `award-<name>` are its words, `.text` says how much of it. */
export interface Award<G extends GameTypes = GameTypes> {
  readonly name: string;
  readonly icon: IconName;
  /** Who did how much of it; null where it is something else. */
  of(event: G["event"]): { seat: number; amount: number } | null;
}

/** What the end of a game tells. `game-course-title` and `game-course-at` (with `$number`) are its words. */
export interface GameCourse<G extends GameTypes = GameTypes> {
  /** Whether a stretch is over with this event, such as a round. */
  ends(event: G["event"]): boolean;
  readonly awards: readonly Award<G>[];
}

/** A moment at which everybody's standing is looked at. */
export interface Mark {
  readonly number: number;
  readonly count: number;
}

/** Everything that was not taken back. */
export function eventsStanding(log: readonly Entry[], struck: ReadonlySet<number>): GameEvent[] {
  return log.filter(({ version }) => !struck.has(version)).flatMap(eventsOf);
}

/** The start, the ends of stretches, and the end of the game. */
export function marksIn(log: readonly Entry[], struck: ReadonlySet<number>, { ends }: Pick<GameCourse, "ends">, last: number): Mark[] {
  const counts = log.filter((entry) => !struck.has(entry.version) && eventsOf(entry).some((event) => ends(event))).map(({ count }) => count);
  return [0, ...counts.filter((count) => count > 0 && count < last), last].map((count, at) => ({ number: at, count }));
}

/** Everybody's standing at a mark. */
export interface Standing extends Mark {
  readonly totals: readonly number[];
}

export interface TurningPoint {
  readonly kind: "lead" | "leap";
  readonly seat: number;
  readonly by: number;
  readonly at: Standing;
}

const leaderOf = (totals: readonly number[]): number | null => {
  const best = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === best ? seat : []));
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
};

/** How many changes of the lead are told. */
const LEADS = 3;

/** Who took the lead when, and the greatest leap of all. */
export function turningPoints(standings: readonly Standing[]): TurningPoint[] {
  const leads: TurningPoint[] = [];
  let [ahead, leap]: [number | null, TurningPoint | null] = [null, null];
  standings.forEach((at, index) => {
    const before = standings[index - 1];
    if (before === undefined) return;
    at.totals.forEach((total, seat) => {
      const by = total - (before.totals[seat] ?? 0);
      if (by > Math.max(1, leap?.by ?? 0)) leap = { kind: "leap", seat, by, at };
    });
    const now = leaderOf(at.totals);
    if (now === null || now === ahead) return;
    leads.push({ kind: "lead", seat: now, by: at.totals[now] ?? 0, at });
    ahead = now;
  });
  return [...leads.slice(-LEADS), ...(leap === null ? [] : [leap])].sort((one, other) => one.at.count - other.at.count);
}

export interface Awarded {
  readonly name: string;
  readonly icon: IconName;
  readonly seat: number;
  readonly amount: number;
}

/** Who did most of each thing; nobody where two did as much. */
export function awardsOf(awards: readonly Award[], events: readonly GameEvent[], seats: number): Awarded[] {
  return awards.flatMap((award) => {
    const sums = Array.from({ length: seats }, () => 0);
    for (const event of events) {
      const done = award.of(event as never);
      if (done !== null && done.seat < seats) sums[done.seat] = (sums[done.seat] ?? 0) + done.amount;
    }
    const best = leaderOf(sums);
    const amount = best === null ? 0 : (sums[best] ?? 0);
    return best === null || amount === 0 ? [] : [{ name: award.name, icon: award.icon, seat: best, amount }];
  });
}
