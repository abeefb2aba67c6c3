import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Replay } from "./replay.svelte.ts";
import type { Telling } from "./telling.svelte.ts";

/** A telling of ten actions, which shows what it is asked to. */
class Shown {
  count = 10;
  moment: { count: number } | null = null;
  /** The steps told so far, and what is told of the moment on screen. */
  steps = 0;
  retold: { at: number } | null = null;
  retellingTime = 1_000;
  playing = { budget: 100 };
  seen: number[] = [];

  within = () => Promise.resolve([]);
  showMoment = (count: number) => {
    this.moment = { count };
    this.seen.push(count);
    return Promise.resolve();
  };
  tellNext = () => {
    this.steps += 1;
    this.retold = this.retold !== null && this.retold.at < 2 ? { at: this.retold.at + 1 } : null;
  };
  backToNow = () => (this.moment = null);
}

let shown: Shown;
let replay: Replay;

beforeEach(() => {
  vi.useFakeTimers();
  shown = new Shown();
  replay = new Replay(shown as unknown as Telling, shown);
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

  it("goes through what is told step by step before it goes on", async () => {
    await replay.jump(4);
    shown.retold = { at: 0 };
    await replay.forward();
    expect([shown.retold, shown.seen]).toEqual([{ at: 1 }, [4]]);
    shown.count = 4;
    void replay.toggle();
    await vi.advanceTimersByTimeAsync(900);
    expect(shown.steps).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([shown.steps, shown.retold]).toEqual([3, null]);
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
