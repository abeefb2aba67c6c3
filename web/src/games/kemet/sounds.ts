import type { Sound } from "../../sound/scores.ts";
import type { Event } from "./wire.ts";

const SOUNDS: Readonly<Partial<Record<Event["what"], Sound>>> = {
  token_placed: "token",
  moved: "steps",
  god_moved: "steps",
  retreated: "steps",
  recalled: "steps",
  escaped: "steps",
  gathered: "steps",
  pyramid_raised: "stone",
  pyramid_retopped: "stone",
  god_deployed: "stone",
  god_returned: "stone",
  tile_taken: "card",
  silver_taken: "card",
  drew_di: "card",
  played_di: "card",
  revealed: "card",
  units_added: "token",
  mercenaries_hired: "token",
  gained: "coin",
  shared: "coin",
  fame_gained: "fame",
  god_rose: "fame",
  rise_reached: "omen",
  storm_called: "omen",
  god_fell: "omen",
  amon: "omen",
  battle_began: "clash",
  struck_first: "clash",
  night_fell: "night",
  day_broke: "day",
  game_over: "end",
};

/** What an event sounds like; to `mine` a battle of their own sounds as it ended. */
export function soundOf(event: Event, mine: readonly number[]): Sound | null {
  if (event.what === "battle_won" && mine.includes(event.seat)) return "victory";
  if (event.what === "retreated" && mine.includes(event.seat)) return "defeat";
  return SOUNDS[event.what] ?? null;
}
