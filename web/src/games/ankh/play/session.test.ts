import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settings } from "$lib/settings.svelte.ts";
import type { Table } from "$lib/table.svelte.ts";
import { speak } from "$lib/words.ts";
import { FakeTable } from "$play/fake-table.svelte.ts";
import { playKey } from "$play/keys.ts";
import { playAt, type Play } from "$play/session.svelte.ts";
import { client } from "../client.ts";
import type { View } from "../wire.ts";
import type { AnkhPlay } from "./session.svelte.ts";

const VIEW = {
  battle: null,
  steps: ["first_action"],
  events: 0,
  merger: null,
  forgotten: [],
  outcome: null,
  turn: { caravan: [], summons: { made: [] } },
  players: [{ seat: 0, side: 0, followers: 1, next_power: 2, warriors: 0, trapped: 0, guardians: [] }],
} as unknown as View;

let table: FakeTable<View>;
let play: AnkhPlay;

beforeAll(() => speak(client.tongue));

beforeEach(() => {
  settings.confirm = true;
  table = new FakeTable(client, VIEW);
  play = playAt(table as unknown as Table) as unknown as AnkhPlay;
});

/** The table answers with what may be done next. */
function answer(...actions: string[]): void {
  table.offer(...actions);
  flushSync();
}

describe("battle cards", () => {
  it("are laid out before they are played", () => {
    answer("play chariots", "play flood");
    expect(play.choosesCards).toBe(true);
    expect(play.plannedOffer).toBeNull();
    play.plan("chariots");
    play.plan("flood");
    expect(play.planned).toEqual(["flood"]);
    expect(play.plannedOffer?.action).toBe("play flood");
    expect(table.sent).toEqual([]);
  });

  it("are taken back by a second touch, and by Escape", () => {
    answer("play chariots", "play flood");
    play.plan("flood");
    play.plan("flood");
    expect(play.planned).toEqual([]);
    play.plan("flood");
    expect(play.stepBack()).toBe(true);
    expect(play.planned).toEqual([]);
  });

  it("are two for Amun, in whatever order", () => {
    answer("play-two plague flood", "play-two plague cycle", "play-two flood cycle");
    expect(play.cardsAsked).toBe(2);
    play.plan("flood");
    expect(play.plannedOffer).toBeNull();
    play.plan("plague");
    expect(play.plannedOffer?.action).toBe("play-two plague flood");
    play.plan("cycle");
    expect(play.plannedOffer?.action).toBe("play-two plague cycle");
  });

  it("planned for one battle are no plan for the next", () => {
    answer("play chariots");
    play.plan("chariots");
    answer("play chariots", "play flood");
    expect(play.planned).toEqual([]);
  });
});

describe("Enter", () => {
  const press = () => playKey(new KeyboardEvent("keydown", { key: "Enter" }), play as unknown as Play, { help: () => {}, list: () => {} });

  it("plays the card that is laid out", () => {
    answer("play chariots", "play flood");
    expect(press()).toBe(false);
    play.plan("flood");
    expect(press()).toBe(true);
    expect(table.sent).toEqual(["play flood"]);
  });

  it("makes the bid as it stands", () => {
    answer("bid 0", "bid 1", "bid 2");
    play.bid = 2;
    expect(press()).toBe(true);
    expect(table.sent).toEqual(["bid 2"]);
  });
});

describe("a lesson", () => {
  it("puts a card back that it does not expect", () => {
    answer("play chariots", "play drought");
    play.plan("drought");
    expect(play.keepTo("play drought")).toBe(false);
    expect(play.keepTo("do move-figures")).toBe(false);
    play.plan("chariots");
    expect(play.keepTo("play drought")).toBe(true);
    expect(play.planned).toEqual([]);
  });
});

describe("actions that can do nothing", () => {
  it("are asked about", () => {
    answer("do unlock-power", "do summon-figure", "do gain-followers");
    const warnings = ["no-power", "no-figure"];
    table.offers = table.offers.map((offer, index) => ({ ...offer, warning: warnings[index] }));
    flushSync();
    for (const [index, warning] of warnings.entries()) {
      play.choose(play.offers.slice(index, index + 1));
      expect(play.confirming?.hurt).toBe(warning);
    }
    play.choose(play.offers.slice(2));
    expect(table.sent).toEqual(["do gain-followers"]);
  });
});

describe("places", () => {
  it("are hexes, and sides for camels", () => {
    answer("camel d4 ne", "decline");
    expect(play.asksPlace).toBe(true);
    expect(play.choices[0]?.subject).toEqual({ kind: "side", id: "d4-ne" });
    answer("to d4");
    expect(play.choices[0]?.subject).toEqual({ kind: "hex", id: "d4" });
    answer("bid 0", "bid 1");
    expect(play.asksPlace).toBe(false);
  });
});
