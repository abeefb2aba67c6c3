import { argumentsOf, type ParsedOffer } from "$lib/notation.ts";
import type { Reference } from "$lib/reference.ts";
import type { GameTypes } from "$lib/wire.ts";
import type { Deciding } from "./deciding.ts";

/** What a click on one thing can mean: offers that differ in a number or a detail only. */
export interface Choice<Verb extends string = string> {
  key: string;
  place: string;
  verb: Verb;
  /** What is touched; null for a plain button. */
  subject: Reference | null;
  offers: ParsedOffer<Verb>[];
}

/** All offers, sorted by what is touched for them. Nothing is ever left out. */
export function sortOut<G extends GameTypes>(offers: readonly ParsedOffer<G["verb"]>[], deciding: Deciding<G>): Choice<G["verb"]>[] {
  const choices = new Map<string, Choice<G["verb"]>>();
  for (const offer of offers) {
    const place = deciding.placeOf(offer.verb);
    const subject = deciding.subjectOf(offer, place);
    const key = subject ? `${offer.verb} ${subject.id}` : (deciding.bundleOf(offer, place) ?? offer.action);
    const known = choices.get(key);
    if (known) known.offers.push(offer);
    else choices.set(key, { key, place, verb: offer.verb, subject, offers: [offer] });
  }
  return [...choices.values()];
}

export function inPlace<C extends Choice>(choices: readonly C[], ...places: string[]): C[] {
  return choices.filter(({ place }) => places.includes(place));
}

/** All that can be done with one thing, whatever the verb. */
export function offersFor<Verb extends string>(choices: readonly Choice<Verb>[], touched: Reference): ParsedOffer<Verb>[] {
  return choices
    .filter(({ subject }) => subject?.kind === touched.kind && subject.id === touched.id)
    .flatMap(({ offers }) => offers);
}

/** The number an offer is about: `place w1a 3` → 3. */
export function numberOf(offer: ParsedOffer): number | null {
  const found = argumentsOf(offer).find(({ kind }) => kind === "number");
  return found === undefined ? null : Number(found.value);
}

/** Whether these offers say the same with different numbers only. */
export function differInNumber(offers: readonly ParsedOffer[]): boolean {
  const rest = (offer: ParsedOffer) =>
    argumentsOf(offer)
      .filter(({ kind }) => kind !== "number")
      .map(({ value }) => value)
      .join(" ");
  const [first] = offers;
  if (first === undefined || offers.length < 2) return false;
  return offers.every(
    (offer) => offer.verb === first.verb && numberOf(offer) !== null && rest(offer) === rest(first),
  );
}

export function byNumber<O extends ParsedOffer>(offers: readonly O[]): O[] {
  return [...offers].sort((one, other) => (numberOf(one) ?? 0) - (numberOf(other) ?? 0));
}
