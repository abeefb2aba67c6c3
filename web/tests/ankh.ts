/** What the tests must know of Ankh; everything else in this folder knows no game. */
import type { View } from "../src/generated/ankh.ts";
import type { Sight } from "./play.ts";
import type { Secrets } from "./secrets.ts";
import type { Visitor } from "./visitor.ts";

export const ANKH = "ankh";

/** A battle whose cards are still hidden. */
export const BATTLE: Sight = { shows: "battle", unless: "revealed" };
/** Two gods have become one. */
export const MERGER: Sight = { shows: "merger", unless: "undone" };

const isView = (value: Record<string, unknown>): boolean => "steps" in value && "battle" in value && "players" in value;

/** Cards chosen for a battle and bids against locusts, until they are turned over. Both of a merged god know what it plays. */
export const SECRETS: Secrets = {
  knownTo: (value) => {
    if (!isView(value)) return [];
    const { battle, players, steps } = value as unknown as View;
    if (battle === null) return [];
    const bidding = steps.includes("bids");
    return battle.sides
      .filter(({ cards, bid }) => (cards !== null && !battle.revealed) || (bid !== null && bidding))
      .map((side) => players.filter((player) => player.side === side.seat).map(({ seat }) => seat));
  },
};

/** What a page shows of the game now. */
export const viewOf = (visitor: Visitor): View => visitor.latest().view as View;
