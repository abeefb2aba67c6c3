import { tongue } from "./tongue.ts";
import type { Closes } from "./wire.ts";

/** An action as it is written, taken apart: `build a 2` → verb `build`, arguments `a` and `2`. */
export interface Deed<Verb extends string = string> {
  action: string;
  verb: Verb;
  args: string[];
}

/**
 * Something I may do now. `cost` is what it takes, where that is known; an `attack` leads into a fight; a `remark` is
 * what the game says of it, a `warning` why one should think twice; `closes` says why it cannot freely be taken back.
 */
export interface ParsedOffer<Verb extends string = string> extends Deed<Verb> {
  cost: number | null;
  attack?: boolean | undefined;
  remark?: string | undefined;
  warning?: string | undefined;
  closes?: Closes | undefined;
}

/** `Verb` is for who knows which game wrote it. */
export function parseAction<Verb extends string = string>(action: string): Deed<Verb> {
  const [verb = "", ...args] = action.split(" ");
  return { action, verb: verb as Verb, args };
}

/** The arguments of an action with the names and kinds of their fields. */
export function argumentsOf(deed: Deed): { name: string; kind: string; value: string }[] {
  const named = tongue().book.verbs[deed.verb] ?? [];
  return deed.args.flatMap((value, index) => {
    const field = named[index];
    return field === undefined ? [] : [{ ...field, value }];
  });
}

/** The first argument of this kind, or null: which zone, tile or card an offer is about. */
export function argumentOf(deed: Deed, kind: string): string | null {
  return argumentsOf(deed).find((argument) => argument.kind === kind)?.value ?? null;
}

/** `P2` → 1. */
export function seatNumber(written: string): number {
  return Number(written.slice(1)) - 1;
}

/** The least that any of these costs; null where nothing is known of a cost. */
export function cheapest(offers: readonly ParsedOffer[]): number | null {
  const costs = offers.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  return costs.length === 0 ? null : Math.min(...costs);
}
