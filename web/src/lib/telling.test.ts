import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../games/game.ts";
import { roundOf, updateOf, viewOf } from "./fake-line.ts";
import { settings } from "./settings.svelte.ts";
import { Telling } from "./telling.svelte.ts";
import type { Entry, Moment } from "./wire.ts";

const audience = { game: null as GameClient | null, mySeats: [] as number[] };
/** What the past is asked for, and when it was forgotten. */
let past: Map<number, Moment>;
let forgotten: number;
let telling: Telling;

const versions = () => telling.log.map(({ version }) => version);
const momentOf = (count: number, events: { what: string }[] = []) => ({ count, seat: null, view: viewOf(count), events }) as Moment;

beforeEach(() => {
  vi.useFakeTimers();
  audience.game = null;
  audience.mySeats = [0];
  past = new Map();
  forgotten = 0;
  const moments = {
    within: (from: number) => Promise.resolve([past.get(from) ?? []].flat()),
    forget: () => (forgotten += 1),
  };
  telling = new Telling(audience, moments);
  telling.receive(updateOf(5, [4, 5], { fresh: true }));
});

afterEach(() => {
  telling.stop();
  vi.useRealTimers();
});

describe("what happens", () => {
  it("is shown one after the other, each as long as it may be watched", () => {
    vi.runAllTimers();
    for (const version of [6, 7]) telling.receive(updateOf(version, [version]));
    expect([roundOf(telling.view), telling.count, telling.settled]).toEqual([6, 6, false]);
    expect(roundOf(telling.playing.before)).toBe(5);
    expect([telling.shown?.version, telling.latest?.version]).toEqual([6, 7]);
    vi.advanceTimersByTime(telling.playing.budget - 1);
    expect(versions()).toEqual([4, 5, 6]);
    vi.advanceTimersByTime(1);
    expect([roundOf(telling.view), telling.settled]).toEqual([7, true]);
    expect(versions()).toEqual([4, 5, 6, 7]);
  });

  it("is shown at once to those who skip, and moves no more", () => {
    for (const version of [6, 7, 8]) telling.receive(updateOf(version, [version]));
    const { serial } = telling.playing;
    telling.skip();
    expect([roundOf(telling.view), telling.settled, telling.playing.events]).toEqual([8, true, []]);
    expect(versions()).toEqual([4, 5, 6, 7, 8]);
    expect(telling.playing.serial).toBe(serial + 1);
    telling.skip();
    expect(telling.playing.serial).toBe(serial + 1);
  });

  it("is not shown any longer once all is stopped", () => {
    telling.receive(updateOf(6, [6]));
    telling.stop();
    vi.runAllTimers();
    expect(roundOf(telling.view)).toBe(5);
  });

  it("comes after what is fetched of the time before", () => {
    telling.addOlder(updateOf(3, [2, 3]).entries);
    expect(versions()).toEqual([2, 3, 4, 5]);
  });
});

describe("what others do", () => {
  const game = { watching: { turn_began: 400 } } as unknown as GameClient;

  beforeEach(() => {
    vi.runAllTimers();
    audience.game = game;
  });
  afterEach(() => (settings.pace = "normal"));

  it("stays as long as its sentence may be read, at the pace one likes", () => {
    const times = (["slow", "normal", "quick", "once"] as const).map((pace) => {
      settings.pace = pace;
      telling.receive(updateOf(telling.count + 1, [telling.count + 1]));
      vi.runAllTimers();
      return telling.playing.budget;
    });
    expect(times).toEqual([2_800, 1_300, 280, 0]);
  });

  it("passes quickly where I did it myself", () => {
    audience.mySeats = [0, 1];
    telling.receive(updateOf(6, [6]));
    expect(telling.playing.budget).toBe(400);
  });

  it("waits for a hand where one reads step by step, but holds up nobody who is asked", () => {
    settings.pace = "step";
    telling.receive(updateOf(6, [6]));
    expect([roundOf(telling.view), telling.settled, telling.waits]).toEqual([6, true, false]);
    for (const version of [7, 8]) telling.receive(updateOf(version, [version]));
    vi.advanceTimersByTime(60_000);
    expect([roundOf(telling.view), telling.settled, telling.waits]).toEqual([6, false, true]);
    telling.tellNext();
    expect([roundOf(telling.view), telling.more]).toEqual([7, true]);
    telling.skip();
    expect([roundOf(telling.view), telling.settled, telling.waits]).toEqual([8, true, false]);
  });

  it("waits for no hand after what I did myself, and not before it either", () => {
    settings.pace = "step";
    const mine = (version: number) => {
      const update = updateOf(version, [version]);
      return { ...update, entries: update.entries.map((entry) => ({ ...entry, kind: { ...entry.kind, seat: 0 } }) as Entry) };
    };
    telling.receive(mine(6));
    telling.receive(updateOf(7, [7]));
    vi.advanceTimersByTime(60_000);
    expect(roundOf(telling.view)).toBe(7);
    // I have acted: I must have read what came before.
    telling.receive(mine(8));
    expect([roundOf(telling.view), telling.waits]).toEqual([8, false]);
  });

  it("goes on by itself as soon as one prefers that", () => {
    settings.pace = "step";
    for (const version of [6, 7]) telling.receive(updateOf(version, [version]));
    vi.advanceTimersByTime(60_000);
    settings.pace = "quick";
    telling.tellOn();
    expect([roundOf(telling.view), telling.settled]).toEqual([7, true]);
  });

  it("is over when the last of it has been looked at", () => {
    telling.receive(updateOf(6, [6]));
    expect([telling.settled, telling.over]).toEqual([true, false]);
    vi.advanceTimersByTime(telling.playing.budget);
    expect(telling.over).toBe(true);
  });
});

