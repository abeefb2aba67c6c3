// @vitest-environment node
import { describe, expect, it } from "vitest";
import { ACTIONS } from "../../generated/ankh-actions.ts";
import type { Components } from "../../generated/ankh.ts";
import { actionsOf, coverWords, parse, read, Sources, variablesOf } from "../words-coverage.ts";

const rules = new Sources({ Outcome: "crates/tabletop/src/outcome.rs" });
const steps = rules.variantsOf("crates/ankh/src/step.rs", "Step");
const catalogue = JSON.parse(read("web/src/generated/ankh.json")) as Components;
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Steps that pass without asking anybody. */
const SILENT = new Set([
  "lay_out",
  "turn_start",
  "action_end",
  "turn_end",
  "event",
  "conflict",
  "region",
  "conflict_end",
  "reveal",
  "plagues",
  "locusts",
  "majority",
  "strength",
  "rewards",
  "defeat",
  "lift",
  "curse",
  "miracles",
  "battle_end",
  "merge",
  "oblivion",
  "finish",
]);
const asking = steps.filter((step) => !SILENT.has(step.name));

coverWords({
  file: "ankh.ftl",
  events: rules.variantsOf("crates/ankh/src/event.rs", "Event"),
  refusals: [
    ...rules.variantsOf("crates/tabletop/src/refused.rs", "Refused"),
    ...rules.variantsOf("crates/ankh/src/refusal.rs", "Refusal"),
  ],
  actions: actionsOf(ACTIONS),
  asking,
  things: [
    ["god", catalogue.gods],
    ["deed", catalogue.deeds],
    ["monument", catalogue.monuments],
    ["figure", ["god", "warrior", ...ids(catalogue.guardians)]],
    ["power", ids(catalogue.powers)],
    ["card", ids(catalogue.cards)],
    ["occasion", catalogue.events],
  ],
  named: [],
  fixed: /^(god|deed|monument|figure|power|card|occasion)-/,
  fromTheView: { "prompt-caravan-more": ["camels"] },
});

describe("Ankh in words", () => {
  it("tells why a game ends", () => {
    const known = new Set(parse(read("locales/en/ankh-table.ftl")).map(({ id }) => id));
    const reasons = [...read("crates/ankh/src/state.rs").matchAll(/Ending::\w+(?:\(_\))? => "(\w+)"/g)];
    const ids = reasons.map(([, reason = ""]) => `over-${reason}`);
    expect(ids.length).toBe(4);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it("knows its silent steps", () => {
    const names = new Set(steps.map((step) => step.name));
    expect([...SILENT].filter((name) => !names.has(name))).toEqual([]);
  });

  it("teaches the same to everybody", () => {
    const lessons = parse(read("locales/en/ankh-lesson.ftl"));
    expect(lessons.filter((message) => variablesOf(message).length > 0)).toEqual([]);
  });
});
