import { describe, expect, it } from "vitest";
import { Movement } from "./pointer.ts";
import { placeFor } from "./placing.ts";

describe("a pointer", () => {
  it("moves only when it comes to be elsewhere", () => {
    const movement = new Movement();
    expect(movement.isReal({ clientX: 4, clientY: 5 })).toBe(true);
    expect(movement.isReal({ clientX: 4, clientY: 5 })).toBe(false);
    expect(movement.isReal({ clientX: 4, clientY: 6 })).toBe(true);
  });
});

describe("an explanation", () => {
  const window = { width: 1000, height: 600 };
  const card = { width: 200, height: 100 };
  const anchor = { left: 400, top: 300, right: 440, bottom: 320 };

  it("stands below what it explains, or above where there is no room", () => {
    expect(placeFor(card, anchor, window, [])).toEqual({ left: 320, top: 328 });
    expect(placeFor(card, { ...anchor, top: 560, bottom: 590 }, window, [])).toEqual({ left: 320, top: 452 });
  });

  it("keeps clear of the prompt", () => {
    const prompt = { left: 0, top: 350, right: 1000, bottom: 400 };
    expect(placeFor(card, anchor, window, [prompt])).toEqual({ left: 320, top: 192 });
    const all = { left: 0, top: 0, right: 1000, bottom: 290 };
    expect(placeFor(card, anchor, window, [prompt, all])).toEqual({ left: 448, top: 260 });
  });

  it("stays inside the window", () => {
    expect(placeFor(card, { left: 0, top: 10, right: 20, bottom: 30 }, window, []).left).toBe(8);
  });
});
