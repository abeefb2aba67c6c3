import { describe, expect, it } from "vitest";
import { components, type DrawingInfo, type LayoutInfo } from "../wire.ts";
import { distanceTo, samples, smooth, within } from "$board/curves.ts";
import type { Point } from "$board/curves.ts";
import type { Drawing, ZoneShape } from "./drawing.ts";
import { layoutFor, stormZones } from "./layout.ts";
import { corners } from "./sheet.ts";
import { CITIES, desertOf, districtOf, districtsOf, homeOf, isZone, rowOf } from "./zones.ts";
import type { ZoneId } from "./zones.ts";

const facts = new Map(components.zones.map((zone) => [zone.id as ZoneId, zone]));
const layouts = Object.entries(components.layouts).map(([players, facts]) => ({ players: Number(players), facts: facts! }));
const six = components.layouts[6]!;

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

interface Expected {
  name: string;
  drawing: Drawing;
  /** The drawing in the box. */
  box: DrawingInfo;
  adjacent: (one: ZoneId, other: ZoneId) => boolean;
}

const adjacentIn =
  ({ neighbours }: LayoutInfo): Expected["adjacent"] =>
  (one, other) =>
    (neighbours[one] ?? []).includes(other);

const first = (side: "even" | "odd", players: number): Expected => ({
  name: `first edition, ${side}`,
  drawing: layoutFor({ players, edition: "first" }).drawing,
  box: components.drawings[`first_${side}`],
  adjacent: adjacentIn(components.first_layouts[players]!),
});

const BOARDS: Expected[] = [
  {
    name: "rise",
    drawing: layoutFor({ players: 6 }).drawing,
    box: components.drawings.rise,
    adjacent: adjacentIn(six),
  },
  {
    name: "rise, wide",
    drawing: layoutFor({ players: 3 }, true).drawing,
    box: components.drawings.rise,
    adjacent: adjacentIn(six),
  },
  first("even", 4),
  first("odd", 5),
];

describe.each(BOARDS)("the board $name", ({ name, drawing, box, adjacent }) => {
  const zones = box.zones.map(({ zone }) => zone);
  const cities = CITIES.filter((city) => box.statues[city]);
  const harbors = box.harbors.map(({ zones }) => zones.join(" "));
  const shapes = drawing.zones.map((zone) => drawing.shape(zone));

  it("has the zones of the game and no others", () => {
    expect([...drawing.zones].sort()).toEqual([...zones].sort());
    expect(drawing.cities).toEqual(cities);
  });

  it.each(zones)("%s has an outline of one closed line, or two around a city", (zone) => {
    const { outline, rings } = drawing.shape(zone);
    expect(outline).toMatch(/^(M[^MZ]+Z)+$/);
    expect(rings).toHaveLength(/^[we]\df$/.test(zone) ? 2 : 1);
  });

  it.each(zones)("%s has what the game says", (zone) => {
    const fact = facts.get(zone)!;
    const shape = drawing.shape(zone);
    expect(shape.port).toBe(name.startsWith("rise") ? fact.port : null);
    expect(shape.places.obelisk !== undefined).toBe(fact.obelisk);
    expect(shape.places.pyramid !== undefined).toBe(fact.kind === "district");
  });

  it.each(zones)("%s holds its places, but for the ship", (zone) => {
    const shape = drawing.shape(zone);
    const { ship, ...places } = shape.places;
    for (const [name, place] of Object.entries(places)) expect(isIn(shape, place), name).toBe(true);
    if (ship) expect(shapes.some((other) => isIn(other, ship))).toBe(false);
  });

  it.each(zones)("%s has room for a troop", (zone) => {
    const { rings, places } = drawing.shape(zone);
    expect(Math.min(...rings.map((ring) => distanceTo(places.troop, ring)))).toBeGreaterThan(26);
  });

  it("has the borders of the game: what is adjacent touches, what is not does not", () => {
    for (const one of zones) {
      for (const other of zones) {
        if (one !== other) expect(drawing.touch(one, other), `${one} ${other}`).toBe(adjacent(one, other));
      }
    }
  });

  it("shows them: adjacent zones share a stretch, others no more than a corner", () => {
    for (const one of shapes) {
      for (const other of shapes) {
        if (one === other) continue;
        const shared = common(one, other);
        if (adjacent(one.id, other.id)) expect(shared, `${one.id} ${other.id}`).toBeGreaterThan(8);
        else expect(shared, `${one.id} ${other.id}`).toBeLessThan(8);
      }
    }
  });

  it("leaves no zone over another", () => {
    for (const one of shapes) {
      for (const p of [one.places.troop, one.places.label]) {
        expect(shapes.filter((other) => other !== one && isIn(other, p)).map(({ id }) => id)).toEqual([]);
      }
    }
  });

  it("keeps the walls within the desert of their city", () => {
    for (const city of cities) {
      const [outer = []] = drawing.shape(`${city}f`).rings;
      for (const corner of corners(drawing.plan(city))) {
        expect(within(corner, outer), city).toBe(true);
        expect(distanceTo(corner, outer), city).toBeGreaterThan(8);
      }
    }
  });

  it("puts water between the banks", () => {
    const delta = drawing.borders.filter(({ sides }) => sides[1] === "nile" && sides[0].startsWith("d"));
    const island = delta.flatMap(({ curve }) => samples(curve));
    const narrowest = (line: readonly Point[], other: readonly Point[]): number =>
      Math.min(...line.map((p) => distanceTo(p, other)));
    expect(narrowest(drawing.westShore, drawing.eastShore)).toBeGreaterThan(50);
    expect(narrowest(island, drawing.westShore)).toBeGreaterThan(15);
    expect(narrowest(island, drawing.eastShore)).toBeGreaterThan(15);
  });

  it("sends ships where the game does, from land to land over water", () => {
    expect(drawing.harbors.map(({ between }) => between.join(" ")).sort()).toEqual(harbors.sort());
    for (const { between, line } of drawing.harbors) {
      const way = samples(smooth(line));
      expect(isIn(drawing.shape(between[0]), way[0] as Point), between.join(" ")).toBe(true);
      expect(isIn(drawing.shape(between[1]), way.at(-1) as Point), between.join(" ")).toBe(true);
      const over = way.flatMap((p) => shapes.filter((shape) => isIn(shape, p)).map(({ id }) => id));
      expect([...new Set(over)].sort(), between.join(" ")).toEqual([...between].sort());
      expect(way.some((p) => shapes.every((shape) => !isIn(shape, p)))).toBe(true);
    }
  });

  it("has statues on the land of their cities", () => {
    for (const city of cities) expect(isIn(drawing.shape(`${city}f`), drawing.statue(city)), city).toBe(true);
  });

  it("hangs the names of cities on their walls", () => {
    for (const city of cities) {
      const ring = corners(drawing.plan(city));
      expect(distanceTo(drawing.cityLabel(city), [...ring, ring[0] as Point])).toBeLessThan(0.01);
    }
  });
});

