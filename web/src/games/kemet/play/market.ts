import { components, type Colour, type TileInfo, type View } from "../wire.ts";

export interface Shelf {
  colour: Colour;
  /** From level 1 to 4. */
  levels: readonly { level: number; tiles: readonly Ware[] }[];
}

export interface Ware {
  info: TileInfo;
  /** How many lie in the market. */
  left: number;
  owners: readonly number[];
}

const LEVELS = [1, 2, 3, 4];

/** Everything that ever was for sale in this game: by colour, then by level. */
export function shelves(view: View): Shelf[] {
  const left = new Map<string, number>(view.market);
  const wares = components.tiles
    .filter(({ renewal }) => !renewal || view.agreed.renewal)
    .map((info): Ware => ({
      info,
      left: left.get(info.id) ?? 0,
      owners: view.players.filter(({ tiles }) => tiles.includes(info.id)).map(({ seat }) => seat),
    }))
    // Tiles left in the box by agreement are neither for sale nor owned.
    .filter(({ left: copies, owners }) => copies > 0 || owners.length > 0);
  return view.colours.map((colour) => ({
    colour,
    levels: LEVELS.map((level) => ({
      level,
      tiles: wares.filter(({ info }) => info.colour === colour && info.level === level),
    })),
  }));
}
