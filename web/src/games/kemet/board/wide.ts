/** A board drawn for a wide window: the land as it is, but lower and broader. */

import { at, mapped } from "$board/curves.ts";
import type { Point } from "$board/curves.ts";
import type { Border, Harbor, Places, Plan, Sheet } from "./sheet.ts";

/** A high bank of one city above the other gets this shape in a wide window. */
export const BROAD = 1.32;
export const LOW = 0.85;

const move = ({ x, y }: Point): Point => at(x * BROAD, y * LOW);

const each = <Value, Result>(record: Readonly<Partial<Record<string, Value>>>, change: (value: Value) => Result): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value as Value)]));

const moveBorder = ({ sides, curve }: Border): Border => ({ sides, curve: mapped(curve, move) });
const movePlaces = (places: Places): Places => each<Point, Point>({ ...places }, move) as unknown as Places;
const moveHarbor = ({ between, line }: Harbor): Harbor => ({ between, line: line.map(move) });

/** Cities have square corners either way; there is more room beside their middle than above it. */
const movePlan = ({ centre, halfWidth, halfHeight, high }: Plan): Plan => ({
  centre: move(centre),
  halfWidth: halfWidth * BROAD,
  halfHeight: halfHeight * LOW - 3,
  high,
});

/** The same board, as wide windows want it. */
export const widened = (sheet: Sheet): Sheet => ({
  height: sheet.height * LOW,
  west: sheet.west.map(moveBorder),
  east: sheet.east.map(moveBorder),
  delta: sheet.delta.map(moveBorder),
  plans: each(sheet.plans, movePlan),
  places: each(sheet.places, movePlaces),
  statues: each(sheet.statues, move),
  harbors: sheet.harbors.map(moveHarbor),
});
