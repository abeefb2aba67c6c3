/** What a conflict brings. */

import type { GameReport } from "$lib/reports.svelte.ts";
import { sentence, slug, wordsOf, type Part } from "$lib/words.ts";
import { leaderOf } from "./play/sides.ts";
import type { Ankh, Event } from "./wire.ts";

/** What the rules say it was for, and where. */
const caused = (name: string) => (event: Event, gained: number): readonly Part[][] => [sentence(`report-cause-${name}`, { ...wordsOf(event, `Event.${event.what}`), gained })];

export const report: GameReport<Ankh> = {
  opens: "conflict_began",
  closes: "conflict_ended",
  untold: new Set(["card_chosen", "bid_made", "two_cards", "cards_returned", "automatic", "strength_summed"]),
  figures: [
    {
      name: "devotion",
      icon: "devotion",
      of: (view, seat) => leaderOf(view, seat)?.devotion ?? 0,
      gained: (event, seat) => (event.what === "devotion_changed" && event.seat === seat ? event.to - event.from : 0),
      causes: caused("devotion"),
    },
    {
      name: "followers",
      icon: "follower",
      of: (view, seat) => leaderOf(view, seat)?.followers ?? 0,
      gained: (event, seat) => (event.what === "followers_gained" && event.seat === seat ? event.count : event.what === "followers_paid" && event.seat === seat ? -event.count : 0),
      causes: (event, gained) => caused(slug(event.what))(event, gained),
    },
    { name: "battles", icon: "battle", of: () => null, gained: (event, seat) => (event.what === "battle_won" && event.seat === seat ? 1 : 0) },
    { name: "losses", icon: "figure-warrior", of: () => null, gained: (event, seat) => (event.what === "killed" && event.seat === seat ? -1 : 0) },
  ],
};
