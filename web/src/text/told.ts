import type { Reference } from "$lib/reference.ts";
import { tongue } from "$lib/tongue.ts";
import { explanationOf, nameOf, plain, word } from "$lib/words.ts";
import { item, type TextItem } from "./game-text.ts";
import { chained } from "./options.ts";

/** With a full stop, where it has none. */
const ended = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** Sentences one after the other; empty ones are left out. */
export const sentences = (...words: string[]): string => words.filter((one) => one !== "").map(ended).join(" ");

/** A name and what there is of it. */
export const figure = (name: string, of: number | string): string => word("ui-text-figure", { name, figure: of });

/** What is printed on a thing, where its text does not say it. */
export const factsOf = (ref: Reference): string =>
  chained(
    tongue()
      .factsOf(ref)
      .map((fact) => figure(word(`fact-${fact.name}`), fact.figure)),
  );

/** What a thing does, and what of it is our own; empty where nothing is to be said. */
export function explained(ref: Reference): string {
  const text = explanationOf(ref);
  const ours = tongue().oursOf?.(ref) ?? null;
  return sentences(text === null ? "" : plain(text), ours === null ? "" : word(ours));
}

/** Its name, and what it does. */
export const told = (kind: string, id: string): string => sentences(nameOf({ kind, id }), explained({ kind, id }));

export const toldItems = (kind: string, ids: readonly string[]): TextItem[] => ids.map((id) => item(told(kind, id)));

/** Names in a list of their own below what they have in common; what is empty is said, too. */
export const listItem = (title: string, items: readonly TextItem[], none: string): TextItem => (items.length === 0 ? item(figure(title, none)) : item(title, items));

export const seatName = (seat: number): string => nameOf({ kind: "seat", id: String(seat) });
