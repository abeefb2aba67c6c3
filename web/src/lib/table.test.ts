import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../games/game.ts";
import { myself } from "./me.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type { SocketLike } from "./socket.ts";
import { Table } from "./table.svelte.ts";
import type { Entry, TableInfo, ToClient, ToServer, Update } from "./wire.ts";

/** A line to a server that the test plays. */
class Line implements SocketLike {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ToServer[] = [];
  closed = false;

  constructor(readonly url: string) {}

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ToServer);
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
  of<Type extends ToServer["type"]>(type: Type): Extract<ToServer, { type: Type }>[] {
    return this.sent.filter((message): message is Extract<ToServer, { type: Type }> => message.type === type);
  }
}

let lines: Line[] = [];
let reachable = true;
let table: Table;

const last = (): Line => lines.at(-1) as Line;

const roundOf = (view: unknown) => (view as { round: number } | null)?.round;

function viewOf(round: number): unknown {
  return { round };
}

function entry(version: number): Entry {
  return { version, at: 0, count: version, kind: { type: "acted", seat: 1, by: "bot", events: [{ what: "turn_began" }] } };
}

function update(version: number, entries: number[], more: Partial<Update> = {}): ToClient {
  return {
    type: "update",
    update: {
      version,
      count: version,
      eye: { Seat: 0 },
      fresh: false,
      entries: entries.map(entry),
      view: viewOf(version),
      awaiting: [0],
      offers: [{ action: "build a 2", cost: 2 }, { action: "end-turn", cost: null }],
      undo: { step: 0, turn: 0 },
      asked_undo: null,
      deadline: null,
      odds: null,
      lesson: null,
      ...more,
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  table = new Table("t1", {
    connect: (url) => {
      const line = new Line(url);
      lines.push(line);
      return line;
    },
    chance: () => 1,
    reach: () => Promise.resolve(reachable),
  });
  reachable = true;
  table.open();
  last().open();
  last().hear(update(5, [4, 5], { fresh: true }));
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
    last().hear(update(6, [6]));
    last().hear(update(7, [7]));
    last().hear(update(8, [8]));
    expect(roundOf(table.view)).toBe(5);
    vi.advanceTimersByTime(0);
    expect(roundOf(table.view)).toBe(6);
    expect(table.offers).toEqual([]);
    vi.runAllTimers();
    expect(roundOf(table.view)).toBe(8);
    expect(table.offers).toHaveLength(2);
  });

  it("come at once to those who skip", () => {
    for (const version of [6, 7, 8]) last().hear(update(version, [version]));
    table.skip();
    expect(roundOf(table.view)).toBe(8);
    expect(table.log.map(({ version }) => version)).toEqual([4, 5, 6, 7, 8]);
    expect(table.offers).toHaveLength(2);
  });
});

describe("acting", () => {
  it("names the version seen, and happens once however often one clicks", async () => {
    const first = table.act("build a 2");
    const second = table.act("build a 2");
    expect(await second).toBe(false);
    const [act, ...more] = last().of("act");
    expect(more).toEqual([]);
    expect(act).toMatchObject({ version: 5, seat: 0, action: "build a 2" });
    expect(table.busy).toBe(true);
    last().hear({ type: "done", id: act?.id ?? "", version: 6 });
    expect(await first).toBe(true);
  });

  it("stays busy until the effect is on screen", async () => {
    const acting = table.act("end-turn");
    last().hear({ type: "done", id: last().of("act")[0]?.id ?? "", version: 6 });
    await acting;
    expect(table.busy).toBe(true);
    last().hear(update(6, [6]));
    vi.runAllTimers();
    expect(table.busy).toBe(false);
  });

  it("tells why not", async () => {
    const acting = table.act("build a 2");
    last().hear({ type: "refused", id: last().of("act")[0]?.id ?? "", reason: { why: "needs_prayer", need: 3, have: 1 } as { why: string } });
    expect(await acting).toBe(false);
    expect(table.busy).toBe(false);
    expect(table.refusal).not.toBeNull();
  });

  it("sends what was not answered again, under the same id", async () => {
    const acting = table.act("build a 2");
    const id = last().of("act")[0]?.id;
    last().break();
    expect(table.connection).toBe("waiting");
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(2);
    expect(last().sent).toEqual([]);
    last().open();
    expect(last().of("act").map((act) => act.id)).toEqual([id]);
    last().hear({ type: "done", id: id ?? "", version: 6 });
    expect(await acting).toBe(true);
    last().break();
    vi.advanceTimersByTime(800);
    last().open();
    expect(last().of("act")).toEqual([]);
  });
});

