import { describe, expect, it } from "vitest";
import { at } from "./curves.ts";
import { eased, pointOn, walkTime } from "./paths.ts";

describe("paths", () => {
  it("are walked from end to end", () => {
    const way = [at(0, 0), at(10, 0), at(10, 30)];
    expect(pointOn(way, 0)).toEqual(at(0, 0));
    expect(pointOn(way, 0.5)).toEqual(at(10, 10));
    expect(pointOn(way, 1)).toEqual(at(10, 30));
    expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
    expect(walkTime([at(0, 0), at(5000, 0)])).toBe(400);
  });
});
