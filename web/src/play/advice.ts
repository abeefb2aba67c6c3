import type { Advice } from "$lib/wire.ts";
import { argumentsOf, type Deed } from "$lib/notation.ts";

/** How sure a bot is of its first choice. */
export type Sureness = "sure" | "fairly" | "close";

/** Fewer imagined games than this say nothing about how sure it is: then the distance to the next does. */
const A_SEARCH = 100;

export function sureness({ options, simulations }: Advice): Sureness {
  const [first, second] = options;
  if (first === undefined || second === undefined) return "sure";
  if (simulations >= A_SEARCH) return first.share >= 0.75 ? "sure" : first.share >= 0.45 ? "fairly" : "close";
  const ahead = (first.chance ?? 0) - (second.chance ?? 0);
  return ahead >= 0.05 ? "sure" : ahead >= 0.015 ? "fairly" : "close";
}

/** Where an action can be taken off the board: its button, and whatever marked thing it is about. */
export function selectorsOf(deed: Deed, marked: readonly string[]): string[] {
  const things = argumentsOf(deed).filter(({ kind }) => marked.includes(kind));
  return [
    `[data-action=${JSON.stringify(deed.action)}]`,
    ...things.map(({ kind, value }) => `[data-${kind}=${JSON.stringify(value)}]`),
  ];
}