describe("the line", () => {
  it("asks for the gap by the last version it heard", () => {
    expect(lines[0]?.url).toMatch(/\/api\/tables\/t1\/socket\?$/);
    last().hear(update(6, [6]));
    last().break();
    vi.advanceTimersByTime(400);
    expect(last().url).toContain("since=6");
  });

  it("waits longer after each failure, and starts afresh after a healthy minute", () => {
    last().break();
    vi.advanceTimersByTime(400);
    last().break();
    vi.advanceTimersByTime(799);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(3);
    // A line that opens and breaks at once was no success.
    last().open();
    last().break();
    vi.advanceTimersByTime(1_599);
    expect(lines).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(4);
    last().open();
    for (let seconds = 0; seconds < 60; seconds += 10) {
      vi.advanceTimersByTime(10_000);
      last().hear({ type: "pong" });
    }
    last().break();
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(5);
  });

  it("comes seldom to a server that opens and closes again and again", () => {
    let seconds = 0;
    for (; seconds < 600; seconds += 1) {
      if (last().readyState === 0) {
        last().open();
        last().hear({ type: "closing", reason: "restart" });
        last().break(1012);
      }
      vi.advanceTimersByTime(1_000);
    }
    expect(lines.length).toBeLessThan(32);
  });

  it("does not ask for a gap again and again without a pause", () => {
    for (let time = 0; time < 20; time += 1) {
      if (last().readyState === 0) last().open();
      last().hear(update(99, [99]));
    }
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(800);
    expect(lines).toHaveLength(3);
  });

  it.each([4404, 4500])("stays away from a table that is closed with %i", (code) => {
    last().break(code);
    vi.advanceTimersByTime(600_000);
    expect(lines).toHaveLength(1);
    expect(table.connection).toBe("closed");
    expect(table.gone).toBe(code === 4500 ? "broken" : "gone");
  });

  it("fetches again when an update leaves a gap", () => {
    last().hear(update(9, [9]));
    expect(lines).toHaveLength(2);
    expect(lines[0]?.closed).toBe(true);
    expect(last().url).toContain("since=5");
    last().open();
    last().hear(update(9, [6, 7, 8, 9]));
    vi.runOnlyPendingTimers();
    expect(table.log.map(({ version }) => version)).toEqual([4, 5, 6, 7, 8, 9]);
  });

  it("never shows an entry twice", () => {
    last().hear(update(6, [6]));
    last().hear(update(6, [6]));
    last().hear(update(5, [5]));
    vi.advanceTimersByTime(5_000);
    expect(table.log.map(({ version }) => version)).toEqual([4, 5, 6]);
  });

  it("takes a fresh view as it is", () => {
    last().hear(update(40, [39, 40], { fresh: true }));
    vi.advanceTimersByTime(5_000);
    expect(table.log.map(({ version }) => version)).toEqual([39, 40]);
  });

  it("notices when the other side has gone silent", () => {
    vi.advanceTimersByTime(1_100);
    expect(last().of("ping")).toHaveLength(1);
    last().hear({ type: "pong" });
    vi.advanceTimersByTime(1_900);
    expect(table.connection).toBe("silent");
    expect(lines).toHaveLength(1);
    last().hear({ type: "pong" });
    expect(table.connection).toBe("open");
    vi.advanceTimersByTime(10_000);
    expect(lines).toHaveLength(2);
  });

  it("asks rarely while nobody looks, and at once when somebody does again", () => {
    vi.advanceTimersByTime(1_100);
    last().hear({ type: "pong" });
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    vi.advanceTimersByTime(1_100);
    last().hear({ type: "pong" });
    const asked = last().of("ping").length;
    vi.advanceTimersByTime(19_000);
    expect(last().of("ping")).toHaveLength(asked);
    hidden.mockRestore();
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(1_100);
    expect(last().of("ping").length).toBeGreaterThan(asked);
  });

  it("says at once that the network is gone, and asks when it is back", () => {
    dispatchEvent(new Event("offline"));
    expect(table.connection).toBe("silent");
    dispatchEvent(new Event("online"));
    expect(last().of("ping")).toHaveLength(1);
    last().hear({ type: "pong" });
    expect(table.connection).toBe("open");
  });

  it("comes back as soon as the server can be reached, whatever the next try", async () => {
    for (let failures = 0; failures < 6; failures += 1) {
      last().break();
      await vi.advanceTimersByTimeAsync(400 * 2 ** failures);
    }
    last().break();
    const tries = lines.length;
    reachable = false;
    await vi.advanceTimersByTimeAsync(2_000);
    reachable = true;
    await vi.advanceTimersByTimeAsync(1_400);
    expect(lines).toHaveLength(tries + 1);
  });

  it("does not hurry to a server that can be reached and takes no line", async () => {
    for (let failures = 0; failures < 5; failures += 1) {
      last().break();
      await vi.advanceTimersByTimeAsync(400 * 2 ** failures);
    }
    last().break();
    const tries = lines.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lines).toHaveLength(tries);
  });

  it("asks who one is, and comes back as that, when its key is worth nothing", () => {
    const load = vi.spyOn(myself, "load").mockResolvedValue();
    last().hear({ type: "closing", reason: "logged_out" });
    last().break();
    vi.advanceTimersByTime(400);
    expect(load).toHaveBeenCalledOnce();
    expect(lines).toHaveLength(2);
    expect(table.gone).toBeNull();
  });

  it.each(["gone", "broken", "not_open"] as const)("does not come back to a table that is %s", (reason) => {
    last().hear({ type: "closing", reason });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(table.gone).toBe(reason);
  });
});

