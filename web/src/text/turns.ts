import { eventsOf } from "$lib/log.ts";
import type { Entry, GameEvent } from "$lib/wire.ts";

/** What happened under one heading, such as a turn. */
export interface Turn {
  readonly key: number;
  /** What opens it; null before the first. */
  readonly head: GameEvent | null;
  readonly entries: readonly Entry[];
}

/** Entries by the events that open a turn, or whatever else heads them. */
export function turnsOf(entries: readonly Entry[], openings: ReadonlySet<string>): Turn[] {
  const turns: { key: number; head: GameEvent | null; entries: Entry[] }[] = [];
  for (const entry of entries) {
    if (turns.length === 0) turns.push({ key: entry.version, head: null, entries: [] });
    turns.at(-1)?.entries.push(entry);
    const head = eventsOf(entry).findLast((event) => openings.has(event.what));
    if (head) turns.push({ key: entry.version + 0.5, head, entries: [] });
  }
  return turns.filter(({ head, entries: within }) => head !== null || within.length > 0);
}
