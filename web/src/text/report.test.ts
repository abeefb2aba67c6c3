import { expect, it } from "vitest";
import { viewAfter } from "$lib/report-view.ts";
import type { ReportRow } from "$lib/reports.svelte.ts";
import type { GameEvent, Moment } from "$lib/wire.ts";
import { addWords } from "$lib/words.ts";
import { reportItems } from "./report.ts";

addWords("report-fame = Fame\nreport-cards = Cards\nreport-units = Units\nevent-drew = Drew { $count }");

const figures = (now: number, gained: number, cards: number) =>
  [
    { name: "fame", icon: "fame", now, gained },
    { name: "cards", icon: "deck", now: null, gained: cards },
  ] as unknown as ReportRow["figures"];

it("says what a night brought to each, in the order that holds now, and by what", () => {
  const drew = { what: "drew", seat: 1, count: 2 } as unknown as GameEvent;
  const items = reportItems([
    { seat: 1, figures: figures(5, 1, 2), events: [drew] },
    { seat: 0, figures: figures(3, -1, 0), events: [] },
    { seat: 2, figures: figures(4, 0, 0), events: [] },
  ]);
  expect(items.map(({ words }) => words.slice(words.indexOf(":") + 2))).toEqual(["Fame 5 (+1) · Cards +2", "Fame 3 (−1)", "Fame 4"]);
  expect(items.map(({ items: below }) => (below ?? []).map(({ words }) => words))).toEqual([["Drew 2"], [], []]);
});

it("knows how it was: as it is on screen, or as it is remembered", async () => {
  const moments = { within: (from: number) => Promise.resolve(from === 7 ? ([{ count: 7, view: "then" }] as unknown as Moment[]) : []) };
  const at = (count: number, live = true) => viewAfter({ telling: { live, count, view: "now" }, moments } as unknown as Parameters<typeof viewAfter>[0], 7);
  expect(await at(7)).toBe("now");
  expect(await at(9)).toBe("then");
  expect(await at(7, false)).toBe("then");
});
