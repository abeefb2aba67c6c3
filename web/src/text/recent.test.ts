import { describe, expect, it } from "vitest";
import type { Entry } from "$lib/wire.ts";
import { addWords } from "$lib/words.ts";
import { recentLines } from "./recent.ts";

addWords("event-did = Something { $number }");

const acted = (count: number, seat: number, by: "person" | "bot" = "person") =>
  ({ version: count, count, kind: { type: "acted", seat, by, action: "x", events: [{ what: "did", number: count }] } }) as unknown as Entry;
const words = (log: readonly Entry[], seat: number | null) => recentLines(log, seat).map((line) => line.words);

describe("what happened last", () => {
  const log = [acted(1, 0), acted(2, 1, "bot"), acted(3, 0), acted(4, 1, "bot"), acted(5, 1, "bot")];

  it("is what I did last and all that followed", () => {
    expect(words(log, 0)).toEqual(["Something 3", "Something 4", "Something 5"]);
  });

  it("is for who watches the last few things", () => {
    const long = Array.from({ length: 40 }, (_, at) => acted(at + 1, 1));
    expect(words(long, null)).toHaveLength(12);
    expect(words(long, null).at(-1)).toBe("Something 40");
  });

  it("keeps the keys of its lines, so that each is announced once", () => {
    const before = recentLines(log, 0);
    const after = recentLines([...log, acted(6, 1, "bot")], 0);
    expect(after.slice(0, -1)).toEqual(before);
    expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
  });

  it("leaves out what was taken back", () => {
    const undone = { version: 6, count: 3, kind: { type: "undone", seat: 1, scope: "step", back: 2 } } as unknown as Entry;
    expect(words([...log, undone], 0).filter((line) => line.startsWith("Something"))).toEqual(["Something 3"]);
  });
});
