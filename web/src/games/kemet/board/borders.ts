/**
 * The lines between zones. Each is drawn once and belongs to both its sides, so
 * neighbours fit without a gap and what touches is what the list says.
 *
 * The east bank is the west bank turned by half a circle, but for its ends: in
 * the north both banks make room for the Delta.
 */

import { at, cut, mapped, path, points, rings, samples, smooth, straight } from "$board/curves.ts";
import type { Curve, Point } from "$board/curves.ts";
import type { CityId, OpenId, ZoneId } from "./zones.ts";

export const WIDTH = 1600;
export const HEIGHT = 1040;

/** What lies beyond a border: another zone, the river, or the end of the map. */
export type Side = ZoneId | "nile" | "edge";

export interface Border {
  readonly sides: readonly [Side, Side];
  readonly curve: Curve;
}

/** One smooth line along which the sides change: `upTo` counts points of the line. */
interface Stretch {
  readonly upTo: number;
  readonly sides: readonly [Side, Side];
}

function chain(line: readonly Point[], stretches: readonly Stretch[], closed = false): Border[] {
  const whole = smooth(line, closed);
  let first = 0;
  return stretches.map(({ upTo, sides }) => {
    const border = { sides, curve: cut(whole, first, upTo) };
    first = upTo;
    return border;
  });
}

const turn = (p: Point): Point => at(WIDTH - p.x, HEIGHT - p.y);

/** Where the zones of the west bank come to lie when it is turned. */
const TURNED: Partial<Record<Side, Side>> = {
  w1f: "e3f", w2f: "e2f", w3f: "e1f",
  w_on: "e_os", w_os: "e_on", w_r: "e_r", w_ti: "e_ti", w_tr: "e_tr",
};
const turned = (side: Side): Side => TURNED[side] ?? side;

// The shore of the west bank: its middle is common, its ends are not.
const SHORE_MIDDLE = points(
  [716, 290], [780, 310], [814, 352], [828, 416], [794, 486], [742, 530], [704, 576], [692, 640], [694, 726],
);
const DELTA_NORTH = points([504, 14], [502, 84], [518, 160], [570, 222], [640, 266]);
const PLAIN_NORTH = points([722, 14], [716, 90], [706, 170], [700, 238]);
const PLAIN_SOUTH = points([722, 810], [738, 920], [740, 1026]);
const DELTA_SOUTH = points([664, 780], [584, 822], [522, 884], [502, 956], [504, 1026]);

const NORTH_WEST = at(14, 294);
const SOUTH_WEST = at(14, 746);
const INNER_NORTH = at(142, 322);
const INNER_MIDDLE = at(166, 414);
const INNER_SOUTH = at(166, 640);
const INNER_END = at(142, 718);
const RIVER_NORTH = at(528, 332);
const RIVER_SOUTH = at(536, 422);

function shore(north: readonly Point[], south: readonly Point[]): Border[] {
  const n = north.length;
  return chain(
    [...north, ...SHORE_MIDDLE, ...south],
    [
      { upTo: n, sides: ["w1f", "nile"] },
      { upTo: n + 2, sides: ["w_r", "nile"] },
      { upTo: n + 4, sides: ["w_tr", "nile"] },
      { upTo: n + 5, sides: ["w_r", "nile"] },
      { upTo: n + 7, sides: ["w2f", "nile"] },
      { upTo: n + 8, sides: ["w_os", "nile"] },
      { upTo: n + 8 + south.length, sides: ["w3f", "nile"] },
    ],
  );
}

function rim(north: Point, south: Point): Border[] {
  const foot = HEIGHT - 14;
  return [
    {
      sides: ["w1f", "edge"],
      curve: straight([NORTH_WEST, at(14, 46), at(16, 33), at(23, 23), at(33, 16), at(46, 14), north]),
    },
    { sides: ["w_ti", "edge"], curve: straight([NORTH_WEST, SOUTH_WEST]) },
    {
      sides: ["w3f", "edge"],
      curve: straight([
        SOUTH_WEST, at(14, foot - 32), at(16, foot - 19), at(23, foot - 9), at(33, foot - 2), at(46, foot), south,
      ]),
    },
  ];
}

