/** The land as it is drawn: shores, fields and dunes, and how they go on beyond the map. */

import { dice } from "$board/dice.ts";
import { add, at, distance, middle, type Point } from "$board/curves.ts";
import { components, type Side, type Terrain } from "./box.ts";
import { FRAME, HEIGHT, HEXES, RADIUS, beside, cellKey, centreOf, cornerOf, DIRECTIONS, endsOf, hexAt, keyOf, sideKey, softLine, softRing, type Cell } from "./hexes.ts";
import { ringsAround } from "./rings.ts";
import { chainsOf } from "./rivers.ts";

/** So many hexes of land are drawn around the map, so that no window shows an end of the world. */
const AROUND = 13;

interface Ground extends Cell {
  readonly terrain: Terrain;
  readonly onMap: boolean;
}

/** Beyond the map the land goes on as it is at its rim; in the far north is the sea. */
function groundAt(cell: Cell): Ground {
  const hex = hexAt(cell);
  if (hex) return { ...cell, terrain: hex.terrain, onMap: true };
  const here = centreOf(cell);
  if (here.y < FRAME.y - 0.9 * HEIGHT) return { ...cell, terrain: "water", onMap: false };
  const nearest = HEXES.reduce((best, one) => (distance(one.centre, here) < distance(best.centre, here) - 1 ? one : best));
  return { ...cell, terrain: nearest.terrain, onMap: false };
}

export const GROUND: readonly Ground[] = (() => {
  const columns = Math.max(...HEXES.map(({ column }) => column));
  const rows = Math.max(...HEXES.map(({ row }) => row));
  const found: Ground[] = [];
  for (let column = -AROUND; column <= columns + AROUND; column += 1) {
    for (let row = -AROUND; row <= rows + AROUND; row += 1) found.push(groundAt({ column, row }));
  }
  return found;
})();

/** Corners of hexes, each moved a little: nature knows no compasses. */
function wobbled(ring: readonly Point[], by: number): Point[] {
  return ring.map((corner) => {
    const [x, y] = [Math.round(corner.x), Math.round(corner.y)];
    const roll = dice((x * 73_856_093) ^ (y * 19_349_663));
    return add(corner, (roll() - 0.5) * 2 * by, (roll() - 0.5) * 2 * by);
  });
}

const soft = (cells: readonly Cell[], wobble: number): string =>
  ringsAround(cells)
    .map((ring) => softRing(wobbled(ring, wobble)))
    .join("");

const ofKind = (terrain: Terrain): Ground[] => GROUND.filter((cell) => cell.terrain === terrain);

const terrains = new Map(GROUND.map((cell) => [cellKey(cell), cell.terrain]));
const isShoreOf = (terrain: Terrain, cell: Cell): boolean => DIRECTIONS.some((way) => terrains.get(cellKey(beside(cell, way))) === terrain);

/** All sea and lakes, as one shape. */
export const WATER = soft(ofKind("water"), 9);
/** All green land; water lies over it, so it reaches under the shores. */
export const GREEN = soft(
  GROUND.filter((cell) => cell.terrain === "fertile" || (cell.terrain === "water" && isShoreOf("fertile", cell))),
  11,
);

/** The rim of the map. */
export const RIM = ringsAround(HEXES).map((ring) => softRing(ring, 0.12)).join("");

const RIVER: ReadonlySet<string> = new Set(components.river.map(sideKey));

/** Sides between two hexes of the map where no river runs, each once: the grid. */
const sides = HEXES.flatMap((hex) =>
  (["n", "ne", "se"] as const).flatMap((way) => {
    const other = hexAt(beside(hex, way));
    if (!other || RIVER.has(sideKey({ hex: hex.id, direction: way }))) return [];
    const [a, b] = endsOf(hex, way);
    return [{ d: `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`, wet: hex.terrain === "water" || other.terrain === "water" }];
  }),
);
const joined = (wet: boolean): string => sides.filter((side) => side.wet === wet).map(({ d }) => d).join("");

