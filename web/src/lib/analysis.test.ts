import { describe, expect, it } from "vitest";
import { byTurns, costly, mover, nearest, nights } from "./analysis.ts";
import { momentAsked, momentLink } from "./moment-link.ts";
import type { Mark, Swing } from "./wire.ts";

const standings = [
  { count: 0, chances: [0.5, 0.5] },
  { count: 10, chances: [0.75, 0.25] },
  { count: 20, chances: [1, 0] },
];
const marks: Mark[] = [
  { count: 1, kind: "turn" },
  { count: 9, kind: "night" },
  { count: 11, kind: "turn" },
  { count: 12, kind: "day" },
  { count: 18, kind: "night" },
];

describe("decisions", () => {
  it("are told by what they cost, and not at all where they cost nothing", () => {
    const judged = (count: number, lost: number) => ({ count, seat: 0, chosen: "a", best: "b", chance: 0.6, lost });
    expect(costly([judged(1, 0.03), judged(2, 0.001), judged(3, 0.2)]).map(({ count }) => count)).toEqual([3, 1]);
  });
});

describe("the plot of chances", () => {
  it("finds the moment that is meant", () => {
    expect([0, 4, 6, 14, 16, 99].map((count) => nearest(standings, count))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("knows the nights, the last of which may not end", () => {
    expect(nights(marks, 20)).toEqual([
      { from: 9, to: 12 },
      { from: 18, to: 20 },
    ]);
  });

  it("reads as numbers turn by turn", () => {
    expect(byTurns(standings, marks).map(({ count }) => count)).toEqual([0, 10, 20]);
    expect(byTurns([], marks)).toEqual([]);
  });
});

describe("a swing", () => {
  it("is told of whoever it moved most", () => {
    const swing = (before: number[], after: number[]) => mover({ before, after } as Swing);
    expect(swing([0.2, 0.5, 0.3], [0.3, 0.2, 0.5])).toBe(1);
    expect(swing([0.5, 0.5], [0.7, 0.3])).toBe(0);
  });
});

describe("the link of a moment", () => {
  it("leads to it", () => {
    expect(momentLink("a b", 12)).toBe("/table/a%20b?at=12");
    expect(momentAsked("?at=12")).toBe(12);
    for (const other of ["", "?at=", "?at=-1", "?at=x", "?seat=2"]) expect(momentAsked(other)).toBeNull();
  });
});
