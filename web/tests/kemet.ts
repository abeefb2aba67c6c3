/** What the tests must know of Kemet; everything else in this folder knows no game. */
import type { Event, View } from "../src/generated/kemet.ts";
import type { Sight } from "./play.ts";
import type { Secrets } from "./secrets.ts";
import type { Visitor } from "./visitor.ts";

export const KEMET = "kemet";

/** A battle whose cards are still hidden. */
export const BATTLE: Sight = { shows: "battle", unless: "revealed" };

/** Events that name a card only its owner may know. */
const PRIVATE: ReadonlySet<Event["what"]> = new Set(["drew_card", "lost_card", "cards_foreseen", "card_kept"]);

/** What Seth draws in battle lies open for all, and so does what is kept of it; Vision is of the first edition alone. */
const isOpen = (value: Record<string, unknown>): boolean => value["what"] === "card_kept" && !String(value["card"]).startsWith("DI12");
const sethShows = ({ steps }: View): boolean => steps.some((one) => typeof one === "object" && "seths_cards" in one);

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Who looks at the cards that Vision shows in this view. */
function seer({ steps, order }: View): number {
  const step = steps.find((one) => typeof one === "object" && "foresight" in one);
  const place = typeof step === "object" && "foresight" in step ? step.foresight.place : -1;
  return order[place] ?? -1;
}

/** Hands, what was drawn into them, and what chance or Vision shows to one. */
export const SECRETS: Secrets = {
  knownTo: (value) => {
    if (isFilled(value["foreseen_cards"])) return sethShows(value as unknown as View) ? [] : [[seer(value as unknown as View)]];
    const told = PRIVATE.has(value["what"] as Event["what"]) && !isOpen(value);
    const secret = Boolean(value["secret"]) || isFilled(value["drawn"]) || told;
    return secret ? [[value["seat"] as number]] : [];
  },
};

/** What a page shows of the game now. */
export const viewOf = (visitor: Visitor): View => visitor.latest().view as View;
