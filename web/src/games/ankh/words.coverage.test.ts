// @vitest-environment node
import { describe, expect, it } from "vitest";
import { ACTIONS } from "../../generated/ankh-actions.ts";
import type { Components } from "../../generated/ankh.ts";
import { END_REASONS, EVENTS, GRANTS, REFUSALS, SETUP_REFUSALS, STEPS } from "../../generated/ankh-kinds.ts";
import { REASONS } from "../../generated/ankh-reasons.ts";
import { coverKinds, coverReasons, coverWords, parse, read, variablesOf } from "../words-coverage.ts";

const catalogue = JSON.parse(read("web/src/generated/ankh.json")) as Components;
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

coverReasons("ankh-table.ftl", REASONS);

coverWords({
  file: "ankh.ftl",
  events: EVENTS,
  refusals: REFUSALS,
  actions: ACTIONS,
  steps: STEPS,
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
  coverKinds("setup-refusal", "ankh.ftl", SETUP_REFUSALS);
  coverKinds("grant", "ankh.ftl", GRANTS);

  it("tells why a game ends", () => {
    const known = new Set(parse(read("locales/en/ankh-table.ftl")).map(({ id }) => id));
    const ids = Object.keys(END_REASONS).map((reason) => `over-${reason}`);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it("teaches the same to everybody", () => {
    const lessons = parse(read("locales/en/ankh-lesson.ftl"));
    expect(lessons.filter((message) => variablesOf(message).length > 0)).toEqual([]);
  });
});
