import { describe, expect, it } from "vitest";
import { pathOf, spread } from "./chart.ts";

describe("a chart", () => {
  const box = { width: 100, height: 40 };

  it("draws a line from the left to the right, upwards", () => {
    const points = [0.5, 0.75, 1].map((y, at) => ({ x: at / 2, y }));
    expect(pathOf(points, box)).toBe("M0 20L50 10L100 0");
    expect(pathOf([], box)).toBe("");
  });

  it("keeps the ends of the lines apart and inside", () => {
    expect(spread([10, 11, 50], 8, 60)).toEqual([10, 18, 50]);
    expect(spread([58, 59, 60], 8, 60)).toEqual([44, 52, 60]);
  });
});
