import { lastOwnAction, voided } from "$lib/log.ts";
import type { Entry, Moment } from "$lib/wire.ts";
import { eventSentence, plain, type Part } from "$lib/words.ts";
import { linesOf } from "./log-lines.ts";

/** A sentence of what happened. Its key is its own, so that it is announced once. */
export interface RecentLine {
  readonly key: string;
  readonly words: string;
}

/** Entries that who watches reads at a time. */
const WATCHED = 12;
/** No more sentences than anybody would listen to. */
const MOST = 80;

const numbered = (lines: readonly Part[][], version: number): RecentLine[] => lines.map((parts, at) => ({ key: `${version}.${at}`, words: plain(parts) }));

/** What happened since this seat last did something, that included; for who watches, the last few things. */
export function recentLines(log: readonly Entry[], seat: number | null): RecentLine[] {
  const struck = voided(log);
  const valid = log.filter(({ version }) => !struck.has(version));
  const own = seat === null ? null : lastOwnAction(valid, seat);
  const recent = own === null ? valid.slice(-WATCHED) : valid.filter(({ count }) => count >= own);
  return recent.flatMap((entry) => numbered(linesOf(entry), entry.version)).slice(-MOST);
}

/** What led to a moment of the past. */
export const linesOfMoment = ({ count, events }: Moment): RecentLine[] => numbered(events.map(eventSentence), count);
