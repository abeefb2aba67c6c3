import type { FluentVariable } from "@fluent/bundle";
import type { IconName } from "./icons.ts";
import type { Fact, Looks } from "./looks.ts";
import type { Reference } from "./reference.ts";

/** An argument of an action: how the words call it, and what it is. */
export interface Field {
  name: string;
  /** A kind of thing, `number`, or anything else that is written as it is. */
  kind: string;
}

/** What the fields of a game hold, written out of its rules (`locales/<game>.json`). */
export interface FieldBook {
  /** The kinds of things a sentence can point at. */
  things: readonly string[];
  /** The kind of each field that has one, by type and variant: `Event.moved`. In capitals: a type of its own. */
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What follows each verb of the notation. */
  verbs: Readonly<Record<string, readonly Field[]>>;
}

/** What sentences must know of a game. */
export interface Tongue {
  /** Its files of words, by path: `…/en/kemet.ftl`. */
  words: Record<string, string>;
  /** What its fields hold. */
  book: FieldBook;
  /** The kinds of things a sentence can point at: those of the book, and what only a page speaks of. */
  kinds: ReadonlySet<string>;
  /** Where the words of a thing are that has no name of its own, such as one hex of many; else they are `<kind>-<id>`. */
  wordsFor?: (thing: Reference) => { id: string; words: Record<string, string | number> } | null;
  /** The words of an event that is of many kinds; else they are `event-<what>` with its fields. */
  wordsForEvent?: (event: { what: string }) => { id: string; words: Record<string, FluentVariable> } | null;
  /** How a thing looks. Seats are known. */
  looksOf: (thing: Reference) => Looks;
  /** The printed figures of a thing. */
  factsOf: (thing: Reference) => Fact[];
  /** The words that say what of a thing is our own, where no source was found; null where all of it is printed. */
  oursOf?: (thing: Reference) => string | null;
  /** What costs are paid in. */
  currency: IconName;
}

const SILENT: Tongue = {
  words: {},
  book: { things: [], fields: {}, verbs: {} },
  kinds: new Set(["seat"]),
  looksOf: () => ({}),
  factsOf: () => [],
  currency: "token",
};

let spoken = SILENT;

/** The tongue of the game on screen. There is one table on screen at a time. */
export function tongue(): Tongue {
  return spoken;
}

/** `speak` in words.ts is the way in: it also takes up the words. */
export function setTongue(next: Tongue): void {
  spoken = next;
}
