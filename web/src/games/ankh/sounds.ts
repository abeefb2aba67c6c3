import type { Sound } from "../../sound/scores.ts";
import type { Event } from "./wire.ts";

const SOUNDS: Readonly<Partial<Record<Event["what"], Sound>>> = {
  action_began: "token",
  moved: "steps",
  pushed: "steps",
  attuned: "steps",
  summoned: "token",
  rose: "token",
  followers_gained: "coin",
  power_unlocked: "fame",
  guardian_joined: "fame",
  event_reached: "omen",
  monument_taken: "stone",
  monument_built: "stone",
  monument_destroyed: "stone",
  caravan_laid: "steps",
  conflict_began: "night",
  conflict_ended: "day",
  battle_began: "clash",
  cards_revealed: "card",
  cards_returned: "card",
  dominated: "fame",
  merged: "omen",
  forgotten: "defeat",
  game_ended: "end",
};

/** What an event sounds like; to `mine` a battle of their own sounds as it ended. */
export function soundOf(event: Event, mine: readonly number[]): Sound | null {
  if (event.what === "battle_won" && mine.includes(event.seat)) return "victory";
  if (event.what === "killed" && mine.includes(event.seat)) return "defeat";
  return SOUNDS[event.what] ?? null;
}
