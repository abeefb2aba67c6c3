import type { Entry, GameEvent, Update } from "./wire.ts";

/** The log with what an update brings; a fresh one starts it anew. */
export function withUpdate(log: readonly Entry[], update: Update): readonly Entry[] {
  if (update.fresh) return update.entries;
  const last = log.at(-1)?.version ?? 0;
  const news = update.entries.filter((entry) => entry.version > last);
  return news.length === 0 ? log : [...log, ...news];
}

/** Whether something is missing between what we have and this update. */
export function leavesGap(version: number, update: Update): boolean {
  if (update.fresh || update.version <= version) return false;
  const first = update.entries[0]?.version;
  if (first !== undefined && first <= version + 1) return false;
  // What was taken back while we were away is told no more: its undo explains the gap.
  return !update.entries.some(({ kind }) => kind.type === "undone");
}

/** Whether the past is another one after this update, or may be. */
export function takesBack(update: Update): boolean {
  return update.fresh || update.entries.some(({ kind }) => kind.type === "undone");
}

export function eventsOf(entry: Entry): readonly GameEvent[] {
  return entry.kind.type === "acted" ? entry.kind.events : [];
}

export function eventsOfAll(entries: readonly Entry[]): GameEvent[] {
  return entries.flatMap(eventsOf);
}

/**
 * The entries still in force: an undo strikes out what it took back. The undo
 * itself stays.
 */
export function voided(log: readonly Entry[]): ReadonlySet<number> {
  const struck = new Set<number>();
  log.forEach((entry, index) => {
    if (entry.kind.type !== "undone") return;
    for (const earlier of log.slice(0, index)) {
      if (earlier.kind.type === "acted" && earlier.count > entry.count) struck.add(earlier.version);
    }
  });
  return struck;
}

/** The number of actions after the last thing this seat did itself; null if it did nothing yet. */
export function lastOwnAction(log: readonly Entry[], seat: number): number | null {
  const own = log.findLast(
    ({ kind }) => kind.type === "acted" && kind.seat === seat && kind.by === "person",
  );
  return own?.count ?? null;
}