describe("asking", () => {
  it("matches answers to questions", async () => {
    const one = table.why("step w_ti");
    const two = table.why("step w_tr");
    const [first, second] = last().of("why");
    last().hear({ type: "why", ask: second?.ask ?? 0, reason: null });
    last().hear({ type: "why", ask: first?.ask ?? 0, reason: { why: "no_land_moves" } });
    expect(await one).toEqual({ why: "no_land_moves" });
    expect(await two).toBeNull();
  });

  it("does not wait for ever", async () => {
    const asked = table.why("step w_ti");
    vi.advanceTimersByTime(8_000);
    expect(await asked).toBeNull();
  });

  it("looks at the past in pages, and remembers it", async () => {
    const wanted = table.moments(0, 79);
    const answerTo = (index: number) => {
      const { ask, from, to } = last().of("moments")[index] as Extract<ToServer, { type: "moments" }>;
      const moments = Array.from({ length: to - from + 1 }, (_, at) => ({
        count: from + at,
        seat: null,
        events: [],
        view: viewOf(from + at),
      }));
      last().hear({ type: "moments", ask, moments });
      return [from, to];
    };
    expect(answerTo(0)).toEqual([0, 59]);
    await vi.advanceTimersByTimeAsync(0);
    expect(answerTo(1)).toEqual([60, 79]);
    expect(await wanted).toHaveLength(80);

    await table.showMoment(30);
    expect(last().of("moments")).toHaveLength(2);
    expect(roundOf(table.view)).toBe(30);
    expect(table.live).toBe(false);
    expect(table.offers).toEqual([]);
    table.backToNow();
    expect(roundOf(table.view)).toBe(5);
  });
});

