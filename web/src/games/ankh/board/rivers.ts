/** The Nile: sides of hexes joined to a few long lines. */

import type { Point } from "$board/curves.ts";
import type { Side } from "./box.ts";
import { keyOf, sideEnds } from "./hexes.ts";

/** Sides as chains of corners. A chain ends where three sides meet, or where there is no other. */
export function chainsOf(sides: readonly Side[]): Point[][] {
  const left = new Map(sides.map((side) => [side, sideEnds(side)] as const));
  const degree = new Map<string, number>();
  for (const ends of left.values()) for (const end of ends) degree.set(keyOf(end), (degree.get(keyOf(end)) ?? 0) + 1);

  const grow = (chain: Point[]): void => {
    for (;;) {
      const tip = chain.at(-1) as Point;
      if (degree.get(keyOf(tip)) !== 2) return;
      const found = [...left].find(([, [a, b]]) => keyOf(a) === keyOf(tip) || keyOf(b) === keyOf(tip));
      if (!found) return;
      const [side, [a, b]] = found;
      left.delete(side);
      chain.push(keyOf(a) === keyOf(tip) ? b : a);
    }
  };

  const chains: Point[][] = [];
  for (let [first] = left; first; [first] = left) {
    const [side, [a, b]] = first;
    left.delete(side);
    const chain = [a, b];
    grow(chain);
    chain.reverse();
    grow(chain);
    chains.push(chain);
  }
  return chains;
}
