/** What a night brings. */

import type { GameReport } from "$lib/reports.svelte.ts";
import { mark, sentence, slug, wordsOf, type Part } from "$lib/words.ts";
import type { Event, Grant, Kemet, PlayerView, View } from "./wire.ts";

const player = (view: View, seat: number): PlayerView | null => view.players[seat] ?? null;

/** What a gain is made of, part by part. */
const granted = (by: readonly Grant[]): Part[][] => by.map((grant) => sentence(`grant-${slug(grant.what)}`, wordsOf(grant, `Grant.${grant.what}`)));

/** What the rules say an event came by; what nobody gave has words of its own. */
function causes(event: Event, gained: number): readonly Part[][] {
  if ("by" in event && event.by.length > 0) return granted(event.by);
  const words = { gained };
  switch (event.what) {
    case "paid":
    case "prayer_lost":
    case "veterans_spent":
    case "veterans_gained":
      return [sentence(`report-cause-${slug(event.what)}`, words)];
    case "di_stolen":
      return [gained > 0 ? sentence("report-cause-di-taken", { ...words, seat: mark("seat", event.victim) }) : sentence("report-cause-di-lost", { ...words, seat: mark("seat", event.thief) })];
    default:
      return [];
  }
}

/** What an event brings to a seat in prayer points. */
function prayer(event: Event, seat: number): number {
  if (event.what === "gained" && event.seat === seat) return event.amount;
  return (event.what === "paid" || event.what === "prayer_lost") && event.seat === seat ? -event.amount : 0;
}

/** In cards: drawn ones, and those that change hands. */
function cards(event: Event, seat: number): number {
  if (event.what === "drew_di" && event.seat === seat) return event.count;
  if (event.what !== "di_stolen") return 0;
  return event.thief === seat ? 1 : event.victim === seat ? -1 : 0;
}

/** In veteran tokens. */
function veterans(event: Event, seat: number): number {
  if (event.what === "veterans_gained" && event.seat === seat) return event.count;
  return event.what === "veterans_spent" && event.seat === seat ? -event.count : 0;
}

export const report: GameReport<Kemet> = {
  opens: "night_fell",
  closes: "day_broke",
  untold: new Set(["place_taken", "automatic", "turn_began"]),
  figures: [
    { name: "fame", icon: "fame", of: (view, seat) => player(view, seat)?.fame ?? 0, gained: (event, seat) => (event.what === "fame_gained" && event.seat === seat ? 1 : 0), causes },
    { name: "prayer", icon: "prayer", of: (view, seat) => player(view, seat)?.prayer ?? 0, gained: prayer, causes },
    { name: "cards", icon: "deck", of: (view, seat) => player(view, seat)?.di ?? 0, gained: cards, causes },
    { name: "units", icon: "unit", of: () => null, gained: (event, seat) => (event.what === "units_added" && event.seat === seat ? event.units : 0), causes },
    { name: "veterans", icon: "veteran", of: () => null, gained: veterans, causes },
  ],
};
