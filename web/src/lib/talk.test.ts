import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Talk, type Speaker } from "./talk.svelte.ts";
import type { TableInfo, ToClient } from "./wire.ts";
import type { Wish } from "./wishes.svelte.ts";

const person = (me: boolean) => ({ type: "person", name: "Isis", me, online: true, away: null });
const bot = { type: "bot", bot: "scribe" };

function tableOf(...holders: object[]): TableInfo {
  return { status: "playing", seats: holders.map((holder, seat) => ({ seat, holder, label: "" })) } as unknown as TableInfo;
}

/** I sit at 0, with somebody at 2. */
const ME: Speaker = { info: tableOf(person(true), person(false), person(false)), mySeats: [0], seat: 0 };

let wished: Wish[];
let talk: Talk;

function talkAs(me: Speaker): Talk {
  return new Talk(me, {
    make: (wish) => {
      wished.push(wish);
      return Promise.resolve(true);
    },
  });
}

const said = (channel: "everybody" | "team", number: number): ToClient => ({
  type: "chat",
  fresh: false,
  lines: [{ channel, number, at: 0, name: "Isis", seat: 1, text: `${channel} ${number}` }],
});
const team = (more: object = {}): ToClient => ({ type: "team", team: { seats: [0, 2], showing: [], hands: [], ...more } });

beforeEach(() => {
  vi.useFakeTimers();
  wished = [];
  talk = talkAs(ME);
});

afterEach(() => vi.useRealTimers());

describe("talk", () => {
  it("is said to all, or to a team", async () => {
    expect(await talk.say("hail")).toBe(true);
    await talk.say("psst", "team");
    expect(wished).toEqual([
      { type: "say", text: "hail", channel: "everybody" },
      { type: "say", text: "psst", channel: "team" },
    ]);
  });
});

describe("a team", () => {
  it.each([
    ["a person", ME, true, true],
    ["a bot", { ...ME, info: tableOf(person(true), person(false), bot) }, false, false],
    ["nobody, for those who look on", { ...ME, mySeats: [], seat: null }, false, false],
    ["a person, seen through another’s eyes", { ...ME, seat: 1 }, true, false],
    ["nobody, for those who play both sides", { ...ME, mySeats: [0, 1] }, false, true],
  ])("is %s", (_, me, toTeam, mayPoint) => {
    talk = talkAs(me);
    talk.hear(team());
    expect([talk.toTeam, talk.mayPoint]).toEqual([toTeam, mayPoint]);
  });

  it("is shown things and cards by who has a seat in it", async () => {
    talk.hear(team());
    talk.aiming = true;
    expect(await talk.point("w_ti")).toBe(true);
    await talk.show(true);
    expect([talk.aiming, talk.showing]).toEqual([false, false]);
    talk.hear(team({ showing: [0] }));
    expect(talk.showing).toBe(true);
    expect(wished).toEqual([
      { type: "point", seat: 0, at: "w_ti" },
      { type: "show", seat: 0, on: true },
    ]);
  });

  it("is shown nothing by others", async () => {
    talk = talkAs({ ...ME, mySeats: [], seat: null });
    talk.hear(team());
    expect([await talk.point("w_ti"), await talk.show(true), wished]).toEqual([false, false, []]);
  });

  it("has lines with numbers of their own, and marks of what is not read", () => {
    talk.hear({ type: "chat", fresh: true, lines: [] });
    talk.hear(said("everybody", 1));
    talk.hear(said("team", 1));
    talk.hear(said("team", 2));
    talk.hear(said("team", 2));
    expect(talk.chat.map(({ text }) => text)).toEqual(["everybody 1", "team 1", "team 2"]);
    expect(talk.unread).toEqual({ everybody: 1, team: 2 });
    talk.read("team");
    expect(talk.unread).toEqual({ everybody: 1, team: 0 });
  });

  it("forgets the lines of whom one has muted", () => {
    talk.hear(said("everybody", 1));
    talk.hear(said("everybody", 2));
    talk.hear({ type: "chat", fresh: true, lines: [{ channel: "everybody", number: 2, at: 0, name: "Seth", seat: 2, text: "still here" }] });
    talk.hear({ type: "ignored", guest: null, people: [{ id: 4, name: "Isis", how: "mute", seat: 1, guest: null }] });
    expect(talk.chat.map(({ text }) => text)).toEqual(["still here"]);
    expect(talk.ignored.map(({ seat }) => seat)).toEqual([1]);
  });

  it("takes what was said before one came as read", () => {
    talk.hear(said("team", 7));
    expect(talk.unread).toEqual({ everybody: 0, team: 0 });
  });

  it("is pointed at for a moment, by each at one thing", () => {
    talk.hear({ type: "point", seat: 2, at: "a" });
    talk.hear({ type: "point", seat: 2, at: "b" });
    talk.hear({ type: "point", seat: 0, at: "a" });
    expect(talk.pointed.map(({ seat, at }) => [seat, at])).toEqual([[2, "b"], [0, "a"]]);
    vi.advanceTimersByTime(4_000);
    expect(talk.pointed).toEqual([]);
  });

  it("forgets cards that are shown no longer", () => {
    talk.hear(team({ showing: [2], hands: [{ seat: 2, cards: { di: ["DI-1"] } }] }));
    expect(talk.team?.hands).toHaveLength(1);
    talk.hear(team());
    expect(talk.team?.hands).toEqual([]);
    talk.hear(team({ showing: [2], hands: [{ seat: 2, cards: {} }] }));
    talk.forgetTeam();
    expect(talk.team).toBeNull();
  });
});
