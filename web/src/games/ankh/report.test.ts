import { beforeAll, expect, it } from "vitest";
import { rowsOf } from "$lib/reports.svelte.ts";
import { plain, speak } from "$lib/words.ts";
import { report } from "./report.ts";
import { tongue } from "./tongue.ts";
import type { Event, View } from "./wire.ts";

beforeAll(() => speak(tongue));

it("names what devotion and followers came from", () => {
  const view = { players: [{ side: 0, devotion: 8, followers: 3 }] } as unknown as View;
  const events: Event[] = [
    { what: "devotion_changed", seat: 0, from: 3, to: 5, why: "majority", region: 2, by: [{ what: "monument", monument: "obelisk", amount: 1 }, { what: "monument", monument: "temple", amount: 1 }] },
    { what: "devotion_changed", seat: 0, from: 5, to: 8, why: "victory", region: 2, by: [{ what: "plain", amount: 1 }, { what: "card", card: "drought", amount: 2 }] },
    { what: "followers_paid", seat: 0, count: 2, now: 3, why: "bid" },
  ];
  const [row] = rowsOf(report, { head: { what: "conflict_began" }, events, count: 9 }, view, [0]);
  const told = row?.figures.map(({ name, causes }) => [name, causes.map(plain)]);
  expect(told).toEqual([
    ["devotion", ["+2 for the most monuments in region 2 (obelisk and temple)", "+3 for the victory in region 2 (1 for that and 2 by Drought)"]],
    ["followers", ["−2 against the locusts"]],
  ]);
});
