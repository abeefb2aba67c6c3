import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { Adviser } from "./adviser.svelte.ts";
import { FakeTable } from "./fake-table.svelte.ts";

function adviserAt(answer: object) {
  const table = Object.assign(new FakeTable(), {
    info: { hints: true },
    myTurn: true,
    lesson: null,
    asked: [] as string[],
    advise(bot: string) {
      this.asked.push(bot);
      return Promise.resolve({ advice: null, reason: null, ...answer });
    },
  });
  table.offer("pray", "end-turn");
  const adviser = new Adviser(table);
  return { table, adviser };
}

const advice = { since: 1, seat: 0, bot: "priest", options: [{ action: "pray", chance: 0.5, share: 1 }], drawn: false, simulations: 9 };

describe("the adviser", () => {
  it("proposes an offer until something else is to be decided", async () => {
    const { table, adviser } = adviserAt({ advice });
    await adviser.ask("priest");
    flushSync();
    expect(adviser.proposed?.action).toBe("pray");
    // The same offers told once more are the same decision.
    table.offer("pray", "end-turn");
    flushSync();
    expect(adviser.proposed?.action).toBe("pray");
    table.offer("end-turn", "decline");
    flushSync();
    expect(adviser.advice).toBeNull();
  });

  it("is not asked twice for the same", async () => {
    const { table, adviser } = adviserAt({ advice });
    await adviser.ask("priest");
    adviser.close();
    await adviser.ask("priest");
    expect(table.asked).toEqual(["priest"]);
    await adviser.ask("scribe");
    expect(table.asked).toEqual(["priest", "scribe"]);
  });

  it("says why there is none", async () => {
    const { adviser } = adviserAt({ reason: { why: "no_hints" } });
    await adviser.ask("priest");
    expect(adviser.trouble).not.toBeNull();
    expect(adviser.advice).toBeNull();
  });
});
