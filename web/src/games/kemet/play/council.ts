import { components } from "../wire.ts";
import type { ParsedOffer } from "$lib/notation.ts";
import { rowOf } from "./verbs.ts";

/** What I have in mind for the war council, before any of it is sent. */
export interface CouncilPlan {
  play: string | null;
  discard: string | null;
  /** DI cards to add; a card in hand twice may stand here twice. */
  di: readonly string[];
  declare: boolean;
}

export const EMPTY_PLAN: CouncilPlan = { play: null, discard: null, di: [], declare: false };

/** What the council asks of me now. Spy and Omniscience ask for parts, one after the other. */
export type CouncilPart = "card" | "discard" | "di";

const councilVerb = (verb: string): boolean => rowOf(verb).council !== undefined;

export function councilPart(offers: readonly ParsedOffer[]): CouncilPart | null {
  for (const { verb } of offers) {
    const part = rowOf(verb).council;
    if (part) return part;
  }
  return null;
}

/** The order of the catalogue, in which the table takes DI cards. */
const PLACE_OF_DI = new Map<string, number>(components.di.map(({ id }, place) => [id, place]));

export function inCatalogueOrder(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => (PLACE_OF_DI.get(one) ?? 0) - (PLACE_OF_DI.get(other) ?? 0));
}

/** What of `cards` is left when `taken` are gone, each as often as it is there. */
export function without(cards: readonly string[], taken: readonly string[]): string[] {
  const gone = [...taken];
  return cards.filter((card) => {
    const at = gone.indexOf(card);
    if (at < 0) return true;
    gone.splice(at, 1);
    return false;
  });
}

/**
 * The next thing to send so that the plan comes true, out of what is offered
 * now; null when nothing of it fits: then the person looks again. `added` are
 * the DI cards the table has already.
 */
export function nextCouncilAction(
  plan: CouncilPlan,
  offers: readonly ParsedOffer[],
  added: readonly string[],
): string | null {
  const offered = (action: string) => offers.some((offer) => offer.action === action);
  switch (councilPart(offers)) {
    case "card":
      return plan.play !== null && offered(`play-card ${plan.play}`) ? `play-card ${plan.play}` : null;
    case "discard":
      return plan.discard !== null && offered(`discard-card ${plan.discard}`)
        ? `discard-card ${plan.discard}`
        : null;
    case "di": {
      const wanted = inCatalogueOrder(without(plan.di, added));
      const next = wanted.find((card) => offered(`add ${card}`));
      if (next !== undefined) return `add ${next}`;
      // A card that was wanted and is not offered: do not seal a council the person did not choose.
      if (wanted.length > 0) return null;
      if (plan.declare && offered("declare")) return "declare";
      return offered("hide") ? "hide" : null;
    }
    default:
      return null;
  }
}

/** Whether the plan says enough to be carried out from here. */
export function isComplete(plan: CouncilPlan, part: CouncilPart | null, hand: readonly string[]): boolean {
  if (part === "card" && plan.play === null) return false;
  const owesDiscard = (part === "card" || part === "discard") && hand.length > 1;
  return !owesDiscard || plan.discard !== null;
}

/** What a lesson that waits for this action expects to be touched: a card, or the button that sends the plan. */
export function expectedOf(plan: CouncilPlan, action: string): string | null {
  const [verb = "", card = null] = action.split(" ");
  switch (verb) {
    case "play-card":
    case "discard-card":
      return card;
    case "add":
      return card !== null && !plan.di.includes(card) ? card : "ready";
    default:
      return councilVerb(verb) ? "ready" : null;
  }
}
