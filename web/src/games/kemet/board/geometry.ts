/** Where everything on the board is: outlines, and places for what stands in a zone. */

import { BORDERS, HEIGHT, PLANS, WIDTH, placeIn, ringsOf } from "./borders.ts";
import type { Plan } from "./borders.ts";
import { add, at, path, samples } from "$board/curves.ts";
import type { Box, Point } from "$board/curves.ts";
import { CITIES, ZONES, cityOf, districtOf } from "./zones.ts";
import type { CityDesertId, CityId, DistrictLetter, OpenId, PortKind, ZoneId, ZoneKind } from "./zones.ts";

export { HEIGHT, WIDTH } from "./borders.ts";

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

export interface ZoneShape {
  readonly id: ZoneId;
  readonly kind: ZoneKind;
  readonly city: CityId | null;
  readonly port: PortKind | null;
  readonly templePrayer: number;
  readonly outline: string;
  /** The outline as polygons, the first around the second where there are two. */
  readonly rings: readonly (readonly Point[])[];
  readonly places: Places;
}

const OPEN_PLACES: Record<CityDesertId | OpenId, Places> = {
  w1f: { troop: at(448, 184), label: at(448, 268), flag: at(416, 118), port: at(566, 228), ship: at(594, 196) },
  w2f: { troop: at(638, 598), label: at(616, 640), flag: at(596, 572), port: at(692, 600), ship: at(732, 612) },
  w3f: { troop: at(560, 890), label: at(560, 966), flag: at(490, 838), port: at(724, 850), ship: at(772, 850) },
  e1f: { troop: at(1146, 204), label: at(1136, 288), flag: at(1170, 112), port: at(1000, 246), ship: at(976, 208) },
  e2f: { troop: at(974, 446), label: at(986, 404), flag: at(1030, 500), port: at(902, 462), ship: at(866, 454) },
  e3f: { troop: at(1030, 890), label: at(1030, 966), flag: at(960, 838), port: at(898, 870), ship: at(850, 878) },
  w_on: { troop: at(436, 362), label: at(288, 377), flag: at(380, 352), obelisk: at(196, 384) },
  w_os: { troop: at(420, 700), label: at(572, 722), flag: at(340, 698), obelisk: at(214, 722), port: at(686, 684), ship: at(728, 694) },
  w_r: { troop: at(598, 400), label: at(606, 352), flag: at(606, 500), port: at(788, 318), ship: at(828, 312) },
  w_ti: { troop: at(90, 590), label: at(88, 652), flag: at(44, 540), obelisk: at(62, 390), temple: at(96, 500) },
  w_tr: { troop: at(774, 422), label: at(734, 484), flag: at(814, 384), obelisk: at(762, 390), temple: at(698, 434) },
  e_on: { troop: at(1176, 348), label: at(1030, 372), flag: at(1254, 352), obelisk: at(1388, 372), port: at(914, 378), ship: at(880, 376) },
  e_os: { troop: at(1210, 678), label: at(1330, 694), flag: at(1284, 680), obelisk: at(1404, 704) },
  e_r: { troop: at(1000, 646), label: at(994, 704), flag: at(990, 566), port: at(838, 730), ship: at(800, 746) },
  e_ti: { troop: at(1510, 590), label: at(1512, 652), flag: at(1542, 540), obelisk: at(1540, 390), temple: at(1504, 500) },
  e_tr: { troop: at(890, 630), label: at(862, 684), flag: at(912, 590), obelisk: at(866, 598), temple: at(816, 644) },
  d_t: { troop: at(838, 228), label: at(800, 270), flag: at(902, 214), obelisk: at(706, 230), temple: at(758, 236) },
  d_d: { troop: at(664, 92), label: at(690, 152), flag: at(762, 100), port: at(566, 92), ship: at(532, 84) },
  d_s: { troop: at(974, 106), label: at(916, 148), flag: at(848, 122), obelisk: at(964, 76), temple: at(892, 108) },
};

const TEMPLES: Partial<Record<ZoneId, number>> = { w_ti: 2, e_ti: 2, w_tr: 3, e_tr: 3, d_t: 5 };

/** Trading ports; every other port belongs to a city or to the Delta and is military. */
const TRADING: readonly ZoneId[] = ["w_r", "w_os", "e_r", "e_on"];

function kindOf(zone: ZoneId): ZoneKind {
  if (districtOf(zone)) return "district";
  if (zone === "d_s") return "sanctuary";
  if (zone === "d_t") return "delta_temple";
  return zone in TEMPLES ? "temple" : "desert";
}

