import type { Guardian, Scenario, Setup } from "$generated/ankh.ts";
import { choices } from "$generated/ankh-setup.ts";
import { word } from "$lib/words.ts";
import type { GameSetup } from "../../game.ts";
import SetupForm from "./SetupForm.svelte";

const { plain } = choices;

export const SCENARIOS: readonly Scenario[] = choices.scenarios;

/** The guardians of each level. */
export const LEVELS = choices.guardians;

/** What is agreed before a game of Ankh, as the form has it. */
export interface SetupDraft {
  scenario: Scenario;
  randomGods: boolean;
  randomGuardians: boolean;
  guardians: [Guardian, Guardian, Guardian];
}

export const setup: GameSetup<SetupDraft, Setup> = {
  draft: () => ({
    scenario: plain.scenario,
    randomGods: true,
    randomGuardians: true,
    guardians: LEVELS.map(([first]) => first!) as SetupDraft["guardians"],
  }),
  Form: SetupForm,
  setupOf: ({ scenario, randomGods, randomGuardians, guardians }, players) => ({
    players,
    scenario,
    gods: plain.gods,
    seating: randomGods ? "random" : "choose",
    guardians: randomGuardians ? plain.guardians : guardians,
    first: plain.first,
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
