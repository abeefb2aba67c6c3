import type { ParsedOffer } from "$lib/notation.ts";
import { components, type Verb, type View } from "../wire.ts";
import { hasGolden } from "./choices.ts";

const DEEDS: ReadonlyMap<string, string> = new Map(components.spaces.map(({ id, deed }) => [id, deed]));

/** What the action on a space is called. */
const deedOf = (space: string): string => DEEDS.get(space) ?? "";

/** The one action that waits to be begun; null where there are several, or none. */
export function waitingAction(offers: readonly ParsedOffer<Verb>[]): ParsedOffer<Verb> | null {
  const [first, ...others] = offers.filter(({ verb }) => verb === "resolve");
  return first !== undefined && others.length === 0 ? first : null;
}

/** Where the first click of each action goes; whatever is not here has none. */
const TOUCHED: Readonly<Record<string, "zone" | "tile">> = { move: "zone", recruit: "zone", build: "zone", acquire: "tile" };

export const touchedFor = ({ args }: ParsedOffer<Verb>): "zone" | "tile" | null => TOUCHED[deedOf(args[0] ?? "")] ?? null;

/**
 * The action that can be begun without asking: nothing else is offered that is of any use. A gold token is of none
 * without a golden action, unless an Acquire may bring one. What is lost because it is impossible, and the turn with
 * it, is begun by hand.
 */
export function plainBeginning(offers: readonly ParsedOffer<Verb>[], view: View, seat: number): ParsedOffer<Verb> | null {
  const begin = waitingAction(offers);
  if (begin === null) return null;
  const deed = deedOf(begin.args[0] ?? "");
  const useless = offers.every(({ verb }) => verb === "resolve" || verb === "gold") && !hasGolden(view, seat) && deed !== "acquire";
  const safe = deed === "pray" || begin.closes !== "turn";
  return useless && safe ? begin : null;
}
