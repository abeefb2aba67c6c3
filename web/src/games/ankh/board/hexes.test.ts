import { describe, expect, it } from "vitest";
import { distance, within } from "$board/curves.ts";
import { components } from "./box.ts";
import { camelsOn } from "./caravans.ts";
import { DIRECTIONS, FACINGS, HEIGHT, HEXES, RADIUS, beside, cornersOf, endsOf, facingCorner, hexOf, keyOf, neighbourOf, neighboursOf, sideEnds, sideField, sideMiddle, softLine, softRing, targetsOf } from "./hexes.ts";
import { DUNES, FIELDS, NILE, WAVES, stamped } from "./land.ts";
import { partAround, shapeOf, tokenSpot } from "./regions.ts";
import { inset, ringsAround } from "./rings.ts";
import { chainsOf } from "./rivers.ts";

describe("hexes", () => {
  it("are those of the box, each in its place", () => {
    expect(HEXES).toHaveLength(101);
    expect(hexOf("a2").centre.x).toBe(RADIUS);
    expect(hexOf("b1").centre.y - hexOf("c1").centre.y).toBeCloseTo(HEIGHT / 2);
    expect(() => hexOf("z9")).toThrow("z9");
  });

  it("touch six others, each a whole hex away, and are touched back", () => {
    for (const hex of HEXES) {
      for (const [index, direction] of DIRECTIONS.entries()) {
        const back = DIRECTIONS[(index + 3) % 6]!;
        expect(beside(beside(hex, direction), back)).toEqual({ column: hex.column, row: hex.row });
        const other = neighbourOf(hex.id, direction);
        if (!other) continue;
        expect(distance(hex.centre, other.centre)).toBeCloseTo(HEIGHT);
        expect(endsOf(hex, direction).map(keyOf).sort()).toEqual(endsOf(other, back).map(keyOf).sort());
      }
    }
    expect(neighboursOf("e5").map(({ id }) => id)).toEqual(["e4", "f4", "f5", "e6", "d5", "d4"]);
    expect(neighbourOf("a2", "nw")).toBeNull();
  });

  it("lie to the side that their direction says", () => {
    const [here, there] = [hexOf("e5"), neighbourOf("e5", "ne")!];
    expect(there.centre.x).toBeGreaterThan(here.centre.x);
    expect(there.centre.y).toBeLessThan(here.centre.y);
    expect(sideMiddle({ hex: "e5", direction: "n" }).y).toBeCloseTo(here.centre.y - HEIGHT / 2);
  });

  it("know where a Scorpion points: at two hexes that touch each other", () => {
    for (const facing of Object.keys(FACINGS) as (keyof typeof FACINGS)[]) {
      const [one, other] = targetsOf("e5", facing);
      expect(neighboursOf(one!.id).map(({ id }) => id)).toContain(other!.id);
      const corner = facingCorner("e5", facing);
      for (const target of [one!, other!]) expect(distance(corner, target.centre)).toBeCloseTo(RADIUS);
    }
    expect(targetsOf("a2", "sw-nw")).toEqual([]);
  });
});

describe("sides", () => {
  it("have fields that do not overlap", () => {
    const fields = (["n", "ne", "se"] as const).map((direction) => sideField({ hex: "e5", direction }));
    expect(new Set(fields).size).toBe(3);
    const corners = fields.map((d) => d.slice(1, -1).split("L").map((pair) => pair.split(" ").map(Number)).map(([x = 0, y = 0]) => ({ x, y })));
    const hearts = (["n", "ne", "se"] as const).map((direction) => sideMiddle({ hex: "e5", direction }));
    for (const [i, polygon] of corners.entries()) {
      for (const [j, heart] of hearts.entries()) expect(within({ x: heart.x + 0.1, y: heart.y + 0.1 }, polygon)).toBe(i === j);
    }
  });

  it("make lines in which camels look one way", () => {
    const [layout] = components.layouts.filter(({ scenario, players }) => scenario === "middle-kingdom" && players === 4);
    const camels = camelsOn(layout!.camels);
    expect(camels.map(({ rank }) => rank)).toEqual([0, 1, 2, 3]);
    expect(new Set(camels.map(({ look }) => look))).toEqual(new Set([1]));
    expect(camels[0]!.at.x).toBeLessThan(camels[3]!.at.x);
    expect(camelsOn([])).toEqual([]);
  });
});

describe("outlines", () => {
  it("go around several hexes once", () => {
    expect(ringsAround([hexOf("e5")])[0]).toHaveLength(6);
    expect(ringsAround([hexOf("e5"), hexOf("e6")]).map((ring) => ring.length)).toEqual([10]);
    // Around a hole there is a second one.
    expect(ringsAround(neighboursOf("e5")).map((ring) => ring.length).sort()).toEqual([18, 6].sort());
  });

  it("shrink inwards by what they are told", () => {
    const ring = inset(ringsAround([hexOf("e5")])[0]!, 10);
    const { centre } = hexOf("e5");
    for (const [i, corner] of ring.entries()) {
      const next = ring[(i + 1) % 6]!;
      expect(distance(centre, { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 })).toBeCloseTo(HEIGHT / 2 - 10);
    }
  });

  it("have soft corners", () => {
    expect(softRing(cornersOf(hexOf("e5"))).match(/Q/g)).toHaveLength(6);
    expect(softLine([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }])).toBe("M0 0L5 0Q10 0 10 5L10 10");
    expect(softLine([])).toBe("");
  });
});

describe("the Nile", () => {
  it("has three branches that meet, one of them down to the south", () => {
    expect(chainsOf(components.river).flatMap((chain) => chain.slice(1))).toHaveLength(components.river.length);
    expect(NILE).toHaveLength(3);
    expect(new Set(NILE.map(([fork]) => keyOf(fork!))).size).toBe(1);
    const drawn = new Set(NILE.flat().map(keyOf));
    for (const side of components.river) for (const end of sideEnds(side)) expect(drawn.has(keyOf(end))).toBe(true);
  });
});

describe("what lies about", () => {
  it("is everywhere", () => {
    expect(Math.min(DUNES.length, WAVES.length)).toBeGreaterThan(30);
    expect(FIELDS.plots.every((d) => d.startsWith("M"))).toBe(true);
  });

  it("is drawn in many places at once", () => {
    const specks = [{ at: { x: 10, y: 20 }, size: 2, lean: -1 }, { at: { x: 0, y: 0 }, size: 1, lean: 1 }];
    expect(stamped("M-1 2Q3 4 5 6Z", specks)).toBe("M12.0 24.0Q4.0 28.0 0.0 32.0ZM-1.0 2.0Q3.0 4.0 5.0 6.0Z");
  });
});

describe("regions", () => {
  it("are parted by river, water and camels", () => {
    expect(partAround("e2", [])).toHaveLength(22);
    expect(partAround("a9", [])).toHaveLength(32);
    const [layout] = components.layouts.filter(({ scenario, players }) => scenario === "middle-kingdom" && players === 4);
    expect(partAround("a9", layout!.camels)).toHaveLength(18);
  });

  it("have their token inside, where three of their hexes meet", () => {
    for (const { regions, camels } of components.layouts) {
      for (const hex of regions) {
        const land = partAround(hex, camels).map(hexOf);
        const spot = tokenSpot(land);
        expect(land.filter(({ centre }) => distance(centre, spot) < RADIUS + 1)).toHaveLength(3);
      }
    }
    expect(shapeOf({ number: 3, land: partAround("e2", []) }).border).toMatch(/^M.*Z$/);
  });
});
