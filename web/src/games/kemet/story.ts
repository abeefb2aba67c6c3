/** What happens in Kemet, as a story: which events are one deed, and the sentence for it. */

import type { GameStory } from "$lib/deeds.ts";
import { listed, mark, marked, wordsOf } from "$lib/words.ts";
import { waits } from "./amon/telling.ts";
import { zonesIn } from "./board/attention.ts";
import type { Event } from "./wire.ts";

type What = Event["what"];
type Of<W extends What> = Extract<Event, { what: W }>;

/** With these something new begins, whatever was before. */
const OPENS: ReadonlySet<What> = new Set<What>(["god_chosen", "city_chosen", "colours_drawn", "turn_order", "golden_action", "battle_began", "game_over", "god_rose"]);

const all = <W extends What>(events: readonly Event[], what: W): Of<W>[] => events.filter((event): event is Of<W> => event.what === what);
const last = <W extends What>(events: readonly Event[], what: W): Of<W> | undefined => all(events, what).at(-1);
const seat = (number: number): string => mark("seat", number);
const zone = (id: string): string => mark("zone", id);
const sum = (numbers: readonly number[]): number => numbers.reduce((whole, one) => whole + one, 0);

/** A card that is played while a battle is fought belongs to the battle. */
const isFought = (open: readonly Event[]): boolean => open.some(({ what }) => what === "battle_began") && !open.some(({ what }) => what === "battle_won");

function begins(event: Event, open: readonly Event[]): boolean {
  if (OPENS.has(event.what)) return true;
  // The token, and a second one, announce the action that follows.
  const announced = open.every(({ what }) => what === "token_placed");
  switch (event.what) {
    case "token_placed":
    case "action_began":
      return !announced;
    case "amon":
      // What Amon does has sentences of its own.
      return waits([event]);
    case "played_di":
      return !isFought(open);
    case "moved": {
      const before = last(open, "moved");
      const led = before === undefined || (before.to === event.from && before.seat === event.seat);
      return open.some(({ what }) => what === "battle_won") || !led;
    }
    case "gained":
    case "pyramid_raised":
      // Whoever is given something next, at night or before the first round.
      return open[0]?.what === event.what && "seat" in open[0] && open[0].seat !== event.seat;
    default:
      return false;
  }
}

const paidIn = (events: readonly Event[], by: number): number => sum(all(events, "paid").filter((one) => one.seat === by).map(({ amount }) => amount));

/** What was lost and gained by it, one after the other. */
function effects(events: readonly Event[], mine: readonly number[]): string[] {
  return events.flatMap((event) => {
    if (event.what === "units_removed") return marked("story-loses", { seat: seat(event.seat), zone: zone(event.zone), units: event.units, you: String(mine.includes(event.seat)) });
    if (event.what === "units_added") return marked("story-adds", { seat: seat(event.seat), zone: zone(event.zone), units: event.units, you: String(mine.includes(event.seat)) });
    if (event.what === "gained") return marked("story-gains", { seat: seat(event.seat), amount: event.amount, you: String(mine.includes(event.seat)) });
    if (event.what === "fame_gained") return marked("story-fame", { seat: seat(event.seat), you: String(mine.includes(event.seat)) });
    return [];
  });
}

const orNone = (items: readonly string[]): string => (items.length === 0 ? "none" : listed(items));

function battle({ attacker, defender, zone: where }: Of<"battle_began">, events: readonly Event[], mine: readonly number[]): string {
  const winner = last(events, "battle_won")?.seat;
  const words = { attacker: seat(attacker), defender: seat(defender), zone: zone(where) };
  if (winner === undefined) return marked("story-battle", words);
  const prayer = new Set<What>(["gained"]);
  return marked("story-battle-won", { ...words, winner: seat(winner), more: orNone(effects(events.filter(({ what }) => !prayer.has(what)), mine)) });
}

function action({ seat: by, deed }: Of<"action_began">, events: readonly Event[]): string | null {
  const words = { seat: seat(by), cost: paidIn(events, by) };
  const lost = last(events, "action_lost");
  if (lost) return marked("event-action-lost", wordsOf(lost, "Event.action_lost"));
  switch (deed) {
    case "build": {
      const built = last(events, "pyramid_raised");
      return built ? marked("story-build", { ...words, level: built.level, colour: mark("colour", built.colour), zone: zone(built.zone) }) : null;
    }
    case "acquire": {
      const taken = last(events, "tile_taken");
      return taken ? marked("story-acquire", { ...words, tile: mark("tile", taken.tile) }) : null;
    }
    case "pray": {
      const gained = last(events, "gained");
      return gained ? marked("story-pray", { ...words, amount: gained.amount, total: gained.total }) : null;
    }
    case "recruit": {
      const added = all(events, "units_added");
      const zones = [...new Set(added.map((one) => zone(one.zone)))];
      return added.length > 0 ? marked("story-recruit", { ...words, units: sum(added.map(({ units }) => units)), zones: listed(zones) }) : null;
    }
    case "move":
      return march(events);
    default:
      return null;
  }
}

/** From where it set out to where it came. */
function march(events: readonly Event[]): string | null {
  const [first] = all(events, "moved");
  const arrived = all(events, "moved").findLast((one) => one.seat === first?.seat);
  if (!first || !arrived) return null;
  const company = arrived.companions.map((one) => mark("companion", one));
  const words = { seat: seat(first.seat), units: arrived.units, from: zone(first.from), to: zone(arrived.to), companions: orNone(company), cost: paidIn(events, first.seat) };
  return marked("story-move", words);
}

function summary(events: readonly Event[], mine: readonly number[]): string | null {
  if (events[0]?.what === "amon") return null;
  const began = last(events, "battle_began");
  if (began) return battle(began, events, mine);
  const [card] = all(events, "played_di");
  const acted = last(events, "action_began");
  if (card && !acted) return marked("story-card", { seat: seat(card.seat), card: mark("di", card.card), more: orNone(effects(events, mine)) });
  return acted ? action(acted, events) : march(events);
}

export const story: GameStory<Event> = {
  begins,
  summary,
  wayOf: (event) => (event.what === "moved" || event.what === "god_moved" || event.what === "retreated" || event.what === "escaped" ? { seat: event.seat, from: event.from, to: event.to } : null),
  placesOf: (event) => zonesIn([event]),
};
