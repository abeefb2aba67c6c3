/** What a person may do with a click on a place of the board. The board knows no rules. */

import type { IconName } from "$lib/icons.ts";
import { cheapest, type ParsedOffer } from "$lib/notation.ts";

/** How a verb looks on a board. */
export interface Way {
  readonly icon: IconName;
  /** What hurts somebody is shown in another colour than what does not. */
  readonly hostile?: boolean;
  /** About a piece in the place, not about the ground: the piece lights up. */
  readonly aboutPiece?: boolean;
}

/** Offers that are taken up at a place. */
export interface PlaceChoice extends Required<Way> {
  /** The place, by the name the rules have for it. */
  readonly place: string;
  readonly verb: string;
  /** In words, as a person would say it: "Move here". */
  readonly label: string;
  /** What it costs, where it costs anything. */
  readonly cost: number | null;
  readonly onchoose: () => void;
}

/** How offers are called, and what a click on them does. */
export interface Asking {
  label(offer: ParsedOffer): string;
  choose(offers: readonly ParsedOffer[]): void;
}

/** These offers, the first of which names them, at a place. */
export function choiceAt(place: string, offers: readonly [ParsedOffer, ...ParsedOffer[]], way: Way, asking: Asking): PlaceChoice {
  const [first] = offers;
  return {
    place,
    verb: first.verb,
    label: asking.label(first),
    cost: cheapest(offers),
    icon: way.icon,
    hostile: way.hostile ?? false,
    aboutPiece: way.aboutPiece ?? false,
    onchoose: () => asking.choose(offers),
  };
}

export function byPlace(choices: readonly PlaceChoice[]): ReadonlyMap<string, readonly PlaceChoice[]> {
  const map = new Map<string, PlaceChoice[]>();
  for (const choice of choices) map.set(choice.place, [...(map.get(choice.place) ?? []), choice]);
  return map;
}
