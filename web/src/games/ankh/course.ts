/** What a game of Ankh is remembered for. */

import type { Award, GameCourse } from "$lib/course.ts";
import type { Ankh, Event } from "./wire.ts";

/** So much for each event of these kinds, for whoever it is about. */
const each = (name: string, icon: Award["icon"], whats: readonly Event["what"][], amountOf: (event: Event) => number = () => 1): Award<Ankh> => ({
  name,
  icon,
  of: (event) => (whats.includes(event.what) && "seat" in event && event.seat !== null ? { seat: event.seat, amount: amountOf(event) } : null),
});

export const course: GameCourse<Ankh> = {
  ends: ({ what }) => what === "conflict_ended",
  awards: [
    each("battles", "battle", ["battle_won"]),
    each("dominance", "devotion", ["dominated"]),
    each("monuments", "monument-temple", ["monument_taken", "monument_built"]),
    each("summons", "figure-warrior", ["summoned"]),
    each("marches", "deed-move-figures", ["moved"]),
    each("followers", "follower", ["followers_gained"], (event) => (event.what === "followers_gained" ? event.count : 0)),
    each("losses", "trapped", ["killed"]),
  ],
};
