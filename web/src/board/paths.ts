/** Ways over the board, and how fast an eye likes to follow them. */

import { at, distance, type Point } from "./curves.ts";

const SHORTEST = 150;
const LONGEST = 400;

/** Longer ways take longer, within what an eye likes to follow. */
export function walkTime(path: readonly Point[]): number {
  const length = path.slice(1).reduce((sum, p, i) => sum + distance(p, path[i] as Point), 0);
  return Math.min(LONGEST, Math.max(SHORTEST, 120 + length * 0.7));
}

/** The point at a share of the length of a path. */
export function pointOn(path: readonly Point[], share: number): Point {
  const lengths = path.slice(1).map((p, i) => distance(p, path[i] as Point));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const [a, b] = [path[i] as Point, path[i + 1] as Point];
      return at(a.x + (left / length) * (b.x - a.x), a.y + (left / length) * (b.y - a.y));
    }
    left -= length;
  }
  return path.at(-1) as Point;
}

/** Slow at both ends. */
export const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
