/**
 * What the words of a game are held to, for the test of each game: everything
 * the rules say there is has its words, no words are left over, and nobody asks
 * for a variable that is not passed. What there is the rules have written down
 * (`src/generated`): whoever adds something there fails here without words.
 */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

/** The fields of a record with their types, as `generated/<game>-kinds.ts` lists them: `Seat`, `Zone[]`, `Tile | null`. */
interface Types {
  readonly [field: string]: string | Types;
}

/** Everything that is one of several, by name. */
type Kinds = Readonly<Record<string, Types>>;

const ROOT = new URL("../../../", import.meta.url);
export const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");
const slug = (id: string): string => id.toLowerCase().replaceAll("_", "-");

// ---- the words

type Pattern = string | readonly Piece[];
type Piece = string | Expression;
interface Variant {
  value: Pattern;
}
/** As much of a parsed message as the search for variables needs. */
interface Expression {
  type: string;
  name?: string;
  selector?: Expression;
  args?: readonly Expression[];
  variants?: readonly Variant[];
}
export interface Message {
  id: string;
  value: Pattern | null;
  attributes: Record<string, Pattern>;
}

export const parse = (source: string): Message[] => new FluentResource(source).body as unknown as Message[];

function variables(pattern: Pattern | null): string[] {
  if (pattern === null || typeof pattern === "string") return [];
  return pattern.flatMap(variablesOfPiece);
}

function variablesOfPiece(piece: Piece): string[] {
  if (typeof piece === "string") return [];
  if (piece.type === "var") return [piece.name ?? ""];
  if (piece.type === "func") return (piece.args ?? []).flatMap(variablesOfPiece);
  if (piece.type !== "select") return [];
  const inner = (piece.variants ?? []).flatMap((variant) => variables(variant.value));
  return [...(piece.selector ? variablesOfPiece(piece.selector) : []), ...inner];
}

export const variablesOf = (message: Message): string[] => [
  ...new Set([message.value, ...Object.values(message.attributes)].flatMap(variables)),
];

/** The messages that a piece of a pattern says within it. */
function referencesOfPiece(piece: Piece): string[] {
  if (typeof piece === "string") return [];
  if (piece.type === "mesg") return [piece.name ?? ""];
  return (piece.variants ?? []).flatMap(({ value }) => references(value));
}

function references(pattern: Pattern | null): string[] {
  if (pattern === null || typeof pattern === "string") return [];
  return pattern.flatMap(referencesOfPiece);
}

/** The variables of a message and of those that it says within it. */
export function allVariablesOf(message: Message, known: ReadonlyMap<string, Message>): string[] {
  const within = [message.value, ...Object.values(message.attributes)].flatMap(references);
  const inner = within.flatMap((id) => known.get(id) ?? []).flatMap((one) => allVariablesOf(one, known));
  return [...new Set([...variablesOf(message), ...inner])];
}

// ---- what the rules say there is

/** A variant of an enum, or a verb, and what is passed with it. */
export interface Named {
  name: string;
  fields: string[];
}

/** What sentences are passed of a record: inner records field by field, a list with its length beside it. */
const passed = (types: Types): string[] =>
  Object.entries(types).flatMap(([name, type]) => (typeof type === "object" ? passed(type) : type.endsWith("[]") ? [name, `${name}-count`] : [name]));

/** The members of a table that the rules have written. */
export const listed = (kinds: Kinds): Named[] => Object.entries(kinds).map(([name, types]) => ({ name, fields: passed(types) }));

/** What there is in a game. */
export interface Contents {
  /** Its file of words for the rules, such as `kemet.ftl`, or several. */
  file: string | readonly string[];
  events: Kinds;
  refusals: Kinds;
  /** The verbs of its notation. */
  actions: Kinds;
  /** The steps that ask somebody. */
  steps: Kinds;
  /** Everything in the box by its kind: each has a name and an explanation. */
  things: readonly (readonly [kind: string, ids: readonly string[]])[];
  /** Kinds that have a name but need no explanation. */
  named: readonly (readonly [kind: string, ids: readonly string[]])[];
  /** Words that are the same whatever happens: they have no variables. */
  fixed: RegExp;
  /** What a prompt for one case takes from the view rather than from its step. */
  fromTheView: Record<string, string[]>;
}

