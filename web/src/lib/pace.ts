import type { GameEvent } from "./wire.ts";

/** How long each kind of event may be watched, in milliseconds; all others pass quickly. */
export type WatchingTimes = Readonly<Record<string, number>>;

const BRIEF = 90;
const LONGEST = 1_600;
/** From this many waiting updates on, we hurry to catch up. */
const CROWD = 4;

/** How long what happened stays on screen before the next thing is shown. */
export function watchingTime(events: readonly GameEvent[], waiting: number, shown: WatchingTimes): number {
  const whole = events.reduce((sum, event) => sum + (shown[event.what] ?? BRIEF), 0);
  const calm = Math.min(whole, LONGEST);
  return waiting < CROWD ? calm : calm / (waiting - CROWD + 2);
}
