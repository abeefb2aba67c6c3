import { expect, it } from "vitest";
import { readingShare, watchingTime, type Pace } from "./pace.ts";
import type { GameEvent } from "./wire.ts";

const SHOWN = { battle_won: 600 };
const won = [{ what: "battle_won" }] as unknown as GameEvent[];
const quiet = [{ what: "automatic" }] as unknown as GameEvent[];
const waiting = (updates: number, pace: Pace = "normal") => watchingTime(won, updates, SHOWN, pace, true);

it("gives a sentence its time, and what has none a moment", () => {
  expect([waiting(0), watchingTime(won, 0, SHOWN), watchingTime(quiet, 0, SHOWN, "normal", true)]).toEqual([1_300, 600, 90]);
});

it("hurries where much waits, at the pace one likes", () => {
  expect(waiting(15)).toBe(waiting(0));
  expect(waiting(16)).toBe(waiting(0) / 2);
  expect(waiting(26)).toBeLessThan(waiting(0) / 10);
  expect([waiting(400, "slow"), waiting(400, "step")]).toEqual([waiting(0, "slow"), waiting(0, "step")]);
  expect(waiting(4, "quick")).toBeLessThan(waiting(3, "quick"));
});

it("is longest for who likes it slow, and nothing for who wants it at once", () => {
  const shares = (["slow", "normal", "quick", "once"] as const).map(readingShare);
  expect(shares).toEqual([...shares].sort((one, other) => other - one));
  expect(waiting(0, "once")).toBe(0);
  // A whole night is not watched for a minute.
  expect(watchingTime(Array.from({ length: 40 }, () => won).flat(), 0, SHOWN)).toBe(4_000);
});
