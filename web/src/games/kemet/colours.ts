import { components } from "./wire.ts";

export const COLOURS = ["ruby", "sapphire", "diamond", "onyx", "amber", "amethyst"] as const;
export type ColourId = (typeof COLOURS)[number];

/** How a tile colour looks: a fill, an ink for what stands on it, and a cut of its own. */
export interface Gem {
  colour: string;
  ink: string;
  /** Text in this colour on a panel (AA). */
  line: string;
  /** The outline of the stone on 24 × 24. */
  shape: string;
  /** Its facets, as strokes. */
  facets: string;
}

const SHAPES: Record<ColourId, { shape: string; facets: string }> = {
  // A shield with three points.
  ruby: { shape: "M12 2 22 9 12 22 2 9Z", facets: "M2 9H22M8 9 12 22 16 9M8 9 12 2 16 9" },
  // A drop.
  sapphire: {
    shape: "M12 1.5C16 7 20 10.5 20 15a8 7.5 0 0 1-16 0C4 10.5 8 7 12 1.5Z",
    facets: "M12 1.5V22.5M4 15H20",
  },
  // A lozenge.
  diamond: { shape: "M12 1 21 12 12 23 3 12Z", facets: "M3 12H21M12 1V23" },
  // A square.
  onyx: { shape: "M3.5 3.5H20.5V20.5H3.5Z", facets: "M7.5 7.5H16.5V16.5H7.5ZM3.5 3.5 7.5 7.5M20.5 3.5 16.5 7.5M3.5 20.5 7.5 16.5M20.5 20.5 16.5 16.5" },
  // A disc.
  amber: { shape: "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z", facets: "M12 6.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11Z" },
  // A hexagon.
  amethyst: { shape: "M12 1.5 21 6.7V17.3L12 22.5 3 17.3V6.7Z", facets: "M12 1.5V22.5M3 6.7 21 17.3M21 6.7 3 17.3" },
};

export function isColour(id: string | null | undefined): id is ColourId {
  return (COLOURS as readonly string[]).includes(id ?? "");
}

export function gem(colour: ColourId): Gem {
  return {
    colour: `var(--gem-${colour})`,
    ink: `var(--gem-${colour}-ink)`,
    line: `var(--gem-${colour}-line)`,
    ...SHAPES[colour],
  };
}

const tiles = new Map<string, { colour: ColourId; level: number }>(
  components.tiles.map(({ id, colour, level }) => [id, { colour, level }]),
);

/** The colour and level of a tile. */
export function tileFace(id: string): { colour: ColourId; level: number } | null {
  return tiles.get(id) ?? null;
}
