import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte.ts";
import type { Table } from "$lib/table.svelte.ts";
import type { Deciding } from "./deciding.ts";
import { FakeTable } from "./fake-table.svelte.ts";
import { GRACE } from "./holding.svelte.ts";
import { leaveTable, Play, playAt } from "./session.svelte.ts";

/** A game in which nobody has placed anything yet: every offer is a button. */
const deciding: Deciding = {
  placeOf: () => "button",
  subjectOf: () => null,
  bundleOf: () => null,
  buttons: (choices) => [...choices],
  primary: ["pass"],
  inPanels: () => [],
  stepOf: () => null,
  promptCase: () => null,
  promptWords: () => ({}),
  enough: ["pass"],
  spotOf: () => null,
  marked: [],
};

let table: FakeTable;
let play: Play;

beforeEach(() => {
  table = new FakeTable({ deciding, playAt: (at: Table) => new Play(at) }, {});
  play = playAt(table as unknown as Table);
});

describe("a game with nothing but its offers", () => {
  it("can be played", () => {
    table.offer("summon h1", "gain", "pass");
    flushSync();
    expect(play.bar.groups.map(([first]) => first?.action)).toEqual(["pass", "summon h1", "gain"]);
    expect(play.bar.primary?.action).toBe("pass");
    expect(play.numbered).toHaveLength(3);
    play.choose(play.bar.groups[1] ?? []);
    expect(table.sent).toEqual(["summon h1"]);
  });

  it("asks back where it says so", () => {
    table.offer("sacrifice");
    table.offers = table.offers.map((offer) => ({ ...offer, warning: "loss" }));
    flushSync();
    play.choose([...play.offers]);
    expect(play.confirming?.hurt).toBe("loss");
    expect(play.keepTo("pass")).toBe(false);
    expect(play.stepBack()).toBe(true);
    expect(table.sent).toEqual([]);
  });

  it("asks back before an attack", () => {
    table.offer("sacrifice");
    table.offers = table.offers.map((offer) => ({ ...offer, attack: true }));
    flushSync();
    play.choose([...play.offers]);
    expect(play.confirming?.hurt).toBe("attack");
  });
});

describe("what may end the turn", () => {
  /** What the table says of its offers. */
  function closing(by: Partial<Record<string, "reveals" | "passes" | "turn">>) {
    table.offers = table.offers.map((offer) => ({ ...offer, closes: by[offer.verb] }));
    flushSync();
  }

  beforeEach(() => {
    vi.useFakeTimers();
    settings.ending = "pause";
    table.offer("gain", "pass", "summon h1", "fight");
    closing({ gain: "turn", pass: "turn", fight: "passes" });
  });
  afterEach(() => {
    settings.ending = "pause";
    vi.useRealTimers();
  });

  const gain = () => play.choose(play.offers.filter(({ verb }) => verb === "gain"));

  it("waits a moment, then goes by itself", () => {
    gain();
    expect(play.held?.offer.action).toBe("gain");
    vi.advanceTimersByTime(GRACE - 100);
    expect(table.sent).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(table.sent).toEqual(["gain"]);
    expect(play.held).toBeNull();
  });

  it("is what the table says, and nothing that only hands the decision on or says that one is done", () => {
    for (const verb of ["summon", "fight", "pass"]) {
      play.choose(play.offers.filter((offer) => offer.verb === verb));
      expect(play.held).toBeNull();
    }
    expect(table.sent).toEqual(["summon h1", "fight", "pass"]);
  });

  it("can be taken back, and something else be chosen", () => {
    gain();
    play.takeBack();
    gain();
    play.choose(play.offers.filter(({ verb }) => verb === "pass"));
    vi.advanceTimersByTime(2 * GRACE);
    expect(table.sent).toEqual(["pass"]);
  });

  it("waits for a word where that is wished", () => {
    settings.ending = "button";
    gain();
    vi.advanceTimersByTime(10 * GRACE);
    expect(table.sent).toEqual([]);
    play.letGo();
    expect(table.sent).toEqual(["gain"]);
  });

  it("does not wait where nobody wants that", () => {
    settings.ending = "once";
    gain();
    expect(table.sent).toEqual(["gain"]);
  });

  it("goes before the time of the person is up", () => {
    settings.ending = "button";
    table.deadline = Date.now() + 10_000;
    gain();
    vi.advanceTimersByTime(7_900);
    expect(table.sent).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(table.sent).toEqual(["gain"]);
  });

  it("is decided when the page is closed in the countdown, and not while it waits for a word", () => {
    gain();
    leaveTable(table as unknown as Table);
    expect(table.sent).toEqual(["gain"]);
    settings.ending = "button";
    gain();
    leaveTable(table as unknown as Table);
    expect(table.sent).toEqual(["gain"]);
  });

  it("is void when the table asks something else, and stays while somebody looks at the past", () => {
    gain();
    table.settled = false;
    table.offer();
    flushSync();
    expect(play.held).not.toBeNull();
    table.settled = true;
    table.offer("pass");
    flushSync();
    expect(play.held).toBeNull();
  });
});
