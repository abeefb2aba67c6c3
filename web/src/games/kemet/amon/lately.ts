/** What has changed on the War Table since the last card was turned. */

import type { Event, WarTable } from "../wire.ts";
import { storyOf } from "./telling.ts";

const DRAWN = new Set(["event_drawn", "disaster_drawn", "action_drawn", "objective_set"]);

export function warTableLately(events: readonly Event[]): WarTable {
  const change: WarTable = { strength: 0, damage: 0, shield: 0, moves: 0 };
  for (const event of events) {
    const story = storyOf(event);
    if (story === null) continue;
    // An action card may come with an event, which is told on after it.
    if (DRAWN.has(story.did) && story.did !== "action_drawn") for (const column of Object.keys(change) as (keyof WarTable)[]) change[column] = 0;
    if (story.did === "war_table") change[story.column] += story.applied;
  }
  return change;
}
