import type { Guardian, Scenario, Setup } from "$generated/ankh.ts";
import { word } from "$lib/words.ts";
import type { GameSetup } from "../../game.ts";
import SetupForm from "./SetupForm.svelte";

export const SCENARIOS = ["middle-kingdom", "old-kingdom", "balance-of-maat"] as const satisfies readonly Scenario[];

/** The two guardians of each level. */
export const LEVELS = [
  ["cat-mummy", "satet"],
  ["mummy", "apep"],
  ["scorpion", "sphinx"],
] as const satisfies readonly (readonly Guardian[])[];

/** What is agreed before a game of Ankh, as the form has it. */
export interface SetupDraft {
  scenario: Scenario;
  randomGods: boolean;
  randomGuardians: boolean;
  guardians: [Guardian, Guardian, Guardian];
}

export const setup: GameSetup<SetupDraft, Setup> = {
  draft: () => ({
    scenario: "middle-kingdom",
    randomGods: true,
    randomGuardians: true,
    guardians: [LEVELS[0][0], LEVELS[1][0], LEVELS[2][0]],
  }),
  Form: SetupForm,
  setupOf: ({ scenario, randomGods, randomGuardians, guardians }, players) => ({
    players,
    scenario,
    gods: [],
    seating: randomGods ? "random" : "choose",
    guardians: randomGuardians ? [] : guardians,
    first: null,
  }),
  kind: ({ scenario }) => [word(`ankh-scenario-${scenario}`)],
  agreed: ({ scenario, seating, guardians }) => [
    word(`ankh-scenario-${scenario}`),
    word(seating === "random" ? "ankh-gods-random" : "ankh-gods-chosen"),
    guardians.length === 0
      ? word("ankh-guardians-random")
      : word("ankh-guardians-are", { guardians: guardians.map((guardian) => word(`ankh-guardian-${guardian}`)).join(", ") }),
  ],
};
