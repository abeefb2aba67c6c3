import { expect } from "vitest";
import type { Entry, Eye, Update } from "../src/generated/index.ts";
import type { House } from "./house.ts";
import type { Received, Visitor } from "./visitor.ts";

/** What of a game is for one person only. */
export interface Secrets {
  /** The secrets in this object, of all that stand in a message: for each, the seats that may know it. */
  knownTo(value: Record<string, unknown>): readonly (readonly number[])[];
}

const seatOf = (eye: Eye) => (typeof eye === "object" ? eye.Seat : null);

/**
 * Everything in what a page received that it should not hold. `seats` are those
 * of its person: none for a spectator. What came after the end is free.
 */
export function leaks(received: readonly Received[], seats: readonly number[], secrets: Secrets): string[] {
  const found: string[] = [];
  for (const { from, text } of received) {
    if (/"seed"\s*:/.test(text)) found.push(`${from}: a seed`);
    const message = parsed(text);
    if (message === null) continue;
    const eye = eyeOf(message);
    if (eye !== null && !seats.includes(eye)) found.push(`${from}: the eye of seat ${eye}`);
    walk(message, (value) => {
      const strange = secrets.knownTo(value).filter((known) => !known.some((seat) => seats.includes(seat)));
      for (const known of strange) found.push(`${from}: a secret of seat ${known.join(" and ")}: ${JSON.stringify(value)}`);
      if (value["type"] === "acted" && "action" in value) found.push(`${from}: the notation of an action`);
    });
  }
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function eyeOf(message: unknown): number | null {
  const update = (message as { update?: Update } | null)?.update;
  return update ? seatOf(update.eye) : null;
}

function walk(value: unknown, look: (object: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) value.forEach((item) => walk(item, look));
  else if (value !== null && typeof value === "object") {
    look(value as Record<string, unknown>);
    Object.values(value).forEach((item) => walk(item, look));
  }
}

/** The updates whose last action is still part of the game at its end. */
function lasting(updates: readonly Update[]): Update[] {
  let kept: Update[] = [];
  for (const update of updates) {
    const undone = update.entries.filter(({ kind }: Entry) => kind.type === "undone");
    for (const { count } of undone) kept = kept.filter((earlier) => earlier.count <= count);
    kept = kept.filter((earlier) => earlier.count < update.count);
    kept.push(update);
  }
  return kept;
}

/**
 * Moments of the game at which a page was shown something else than the rules
 * show to its eye, worked out from the record alone.
 */
export async function strangeViews(house: House, visitor: Visitor, record: string, sample: number): Promise<number[]> {
  const updates = lasting(visitor.updates().filter(({ view }) => view !== null));
  const every = Math.max(1, Math.floor(updates.length / sample));
  const strange: number[] = [];
  for (const update of updates.filter((_, index) => index % every === 0)) {
    const seat = seatOf(update.eye);
    const eye = seat === null ? "spectator" : `P${seat + 1}`;
    const { view } = await house.replay(record, "--at", String(update.count), "--eye", eye);
    if (JSON.stringify(sorted(view)) !== JSON.stringify(sorted(update.view))) strange.push(update.count);
  }
  return strange;
}

/** The same object with its fields in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sorted(item)]));
}

/** A game that is over: its record replays, and until then nobody was told more than their eyes may know. */
export async function keptToTheEnd(house: House, path: string, players: Visitor[], onlooker: Visitor, secrets: Secrets, often: number): Promise<void> {
  const address = `/api/tables/${path.split("/").at(-1)}/record`;
  const record = await onlooker.page.evaluate(async (wanted) => (await fetch(wanted)).text(), address);
  // The record is for everybody now; what came before it was not.
  const before = (visitor: Visitor) => visitor.received.filter(({ from }) => !from.endsWith("/record"));
  for (const [seat, player] of players.entries()) expect(leaks(before(player), [seat], secrets)).toEqual([]);
  expect(leaks(before(onlooker), [], secrets)).toEqual([]);
  expect((await house.replay(record)).outcome).toBeTruthy();
  for (const visitor of [...players, onlooker]) {
    expect(await strangeViews(house, visitor, record, often)).toEqual([]);
    expect(visitor.troubles).toEqual([]);
    await visitor.leave();
  }
}
