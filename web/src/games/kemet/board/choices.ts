/** What a person may do with a click on a zone. */

import type { PlaceChoice } from "$board/choices.ts";
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
  | "collect"
  | "god";

export interface Choice extends PlaceChoice {
  readonly place: ZoneId;
  readonly kind: ChoiceKind;
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
  god: "god-of-egypt",
};

const HOSTILE: ReadonlySet<ChoiceKind> = new Set(["fight", "strike"]);
const ABOUT_PIECE: ReadonlySet<ChoiceKind> = new Set(["troop", "pyramid", "companion"]);

interface Wish extends Pick<Choice, "place" | "kind" | "label" | "cost" | "onchoose"> {
  /** A picture more exact than that of its kind. */
  readonly icon?: IconName | null;
}

/** A choice with what its kind says of it. */
export function choiceOf({ icon, ...wish }: Wish): Choice {
  return { ...wish, icon: icon ?? ICONS[wish.kind], hostile: HOSTILE.has(wish.kind), aboutPiece: ABOUT_PIECE.has(wish.kind) };
}
