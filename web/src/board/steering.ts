/** Walking over the board with the arrow keys. */

import type { Point } from "./curves.ts";
import { SHAPES } from "./geometry.ts";
import type { ZoneId } from "./zones.ts";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string): boolean => key in ARROWS;

/** How much a step aside counts against a step ahead. */
const ASIDE = 2;

/** The nearest of `zones` in the direction of an arrow, or null where there is none. */
export function neighbour(from: ZoneId, key: string, zones: Iterable<ZoneId>): ZoneId | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const here = SHAPES[from].places.troop;
  let best: { zone: ZoneId; effort: number } | null = null;
  for (const zone of zones) {
    const { x, y } = SHAPES[zone].places.troop;
    const ahead = (x - here.x) * arrow.x + (y - here.y) * arrow.y;
    const aside = Math.abs((x - here.x) * arrow.y) + Math.abs((y - here.y) * arrow.x);
    const effort = ahead + ASIDE * aside;
    if (zone !== from && ahead > aside / 2 && (best === null || effort < best.effort)) best = { zone, effort };
  }
  return best?.zone ?? null;
}

/** Reading order: from north to south in bands, from west to east within them. */
export function inReadingOrder(zones: Iterable<ZoneId>): ZoneId[] {
  const BAND = 140;
  const rank = (zone: ZoneId): number => {
    const { x, y } = SHAPES[zone].places.troop;
    return Math.floor(y / BAND) * 10_000 + x;
  };
  return [...zones].sort((one, other) => rank(one) - rank(other));
}
