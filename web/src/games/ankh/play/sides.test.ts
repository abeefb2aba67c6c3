import { describe, expect, it } from "vitest";
import type { PlayerView, View } from "../wire.ts";
import { godsOf, leaderOf, partnerOf, partOf, slotsOf, specialsOf } from "./sides.ts";

const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  god: "ra",
  side: seat,
  gods: ["ra"],
  devotion: 3,
  followers: 1,
  warriors: 5,
  trapped: 0,
  guardians: [],
  ankhs: 8,
  powers: [],
  next_power: 1,
  hand: [],
  used: [],
  ...more,
});

const merged = {
  merger: { higher: 2, lower: 0 },
  players: [player(0, { side: 2, god: "isis" }), player(1), player(2, { god: "osiris", gods: ["isis", "osiris"] })],
  figures: [],
  underworld: ["d4"],
  amun_ready: false,
} as unknown as View;

describe("two who became one", () => {
  it("play with the things of the higher", () => {
    expect(leaderOf(merged, 0)?.seat).toBe(2);
    expect(leaderOf(merged, 1)?.seat).toBe(1);
    expect([0, 1, 2].map((seat) => partOf(merged, seat))).toEqual(["lower", "alone", "higher"]);
    expect([0, 1, 2].map((seat) => partnerOf(merged, seat))).toEqual([2, null, 0]);
  });

  it("are named with the leading god first", () => {
    expect(godsOf(merged.players[2]!)).toEqual(["osiris", "isis"]);
  });

  it("have the tokens of both gods", () => {
    expect(specialsOf(merged, merged.players[2]!)).toEqual([{ name: "gates", left: 2, of: 3 }]);
  });
});

describe("the six places for powers", () => {
  const guardians = ["satet", "apep", "sphinx"] as const;

  it("fill up level by level, and the next one is marked", () => {
    const slots = slotsOf(player(0, { powers: ["revered", "commanding", "resplendent"] }), guardians);
    expect(slots.map(({ level }) => level)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(slots.map(({ power }) => power)).toEqual(["revered", "commanding", "resplendent", null, null, null]);
    expect(slots.findIndex(({ next }) => next)).toBe(3);
  });

  it("bring a guardian with the second, fourth and fifth", () => {
    expect(slotsOf(player(0), guardians).map(({ guardian }) => guardian)).toEqual([null, "satet", null, "apep", "sphinx", null]);
  });
});
