import { explanationOf, nameOf, plain } from "$lib/words.ts";

/** A card as a screen reader tells it: its name, and what is printed on it. */
export function cardName(kind: "card" | "di", id: string): string {
  const ref = { kind, id };
  return `${nameOf(ref)}. ${plain(explanationOf(ref) ?? [])}`;
}
