/** Flat-topped hexes: where they lie, their corners and their sides. Odd columns sit half a hex lower. */

import { components, type Direction, type Facing, type Side, type Terrain } from "./box.ts";
import { at, middle, type Box, type Point } from "$board/curves.ts";

/** From the middle of a hex to its corners. */
export const RADIUS = 80;
/** From one flat side to the other. */
export const HEIGHT = RADIUS * Math.sqrt(3);

/** Any hex of the plane, whether on the map or not. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export const DIRECTIONS: readonly Direction[] = ["n", "ne", "se", "s", "sw", "nw"];

/** The hexes a Scorpion points at. */
export const FACINGS: Readonly<Record<Facing, readonly [Direction, Direction]>> = {
  "n-ne": ["n", "ne"],
  "ne-se": ["ne", "se"],
  "se-s": ["se", "s"],
  "s-sw": ["s", "sw"],
  "sw-nw": ["sw", "nw"],
  "nw-n": ["nw", "n"],
};

/** Rows to go for the next column, from an even and from an odd one. */
const STEPS: Readonly<Record<Direction, readonly [column: number, even: number, odd: number]>> = {
  n: [0, -1, -1],
  ne: [1, -1, 0],
  se: [1, 0, 1],
  s: [0, 1, 1],
  sw: [-1, 0, 1],
  nw: [-1, -1, 0],
};

const isOdd = (column: number): boolean => column % 2 !== 0;

export function beside({ column, row }: Cell, direction: Direction): Cell {
  const [across, even, odd] = STEPS[direction];
  return { column: column + across, row: row + (isOdd(column) ? odd : even) };
}

export const centreOf = ({ column, row }: Cell): Point =>
  at(RADIUS + 1.5 * RADIUS * column, HEIGHT * (row + (isOdd(column) ? 1 : 0.5)));

/** The corner to the right is the first; on they go clockwise. */
export function cornerOf(cell: Cell, index: number): Point {
  const { x, y } = centreOf(cell);
  const turn = (Math.PI / 3) * index;
  return at(x + RADIUS * Math.cos(turn), y + RADIUS * Math.sin(turn));
}

export const cornersOf = (cell: Cell): Point[] => [0, 1, 2, 3, 4, 5].map((index) => cornerOf(cell, index));

/** The ends of a side, clockwise around its hex. */
export function endsOf(cell: Cell, direction: Direction): readonly [Point, Point] {
  const first = (DIRECTIONS.indexOf(direction) + 4) % 6;
  return [cornerOf(cell, first), cornerOf(cell, (first + 1) % 6)];
}

/** A place as a word: the same for all hexes that share it. */
export const keyOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

export const cellKey = ({ column, row }: Cell): string => `${column},${row}`;

// ---- the map

export interface Hex extends Cell {
  readonly id: string;
  readonly terrain: Terrain;
  readonly centre: Point;
}

export const HEXES: readonly Hex[] = components.hexes.map((hex) => ({ ...hex, centre: centreOf(hex) }));
export const HEX_IDS: readonly string[] = HEXES.map(({ id }) => id);

const byId = new Map(HEXES.map((hex) => [hex.id, hex]));
const byCell = new Map(HEXES.map((hex) => [cellKey(hex), hex]));

export const isHex = (id: string): boolean => byId.has(id);

export function hexOf(id: string): Hex {
  const hex = byId.get(id);
  if (!hex) throw new Error(`${id} is not on the map`);
  return hex;
}

export const hexAt = (cell: Cell): Hex | null => byCell.get(cellKey(cell)) ?? null;

export const neighbourOf = (id: string, direction: Direction): Hex | null => hexAt(beside(hexOf(id), direction));

export const neighboursOf = (id: string): Hex[] => DIRECTIONS.flatMap((direction) => neighbourOf(id, direction) ?? []);

/** The hexes a Scorpion in `id` points at, as far as they are on the map. */
export const targetsOf = (id: string, facing: Facing): Hex[] =>
  FACINGS[facing].flatMap((direction) => neighbourOf(id, direction) ?? []);

