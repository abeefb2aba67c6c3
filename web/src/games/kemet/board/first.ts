/**
 * The two boards of the first edition: one for even numbers of players, lower
 * and with two cities on the west bank, and one for odd numbers with three.
 * They have their east bank in common, but for its end in the south.
 */

import { at, points, straight } from "$board/curves.ts";
import type { Point } from "$board/curves.ts";
import { between, chain } from "./sheet.ts";
import type { Border, Harbor, Places, Plan, Sheet, Side } from "./sheet.ts";
import type { CityDesertId, CityId, OpenId } from "./zones.ts";

type OpenPlaces = Partial<Record<CityDesertId | OpenId, Places>>;

/** The corner of the map between two lines, rounded. */
const rounded = (x: number, y: number, dx: 1 | -1, dy: 1 | -1): Point[] =>
  points([x, y + 32 * dy], [x + 2 * dx, y + 19 * dy], [x + 9 * dx, y + 9 * dy], [x + 19 * dx, y + 2 * dy], [x + 32 * dx, y]);

const edge = (zone: Side, ...line: readonly Point[]): Border => ({ sides: [zone, "edge"], curve: straight(line) });

/** The west shore from the sea to the end of the river temple. */
const WEST_NORTH = points(
  [504, 14], [502, 84], [518, 160], [570, 222], [640, 266], [716, 292], [784, 316], [826, 368], [846, 430], [834, 496],
);

function westShore(south: readonly Point[], bankEnds: number): Border[] {
  const line = [...WEST_NORTH, ...south];
  return chain(line, [
    { upTo: 5, sides: ["w1f", "nile"] },
    { upTo: 7, sides: ["w_r", "nile"] },
    { upTo: 9, sides: ["w_tr", "nile"] },
    { upTo: bankEnds, sides: ["w_r", "nile"] },
    { upTo: line.length - 1, sides: ["w3f", "nile"] },
  ]);
}

function westRim(temple: { north: Point; south: Point }, last: Point): Border[] {
  const { north, south } = temple;
  return [
    edge("w1f", north, ...rounded(14, 14, 1, 1), at(504, 14)),
    edge("w_ti", north, south),
    edge("w3f", south, ...rounded(14, last.y, 1, -1), last),
  ];
}

const RIVER_TEMPLE = between(
  ["w_tr", "w_r"],
  [826, 368], [758, 350], [694, 376], [666, 434], [698, 492], [764, 514], [834, 496],
);

function eastBank(south: readonly Point[]): Border[] {
  const last = south.at(-1) as Point;
  const shore = [
    ...points(
      [1096, 14], [1098, 84], [1082, 160], [1030, 222], [964, 264], [926, 318],
      [918, 390], [930, 452], [950, 524], [944, 594], [950, 652], [966, 704],
    ),
    ...south,
  ];
  return [
    ...chain(shore, [
      { upTo: 5, sides: ["e1f", "nile"] },
      { upTo: 7, sides: ["e_r", "nile"] },
      { upTo: 9, sides: ["e_tr", "nile"] },
      { upTo: 11, sides: ["e_r", "nile"] },
      { upTo: shore.length - 1, sides: ["e2f", "nile"] },
    ]),
    edge("e1f", at(1586, 302), ...rounded(1586, 14, -1, 1), at(1096, 14)),
    edge("e_ti", at(1586, 302), at(1586, 566)),
    edge("e2f", at(1586, 566), ...rounded(1586, last.y, -1, -1), last),
    ...chain(
      points([1586, 302], [1490, 306], [1412, 332], [1384, 402], [1398, 482], [1478, 546], [1586, 566]),
      [
        { upTo: 2, sides: ["e_ti", "e1f"] },
        { upTo: 4, sides: ["e_ti", "e_on"] },
        { upTo: 6, sides: ["e_ti", "e2f"] },
      ],
    ),
    ...chain(points([926, 318], [1020, 334], [1138, 342], [1270, 334], [1412, 332]), [
      { upTo: 2, sides: ["e1f", "e_r"] },
      { upTo: 4, sides: ["e1f", "e_on"] },
    ]),
    ...chain(points([1138, 342], [1160, 406], [1162, 482], [1164, 570], [1112, 650], [1042, 692], [966, 704]), [
      { upTo: 2, sides: ["e_r", "e_on"] },
      { upTo: 6, sides: ["e_r", "e2f"] },
    ]),
    between(["e_on", "e2f"], [1162, 482], [1278, 490], [1398, 482]),
    between(["e_tr", "e_r"], [930, 452], [1000, 436], [1070, 458], [1096, 520], [1070, 580], [1010, 606], [944, 594]),
  ];
}

const EAST_PLACES: OpenPlaces = {
  e1f: { troop: at(1130, 196), label: at(1130, 286), flag: at(1104, 228) },
  e_on: { troop: at(1290, 396), label: at(1284, 462), flag: at(1220, 452), obelisk: at(1198, 430) },
  e_r: { troop: at(1046, 390), label: at(1036, 640), flag: at(966, 404) },
  e_ti: { troop: at(1524, 470), label: at(1500, 528), flag: at(1416, 462), obelisk: at(1552, 394), temple: at(1476, 426) },
  e_tr: { troop: at(1044, 548), label: at(1022, 598), flag: at(1078, 506), obelisk: at(1040, 506), temple: at(990, 536) },
};

