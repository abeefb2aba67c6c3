// @vitest-environment node
import { describe, expect, it } from "vitest";
import { ACTIONS } from "../../generated/kemet-actions.ts";
import type { Components } from "../../generated/kemet.ts";
import { actionsOf, body, coverWords, parse, read, Sources, variablesOf } from "../words-coverage.ts";

const rules = new Sources({ Points: "crates/kemet/src/points.rs", Outcome: "crates/tabletop/src/outcome.rs" });
const steps = rules.variantsOf("crates/kemet/src/step.rs", "Step");
const catalogue = JSON.parse(read("web/src/generated/kemet.json")) as Components;
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

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
  "di_effect",
  "flight",
  "clash",
  "evening",
  "verdict",
  "night_tiles",
  "draw_teams",
  "amons_event",
  "event_line",
  "amons_action",
  "action_line",
  "ambush",
  "vigil_temples",
  "vigil_levy",
  "round_marker",
]);
const asking = steps.filter((step) => !SILENT.has(step.name));

coverWords({
  file: ["kemet.ftl", "kemet-solo.ftl"],
  // What Amon does has words of its own, below.
  events: rules.variantsOf("crates/kemet/src/event.rs", "Event").filter(({ name }) => name !== "amon"),
  refusals: [
    ...rules.variantsOf("crates/tabletop/src/refused.rs", "Refused"),
    ...rules.variantsOf("crates/kemet/src/refusal.rs", "Refusal"),
  ],
  actions: actionsOf(ACTIONS),
  asking,
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
const byId = new Map(words.map((message) => [message.id, message]));

describe("Kemet in words", () => {
  it("calls zones and cities by different names", () => {
    const names = words.filter((message) => /^(zone|city)-/.test(message.id)).map((message) => message.value);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("tells why a game ends", () => {
    const reasons = [...read("crates/kemet/src/game.rs").matchAll(/Ending::\w+(?:\(_\))? => "(\w+)"/g)];
    const ids = reasons.map(([, reason = ""]) => `end-${reason}`);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => byId.get(id)?.attributes["text"] === undefined)).toEqual([]);
  });

  it("tells everything Amon does, and why", () => {
    const solo = new Map(parse(read("locales/en/kemet-solo.ftl")).map((message) => [message.id, message]));
    const slug = (name: string) => name.replaceAll("_", "-");
    const did = rules.variantsOf("crates/kemet/src/solo/story.rs", "Story").map(({ name }) => `amon-${slug(name)}`);
    const conditions = [...body(read("crates/kemet/src/solo/targets.rs"), "pub enum Condition ").matchAll(/^\s+([A-Z]\w+)/gm)].map(([, name = ""]) => `solo-condition-${name.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase()}`);
    const named = (path: string, name: string, prefix: string) => [...body(read(path), `pub enum ${name} `).matchAll(/= "([a-z-]+)"/g)].map(([, id = ""]) => `${prefix}-${id}`);
    const story = "crates/kemet/src/solo/story.rs";
    const reasons = [
      ...named(story, "WayReason", "solo-way"),
      ...named(story, "HaltReason", "solo-halt"),
      ...named(story, "RespawnReason", "solo-respawn"),
      ...named(story, "BanishReason", "solo-banish"),
      ...named("crates/kemet/src/solo/targets.rs", "Decision", "solo-decision"),
      ...named("crates/kemet/src/solo/objectives.rs", "Goal", "goal"),
      ...named("crates/kemet/src/solo/war_table.rs", "Column", "war"),
    ];
    expect(did.length).toBeGreaterThan(20);
    expect(reasons.length).toBeGreaterThan(30);
    expect([...did, ...conditions, ...reasons].filter((id) => !solo.has(id))).toEqual([]);
  });

  it("has every line of Amon's cards", () => {
    const solo = new Map(parse(read("locales/en/kemet-solo.ftl")).map((message) => [message.id, message]));
    const NAMES = ["first", "second", "third", "fourth"];
    const missing = (id: string, lines: number, lasting: boolean) =>
      [...NAMES.slice(0, lines), ...(lasting ? ["lasting"] : [])].filter((name) => solo.get(id)?.attributes[name] === undefined).map((name) => `${id}.${name}`);
    const { events, actions } = catalogue.amon;
    expect([
      ...events.flatMap(({ id, once, lasting }) => missing(`omen-${id.toLowerCase()}`, once.length, lasting !== "")),
      ...actions.flatMap(({ id, lines }) => missing(`command-${id.toLowerCase()}`, lines.length, false)),
    ]).toEqual([]);
  });

  it("knows its silent steps", () => {
    const names = new Set(steps.map((step) => step.name));
    expect([...SILENT].filter((name) => !names.has(name))).toEqual([]);
  });

  it("teaches the same to everybody", () => {
    const lessons = parse(read("locales/en/kemet-lesson.ftl"));
    expect(lessons.filter((message) => variablesOf(message).length > 0)).toEqual([]);
  });
});
