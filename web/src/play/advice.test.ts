import { describe, expect, it } from "vitest";
import type { Advice, Advised } from "$generated/index.ts";
import { parseAction } from "$lib/notation.ts";
import { tongue } from "$lib/tongue.ts";
import { addWords, plain, speak } from "$lib/words.ts";
import { reasonOf, selectorsOf, sureness } from "./advice.ts";

function advice(simulations: number, ...options: [chance: number, share: number][]): Advice {
  const advised = options.map(([chance, share], index): Advised => ({ action: `a ${index}`, chance, share }));
  return { since: 1, seat: 0, bot: "priest", options: advised, drawn: false, simulations };
}

describe("advice", () => {
  it("says how sure a search is by where it looked", () => {
    expect(sureness(advice(2000, [0.5, 0.9], [0.4, 0.1]))).toBe("sure");
    expect(sureness(advice(2000, [0.5, 0.6], [0.4, 0.4]))).toBe("fairly");
    expect(sureness(advice(2000, [0.5, 0.3], [0.5, 0.3]))).toBe("close");
  });

  it("says how sure a glance is by how far the next is behind", () => {
    expect(sureness(advice(12, [0.6, 1], [0.5, 0]))).toBe("sure");
    expect(sureness(advice(12, [0.52, 1], [0.5, 0]))).toBe("fairly");
    expect(sureness(advice(12, [0.501, 1], [0.5, 0]))).toBe("close");
    expect(sureness(advice(0, [0.5, 1]))).toBe("sure");
  });

  it("tells the best reason that the game has words for, mine or somebody else's", () => {
    addWords("reason-test-fame = more fame\n    .other = less fame for { $seat }\n");
    const because = (seat: number, what: string) => ({ seat, what, gained: null, lost: null, from: null, to: null, worth: 0.3 });
    const option = (...reasons: ReturnType<typeof because>[]): Advised => ({ action: "a", chance: null, share: 1, because: reasons });
    const told = (advised: Advised) => plain(reasonOf(advised, 0) ?? []);
    expect(told(option(because(0, "test-silence"), because(0, "test-fame")))).toBe("more fame");
    expect(told(option(because(1, "test-fame")))).toContain("less fame for");
    expect(reasonOf(option(because(0, "test-silence")), 0)).toBeNull();
    expect(reasonOf({ action: "a", chance: null, share: 1 }, 0)).toBeNull();
  });

  it("finds what it is about by what is drawn off the board", () => {
    speak({ ...tongue(), book: { things: [], fields: {}, verbs: { take: [{ name: "tile", kind: "tile" }], "end-turn": [] } } });
    expect(selectorsOf(parseAction("take T-1"), ["tile"])).toEqual(['[data-action="take T-1"]', '[data-tile="T-1"]']);
    expect(selectorsOf(parseAction("take T-1"), [])).toEqual(['[data-action="take T-1"]']);
  });
});
