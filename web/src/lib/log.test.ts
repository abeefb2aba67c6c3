import { describe, expect, it } from "vitest";
import { lastOwnAction, leavesGap, voided } from "./log.ts";
import type { Entry, EntryKind, GameEvent, Update } from "./wire.ts";

const at = (version: number, count: number, kind: EntryKind): Entry => ({ version, at: 0, count, kind });
const acted = (version: number, count: number, seat: number, events: GameEvent[] = []): Entry =>
  at(version, count, { type: "acted", seat, by: "person", events });

describe("voided", () => {
  it("strikes out what an undo took back, and nothing after it", () => {
    const log = [acted(1, 1, 0), acted(2, 2, 0), acted(3, 3, 0), at(4, 1, { type: "undone", seat: 0, back: 2, scope: "turn" }), acted(5, 2, 0)];
    expect([...voided(log)]).toEqual([2, 3]);
  });
});

describe("leavesGap", () => {
  const update = (version: number, entries: Entry[]) => ({ version, entries, fresh: false }) as unknown as Update;

  it("misses what lies between", () => {
    expect(leavesGap(2, update(4, [acted(4, 4, 0)]))).toBe(true);
    expect(leavesGap(2, update(4, [acted(3, 3, 0), acted(4, 4, 0)]))).toBe(false);
  });

  it("misses nothing that was taken back meanwhile", () => {
    const undone = at(5, 2, { type: "undone", seat: 0, back: 2, scope: "turn" });
    expect(leavesGap(2, update(5, [undone]))).toBe(false);
  });
});

describe("lastOwnAction", () => {
  it("is where one's own last decision was, not a bot's", () => {
    const bot = at(3, 3, { type: "acted", seat: 0, by: "bot", events: [] });
    expect(lastOwnAction([acted(1, 1, 0), acted(2, 2, 1), bot], 0)).toBe(1);
    expect(lastOwnAction([acted(2, 2, 1)], 0)).toBeNull();
  });
});
