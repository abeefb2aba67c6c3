/** Which board is played on, and what the number of players leaves of it. */

import type { Box } from "$board/curves.ts";
import { Drawing } from "./drawing.ts";
import { EVEN, ODD } from "./first.ts";
import { RISE } from "./rise.ts";
import { WIDTH } from "./sheet.ts";
import { BROAD, widened } from "./wide.ts";
import type { Harbor, Sheet } from "./sheet.ts";
import { components, type LayoutInfo, type Storm } from "../wire.ts";
import type { CityId, ZoneId } from "./zones.ts";

export interface Layout {
  readonly players: number;
  readonly drawing: Drawing;
  readonly zones: readonly ZoneId[];
  readonly cities: readonly CityId[];
  readonly harbors: readonly Harbor[];
  readonly storms: readonly Storm[];
  readonly eastOpen: boolean;
  /** Whether ships lie in ports; on the first boards arrows lead over the water. */
  readonly ports: boolean;
  /** What borders what, and where ships go: as the rules say it. */
  readonly neighbours: LayoutInfo["neighbours"];
  readonly arrows: LayoutInfo["arrows"];
  readonly arrivals: LayoutInfo["arrivals"];
  /** The part worth showing. */
  readonly frame: Box;
}

/** What of the agreement before a game tells which board it is. */
export interface Agreed {
  readonly players: number;
  /** Games from before there was a choice have none. */
  readonly edition?: string;
}

/** The zones under a storm tile. */
export const stormZones = (storm: Storm): readonly ZoneId[] => components.storms.find(({ id }) => id === storm)?.covers ?? [];

const drawings = new Map<Sheet, Drawing>();
const layouts = new Map<LayoutInfo, Layout>();
const wideLayouts = new Map<LayoutInfo, Layout>();
/** For a window that is wide where the board is high. */
const RISE_WIDE = widened(RISE);

function drawn(sheet: Sheet): Drawing {
  const drawing = drawings.get(sheet) ?? new Drawing(sheet);
  drawings.set(sheet, drawing);
  return drawing;
}

/** Two players need only the north of the west bank. */
const NORTH = 730;
const WEST_BANK = 1060;

function laidOut(players: number, sheet: Sheet, { zones, cities, storms, east_open: eastOpen, neighbours, arrows, arrivals }: LayoutInfo): Layout {
  const drawing = drawn(sheet);
  return {
    players,
    drawing,
    zones: drawing.zones.filter((zone) => zones.includes(zone)),
    cities: drawing.cities.filter((city) => cities.includes(city)),
    harbors: drawing.harbors.filter(({ between }) => between.every((zone) => zones.includes(zone))),
    storms,
    eastOpen,
    ports: Object.keys(arrivals).length > 0,
    neighbours,
    arrows,
    arrivals,
    frame: { x: 0, y: 0, width: (eastOpen ? WIDTH : WEST_BANK) * (sheet === RISE_WIDE ? BROAD : 1), height: sheet === RISE && players === 2 ? NORTH : sheet.height },
  };
}

/** Whether a window is so wide that a high board would leave half of it empty. */
export const isWide = (width: number, height: number): boolean => width > 1.25 * height;

/** The layout of what was agreed; a solo game uses that of two. A `wide` window has a layout of its own where the board would be high. */
export function layoutFor({ players, edition }: Agreed, wide = false): Layout {
  const first = edition === "first";
  const rows = first ? components.first_layouts : components.layouts;
  const counts = Object.keys(rows).map(Number);
  const count = counts.find((each) => each >= players) ?? Math.max(...counts);
  const row = rows[count]!;
  const sheet = first ? (count % 2 === 0 ? EVEN : ODD) : RISE;
  // Two players have only the north of the bank, more have both banks: that is wide already.
  const low = wide && sheet === RISE && !row.east_open && count > 2;
  const known = low ? wideLayouts : layouts;
  const layout = known.get(row) ?? laidOut(count, low ? RISE_WIDE : sheet, row);
  known.set(row, layout);
  return layout;
}
