import { describe, expect, it } from "vitest";
import { awardsOf, marksIn, turningPoints, type Award, type Standing } from "./course.ts";
import type { Entry, GameEvent } from "./wire.ts";

const acted = (version: number, ...events: string[]): Entry => ({ version, at: 0, count: version, kind: { type: "acted", seat: 0, by: "bot", events: events.map((what) => ({ what })) } });
const standing = (number: number, ...totals: number[]): Standing => ({ number, count: number * 10, totals });

describe("how a game went", () => {
  it("is looked at where a round ends, and at the end", () => {
    const log = [acted(1, "day"), acted(2), acted(3, "other", "day"), acted(4, "day"), acted(5)];
    const course = { ends: ({ what }: GameEvent) => what === "day" };
    expect(marksIn(log, new Set([4]), course, 5).map(({ count }) => count)).toEqual([0, 1, 3, 5]);
    expect(marksIn(log, new Set(), course, 4).map(({ number, count }) => [number, count])).toEqual([[0, 0], [1, 1], [2, 3], [3, 4]]);
  });

  it("turned where somebody else took the lead, and with the greatest leap", () => {
    const points = turningPoints([standing(0, 0, 0), standing(1, 2, 1), standing(2, 2, 2), standing(3, 3, 7), standing(4, 4, 7)]);
    expect(points.map(({ kind, seat, by, at }) => [kind, seat, by, at.number])).toEqual([
      ["lead", 0, 2, 1],
      ["lead", 1, 7, 3],
      ["leap", 1, 5, 3],
    ]);
    expect(turningPoints([standing(0, 0, 0)])).toEqual([]);
  });

  it("honours who did most of something, if it was one alone", () => {
    const won: Award = { name: "battles", icon: "battle", of: (event) => (event.what === "won" ? { seat: (event as unknown as { seat: number }).seat, amount: 1 } : null) };
    const by = (...seats: number[]) => seats.map((seat) => ({ what: "won", seat })) as unknown as GameEvent[];
    expect(awardsOf([won], by(1, 0, 1), 2)).toEqual([{ name: "battles", icon: "battle", seat: 1, amount: 2 }]);
    expect(awardsOf([won], by(1, 0), 2)).toEqual([]);
    expect(awardsOf([won], [], 2)).toEqual([]);
  });
});
