import type { Components, Direction, LayoutInfo, Scenario } from "$generated/ankh.ts";

interface Point {
  x: number;
  y: number;
}

/** A camel, as a line along its side. */
interface Line {
  from: Point;
  to: Point;
}

export interface Sketch {
  land: { id: string; terrain: string; points: string }[];
  river: Line[];
  camels: Line[];
  gods: Point[];
  own: Point[];
  neutral: Point[];
  /** Numbers of the regions, where each is named. */
  regions: (Point & { number: number })[];
  width: number;
  height: number;
}

const TALL = Math.sqrt(3);

/** The corners of a flat hex of size 1, clockwise from the right. */
const CORNERS = Array.from({ length: 6 }, (_, at) => ({ x: Math.cos((at * Math.PI) / 3), y: Math.sin((at * Math.PI) / 3) }));

/** The two corners between which each side lies. */
const SIDES: Record<Direction, readonly [number, number]> = { n: [4, 5], ne: [5, 0], se: [0, 1], s: [1, 2], sw: [2, 3], nw: [3, 4] };

/** A layout as a small drawing. */
export function sketch({ hexes, river, layouts }: Pick<Components, "hexes" | "river" | "layouts">, scenario: Scenario, players: number): Sketch | null {
  const layout: LayoutInfo | undefined = layouts.find((one) => one.scenario === scenario && one.players === players);
  if (layout === undefined) return null;
  const centres = new Map(hexes.map(({ id, column, row }) => [id, { x: 1 + column * 1.5, y: TALL / 2 + (row + (column % 2) / 2) * TALL }]));
  const at = (hex: string): Point => centres.get(hex) ?? { x: 0, y: 0 };
  const corner = (hex: string, number: number): Point => ({ x: at(hex).x + (CORNERS[number]?.x ?? 0), y: at(hex).y + (CORNERS[number]?.y ?? 0) });
  const line = ({ hex, direction }: { hex: string; direction: Direction }): Line => {
    const [one, other] = SIDES[direction];
    return { from: corner(hex, one), to: corner(hex, other) };
  };
  return {
    land: hexes.map(({ id, terrain }) => ({ id, terrain, points: CORNERS.map((_, number) => corner(id, number)).map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ") })),
    river: river.map(line),
    camels: layout.camels.map(line),
    gods: layout.places.map(({ god }) => at(god)),
    own: layout.places.map(({ monument_at }) => at(monument_at)),
    neutral: layout.neutral.map(([, hex]) => at(hex)),
    regions: layout.regions.map((hex, index) => ({ ...at(hex), number: index + 1 })),
    width: 2 + 10 * 1.5,
    height: 10.5 * TALL,
  };
}
