import type { Judged, Mark, Standing, Swing } from "./wire.ts";

/** The place of the standing nearest to a number of actions. */
export function nearest(standings: readonly Standing[], count: number): number {
  let best = 0;
  standings.forEach((standing, index) => {
    const known = standings[best];
    if (known && Math.abs(standing.count - count) < Math.abs(known.count - count)) best = index;
  });
  return best;
}

/** Whose chance changed most, with the more of it where two changed alike. */
export function mover({ before, after }: Swing): number {
  const changes = after.map((chance, seat) => Math.abs(chance - (before[seat] ?? 0)));
  return changes.reduce((best, change, seat) => (change > (changes[best] ?? 0) + 1e-6 ? seat : best), 0);
}

/** Nights as stretches of the game, each up to the day that follows. */
export function nights(marks: readonly Mark[], of: number): { from: number; to: number }[] {
  return marks
    .filter(({ kind }) => kind === "night")
    .map(({ count }) => ({ from: count, to: marks.find((mark) => mark.kind === "day" && mark.count > count)?.count ?? of }));
}

/** The standings at the beginning of each turn, the first and the last among them: few enough to be read as numbers. */
export function byTurns(standings: readonly Standing[], marks: readonly Mark[]): Standing[] {
  const turns = marks.filter(({ kind }) => kind === "turn").map(({ count }) => count);
  const places = new Set([0, ...turns.map((count) => nearest(standings, count)), standings.length - 1]);
  return [...places].sort((one, other) => one - other).flatMap((place) => standings[place] ?? []);
}

/** A decision that cost less than this is as good as the best. */
const COSTLY = 0.02;

/** The decisions that cost something, the dearest first. */
export function costly(decisions: readonly Judged[]): Judged[] {
  return decisions.filter(({ lost }) => lost >= COSTLY).sort((one, other) => other.lost - one.lost);
}
