// @vitest-environment node
import { readdirSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { REQUEST_ERRORS, TABLE_REFUSALS } from "../generated/wire-kinds.ts";
import { FUNCTIONS } from "$lib/words.ts";
import { allVariablesOf, parse, read, variablesOf } from "./words-coverage.ts";

const FILES = readdirSync(new URL("../../../locales/en/", import.meta.url))
  .filter((file) => file.endsWith(".ftl"))
  .map((file) => ({ file, source: read(`locales/en/${file}`) }));

/** Words of no game, and what games say of themselves on the front pages. */
const GENERAL = ["ui.ftl", "play.ftl", "board.ftl", "refused.ftl", "program.ftl"];
const isFront = (file: string) => file.endsWith("-front.ftl");
const isGeneral = (file: string) => GENERAL.includes(file) || isFront(file);
const gameOf = (file: string) => file.replace(/(-.*)?\.ftl$/, "");
const GAMES = [...new Set(FILES.filter(({ file }) => !isGeneral(file)).map(({ file }) => gameOf(file)))];
/** The words of an edition lie over those of the game: `kemet-as-first.ftl`. */
const isVariant = (file: string) => file.includes("-as-");
/** All that is spoken where a game is on screen. */
const spoken = (game: string) => FILES.filter(({ file }) => isGeneral(file) || (gameOf(file) === game && !isVariant(file)));

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

it("games introduce themselves by their own name", () => {
  const fronts = FILES.filter(({ file }) => isFront(file));
  const strange = fronts.flatMap(({ file, source }) => parse(source).filter(({ id }) => !id.startsWith(`${gameOf(file)}-`)));
  expect(strange.map(({ id }) => id)).toEqual([]);
});

it("everything the table itself refuses has words", () => {
  const ids = new Set(FILES.filter(({ file }) => file === "play.ftl").flatMap(({ source }) => parse(source).map(({ id }) => id)));
  const refusals = Object.keys(TABLE_REFUSALS).map((name) => `refusal-${name.replaceAll("_", "-")}`);
  expect(refusals.filter((id) => !ids.has(id))).toEqual([]);
  const known = new Set([...refusals, "refusal-unknown"]);
  expect([...ids].filter((id) => id.startsWith("refusal-") && !known.has(id))).toEqual([]);
});

it("every reason to refuse a request has words, and names only its figures", () => {
  const messages = FILES.filter(({ file }) => file === "refused.ftl").flatMap(({ source }) => parse(source));
  const words = new Map(messages.map((message) => [message.id, message] as const));
  const wrong = Object.entries(REQUEST_ERRORS).filter(([name, figures]) => {
    const message = words.get(`request-error-${name.replaceAll("_", "-")}`);
    return message === undefined || variablesOf(message).some((variable) => !(variable in figures));
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

describe.each(FILES.filter(({ file }) => isVariant(file)))("$file", ({ file, source }) => {
  const plain = new Map(spoken(gameOf(file)).flatMap(({ source }) => parse(source).map((message) => [message.id, message] as const)));
  const words = parse(source);

  it("says otherwise what the game says", () => {
    const strange = words.filter(({ id, attributes }) => {
      const known = plain.get(id);
      return known === undefined || Object.keys(known.attributes).join() !== Object.keys(attributes).join();
    });
    expect(strange.map(({ id }) => id)).toEqual([]);
    expect(words.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("asks for nothing more", () => {
    const strange = words.filter((message) => {
      const known = variablesOf(plain.get(message.id) ?? message);
      return variablesOf(message).some((name) => !known.includes(name));
    });
    expect(strange.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(GAMES)("with %s on screen", (game) => {
  it("no message is there twice", () => {
    const ids = spoken(game).flatMap(({ source }) => parse(source).map((message) => message.id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("every message can be formatted, whatever the numbers", () => {
    const bundle = new FluentBundle("en", { useIsolating: false, functions: FUNCTIONS });
    for (const { source } of spoken(game)) bundle.addResource(new FluentResource(source));
    const errors: string[] = [];
    const known = new Map(spoken(game).flatMap(({ source }) => parse(source).map((message) => [message.id, message] as const)));
    const words = FILES.filter(({ file }) => file === `${game}.ftl`).flatMap(({ source }) => parse(source));
    for (const { id, value, attributes } of words) {
      const message = bundle.getMessage(id);
      const names = allVariablesOf({ id, value, attributes }, known);
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
});
