import { beforeEach, describe, expect, it } from "vitest";
import type { ToServer } from "./wire.ts";
import { Wishes } from "./wishes.svelte.ts";

let sent: ToServer[];
let wishes: Wishes;

const idOf = (index: number): string => (sent[index] as { id: string }).id;

beforeEach(() => {
  sent = [];
  wishes = new Wishes((message) => sent.push(message));
});

describe("a wish", () => {
  it("goes out under an id of its own, and is answered by it", async () => {
    const [one, other] = [wishes.make({ type: "resign", seat: 0 }), wishes.make({ type: "hand_over", seat: 1 })];
    expect(sent).toMatchObject([{ type: "resign", seat: 0 }, { type: "hand_over", seat: 1 }]);
    expect(idOf(0)).not.toBe(idOf(1));
    wishes.refused(idOf(1), { why: "stale" });
    wishes.done(idOf(0), 7);
    expect([await one, await other]).toEqual([true, false]);
  });

  it("tells when it took effect, unless nobody here made it", () => {
    void wishes.make({ type: "resign", seat: 0 });
    wishes.done("of another page", 9);
    expect(wishes.effect).toBe(0);
    wishes.done(idOf(0), 7);
    expect(wishes.effect).toBe(7);
    wishes.done(idOf(0), 8);
    expect(wishes.effect).toBe(7);
  });

  it("is refused with a reason, which the next one clears", () => {
    void wishes.make({ type: "resign", seat: 0 });
    wishes.refused(idOf(0), { why: "stale" });
    expect(wishes.refusal).not.toBeNull();
    void wishes.make({ type: "resign", seat: 0 });
    expect(wishes.refusal).toBeNull();
    wishes.refused(null, { why: "stale" });
    expect(wishes.refusal).not.toBeNull();
  });

  it("of nobody is refused in silence, once", () => {
    wishes.makeUnasked({ type: "resign", seat: 0 });
    wishes.refused(idOf(0), { why: "stale" });
    expect(wishes.refusal).toBeNull();
    wishes.refused(idOf(0), { why: "stale" });
    expect(wishes.refusal).not.toBeNull();
  });
});
