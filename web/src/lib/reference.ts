import { tongue } from "./tongue.ts";

/** What a sentence can point at: `seat`, and the kinds of the game on screen. */
export type ReferenceKind = string;

/** A thing of the game, by name: `{kind: "zone", id: "w_ti"}`. A seat's id is its number from 0. */
export interface Reference {
  kind: ReferenceKind;
  id: string;
}

const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARK = /\uE000([a-z]+):([^\uE001]*)\uE001/g;

/** A piece of a sentence: words, or something to point at. */
export type Part = { text: string } | { ref: Reference };

/** The form in which a reference travels through Fluent. */
export function mark(kind: ReferenceKind, id: string | number): string {
  return `${OPEN}${kind}:${id}${CLOSE}`;
}

/** Takes a formatted text with marks apart. */
export function parts(marked: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of marked.matchAll(MARK)) {
    const [whole, kind = "", id = ""] = match;
    if (match.index > end) found.push({ text: marked.slice(end, match.index) });
    found.push(isKind(kind) ? { ref: { kind, id } } : { text: id });
    end = match.index + whole.length;
  }
  if (end < marked.length) found.push({ text: marked.slice(end) });
  return found;
}

export function sameReference(one: Reference | null, other: Reference | null): boolean {
  return one !== null && other !== null && one.kind === other.kind && one.id === other.id;
}

function isKind(word: string): boolean {
  return tongue().kinds.has(word);
}
