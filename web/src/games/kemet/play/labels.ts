import { explanationOf, nameOf, plain, word } from "$lib/words.ts";
import { oursOf } from "../ours.ts";

/** A card as a screen reader tells it: its name, what is printed on it, and what of that is our own. */
export function cardName(kind: "card" | "di", id: string): string {
  const ref = { kind, id };
  const ours = oursOf(ref);
  return `${nameOf(ref)}. ${plain(explanationOf(ref) ?? [])}${ours === null ? "" : ` ${word(ours)}`}`;
}
