/** A place in words, for screen readers. */

import { listed, word } from "$lib/words.ts";
import type { PlaceChoice } from "./choices.ts";

function choiceWords({ label, cost }: PlaceChoice): string {
  return cost ? word("game-choice-cost", { choice: label, cost }) : word("ui-board-choice", { choice: label });
}

/** "West River Temple, held by Ana with 4 units; you can choose “Move here”". */
export function inWords(facts: readonly string[], choices: readonly PlaceChoice[]): string {
  const chained = facts.reduce((first, next) => word("ui-board-join", { first, next }));
  if (choices.length === 0) return chained;
  return word("ui-board-can", { facts: chained, choices: listed(choices.map(choiceWords)) });
}
