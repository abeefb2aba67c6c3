/** Which board is played on, and what the number of players leaves of it. */

import type { Box } from "$board/curves.ts";
import { Drawing } from "./drawing.ts";
import { EVEN, ODD } from "./first.ts";
import { RISE } from "./rise.ts";
import { WIDTH } from "./sheet.ts";
import type { Harbor, Sheet } from "./sheet.ts";
import type { CityId, ZoneId } from "./zones.ts";

export type StormId = "sw" | "ne";

export interface Layout {
  readonly players: number;
  readonly drawing: Drawing;
  readonly zones: readonly ZoneId[];
  readonly cities: readonly CityId[];
  readonly harbors: readonly Harbor[];
  readonly storms: readonly StormId[];
  readonly eastOpen: boolean;
  /** The part worth showing. */
  readonly frame: Box;
}

/** What of the agreement before a game tells which board it is. */
export interface Agreed {
  readonly players: number;
  /** Games from before there was a choice have none. */
  readonly edition?: string;
}

const STORM_ZONES: Record<StormId, readonly ZoneId[]> = {
  sw: ["w3a", "w3b", "w3c", "w3f", "w_os"],
  ne: ["e1a", "e1b", "e1c", "e1f", "e_on"],
};

export const stormZones = (storm: StormId): readonly ZoneId[] => STORM_ZONES[storm];

/** What a number of players makes of a sheet. */
interface Use {
  readonly players: number;
  readonly sheet: Sheet;
  readonly storms?: readonly StormId[];
  readonly eastOpen: boolean;
  /** Where the part worth showing ends in the south, if not with the board. */
  readonly foot?: number;
}

const RISE_USES: readonly Use[] = [
  { players: 2, sheet: RISE, storms: ["sw"], eastOpen: false, foot: 730 },
  { players: 3, sheet: RISE, eastOpen: false },
  { players: 4, sheet: RISE, storms: ["sw", "ne"], eastOpen: true },
  { players: 5, sheet: RISE, storms: ["ne"], eastOpen: true },
  { players: 6, sheet: RISE, eastOpen: true },
];

const FIRST_USES: readonly Use[] = [
  { players: 2, sheet: EVEN, eastOpen: false },
  { players: 3, sheet: ODD, eastOpen: false },
  { players: 4, sheet: EVEN, eastOpen: true },
  { players: 5, sheet: ODD, eastOpen: true },
];

const drawings = new Map<Sheet, Drawing>();
const layouts = new Map<Use, Layout>();

function drawn(sheet: Sheet): Drawing {
  const drawing = drawings.get(sheet) ?? new Drawing(sheet);
  drawings.set(sheet, drawing);
  return drawing;
}

function laidOut({ players, sheet, storms = [], eastOpen, foot = sheet.height }: Use): Layout {
  const drawing = drawn(sheet);
  const covered = storms.flatMap((storm) => STORM_ZONES[storm]);
  const zones = drawing.zones.filter((zone) => !covered.includes(zone) && (eastOpen || !zone.startsWith("e")));
  return {
    players,
    drawing,
    zones,
    cities: drawing.cities.filter((city) => zones.includes(`${city}f`)),
    harbors: drawing.harbors.filter(({ between }) => between.every((zone) => zones.includes(zone))),
    storms,
    eastOpen,
    frame: { x: 0, y: 0, width: eastOpen ? WIDTH : 1060, height: foot },
  };
}

/** The layout of what was agreed; a solo game uses that of two. */
export function layoutFor({ players, edition }: Agreed): Layout {
  const uses = edition === "first" ? FIRST_USES : RISE_USES;
  const use = uses.find((each) => each.players >= players) ?? (uses.at(-1) as Use);
  const layout = layouts.get(use) ?? laidOut(use);
  layouts.set(use, layout);
  return layout;
}
