/** What of Ankh is our own, beside what is printed. The rows of the box say it; here it finds its words. */
import type { Scenario, Setup } from "$generated/ankh.ts";
import { components } from "$generated/ankh-components.ts";
import { word } from "$lib/words.ts";
import type { GameOurs } from "../game.ts";

export const isOurs = (scenario: Scenario): boolean => components.scenarios.some(({ id, ours }) => id === scenario && ours);

const nameOf = (scenario: Scenario): string => word(`ankh-scenario-${scenario}`);

export const ours: GameOurs<Setup> = {
  groups: () => {
    const own = components.scenarios.filter((one) => one.ours);
    const words = { count: own.length, all: components.scenarios.length, printed: components.scenarios.length - own.length };
    return [
      {
        id: "scenarios",
        title: word("ankh-ours-scenarios", words),
        why: word("ankh-ours-scenarios.why", words),
        pieces: own.map(({ id }) => ({ id, name: nameOf(id), text: word(`ankh-scenario-${id}-hint`) })),
      },
    ];
  },
  agreed: ({ scenario }) => (isOurs(scenario) ? [word("ankh-ours-scenario")] : []),
};