/** Holds the words of a game to all of it. */
export function coverWords({ file, things, named, fixed, fromTheView, ...contents }: Contents): void {
  const [events, refusals, actions, asking] = [contents.events, contents.refusals, contents.actions, contents.steps].map(listed) as [Named[], Named[], Named[], Named[]];
  const words = [file].flat().flatMap((one) => parse(read(`locales/en/${one}`)));
  const byId = new Map(words.map((message) => [message.id, message]));
  const idsOf = (kind: string, ids: readonly string[]) => [...new Set(ids.map((id) => `${kind}-${slug(id)}`))];

  const missing = (ids: string[]): string[] => ids.filter((id) => !byId.has(id));

  const unexplained = (ids: string[]): string[] =>
    ids.filter((id) => byId.get(id)?.attributes["text"] === undefined);

  /** Messages that use a variable nobody passes them. */
  function strangers(id: string, fields: string[]): string[] {
    const message = byId.get(id);
    if (message === undefined) return [];
    return variablesOf(message)
      .filter((name) => !fields.includes(name))
      .map((name) => `${id}: $${name}`);
  }

  /** Messages under `prefix` that belong to nothing. */
  const leftOver = (prefix: string, belongs: (rest: string) => boolean): string[] =>
    words
      .map((message) => message.id)
      .filter((id) => id.startsWith(prefix) && !belongs(id.slice(prefix.length)));

  describe("everything in the box has a name and an explanation", () => {
    it.each(things.map(([kind, ids]) => [kind, idsOf(kind, ids)] as const))("%s", (kind, wanted) => {
      expect(missing(wanted)).toEqual([]);
      expect(unexplained(wanted)).toEqual([]);
      expect(leftOver(`${kind}-`, (rest) => wanted.includes(`${kind}-${rest}`))).toEqual([]);
    });

    it.each(named.map(([kind, ids]) => [kind, idsOf(kind, ids)] as const))("%s has a name", (_, wanted) => {
      expect(missing(wanted)).toEqual([]);
    });
  });

  describe("everything that happens has words", () => {
    it.each([
      ["event", events],
      ["refusal", refusals],
      ["action", actions],
      ["prompt", asking],
      ["waiting", asking],
    ])("%s", (prefix, variants) => {
      expect(variants.length).toBeGreaterThan(5);
      expect(missing(variants.map(({ name }) => `${prefix}-${slug(name)}`))).toEqual([]);
    });
  });

  describe("no words without use", () => {
    const isOneOf = (variants: Named[]) => {
      const names = new Set(variants.map(({ name }) => slug(name)));
      return (rest: string): boolean => names.has(rest);
    };

    it("events and refusals", () => {
      expect(leftOver("event-", isOneOf(events))).toEqual([]);
      const known = isOneOf(refusals);
      expect(leftOver("refusal-", known)).toEqual([]);
    });

    it("prompts, also those for a case of a step", () => {
      const names = asking.map((step) => slug(step.name));
      const known = (rest: string): boolean =>
        names.some((name) => rest === name || rest.startsWith(`${name}-`));
      expect(leftOver("prompt-", known)).toEqual([]);
      expect(leftOver("waiting-", isOneOf(asking))).toEqual([]);
    });

    it("actions, also those in one step", () => {
      const isVerb = isOneOf(actions);
      const isStep = isOneOf(asking);
      const known = (rest: string): boolean => {
        const [verb = "", step] = rest.split("-in-");
        return isVerb(verb) && (step === undefined || isStep(step));
      };
      expect(leftOver("action-", known)).toEqual([]);
    });
  });

  describe("every variable is passed", () => {
    /** An action inside a sentence comes with its kind. */
    const withVerb = (fields: string[]): string[] => (fields.includes("action") ? [...fields, "verb"] : fields);
    const all = (prefix: string, variants: Named[], more: string[] = []): string[] =>
      variants.flatMap(({ name, fields }) => strangers(`${prefix}-${slug(name)}`, [...withVerb(fields), ...more]));

    it("in events, refusals and actions", () => {
      expect(all("event", events)).toEqual([]);
      expect(all("refusal", refusals)).toEqual([]);
      expect(all("action", actions)).toEqual([]);
    });

    it("in prompts, and in what the others read", () => {
      expect(all("prompt", asking)).toEqual([]);
      expect(all("waiting", asking, ["seat"])).toEqual([]);
    });

    it("in the words for one case or one step", () => {
      const cases = words.flatMap(({ id }) => {
        const verb = /^action-(.+)-in-/.exec(id)?.[1];
        const action = actions.find(({ name }) => name === verb);
        const step = asking
          .filter(({ name }) => id.startsWith(`prompt-${slug(name)}-`))
          .sort((one, other) => other.name.length - one.name.length)[0];
        const owner = action ?? step;
        // A longer step may begin with the name of a shorter one.
        if (owner === undefined || asking.some(({ name }) => id === `prompt-${slug(name)}`)) return [];
        return strangers(id, [...owner.fields, ...(fromTheView[id] ?? [])]);
      });
      expect(cases).toEqual([]);
    });

    it("names and explanations have none", () => {
      const using = words.filter((message) => fixed.test(message.id) && variablesOf(message).length > 0);
      expect(using.map((message) => message.id)).toEqual([]);
    });
  });
}

/** Holds the words of what is one of several, `<prefix>-<name>` in a file, to having them all, no others, and no variable that is not passed. */
export function coverKinds(prefix: string, file: string, kinds: Kinds): void {
  it(`has the words of every ${prefix}`, () => {
    const named = new Map(listed(kinds).map(({ name, fields }) => [`${prefix}-${slug(name)}`, fields]));
    const messages = parse(read(`locales/en/${file}`)).filter(({ id }) => id.startsWith(`${prefix}-`));
    expect(messages.map(({ id }) => id).toSorted()).toEqual([...named.keys()].toSorted());
    const strange = messages.flatMap((message) => variablesOf(message).filter((name) => !named.get(message.id)?.includes(name)));
    expect(strange).toEqual([]);
  });
}

/** Holds the words for the reasons of hints to what bots notice: none left over, and each for you and for somebody else. */
export function coverReasons(file: string, noticed: readonly string[]): void {
  const told = parse(read(`locales/en/${file}`)).filter(({ id }) => id.startsWith("reason-"));

  describe("the reasons of hints", () => {
    it("are what bots notice", () => {
      const known = new Set(noticed.map((what) => `reason-${what}`));
      expect(told.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
      expect(told.length).toBeGreaterThan(noticed.length / 2);
    });

    it("are told of everybody", () => {
      expect(told.filter((message) => message.attributes["other"] === undefined).map(({ id }) => id)).toEqual([]);
      expect(told.flatMap(variablesOf).filter((name) => name !== "seat")).toEqual([]);
    });
  });
}
