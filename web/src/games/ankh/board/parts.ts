/** A region that is being divided: its two parts, and which number would lie where. */

import type { Point } from "$board/curves.ts";
import type { RegionView } from "./box.ts";
import type { PlaceChoice } from "$board/choices.ts";
import { hexOf, softRing } from "./hexes.ts";
import { tokenSpot } from "./regions.ts";
import { inset, ringsAround } from "./rings.ts";

export interface Part {
  readonly label: string;
  readonly hexes: readonly string[];
  readonly d: string;
  readonly spot: Point;
}

/** The parts that are offered, each with all its hexes. */
export function partsIn(offered: ReadonlyMap<string, readonly PlaceChoice[]>): Part[] {
  const found = new Map<string, string[]>();
  for (const [place, choices] of offered) {
    for (const { verb, label } of choices) if (verb === "token") found.set(label, [...(found.get(label) ?? []), place]);
  }
  return [...found].map(([label, hexes]) => {
    const land = hexes.map(hexOf);
    const d = ringsAround(land).map((ring) => softRing(inset(ring, 10), 0.3));
    return { label, hexes, d: d.join(""), spot: tokenSpot(land) };
  });
}

/** The tokens as they would lie if the part with `pointed` kept the old number; the lowest of the supply goes to the other. */
export function laidIn(parts: readonly Part[], pointed: string | null, regions: readonly Pick<RegionView, "number" | "land">[]): { number: number; at: Point }[] {
  const kept = parts.find(({ hexes }) => pointed !== null && hexes.includes(pointed));
  const old = regions.find(({ land }) => land.some((hex) => hex === kept?.hexes[0]))?.number;
  const next = [1, 2, 3, 4, 5, 6, 7, 8].find((number) => regions.every((region) => region.number !== number));
  if (kept === undefined || old === undefined || next === undefined) return [];
  return parts.map((part) => ({ number: part === kept ? old : next, at: part.spot }));
}
