import { describe, expect, it } from "vitest";
import { parseAction } from "$lib/notation.ts";
import { speak } from "$lib/words.ts";
import { selectorsOf } from "$play/advice.ts";
import { tongue } from "../tongue.ts";
import type { View } from "../wire.ts";
import { deciding } from "./deciding.ts";

speak(tongue);
const view = { players: [{ city: "e2" }] } as unknown as View;

describe("a hint", () => {
  it("lights up what it is about", () => {
    expect(deciding.spotOf(parseAction("step w1a"), view, 0)).toEqual({ kind: "zone", id: "w1a" });
    expect(deciding.spotOf(parseAction("build b 3"), view, 0)).toEqual({ kind: "zone", id: "e2b" });
    expect(deciding.spotOf(parseAction("end-turn"), view, 0)).toBeNull();
    expect(selectorsOf(parseAction("token m_move"), deciding.marked)).toEqual(['[data-action="token m_move"]', '[data-space="m_move"]']);
    expect(selectorsOf(parseAction("take RUB-1a"), deciding.marked)).toContain('[data-tile="RUB-1a"]');
  });
});
