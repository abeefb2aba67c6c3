/** Dunes, reeds, palms and stars: strewn by a fixed seed, so that the land is the same on every visit. */

import { add, at, distance, distanceTo, samples, smooth, within } from "$board/curves.ts";
import type { Point } from "$board/curves.ts";
import { dice } from "$board/dice.ts";
import type { Drawing, ZoneShape } from "./drawing.ts";
import { WIDTH } from "./sheet.ts";
import type { ZoneId } from "./zones.ts";
import { ZONES } from "./zones.ts";

export interface Speck {
  readonly at: Point;
  readonly size: number;
  /** -1 or 1: which way it leans. */
  readonly lean: number;
}

const speck = (place: Point, roll: () => number): Speck => ({
  at: place,
  size: 0.8 + roll() * 0.5,
  lean: roll() < 0.5 ? -1 : 1,
});

function holds({ rings: [outer, hole] }: ZoneShape, p: Point): boolean {
  return outer !== undefined && within(p, outer) && !(hole && within(p, hole));
}

function clear({ rings, places }: ZoneShape, p: Point, rim: number, room: number): boolean {
  return (
    rings.every((ring) => distanceTo(p, ring) > rim) &&
    Object.values(places).every((place) => distance(place, p) > room)
  );
}

/** Dunes on one zone, kept off its rim and off what stands there. */
function dunesOn(shape: ZoneShape, seed: number): Speck[] {
  if (shape.kind === "district") return [];
  const roll = dice(seed);
  const found: Speck[] = [];
  for (let tries = 0; tries < 260; tries += 1) {
    const [outer] = shape.rings;
    const corner = outer?.[Math.floor(roll() * outer.length)] ?? at(0, 0);
    const other = outer?.[Math.floor(roll() * outer.length)] ?? at(0, 0);
    const t = roll();
    const place = at(corner.x + t * (other.x - corner.x), corner.y + t * (other.y - corner.y));
    const free = found.every((dune) => distance(dune.at, place) > 50);
    if (free && holds(shape, place) && clear(shape, place, 26, 34)) found.push(speck(place, roll));
  }
  return found;
}

/** Small houses of a district, along its walls. */
function housesIn(shape: ZoneShape, seed: number): Speck[] {
  const { troop, pyramid } = shape.places;
  const [ring = []] = shape.rings;
  const roll = dice(seed);
  const found: Speck[] = [];
  for (let tries = 0; tries < 400 && found.length < 9; tries += 1) {
    const corner = ring[Math.floor(roll() * ring.length)] ?? troop;
    const place = add(corner, (roll() - 0.5) * 90, (roll() - 0.5) * 90);
    const apart = found.every((house) => distance(house.at, place) > 21);
    const offTroop = Math.abs(place.x - troop.x) > 62 || Math.abs(place.y - troop.y) > 44;
    const offPyramid = !pyramid || Math.abs(place.x - pyramid.x) > 54 || Math.abs(place.y - pyramid.y + 30) > 56;
    if (apart && offTroop && offPyramid && within(place, ring) && distanceTo(place, ring) > 17) {
      found.push(speck(place, roll));
    }
  }
  return found.sort((one, other) => one.at.y - other.at.y);
}

/** Places every so often along a line, moved inland by `inland` and kept off what stands there. */
function along(kept: readonly Point[], line: readonly Point[], every: number, inland: number, seed: number, room = 30): Speck[] {
  const roll = dice(seed);
  const found: Speck[] = [];
  let walked = every / 2;
  for (let i = 1; i < line.length; i += 1) {
    const from = line[i - 1] as Point;
    const to = line[i] as Point;
    walked += distance(from, to);
    if (walked < every) continue;
    walked = -roll() * every * 0.8;
    const place = add(to, inland * (0.8 + roll() * 0.5), 0);
    if (kept.every((port) => distance(port, place) > room)) found.push(speck(place, roll));
  }
  return found;
}

export interface Growth {
  readonly reeds: readonly Speck[];
  readonly palms: readonly Speck[];
}

