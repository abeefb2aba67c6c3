/** What a person may do with a click on a place of the board. The board knows no rules. */

import type { IconName } from "$lib/icons.ts";

export interface PlaceChoice {
  /** The place, by the name the rules have for it. */
  readonly place: string;
  /** In words, as a person would say it: "Move here". */
  readonly label: string;
  /** What it costs, where it costs anything. */
  readonly cost: number | null;
  readonly icon: IconName;
  /** What hurts somebody is shown in another colour than what does not. */
  readonly hostile: boolean;
  /** About a piece in the place, not about the ground: the piece lights up. */
  readonly aboutPiece: boolean;
  readonly onchoose: () => void;
}

export function byPlace<C extends PlaceChoice>(choices: readonly C[]): ReadonlyMap<string, readonly C[]> {
  const map = new Map<string, C[]>();
  for (const choice of choices) map.set(choice.place, [...(map.get(choice.place) ?? []), choice]);
  return map;
}
