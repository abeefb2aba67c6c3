/** Walking over the board with the arrow keys. */

import type { Point } from "./curves.ts";

/** Where a place is. */
export type Where = (place: string) => Point;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string): boolean => key in ARROWS;

/** How much a step aside counts against a step ahead. */
const ASIDE = 2;

/** The nearest of `places` in the direction of an arrow, or null where there is none. */
export function neighbour(from: string, key: string, places: Iterable<string>, where: Where): string | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const here = where(from);
  let best: { place: string; effort: number } | null = null;
  for (const place of places) {
    const { x, y } = where(place);
    const ahead = (x - here.x) * arrow.x + (y - here.y) * arrow.y;
    const aside = Math.abs((x - here.x) * arrow.y) + Math.abs((y - here.y) * arrow.x);
    const effort = ahead + ASIDE * aside;
    if (place !== from && ahead > aside / 2 && (best === null || effort < best.effort)) best = { place, effort };
  }
  return best?.place ?? null;
}

/** Reading order: from north to south in bands, from west to east within them. */
export function inReadingOrder(places: Iterable<string>, where: Where): string[] {
  const BAND = 140;
  const rank = (place: string): number => {
    const { x, y } = where(place);
    return Math.floor(y / BAND) * 10_000 + x;
  };
  return [...places].sort((one, other) => rank(one) - rank(other));
}
