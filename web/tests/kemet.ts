/** What the tests must know of Kemet; everything else in this folder knows no game. */
import type { Event, View } from "../src/generated/kemet.ts";
import type { Sight } from "./play.ts";
import type { Secrets } from "./secrets.ts";
import type { Visitor } from "./visitor.ts";

export const KEMET = "kemet";

/** A battle whose cards are still hidden. */
export const BATTLE: Sight = { shows: "battle", unless: "revealed" };

/** Events that name a card only its owner may know. */
const PRIVATE: ReadonlySet<Event["what"]> = new Set(["drew_card", "lost_card"]);

/** Hands, and what was drawn into them. */
export const SECRETS: Secrets = {
  knownTo: (value) => {
    const secret = Boolean(value["secret"]) || PRIVATE.has(value["what"] as Event["what"]);
    return secret ? [[value["seat"] as number]] : [];
  },
};

/** What a page shows of the game now. */
export const viewOf = (visitor: Visitor): View => visitor.latest().view as View;
