import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Replay } from "./replay.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** A table with ten actions that shows what it is asked to. */
class Shown {
  count = 10;
  moment: { count: number } | null = null;
  playing = { budget: 100 };
  seen: number[] = [];

  moments = () => Promise.resolve([]);
  showMoment = (count: number) => {
    this.moment = { count };
    this.seen.push(count);
    return Promise.resolve();
  };
  backToNow = () => (this.moment = null);
}

let shown: Shown;
let replay: Replay;

beforeEach(() => {
  vi.useFakeTimers();
  shown = new Shown();
  replay = new Replay(shown as unknown as Table);
});
afterEach(() => vi.useRealTimers());

/** The stand-in is not reactive, so where we are is asked of it and not of `replay.at`. */
describe("a replay", () => {
  it("stays within the game", async () => {
    await replay.jump(-3);
    await replay.jump(99);
    expect(shown.seen).toEqual([0, 10]);
  });

  it("goes back to now", async () => {
    await replay.jump(4);
    replay.stop();
    expect(shown.moment).toBeNull();
    expect(replay.running).toBe(false);
  });

  it("stops moving when it is paused", async () => {
    void replay.play(2, 10);
    await vi.advanceTimersByTimeAsync(500);
    replay.pause();
    const seen = shown.seen.length;
    expect(seen).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown.seen).toHaveLength(seen);
  });
});