export const GRID = { dry: joined(false), wet: joined(true) };

// ---- the Nile

/** Beside the lake in the middle the river goes on, which is no side of the rules. */
const PAST_THE_LAKE: Side = { hex: "e7", direction: "se" };

/**
 * The branches of the Nile as lines of corners, each from its spring to its
 * mouth: up from the south to where it parts, and from there to the sea.
 */
export const NILE: readonly (readonly Point[])[] = (() => {
  const chains = chainsOf([...components.river, PAST_THE_LAKE]);
  const ends = new Map<string, number>();
  for (const chain of chains) for (const end of [chain[0], chain.at(-1)]) if (end) ends.set(keyOf(end), (ends.get(keyOf(end)) ?? 0) + 1);
  const fork = [...ends].find(([, count]) => count === 3)?.[0] ?? "";
  const isFork = (point: Point | undefined): boolean => point !== undefined && keyOf(point) === fork;
  return chains.map((chain) => {
    const outward = isFork(chain[0]) ? chain : [...chain].reverse();
    const mouth = outward.at(-1) as Point;
    const beyond = extended(mouth);
    return [...outward, ...beyond];
  });
})();

/** Where a branch goes that leaves the map: up to the sea, or down to its springs. */
function extended(from: Point): Point[] {
  const sea = HEXES.filter(({ terrain }) => terrain === "water").find(({ centre }) => distance(centre, from) < RADIUS + 1);
  if (sea) return [middle(from, sea.centre)];
  const south = from.y > FRAME.y + FRAME.height / 2;
  const [dx, dy] = south ? [26, 130] : [-42, -120];
  return Array.from({ length: south ? 12 : 3 }, (_, i) => add(from, dx * (i + 1) * 0.6 + (i % 2 ? 34 : -20), dy * (i + 1)));
}

export const NILE_LINES: readonly string[] = NILE.map((line) => softLine(line));

/** Where the river parts: a little lake hides the seam. */
export const FORK: Point = NILE[0]?.[0] ?? at(0, 0);

const riverPoints = NILE.flatMap((line) => line.flatMap((point, i) => (line[i + 1] ? [point, middle(point, line[i + 1] as Point)] : [point])));
const fromRiver = (place: Point): number => riverPoints.reduce((near, point) => Math.min(near, distance(point, place)), Infinity);

// ---- what grows and lies about

/** A drawing in many places as one path: the page has enough to carry. Its commands are absolute and take pairs. */
export function stamped(drawing: string, specks: readonly Speck[]): string {
  const moved = ({ at: { x, y }, size, lean }: Speck): string =>
    drawing.replaceAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, dx: string, dy: string) => `${(x + Number(dx) * size * lean).toFixed(1)} ${(y + Number(dy) * size).toFixed(1)}`);
  return specks.map(moved).join("");
}

export interface Speck {
  readonly at: Point;
  readonly size: number;
  /** -1 or 1: which way it leans. */
  readonly lean: number;
}

const speck = (place: Point, roll: () => number): Speck => ({ at: place, size: 0.75 + roll() * 0.5, lean: roll() < 0.5 ? -1 : 1 });

const near = (cell: Ground): boolean => {
  const { x, y } = centreOf(cell);
  return x > FRAME.x - 900 && x < FRAME.x + FRAME.width + 900 && y > FRAME.y - 500 && y < FRAME.y + FRAME.height + 500;
};

/** Places in a hex, at most `count`, that lie apart from each other and from the middle, where pieces stand. */
function strewn(cell: Ground, count: number, apart: number, roll: () => number, inner = 0.3, outer = 0.82): Point[] {
  const centre = centreOf(cell);
  const found: Point[] = [];
  for (let tries = 0; tries < 24 && found.length < count; tries += 1) {
    const [turn, far] = [roll() * 2 * Math.PI, (inner + roll() * (outer - inner)) * (HEIGHT / 2)];
    const place = add(centre, Math.cos(turn) * far, Math.sin(turn) * far);
    if (found.every((other) => distance(other, place) > apart)) found.push(place);
  }
  return found;
}

