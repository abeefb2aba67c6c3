import type { Mark, Standing, Swing } from "./wire.ts";

/** The room of the plot, in its own units. */
export interface Box {
  width: number;
  height: number;
}

export function x(count: number, of: number, { width }: Box): number {
  return of === 0 ? 0 : (count / of) * width;
}

export function y(chance: number, { height }: Box): number {
  return (1 - chance) * height;
}

const fine = (length: number) => Math.round(length * 10) / 10;

/** The line of one seat. */
export function lineOf(standings: readonly Standing[], seat: number, of: number, box: Box): string {
  return standings
    .map(({ count, chances }, index) => `${index === 0 ? "M" : "L"}${fine(x(count, of, box))} ${fine(y(chances[seat] ?? 0, box))}`)
    .join("");
}

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

/** Labels for lines that end close together, pushed apart so that each can be read. */
export function spread(heights: readonly number[], least: number, most: number): number[] {
  const order = heights.map((_, seat) => seat).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const placed = [...heights];
  let above = -Infinity;
  for (const seat of order) {
    above = Math.max(placed[seat] ?? 0, above + least);
    placed[seat] = above;
  }
  const over = Math.max(0, above - most);
  return over === 0 ? placed : pushedUp(placed, order, least, most);
}

function pushedUp(placed: number[], order: readonly number[], least: number, most: number): number[] {
  let below = most + least;
  for (const seat of [...order].reverse()) {
    below = Math.min(placed[seat] ?? 0, below - least);
    placed[seat] = below;
  }
  return placed;
}