const HARBORS: readonly Harbor[] = [
  { between: ["w_r", "e1f"], line: points([756, 334], [806, 304], [884, 290], [986, 294]) },
  { between: ["w_r", "e_tr"], line: points([810, 586], [850, 556], [900, 544], [968, 562]) },
  { between: ["w_r", "e2f"], line: points([824, 652], [870, 668], [930, 712], [1006, 748]) },
];

const NORTH_EAST: Plan = { centre: at(1388, 152), halfWidth: 182, halfHeight: 120, high: false };

/** The board for 2 and 4. */
function even(): Sheet {
  const HEIGHT = 880;
  const foot = HEIGHT - 14;
  const shore = points([838, 560], [858, 630], [868, 700], [884, 770], [902, 822], [908, foot]);
  const west = [
    ...westShore(shore, 12),
    ...westRim({ north: at(14, 304), south: at(14, 600) }, at(908, foot)),
    RIVER_TEMPLE,
    ...chain(points([14, 304], [98, 316], [166, 372], [186, 444], [166, 516], [98, 584], [14, 600]), [
      { upTo: 2, sides: ["w_ti", "w1f"] },
      { upTo: 4, sides: ["w_ti", "w_on"] },
      { upTo: 6, sides: ["w_ti", "w3f"] },
    ]),
    between(["w1f", "w_on"], [166, 372], [290, 356], [440, 366], [566, 364]),
    between(["w_on", "w3f"], [166, 516], [300, 534], [460, 524], [604, 534]),
    ...chain(
      points([716, 292], [638, 316], [566, 364], [568, 450], [604, 534], [666, 616], [756, 688], [868, 700]),
      [
        { upTo: 2, sides: ["w_r", "w1f"] },
        { upTo: 4, sides: ["w_r", "w_on"] },
        { upTo: 7, sides: ["w_r", "w3f"] },
      ],
    ),
  ];
  const [north, south] = [at(700, 12), at(706, 258)];
  const delta = [
    ...chain(
      [
        north, at(630, 20), at(576, 66), at(570, 130), at(600, 186), at(650, 232), south,
        at(790, 268), at(880, 260), at(956, 232), at(1014, 188), at(1046, 122), at(1032, 56), at(950, 16), at(820, 8),
      ],
      [
        { upTo: 6, sides: ["d_d", "nile"] },
        { upTo: 15, sides: ["d_t", "nile"] },
      ],
      true,
    ),
    ...chain([north, at(738, 88), at(732, 176), south], [{ upTo: 3, sides: ["d_t", "d_d"] }]),
  ];
  return {
    height: HEIGHT,
    west,
    east: eastBank(points([978, 766], [990, 816], [1000, foot])),
    delta,
    plans: {
      w1: { centre: at(212, 164), halfWidth: 182, halfHeight: 120, high: false },
      w3: { centre: at(330, 708), halfWidth: 182, halfHeight: 120, high: true },
      e1: NORTH_EAST,
      e2: { centre: at(1362, 710), halfWidth: 182, halfHeight: 120, high: true },
    } satisfies Partial<Record<CityId, Plan>>,
    places: {
      ...EAST_PLACES,
      w1f: { troop: at(474, 214), label: at(474, 306), flag: at(440, 246) },
      w3f: { troop: at(626, 752), label: at(626, 822), flag: at(560, 690) },
      w_on: { troop: at(404, 452), label: at(404, 508), flag: at(488, 450), obelisk: at(244, 470) },
      w_r: { troop: at(732, 592), label: at(750, 650), flag: at(700, 608) },
      w_ti: { troop: at(112, 496), label: at(92, 552), flag: at(40, 480), obelisk: at(40, 402), temple: at(94, 438) },
      w_tr: { troop: at(790, 448), label: at(762, 500), flag: at(832, 408), obelisk: at(782, 412), temple: at(720, 450) },
      e2f: { troop: at(1076, 774), label: at(1080, 836), flag: at(1052, 804) },
      d_t: { troop: at(912, 160), label: at(872, 244), flag: at(976, 176), obelisk: at(1002, 130), temple: at(820, 172) },
      d_d: { troop: at(652, 112), label: at(656, 186), flag: at(628, 140) },
    },
    statues: { w1: at(444, 132), w3: at(80, 826), e1: at(1182, 92), e2: at(1136, 660) },
    harbors: HARBORS,
  };
}

