/** Where everything on a board is: outlines, and places for what stands in a zone. */

import { add, at, path, rings, samples, straight } from "$board/curves.ts";
import type { Curve, Point } from "$board/curves.ts";
import { placeIn, walls } from "./sheet.ts";
import type { Border, Harbor, Places, Plan, Sheet } from "./sheet.ts";
import type { District, Port, ZoneKind } from "../wire.ts";
import { CITIES, ZONES, rowOf, type CityDesertId, type CityId, type OpenId, type ZoneId } from "./zones.ts";

export interface ZoneShape {
  readonly id: ZoneId;
  readonly kind: ZoneKind;
  readonly city: CityId | null;
  readonly port: Port | null;
  readonly templePrayer: number;
  readonly outline: string;
  /** The outline as polygons, the first around the second where there are two. */
  readonly rings: readonly (readonly Point[])[];
  readonly places: Places;
}

/** The places of a district, from the centre of its city; pyramids stand upright either way. */
function districtPlaces(plan: Plan, letter: District): Places {
  const { centre, halfWidth, halfHeight: h, high } = plan;
  /** Side by side where a city is broad, so that none covers the other where it is low. */
  const broad = halfWidth > 210;
  if (letter === "b") {
    const foot = high ? -h + 76 : h - 16;
    return {
      pyramid: add(centre, -48, foot),
      troop: add(centre, 58, foot - 26),
      flag: add(centre, 116, foot - 4),
      label: add(centre, 0, high ? -h + 22 : h - 12),
    };
  }
  const side = letter === "a" ? -1 : 1;
  const foot = high ? h - 20 : -h + 76;
  return {
    pyramid: add(centre, side * (broad ? (high ? 56 : 62) : high ? 52 : 80), foot),
    troop: add(centre, side * (broad ? 158 : 110), (high ? -1 : 1) * (broad ? -6 : 2)),
    flag: add(centre, side * (broad ? 206 : 142), foot - 8),
    label: add(centre, side * 96, high ? h - 10 : -h + 20),
  };
}

function placesOf({ plans, places }: Sheet, zone: ZoneId): Places | undefined {
  const { city, district } = rowOf(zone);
  if (!city || !district) return places[zone as CityDesertId | OpenId];
  const plan = plans[city];
  return plan && districtPlaces(plan, district);
}

function shapeOf(id: ZoneId, places: Places, borders: readonly Border[]): ZoneShape {
  // One ring, or two where a city lies within.
  const curves: Curve[] = rings(borders.filter(({ sides }) => sides.includes(id)).map(({ curve }) => curve));
  const polygons = curves.map((ring) => samples(ring));
  const width = (ring: readonly Point[]): number => {
    const xs = ring.map(({ x }) => x);
    return Math.max(...xs) - Math.min(...xs);
  };
  polygons.sort((one, other) => width(other) - width(one));
  const { kind, city, port, temple_pp } = rowOf(id);
  return {
    id,
    kind,
    city,
    // Not every board has every port.
    port: places.port ? port : null,
    templePrayer: temple_pp,
    outline: curves.map((ring) => path(ring, true)).join(""),
    rings: polygons,
    places,
  };
}

/** The bank of the river as one line from north to south. */
function shoreLine(borders: readonly Border[]): Point[] {
  const line = borders.filter(({ sides }) => sides[1] === "nile").flatMap(({ curve }) => samples(curve));
  return (line[0] as Point).y < (line.at(-1) as Point).y ? line : line.reverse();
}

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

/** The path of a line that is already fine enough to be drawn straight. */
export const linePath = (line: readonly Point[], closed = false): string => path(straight(line), closed);

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`this board has no ${what}`);
  return value;
}

/** One board, worked out from its sheet. */
export class Drawing {
  readonly height: number;
  readonly zones: readonly ZoneId[];
  readonly cities: readonly CityId[];
  readonly borders: readonly Border[];
  readonly harbors: readonly Harbor[];
  readonly westShore: readonly Point[];
  readonly eastShore: readonly Point[];
  readonly westBank: readonly Point[];
  readonly eastBank: readonly Point[];
  readonly #sheet: Sheet;
  readonly #shapes = new Map<ZoneId, ZoneShape>();

  constructor(sheet: Sheet) {
    const { west, east, delta, plans } = sheet;
    this.#sheet = sheet;
    this.height = sheet.height;
    this.harbors = sheet.harbors;
    this.cities = CITIES.filter((city) => plans[city]);
    this.borders = [...west, ...east, ...delta, ...this.cities.flatMap((city) => walls(city, this.plan(city)))];
    for (const zone of ZONES) {
      const places = placesOf(sheet, zone);
      if (places) this.#shapes.set(zone, shapeOf(zone, places, this.borders));
    }
    this.zones = [...this.#shapes.keys()];
    this.westShore = shoreLine(west);
    this.eastShore = shoreLine(east);
    this.westBank = beyond(this.westShore, -1);
    this.eastBank = beyond(this.eastShore, 1);
  }

  shape(zone: ZoneId): ZoneShape {
    return known(this.#shapes.get(zone), zone);
  }

  plan(city: CityId): Plan {
    return known(this.#sheet.plans[city], city);
  }

  statue(city: CityId): Point {
    return known(this.#sheet.statues[city], city);
  }

  /** Whether two zones share a border, as drawn. */
  touch(one: ZoneId, other: ZoneId): boolean {
    return this.borders.some(({ sides }) => sides.includes(one) && sides.includes(other));
  }

  /** The way of ships between two zones, where one is drawn. */
  harbor(one: ZoneId, other: ZoneId): Harbor | null {
    return this.harbors.find(({ between }) => between.includes(one) && between.includes(other)) ?? null;
  }

  /** Where the name of a city hangs: on the wall away from its middle district. */
  cityLabel(city: CityId): Point {
    const plan = this.plan(city);
    return placeIn(plan, 0, -plan.halfHeight);
  }

  /** Places for several troops in one zone: side by side, or one above the other where it is narrow; further apart where one of them is large. */
  standings(zone: ZoneId, count: number, large = false): Point[] {
    const { kind, places } = this.shape(zone);
    const [dx, dy] = kind === "desert" ? [large ? 128 : 102, 0] : [26, large ? 88 : 60];
    return Array.from({ length: Math.max(1, count) }, (_, index) => {
      const step = index - (Math.max(1, count) - 1) / 2;
      return add(places.troop, step * dx, step * dy);
    });
  }
}
