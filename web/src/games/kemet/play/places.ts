import { argumentOf, type ParsedOffer } from "$lib/notation.ts";
import { inPlace, type Choice } from "$play/choices.ts";
import type { StepName, Verb } from "../wire.ts";
import { cardsWith } from "./effects.ts";
import { rowOf, type Panel } from "./verbs.ts";

/** Steps that ask in a panel of their own, whatever is offered. */
const PANEL_OF_STEP: Partial<Record<StepName, Panel>> = {
  billet: "billet",
  veto: "answer",
  escape: "answer",
};

/**
 * Night steps offer veterans and tiles side by side: then both panels show. A
 * panel takes the place of the hand; so cards that may be played have one, too.
 */
export function panelsFor(verbs: ReadonlySet<Verb>, step: StepName | "" = ""): Panel[] {
  const own = step === "" ? undefined : PANEL_OF_STEP[step];
  if (own !== undefined) return verbs.size > 0 ? [own] : [];
  const panels = [...verbs].flatMap((verb) => rowOf(verb).panel ?? []);
  if (panels.length > 0 && verbs.has("play")) panels.push("cards");
  return [...new Set(panels)];
}

export function hasPanel(verb: string): boolean {
  return rowOf(verb).panel !== undefined;
}

/** Cards that answer another: who is asked finds them beside the question. */
const VETOES: readonly string[] = cardsWith("veto");
const answers = ({ verb, subject }: Choice<Verb>) => verb === "play" && subject !== null && VETOES.includes(subject.id);

/**
 * What stands as a button in the prompt line: plain actions, numbers, and the
 * companions of a march. Whatever else is offered is touched where it is.
 */
export function buttonsAmong(choices: readonly Choice<Verb>[]): Choice<Verb>[] {
  const plain = inPlace(choices, "button", "count", "panel").filter(({ verb }) => !hasPanel(verb) && !rowOf(verb).noButton);
  const begun = choices.filter((choice) => rowOf(choice.verb).alsoButton || answers(choice));
  return [...begun, ...plain];
}

/** First pyramids stand by colour, and to go without comes last; a god comes before tiles. */
export function inPanelOrder(offers: readonly ParsedOffer<Verb>[]): ParsedOffer<Verb>[] {
  const colours = [...new Set(offers.map((offer) => argumentOf(offer, "colour")))];
  const place = (offer: ParsedOffer<Verb>) =>
    offer.verb === "rise" ? -1 : offer.verb === "no-pyramid" ? Infinity : offer.verb === "found" ? colours.indexOf(argumentOf(offer, "colour")) : 0;
  return [...offers].sort((one, other) => place(one) - place(other) || 0);
}
