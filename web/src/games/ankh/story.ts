/** What happens in Ankh, as a story: which events are one deed, and the sentence for it. */

import type { GameStory } from "$lib/deeds.ts";
import { listed, mark, marked } from "$lib/words.ts";
import { isHex } from "./board/hexes.ts";
import type { Event } from "./wire.ts";

type What = Event["what"];
type Of<W extends What> = Extract<Event, { what: W }>;

/** With these something new begins. */
const OPENS: ReadonlySet<What> = new Set<What>(["god_chosen", "first_player", "guardians_chosen", "action_began", "event_reached", "dominated", "battle_began", "conflict_ended", "game_ended"]);

const all = <W extends What>(events: readonly Event[], what: W): Of<W>[] => events.filter((event): event is Of<W> => event.what === what);
const last = <W extends What>(events: readonly Event[], what: W): Of<W> | undefined => all(events, what).at(-1);
const seat = (number: number): string => mark("seat", number);
const hex = (id: string): string => mark("hex", id);
const sum = (numbers: readonly number[]): number => numbers.reduce((whole, one) => whole + one, 0);
const figureTo = (figure: string, to: string): string => marked("story-figure-to", { figure: mark("figure", figure), hex: hex(to) });

function action({ seat: by, deed }: Of<"action_began">, events: readonly Event[]): string {
  const words = { seat: seat(by) };
  switch (deed) {
    case "move-figures": {
      const moved = all(events, "moved");
      return moved.length === 0 ? marked("story-stays", words) : marked("story-moves", { ...words, count: moved.length, moves: listed(moved.map((one) => figureTo(one.figure, one.to))) });
    }
    case "summon-figure": {
      const came = all(events, "summoned");
      return came.length === 0 ? marked("story-summons-nobody", words) : marked("story-summons", { ...words, figures: listed(came.map((one) => figureTo(one.figure, one.hex))) });
    }
    case "gain-followers":
      return marked("story-followers", { ...words, count: sum(all(events, "followers_gained").filter((one) => one.seat === by).map(({ count }) => count)) });
    case "unlock-power": {
      const unlocked = all(events, "power_unlocked");
      const cost = sum(all(events, "followers_paid").map(({ count }) => count));
      return unlocked.length === 0 ? marked("story-unlocks-nothing", words) : marked("story-unlocks", { ...words, powers: listed(unlocked.map(({ power }) => mark("power", power))), cost });
    }
  }
}

/** Devotion that somebody gained or lost, all in all. */
function devotion(events: readonly Event[]): string[] {
  const changed = all(events, "devotion_changed");
  return [...new Set(changed.map((one) => one.seat))].map((who) =>
    marked("story-devotion", { seat: seat(who), by: sum(changed.filter((one) => one.seat === who).map(({ from, to }) => to - from)) }),
  );
}

const orNone = (items: readonly string[]): string => (items.length === 0 ? "none" : listed(items));

function battle({ region, seats }: Of<"battle_began">, events: readonly Event[]): string {
  const words = { region: mark("region", region), seats: listed(seats.map(seat)) };
  const winner = last(events, "battle_won")?.seat;
  const dead = all(events, "killed").length;
  if (winner !== undefined) return marked("story-battle-won", { ...words, winner: seat(winner), dead, more: orNone(devotion(events)) });
  return marked(last(events, "battle_tied") ? "story-battle-tied" : "story-battle", { ...words, dead });
}

function event({ seat: by, event: kind, number }: Of<"event_reached">, events: readonly Event[]): string | null {
  const taken = last(events, "monument_taken");
  if (taken) {
    const words = { seat: seat(taken.seat), monument: mark("monument", taken.monument), hex: hex(taken.hex) };
    return taken.from === null ? marked("story-takes", words) : marked("story-takes-from", { ...words, from: seat(taken.from) });
  }
  const laid = last(events, "caravan_laid");
  if (laid) return marked("story-caravan", { seat: seat(by), camels: laid.sides.length });
  return marked("story-event", { seat: seat(by), event: mark("occasion", kind), number });
}

function summary(events: readonly Event[]): string | null {
  const [first] = events;
  if (first?.what === "battle_began") return battle(first, events);
  if (first?.what === "action_began") return action(first, events);
  if (first?.what === "event_reached") return event(first, events);
  if (first?.what === "dominated") return marked("story-dominates", { seat: seat(first.seat), region: mark("region", first.region), more: orNone(devotion(events)) });
  return null;
}

export const story: GameStory<Event> = {
  begins: (next) => OPENS.has(next.what),
  summary,
  wayOf: (one) => (one.what === "moved" || one.what === "attuned" ? { seat: one.seat, from: one.from, to: one.to } : one.what === "pushed" ? { seat: one.owner, from: one.from, to: one.to } : null),
  placesOf: (one) => [("hex" in one ? one.hex : null) ?? [], "from" in one && typeof one.from === "string" ? one.from : [], "to" in one && typeof one.to === "string" ? one.to : []].flat().filter(isHex),
};