/** What is strewn over one board. */
class Decor {
  readonly growth: Readonly<Record<"west" | "east" | "delta", Growth>>;
  readonly #dunes = new Map<ZoneId, readonly Speck[]>();
  readonly #houses = new Map<ZoneId, readonly Speck[]>();

  constructor(drawing: Drawing) {
    const shapes = drawing.zones.map((zone) => drawing.shape(zone));
    shapes.forEach((shape) => {
      const index = ZONES.indexOf(shape.id);
      if (shape.kind === "district") this.#houses.set(shape.id, housesIn(shape, 907 + index * 13));
      else this.#dunes.set(shape.id, dunesOn(shape, 101 + index * 7));
    });
    this.growth = growthOn(drawing, shapes);
  }

  dunes(zone: ZoneId): readonly Speck[] {
    return this.#dunes.get(zone) ?? [];
  }

  houses(zone: ZoneId): readonly Speck[] {
    return this.#houses.get(zone) ?? [];
  }
}

function growthOn({ borders, harbors, westShore, eastShore }: Drawing, shapes: readonly ZoneShape[]): Decor["growth"] {
  const ports = shapes.flatMap(({ places }) => places.port ?? []);
  const kept = [...ports, ...harbors.flatMap(({ line }) => samples(smooth(line)))];
  const island = borders
    .filter(({ sides }) => sides[1] === "nile" && sides[0].startsWith("d"))
    .flatMap(({ curve }) => samples(curve));
  const clearOfPieces = ({ at: place }: Speck): boolean =>
    shapes.every(({ places: { troop, temple, obelisk, label } }) =>
      [troop, temple, obelisk, label].every((each) => !each || distance(each, place) > 54),
    );
  return {
    west: {
      reeds: along(kept, westShore, 34, -5, 11),
      palms: along(kept, westShore, 120, -22, 23, 40).filter(clearOfPieces),
    },
    east: {
      reeds: along(kept, eastShore, 34, 5, 31),
      palms: along(kept, eastShore, 120, 22, 47, 40).filter(clearOfPieces),
    },
    delta: { reeds: along(kept, island, 44, 0, 53), palms: [] },
  };
}

const strewnOver = new WeakMap<Drawing, Decor>();

/** What is strewn over a board; worked out once. */
export function decorOf(drawing: Drawing): Decor {
  const decor = strewnOver.get(drawing) ?? new Decor(drawing);
  strewnOver.set(drawing, decor);
  return decor;
}

/** The curls and streaks of a sandstorm over the south-west corner. */
export const CURLS: readonly Speck[] = strewn(7, 3, 17);
export const STREAKS: readonly Speck[] = strewn(6, 9, 29);

/** A loose grid over the south-west corner, each place a little off. */
function strewn(columns: number, rows: number, seed: number): Speck[] {
  const roll = dice(seed);
  const [left, top, width, height] = [0, 650, 760, 390];
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = (index % columns) + 0.5 + (roll() - 0.5) * 0.8;
    const row = Math.floor(index / columns) + 0.5 + (roll() - 0.5) * 0.6;
    return speck(at(left + (column / columns) * width, top + (row / rows) * height), roll);
  });
}

const SKY = 1040;

/** Stars of the night, all over and around the board. */
export const STARS: readonly Speck[] = (() => {
  const roll = dice(7);
  return Array.from({ length: 220 }, () =>
    speck(at((roll() * 2 - 0.5) * WIDTH, (roll() * 2 - 0.5) * SKY), roll),
  );
})();

/** Lines of current: between the banks, at a share of the way from the west one. */
export function current({ westBank, eastBank }: Drawing, share: number, steps = 160): Point[] {
  const shore = (line: readonly Point[], t: number): Point => {
    const place = t * (line.length - 1);
    const index = Math.min(Math.floor(place), line.length - 2);
    const [a, b] = [line[index] as Point, line[index + 1] as Point];
    const rest = place - index;
    return at(a.x + rest * (b.x - a.x), a.y + rest * (b.y - a.y));
  };
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const west = shore(westBank, t);
    const east = shore(eastBank, t);
    const ripple = Math.sin(i * 1.9 + share * 9) * 2.2;
    return at(west.x + share * (east.x - west.x) + ripple, west.y + share * (east.y - west.y));
  });
}
