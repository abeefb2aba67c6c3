import { describe, expect, it } from "vitest";
import type { PlayerView, View } from "../wire.ts";
import { godState, needsOf, riseMark } from "./god.ts";

const figure = { acquired: false, zone: null, life: 0, most_life: 3, strength: 7, repeated: null };
const player = (more: object = {}): PlayerView =>
  ({
    seat: 0,
    god: "horus",
    prayer: 4,
    figure,
    pyramids: [{ level: 4, colour: "ruby" }, { level: 0, colour: null }, { level: 0, colour: null }],
    slots: ["amber", "ruby", null],
    own_tokens: [],
    silver_tokens: [],
    ...more,
  }) as unknown as PlayerView;
const view = (more: object = {}): View =>
  ({ agreed: { mode: "classic" }, risen: true, order: [0, 1], place: 0, steps: [], turn: { pending: [] }, ...more }) as unknown as View;
const missing = (v: View, p: PlayerView) => needsOf(v, p).filter(({ met }) => !met).map(({ name }) => name);

describe("a god", () => {
  it("sleeps until the marker is reached: 4, and 7 for a team", () => {
    expect(godState(view({ risen: false }), player())).toBe("asleep");
    expect(riseMark(view())).toBe(4);
    expect(riseMark(view({ agreed: { mode: "teams" } }))).toBe(7);
  });

  it("says which of its four conditions is missing", () => {
    expect(missing(view(), player())).toEqual([]);
    expect(missing(view(), player({ prayer: 3 }))).toEqual(["prayer"]);
    expect(missing(view(), player({ pyramids: [{ level: 3, colour: "ruby" }] }))).toEqual(["summit", "space"]);
    expect(missing(view(), player({ own_tokens: ["b_acq2"] }))).toEqual(["space"]);
  });

  it("may rise from the space whose action is under way", () => {
    const steps = [{ acquire: { slot: 1 } }];
    expect(missing(view({ steps }), player({ own_tokens: ["b_acq2"] }))).toEqual([]);
    expect(missing(view({ turn: { pending: ["b_acq2"] } }), player({ own_tokens: ["b_acq2"] }))).toEqual([]);
  });

  it("is asleep, ready, in supply or on the board", () => {
    expect(godState(view(), player())).toBe("ready");
    expect(godState(view(), player({ prayer: 0 }))).toBe("waits");
    expect(godState(view(), player({ figure: { ...figure, acquired: true } }))).toBe("supply");
    expect(godState(view(), player({ figure: { ...figure, acquired: true, zone: "w_tr", life: 2 } }))).toBe("board");
    expect(godState(view(), player({ figure: null }))).toBeNull();
  });
});
