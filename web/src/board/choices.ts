/** What a person may do with a click on the board. The board knows no rules. */

import type { IconName } from "$lib/icons.ts";
import type { ZoneId } from "./zones.ts";

/** What the choice is about; it decides which piece lights up and how. */
export type ChoiceKind =
  | "troop"
  | "step"
  | "sail"
  | "teleport"
  | "place"
  | "companion"
  | "pyramid"
  | "city"
  | "fight"
  | "strike"
  | "retreat"
  | "collect";

export interface Choice {
  readonly zone: ZoneId;
  readonly kind: ChoiceKind;
  /** In words, as a person would say it: "Move here". */
  readonly label: string;
  /** Prayer points, where it costs any. */
  readonly cost: number | null;
  /** A picture more exact than that of its kind. */
  readonly icon?: IconName | null;
  readonly onchoose: () => void;
}

const ICONS: Record<ChoiceKind, IconName> = {
  troop: "unit",
  step: "speed",
  sail: "sail",
  teleport: "teleport",
  place: "deed-recruit",
  companion: "golden",
  pyramid: "pyramid",
  city: "city",
  fight: "battle",
  strike: "warning",
  retreat: "speed",
  collect: "prayer",
};

export const iconOfChoice = ({ icon, kind }: Pick<Choice, "icon" | "kind">): IconName => icon ?? ICONS[kind];

/** What hurts somebody is shown in another colour than what does not. */
export const isHostile = (kind: ChoiceKind): boolean => kind === "fight" || kind === "strike";

/** Choices about a piece in the zone, not about the ground. */
export const isAboutPiece = (kind: ChoiceKind): boolean =>
  kind === "troop" || kind === "pyramid" || kind === "companion";

export function byZone(choices: readonly Choice[]): ReadonlyMap<ZoneId, readonly Choice[]> {
  const map = new Map<ZoneId, Choice[]>();
  for (const choice of choices) map.set(choice.zone, [...(map.get(choice.zone) ?? []), choice]);
  return map;
}