describe("a moment of the past", () => {
  const undone: Entry = { version: 7, at: 0, count: 3, kind: { type: "undone", seat: 0, scope: "step" } as never };

  beforeEach(() => {
    for (const count of [2, 3, 4]) past.set(count, momentOf(count, [{ what: "turn_began" }]));
    vi.runAllTimers();
  });

  it("is on screen until one comes back, while the game goes on unseen", async () => {
    await telling.showMoment(2);
    telling.receive(updateOf(6, [6]));
    expect([roundOf(telling.view), telling.live, telling.settled, telling.count]).toEqual([2, false, false, 6]);
    telling.backToNow();
    expect([roundOf(telling.view), telling.live, telling.settled]).toEqual([6, true, true]);
    expect(versions()).toEqual([4, 5, 6]);
  });

  it("moves if it follows the one on screen", async () => {
    await telling.showMoment(2);
    expect(telling.playing.events).toEqual([]);
    await telling.showMoment(3);
    expect(telling.playing.events).toEqual([{ what: "turn_began" }]);
    expect(roundOf(telling.playing.before)).toBe(2);
    await telling.showMoment(99);
    expect(telling.moment?.count).toBe(3);
  });

  it("is left if it is taken back, and forgotten with all others", async () => {
    expect(forgotten).toBe(1);
    await telling.showMoment(3);
    telling.receive(updateOf(6, [6]));
    expect([telling.moment?.count, forgotten]).toEqual([3, 1]);
    telling.receive(updateOf(7, [], { entries: [undone], count: 3 }));
    expect([telling.moment?.count, forgotten]).toEqual([3, 2]);
    await telling.showMoment(4);
    telling.receive(updateOf(8, [], { entries: [{ ...undone, version: 8 }], count: 3 }));
    expect([telling.live, forgotten]).toEqual([true, 3]);
  });
});

