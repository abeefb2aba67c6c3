import type { IconName } from "./icons.ts";
import type { Fact, Looks } from "./looks.ts";
import type { Reference } from "./reference.ts";

/** An argument of an action: how the words call it, and what it is. */
export interface Field {
  name: string;
  /** A kind of thing, `number`, or anything else that is written as it is. */
  kind: string;
}

/** What sentences must know of a game. */
export interface Tongue {
  /** Its files of words, by path: `…/en/kemet.ftl`. */
  words: Record<string, string>;
  /** The fields of each verb of its notation. */
  fields: Record<string, readonly Field[]>;
  /** The kinds of things a sentence can point at, besides seats. */
  kinds: ReadonlySet<string>;
  /** What a field of an event, a refusal or a step (`record`) holds; null for plain words and numbers. */
  kindOf: (field: string, value: string | number, record: object) => string | null;
  /** Where the words of a thing are that has no name of its own, such as one hex of many; else they are `<kind>-<id>`. */
  wordsFor?: (thing: Reference) => { id: string; words: Record<string, string | number> } | null;
  /** The words of an event that is of many kinds; else they are `event-<what>` with its fields. */
  wordsForEvent?: (event: { what: string }) => { id: string; words: Record<string, string | number> } | null;
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
  fields: {},
  kinds: new Set(),
  kindOf: (field) => (field === "seat" ? "seat" : null),
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

/**
 * The fields of each verb out of the grammar of a game (`generated/<game>-actions.ts`). A kind is the name of a type
 * in small letters, unless `kinds` calls it otherwise; `numbers` says of what a verb's plain numbers are the numbers.
 */
export function fieldsOf(
  actions: Readonly<Record<string, Readonly<Record<string, string>>>>,
  kinds: Readonly<Record<string, string>> = {},
  numbers: Readonly<Record<string, string>> = {},
): Record<string, readonly Field[]> {
  const kindOf = (verb: string, type: string): string => (type === "number" ? numbers[verb] : kinds[type]) ?? type.toLowerCase();
  const rows = Object.entries(actions).map(([verb, fields]) => [
    verb,
    Object.entries(fields).map(([name, type]) => ({ name, kind: kindOf(verb, type) })),
  ]);
  return Object.fromEntries(rows) as Record<string, readonly Field[]>;
}
