/** The log as sentences: what belongs together is one deed, and its details wait behind it. Pure. */

import { eventsOf } from "./log.ts";
import type { Entry, GameEvent } from "./wire.ts";
import { eventSentence, parts, type Part } from "./words.ts";

/** What a game says of its own events as a story. */
export interface GameStory<Event extends { what: string } = GameEvent> {
  /** Whether a new sentence begins with this event, after those of the one under way. */
  begins(event: Event, open: readonly Event[]): boolean;
  /** The sentence for these events, marked, for people in these seats; null where the weightiest of them speaks for all. */
  summary(events: readonly Event[], mine: readonly number[]): string | null;
  /** From where to where something went. */
  wayOf(event: Event): Way | null;
  /** The places it names, the most telling one last. */
  placesOf(event: Event): readonly string[];
}

/** From one place to another. */
export interface Way {
  readonly seat: number;
  readonly from: string;
  readonly to: string;
}

/** One thing that happened, and the row of the log it stands in. */
export interface Line {
  readonly entry: Entry;
  readonly event: GameEvent;
}

/** What one sentence tells. */
export interface Deed {
  readonly type: "deed";
  readonly key: string;
  readonly lines: readonly Line[];
  /** How many actions had been taken when it was done. */
  readonly count: number;
  /** It was taken back. */
  readonly struck: boolean;
}

/** A row that is no action: an undo, a bot that sits down. */
export interface Note {
  readonly type: "note";
  readonly key: string;
  readonly entry: Entry;
}

/** A part of the log under one heading, such as a turn. */
export interface Chapter {
  readonly key: string;
  /** What opens it; null before the first. */
  readonly head: Line | null;
  readonly items: readonly (Deed | Note)[];
}

export const eventsIn = (deed: Deed): GameEvent[] => deed.lines.map(({ event }) => event);

/** The log in chapters and deeds. What was taken back is struck out, and opens nothing. */
export function chaptersOf(log: readonly Entry[], struck: ReadonlySet<number>, headings: ReadonlySet<string>, story: GameStory): Chapter[] {
  const chapters: { key: string; head: Line | null; items: (Deed | Note)[] }[] = [{ key: "start", head: null, items: [] }];
  let open: Line[] = [];
  const close = (): void => {
    const [first, last] = [open[0], open.at(-1)];
    if (first && last) chapters.at(-1)?.items.push({ type: "deed", key: keyOf(first), lines: open, count: last.entry.count, struck: struck.has(first.entry.version) });
    open = [];
  };
  for (const entry of log) {
    if (entry.kind.type !== "acted") {
      close();
      chapters.at(-1)?.items.push({ type: "note", key: `${entry.version}`, entry });
      continue;
    }
    const undone = struck.has(entry.version);
    if (open[0] && struck.has(open[0].entry.version) !== undone) close();
    for (const event of eventsOf(entry)) {
      const line = { entry, event };
      if (headings.has(event.what) && undone) continue;
      if (headings.has(event.what)) {
        close();
        chapters.push({ key: `head-${keyOf(line)}`, head: line, items: [] });
        continue;
      }
      if (open.length > 0 && story.begins(event, open.map((one) => one.event))) close();
      open.push(line);
    }
  }
  close();
  return chapters.filter(({ head, items }) => head !== null || items.length > 0);
}

const keyOf = ({ entry, event }: Line): string => `${entry.version}-${eventsOf(entry).indexOf(event)}`;

/** All deeds of some chapters that are still true, the last one last. */
export const deedsIn = (chapters: readonly Chapter[]): Deed[] => chapters.flatMap(({ items }) => items.filter((item) => item.type === "deed" && !item.struck) as Deed[]);

/** The sentence that tells it. `weights` say which of its events speaks where it has no words of its own. */
export function deedSentence(deed: Deed, story: GameStory, weights: Readonly<Record<string, number>>, mine: readonly number[] = []): Part[] {
  const events = eventsIn(deed);
  const own = story.summary(events, mine);
  if (own !== null) return parts(own);
  const weightOf = ({ what }: GameEvent): number => weights[what] ?? 0;
  const [first, ...rest] = events;
  if (first === undefined) return [];
  return eventSentence(rest.reduce((best, event) => (weightOf(event) > weightOf(best) ? event : best), first));
}

/** What happened after so many actions, up to others; deeds that began before are cut. */
export function deedsBetween(deeds: readonly Deed[], after: number, upTo: number): Deed[] {
  return deeds.flatMap((deed) => {
    const lines = deed.lines.filter(({ entry }) => entry.count > after && entry.count <= upTo);
    const last = lines.at(-1);
    return last === undefined ? [] : lines.length === deed.lines.length ? [deed] : [{ ...deed, lines, count: last.entry.count }];
  });
}

/** Where a deed took place: all it names, and what it comes down to. */
export function placesOf(deed: Deed | null, story: GameStory): string[] {
  return deed === null ? [] : [...new Set(eventsIn(deed).flatMap((event) => story.placesOf(event)))];
}

/** The ways of those deeds, steps that lead on from each other joined. */
export function trailsOf(deeds: readonly Deed[], story: GameStory): { seat: number; way: readonly string[] }[] {
  const trails: { seat: number; way: string[] }[] = [];
  for (const event of deeds.flatMap(eventsIn)) {
    const step = story.wayOf(event);
    if (step === null) continue;
    const last = trails.at(-1);
    if (last && last.seat === step.seat && last.way.at(-1) === step.from) last.way.push(step.to);
    else trails.push({ seat: step.seat, way: [step.from, step.to] });
  }
  return trails;
}
