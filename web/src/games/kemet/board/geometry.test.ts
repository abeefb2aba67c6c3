import { describe, expect, it } from "vitest";
import { components } from "../wire.ts";
import { BORDERS, EAST_SHORE, PLANS, WEST_SHORE, corners } from "./borders.ts";
import { distanceTo, samples, within } from "$board/curves.ts";
import type { Point } from "$board/curves.ts";
import { SHAPES, STATUES, cityLabel, layoutFor, standings, stormZones, touch } from "./geometry.ts";
import type { ZoneShape } from "./geometry.ts";
import { CITIES, ZONES, cityOf, districtOf, isZone } from "./zones.ts";
import type { ZoneId } from "./zones.ts";

const facts = new Map(components.zones.map((zone) => [zone.id as ZoneId, zone]));
const layouts = Object.entries(components.layouts).map(([players, facts]) => ({ players: Number(players), facts: facts! }));
const six = components.layouts[6]!;
const neighbours = (zone: ZoneId): readonly string[] => six.neighbours[zone] ?? [];

function isIn({ rings: [outer, hole] }: ZoneShape, p: Point): boolean {
  return outer !== undefined && within(p, outer) && !(hole && within(p, hole));
}

/** How much of the outline of one zone runs along the outline of another, in sampled points. */
function common(one: ZoneShape, other: ZoneShape): number {
  const all = other.rings.flat();
  const [left, right] = [Math.min(...all.map(({ x }) => x)) - 1, Math.max(...all.map(({ x }) => x)) + 1];
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)) - 1, Math.max(...all.map(({ y }) => y)) + 1];
  return one.rings
    .flat()
    .filter(({ x, y }) => x > left && x < right && y > top && y < bottom)
    .filter((p) => other.rings.some((line) => distanceTo(p, line) < 0.5)).length;
}

describe("every zone", () => {
  it("is one of the game, and none is missing", () => {
    expect([...ZONES].sort()).toEqual([...facts.keys()].sort());
  });

  it.each(ZONES)("%s has an outline of one closed line, or two around a city", (zone) => {
    const { outline, rings } = SHAPES[zone];
    expect(outline).toMatch(/^(M[^MZ]+Z)+$/);
    expect(rings).toHaveLength(/^[we]\df$/.test(zone) ? 2 : 1);
  });

  it.each(ZONES)("%s is what the game says", (zone) => {
    const fact = facts.get(zone)!;
    const shape = SHAPES[zone];
    expect(shape.kind).toBe(fact.kind);
    expect(shape.city).toBe(fact.city);
    expect(shape.port).toBe(fact.port);
    expect(shape.templePrayer).toBe(fact.temple_pp);
    expect(shape.places.obelisk !== undefined).toBe(fact.obelisk);
    expect(shape.places.pyramid !== undefined).toBe(fact.kind === "district");
  });

  it.each(ZONES)("%s holds its places, but for the ship", (zone) => {
    const shape = SHAPES[zone];
    const { ship, ...places } = shape.places;
    for (const [name, place] of Object.entries(places)) expect(isIn(shape, place), name).toBe(true);
    if (ship) expect(ZONES.some((other) => isIn(SHAPES[other], ship))).toBe(false);
  });

  it.each(ZONES)("%s has room for a troop", (zone) => {
    const { troop } = SHAPES[zone].places;
    const nearest = Math.min(...SHAPES[zone].rings.map((ring) => distanceTo(troop, ring)));
    expect(nearest).toBeGreaterThan(26);
  });
});

describe("borders", () => {
  it("are as the game says: what is adjacent touches, what is not does not", () => {
    for (const one of ZONES) {
      for (const other of ZONES) {
        if (one !== other) expect(touch(one, other), `${one} ${other}`).toBe(neighbours(one).includes(other));
      }
    }
  });

  it("show it: adjacent zones share a stretch, others no more than a corner", () => {
    for (const one of ZONES) {
      for (const other of ZONES) {
        if (one === other) continue;
        const shared = common(SHAPES[one], SHAPES[other]);
        if (neighbours(one).includes(other)) expect(shared, `${one} ${other}`).toBeGreaterThan(8);
        else expect(shared, `${one} ${other}`).toBeLessThan(8);
      }
    }
  });

  it("leave no zone over another", () => {
    for (const one of ZONES) {
      const others = ZONES.filter((other) => other !== one);
      const { troop, label } = SHAPES[one].places;
      for (const p of [troop, label]) expect(others.filter((other) => isIn(SHAPES[other], p))).toEqual([]);
    }
  });

  it("keep the walls within the desert of their city", () => {
    for (const city of CITIES) {
      const [outer = []] = SHAPES[`${city}f`].rings;
      for (const corner of corners(PLANS[city])) {
        expect(within(corner, outer), city).toBe(true);
        expect(distanceTo(corner, outer), city).toBeGreaterThan(8);
      }
    }
  });

  it("put water between the banks", () => {
    const delta = BORDERS.filter(({ sides }) => sides[1] === "nile" && sides[0].startsWith("d"));
    const island = delta.flatMap(({ curve }) => samples(curve));
    const narrowest = (line: readonly Point[], other: readonly Point[]): number =>
      Math.min(...line.map((p) => distanceTo(p, other)));
    expect(narrowest(WEST_SHORE, EAST_SHORE)).toBeGreaterThan(50);
    expect(narrowest(island, WEST_SHORE)).toBeGreaterThan(15);
    expect(narrowest(island, EAST_SHORE)).toBeGreaterThan(15);
  });
});

describe("layouts", () => {
  it.each(layouts)("for $players players are as the game says", ({ players, facts }) => {
    const layout = layoutFor(players);
    expect([...layout.zones].sort()).toEqual([...facts.zones].sort());
    expect(layout.cities).toEqual(facts.cities);
    expect(layout.eastOpen).toBe(facts.east_open);
    expect(layout.storms).toHaveLength(facts.storms.length);
  });

  it.each(layouts)("for $players players frame all that is in play", ({ players }) => {
    const { frame, zones } = layoutFor(players);
    for (const zone of zones) {
      const { x, y } = SHAPES[zone].places.troop;
      expect(x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height, zone).toBe(true);
    }
  });

  it("cover with a storm exactly what the game takes out", () => {
    const covers = components.storms.map(({ covers }) => [...covers].sort());
    expect(covers).toContainEqual([...stormZones("sw")].sort());
    expect(covers).toContainEqual([...stormZones("ne")].sort());
  });

  it("give a solo game the board of two", () => {
    expect(layoutFor(1).players).toBe(2);
  });
});

describe("places", () => {
  it("has statues on the land of their cities", () => {
    for (const city of CITIES) expect(isIn(SHAPES[`${city}f`], STATUES[city]), city).toBe(true);
  });

  it("hangs the names of cities on their walls", () => {
    for (const city of CITIES) {
      const ring = corners(PLANS[city]);
      expect(distanceTo(cityLabel(city), [...ring, ring[0] as Point])).toBeLessThan(0.01);
    }
  });

  it("lets several troops stand apart", () => {
    const [one, two] = standings("w_on", 2) as [Point, Point];
    expect(Math.abs(one.x - two.x)).toBeGreaterThan(94);
    expect(standings("w1a", 1)).toEqual([SHAPES.w1a.places.troop]);
  });

  it("knows cities and districts by their names", () => {
    expect([cityOf("w1f"), districtOf("w1f"), districtOf("e2c"), cityOf("w_on")]).toEqual(["w1", null, "c", null]);
    expect([isZone("d_t"), isZone("x9")]).toEqual([true, false]);
  });
});
