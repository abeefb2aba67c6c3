// @vitest-environment node
import { readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Components } from "../generated/kemet.ts";

const ROOT = new URL("../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");
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
interface Message {
  id: string;
  value: Pattern | null;
  attributes: Record<string, Pattern>;
}

const FILES = readdirSync(new URL("locales/en/", ROOT))
  .filter((file) => file.endsWith(".ftl"))
  .map((file) => ({ file, source: read(`locales/en/${file}`) }));

const parse = (source: string): Message[] => new FluentResource(source).body as unknown as Message[];

const words = parse(read("locales/en/kemet.ftl"));
const byId = new Map(words.map((message) => [message.id, message]));

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

const variablesOf = (message: Message): string[] => [
  ...new Set([message.value, ...Object.values(message.attributes)].flatMap(variables)),
];

// ---- what the rules say there is

/** A variant of an enum, or a verb, and what is passed with it. */
interface Named {
  name: string;
  fields: string[];
}

const snake = (name: string): string => name.replace(/(?<!^)([A-Z])/g, "_$1").toLowerCase();

/** What stands between the braces after `opening`, without comments and attributes. */
function body(source: string, opening: string): string {
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

/** A list is passed with its length beside it, an inner record field by field. */
function passed(name: string, type: string): string[] {
  if (type === "Points" || type === "Outcome") return RECORDS[type];
  return type.startsWith("Vec<") || type === "Seats" ? [name, `${name}-count`] : [name];
}

function fieldsIn(text: string): string[] {
  return [...text.matchAll(/(?:pub )?(\w+):\s*([\w:<>]+)/g)].flatMap(([, name = "", type = ""]) =>
    passed(name, type),
  );
}

const RECORDS = {
  Points: fieldsIn(body(read("crates/kemet/src/battle.rs"), "pub struct Points")),
  Outcome: fieldsIn(body(read("crates/tabletop/src/outcome.rs"), "pub struct Outcome")),
};

function variantsOf(path: string, name: string): Named[] {
  const text = body(read(path), `pub enum ${name} `);
  return [...text.matchAll(/(\w+)\s*(?:\{([^}]*)\})?\s*,/g)].map(([, variant = "", inner = ""]) => ({
    name: snake(variant),
    fields: fieldsIn(inner),
  }));
}

const events = variantsOf("crates/kemet/src/event.rs", "Event");
const refusals = variantsOf("crates/kemet/src/refusal.rs", "Refusal");
const tableRefusals = variantsOf("crates/wire/src/lib.rs", "TableRefusal");
const steps = variantsOf("crates/kemet/src/step.rs", "Step");
const actions = [
  ...body(read("crates/kemet/src/action.rs"), "actions! {\n").matchAll(
    /\w+ "([a-z-]+)"\s*(?:\(([^)]*)\))?;/g,
  ),
].map(([, verb = "", fields = ""]) => ({ name: verb, fields: fieldsIn(fields) }));

/** Steps that pass without asking anybody. */
const SILENT = new Set([
  "deal",
  "dawn",
  "turn_start",
  "pray",
  "acquired",
  "bull",
  "move_end",
  "settle",
  "council_start",
  "confrontation",
  "resolution",
  "casualties",
  "rewards",
  "battle_end",
  "battle_over",
  "nightfall",
  "temples",
  "adoration",
  "night_di",
  "conscription",
  "awakening",
  "hand_of_god",
]);
const asking = steps.filter((step) => !SILENT.has(step.name));

const catalogue = JSON.parse(read("web/src/generated/kemet.json")) as Components;

// ---- what must hold

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

