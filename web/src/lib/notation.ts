import { tongue } from "./tongue.ts";

/** An action as it is written, taken apart: `build a 2` → verb `build`, arguments `a` and `2`. */
export interface Deed {
  action: string;
  verb: string;
  args: string[];
}

/** Something I may do now. `cost` is what it takes, where that is known; an `attack` leads into a fight. */
export interface ParsedOffer extends Deed {
  cost: number | null;
  attack?: boolean | undefined;
}

export function parseAction(action: string): Deed {
  const [verb = "", ...args] = action.split(" ");
  return { action, verb, args };
}

/** The arguments of an action with the names and kinds of their fields. */
export function argumentsOf(deed: Deed): { name: string; kind: string; value: string }[] {
  const named = tongue().fields[deed.verb] ?? [];
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
