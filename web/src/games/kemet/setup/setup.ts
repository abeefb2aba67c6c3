import type { Edition, HouseRules, Setup } from "$generated/kemet.ts";
import { word } from "$lib/words.ts";
import type { GameSetup } from "../../game.ts";
import EditionChoice from "./EditionChoice.svelte";
import SetupForm from "./SetupForm.svelte";

const MAX_ROUNDS = 40;

/** The newest first. `kemet-edition-<id>` are their words. */
export const EDITIONS: readonly Edition[] = ["rise", "bs-2021", "first"];
const MOST: Record<Edition, number> = { rise: 6, "bs-2021": 5, first: 5 };

/** How long a game of the first edition is. */
export const LENGTHS = ["short", "long", "beginner"] as const;
export type Length = (typeof LENGTHS)[number];

/** `kemet-house-<name>` are their words. */
export const HOUSE_RULES = ["two_cards", "delta_price", "sanctuary_recall", "sudden_end", "free_garrison"] as const satisfies readonly (keyof HouseRules)[];
const NO_HOUSE_RULES: HouseRules = { two_cards: false, delta_price: false, sanctuary_recall: false, sudden_end: false, free_garrison: false };

/** What is agreed before a game of Kemet, as the form has it. What belongs to another edition is kept, and not sent. */
export interface SetupDraft {
  edition: Edition;
  renewal: boolean;
  extraDi: boolean;
  randomSeating: boolean;
  length: Length;
  house: HouseRules;
}

function lengthOf({ long, beginner }: Setup): Length {
  if (beginner) return "beginner";
  return long ? "long" : "short";
}

const countOf = (house: HouseRules) => Object.values(house).filter(Boolean).length;

export const setup: GameSetup<SetupDraft, Setup> = {
  draft: () => ({ edition: "rise", renewal: false, extraDi: false, randomSeating: true, length: "short", house: { ...NO_HOUSE_RULES } }),
  Edition: EditionChoice,
  most: ({ edition }) => MOST[edition],
  Form: SetupForm,
  setupOf: ({ edition, renewal, extraDi, randomSeating, length, house }, players) => ({
    edition,
    mode: "classic",
    players,
    gods: [],
    cities: [],
    seating: randomSeating ? "random" : "choose",
    colours: [],
    renewal: edition === "rise" && renewal,
    extra_di: edition === "rise" && extraDi,
    without: [],
    long: edition === "first" && length === "long",
    beginner: edition === "first" && length === "beginner",
    house: edition === "first" ? house : NO_HOUSE_RULES,
    max_rounds: MAX_ROUNDS,
  }),
  agreed: (setup) => [
    word(`kemet-edition-${setup.edition}`),
    word(setup.seating === "random" ? "kemet-random" : "kemet-chosen"),
    ...(setup.renewal ? [word("kemet-renewal")] : []),
    ...(setup.extra_di ? [word("kemet-extra-di")] : []),
    ...(setup.edition === "first" ? [word(`kemet-length-${lengthOf(setup)}-hint`)] : []),
    ...HOUSE_RULES.filter((name) => setup.house[name]).map((name) => word(`kemet-house-${name.replaceAll("_", "-")}`)),
  ],
};

/** "2 house rules"; nothing where there are none. */
export function houseWords(house: HouseRules): string {
  const count = countOf(house);
  return count === 0 ? "" : word("kemet-house-count", { count });
}