/** The board for 3 and 5. */
function odd(): Sheet {
  const HEIGHT = 1040;
  const foot = HEIGHT - 14;
  const shore = points([838, 560], [858, 640], [870, 720], [874, 790], [886, 870], [906, 950], [914, foot]);
  const west = [
    ...westShore(shore, 13),
    ...westRim({ north: at(14, 304), south: at(14, 748) }, at(914, foot)),
    RIVER_TEMPLE,
    ...chain(
      points([14, 304], [90, 312], [148, 342], [172, 424], [184, 530], [172, 636], [148, 714], [90, 742], [14, 748]),
      [
        { upTo: 2, sides: ["w_ti", "w1f"] },
        { upTo: 3, sides: ["w_ti", "w_on"] },
        { upTo: 5, sides: ["w_ti", "w2f"] },
        { upTo: 6, sides: ["w_ti", "w_os"] },
        { upTo: 8, sides: ["w_ti", "w3f"] },
      ],
    ),
    between(["w1f", "w_on"], [148, 342], [270, 318], [420, 322], [568, 334]),
    between(["w_on", "w2f"], [172, 424], [280, 404], [440, 402], [596, 414]),
    between(["w2f", "w_os"], [172, 636], [300, 658], [500, 652], [682, 664]),
    between(["w_os", "w3f"], [148, 714], [300, 744], [500, 742], [710, 756]),
    ...chain(
      points(
        [716, 292], [640, 310], [568, 334], [596, 414], [642, 486], [668, 576], [682, 664], [710, 756], [782, 796], [874, 790],
      ),
      [
        { upTo: 2, sides: ["w_r", "w1f"] },
        { upTo: 3, sides: ["w_r", "w_on"] },
        { upTo: 6, sides: ["w_r", "w2f"] },
        { upTo: 7, sides: ["w_r", "w_os"] },
        { upTo: 9, sides: ["w_r", "w3f"] },
      ],
    ),
  ];
  const [inner, outer] = [at(566, 128), at(820, 128)];
  const delta = [
    ...chain(
      [
        outer, at(800, 46), at(724, 12), at(640, 16), at(580, 62), inner,
        at(590, 190), at(636, 236), at(704, 262), at(770, 244), at(808, 194),
      ],
      [
        { upTo: 5, sides: ["d_s", "nile"] },
        { upTo: 11, sides: ["d_d", "nile"] },
      ],
      true,
    ),
    ...chain([inner, at(650, 148), at(740, 150), outer], [{ upTo: 3, sides: ["d_s", "d_d"] }]),
    ...chain(
      points([862, 112], [878, 50], [934, 16], [1002, 24], [1048, 80], [1048, 150], [1004, 206], [936, 234], [880, 218], [856, 168]),
      [{ upTo: 10, sides: ["d_t", "nile"] }],
      true,
    ),
  ];
  return {
    height: HEIGHT,
    west,
    east: eastBank(points([978, 780], [990, 870], [1006, 950], [1012, foot])),
    delta,
    plans: {
      w1: { centre: at(206, 158), halfWidth: 180, halfHeight: 120, high: false },
      w2: { centre: at(372, 528), halfWidth: 168, halfHeight: 106, high: false },
      w3: { centre: at(320, 888), halfWidth: 182, halfHeight: 120, high: true },
      e1: NORTH_EAST,
      e2: { centre: at(1346, 800), halfWidth: 182, halfHeight: 120, high: true },
    } satisfies Partial<Record<CityId, Plan>>,
    places: {
      ...EAST_PLACES,
      w1f: { troop: at(470, 196), label: at(474, 284), flag: at(440, 228) },
      w2f: { troop: at(604, 560), label: at(600, 626), flag: at(586, 588) },
      w3f: { troop: at(680, 890), label: at(680, 966), flag: at(600, 838) },
      w_on: { troop: at(450, 362), label: at(300, 382), flag: at(382, 354), obelisk: at(202, 392) },
      w_os: { troop: at(440, 702), label: at(588, 728), flag: at(350, 700), obelisk: at(216, 720) },
      w_r: { troop: at(756, 608), label: at(772, 692), flag: at(738, 636) },
      w_ti: { troop: at(98, 590), label: at(94, 652), flag: at(46, 540), obelisk: at(62, 390), temple: at(100, 500) },
      w_tr: { troop: at(790, 448), label: at(762, 500), flag: at(832, 408), obelisk: at(782, 412), temple: at(720, 450) },
      e2f: { troop: at(1080, 830), label: at(1080, 906), flag: at(1020, 910) },
      d_t: { troop: at(962, 168), label: at(946, 222), flag: at(1024, 164), obelisk: at(1014, 104), temple: at(934, 124) },
      d_d: { troop: at(692, 194), label: at(698, 250), flag: at(622, 196) },
      d_s: { troop: at(752, 92), label: at(694, 136), flag: at(802, 112), obelisk: at(712, 72), temple: at(644, 112) },
    },
    statues: { w1: at(438, 100), w2: at(580, 484), w3: at(70, 1002), e1: at(1182, 92), e2: at(1126, 716) },
    harbors: [...HARBORS, { between: ["d_d", "d_t"], line: points([772, 204], [806, 222], [846, 218], [892, 184]) }],
  };
}

export const EVEN: Sheet = even();
export const ODD: Sheet = odd();