describe("what is told step by step", () => {
  const told = (): Entry => ({
    version: 6,
    at: 0,
    count: 6,
    kind: { type: "acted", seat: 0, by: "person", events: [{ what: "own" }, { what: "one" }, { what: "two" }, { what: "turn_began" }] },
  });
  const step = (what: string) => [{ what }];

  beforeEach(() => {
    vi.advanceTimersByTime(10_000);
    audience.game = {
      watching: {},
      telling: {
        stepsOf: (events: readonly { what: string }[]) => (events.some(({ what }) => what === "one") ? { beats: [step("own"), step("one"), step("two")], rest: step("turn_began") } : null),
        viewsOf: () => [viewOf(51), viewOf(52), viewOf(53)],
        waits: ([event]: readonly { what: string }[]) => event?.what !== "own",
        readingTime: () => 2_000,
      },
    } as unknown as GameClient;
    settings.telling = "step";
    telling.receive(updateOf(6, [], { entries: [told()] }));
  });

  afterEach(() => (settings.telling = "step"));

  it("waits for each step, offers nothing meanwhile, and keeps the log for the end", () => {
    expect(roundOf(telling.view)).toBe(51);
    vi.advanceTimersByTime(3_000);
    expect(roundOf(telling.view)).toBe(52);
    vi.advanceTimersByTime(60_000);
    expect([roundOf(telling.view), telling.settled, telling.log.at(-1)?.version]).toEqual([52, false, 5]);
    telling.tellNext();
    expect([roundOf(telling.view), telling.told?.at]).toEqual([53, 2]);
    telling.tellNext();
    expect([roundOf(telling.view), telling.told, telling.log.at(-1)?.version]).toEqual([6, null, 6]);
    expect(telling.playing.events).toEqual(step("turn_began"));
    expect(telling.settled).toBe(true);
  });

  it("ends at once when somebody has read enough", () => {
    vi.advanceTimersByTime(3_000);
    telling.tellAll();
    expect([roundOf(telling.view), telling.told, telling.settled]).toEqual([6, null, true]);
    vi.advanceTimersByTime(10_000);
    telling.receive(updateOf(7, [7]));
    expect(roundOf(telling.view)).toBe(7);
  });

  it("goes on by itself where that is wanted, and what comes meanwhile waits", () => {
    vi.advanceTimersByTime(3_000);
    telling.receive(updateOf(7, [7]));
    expect(roundOf(telling.view)).toBe(52);
    settings.telling = "normal";
    telling.tellOn();
    vi.advanceTimersByTime(2_000);
    expect(roundOf(telling.view)).toBe(53);
    vi.advanceTimersByTime(10_000);
    expect([roundOf(telling.view), telling.told]).toEqual([7, null]);
  });

  it("tells the past step by step, too, without a clock of its own", async () => {
    telling.tellAll();
    past.set(3, momentOf(3));
    past.set(4, momentOf(4, [{ what: "own" }, { what: "one" }, { what: "two" }, { what: "turn_began" }]));
    await telling.showMoment(3);
    expect([roundOf(telling.view), telling.tale]).toEqual([3, null]);
    await telling.showMoment(4);
    expect([roundOf(telling.view), telling.tale?.at, telling.told]).toEqual([51, 0, null]);
    vi.advanceTimersByTime(60_000);
    telling.tellNext();
    expect([roundOf(telling.view), telling.retellingTime]).toEqual([52, 2_000]);
    telling.tellAll();
    expect([roundOf(telling.view), telling.tale]).toEqual([4, null]);
    expect(telling.playing.events).toEqual(step("turn_began"));
    // Who does not come from the moment before is shown how it was.
    telling.backToNow();
    await telling.showMoment(4);
    expect([roundOf(telling.view), telling.tale]).toEqual([4, null]);
  });

  it("is shown at once to those who only look on", () => {
    telling.tellAll();
    vi.runAllTimers();
    audience.mySeats = [1];
    telling.receive(updateOf(7, [], { entries: [{ ...told(), version: 7 }] }));
    expect([roundOf(telling.view), telling.told]).toEqual([7, null]);
  });

  it("begins anew with a fresh table", () => {
    telling.receive(updateOf(9, [8, 9], { fresh: true }));
    expect([roundOf(telling.view), telling.told]).toEqual([9, null]);
  });
});

describe("a lesson", () => {
  const said = (version: number, words: string, action: string | null = null) =>
    updateOf(version, [version], { lesson: { words, action, step: 1, steps: 9 } });

  it("waits until what it tells was read", () => {
    telling.receive(said(6, "lesson-goal"));
    telling.receive(said(7, "lesson-goal"));
    vi.runAllTimers();
    expect([roundOf(telling.view), telling.reading, telling.settled]).toEqual([6, true, false]);
    telling.skip();
    expect(roundOf(telling.view)).toBe(6);
    telling.goOn();
    vi.runAllTimers();
    // What was read is not told again.
    expect([roundOf(telling.view), telling.reading, telling.settled]).toEqual([7, false, true]);
  });

  it("waits for nothing where something is to be done, nor at its end", () => {
    telling.receive(said(6, "lesson-build", "build a 2"));
    telling.receive(said(7, "lesson-free"));
    vi.runAllTimers();
    expect([roundOf(telling.view), telling.reading]).toEqual([7, false]);
  });

  it("is not skipped over", () => {
    vi.runAllTimers();
    for (const update of [updateOf(6, [6]), updateOf(7, [7]), said(8, "lesson-night"), updateOf(9, [9])]) telling.receive(update);
    telling.skip();
    expect([roundOf(telling.view), telling.reading]).toEqual([8, true]);
  });
});
