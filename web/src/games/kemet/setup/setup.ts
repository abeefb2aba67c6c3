import type { Setup } from "$generated/kemet.ts";
import { word } from "$lib/words.ts";
import type { GameSetup } from "../../game.ts";
import SetupForm from "./SetupForm.svelte";

const MAX_ROUNDS = 40;

/** What is agreed before a game of Kemet, as the form has it. */
export interface SetupDraft {
  renewal: boolean;
  extraDi: boolean;
  randomSeating: boolean;
}

export const setup: GameSetup<SetupDraft, Setup> = {
  draft: () => ({ renewal: false, extraDi: false, randomSeating: true }),
  Form: SetupForm,
  setupOf: ({ renewal, extraDi, randomSeating }, players) => ({
    edition: "rise",
    mode: "classic",
    players,
    gods: [],
    cities: [],
    seating: randomSeating ? "random" : "choose",
    colours: [],
    renewal,
    extra_di: extraDi,
    without: [],
    max_rounds: MAX_ROUNDS,
  }),
  agreed: ({ seating, renewal, extra_di }) => [
    word(seating === "random" ? "kemet-random" : "kemet-chosen"),
    ...(renewal ? [word("kemet-renewal")] : []),
    ...(extra_di ? [word("kemet-extra-di")] : []),
  ],
};
