// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Components } from "../../generated/kemet.ts";
import { coverWords, parse, read, Sources, variablesOf } from "../words-coverage.ts";

const rules = new Sources({ Points: "crates/kemet/src/battle.rs", Outcome: "crates/tabletop/src/outcome.rs" });
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
]);
const asking = steps.filter((step) => !SILENT.has(step.name));

coverWords({
  file: "kemet.ftl",
  events: rules.variantsOf("crates/kemet/src/event.rs", "Event"),
  refusals: rules.variantsOf("crates/kemet/src/refusal.rs", "Refusal"),
  actions: rules.actionsOf("crates/kemet/src/action.rs"),
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
  ],
  named: [["city", ids(catalogue.cities)]],
  fixed: /^(god|colour|city|district|zone|kind|port|bank|space|floor|deed|token|icon|role|tile|companion|di|card|end|step|figure|term)-/,
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

  it("knows its silent steps", () => {
    const names = new Set(steps.map((step) => step.name));
    expect([...SILENT].filter((name) => !names.has(name))).toEqual([]);
  });

  it("teaches the same to everybody", () => {
    const lessons = parse(read("locales/en/kemet-lesson.ftl"));
    expect(lessons.filter((message) => variablesOf(message).length > 0)).toEqual([]);
  });
});
