import type { ParsedOffer } from "$lib/notation.ts";
import type { Choice } from "./choices.ts";
import type { Deciding } from "./deciding.ts";

export interface Bar {
  /** One button each, the golden one first; the others keep the order of the rules. */
  groups: ParsedOffer[][];
  primary: ParsedOffer | null;
}

/** What stands as a button in the prompt line. */
export function barOf(choices: readonly Choice[], deciding: Deciding): Bar {
  const groups = deciding.buttons(choices).map(({ offers }) => offers);
  const [only, ...more] = choices.flatMap(({ offers }) => offers);
  const primary = primaryOf(groups.flat(), deciding.primary) ?? (more.length === 0 ? (only ?? null) : null);
  const isPrimary = (group: readonly ParsedOffer[]) => primary !== null && group.includes(primary);
  return { groups: [...groups.filter(isPrimary), ...groups.filter((group) => !isPrimary(group))], primary };
}

/** The plain button that Enter presses. */
function primaryOf(offers: readonly ParsedOffer[], verbs: readonly string[]): ParsedOffer | null {
  const found = verbs.map((verb) => offers.find((offer) => offer.verb === verb));
  return found.find((offer) => offer !== undefined) ?? null;
}

const MOST_DIGITS = 9;

/** What the digits choose, in order: the panel from its first card on, then the buttons beside the prompt. */
export function numbered(offers: readonly ParsedOffer[], bar: Bar, deciding: Deciding): ParsedOffer[][] {
  const shown = deciding.inPanels(offers).map((offer) => [offer]);
  return [...shown, ...bar.groups].slice(0, MOST_DIGITS);
}

/** The digit that chooses this offer; null beyond the ninth. */
export function digitOf(groups: readonly ParsedOffer[][], offer: ParsedOffer): number | null {
  const at = groups.findIndex((group) => group.includes(offer));
  return at < 0 ? null : at + 1;
}
