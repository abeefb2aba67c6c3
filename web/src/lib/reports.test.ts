import { expect, it } from "vitest";
import { rowsOf, stretchesIn, type GameReport } from "./reports.svelte.ts";
import type { Entry, GameEvent } from "./wire.ts";

const acted = (version: number, ...events: object[]): Entry => ({ version, at: 0, count: version, kind: { type: "acted", seat: 0, by: "bot", events: events as GameEvent[] } });
const gain = (seat: number, amount: number) => ({ what: "gained", seat, amount });
const report: GameReport = {
  opens: "night",
  closes: "day",
  untold: new Set(["quiet"]),
  figures: [
    { name: "fame", icon: "fame", of: (view, seat) => (view as number[])[seat] ?? 0, gained: () => 0 },
    { name: "prayer", icon: "prayer", of: () => null, gained: (event, seat) => ((event as unknown as { seat: number }).seat === seat && event.what === "gained" ? (event as unknown as { amount: number }).amount : 0) },
    { name: "units", icon: "unit", of: () => null, gained: () => 0 },
  ],
};

it("sums up what happened from one event to another, over several actions", () => {
  const log = [acted(1, gain(0, 9), { what: "night" }, gain(0, 2)), acted(2, gain(1, 3), gain(0, 1), { what: "quiet", seat: 1 }), acted(3, { what: "day" }, gain(1, 9)), acted(4, { what: "night" })];
  const found = stretchesIn(log, new Set(), report);
  expect([...found.keys()]).toEqual([1]);
  const stretch = found.get(1);
  expect(stretch?.count).toBe(3);
  const rows = rowsOf(report, stretch!, [4, 7], [1, 0]);
  // Nobody's units changed: nothing is said of them.
  expect(rows.map(({ seat, figures }) => [seat, figures.map(({ name, now, gained }) => [name, now, gained])])).toEqual([
    [1, [["fame", 7, 0], ["prayer", null, 3]]],
    [0, [["fame", 4, 0], ["prayer", null, 3]]],
  ]);
  expect(rows.map(({ events }) => events.length)).toEqual([1, 2]);
  expect(stretchesIn(log, new Set([3]), report).size).toBe(0);
});
