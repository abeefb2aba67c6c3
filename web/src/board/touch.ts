/** What a fingertip means that lands beside it. */

import { distance, type Point } from "./curves.ts";

/** Half of the 44 pixels a fingertip needs, and a little. */
export const FINGERTIP = 24;

/** The nearest of `places` within a fingertip of a pixel, or null where there is none. */
export function underFinger(pixel: Point, places: Iterable<string>, pixelOf: (place: string) => Point): string | null {
  let best: { place: string; away: number } | null = null;
  for (const place of places) {
    const away = distance(pixel, pixelOf(place));
    if (away <= FINGERTIP && (best === null || away < best.away)) best = { place, away };
  }
  return best?.place ?? null;
}
