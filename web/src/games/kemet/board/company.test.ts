// Gods and troops of several teammates on the board.
import { describe, expect, it } from "vitest";
import { speak } from "$lib/words.ts";
import { tongue } from "../tongue.ts";
import { describe as inWords } from "./describe.ts";
import { layoutFor } from "./layout.ts";
import { scenes } from "./motion.ts";
import { joined, piecesOf, troopsOf, type BoardView, type GameEvent } from "./pieces.ts";

speak(tongue);

const NONE = { level: 0, colour: null };
const player = (seat: number, god: string, more: object) => ({ seat, god, city: null, troops: [], controlled: [], pyramids: [NONE, NONE, NONE], figure: null, ...more });
const troop = (zone: string, units: number, companions: string[] = []) => ({ zone, units, companions });
const view = {
  agreed: { players: 4 },
  fights: [],
  battle: null,
  teams: [[0, 2], [1, 3]],
  players: [
    player(0, "horus", { troops: [troop("w_tr", 2, ["royal-scarab"])], controlled: ["w_tr"] }),
    player(1, "seth", { figure: { acquired: true, zone: "e_tr", life: 2, most_life: 4, strength: 7, repeated: null }, controlled: ["e_tr"] }),
    player(2, "bastet", { troops: [troop("w_tr", 3), troop("w_r", 0, ["mummy"])], controlled: ["w_tr"] }),
    player(3, "sobek", { troops: [troop("w_r", 1)] }),
  ],
} as unknown as BoardView;

const { drawing } = layoutFor({ players: 4 });
const godOf = (seat: number) => view.players[seat]?.god ?? null;
const teamOf = (seat: number) => seat % 2;

describe("a troop of several teammates", () => {
  it("is one piece with the units of each, and the companions of all", () => {
    const mixed = joined(view, troopsOf(view)).find(({ shares }) => shares);
    expect(mixed).toMatchObject({ zone: "w_tr", units: 5, companions: ["royal-scarab"], team: 0 });
    expect(mixed?.shares?.map(({ seat, units }) => [seat, units])).toEqual([[0, 2], [2, 3]]);
  });

  it("stays apart from the other team, and from a god", () => {
    const pieces = joined(view, troopsOf(view));
    expect(pieces.filter(({ zone }) => zone === "w_r").map(({ seat }) => seat)).toEqual([2, 3]);
    expect(pieces.find(({ figure }) => figure)).toMatchObject({ zone: "e_tr", team: 1, units: 0 });
  });

  it("has one flag in the colours of all who hold the place", () => {
    const flag = piecesOf(view).flags.filter(({ zone }) => zone === "w_tr");
    expect(flag).toHaveLength(1);
    expect(flag[0]).toMatchObject({ gods: ["horus", "bastet"], team: 0 });
  });

  it("says how many it is together", () => {
    expect(inWords(view, "w_tr", [])).toContain("together 5 of 5 units");
  });

  it("walks as one", () => {
    const way = { from: "w_tr", to: "w_r", companions: [], way: "land" } as const;
    const events = [
      { what: "moved", seat: 0, units: 1, ...way },
      { what: "moved", seat: 2, units: 2, ...way },
    ] as unknown as GameEvent[];
    const made = scenes(drawing, troopsOf(view), events, godOf, Infinity, teamOf);
    expect(made).toHaveLength(1);
    expect(made[0]?.walk?.piece).toMatchObject({ units: 3 });
    expect(made[0]?.standing.find(({ key }) => key === "2@w_tr")?.units).toBe(1);
  });
});

describe("a god", () => {
  it("is told with its life and strength", () => {
    expect(inWords(view, "e_tr", [])).toContain("the god Seth, 2 of 4 life points, strength 7");
  });

  it("rises, strides, is hurt and falls", () => {
    const events = [
      { what: "god_deployed", seat: 0, zone: "w1a", life: 3 },
      { what: "god_moved", seat: 0, from: "w1a", to: "w_on", way: "teleport" },
      { what: "life_lost", seat: 0, zone: "w_on", points: 2, life: 1 },
      { what: "retreated", seat: 0, from: "w_on", to: "w1f" },
      { what: "god_fell", seat: 0, zone: "w1f" },
    ] as unknown as GameEvent[];
    const made = scenes(layoutFor({ players: 6 }).drawing, [], events, godOf);
    expect(made.map(({ walk }) => walk !== null)).toEqual([false, true, false, true, false]);
    expect(made[0]?.standing[0]?.figure).toMatchObject({ god: "horus", life: 3, most: 3 });
    expect(made[2]?.standing[0]?.figure?.life).toBe(1);
    expect(made[3]?.walk?.piece.figure?.life).toBe(1);
    expect(made[4]?.standing).toEqual([]);
  });
});