describe("a team", () => {
  const said = (channel: "everybody" | "team", number: number): ToClient => ({
    type: "chat",
    fresh: false,
    lines: [{ channel, number, at: 0, name: "Isis", seat: 1, text: `${channel} ${number}` }],
  });
  const team = (more: object = {}): ToClient => ({ type: "team", team: { seats: [0, 2], showing: [], hands: [], ...more } });

  it("has lines with numbers of their own, and marks of what is not read", () => {
    last().hear({ type: "chat", fresh: true, lines: [] });
    last().hear(said("everybody", 1));
    last().hear(said("team", 1));
    last().hear(said("team", 2));
    last().hear(said("team", 2));
    expect(table.chat.map(({ text }) => text)).toEqual(["everybody 1", "team 1", "team 2"]);
    expect(table.unread).toEqual({ everybody: 1, team: 2 });
    table.readChat("team");
    expect(table.unread).toEqual({ everybody: 1, team: 0 });
  });

  it("forgets the lines of whom one has muted", () => {
    last().hear(said("everybody", 1));
    last().hear(said("everybody", 2));
    last().hear({ type: "chat", fresh: true, lines: [{ channel: "everybody", number: 2, at: 0, name: "Seth", seat: 2, text: "still here" }] });
    last().hear({ type: "ignored", guest: null, people: [{ id: 4, name: "Isis", how: "mute", seat: 1, guest: null }] });
    expect(table.chat.map(({ text }) => text)).toEqual(["still here"]);
    expect(table.ignored.map(({ seat }) => seat)).toEqual([1]);
  });

  it("takes what was said before one came as read", () => {
    last().hear(said("team", 7));
    expect(table.unread).toEqual({ everybody: 0, team: 0 });
  });

  it("is somebody to talk to where it is not bots alone", () => {
    const person = (me: boolean) => ({ type: "person" as const, name: "Isis", me, online: true, away: null });
    const seats = (mate: object) => [person(true), person(false), mate].map((holder, seat) => ({ seat, holder, label: "" }));
    const info = (mate: object) => ({ type: "table", table: { status: "playing", seats: seats(mate) } }) as unknown as ToClient;
    last().hear(team());
    last().hear(info({ type: "bot", bot: "scribe" }));
    expect([table.talksToTeam, table.mayPoint]).toEqual([false, false]);
    last().hear(info(person(false)));
    expect([table.talksToTeam, table.mayPoint, table.mates]).toEqual([true, true, [2]]);
    // Who holds seats of both sides has no secrets from them.
    last().hear({ type: "table", table: { status: "playing", seats: seats(person(false)).map((seat) => ({ ...seat, holder: seat.seat === 1 ? person(true) : seat.holder })) } } as unknown as ToClient);
    expect(table.talksToTeam).toBe(false);
  });

  it("is pointed at for a moment, by each at one thing", () => {
    last().hear({ type: "point", seat: 2, at: "a" });
    last().hear({ type: "point", seat: 2, at: "b" });
    last().hear({ type: "point", seat: 0, at: "a" });
    expect(table.pointed.map(({ seat, at }) => [seat, at])).toEqual([[2, "b"], [0, "a"]]);
    vi.advanceTimersByTime(4_000);
    expect(table.pointed).toEqual([]);
  });

  it("forgets cards that are shown no longer", () => {
    last().hear(team({ showing: [2], hands: [{ seat: 2, cards: { di: ["DI-1"] } }] }));
    expect(table.team?.hands).toHaveLength(1);
    last().hear(team());
    expect(table.team?.hands).toEqual([]);
    last().hear(team({ showing: [2], hands: [{ seat: 2, cards: {} }] }));
    table.look("Spectator");
    expect(table.team).toBeNull();
  });
});