describe("layouts", () => {
  it.each(layouts)("for $players players are as the game says", ({ players, facts }) => {
    const layout = layoutFor({ players });
    expect([...layout.zones].sort()).toEqual([...facts.zones].sort());
    expect(layout.cities).toEqual(facts.cities);
    expect(layout.eastOpen).toBe(facts.east_open);
    expect(layout.storms).toHaveLength(facts.storms.length);
    expect(layoutFor({ players, edition: "bs-2021" })).toBe(layout);
    expect(layoutFor({ players, edition: "rise" })).toBe(layout);
  });

  it.each([
    { players: 2, cities: ["w1", "w3"], zones: 14, harbors: 0 },
    { players: 3, cities: ["w1", "w2", "w3"], zones: 20, harbors: 1 },
    { players: 4, cities: ["w1", "w3", "e1", "e2"], zones: 26, harbors: 3 },
    { players: 5, cities: ["w1", "w2", "w3", "e1", "e2"], zones: 32, harbors: 4 },
  ])("for $players players of the first edition use one side of its board", ({ players, cities, zones, harbors }) => {
    const layout = layoutFor({ players, edition: "first" });
    expect(layout.cities).toEqual(cities);
    expect(layout.zones.length).toBe(zones);
    expect(layout.harbors).toHaveLength(harbors);
    expect(layout.eastOpen).toBe(players > 3);
    expect(layout.storms).toEqual([]);
  });

  const games = ["rise", "first"].flatMap((edition) => [2, 3, 4, 5].map((players) => ({ edition, players })));
  it.each(games)("of $edition for $players players frame all that is in play", (agreed) => {
    const { drawing, frame, zones } = layoutFor(agreed);
    for (const zone of zones) {
      const { x, y } = drawing.shape(zone).places.troop;
      expect(x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height, zone).toBe(true);
    }
  });

  it("cover with storms exactly what is out of play", () => {
    const { drawing, storms, zones } = layoutFor({ players: 4 });
    const covered = storms.flatMap((storm) => stormZones(storm));
    expect([...zones, ...covered].sort()).toEqual([...drawing.zones].sort());
  });

  it("give a solo game the board of two", () => {
    expect(layoutFor({ players: 1 }).players).toBe(2);
  });
});

describe("places", () => {
  const { drawing } = layoutFor({ players: 6 });

  it("lets several troops stand apart", () => {
    const [one, two] = drawing.standings("w_on", 2) as [Point, Point];
    expect(Math.abs(one.x - two.x)).toBeGreaterThan(94);
    expect(drawing.standings("w1a", 1)).toEqual([drawing.shape("w1a").places.troop]);
  });

  it("knows cities and districts by their names", () => {
    expect([districtsOf("w1"), desertOf("w1"), homeOf("w1")]).toEqual([["w1a", "w1b", "w1c"], "w1f", ["w1a", "w1b", "w1c", "w1f"]]);
    expect([districtOf("e2", "c"), districtOf(null, "c"), districtOf("e2", "f")]).toEqual(["e2c", null, null]);
    expect([rowOf("w1f").city, rowOf("w1f").district, rowOf("w_on").city]).toEqual(["w1", null, null]);
    expect([isZone("d_t"), isZone("x9")]).toEqual([true, false]);
  });

  it("says which zone a board has not", () => {
    expect(() => layoutFor({ players: 5, edition: "first" }).drawing.shape("e_os")).toThrow("e_os");
  });
});
