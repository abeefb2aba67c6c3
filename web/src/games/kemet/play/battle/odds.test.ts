import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "$lib/words.ts";
import { tongue } from "../../tongue.ts";
import type { Forecast } from "../../wire.ts";
import { outlookFor, rangeOf, rangeText } from "./odds.ts";

beforeAll(() => speak(tongue));

describe("odds", () => {
  it("are a range where cards are hidden", () => {
    expect(rangeText(0.6, { least: 0.401, most: 0.749 })).toBe("40 to 75 %");
    expect(rangeText(1, { least: 0.55, most: 1 })).toBe("55 to 100 %");
  });

  it("are one number where nothing hidden moves them", () => {
    expect(rangeText(0.6, { least: 0.6, most: 0.6 })).toBe("60 %");
    expect(rangeText(0.6, undefined)).toBe("60 %");
    expect(rangeText(1, { least: 1, most: 1 })).toBe("100 %");
  });

  it("hold the share itself, and are never surer than they are", () => {
    expect(rangeOf(0.5, { least: 0.6, most: 0.7 })).toEqual({ least: 50, most: 70 });
    expect(rangeText(0.999, { least: 0.996, most: 0.999 })).toBe("99 %");
    expect(rangeText(1, undefined)).toBe("99 %");
    expect(rangeText(0, undefined)).toBe("1 %");
    expect(rangeOf(0.999, { least: 0.996, most: 0.999 })).toEqual({ least: 99, most: 100 });
  });

  it("are told for one side", () => {
    const odds = {
      attacker_wins: 0.6,
      defender_wins: 0.4,
      attacker_lost: 1.26,
      defender_lost: 2,
      attacker_unknown: 0,
      defender_unknown: 3,
      attacker_bounds: { least: 0.3, most: 0.8 },
      defender_bounds: { least: 0.2, most: 0.7 },
      cards: [],
    } satisfies Forecast;
    expect(outlookFor(odds, "attacker")).toEqual({ wins: "30 to 80 %", unknown: 3, own: 1.3, theirs: 2 });
    expect(outlookFor(odds, "defender")).toEqual({ wins: "20 to 70 %", unknown: 0, own: 2, theirs: 1.3 });
  });
});
