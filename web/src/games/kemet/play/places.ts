import { argumentOf, type ParsedOffer } from "$lib/notation.ts";
import { inPlace, type Choice } from "$play/choices.ts";

/** What the panel in the middle shows, by the verbs that are offered; the first that fits. */
export type Panel =
  | "gods"
  | "cities"
  | "garrison"
  | "pyramids"
  | "build"
  | "top"
  | "retop"
  | "destiny"
  | "veterans"
  | "victims"
  | "deeds"
  | "tiles"
  | "take"
  | "spoils"
  | "mirage"
  | "billet"
  | "answer"
  | "keep"
  | "decree"
  | "names"
  | "share"
  | "cards";

const PANEL_OF_VERB: Record<string, Panel> = {
  god: "gods",
  city: "cities",
  "leave-empty": "garrison",
  found: "pyramids",
  "no-pyramid": "pyramids",
  build: "build",
  top: "top",
  retop: "retop",
  position: "destiny",
  veterans: "veterans",
  victim: "victims",
  as: "deeds",
  golden: "tiles",
  use: "tiles",
  take: "take",
  rise: "take",
  loot: "spoils",
  "draw-two": "spoils",
  mirage: "mirage",
  raise: "build",
  keep: "keep",
  next: "decree",
  name: "names",
  share: "share",
};

/** Steps that ask in a panel of their own, whatever is offered. */
const PANEL_OF_STEP: Record<string, Panel> = {
  billet: "billet",
  veto: "answer",
  escape: "answer",
};

/**
 * Night steps offer veterans and tiles side by side: then both panels show. A
 * panel takes the place of the hand; so cards that may be played have one, too.
 */
export function panelsFor(verbs: ReadonlySet<string>, step = ""): Panel[] {
  const own = PANEL_OF_STEP[step];
  if (own !== undefined) return verbs.size > 0 ? [own] : [];
  const panels = [...verbs].flatMap((verb) => PANEL_OF_VERB[verb] ?? []);
  if (panels.length > 0 && verbs.has("play")) panels.push("cards");
  return [...new Set(panels)];
}

export function hasPanel(verb: string): boolean {
  return verb in PANEL_OF_VERB;
}

/** Numbers are chosen where they matter: units that march beside the prompt, veterans in their panel. */
const ELSEWHERE = ["carry", "carry-for", "veterans"];

/** To begin an action one may touch its token; not everybody guesses that. */
const ALSO_A_BUTTON = ["resolve"];

/** The card that answers another: who is asked finds it beside the question. */
export const VETO = "DI12-13";
const answers = ({ verb, subject }: Choice) => verb === "play" && subject?.id === VETO;

/**
 * What stands as a button in the prompt line: plain actions, numbers, and the
 * companions of a march. Whatever else is offered is touched where it is.
 */
export function buttonsAmong(choices: readonly Choice[]): Choice[] {
  const plain = inPlace(choices, "button", "count", "panel").filter(({ verb }) => !hasPanel(verb) && !ELSEWHERE.includes(verb));
  const begun = choices.filter((choice) => ALSO_A_BUTTON.includes(choice.verb) || answers(choice));
  return [...begun, ...plain];
}

/** First pyramids stand by colour, and to go without comes last; a god comes before tiles. */
export function inPanelOrder(offers: readonly ParsedOffer[]): ParsedOffer[] {
  const colours = [...new Set(offers.map((offer) => argumentOf(offer, "colour")))];
  const place = (offer: ParsedOffer) =>
    offer.verb === "rise" ? -1 : offer.verb === "no-pyramid" ? Infinity : offer.verb === "found" ? colours.indexOf(argumentOf(offer, "colour")) : 0;
  return [...offers].sort((one, other) => place(one) - place(other) || 0);
}
