// @vitest-environment node
import { describe, expect, it } from "vitest";
import { ACTIONS } from "../wire.ts";
import { placeOf } from "./verbs.ts";
import { asksForCards, panelsFor } from "./places.ts";

const verbs = Object.keys(ACTIONS);

describe("every action of the rules", () => {
  it("that is chosen in a panel has one", () => {
    const shown = (verb: string) => verb === "do" || asksForCards(new Set([verb])) || panelsFor(new Set([verb])).length > 0;
    const inPanels = verbs.filter((verb) => ["panel", "count"].includes(placeOf(verb)));
    expect(inPanels.filter((verb) => !shown(verb))).toEqual([]);
  });
});
