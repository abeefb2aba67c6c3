import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Table } from "$lib/table.svelte.ts";
import type { Deciding } from "./deciding.ts";
import { FakeTable } from "./fake-table.svelte.ts";
import { Play, playAt } from "./session.svelte.ts";

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
  hurts: ({ verb }) => (verb === "sacrifice" ? "loss" : null),
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
    flushSync();
    play.choose([...play.offers]);
    expect(play.confirming?.hurt).toBe("loss");
    expect(play.keepTo("pass")).toBe(false);
    expect(play.stepBack()).toBe(true);
    expect(table.sent).toEqual([]);
  });
});
