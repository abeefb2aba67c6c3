/** A board as it is drawn by hand: lines and places, before anything is worked out from them. */

import { at, cut, points, smooth, straight } from "$board/curves.ts";
import type { Curve, Point } from "$board/curves.ts";
import { desertOf, districtsOf, type CityDesertId, type CityId, type OpenId, type ZoneId } from "./zones.ts";

export const WIDTH = 1600;

/** What lies beyond a border: another zone, the river, or the end of the map. */
export type Side = ZoneId | "nile" | "edge";

/**
 * The line between two sides. Each is drawn once and belongs to both, so
 * neighbours fit without a gap and what touches is what the list says.
 */
export interface Border {
  readonly sides: readonly [Side, Side];
  readonly curve: Curve;
}

/** The places of a zone. A troop needs about 110 × 76 around its point. */
export interface Places {
  readonly troop: Point;
  readonly label: Point;
  /** The foot of the flag of whoever holds the zone. */
  readonly flag: Point;
  readonly port?: Point;
  /** Where the ship of the port rides at anchor, in the water. */
  readonly ship?: Point;
  readonly obelisk?: Point;
  /** The foot of a temple or of the Sanctuary. */
  readonly temple?: Point;
  /** The foot of a pyramid. */
  readonly pyramid?: Point;
}

/** A walled city. `high` ones have their middle district in the north. */
export interface Plan {
  readonly centre: Point;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly high: boolean;
}

/** A way for ships between two shores, there and back. */
export interface Harbor {
  readonly between: readonly [ZoneId, ZoneId];
  /** Its line, from shore to shore, both ends on land. */
  readonly line: readonly Point[];
}

export interface Sheet {
  readonly height: number;
  /** The borders of the banks and of the Delta, but for those of the cities. */
  readonly west: readonly Border[];
  readonly east: readonly Border[];
  readonly delta: readonly Border[];
  readonly plans: Readonly<Partial<Record<CityId, Plan>>>;
  readonly places: Readonly<Partial<Record<CityDesertId | OpenId, Places>>>;
  /** Where the statue of a city's god stands: the foot of its plinth. */
  readonly statues: Readonly<Partial<Record<CityId, Point>>>;
  readonly harbors: readonly Harbor[];
}

/** One smooth line along which the sides change: `upTo` counts points of the line. */
interface Stretch {
  readonly upTo: number;
  readonly sides: readonly [Side, Side];
}

export function chain(line: readonly Point[], stretches: readonly Stretch[], closed = false): Border[] {
  const whole = smooth(line, closed);
  let first = 0;
  return stretches.map(({ upTo, sides }) => {
    const border = { sides, curve: cut(whole, first, upTo) };
    first = upTo;
    return border;
  });
}

/** The smooth line between two zones that touch along one stretch only. */
export const between = (sides: readonly [Side, Side], ...line: readonly (readonly [number, number])[]): Border => ({
  sides,
  curve: smooth(points(...line)),
});

const CHAMFER = 50;

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

/** The borders of a city, within and without. */
export function walls(city: CityId, plan: Plan): Border[] {
  const [upperWest, topWest, topEast, upperEast, lowerEast, footEast, footWest, lowerWest] = corners(plan) as [
    Point, Point, Point, Point, Point, Point, Point, Point,
  ];
  const top = placeIn(plan, 0, -plan.halfHeight);
  const centre = hub(plan);
  const [a, b, c] = districtsOf(city) as [ZoneId, ZoneId, ZoneId];
  const f = desertOf(city);
  return [
    { sides: [a, f], curve: straight([top, topWest, upperWest, lowerWest]) },
    { sides: [b, f], curve: straight([lowerWest, footWest, footEast, lowerEast]) },
    { sides: [c, f], curve: straight([lowerEast, upperEast, topEast, top]) },
    { sides: [a, b], curve: straight([centre, lowerWest]) },
    { sides: [b, c], curve: straight([centre, lowerEast]) },
    { sides: [a, c], curve: straight([centre, top]) },
  ];
}
