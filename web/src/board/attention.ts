/** Where on the board one should look when there is no room for all of it. */

import type { PlaceChoice } from "./choices.ts";
import type { Box, Point } from "./curves.ts";

export interface Attention {
  readonly places: readonly string[];
  /** Something there can be chosen: it must be seen. */
  readonly needed: boolean;
}

/** What stands at a place reaches about so far around it. */
const REACH = 95;

/** The part of the board around some points, with room for what stands there; null for none. */
export function partAround(points: readonly Point[]): Box | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - REACH, Math.min(...ys) - REACH];
  return { x: left, y: top, width: Math.max(...xs) + REACH - left, height: Math.max(...ys) + REACH - top };
}

/** What there is to look at. */
export interface Sights {
  /** The place somebody points at in a sentence. */
  readonly pointed: string | null;
  readonly choices: readonly PlaceChoice[];
  /** The places that what happens names. */
  readonly happened: readonly string[];
  /** Where a battle is fought. */
  readonly battle: string | null;
  /** Where my own pieces are at home. */
  readonly home: readonly string[];
  readonly myTurn: boolean;
}

/**
 * What somebody points at, else what can be chosen, else what happens, else my
 * own home; null leaves the eyes where they are.
 */
export function attentionIn({ pointed, choices, happened, battle, home, myTurn }: Sights): Attention | null {
  if (pointed !== null) return { places: [pointed], needed: true };
  if (choices.length > 0) return { places: [...new Set(choices.map(({ place }) => place))], needed: true };
  if (happened.length > 0) return { places: happened, needed: false };
  if (battle !== null) return { places: [battle], needed: false };
  return myTurn && home.length > 0 ? { places: home, needed: false } : null;
}
