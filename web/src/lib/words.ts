import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import { argumentsOf, parseAction, seatNumber, type Deed } from "./notation.ts";
import { mark, parts, type Part, type Reference } from "./reference.ts";
import { setTongue, tongue, type Tongue } from "./tongue.ts";

export type { Part, Reference, ReferenceKind } from "./reference.ts";
export { mark, parts } from "./reference.ts";

export type Words = Record<string, FluentVariable>;

const LANGUAGE = "en";

/** Words that belong to no game, and what a game says of itself before it is on screen. */
const general = import.meta.glob<string>(["../../../locales/*/{ui,play,board,refused}.ftl", "../../../locales/*/*-front.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** With its sign, also where there is none to speak of. */
export const signed = (figure: number): string => (figure > 0 ? `+${figure}` : figure < 0 ? `−${-figure}` : "0");

/** What messages may ask for besides their variables; crates/words has the same. */
export const FUNCTIONS: Record<string, FluentFunction> = {
  /** A figure with its sign. */
  SIGNED: ([figure]) => signed(Number(figure)),
  /** Whether two figures are the same. */
  SAME: ([one, other]) => String(Number(one) === Number(other)),
};

let bundle = load({});
const bundles = new WeakMap<Tongue, FluentBundle>();

function load(files: Record<string, string>): FluentBundle {
  const made = new FluentBundle(LANGUAGE, { useIsolating: false, functions: FUNCTIONS });
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

/** Names in a row: "Memphis, the Delta, and Thebes". Items may be marked. */
export function listed(items: readonly string[]): string {
  const [first = "", ...rest] = items;
  const last = rest.pop();
  if (last === undefined) return first;
  if (rest.length === 0) return marked("list-two", { before: first, last });
  return marked("list-last", { before: rest.reduce((before, next) => marked("list-next", { before, next }), first), last });
}

/** What a field holds: a reference, a word, or just what it is. */
function held(kind: string | undefined, value: string | number): string | number {
  if (kind === undefined) return value;
  return tongue().kinds.has(kind) ? mark(kind, value) : marked(`${kind}-${slug(String(value))}`);
}

/** What an item of a list holds; a record has words for its kind (`grant-tile`), or says nothing. */
function inList(kind: string | undefined, item: unknown, alone: boolean): string[] {
  if (typeof item === "string" || typeof item === "number") return [String(held(kind, item))];
  const id = kind === undefined || typeof item !== "object" || item === null ? null : partId(kind, item, alone);
  return id === null || !hasWords(id) ? [] : [marked(id, wordsOf(item as object, placeOf(kind ?? "", item as object)))];
}

/** The words for a record in a list; some have others for one that stands alone. */
function partId(kind: string, record: object, alone: boolean): string {
  const id = slug(placeOf(kind, record)).replace(".", "-");
  return alone && hasWords(`${id}.alone`) ? `${id}.alone` : id;
}

/** Where the fields of an inner record are in the book. */
function placeOf(type: string, record: object): string {
  const { what, why, did } = record as { what?: string; why?: string; did?: string };
  const variant = what ?? why ?? did;
  return variant === undefined ? type : `${type}.${variant}`;
}

/**
 * The fields of an event, a refusal or a step as words: things become
 * references, lists are joined and also counted (`$cards`, `$cards-count`),
 * records in them by the words for each (`grant-tile`), inner records (`points`, `outcome`) give their fields by their own names.
 * Where nobody or nothing is meant, it is `none`. `place` says what the record
 * is: `Event.moved`.
 */
export function wordsOf(record: object, place: string): Words {
  const kinds = tongue().book.fields[place] ?? {};
  const words: Words = {};
  for (const [field, value] of Object.entries(record) as [string, unknown][]) {
    const kind = kinds[field];
    if (field === "action" && typeof value === "string") {
      words[field] = markedAction(value);
      words["verb"] = parseAction(value).verb;
    } else if (Array.isArray(value)) {
      words[field] = listed(value.flatMap((item: unknown) => inList(kind, item, value.length === 1)));
      words[`${field}-count`] = value.length;
    } else if (typeof value === "string" || typeof value === "number") {
      words[field] = held(kind, value);
    } else if (typeof value === "boolean") words[field] = String(value);
    else if (value === null) words[field] = "none";
    else if (ERRORS.has(field) && typeof value === "object") words[field] = markedError(slug(field), value as { why: string });
    else if (typeof value === "object") Object.assign(words, wordsOf(value, placeOf(kind ?? "", value)));
  }
  return words;
}

/** Fields that hold an error of its own; crates/words has the same. */
const ERRORS = new Set(["refusal", "setup_refusal", "record_error"]);

/** The type in the book whose words are `setup-refusal-…`: `SetupRefusal`. */
const typeOf = (family: string) => family.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());

/** What a game is called; its name on the wire where it has no title. */
const titleOf = (game: string) => (hasWords(`${slug(game)}-title`) ? marked(`${slug(game)}-title`) : game);

/** An error, or a refusal: its kind says which words of the family it is. */
function markedError(family: string, error: { why: string; game?: unknown }): string {
  const words = wordsOf(error, `${typeOf(family)}.${error.why}`);
  if (typeof error.game === "string") words["game"] = titleOf(error.game);
  return marked(`${family}-${slug(error.why)}`, words);
}

/** Why a request was refused, in plain text; null where there are no words for it. */
export function requestErrorText(error: { why: string }): string | null {
  return hasWords(`request-error-${slug(error.why)}`) ? plain(parts(markedError("request-error", error))) : null;
}

/** An event of the game as a sentence. */
export function eventSentence(event: { what: string }): Part[] {
  const own = tongue().wordsForEvent?.(event) ?? null;
  if (own !== null) return sentence(own.id, own.words);
  return sentence(`event-${slug(event.what)}`, wordsOf(event, `Event.${event.what}`));
}

/** Why something is not possible, as a sentence. */
export function refusalSentence(refusal: { why: string }): Part[] {
  const id = `refusal-${slug(refusal.why)}`;
  return hasWords(id) ? sentence(id, wordsOf(refusal, `Refusal.${refusal.why}`)) : sentence("refusal-unknown");
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
  return typeof step === "string" ? {} : wordsOf(Object.values(step as object)[0] as object, `Step.${stepName(step)}`);
}

/**
 * The one line that says what is expected; `special` is the case of the step,
 * such as `twin` of `acquire`, and `more` is what its words need besides the step.
 */
export function promptSentence(step: unknown, special: string | null = null, more: Words = {}): Part[] {
  const id = mostExact(`prompt-${slug(stepName(step))}`, special);
  return hasWords(id) ? sentence(id, { ...stepWords(step), ...more }) : sentence("play-your-choice");
}
