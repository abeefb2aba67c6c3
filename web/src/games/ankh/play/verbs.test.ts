// @vitest-environment node
import { describe, expect, it } from "vitest";
import { Sources } from "../../words-coverage.ts";
import { FIELDS } from "../notation.ts";
import { isPlaced, placeOf } from "./verbs.ts";
import { asksForCards, panelsFor } from "./places.ts";

const actions = new Sources({}).actionsOf("crates/ankh/src/action.rs");

describe("every action of the rules", () => {
  it("is read out of them", () => {
    expect(actions.map(({ name }) => name)).toContain("play-two");
    expect(actions.length).toBeGreaterThan(25);
  });

  it.each(actions.map(({ name }) => name))("%s has a place", (verb) => expect(isPlaced(verb)).toBe(true));

  it("has the fields of its notation by their names", () => {
    const named = actions.filter(({ fields }) => fields.length > 0).map(({ name, fields }) => [name, fields]);
    expect(named).toEqual(named.map(([name]) => [name, (FIELDS[String(name)] ?? []).map((field) => field.name)]));
  });

  it("that is chosen in a panel has one", () => {
    const shown = (verb: string) => verb === "do" || asksForCards(new Set([verb])) || panelsFor(new Set([verb])).length > 0;
    const inPanels = actions.map(({ name }) => name).filter((verb) => ["panel", "count"].includes(placeOf(verb)));
    expect(inPanels.filter((verb) => !shown(verb))).toEqual([]);
  });
});