describe("answering by itself", () => {
  const seat = { seat: 0, holder: { type: "person", me: true, away: null } };

  beforeEach(() => {
    table.info = { seats: [seat] } as unknown as TableInfo;
    table.answering = (_, offers) => (offers.length > 0 ? "decline" : null);
  });

  it("says it the moment the question arrives, not when it is on screen", () => {
    last().hear(update(6, [6]));
    const [said] = last().of("act");
    expect(said).toMatchObject({ version: 6, seat: 0, action: "decline" });
  });

  it("tells nobody if it came too late", () => {
    last().hear(update(6, [6]));
    const [said] = last().of("act");
    last().hear({ type: "refused", id: said?.id ?? "", reason: { why: "stale" } } as unknown as ToClient);
    expect(table.refusal).toBeNull();
  });

  it("leaves alone what is asked of others, and whose seat a bot has", () => {
    last().hear(update(6, [6], { offers: [], awaiting: [1] }));
    last().hear(update(7, [7], { eye: "Spectator" }));
    table.info = { seats: [{ ...seat, holder: { ...seat.holder, away: "bot" } }] } as unknown as TableInfo;
    last().hear(update(8, [8]));
    expect(last().of("act")).toEqual([]);
  });

  it("answers what is asked already when it is told to", () => {
    table.answering = null;
    last().hear(update(6, [6]));
    table.answering = () => "decline";
    table.answerNow();
    expect(last().of("act")).toMatchObject([{ version: 6, action: "decline" }]);
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
    const me = { type: "person", me: true, away: null };
    table.info = { seats: [{ seat: 0, holder: me }] } as unknown as TableInfo;
    table.game = {
      watching: {},
      telling: {
        stepsOf: (events: readonly { what: string }[]) => (events.some(({ what }) => what === "one") ? { beats: [step("own"), step("one"), step("two")], rest: step("turn_began") } : null),
        viewsOf: () => [viewOf(51), viewOf(52), viewOf(53)],
        waits: ([event]: readonly { what: string }[]) => event?.what !== "own",
        readingTime: () => 2_000,
      },
    } as unknown as GameClient;
    settings.telling = "step";
    last().hear(update(6, [], { entries: [told()] }));
  });

  afterEach(() => (settings.telling = "step"));

  it("waits for each step, offers nothing meanwhile, and keeps the log for the end", () => {
    expect(roundOf(table.view)).toBe(51);
    vi.advanceTimersByTime(3_000);
    expect(roundOf(table.view)).toBe(52);
    vi.advanceTimersByTime(60_000);
    expect([roundOf(table.view), table.myTurn, table.log.at(-1)?.version]).toEqual([52, false, 5]);
    table.tellNext();
    expect([roundOf(table.view), table.told?.at]).toEqual([53, 2]);
    table.tellNext();
    expect([roundOf(table.view), table.told, table.log.at(-1)?.version]).toEqual([6, null, 6]);
    expect(table.playing.events).toEqual(step("turn_began"));
    expect(table.myTurn).toBe(true);
  });

  it("ends at once when somebody has read enough", () => {
    vi.advanceTimersByTime(3_000);
    table.tellAll();
    expect([roundOf(table.view), table.told, table.myTurn]).toEqual([6, null, true]);
    vi.advanceTimersByTime(10_000);
    last().hear(update(7, [7]));
    expect(roundOf(table.view)).toBe(7);
  });

  it("goes on by itself where that is wanted, and what comes meanwhile waits", () => {
    vi.advanceTimersByTime(3_000);
    last().hear(update(7, [7]));
    expect(roundOf(table.view)).toBe(52);
    settings.telling = "pace";
    table.tellOn();
    vi.advanceTimersByTime(2_000);
    expect(roundOf(table.view)).toBe(53);
    vi.advanceTimersByTime(10_000);
    expect([roundOf(table.view), table.told]).toEqual([7, null]);
  });

  it("tells the past step by step, too, without a clock of its own", async () => {
    table.tellAll();
    const moment = (count: number, events: { what: string }[]) => ({ count, view: viewOf(count), events, offers: [] });
    const [from, to] = [moment(3, []), moment(4, [{ what: "own" }, { what: "one" }, { what: "two" }, { what: "turn_began" }])];
    table.moments = (count: number) => Promise.resolve([count === 3 ? from : to] as never);
    await table.showMoment(3);
    expect([roundOf(table.view), table.tale]).toEqual([3, null]);
    await table.showMoment(4);
    expect([roundOf(table.view), table.tale?.at, table.told]).toEqual([51, 0, null]);
    vi.advanceTimersByTime(60_000);
    table.tellNext();
    expect([roundOf(table.view), table.retellingTime]).toEqual([52, 2_000]);
    table.tellAll();
    expect([roundOf(table.view), table.tale]).toEqual([4, null]);
    expect(table.playing.events).toEqual(step("turn_began"));
    // Who does not come from the moment before is shown how it was.
    table.backToNow();
    await table.showMoment(4);
    expect([roundOf(table.view), table.tale]).toEqual([4, null]);
  });

  it("begins anew with a fresh table", () => {
    last().hear(update(9, [8, 9], { fresh: true }));
    expect([roundOf(table.view), table.told]).toEqual([9, null]);
  });
});
