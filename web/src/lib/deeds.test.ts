import { describe, expect, it } from "vitest";
import { chaptersOf, deedsBetween, deedsIn, trailsOf, type Deed, type GameStory } from "./deeds.ts";
import { voided } from "./log.ts";
import type { Entry, EntryKind, GameEvent } from "./wire.ts";

type Step = GameEvent & { from?: string; to?: string; seat?: number };
const story: GameStory<Step> = {
  begins: ({ what }) => what === "begins",
  summary: () => null,
  wayOf: ({ from, to, seat = 0 }) => (from && to ? { seat, from, to } : null),
  placesOf: () => [],
};
const at = (version: number, count: number, kind: EntryKind): Entry => ({ version, at: 0, count, kind });
const acted = (version: number, ...events: (string | Step)[]): Entry =>
  at(version, version, { type: "acted", seat: 0, by: "person", events: events.map((event) => (typeof event === "string" ? { what: event } : event)) });
const read = (log: Entry[]) => chaptersOf(log, voided(log), new Set(["turn"]), story as GameStory);
const said = ({ lines, struck }: Deed) => `${lines.map(({ event }) => event.what).join(" ")}${struck ? " struck" : ""}`;
const told = (log: Entry[]) => read(log).map(({ head, items }) => [head?.event.what ?? null, ...items.map((item) => (item.type === "deed" ? said(item) : item.entry.kind.type))]);

describe("the log as deeds", () => {
  it("joins what belongs together, over several actions, and cuts where a turn begins", () => {
    expect(told([acted(1, "begins", "more"), acted(2, "more", "begins"), acted(3, "end", "turn", "after")])).toEqual([
      [null, "begins more more", "begins end"],
      ["turn", "after"],
    ]);
  });

  it("keeps every heading, also of two in one action", () => {
    expect(told([acted(1, "one", "turn", "turn", "two")])).toEqual([[null, "one"], ["turn"], ["turn", "two"]]);
  });

  it("strikes out what was taken back, which opens nothing and leads nowhere", () => {
    const log = [acted(1, "begins"), acted(2, "more", "turn"), at(3, 1, { type: "undone", seat: 0, back: 1, scope: "step" }), at(4, 2, { type: "acted", seat: 0, by: "person", events: [{ what: "other" }] })];
    expect(told(log)).toEqual([[null, "begins", "more struck", "undone", "other"]]);
    expect(deedsIn(read(log)).map(said)).toEqual(["begins", "other"]);
  });

  it("gives what happened in between, and cuts what began before", () => {
    const deeds = deedsIn(read([acted(1, "begins"), acted(2, "more"), acted(3, "begins"), acted(4, "begins")]));
    expect(deedsBetween(deeds, 1, 3).map((deed) => [said(deed), deed.count])).toEqual([["more", 2], ["begins", 3]]);
  });

  it("joins steps that lead on from each other", () => {
    const step = (from: string, to: string, seat = 0) => ({ what: "step", from, to, seat });
    const deeds = deedsIn(read([acted(1, step("a", "b"), "rest", step("b", "c")), acted(2, step("a", "d")), acted(3, step("d", "e", 1))]));
    expect(trailsOf(deeds, story as GameStory)).toEqual([
      { seat: 0, way: ["a", "b", "c"] },
      { seat: 0, way: ["a", "d"] },
      { seat: 1, way: ["d", "e"] },
    ]);
  });
});
