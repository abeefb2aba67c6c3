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
  | "mirage";

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
  loot: "spoils",
  "draw-two": "spoils",
  mirage: "mirage",
};

/** Night steps offer veterans and tiles side by side: then both panels show. */
export function panelsFor(verbs: ReadonlySet<string>): Panel[] {
  const panels = [...verbs].flatMap((verb) => PANEL_OF_VERB[verb] ?? []);
  return [...new Set(panels)];
}

export function hasPanel(verb: string): boolean {
  return verb in PANEL_OF_VERB;
}

/** Numbers are chosen where they matter: units that march beside the prompt, veterans in their panel. */
const ELSEWHERE = ["carry", "veterans"];

/** To begin an action one may touch its token; not everybody guesses that. */
const ALSO_A_BUTTON = ["resolve"];

/**
 * What stands as a button in the prompt line: plain actions, numbers, and the
 * companions of a march. Whatever else is offered is touched where it is.
 */
export function buttonsAmong(choices: readonly Choice[]): Choice[] {
  const plain = inPlace(choices, "button", "count", "panel").filter(({ verb }) => !hasPanel(verb) && !ELSEWHERE.includes(verb));
  const begun = choices.filter(({ verb }) => ALSO_A_BUTTON.includes(verb));
  return [...begun, ...plain];
}

/** First pyramids stand by colour, and to go without comes last. */
export function inPanelOrder(offers: readonly ParsedOffer[]): ParsedOffer[] {
  const colours = [...new Set(offers.map((offer) => argumentOf(offer, "colour")))];
  const place = (offer: ParsedOffer) =>
    offer.verb === "no-pyramid" ? Infinity : offer.verb === "found" ? colours.indexOf(argumentOf(offer, "colour")) : 0;
  return [...offers].sort((one, other) => place(one) - place(other) || 0);
}