/** Where between its two directions a Scorpion looks: the corner of its hex. */
export const facingCorner = (id: string, facing: Facing): Point =>
  cornerOf(hexOf(id), (DIRECTIONS.indexOf(FACINGS[facing][0]) + 5) % 6);

/** How far a hex is turned that points there, in degrees clockwise from north-east by north. */
export const facingTurn = (facing: Facing): number => 60 * Object.keys(FACINGS).indexOf(facing) + 30;

const number = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ({ x, y }: Point): string => `${number(x)} ${number(y)}`;

export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join("L")}Z`;

export const outlineOf = (id: string): string => polygon(cornersOf(hexOf(id)));

/** A hex a little smaller than it is, with soft corners: what lights up of it. */
export function glowOf(id: string, margin = 7): string {
  const { centre } = hexOf(id);
  const share = 1 - margin / (HEIGHT / 2);
  const corners = cornersOf(hexOf(id)).map(({ x, y }) => at(centre.x + (x - centre.x) * share, centre.y + (y - centre.y) * share));
  return softRing(corners, 0.16);
}

/** A closed line through points whose corners are rounded by `soft` of their sides, at most a half. */
export function softRing(corners: readonly Point[], soft = 0.5): string {
  const count = corners.length;
  const corner = (i: number): Point => corners[(i + count) % count] as Point;
  const toward = (from: Point, to: Point): Point => at(from.x + (to.x - from.x) * soft, from.y + (to.y - from.y) * soft);
  const pieces = corners.map((here, i) => {
    const [before, after] = [toward(here, corner(i - 1)), toward(here, corner(i + 1))];
    return `${i === 0 ? "M" : "L"}${pair(before)}Q${pair(here)} ${pair(after)}`;
  });
  return `${pieces.join("")}Z`;
}

/** An open line whose inner corners are rounded all the way to the middles of its sides. */
export function softLine(corners: readonly Point[]): string {
  const [first, ...rest] = corners;
  const last = corners.at(-1);
  if (!first || !last) return "";
  const bends = rest.slice(0, -1).map((here, i) => `Q${pair(here)} ${pair(middle(here, rest[i + 1] as Point))}`);
  const start = rest[0] ? `L${pair(middle(first, rest[0]))}` : "";
  return `M${pair(first)}${start}${bends.join("")}L${pair(last)}`;
}

// ---- sides

export const sideKey = ({ hex, direction }: Side): string => `${hex} ${direction}`;

export const sideEnds = ({ hex, direction }: Side): readonly [Point, Point] => endsOf(hexOf(hex), direction);

export const sideMiddle = (side: Side): Point => middle(...sideEnds(side));

/** The two hexes of a side. */
export const sideHexes = ({ hex, direction }: Side): Hex[] => [hexOf(hex), neighbourOf(hex, direction) ?? []].flat();

/** The field of a side: a kite between the middles of its hexes. Such kites touch and never overlap. */
export function sideField(side: Side, share = 0.92): string {
  const [a, b] = sideEnds(side);
  const heart = sideMiddle(side);
  const [here, there] = sideHexes(side);
  const toward = (to: Point | undefined): Point =>
    to ? at(heart.x + (to.x - heart.x) * share, heart.y + (to.y - heart.y) * share) : heart;
  return polygon([a, toward(here?.centre), b, toward(there?.centre)]);
}

// ---- the whole

const xs = HEXES.map(({ centre }) => centre.x);
const ys = HEXES.map(({ centre }) => centre.y);
const MARGIN = 26;

/** The part of the plane worth showing. */
export const FRAME: Box = {
  x: Math.min(...xs) - RADIUS - MARGIN,
  y: Math.min(...ys) - HEIGHT / 2 - MARGIN,
  width: Math.max(...xs) - Math.min(...xs) + 2 * RADIUS + 2 * MARGIN,
  height: Math.max(...ys) - Math.min(...ys) + HEIGHT + 2 * MARGIN,
};
