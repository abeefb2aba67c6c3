// @vitest-environment node
import { describe, expect, it } from "vitest";
import { ACTIONS, type Verb } from "../wire.ts";
import { placeOf } from "./verbs.ts";
import { asksForCards, panelsFor } from "./places.ts";

const verbs = Object.keys(ACTIONS) as Verb[];

describe("every action of the rules", () => {
  it("that is chosen in a panel has one", () => {
    const shown = (verb: Verb) => verb === "do" || asksForCards(new Set([verb])) || panelsFor(new Set([verb])).length > 0;
    const inPanels = verbs.filter((verb) => ["panel", "count"].includes(placeOf(verb)));
    expect(inPanels.filter((verb) => !shown(verb))).toEqual([]);
  });
});
