/** What a game of Kemet is remembered for. */

import type { Award, GameCourse } from "$lib/course.ts";
import type { Event, Kemet } from "./wire.ts";

/** So much for each event of a kind, for whoever it is about. */
const each = (name: string, icon: Award["icon"], what: Event["what"], amountOf: (event: Event) => number = () => 1): Award<Kemet> => ({
  name,
  icon,
  of: (event) => (event.what === what && "seat" in event ? { seat: event.seat, amount: amountOf(event) } : null),
});

export const course: GameCourse<Kemet> = {
  // The first day breaks before anything was won.
  ends: (event) => event.what === "day_broke" && event.round > 1,
  awards: [
    each("battles", "battle", "battle_won"),
    each("builder", "deed-build", "pyramid_raised"),
    each("tiles", "market", "tile_taken"),
    each("marches", "deed-move", "moved"),
    each("recruits", "unit", "units_added", (event) => (event.what === "units_added" ? event.units : 0)),
    each("prayers", "prayer", "gained", (event) => (event.what === "gained" ? event.amount : 0)),
    each("cards", "deck", "played_di"),
  ],
};
