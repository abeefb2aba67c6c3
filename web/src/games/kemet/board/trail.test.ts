import { describe, expect, it } from "vitest";
import type { GameEvent } from "./pieces.ts";
import { trailAfter, trailIn } from "./trail.ts";

const moved = (from: string, to: string) =>
  ({ what: "moved", seat: 0, from, to, units: 3, companions: [], way: "land" }) as GameEvent;

describe("the way of a march", () => {
  it("grows step by step", () => {
    expect(trailAfter(trailAfter([], [moved("w1a", "w1f")]), [moved("w1f", "w_on")])).toEqual(["w1a", "w1f", "w_on"]);
  });

  it("begins anew elsewhere, and with every turn", () => {
    expect(trailAfter(["w1a", "w1f"], [moved("w2a", "w2f")])).toEqual(["w2a", "w2f"]);
    expect(trailAfter(["w1a", "w1f"], [{ what: "turn_began", seat: 1 } as GameEvent])).toEqual([]);
  });

  it("is forgotten by an undo, but for what the view knows", () => {
    expect(trailAfter(["w1a", "w1f", "w_on"], [])).toEqual([]);
    expect(trailIn([], { origin: "w1a", at: "w1f" })).toEqual(["w1a", "w1f"]);
    expect(trailIn(["w1a", "w1f", "w_on"], { origin: "w1a", at: "w_on" })).toEqual(["w1a", "w1f", "w_on"]);
    expect(trailIn([], { origin: "w1a", at: "w1a" })).toEqual([]);
  });
});
