/** Outlines of several hexes together. */

import { add, at, type Point } from "$board/curves.ts";
import { DIRECTIONS, beside, cellKey, endsOf, keyOf, type Cell } from "./hexes.ts";

/** The borders of a set of hexes: closed chains of corners, clockwise around it, its holes the other way. */
export function ringsAround(cells: Iterable<Cell>): Point[][] {
  const all = [...cells];
  const inside = new Set(all.map(cellKey));
  const next = new Map<string, { from: Point; to: Point }>();
  for (const cell of all) {
    for (const direction of DIRECTIONS) {
      if (inside.has(cellKey(beside(cell, direction)))) continue;
      const [from, to] = endsOf(cell, direction);
      next.set(keyOf(from), { from, to });
    }
  }
  const rings: Point[][] = [];
  for (let [start] = next; start; [start] = next) {
    const ring: Point[] = [];
    for (let key: string | undefined = start[0]; key !== undefined; ) {
      const edge = next.get(key);
      next.delete(key);
      if (edge) ring.push(edge.from);
      key = edge ? keyOf(edge.to) : undefined;
    }
    rings.push(ring);
  }
  return rings;
}

/** A ring moved inwards by `by`: corners of hexes turn by a sixth, so they go two thirds along both normals. */
export function inset(ring: readonly Point[], by: number): Point[] {
  const count = ring.length;
  const corner = (i: number): Point => ring[(i + count) % count] as Point;
  const normal = (from: Point, to: Point): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return at(-(to.y - from.y) / length, (to.x - from.x) / length);
  };
  return ring.map((here, i) => {
    const [one, other] = [normal(corner(i - 1), here), normal(here, corner(i + 1))];
    return add(here, ((one.x + other.x) * by * 2) / 3, ((one.y + other.y) * by * 2) / 3);
  });
}
