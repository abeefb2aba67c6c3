import type { Event } from "./wire.ts";

/** How long each kind of event may be watched, in milliseconds; all others pass quickly. */
export const WATCHING: Readonly<Partial<Record<Event["what"], number>>> = {
  moved: 380,
  amon: 380,
  retreated: 380,
  escaped: 380,
  struck_first: 500,
  recalled: 380,
  units_added: 300,
  units_removed: 300,
  pyramid_raised: 400,
  tile_taken: 400,
  gained: 250,
  action_lost: 200,
  battle_began: 700,
  revealed: 900,
  battle_points: 500,
  battle_won: 900,
  played_di: 600,
  night_fell: 900,
  day_broke: 700,
  game_over: 900,
};