/** The places of a district, from the centre of its city; pyramids stand upright either way. */
function districtPlaces(plan: Plan, letter: DistrictLetter): Places {
  const { centre, halfHeight: h, high } = plan;
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
    pyramid: add(centre, side * (high ? 52 : 80), foot),
    troop: add(centre, side * 110, high ? -2 : 2),
    flag: add(centre, side * 142, foot - 8),
    label: add(centre, side * 96, high ? h - 10 : -h + 20),
  };
}

function placesOf(zone: ZoneId): Places {
  const city = cityOf(zone);
  const letter = districtOf(zone);
  if (city && letter) return districtPlaces(PLANS[city], letter);
  return OPEN_PLACES[zone as CityDesertId | OpenId];
}

function shapeOf(id: ZoneId): ZoneShape {
  const places = placesOf(id);
  const curves = ringsOf(id);
  const rings = curves.map((ring) => samples(ring));
  const widest = (ring: readonly Point[]): number => {
    const xs = ring.map(({ x }) => x);
    return Math.max(...xs) - Math.min(...xs);
  };
  rings.sort((one, other) => widest(other) - widest(one));
  return {
    id,
    kind: kindOf(id),
    city: cityOf(id),
    port: places.port ? (TRADING.includes(id) ? "trading" : "military") : null,
    templePrayer: TEMPLES[id] ?? 0,
    outline: curves.map((ring) => path(ring, true)).join(""),
    rings,
    places,
  };
}

export const SHAPES: Readonly<Record<ZoneId, ZoneShape>> = Object.fromEntries(
  ZONES.map((id) => [id, shapeOf(id)]),
) as Record<ZoneId, ZoneShape>;

/** Whether two zones share a border, as drawn. */
export function touch(one: ZoneId, other: ZoneId): boolean {
  return BORDERS.some(({ sides }) => sides.includes(one) && sides.includes(other));
}

/** Where the statue of a city's god stands: the foot of its plinth. */
export const STATUES: Readonly<Record<CityId, Point>> = {
  w1: at(438, 92),
  w2: at(560, 604),
  w3: at(50, 1002),
  e1: at(1182, 92),
  e2: at(1044, 474),
  e3: at(1130, 1004),
};

/** Where the name of a city hangs: on the wall away from its middle district. */
export const cityLabel = (city: CityId): Point => placeIn(PLANS[city], 0, -PLANS[city].halfHeight);

/** Places for several troops in one zone: side by side, or one above the other where it is narrow. */
export function standings(zone: ZoneId, count: number): Point[] {
  const { kind, places } = SHAPES[zone];
  const [dx, dy] = kind === "desert" ? [102, 0] : [26, 60];
  return Array.from({ length: Math.max(1, count) }, (_, index) => {
    const step = index - (Math.max(1, count) - 1) / 2;
    return add(places.troop, step * dx, step * dy);
  });
}

export type StormId = "sw" | "ne";

/** What a number of players leaves of the board. */
export interface Layout {
  readonly players: number;
  readonly zones: readonly ZoneId[];
  readonly cities: readonly CityId[];
  readonly storms: readonly StormId[];
  readonly eastOpen: boolean;
  /** The part worth showing. */
  readonly frame: Box;
}

const STORM_ZONES: Record<StormId, readonly ZoneId[]> = {
  sw: ["w3a", "w3b", "w3c", "w3f", "w_os"],
  ne: ["e1a", "e1b", "e1c", "e1f", "e_on"],
};

export const stormZones = (storm: StormId): readonly ZoneId[] => STORM_ZONES[storm];

const ALL: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const WEST_AND_DELTA: Box = { x: 0, y: 0, width: 1060, height: HEIGHT };
const NORTH_WEST: Box = { x: 0, y: 0, width: 1060, height: 730 };

function layout(players: number, storms: readonly StormId[], eastOpen: boolean, frame: Box): Layout {
  const covered = storms.flatMap((storm) => STORM_ZONES[storm]);
  const zones = ZONES.filter((zone) => !covered.includes(zone) && (eastOpen || !zone.startsWith("e")));
  const cities = CITIES.filter((city) => zones.includes(`${city}f`));
  return { players, zones, cities, storms, eastOpen, frame };
}

const LAYOUTS: readonly Layout[] = [
  layout(2, ["sw"], false, NORTH_WEST),
  layout(3, [], false, WEST_AND_DELTA),
  layout(4, ["sw", "ne"], true, ALL),
  layout(5, ["ne"], true, ALL),
  layout(6, [], true, ALL),
];

/** The layout for a number of players; a solo game uses that of two. */
export function layoutFor(players: number): Layout {
  return LAYOUTS.find((each) => each.players >= players) ?? (LAYOUTS.at(-1) as Layout);
}

