import type { GameEvent } from "./wire.ts";

/** How long each kind of event may be watched, in milliseconds; all others pass quickly. */
export type WatchingTimes = Readonly<Record<string, number>>;

/** How one is told what others do: by hand, by itself at some speed, or everything at once. */
export type Pace = "step" | "slow" | "normal" | "quick" | "once";
export const PACES: readonly Pace[] = ["step", "slow", "normal", "quick", "once"];

interface Gait {
  /** How much longer than usual things may be watched. */
  readonly stretch: number;
  /** The least time for a sentence, in ms. */
  readonly reading: number;
  /** The longest for one update. */
  readonly longest: number;
  /** From this many waiting updates on, we hurry to catch up. */
  readonly crowd: number;
}

const GAITS: Readonly<Record<Pace, Gait>> = {
  step: { stretch: 1, reading: 1_300, longest: 4_000, crowd: Infinity },
  slow: { stretch: 1.6, reading: 2_800, longest: 6_400, crowd: Infinity },
  normal: { stretch: 1, reading: 1_300, longest: 4_000, crowd: 16 },
  quick: { stretch: 0.7, reading: 0, longest: 2_800, crowd: 4 },
  once: { stretch: 0, reading: 0, longest: 0, crowd: 0 },
};

const BRIEF = 90;

/** Whether something happened that is worth a sentence. */
export const isWorthReading = (events: readonly GameEvent[], shown: WatchingTimes): boolean => events.some(({ what }) => shown[what] !== undefined);

/** How long what happened stays on screen before the next thing is shown; `told` where there is a sentence to read. */
export function watchingTime(events: readonly GameEvent[], waiting: number, shown: WatchingTimes, pace: Pace = "normal", told = false): number {
  const { stretch, reading, longest, crowd } = GAITS[pace];
  const whole = stretch * events.reduce((sum, event) => sum + (shown[event.what] ?? BRIEF), 0);
  const calm = Math.min(told && isWorthReading(events, shown) ? Math.max(whole, reading) : whole, longest);
  return waiting < crowd ? calm : calm / (waiting - crowd + 2);
}

/** How much longer or shorter than usual a sentence may be read. */
export const readingShare = (pace: Pace): number => GAITS[pace].stretch;