describe.each(FILES)("$file", ({ source }) => {
  const messages = parse(source);

  it("is free of junk", () => {
    const lines = source.split("\n");
    const odd = lines.filter((line) => !/^($|#|\s|[a-z][a-z0-9-]* =)/.test(line));
    expect(odd).toEqual([]);
    const written = lines.flatMap((line) => /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? []);
    expect(messages.map((message) => message.id)).toEqual(written);
    const attributes = lines.filter((line) => /^\s+\.[a-z]+ =/.test(line));
    const parsed = messages.flatMap((message) => Object.keys(message.attributes));
    expect(parsed.length).toBe(attributes.length);
  });
});

it("no message is there twice", () => {
  const ids = FILES.flatMap(({ source }) => parse(source).map((message) => message.id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it("every message can be formatted, whatever the numbers", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const { source } of FILES) bundle.addResource(new FluentResource(source));
  const errors: string[] = [];
  for (const { id, value, attributes } of words) {
    const message = bundle.getMessage(id);
    const names = variablesOf({ id, value, attributes });
    for (const sample of [0, 1, 2, "a", "battle"]) {
      const given: Record<string, FluentVariable> = Object.fromEntries(
        names.map((name) => [name, sample]),
      );
      const patterns = [message?.value, ...Object.values(message?.attributes ?? {})];
      for (const pattern of patterns) {
        const found: Error[] = [];
        const text = pattern ? bundle.formatPattern(pattern, given, found) : "";
        if (found.length > 0 || text.trim() === "") errors.push(`${id}: ${found.join(", ") || "empty"}`);
      }
    }
  }
  expect(errors).toEqual([]);
});

describe("everything in the box has a name and an explanation", () => {
  const ids = (kind: string, members: readonly (string | { id: string })[]): string[] =>
    members.map((member) => `${kind}-${slug(typeof member === "string" ? member : member.id)}`);

  it.each([
    ["god", ids("god", catalogue.gods)],
    ["colour", ids("colour", catalogue.colours)],
    ["deed", ids("deed", catalogue.deeds)],
    ["space", ids("space", catalogue.spaces)],
    ["tile", ids("tile", catalogue.tiles)],
    ["companion", ids("companion", catalogue.companions)],
    ["di", ids("di", catalogue.di)],
    ["card", ids("card", catalogue.battle_cards)],
    ["zone", ids("zone", catalogue.zones)],
    ["kind", [...new Set(ids("kind", catalogue.zones.map((zone) => zone.kind)))]],
    ["icon", [...new Set(ids("icon", catalogue.di.map((card) => card.icon)))]],
  ])("%s", (kind, wanted) => {
    expect(missing(wanted)).toEqual([]);
    expect(unexplained(wanted)).toEqual([]);
    expect(leftOver(`${kind}-`, (rest) => wanted.includes(`${kind}-${rest}`))).toEqual([]);
  });

  it("cities have names", () => {
    expect(missing(ids("city", catalogue.cities))).toEqual([]);
  });

  it("zones and cities differ by name", () => {
    const names = words
      .filter((message) => /^(zone|city)-/.test(message.id))
      .map((message) => message.value);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe("everything that happens has words", () => {
  it.each([
    ["event", events],
    ["refusal", [...refusals, ...tableRefusals]],
    ["action", actions],
    ["prompt", asking],
    ["waiting", asking],
  ])("%s", (prefix, variants) => {
    expect(variants.length).toBeGreaterThan(10);
    expect(missing(variants.map(({ name }) => `${prefix}-${slug(name)}`))).toEqual([]);
  });

  it("the reasons why a game ends", () => {
    const reasons = [...read("crates/kemet/src/game.rs").matchAll(/Ending::\w+(?:\(_\))? => "(\w+)"/g)];
    const ids = reasons.map(([, reason = ""]) => `end-${reason}`);
    expect(ids.length).toBeGreaterThan(0);
    expect(missing(ids)).toEqual([]);
    expect(unexplained(ids)).toEqual([]);
  });

  it("the silent steps are steps", () => {
    const names = new Set(steps.map((step) => step.name));
    expect([...SILENT].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe("no words without use", () => {
  const isOneOf = (variants: Named[]) => {
    const names = new Set(variants.map(({ name }) => slug(name)));
    return (rest: string): boolean => names.has(rest);
  };

  it("events and refusals", () => {
    expect(leftOver("event-", isOneOf(events))).toEqual([]);
    const known = isOneOf([...refusals, ...tableRefusals, { name: "unknown", fields: [] }]);
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

/** What a prompt for one case takes from the view rather than from its step. */
const FROM_THE_VIEW: Record<string, string[]> = { "prompt-march-must-go": ["units"] };

describe("every variable is passed", () => {
  /** An action inside a sentence comes with its kind. */
  const passed = (fields: string[]): string[] => (fields.includes("action") ? [...fields, "verb"] : fields);
  const all = (prefix: string, variants: Named[], more: string[] = []): string[] =>
    variants.flatMap(({ name, fields }) => strangers(`${prefix}-${slug(name)}`, [...passed(fields), ...more]));

  it("in events, refusals and actions", () => {
    expect(all("event", events)).toEqual([]);
    expect(all("refusal", [...refusals, ...tableRefusals])).toEqual([]);
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
      return strangers(id, [...owner.fields, ...(FROM_THE_VIEW[id] ?? [])]);
    });
    expect(cases).toEqual([]);
  });

  it("names and explanations have none", () => {
    const fixed = /^(god|colour|city|district|zone|kind|port|bank|space|floor|deed|token|icon|role|tile|companion|di|card|end|step|figure|term)-/;
    const using = words.filter((message) => fixed.test(message.id) && variablesOf(message).length > 0);
    expect(using.map((message) => message.id)).toEqual([]);
  });

  it("lessons have none", () => {
    const lessons = parse(read("locales/en/lesson.ftl"));
    expect(lessons.filter((message) => variablesOf(message).length > 0)).toEqual([]);
  });
});
