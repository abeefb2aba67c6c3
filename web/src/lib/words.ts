import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { argumentsOf, parseAction, seatNumber, type Deed } from "./notation.ts";
import { mark, parts, type Part, type Reference } from "./reference.ts";
import { setTongue, tongue, type Tongue } from "./tongue.ts";

export type { Part, Reference, ReferenceKind } from "./reference.ts";
export { mark, parts } from "./reference.ts";

export type Words = Record<string, FluentVariable>;

const LANGUAGE = "en";

/** Words that belong to no game, and what a game says of itself before it is on screen. */
const general = import.meta.glob<string>(["../../../locales/*/{ui,play,board}.ftl", "../../../locales/*/*-front.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

let bundle = load({});
const bundles = new WeakMap<Tongue, FluentBundle>();
const list = new Intl.ListFormat(LANGUAGE, { type: "conjunction" });

function load(files: Record<string, string>): FluentBundle {
  const made = new FluentBundle(LANGUAGE, { useIsolating: false });
  for (const [path, source] of [...Object.entries(general), ...Object.entries(files)]) {
    if (path.includes(`/${LANGUAGE}/`)) made.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return made;
}

/** From here on sentences are in the words of this game. Two games may have the same ids: each has a bundle of its own. */
export function speak(next: Tongue): void {
  const made = bundles.get(next) ?? load(next.words);
  bundles.set(next, made);
  bundle = made;
  setTongue(next);
}

/** What `say` says in the words of a game that need not be the one on screen. */
export function inWordsOf<T>(next: Tongue, say: () => T): T {
  const [before, had] = [tongue(), bundle];
  speak(next);
  try {
    return say();
  } finally {
    setTongue(before);
    bundle = had;
  }
}

/** Adds words, over those of the same name: what tests and a language under work use. */
export function addWords(source: string): void {
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
}

/** Whether there are words under this id. */
export function hasWords(id: string): boolean {
  const [name = id, attribute] = id.split(".");
  return attribute === undefined ? bundle.hasMessage(name) : bundle.getMessage(name)?.attributes[attribute] !== undefined;
}

/** `w_on` → `w-on`, `RUB-1a` → `rub-1a`: ids of the game as ids of words. */
export function slug(id: string): string {
  return id.toLowerCase().replaceAll("_", "-");
}

/**
 * The formatted text with its references still marked. A missing message shows
 * its id, so that a gap in a language is seen and not silent.
 */
export function marked(id: string, words: Words = {}): string {
  const [name = id, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return id;
  return bundle.formatPattern(pattern, words, []);
}

/** Words as plain text, references by their names. `id` may name an attribute: `tile-rub-1a.text`. */
export function word(id: string, words: Words = {}): string {
  return plain(parts(marked(id, words)));
}

/** Words with references to point at, for Sentence.svelte. */
export function sentence(id: string, words: Words = {}): Part[] {
  return parts(marked(id, words));
}

/** What a screen reader says: references by their names. */
export function plain(pieces: Part[]): string {
  return pieces.map((piece) => ("text" in piece ? piece.text : nameOf(piece.ref))).join("");
}

/** How the people at the table are called; the table store tells. */
let seatName: (seat: number) => string | null = () => null;

export function callSeats(by: (seat: number) => string | null): void {
  seatName = by;
}

/** The name of a thing of the game. */
export function nameOf({ kind, id }: Reference): string {
  if (kind === "seat") {
    return seatName(Number(id)) ?? word("ui-seat-number", { number: Number(id) + 1 });
  }
  const own = tongue().wordsFor?.({ kind, id }) ?? null;
  return own === null ? word(`${kind}-${slug(id)}`) : word(own.id, own.words);
}

/** What a thing of the game is, in our own words; null where the words have nothing to say. */
export function explanationOf({ kind, id }: Reference): Part[] | null {
  const own = tongue().wordsFor?.({ kind, id }) ?? null;
  const name = own?.id ?? `${kind}-${slug(id)}`;
  if (!bundle.getMessage(name)?.attributes["text"]) return null;
  return sentence(`${name}.text`, own?.words);
}

/** Names in a row: "Memphis, the Delta and Thebes". Items may be marked. */
export function listed(items: string[]): string {
  return list.format(items);
}

function markField(field: string, value: string | number, record: object): string | number {
  const kind = tongue().kindOf(field, value, record);
  return kind === null ? value : mark(kind, value);
}

/**
 * The fields of an event or a refusal as words: things become references, lists
 * are joined and also counted (`$cards`, `$cards-count`), inner records
 * (`points`, `outcome`) give their fields by their own names. Where nobody or
 * nothing is meant, it is `none`.
 */
export function wordsOf(record: object): Words {
  const words: Words = {};
  for (const [field, value] of Object.entries(record) as [string, unknown][]) {
    if (field === "action" && typeof value === "string") {
      words[field] = markedAction(value);
      words["verb"] = parseAction(value).verb;
    } else if (Array.isArray(value)) {
      words[field] = listed(value.map((item: string | number) => String(markField(field, item, record))));
      words[`${field}-count`] = value.length;
    } else if (typeof value === "string" || typeof value === "number") {
      words[field] = markField(field, value, record);
    } else if (typeof value === "boolean") words[field] = String(value);
    else if (value === null) words[field] = "none";
    else if (typeof value === "object") Object.assign(words, wordsOf(value));
  }
  return words;
}

/** An event of the game as a sentence. */
export function eventSentence(event: { what: string }): Part[] {
  const own = tongue().wordsForEvent?.(event) ?? null;
  if (own !== null) return sentence(own.id, own.words);
  return sentence(`event-${slug(event.what)}`, wordsOf(event));
}

/** Why something is not possible, as a sentence. */
export function refusalSentence(refusal: { why: string }): Part[] {
  const id = `refusal-${slug(refusal.why)}`;
  return hasWords(id) ? sentence(id, wordsOf(refusal)) : sentence("refusal-unknown");
}

/**
 * An action as it is offered: "Build to level 2". Arguments are named as in the
 * rules; some steps have words of their own for it.
 */
export function actionSentence(action: string, step = ""): Part[] {
  return parts(markedAction(action, step));
}

function markedAction(action: string, step = ""): string {
  const deed = parseAction(action);
  return marked(mostExact(`action-${slug(deed.verb)}`, step === "" ? null : `in-${slug(step)}`), wordsOfDeed(deed));
}

/** The arguments of an action as words. */
export function wordsOfDeed(deed: Deed): Words {
  const words: Words = {};
  for (const { name, kind, value } of argumentsOf(deed)) {
    if (kind === "number") words[name] = Number(value);
    else if (kind === "seat") words[name] = mark("seat", seatNumber(value));
    else words[name] = tongue().kinds.has(kind) ? mark(kind, value) : value;
  }
  return words;
}

/** The id with its special case where there are words for that, else the plain id. */
function mostExact(id: string, special: string | null): string {
  const exact = `${id}-${special ?? ""}`;
  return special !== null && hasWords(exact) ? exact : id;
}

/** The name of the step on top: `"after_actions"` or `{"acquire": {"slot": 1}}`. */
export function stepName(step: unknown): string {
  if (typeof step === "string") return step;
  return Object.keys(step as object)[0] ?? "";
}

/** The fields of a step as words. */
export function stepWords(step: unknown): Words {
  return typeof step === "string" ? {} : wordsOf(Object.values(step as object)[0] as object);
}

/**
 * The one line that says what is expected; `special` is the case of the step,
 * such as `twin` of `acquire`, and `more` is what its words need besides the step.
 */
export function promptSentence(step: unknown, special: string | null = null, more: Words = {}): Part[] {
  const id = mostExact(`prompt-${slug(stepName(step))}`, special);
  return hasWords(id) ? sentence(id, { ...stepWords(step), ...more }) : sentence("play-your-choice");
}
