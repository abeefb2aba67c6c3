/**
 * What can be pointed at: hexes always; sides, tokens and directions while
 * something is to be chosen there. Names: `e5`, `e5-ne`, `region:3`, `face:n-ne`.
 */

import { at, type Point } from "$board/curves.ts";
import type { Reference } from "$lib/reference.ts";
import type { Direction, Facing, Side } from "./box.ts";
import { FACINGS, HEX_IDS, facingCorner, glowOf as hexGlow, hexOf, isHex, outlineOf as hexOutline, sideField, sideMiddle } from "./hexes.ts";

/** Where the things are that are not printed on the map. */
export interface Spots {
  /** Tokens by number. */
  readonly tokens: ReadonlyMap<number, Point>;
  /** Where a Scorpion is being aimed. */
  readonly aiming: string | null;
}

export const sidePlace = (hex: string, direction: string): string => `${hex}-${direction}`;
export const tokenPlace = (number: number | string): string => `region:${number}`;
export const facePlace = (facing: string): string => `face:${facing}`;

export function sideOf(place: string): Side | null {
  const [hex = "", direction] = place.split("-");
  return isHex(hex) && direction !== undefined ? { hex, direction: direction as Direction } : null;
}

export const tokenOf = (place: string): number | null => (place.startsWith("region:") ? Number(place.slice(7)) : null);

export function facingOf(place: string): Facing | null {
  const facing = place.startsWith("face:") ? place.slice(5) : "";
  return facing in FACINGS ? (facing as Facing) : null;
}

/** Hexes first: what lies over them comes later. */
export function placesWith(offered: Iterable<string>): string[] {
  return [...HEX_IDS, ...new Set([...offered].filter((place) => !isHex(place)))];
}

const circle = ({ x, y }: Point, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export function whereIs(place: string, spots: Spots): Point {
  if (isHex(place)) return hexOf(place).centre;
  const side = sideOf(place);
  if (side) return sideMiddle(side);
  const [token, facing] = [tokenOf(place), facingOf(place)];
  if (token !== null) return spots.tokens.get(token) ?? at(0, 0);
  return facing && spots.aiming ? facingCorner(spots.aiming, facing) : at(0, 0);
}

export function outlineOf(place: string, spots: Spots): string {
  if (isHex(place)) return hexOutline(place);
  const side = sideOf(place);
  if (side) return sideField(side);
  return circle(whereIs(place, spots), tokenOf(place) !== null ? 46 : 34);
}

export const glowOf = (place: string, spots: Spots): string => (isHex(place) ? hexGlow(place) : outlineOf(place, spots));

export function referenceOf(place: string, spots: Spots): Reference {
  if (isHex(place)) return { kind: "hex", id: place };
  if (sideOf(place)) return { kind: "side", id: place };
  const token = tokenOf(place);
  return token !== null ? { kind: "region", id: String(token) } : { kind: "hex", id: spots.aiming ?? "a2" };
}