const scenery = GROUND.filter(near);
const seedOf = ({ column, row }: Cell, salt: number): number => column * 977 + row * 131 + salt;

export const DUNES: readonly Speck[] = scenery
  .filter(({ terrain }) => terrain === "desert")
  .flatMap((cell) => {
    const roll = dice(seedOf(cell, 5));
    return strewn(cell, cell.onMap ? 3 : 2, 54, roll).map((place) => speck(place, roll));
  });

export const WAVES: readonly Speck[] = scenery
  .filter(({ terrain }) => terrain === "water")
  .flatMap((cell) => {
    const roll = dice(seedOf(cell, 11));
    return strewn(cell, 4, 44, roll, 0, 0.8).map((place) => speck(place, roll));
  });

/** Tilled plots beside the river and in the Delta, of three kinds, and the furrows in them. */
export const FIELDS: { readonly plots: readonly [string, string, string]; readonly furrows: string } = (() => {
  const plots: [string, string, string] = ["", "", ""];
  let furrows = "";
  for (const cell of scenery.filter(({ terrain }) => terrain === "fertile")) {
    const roll = dice(seedOf(cell, 17));
    const turn = ((roll() - 0.5) * 40 * Math.PI) / 180;
    for (const place of strewn(cell, 3, 50, roll, 0.35, 0.68).filter((spot) => fromRiver(spot) > 40)) {
      const [width, height, kind] = [30 + roll() * 16, 18 + roll() * 12, Math.floor(roll() * 3)];
      const spot = (x: number, y: number): string =>
        `${(place.x + x * width * Math.cos(turn) - y * height * Math.sin(turn)).toFixed(1)} ${(place.y + x * width * Math.sin(turn) + y * height * Math.cos(turn)).toFixed(1)}`;
      plots[kind as 0 | 1 | 2] += `M${spot(-0.5, -0.5)}L${spot(0.5, -0.5)}L${spot(0.5, 0.5)}L${spot(-0.5, 0.5)}Z`;
      for (const share of [-0.3, -0.1, 0.1, 0.3]) furrows += `M${spot(-0.42, share)}L${spot(0.42, share)}`;
    }
  }
  return { plots, furrows };
})();

export const PALMS: readonly Speck[] = scenery
  .filter(({ terrain }) => terrain === "fertile")
  .flatMap((cell) => {
    const roll = dice(seedOf(cell, 23));
    if (roll() < 0.3) return [];
    const corner = cornerOf(cell, Math.floor(roll() * 6));
    const place = add(middle(corner, centreOf(cell)), (corner.x - centreOf(cell).x) * 0.28, (corner.y - centreOf(cell).y) * 0.22);
    return fromRiver(place) > 30 ? [speck(place, roll)] : [];
  })
  .sort((one, other) => one.at.y - other.at.y);

/** Reeds along the river and the shores. */
export const REEDS: readonly Speck[] = (() => {
  const roll = dice(41);
  return NILE.flatMap((line) =>
    line.flatMap((point, i) => {
      const next = line[i + 1];
      if (!next || roll() < 0.25) return [];
      const heart = middle(point, next);
      const length = distance(point, next) || 1;
      const side = roll() < 0.5 ? 1 : -1;
      const off = add(heart, (-(next.y - point.y) / length) * side * 22, ((next.x - point.x) / length) * side * 22);
      return [speck(off, roll)];
    }),
  );
})();

/** Stars of the night, around the map. */
export const STARS: readonly Speck[] = (() => {
  const roll = dice(7);
  return Array.from({ length: 160 }, () =>
    speck(at(FRAME.x + (roll() * 3.4 - 1.2) * FRAME.width, FRAME.y + (roll() * 2 - 0.5) * FRAME.height), roll),
  ).filter(({ at: place }) => HEXES.every(({ centre }) => distance(centre, place) > 110));
})();
