import { beforeAll, describe, expect, it } from "vitest";
import { parseAction, type ParsedOffer } from "$lib/notation.ts";
import { speak } from "$lib/words.ts";
import { tongue } from "../tongue.ts";
import type { Verb, View } from "../wire.ts";
import { plainBeginning } from "./beginning.ts";

beforeAll(() => speak(tongue));

const offer = (action: string, more: Partial<ParsedOffer<Verb>> = {}): ParsedOffer<Verb> => ({ ...parseAction<Verb>(action), cost: null, ...more });

const viewOf = (player: object = {}): View => ({ players: [{ seat: 0, tiles: [], ...player }] }) as unknown as View;

describe("an action that was placed", () => {
  const begins = (player: object, ...actions: string[]) => plainBeginning(actions.map((one) => offer(one)), viewOf(player), 0)?.action ?? null;

  it("begins by itself where nothing else is of use", () => {
    expect(begins({}, "gold", "resolve m_build")).toBe("resolve m_build");
    expect(begins({}, "resolve m_pray")).toBe("resolve m_pray");
  });

  it("waits where there is something to choose", () => {
    expect(begins({}, "silver m_pray", "resolve m_build")).toBeNull();
    expect(begins({}, "gold", "resolve b_acq1")).toBeNull();
    expect(begins({}, "resolve m_build", "resolve m_pray")).toBeNull();
    expect(begins({ tiles: ["AME-2d"] }, "gold", "resolve m_build")).toBeNull();
  });

  it("waits where the turn would be over before anybody could take it back", () => {
    const lost = (action: string) => plainBeginning([offer(action, { closes: "turn" })], viewOf(), 0)?.action ?? null;
    expect(lost("resolve m_build")).toBeNull();
    expect(lost("resolve m_pray")).toBe("resolve m_pray");
  });
});
