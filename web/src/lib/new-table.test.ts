import { describe, expect, it } from "vitest";
import { PACES, firstDraft, tableAlone, tableOf, withHotSeat, withSeat } from "./new-table.ts";
import type { Pace } from "./wire.ts";

describe("a new table", () => {
  it("waits for open seats and starts without them", () => {
    const draft = { ...firstDraft("scribe", 4, 6), players: 2 };
    expect(tableOf(draft, "kemet", {})).toMatchObject({ seats: [{ type: "me" }, { type: "open" }], start: false });
    const bots = { ...draft, seats: withSeat(draft.seats, 1, "bot", false) };
    expect(tableOf(bots, "kemet", { players: 2 })).toMatchObject({
      game: "kemet",
      seats: [{ type: "me" }, { type: "bot", bot: "scribe" }],
      start: true,
      setup: { players: 2 },
    });
  });

  it("has me once, unless the browser goes round", () => {
    const { seats } = firstDraft("scribe", 4, 6);
    expect(withSeat(seats, 2, "me", false).map(({ kind }) => kind).slice(0, 3)).toEqual(["open", "open", "me"]);
    expect(withSeat(seats, 2, "me", true).map(({ kind }) => kind).slice(0, 3)).toEqual(["me", "open", "me"]);
  });

  it("gives open seats to the browser in a hot-seat game, and back", () => {
    const { seats } = firstDraft("scribe", 4, 6);
    const hot = withHotSeat(seats, true);
    expect(new Set(hot.map(({ kind }) => kind))).toEqual(new Set(["me"]));
    expect(withHotSeat(hot, false).filter(({ kind }) => kind === "me")).toHaveLength(1);
  });

  it("leaves hints to who plays, unless somebody says otherwise", () => {
    expect(tableOf(firstDraft("x", 4, 6), "kemet", {}).options.hints).toBeNull();
    expect(tableOf({ ...firstDraft("x", 4, 6), hints: false }, "kemet", {}).options.hints).toBe(false);
  });

  it("for one is mine and starts at once, whoever sat there before", () => {
    const bots = { ...firstDraft("scribe", 1, 6), hotSeat: true, seats: withSeat(firstDraft("scribe", 1, 6).seats, 0, "bot", false) };
    const mine = { seats: [{ type: "me", label: null }], start: true, options: { hot_seat: false } };
    expect(tableOf(bots, "kemet", {})).toMatchObject(mine);
    expect(tableAlone("kemet", { players: 1 })).toMatchObject({ ...mine, setup: { players: 1 } });
  });

  it("knows its pace", () => {
    const at = (type: Pace["type"]) => tableOf({ ...firstDraft("x", 4, 6), pace: PACES.findIndex((pace) => pace.type === type) }, "kemet", {}).options.pace;
    expect(at("per_decision")).toEqual({ type: "per_decision", seconds: 3600 });
    expect(at("bank")).toEqual({ type: "bank", bank: 900, increment: 10 });
    expect(tableOf(firstDraft("x", 4, 6), "kemet", {}).options.pace).toEqual({ type: "live" });
  });
});
