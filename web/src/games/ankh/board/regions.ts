/** Regions as they are drawn: their borders, and where their conflict tokens lie. */

import { distance, type Point } from "$board/curves.ts";
import { components, type RegionView, type Side } from "./box.ts";
import { DIRECTIONS, cornersOf, hexOf, keyOf, neighbourOf, sideKey, softRing, type Hex } from "./hexes.ts";
import { inset, ringsAround } from "./rings.ts";

export interface RegionShape {
  readonly number: number;
  /** Its land. */
  readonly area: string;
  /** A line within its borders. */
  readonly border: string;
  /** Where its token lies. */
  readonly token: Point;
}

const RIVERS: ReadonlySet<string> = new Set(components.river.map(sideKey));

/**
 * Where the token lies: at a corner where three hexes of the region meet, so
 * that nobody stands on it; as deep inside as there is, and near the middle.
 */
export function tokenSpot(land: readonly Hex[]): Point {
  const border = ringsAround(land).flat();
  const borderKeys = new Set(border.map(keyOf));
  const corners = new Map(land.flatMap((hex) => cornersOf(hex).map((corner) => [keyOf(corner), corner] as const)));
  const inner = [...corners.values()].filter((corner) => !borderKeys.has(keyOf(corner)));
  const heart = {
    x: land.reduce((sum, { centre }) => sum + centre.x, 0) / land.length,
    y: land.reduce((sum, { centre }) => sum + centre.y, 0) / land.length,
  };
  const depth = (corner: Point): number => border.reduce((near, one) => Math.min(near, distance(one, corner)), Infinity);
  const worth = (corner: Point): number => Math.min(depth(corner), 150) - 0.3 * distance(corner, heart);
  const among = inner.length > 0 ? inner : land.map(({ centre }) => centre);
  return among.reduce((best, corner) => (worth(corner) > worth(best) ? corner : best));
}

/** How far within its borders a region is lined: the river must have room. */
const WITHIN = 17;

export function shapeOf({ number, land }: Pick<RegionView, "number" | "land">): RegionShape {
  const hexes = land.map(hexOf);
  const rings = ringsAround(hexes);
  return {
    number,
    area: rings.map((ring) => softRing(ring, 0.1)).join(""),
    border: rings.map((ring) => softRing(inset(ring, WITHIN), 0.38)).join(""),
    token: tokenSpot(hexes),
  };
}

/** The region with this land. Water may be of several. */
export const regionsAt = (regions: readonly RegionView[], hex: string): number[] =>
  regions.filter(({ land, water }) => land.includes(hex) || water.includes(hex)).map(({ number }) => number);

/** What belongs to the region of a hex, or to those around it where it is water; without the hex itself. */
export const regionAround = (regions: readonly RegionView[], hex: string): string[] =>
  regions.filter(({ land, water }) => land.includes(hex) || water.includes(hex)).flatMap(({ land }) => land.filter((other) => other !== hex));

/** The land that can be reached from a hex without crossing river, water or these camels. */
export function partAround(hex: string, camels: readonly Side[]): string[] {
  const closed = new Set(camels.map(sideKey));
  const isClosed = (one: string, other: Hex, direction: (typeof DIRECTIONS)[number]): boolean => {
    const keys = [sideKey({ hex: one, direction }), sideKey({ hex: other.id, direction: opposite(direction) })];
    return keys.some((key) => closed.has(key) || RIVERS.has(key));
  };
  const found = new Set([hex]);
  for (const here of found) {
    for (const direction of DIRECTIONS) {
      const there = neighbourOf(here, direction);
      if (there && there.terrain !== "water" && !isClosed(here, there, direction)) found.add(there.id);
    }
  }
  return [...found];
}

const opposite = (direction: (typeof DIRECTIONS)[number]): (typeof DIRECTIONS)[number] =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % 6] as (typeof DIRECTIONS)[number];
