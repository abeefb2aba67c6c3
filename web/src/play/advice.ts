import type { Advice } from "$generated/index.ts";
import { argumentOf, argumentsOf, type Deed } from "$lib/notation.ts";
import type { Reference } from "$lib/reference.ts";

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

/** What on the board an action is about; null where it is about nothing there. */
export function placeOnBoard(deed: Deed, city: string | null): Reference | null {
  const zone = argumentOf(deed, "zone");
  if (zone !== null) return { kind: "zone", id: zone };
  const district = argumentOf(deed, "district");
  if (district !== null && city !== null) return { kind: "zone", id: `${city}${district}` };
  const living = argumentOf(deed, "city");
  return living === null ? null : { kind: "city", id: living };
}

const MARKED = ["space", "tile", "card", "di"];

/** Where an action can be taken off the board: its button, and the card, tile or space it is about. */
export function selectorsOf(deed: Deed): string[] {
  const things = argumentsOf(deed).filter(({ kind }) => MARKED.includes(kind));
  return [
    `[data-action=${JSON.stringify(deed.action)}]`,
    ...things.map(({ kind, value }) => `[data-${kind}=${JSON.stringify(value)}]`),
  ];
}