/** The borders of one bank in the shape of the west one, but for those of its cities. */
function bank(north: readonly Point[], south: readonly Point[]): Border[] {
  const [first, , templeNorth, , templeSouth, middleNorth, , lowNorth, lowSouth] = SHORE_MIDDLE as [
    Point, Point, Point, Point, Point, Point, Point, Point, Point,
  ];
  return [
    ...shore(north, south),
    ...rim(north[0] as Point, south.at(-1) as Point),
    ...chain(
      [NORTH_WEST, at(84, 300), INNER_NORTH, INNER_MIDDLE, at(174, 527), INNER_SOUTH, INNER_END, at(84, 740), SOUTH_WEST],
      [
        { upTo: 2, sides: ["w_ti", "w1f"] },
        { upTo: 3, sides: ["w_ti", "w_on"] },
        { upTo: 5, sides: ["w_ti", "w2f"] },
        { upTo: 6, sides: ["w_ti", "w_os"] },
        { upTo: 8, sides: ["w_ti", "w3f"] },
      ],
    ),
    ...chain(
      [INNER_NORTH, at(250, 312), at(400, 322), RIVER_NORTH, at(622, 314), first],
      [
        { upTo: 3, sides: ["w1f", "w_on"] },
        { upTo: 5, sides: ["w1f", "w_r"] },
      ],
    ),
    ...chain(
      [INNER_MIDDLE, at(270, 396), at(410, 398), RIVER_SOUTH],
      [{ upTo: 3, sides: ["w_on", "w2f"] }],
    ),
    ...chain(
      [RIVER_NORTH, RIVER_SOUTH, at(560, 496), at(640, 546), middleNorth],
      [
        { upTo: 1, sides: ["w_r", "w_on"] },
        { upTo: 4, sides: ["w_r", "w2f"] },
      ],
    ),
    ...chain(
      [templeNorth, at(720, 342), at(662, 374), at(652, 434), at(690, 486), templeSouth],
      [{ upTo: 5, sides: ["w_tr", "w_r"] }],
    ),
    ...chain(
      [INNER_SOUTH, at(300, 658), at(480, 650), lowNorth],
      [{ upTo: 3, sides: ["w2f", "w_os"] }],
    ),
    ...chain(
      [INNER_END, at(300, 744), at(500, 742), lowSouth],
      [{ upTo: 3, sides: ["w_os", "w3f"] }],
    ),
  ];
}

const west = bank(DELTA_NORTH, PLAIN_SOUTH);

const east = bank(PLAIN_NORTH, DELTA_SOUTH).map(
  ({ sides: [one, other], curve }): Border => ({
    sides: [turned(one), turned(other)],
    curve: mapped(curve, turn),
  }),
);

/** The island: the desert holds the temple below it and the Sanctuary beside it. */
function delta(): Border[] {
  const top = at(824, 16);
  const notchNorth = at(838, 138);
  const notchSouth = at(828, 172);
  const west = at(672, 192);
  const round = chain(
    [
      top, at(720, 10), at(620, 18), at(562, 62), at(564, 122), at(608, 164), west,
      at(700, 238), at(752, 268), at(812, 276), at(876, 262), at(924, 226), at(908, 190), notchSouth,
      at(814, 156), notchNorth,
      at(900, 154), at(984, 146), at(1044, 104), at(1038, 44), at(940, 12),
    ],
    [
      { upTo: 6, sides: ["d_d", "nile"] },
      { upTo: 13, sides: ["d_t", "nile"] },
      { upTo: 15, sides: ["d_d", "nile"] },
      { upTo: 21, sides: ["d_s", "nile"] },
    ],
    true,
  );
  return [
    ...round,
    ...chain([west, at(728, 160), at(780, 158), notchSouth], [{ upTo: 3, sides: ["d_t", "d_d"] }]),
    ...chain([notchNorth, at(824, 76), top], [{ upTo: 2, sides: ["d_s", "d_d"] }]),
  ];
}

/** A walled city. `high` ones have their middle district in the north. */
export interface Plan {
  readonly centre: Point;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly high: boolean;
}

const CHAMFER = 50;

export const PLANS: Record<CityId, Plan> = {
  w1: { centre: at(206, 158), halfWidth: 180, halfHeight: 120, high: false },
  w2: { centre: at(356, 527), halfWidth: 168, halfHeight: 108, high: false },
  w3: { centre: at(262, 888), halfWidth: 182, halfHeight: 120, high: true },
  e1: { centre: at(1388, 152), halfWidth: 182, halfHeight: 120, high: false },
  e2: { centre: at(1244, 513), halfWidth: 168, halfHeight: 108, high: false },
  e3: { centre: at(1338, 882), halfWidth: 182, halfHeight: 120, high: true },
};

