/** What of Kemet is worth a look. */

import type { Point } from "$board/curves.ts";
import type { ZoneShape } from "./drawing.ts";
import type { GameEvent } from "./pieces.ts";
import { isZone, type ZoneId } from "./zones.ts";

/** What of a zone must be seen where it is looked at. */
export function pointsOf({ places }: ZoneShape): Point[] {
  const { troop, pyramid, temple } = places;
  return [troop, ...(pyramid ? [pyramid] : []), ...(temple ? [temple] : [])];
}

/** The zones that what happened names. */
export function zonesIn(events: readonly GameEvent[]): ZoneId[] {
  const named = events.flatMap((event) =>
    ["from", "to", "zone"].flatMap((field) => {
      const said: object = event.what === "amon" ? event.story : event;
      const value: unknown = (said as Record<string, unknown>)[field] ?? null;
      return typeof value === "string" && isZone(value) ? [value] : [];
    }),
  );
  return [...new Set(named)];
}
