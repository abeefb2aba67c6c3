// @vitest-environment node
import { describe, expect, it } from "vitest";
import { ACTIONS } from "../../generated/kemet-actions.ts";
import type { Components } from "../../generated/kemet.ts";
import { BANISH_REASONS, BATTLE_REFUSALS, COLUMNS, CONDITIONS, DECISIONS, END_REASONS, EVENTS, GOALS, GRANTS, HALT_REASONS, REFUSALS, RESPAWN_REASONS, SETUP_REFUSALS, STEPS, STORIES, WAY_REASONS } from "../../generated/kemet-kinds.ts";
import { REASONS } from "../../generated/kemet-reasons.ts";
import { coverKinds, coverReasons, coverWords, parse, read, variablesOf } from "../words-coverage.ts";

const catalogue = JSON.parse(read("web/src/generated/kemet.json")) as Components;
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** What Amon does has words of its own, below. */
const { amon: _, ...events } = EVENTS;

coverReasons("kemet-table.ftl", REASONS);

coverWords({
  file: ["kemet.ftl", "kemet-solo.ftl"],
  events,
  refusals: REFUSALS,
  actions: ACTIONS,
  steps: STEPS,
  things: [
    ["god", catalogue.gods],
    ["colour", catalogue.colours],
    ["deed", catalogue.deeds],
    ["space", ids(catalogue.spaces)],
    ["tile", ids(catalogue.tiles)],
    ["companion", ids(catalogue.companions)],
    ["di", ids(catalogue.di)],
    ["card", ids(catalogue.battle_cards)],
    ["zone", ids(catalogue.zones)],
    ["kind", catalogue.zones.map(({ kind }) => kind)],
    ["icon", catalogue.di.map(({ icon }) => icon)],
    ["omen", ids(catalogue.amon.events)],
    ["disaster", ids(catalogue.amon.disasters)],
    ["command", ids(catalogue.amon.actions)],
    ["plunder", ids(catalogue.amon.plunder)],
  ],
  named: [["city", ids(catalogue.cities)]],
  fixed: /^(omen|disaster|command|plunder|god|colour|city|district|zone|kind|port|bank|space|floor|deed|token|icon|role|tile|companion|di|card|end|step|figure|term)-/,
  fromTheView: { "prompt-march-must-go": ["units"] },
});

const words = parse(read("locales/en/kemet.ftl"));
const solo = parse(read("locales/en/kemet-solo.ftl"));
const byId = new Map([...words, ...solo].map((message) => [message.id, message]));

describe("Kemet in words", () => {
  coverKinds("setup-refusal", "kemet.ftl", SETUP_REFUSALS);
  coverKinds("grant", "kemet.ftl", GRANTS);
  coverKinds("battle-refusal", "kemet-battle.ftl", BATTLE_REFUSALS);

  it("calls zones and cities by different names", () => {
    const names = words.filter((message) => /^(zone|city)-/.test(message.id)).map((message) => message.value);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("tells why a game ends", () => {
    const ids = Object.keys(END_REASONS).map((reason) => `end-${reason}`);
    expect(ids.filter((id) => byId.get(id)?.attributes["text"] === undefined)).toEqual([]);
  });

  it.each([
    ["amon", STORIES],
    ["solo-condition", CONDITIONS],
    ["solo-decision", DECISIONS],
    ["solo-way", WAY_REASONS],
    ["solo-halt", HALT_REASONS],
    ["solo-respawn", RESPAWN_REASONS],
    ["solo-banish", BANISH_REASONS],
    ["goal", GOALS],
    ["war", COLUMNS],
  ])("tells everything Amon does, and why: %s", (prefix, kinds) => {
    const ids = Object.keys(kinds).map((name) => `${prefix}-${name.replaceAll("_", "-")}`);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id) => !byId.has(id))).toEqual([]);
  });

  it("has every line of Amon's cards", () => {
    const NAMES = ["first", "second", "third", "fourth"];
    const missing = (id: string, lines: number, lasting: boolean) =>
      [...NAMES.slice(0, lines), ...(lasting ? ["lasting"] : [])].filter((name) => byId.get(id)?.attributes[name] === undefined).map((name) => `${id}.${name}`);
    const { events, actions } = catalogue.amon;
    expect([
      ...events.flatMap(({ id, lines, lasting }) => missing(`omen-${id.toLowerCase()}`, lines, lasting)),
      ...actions.flatMap(({ id, lines }) => missing(`command-${id.toLowerCase()}`, lines, false)),
    ]).toEqual([]);
  });

  it("teaches the same to everybody", () => {
    const lessons = parse(read("locales/en/kemet-lesson.ftl"));
    expect(lessons.filter((message) => variablesOf(message).length > 0)).toEqual([]);
  });
});
