/**
 * What the words of a game are held to, for the test of each game: everything
 * the rules say there is has its words, no words are left over, and nobody asks
 * for a variable that is not passed. Read out of the rules' own sources.
 */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

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
  if (piece.type !== "select") return [];
  const inner = (piece.variants ?? []).flatMap((variant) => variables(variant.value));
  return [...(piece.selector ? variablesOfPiece(piece.selector) : []), ...inner];
}

export const variablesOf = (message: Message): string[] => [
  ...new Set([message.value, ...Object.values(message.attributes)].flatMap(variables)),
];

// ---- what the rules say there is

/** A variant of an enum, or a verb, and what is passed with it. */
export interface Named {
  name: string;
  fields: string[];
}

const snake = (name: string): string => name.replace(/(?<!^)([A-Z])/g, "_$1").toLowerCase();

/** What stands between the braces after `opening`, without comments and attributes. */
export function body(source: string, opening: string): string {
  const start = source.indexOf(opening);
  if (start < 0) throw new Error(`no \`${opening}\``);
  const rest = source.slice(source.indexOf("{", start) + 1);
  let depth = 1;
  let end = 0;
  for (; depth > 0; end++) {
    if (rest[end] === "{") depth++;
    if (rest[end] === "}") depth--;
  }
  return rest
    .slice(0, end - 1)
    .replace(/\/\/.*$/gm, "")
    .replace(/#\[(?:"(?:[^"\\]|\\.)*"|[^\]])*\]/g, "");
}

/** Reads enums and their fields out of Rust. Inner records are passed field by field. */
export class Sources {
  readonly #records: Record<string, string[]> = {};

  /** `records` are types whose fields stand beside the others: the file each is in. */
  constructor(records: Record<string, string>) {
    for (const [name, path] of Object.entries(records)) this.#records[name] = this.#fieldsIn(body(read(path), `pub struct ${name}`));
  }

  /** A list is passed with its length beside it. */
  #passed(name: string, type: string): string[] {
    const record = this.#records[type];
    if (record) return record;
    return type.startsWith("Vec<") || type === "Seats" ? [name, `${name}-count`] : [name];
  }

  #fieldsIn(text: string): string[] {
    return [...text.matchAll(/(?:pub )?(\w+):\s*([\w:<>]+)/g)].flatMap(([, name = "", type = ""]) => this.#passed(name, type));
  }

  /** Those of `steps!` stand in groups, which are none of them. */
  variantsOf(path: string, name: string): Named[] {
    const text = body(read(path), `pub enum ${name} `).replace(/\b(?:often|rare) \w+(?: as \w+)? \{/g, "");
    return [...text.matchAll(/(\w+)\s*(?:\{([^}]*)\})?\s*,/g)].map(([, variant = "", inner = ""]) => ({
      name: snake(variant),
      fields: this.#fieldsIn(inner),
    }));
  }
}

/** The verbs of a game's notation. */
export const actionsOf = (grammar: Readonly<Record<string, object>>): Named[] =>
  Object.entries(grammar).map(([name, fields]) => ({ name, fields: Object.keys(fields) }));

/** What there is in a game. */
export interface Contents {
  /** Its file of words for the rules, such as `kemet.ftl`, or several. */
  file: string | readonly string[];
  events: Named[];
  refusals: Named[];
  actions: Named[];
  /** The steps that ask somebody. */
  asking: Named[];
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
export function coverWords({ file, events, refusals, actions, asking, things, named, fixed, fromTheView }: Contents): void {
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
    const passed = (fields: string[]): string[] => (fields.includes("action") ? [...fields, "verb"] : fields);
    const all = (prefix: string, variants: Named[], more: string[] = []): string[] =>
      variants.flatMap(({ name, fields }) => strangers(`${prefix}-${slug(name)}`, [...passed(fields), ...more]));

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
