import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../games/game.ts";
import { FakeWorld, roundOf, updateOf, viewOf } from "./fake-line.ts";
import { Table } from "./table.svelte.ts";
import type { TableInfo, ToClient, ToServer, Update } from "./wire.ts";

let world: FakeWorld;
let table: Table;

const update = (version: number, entries: number[], more: Partial<Update> = {}): ToClient => ({ type: "update", update: updateOf(version, entries, more) });

beforeEach(() => {
  vi.useFakeTimers();
  world = new FakeWorld();
  table = new Table("t1", world);
  table.open();
  world.last.open();
  world.last.hear(update(5, [4, 5], { fresh: true }));
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe("offers", () => {
  it("come taken apart, with their cost", () => {
    expect(table.offers).toEqual([
      { action: "build a 2", verb: "build", args: ["a", "2"], cost: 2 },
      { action: "end-turn", verb: "end-turn", args: [], cost: null },
    ]);
    expect(table.offersOf("build")).toHaveLength(1);
    expect(table.myTurn).toBe(true);
  });

  it("wait until everything that happened was shown", () => {
    world.last.hear(update(6, [6]));
    world.last.hear(update(7, [7]));
    world.last.hear(update(8, [8]));
    expect(roundOf(table.view)).toBe(5);
    vi.advanceTimersByTime(0);
    expect(roundOf(table.view)).toBe(6);
    expect(table.offers).toEqual([]);
    vi.runAllTimers();
    expect(roundOf(table.view)).toBe(8);
    expect(table.offers).toHaveLength(2);
  });

  it("come at once to those who skip", () => {
    for (const version of [6, 7, 8]) world.last.hear(update(version, [version]));
    table.telling.skip();
    expect(roundOf(table.view)).toBe(8);
    expect(table.telling.log.map(({ version }) => version)).toEqual([4, 5, 6, 7, 8]);
    expect(table.offers).toHaveLength(2);
  });
});

describe("what is told step by step", () => {
  it("leaves no choice until it is told", () => {
    vi.runAllTimers();
    table.info = { seats: [{ seat: 0, holder: { type: "person", me: true, away: null } }] } as unknown as TableInfo;
    table.game = {
      watching: {},
      telling: { stepsOf: () => ({ beats: [[], []], rest: [] }), viewsOf: () => [viewOf(51), viewOf(52)], waits: () => true, readingTime: () => 2_000 },
    } as unknown as GameClient;
    world.last.hear(update(6, [6]));
    expect([roundOf(table.view), table.myTurn, table.offers]).toEqual([51, false, []]);
    table.telling.tellNext();
    expect([roundOf(table.view), table.myTurn]).toEqual([52, false]);
    table.telling.tellNext();
    expect([roundOf(table.view), table.myTurn]).toEqual([6, true]);
  });
});

describe("acting", () => {
  it("names the version seen, and happens once however often one clicks", async () => {
    const first = table.act("build a 2");
    const second = table.act("build a 2");
    expect(await second).toBe(false);
    const [act, ...more] = world.last.of("act");
    expect(more).toEqual([]);
    expect(act).toMatchObject({ version: 5, seat: 0, action: "build a 2" });
    expect(table.busy).toBe(true);
    world.last.hear({ type: "done", id: act?.id ?? "", version: 6 });
    expect(await first).toBe(true);
  });

  it("stays busy until the effect is on screen", async () => {
    const acting = table.act("end-turn");
    world.last.hear({ type: "done", id: world.last.of("act")[0]?.id ?? "", version: 6 });
    await acting;
    expect(table.busy).toBe(true);
    world.last.hear(update(6, [6]));
    vi.runAllTimers();
    expect(table.busy).toBe(false);
  });

  it("tells why not", async () => {
    const acting = table.act("build a 2");
    world.last.hear({ type: "refused", id: world.last.of("act")[0]?.id ?? "", reason: { why: "needs_prayer", need: 3, have: 1 } as { why: string } });
    expect(await acting).toBe(false);
    expect(table.busy).toBe(false);
    expect(table.wishes.refusal).not.toBeNull();
  });

  it("sends what was not answered again, under the same id", async () => {
    const acting = table.act("build a 2");
    const id = world.last.of("act")[0]?.id;
    world.last.break();
    expect(table.connection.line).toBe("waiting");
    vi.advanceTimersByTime(400);
    expect(world.lines).toHaveLength(2);
    expect(world.last.sent).toEqual([]);
    world.last.open();
    expect(world.last.of("act").map((act) => act.id)).toEqual([id]);
    world.last.hear({ type: "done", id: id ?? "", version: 6 });
    expect(await acting).toBe(true);
    world.last.break();
    vi.advanceTimersByTime(800);
    world.last.open();
    expect(world.last.of("act")).toEqual([]);
  });
});

describe("the log", () => {
  it("fetches again when an update leaves a gap", () => {
    world.last.hear(update(9, [9]));
    expect(world.lines).toHaveLength(2);
    expect(world.lines[0]?.closed).toBe(true);
    expect(world.last.url).toContain("since=5");
    world.last.open();
    world.last.hear(update(9, [6, 7, 8, 9]));
    vi.runOnlyPendingTimers();
    expect(table.telling.log.map(({ version }) => version)).toEqual([4, 5, 6, 7, 8, 9]);
  });

  it("never shows an entry twice", () => {
    world.last.hear(update(6, [6]));
    world.last.hear(update(6, [6]));
    world.last.hear(update(5, [5]));
    vi.advanceTimersByTime(5_000);
    expect(table.telling.log.map(({ version }) => version)).toEqual([4, 5, 6]);
  });

  it("takes a fresh view as it is", () => {
    world.last.hear(update(40, [39, 40], { fresh: true }));
    vi.advanceTimersByTime(5_000);
    expect(table.telling.log.map(({ version }) => version)).toEqual([39, 40]);
  });
});

describe("asking", () => {
  it("matches answers to questions", async () => {
    const one = table.why("step w_ti");
    const two = table.why("step w_tr");
    const [first, second] = world.last.of("why");
    world.last.hear({ type: "why", ask: second?.ask ?? 0, reason: null });
    world.last.hear({ type: "why", ask: first?.ask ?? 0, reason: { why: "no_land_moves" } });
    expect(await one).toEqual({ why: "no_land_moves" });
    expect(await two).toBeNull();
  });

  it("does not wait for ever", async () => {
    const asked = table.why("step w_ti");
    vi.advanceTimersByTime(8_000);
    expect(await asked).toBeNull();
  });

  it("looks at the past in pages, and remembers it", async () => {
    const wanted = table.moments.within(0, 79);
    const answerTo = (index: number) => {
      const { ask, from, to } = world.last.of("moments")[index] as Extract<ToServer, { type: "moments" }>;
      const moments = Array.from({ length: to - from + 1 }, (_, at) => ({
        count: from + at,
        seat: null,
        events: [],
        view: viewOf(from + at),
      }));
      world.last.hear({ type: "moments", ask, moments });
      return [from, to];
    };
    expect(answerTo(0)).toEqual([0, 59]);
    await vi.advanceTimersByTimeAsync(0);
    expect(answerTo(1)).toEqual([60, 79]);
    expect(await wanted).toHaveLength(80);

    await table.telling.showMoment(30);
    expect(world.last.of("moments")).toHaveLength(2);
    expect(roundOf(table.view)).toBe(30);
    expect(table.live).toBe(false);
    expect(table.offers).toEqual([]);
    table.telling.backToNow();
    expect(roundOf(table.view)).toBe(5);
  });
});

describe("answering by itself", () => {
  const seat = { seat: 0, holder: { type: "person", me: true, away: null } };

  beforeEach(() => {
    table.info = { seats: [seat] } as unknown as TableInfo;
    table.answering = (_, offers) => (offers.length > 0 ? "decline" : null);
  });

  it("says it the moment the question arrives, not when it is on screen", () => {
    world.last.hear(update(6, [6]));
    const [said] = world.last.of("act");
    expect(said).toMatchObject({ version: 6, seat: 0, action: "decline" });
  });

  it("tells nobody if it came too late", () => {
    world.last.hear(update(6, [6]));
    const [said] = world.last.of("act");
    world.last.hear({ type: "refused", id: said?.id ?? "", reason: { why: "stale" } } as unknown as ToClient);
    expect(table.wishes.refusal).toBeNull();
  });

  it("leaves alone what is asked of others, and whose seat a bot has", () => {
    world.last.hear(update(6, [6], { offers: [], awaiting: [1] }));
    world.last.hear(update(7, [7], { eye: "Spectator" }));
    table.info = { seats: [{ ...seat, holder: { ...seat.holder, away: "bot" } }] } as unknown as TableInfo;
    world.last.hear(update(8, [8]));
    expect(world.last.of("act")).toEqual([]);
  });

  it("answers what is asked already when it is told to", () => {
    table.answering = null;
    world.last.hear(update(6, [6]));
    table.answering = () => "decline";
    table.answerNow();
    expect(world.last.of("act")).toMatchObject([{ version: 6, action: "decline" }]);
  });
});

describe("a team", () => {
  const TEAM: ToClient = { type: "team", team: { seats: [0, 2], showing: [2], hands: [{ seat: 2, cards: {} }] } };

  it("is somebody to talk to where it is not bots alone", () => {
    const person = (me: boolean) => ({ type: "person" as const, name: "Isis", me, online: true, away: null });
    const seats = (mate: object) => [person(true), person(false), mate].map((holder, seat) => ({ seat, holder, label: "" }));
    const info = (mate: object) => ({ type: "table", table: { status: "playing", seats: seats(mate) } }) as unknown as ToClient;
    world.last.hear(TEAM);
    world.last.hear(info({ type: "bot", bot: "scribe" }));
    expect([table.talk.toTeam, table.talk.mayPoint]).toEqual([false, false]);
    world.last.hear(info(person(false)));
    expect([table.talk.toTeam, table.talk.mayPoint, table.talk.mates]).toEqual([true, true, [2]]);
    // Who holds seats of both sides has no secrets from them.
    world.last.hear({ type: "table", table: { status: "playing", seats: seats(person(false)).map((seat) => ({ ...seat, holder: seat.seat === 1 ? person(true) : seat.holder })) } } as unknown as ToClient);
    expect(table.talk.toTeam).toBe(false);
  });

  it("shows its cards to its own eyes, and its past, too", async () => {
    world.last.hear(TEAM);
    expect(table.talk.team?.hands).toHaveLength(1);
    const forget = vi.spyOn(table.moments, "forget");
    table.look("Spectator");
    expect(table.talk.team).toBeNull();
    expect(forget).toHaveBeenCalledOnce();
    expect(world.last.of("look")).toHaveLength(1);
  });
});

describe("a farewell", () => {
  it("ends what is being shown", () => {
    world.last.hear(update(6, [6]));
    world.last.hear({ type: "closing", reason: "gone" });
    vi.runAllTimers();
    expect([table.connection.gone, roundOf(table.view)]).toEqual(["gone", 5]);
  });
});
