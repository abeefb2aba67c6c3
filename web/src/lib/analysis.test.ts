import { describe, expect, it } from "vitest";
import { byTurns, lineOf, mover, nearest, nights, spread } from "./analysis.ts";
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

describe("the plot of chances", () => {
  it("draws a line from the first moment to the last", () => {
    expect(lineOf(standings, 0, 20, { width: 100, height: 40 })).toBe("M0 20L50 10L100 0");
    expect(lineOf(standings, 1, 20, { width: 100, height: 40 })).toBe("M0 20L50 30L100 40");
    expect(lineOf([], 0, 0, { width: 100, height: 40 })).toBe("");
  });

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

  it("keeps the ends of the lines apart and inside", () => {
    expect(spread([10, 11, 50], 8, 60)).toEqual([10, 18, 50]);
    expect(spread([58, 59, 60], 8, 60)).toEqual([44, 52, 60]);
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
