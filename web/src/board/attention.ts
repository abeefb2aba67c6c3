/** Where on the board one should look when there is no room for all of it. */

import type { Choice } from "./choices.ts";
import type { Box, Point } from "./curves.ts";
import { SHAPES } from "./geometry.ts";
import type { GameEvent } from "./pieces.ts";
import { DISTRICTS, isZone, type CityId, type ZoneId } from "./zones.ts";

export interface Attention {
  readonly zones: readonly ZoneId[];
  /** Something there can be chosen: it must be seen. */
  readonly needed: boolean;
}

/** What stands at a place reaches about so far around it. */
const REACH = 95;

/** The part of the board around some zones, with room for what stands there; null for none. */
export function partAround(zones: readonly ZoneId[]): Box | null {
  const points = zones.flatMap((zone): Point[] => {
    const { troop, pyramid, temple } = SHAPES[zone].places;
    return [troop, ...(pyramid ? [pyramid] : []), ...(temple ? [temple] : [])];
  });
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - REACH, Math.min(...ys) - REACH];
  return { x: left, y: top, width: Math.max(...xs) + REACH - left, height: Math.max(...ys) + REACH - top };
}

/** The zones that what happened names. */
export function zonesIn(events: readonly GameEvent[]): ZoneId[] {
  const named = events.flatMap((event) =>
    ["from", "to", "zone"].flatMap((field) => {
      const value: unknown = field in event ? event[field as keyof GameEvent] : null;
      return typeof value === "string" && isZone(value) ? [value] : [];
    }),
  );
  return [...new Set(named)];
}

/** A city with the land before its gates. */
export const homeOf = (city: CityId): ZoneId[] => [...DISTRICTS.map((letter) => `${city}${letter}` as const), `${city}f`];

interface Scene {
  /** The place somebody points at in a sentence. */
  readonly pointed: ZoneId | null;
  readonly choices: readonly Choice[];
  readonly events: readonly GameEvent[];
  /** Where a battle is fought. */
  readonly battle: ZoneId | null;
  readonly city: CityId | null;
  readonly myTurn: boolean;
}

/**
 * What somebody points at, else what can be chosen, else what happens, else my
 * own city; null leaves the eyes where they are.
 */
export function attentionIn({ pointed, choices, events, battle, city, myTurn }: Scene): Attention | null {
  if (pointed) return { zones: [pointed], needed: true };
  if (choices.length > 0) return { zones: [...new Set(choices.map(({ zone }) => zone))], needed: true };
  const happened = zonesIn(events);
  if (happened.length > 0) return { zones: happened, needed: false };
  if (battle) return { zones: [battle], needed: false };
  return myTurn && city ? { zones: homeOf(city), needed: false } : null;
}
