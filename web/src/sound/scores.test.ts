import { describe, expect, it } from "vitest";
import { heard, SCORES } from "./scores.ts";

describe("what is heard", () => {
  it("is short and soft", () => {
    for (const tones of Object.values(SCORES)) {
      expect(Math.max(...tones.map(({ at, length }) => at + length))).toBeLessThan(1.5);
      expect(Math.max(...tones.map(({ loud }) => loud))).toBeLessThanOrEqual(0.6);
    }
  });

  it("is each thing once, in its order", () => {
    expect(heard(["steps", "clash", "steps"])).toEqual(["steps", "clash"]);
  });

  it("is what matters most where there is much", () => {
    expect(heard(["coin", "steps", "fame", "victory", "card"])).toEqual(["fame", "victory"]);
  });
});
