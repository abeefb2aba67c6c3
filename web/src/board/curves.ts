/** Plane curves: smooth chains through points, and the questions asked of them. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cubic segment; its start is the end of the one before it. */
export interface Cubic {
  readonly c1: Point;
  readonly c2: Point;
  readonly to: Point;
}

export interface Curve {
  readonly from: Point;
  readonly cubics: readonly Cubic[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const at = (x: number, y: number): Point => ({ x, y });

export const points = (...pairs: readonly (readonly [number, number])[]): Point[] =>
  pairs.map(([x, y]) => at(x, y));

export const add = (p: Point, dx: number, dy: number): Point => at(p.x + dx, p.y + dy);

export const distance = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);

export const middle = (p: Point, q: Point): Point => at((p.x + q.x) / 2, (p.y + q.y) / 2);

/** How far a handle reaches: a sixth of the chord between the neighbours (Catmull-Rom). */
const REACH = 1 / 6;

/** A curve through all points; where they are few it stays close to the chords. */
export function smooth(through: readonly Point[], closed = false): Curve {
  const count = through.length;
  const point = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1);
    return through[index] as Point;
  };
  const handle = (i: number, way: 1 | -1): Point => {
    const here = point(i);
    const before = point(i - 1);
    const after = point(i + 1);
    return add(here, way * REACH * (after.x - before.x), way * REACH * (after.y - before.y));
  };
  const segments = closed ? count : count - 1;
  const cubics = Array.from({ length: segments }, (_, i) => ({
    c1: handle(i, 1),
    c2: handle(i + 1, -1),
    to: point(i + 1),
  }));
  return { from: point(0), cubics };
}

/** A chain of straight lines. */
export function straight(through: readonly Point[]): Curve {
  const cubics = through.slice(1).map((to, i) => {
    const from = through[i] as Point;
    return { c1: from, c2: to, to };
  });
  return { from: through[0] as Point, cubics };
}

/** The segments `first..last` of a curve, with the handles they have in the whole. */
export function cut(curve: Curve, first: number, last: number): Curve {
  const from = first === 0 ? curve.from : (curve.cubics[first - 1] as Cubic).to;
  return { from, cubics: curve.cubics.slice(first, last) };
}

export const end = (curve: Curve): Point => curve.cubics.at(-1)?.to ?? curve.from;

export function reversed(curve: Curve): Curve {
  const cubics: Cubic[] = [];
  for (let i = curve.cubics.length - 1; i >= 0; i -= 1) {
    const cubic = curve.cubics[i] as Cubic;
    const to = i === 0 ? curve.from : (curve.cubics[i - 1] as Cubic).to;
    cubics.push({ c1: cubic.c2, c2: cubic.c1, to });
  }
  return { from: end(curve), cubics };
}

export function mapped(curve: Curve, move: (p: Point) => Point): Curve {
  return {
    from: move(curve.from),
    cubics: curve.cubics.map(({ c1, c2, to }) => ({ c1: move(c1), c2: move(c2), to: move(to) })),
  };
}

const same = (p: Point, q: Point): boolean => distance(p, q) < 0.01;

/** Joins curves that share ends, in any order and direction, to closed rings. */
export function rings(curves: readonly Curve[]): Curve[] {
  const left = [...curves];
  const found: Curve[] = [];
  for (let next = left.pop(); next; next = left.pop()) {
    let ring = next;
    while (!same(end(ring), ring.from)) {
      const tip = end(ring);
      const index = left.findIndex((curve) => same(curve.from, tip) || same(end(curve), tip));
      if (index < 0) throw new Error(`a border ends in the open at ${tip.x},${tip.y}`);
      const [piece] = left.splice(index, 1) as [Curve];
      const onward = same(piece.from, tip) ? piece : reversed(piece);
      ring = { from: ring.from, cubics: [...ring.cubics, ...onward.cubics] };
    }
    found.push(ring);
  }
  return found;
}

const number = (value: number): string => String(Math.round(value * 10) / 10);
const pair = (p: Point): string => `${number(p.x)} ${number(p.y)}`;

export function path(curve: Curve, closed = false): string {
  const body = curve.cubics.map(({ c1, c2, to }) => `C${pair(c1)} ${pair(c2)} ${pair(to)}`);
  return `M${pair(curve.from)}${body.join("")}${closed ? "Z" : ""}`;
}

/** Points along a curve, its start and end among them. */
export function samples(curve: Curve, perSegment = 12): Point[] {
  const found: Point[] = [curve.from];
  let from = curve.from;
  for (const { c1, c2, to } of curve.cubics) {
    for (let step = 1; step <= perSegment; step += 1) {
      const t = step / perSegment;
      const u = 1 - t;
      const mix = (a: number, b: number, c: number, d: number): number =>
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
      found.push(at(mix(from.x, c1.x, c2.x, to.x), mix(from.y, c1.y, c2.y, to.y)));
    }
    from = to;
  }
  return found;
}

/** Whether a point lies within a polygon. */
export function within(p: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  let before = polygon.at(-1);
  for (const corner of polygon) {
    if (before && corner.y > p.y !== before.y > p.y) {
      const cross = ((before.x - corner.x) * (p.y - corner.y)) / (before.y - corner.y) + corner.x;
      if (p.x < cross) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

/** How far a point is from a chain of lines. */
export function distanceTo(p: Point, line: readonly Point[]): number {
  let nearest = Infinity;
  for (let i = 1; i < line.length; i += 1) {
    const a = line[i - 1] as Point;
    const b = line[i] as Point;
    const length = distance(a, b) ** 2;
    const along = length === 0 ? 0 : ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length;
    const t = Math.min(1, Math.max(0, along));
    nearest = Math.min(nearest, distance(p, at(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y))));
  }
  return nearest;
}