/** A place in a city, measured from its centre towards the middle district. */
export function placeIn(plan: Plan, dx: number, dy: number): Point {
  return at(plan.centre.x + dx, plan.centre.y + (plan.high ? -dy : dy));
}

/** The corners of the wall, clockwise from the north-west in a city that is not `high`. */
export function corners(plan: Plan): Point[] {
  const { halfWidth: w, halfHeight: h } = plan;
  return points(
    [-w, -h + CHAMFER], [-w + CHAMFER, -h], [w - CHAMFER, -h], [w, -h + CHAMFER],
    [w, h - CHAMFER], [w - CHAMFER, h], [-w + CHAMFER, h], [-w, h - CHAMFER],
  ).map(({ x, y }) => placeIn(plan, x, y));
}

export const hub = (plan: Plan): Point => placeIn(plan, 0, -12);

function walls(city: CityId): Border[] {
  const plan = PLANS[city];
  const [upperWest, topWest, topEast, upperEast, lowerEast, footEast, footWest, lowerWest] = corners(plan) as [
    Point, Point, Point, Point, Point, Point, Point, Point,
  ];
  const top = placeIn(plan, 0, -plan.halfHeight);
  const centre = hub(plan);
  const [a, b, c, f] = [`${city}a`, `${city}b`, `${city}c`, `${city}f`] as const;
  return [
    { sides: [a, f], curve: straight([top, topWest, upperWest, lowerWest]) },
    { sides: [b, f], curve: straight([lowerWest, footWest, footEast, lowerEast]) },
    { sides: [c, f], curve: straight([lowerEast, upperEast, topEast, top]) },
    { sides: [a, b], curve: straight([centre, lowerWest]) },
    { sides: [b, c], curve: straight([centre, lowerEast]) },
    { sides: [a, c], curve: straight([centre, top]) },
  ];
}

export const BORDERS: readonly Border[] = [
  ...west,
  ...east,
  ...delta(),
  ...(Object.keys(PLANS) as CityId[]).flatMap(walls),
];

export const bordersOf = (zone: Side): Border[] => BORDERS.filter(({ sides }) => sides.includes(zone));

/** The rings that bound a zone: one, or two where a city lies within. */
export const ringsOf = (zone: ZoneId): Curve[] => rings(bordersOf(zone).map(({ curve }) => curve));

/** The bank of the river as one line from north to south. */
function bankLine(zones: readonly Side[], borders: readonly Border[]): Point[] {
  const line = borders
    .filter(({ sides }) => sides[1] === "nile" && zones.includes(sides[0]))
    .flatMap(({ curve }) => samples(curve));
  return (line[0] as Point).y < (line.at(-1) as Point).y ? line : line.reverse();
}

const ofBank = (letter: "w" | "e", borders: readonly Border[]): Side[] =>
  borders.flatMap(({ sides }) => sides).filter((side): side is OpenId => side.startsWith(letter));

export const WEST_SHORE: readonly Point[] = bankLine(ofBank("w", west), west);
export const EAST_SHORE: readonly Point[] = bankLine(ofBank("e", east), east);

/** The river as it goes on beyond the board: winding up to its source, and widening to the sea. */
function beyond(shore: readonly Point[], side: 1 | -1): Point[] {
  const REACH = 1600;
  const STEPS = 32;
  const mouth = shore[0] as Point;
  const source = shore.at(-1) as Point;
  const steps = Array.from({ length: STEPS }, (_, i) => (i + 1) / STEPS);
  const toSea = steps.map((t) => at(mouth.x + side * 420 * t * t + 26 * Math.sin(t * 17), mouth.y - t * REACH));
  const toSource = steps.map((t) => at(source.x + 62 * Math.sin(t * 15) * Math.min(1, t * 5), source.y + t * REACH));
  return [...toSea.reverse(), ...shore, ...toSource];
}

export const WEST_BANK: readonly Point[] = beyond(WEST_SHORE, -1);
export const EAST_BANK: readonly Point[] = beyond(EAST_SHORE, 1);

/** The path of a line that is already fine enough to be drawn straight. */
export const linePath = (line: readonly Point[], closed = false): string => path(straight(line), closed);
