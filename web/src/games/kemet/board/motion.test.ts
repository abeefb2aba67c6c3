import { describe, expect, it } from "vitest";
import { layoutFor } from "./layout.ts";
import { scenes as scenesOn, wayPoints } from "./motion.ts";
import { troopKey } from "./pieces.ts";
import type { GameEvent, TroopPiece } from "./pieces.ts";
import type { ZoneId } from "./zones.ts";

const troop = (seat: number, zone: ZoneId, units: number, companions: TroopPiece["companions"] = []): TroopPiece => ({
  key: troopKey(seat, zone),
  seat,
  god: "horus",
  zone,
  units,
  companions,
});
const godOf = (): string => "horus";

const { drawing } = layoutFor({ players: 6 });
const scenes = (before: TroopPiece[], events: GameEvent[], god: () => string, budget?: number) => scenesOn(drawing, before, events, god, budget);

describe("scenes", () => {
  it("let a part of a troop walk and the rest stay", () => {
    const [scene] = scenes(
      [troop(0, "w1f", 5, ["phoenix"])],
      [{ what: "moved", seat: 0, from: "w1f", to: "w_on", units: 3, companions: ["phoenix"], way: "land" }],
      godOf,
    );
    expect(scene?.standing).toEqual([troop(0, "w1f", 2)]);
    expect(scene?.walk?.piece).toMatchObject({ units: 3, companions: ["phoenix"] });
    expect(scene?.walk?.path.at(0)).toEqual(drawing.shape("w1f").places.troop);
    expect(scene?.walk?.path.at(-1)).toEqual(drawing.shape("w_on").places.troop);
    expect(scene?.duration).toBeGreaterThanOrEqual(150);
    expect(scene?.duration).toBeLessThanOrEqual(400);
  });

  it("follow one another", () => {
    const made = scenes(
      [troop(0, "w1a", 4)],
      [
        { what: "moved", seat: 0, from: "w1a", to: "w1f", units: 4, companions: [], way: "land" },
        { what: "moved", seat: 0, from: "w1f", to: "w_on", units: 4, companions: [], way: "land" },
        { what: "units_removed", seat: 0, zone: "w_on", units: 1 },
      ],
      godOf,
    );
    expect(made).toHaveLength(3);
    expect(made[1]?.standing).toEqual([]);
    expect(made[2]?.standing).toEqual([troop(0, "w_on", 3)]);
  });

  it("show who comes, goes and is called back", () => {
    const made = scenes(
      [troop(1, "w_ti", 2, ["cat"])],
      [
        { what: "units_added", seat: 0, zone: "w1a", units: 3, by: [] },
        { what: "companion_joined", seat: 0, companion: "jackal", zone: "w1a" },
        { what: "companion_returned", seat: 1, companion: "cat" },
        { what: "recalled", seat: 1, zone: "w_ti", units: 2 },
      ],
      godOf,
    );
    expect(made.at(-1)?.standing).toEqual([troop(0, "w1a", 3, ["jackal"])]);
  });

  it("retreat with all there are", () => {
    const [scene] = scenes([troop(0, "w_r", 4, ["mummy"])], [{ what: "retreated", seat: 0, from: "w_r", to: "w_tr" }], godOf);
    expect(scene?.walk?.piece).toMatchObject({ units: 4, companions: ["mummy"] });
  });

  it("keep within their time", () => {
    const move: GameEvent = { what: "moved", seat: 0, from: "w1a", to: "w1f", units: 1, companions: [], way: "land" };
    const made = scenes([troop(0, "w1a", 9)], Array.from({ length: 9 }, () => move), godOf, 600);
    expect(made.reduce((sum, { duration }) => sum + duration, 0)).toBeCloseTo(600);
  });

  it("say nothing of what the board does not show", () => {
    expect(scenes([], [{ what: "paid", seat: 0, amount: 2 }], godOf)).toEqual([]);
  });
});

describe("ways", () => {
  it("lead by ship from harbor to harbor", () => {
    const way = wayPoints(drawing, "w1f", "e_r", "harbor");
    expect(way).toContainEqual(drawing.shape("w1f").places.port);
    expect(way).toContainEqual(drawing.shape("e_r").places.port);
    expect(way.length).toBeGreaterThan(5);
  });

  it("follow the arrow of the first edition, there and back", () => {
    const { drawing } = layoutFor({ players: 5, edition: "first" });
    const line = drawing.harbor("w_r", "e_tr")!.line;
    expect(wayPoints(drawing, "w_r", "e_tr", "harbor").slice(1, -1)).toEqual(line);
    expect(wayPoints(drawing, "e_tr", "w_r", "harbor").slice(1, -1)).toEqual([...line].reverse());
  });
});
