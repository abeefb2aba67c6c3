import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { View, Verb } from "../wire.ts";
import { parseAction } from "$lib/notation.ts";
import { settings } from "$lib/settings.svelte.ts";
import type { Table } from "$lib/table.svelte.ts";
import { speak } from "$lib/words.ts";
import { FakeTable } from "$play/fake-table.svelte.ts";
import { playAt } from "$play/session.svelte.ts";
import { client } from "../client.ts";
import type { KemetPlay } from "./session.svelte.ts";

const offer = (action: string) => ({ ...parseAction<Verb>(action), cost: null });

const VIEW = {
  battle: null,
  // Before the first day nobody's turn can end.
  round: 0,
  order: [0],
  place: 0,
  steps: [],
  turn: { pending: [] },
  march: { at: null, units: 5 },
  players: [{ seat: 0, troops: [] }],
} as unknown as View;

let table: FakeTable<View>;
let play: KemetPlay;

beforeAll(() => speak(client.tongue));

beforeEach(() => {
  settings.confirm = true;
  table = new FakeTable(client, VIEW);
  play = playAt(table as unknown as Table) as unknown as KemetPlay;
});

/** The table answers with what may be done next. */
function answer(...actions: string[]): void {
  table.offer(...actions);
  flushSync();
}

/** The same, and it warns of each. */
function warn(warning: string, ...actions: string[]): void {
  table.offer(...actions);
  table.offers = table.offers.map((offer) => ({ ...offer, warning }));
  flushSync();
}

describe("choosing", () => {
  it("acts at once where there is one way", () => {
    answer("token t_move");
    play.choose([...play.offers]);
    expect(table.sent).toEqual(["token t_move"]);
  });

  it("asks how many, and forgets the question when the table moves on", () => {
    answer("place w1a 1", "place w1a 2");
    play.choose([...play.offers]);
    expect(play.picking?.stepper).toBe(true);
    expect(play.selectedZones).toEqual(["w1a"]);
    answer("done");
    expect(play.picking).toBeNull();
    expect(table.sent).toEqual([]);
  });

  it("asks before a card is given up, unless that is switched off", () => {
    warn("discard", "discard DI-01");
    play.choose([...play.offers]);
    expect(play.confirming?.hurt).toBe("discard");
    expect(table.sent).toEqual([]);
    play.confirm();
    expect(table.sent).toEqual(["discard DI-01"]);

    settings.confirm = false;
    warn("discard", "discard DI-02");
    play.choose([...play.offers]);
    expect(table.sent.at(-1)).toBe("discard DI-02");
  });

  it("takes back what is only in mind", () => {
    warn("discard", "discard DI-01");
    play.choose([...play.offers]);
    expect(play.stepBack()).toBe(true);
    expect(play.confirming).toBeNull();
    expect(play.stepBack()).toBe(false);
  });
});

describe("a march with a part of the troop", () => {
  it("sends the number, then the way", () => {
    answer("carry 1", "carry 2", "step w_tr", "done");
    play.carrying = 2;
    play.choose([offer("step w_tr")]);
    expect(table.sent).toEqual(["carry 2"]);
    answer("step w_tr", "done");
    expect(table.sent).toEqual(["carry 2", "step w_tr"]);
  });

  it("stops where the way is closed for so many", () => {
    answer("carry 1", "step w_tr", "done");
    play.carrying = 1;
    play.choose([offer("step w_tr")]);
    answer("step w_os", "done");
    expect(table.sent).toEqual(["carry 1"]);
    expect(play.running).toBe(false);
  });
});

describe("the war council", () => {
  it("sends one thing after the other, each for fresh offers only", () => {
    answer("play-card BC-1", "play-card BC-2");
    play.plan = { play: "BC-1", discard: "BC-2", di: [], declare: false };
    play.runCouncil();
    flushSync();
    expect(table.sent).toEqual(["play-card BC-1"]);
    answer("discard-card BC-2", "discard-card BC-3");
    answer("add DI-01", "hide", "declare");
    expect(table.sent).toEqual(["play-card BC-1", "discard-card BC-2", "hide"]);
    answer();
    expect(play.running).toBe(false);
  });

  it("starts every battle with an empty plan", () => {
    const battle = (zone: string) => ({ ...table.view, battle: { zone, attacker: { seat: 0 }, defender: { seat: 1 } } }) as View;
    play.story.follow = () => undefined;
    table.view = battle("w_tr");
    flushSync();
    play.plan = { ...play.plan, play: "BC-1" };
    flushSync();
    expect(play.plan.play).toBe("BC-1");
    table.view = battle("d_t");
    flushSync();
    expect(play.plan.play).toBeNull();
  });

  it("stops when the table refuses", async () => {
    table.refuses = true;
    answer("play-card BC-1");
    play.plan = { play: "BC-1", discard: null, di: [], declare: false };
    play.runCouncil();
    await Promise.resolve();
    answer("play-card BC-1");
    expect(table.sent).toEqual(["play-card BC-1"]);
    expect(play.running).toBe(false);
  });
});

describe("asking why", () => {
  it("keeps the reason with what was clicked", async () => {
    table.reason = { why: "gold_only" };
    await play.askWhy("token apex", { kind: "space", id: "apex" });
    expect(play.reasonFor({ kind: "space", id: "apex" })).not.toBeNull();
    expect(play.reasonFor({ kind: "space", id: "t_move" })).toBeNull();
    play.cancel();
    expect(play.reason).toBeNull();
  });
});

describe("a march with teammates", () => {
  const marching = { ...VIEW, teams: [[0, 2], [1, 3]], steps: ["march"], march: { at: "w_tr", units: 2, mates: [3, 0] } } as unknown as View;

  beforeEach(() => {
    table = new FakeTable(client, marching);
    play = playAt(table as unknown as Table) as unknown as KemetPlay;
  });

  it("takes as many of each along as was wished, and sends that before the way", () => {
    answer("carry 1", "carry-for P3 0", "carry-for P3 1", "carry-for P3 2", "step w_r", "done");
    expect(play.companyOffers.map(({ seat, now }) => [seat, now])).toEqual([[2, 3]]);
    expect(play.carryingOf(2)).toBe(3);
    play.carrying = 1;
    play.carryOf(2, 2);
    play.choose(play.offers.filter(({ verb }) => verb === "step"));
    answer("carry-for P3 0", "carry-for P3 1", "carry-for P3 2", "step w_r", "done");
    answer("step w_r", "done");
    answer("done");
    expect(table.sent).toEqual(["carry 1", "carry-for P3 2", "step w_r"]);
  });
});
