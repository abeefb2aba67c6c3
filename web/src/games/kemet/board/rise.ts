/**
 * The board of Blood and Sand and of Rise of the Gods.
 *
 * The east bank is the west bank turned by half a circle, but for its ends: in
 * the north both banks make room for the Delta.
 */

import { at, mapped, points, straight } from "$board/curves.ts";
import type { Point } from "$board/curves.ts";
import { WIDTH, chain } from "./sheet.ts";
import type { Border, Places, Plan, Sheet, Side } from "./sheet.ts";
import type { CityDesertId, CityId, OpenId } from "./zones.ts";

const HEIGHT = 1040;

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

const plans: Record<CityId, Plan> = {
  w1: { centre: at(206, 158), halfWidth: 180, halfHeight: 120, high: false },
  w2: { centre: at(356, 527), halfWidth: 168, halfHeight: 108, high: false },
  w3: { centre: at(262, 888), halfWidth: 182, halfHeight: 120, high: true },
  e1: { centre: at(1388, 152), halfWidth: 182, halfHeight: 120, high: false },
  e2: { centre: at(1244, 513), halfWidth: 168, halfHeight: 108, high: false },
  e3: { centre: at(1338, 882), halfWidth: 182, halfHeight: 120, high: true },
};

const places: Record<CityDesertId | OpenId, Places> = {
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
  e_r: { troop: at(1000, 646), label: at(1030, 712), flag: at(990, 566), port: at(838, 730), ship: at(800, 746) },
  e_ti: { troop: at(1510, 590), label: at(1512, 652), flag: at(1542, 540), obelisk: at(1540, 390), temple: at(1504, 500) },
  e_tr: { troop: at(890, 630), label: at(862, 684), flag: at(912, 590), obelisk: at(866, 598), temple: at(816, 644) },
  d_t: { troop: at(838, 228), label: at(800, 270), flag: at(902, 214), obelisk: at(706, 230), temple: at(758, 236) },
  d_d: { troop: at(664, 92), label: at(690, 152), flag: at(762, 100), port: at(566, 92), ship: at(532, 84) },
  d_s: { troop: at(974, 106), label: at(916, 148), flag: at(848, 122), obelisk: at(964, 76), temple: at(892, 108) },
};

const statues: Record<CityId, Point> = {
  w1: at(438, 92),
  w2: at(560, 604),
  w3: at(50, 1002),
  e1: at(1182, 92),
  e2: at(1044, 474),
  e3: at(1130, 1004),
};

export const RISE: Sheet = { height: HEIGHT, west, east, delta: delta(), plans, places, statues, harbors: [] };
