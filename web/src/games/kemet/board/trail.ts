/** The way of the last march, zone by zone. The view only knows where it began and where it is. */

import type { GameEvent } from "./pieces.ts";
import type { ZoneId } from "./zones.ts";

/** With these something else begins, and the way is history. */
const ENDS: ReadonlySet<GameEvent["what"]> = new Set(["turn_began", "action_began", "night_fell", "day_broke"]);

const stepOf = (story: Extract<GameEvent, { what: "amon" }>["story"]) => (story.did === "stepped" ? story : null);

/** The way after these events. Without any (an undo, a leap in time) nobody knows it. */
export function trailAfter(trail: readonly ZoneId[], events: readonly GameEvent[]): readonly ZoneId[] {
  if (events.length === 0) return [];
  return events.reduce<readonly ZoneId[]>((way, event) => {
    if (ENDS.has(event.what)) return [];
    const step = event.what === "amon" ? stepOf(event.story) : event.what === "moved" || event.what === "god_moved" ? event : null;
    if (step === null) return way;
    return way.at(-1) === step.from ? [...way, step.to] : [step.from, step.to];
  }, trail);
}

/** What of it to draw: where the view tells of a march, the way must lead there. */
export function trailIn(trail: readonly ZoneId[], march: { origin: ZoneId | null; at: ZoneId | null }): readonly ZoneId[] {
  const { origin, at } = march;
  if (at === null || trail.at(-1) === at) return trail;
  return origin !== null && origin !== at ? [origin, at] : [];
}
