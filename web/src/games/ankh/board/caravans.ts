/** Camels stand in lines; each looks along its own. */

import { at, middle, type Point } from "$board/curves.ts";
import type { Side } from "./box.ts";
import { keyOf, sideEnds, sideKey } from "./hexes.ts";

export interface Camel {
  readonly key: string;
  readonly at: Point;
  /** 1 looks to the right, -1 to the left. */
  readonly look: 1 | -1;
  readonly line: string;
  /** Its number in its line. */
  readonly rank: number;
}

/** Sides one after the other, as far as they share corners. */
function lined(sides: readonly Side[]): Side[][] {
  const left = new Set(sides);
  const touching = (side: Side): Side[] => {
    const keys = sideEnds(side).map(keyOf);
    return [...left].filter((other) => other !== side && sideEnds(other).some((end) => keys.includes(keyOf(end))));
  };
  const lines: Side[][] = [];
  while (left.size > 0) {
    // From an end, if there is one; lines that meet are walked one after the other.
    let next: Side | undefined = [...left].find((side) => touching(side).length < 2) ?? [...left][0];
    const line: Side[] = [];
    while (next) {
      const here: Side = next;
      line.push(here);
      next = touching(here)[0];
      left.delete(here);
    }
    lines.push(line);
  }
  return lines;
}

/** The camels on these sides, in lines that go from west to east. */
export function camelsOn(sides: readonly Side[]): Camel[] {
  return lined(sides).flatMap((line) => {
    const spots = line.map((side) => middle(...sideEnds(side)));
    const eastward = (spots.at(-1)?.x ?? 0) >= (spots[0]?.x ?? 0);
    const ordered = eastward ? line : [...line].reverse();
    const places = eastward ? spots : [...spots].reverse();
    return ordered.map((side, rank) => {
      const [before, after] = [places[rank - 1] ?? places[rank], places[rank + 1] ?? places[rank]] as [Point, Point];
      const [a, b] = sideEnds(side);
      return {
        key: sideKey(side),
        at: middle(a, b),
        look: after.x - before.x >= -1 ? (1 as const) : (-1 as const),
        line: `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`,
        rank,
      };
    });
  });
}

/** A little within both ends: lines that touch stay apart. */
export function bar([a, b]: readonly [Point, Point], share = 0.12): string {
  const mix = (from: Point, to: Point): Point => at(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
  const [p, q] = [mix(a, b), mix(b, a)];
  return `M${p.x.toFixed(1)} ${p.y.toFixed(1)}L${q.x.toFixed(1)} ${q.y.toFixed(1)}`;
}
