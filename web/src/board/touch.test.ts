import { describe, expect, it } from "vitest";
import { at } from "./curves.ts";
import { FINGERTIP, underFinger } from "./touch.ts";

describe("a fingertip", () => {
  const spots = new Map([
    ["left", at(100, 100)],
    ["right", at(130, 100)],
  ]);
  const under = (x: number, y: number) => underFinger(at(x, y), spots.keys(), (place) => spots.get(place)!);

  it("means what is nearest", () => {
    expect(under(112, 110)).toBe("left");
    expect(under(118, 110)).toBe("right");
  });

  it("reaches 44 pixels across, and not farther", () => {
    expect(2 * FINGERTIP).toBeGreaterThanOrEqual(44);
    expect(under(100, 122)).toBe("left");
    expect(under(100, 130)).toBeNull();
  });
});
