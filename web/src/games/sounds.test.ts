import { describe, expect, it } from "vitest";
import { EVENTS as ANKH } from "$generated/ankh-kinds.ts";
import { EVENTS as KEMET } from "$generated/kemet-kinds.ts";
import type { GameEvent } from "$lib/wire.ts";
import { SCORES, type Sound } from "../sound/scores.ts";
import { GAMES } from "./index.ts";

/** Games whose events are read here; every game has some that are heard. */
const EVENTS: Record<string, object> = { kemet: KEMET, ankh: ANKH };

const happened = (what: string, seat: number): GameEvent => ({ what, seat }) as GameEvent;

describe.each(GAMES.map((entry) => [entry.name, entry] as const))("%s", (name, entry) => {
  it("has sounds that there are", async () => {
    const { soundOf } = await entry.load();
    const sounds = Object.keys(EVENTS[name] ?? {}).flatMap((what) => soundOf(happened(what, 0), [0]) ?? []);
    const known = Object.keys(SCORES) as Sound[];
    expect(sounds.filter((sound) => !known.includes(sound))).toEqual([]);
    expect(new Set(sounds)).toContain("victory");
    expect(soundOf(happened("battle_won", 1), [0])).toBeNull();
    expect(new Set(sounds)).toContain("end");
  }, 60_000);
});
