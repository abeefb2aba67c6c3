/** What goes over the wire: types and limits come from Rust. What a game says of itself is unknown here. */
export type * from "$generated/index.ts";
export * from "$generated/wire-kinds.ts";
export * from "$generated/wire-limits.ts";
import type { GameEvent } from "$generated/index.ts";

/** What a game says of itself, as the wire carries it. Each game narrows it in one place, its own `wire.ts`. */
export interface GameTypes {
  view: unknown;
  event: GameEvent;
  setup: unknown;
  /** The odds of a battle, where the rules tell them. */
  odds: unknown;
  /** The verbs of its notation. */
  verb: string;
  /** The steps at which somebody is asked. */
  step: string;
}
