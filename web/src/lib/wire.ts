/** What goes over the wire: the types come from Rust. What a game says of itself is unknown here. */
export type * from "$generated/index.ts";
import type { GameEvent } from "$generated/index.ts";

/** What a game says of itself, as the wire carries it. Each game narrows it in one place, its own `wire.ts`. */
export interface GameTypes {
  view: unknown;
  event: GameEvent;
  setup: unknown;
  /** The odds of a battle, where the rules tell them. */
  odds: unknown;
}
