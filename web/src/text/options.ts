import type { ParsedOffer } from "$lib/notation.ts";
import { hasWords, nameOf, word } from "$lib/words.ts";
import type { Choice } from "../play/choices.ts";
import { actionText } from "../play/labels.ts";

/** More ways than this to do one thing are folded. */
const FEW = 4;
/** Where short ways on are found: they come first. */
const PLAIN: ReadonlySet<string> = new Set(["button", "count"]);

/** What can be done in one place. */
export interface OptionGroup {
  readonly place: string;
  readonly choices: readonly Option[];
}

/** One thing that can be done, in one way or several. */
export interface Option {
  readonly key: string;
  /** What the ways have in common; null where they are few and speak for themselves. */
  readonly title: string | null;
  readonly offers: readonly ParsedOffer[];
}

/** All offers by where a person would look for them; none is left out. */
export function optionsOf(choices: readonly Choice[], step: string): OptionGroup[] {
  const places = new Map<string, Option[]>();
  for (const choice of choices) places.set(choice.place, [...(places.get(choice.place) ?? []), optionOf(choice, step)]);
  const groups = [...places].map(([place, found]) => ({ place, choices: found }));
  return [...groups.filter(({ place }) => PLAIN.has(place)), ...groups.filter(({ place }) => !PLAIN.has(place))];
}

function optionOf({ key, verb, subject, offers }: Choice, step: string): Option {
  return { key, title: offers.length <= FEW ? null : titleOf(verb, subject === null ? null : nameOf(subject), offers, step), offers };
}

function titleOf(verb: string, subject: string | null, offers: readonly ParsedOffer[], step: string): string {
  const count = `count-${verb}`;
  const [first] = offers;
  const name = hasWords(count) ? word(count) : (subject ?? (first === undefined ? "" : actionText(first, step)));
  return word("ui-text-ways", { name, count: offers.length });
}

/** What stands on the button of an offer: what it does, what it costs, whether it leads into a fight. */
export function optionWords(offer: ParsedOffer, step: string): string {
  const cost = offer.cost !== null && offer.cost > 0 ? [word("game-costs", { cost: offer.cost })] : [];
  const attack = offer.attack === true ? [word("ui-text-attack")] : [];
  return chained([actionText(offer, step), ...cost, ...attack]);
}

/** Facts one after the other. */
export const chained = (facts: readonly string[]): string => facts.reduce((first, next) => (first === "" ? next : word("ui-board-join", { first, next })), "");
