import { beforeAll, expect, it } from "vitest";
import { rowsOf } from "$lib/reports.svelte.ts";
import { callSeats, plain, speak } from "$lib/words.ts";
import { report } from "./report.ts";
import { tongue } from "./tongue.ts";
import type { Event, View } from "./wire.ts";

beforeAll(() => {
  speak(tongue);
  callSeats((seat) => `P${seat + 1}`);
});

const VIEW = { players: [{ seat: 0, fame: 4, prayer: 9, di: 3 }, { seat: 1, fame: 2, prayer: 2, di: 1 }] } as unknown as View;

/** What each figure of a seat came by. */
function causesOf(seat: number, events: Event[]): Record<string, string[]> {
  const head = { what: "night_fell" };
  const row = rowsOf(report, { head, events, count: 9 }, VIEW, [0, 1]).find((one) => one.seat === seat);
  return Object.fromEntries((row?.figures ?? []).map(({ name, gained, causes }) => [`${name} ${gained}`, causes.map(plain)]));
}

it("names what everything came from", () => {
  const events: Event[] = [
    { what: "fame_gained", seat: 0, kind: "divine", by: [{ what: "temples", zones: ["w_ti", "d_t"], amount: 1 }] },
    { what: "gained", seat: 0, amount: 5, total: 5, by: [{ what: "zone", zone: "w_ti", amount: 2 }, { what: "zone", zone: "w_tr", amount: 3 }] },
    { what: "gained", seat: 0, amount: 9, total: 11, by: [{ what: "night", amount: 2 }, { what: "tile", tile: "DIA-4b", amount: 7 }] },
    { what: "drew_di", seat: 0, count: 1, by: [{ what: "night", amount: 1 }] },
    { what: "veterans_spent", seat: 0, count: 2 },
    { what: "units_added", seat: 0, zone: "w1a", units: 2, by: [{ what: "veterans", amount: 2 }] },
    { what: "di_stolen", thief: 0, victim: 1 },
  ];
  expect(causesOf(0, events)).toEqual({
    "fame 1": ["1 for Western Temple and Delta Temple"],
    "prayer 14": ["2 from the Western Temple", "3 from the Western River Temple", "2 as every night", "7 by Priest of Amon"],
    "cards 2": ["1 as every night", "+1 from P2"],
    "units 2": ["2 for veterans"],
    "veterans -2": ["−2 turned in"],
  });
  expect(causesOf(1, events)).toEqual({ "fame 0": [], "prayer 0": [], "cards -1": ["−1 to P1"], "units 0": [], "veterans 0": [] });
});
