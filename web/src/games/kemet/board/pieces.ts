/** What stands on the board, drawn from a view. */

import type { City, Companion, Event, PlayerView, View } from "../wire.ts";
import { components } from "../wire.ts";
import { isColour, tileFace, type ColourId } from "../colours.ts";
import type { CityId, ZoneId } from "./zones.ts";
import { DISTRICTS } from "./zones.ts";

export type CompanionId = Companion;
export type GameEvent = Event;

/** The part of a view that the board draws. */
export type BoardView = Pick<View, "agreed" | "players" | "fights" | "battle">;

export interface TroopPiece {
  /** A seat has at most one troop in a zone. */
  readonly key: string;
  readonly seat: number;
  readonly god: string | null;
  readonly zone: ZoneId;
  readonly units: number;
  readonly companions: readonly CompanionId[];
}

export interface PyramidPiece {
  readonly zone: ZoneId;
  readonly seat: number;
  readonly level: number;
  readonly colour: ColourId | null;
}

/** Somebody's hold on a place, worth a flag. */
export interface FlagPiece {
  readonly zone: ZoneId;
  readonly seat: number;
  readonly god: string | null;
}

export interface StatuePiece {
  readonly city: CityId;
  readonly seat: number;
  readonly god: string | null;
}

export interface Pieces {
  readonly troops: readonly TroopPiece[];
  readonly pyramids: readonly PyramidPiece[];
  readonly flags: readonly FlagPiece[];
  readonly statues: readonly StatuePiece[];
}

export const troopKey = (seat: number, zone: ZoneId): string => `${seat}@${zone}`;

export function troopsOf(view: BoardView): TroopPiece[] {
  return view.players.flatMap(({ seat, god, troops }) =>
    troops.map(({ zone, units, companions }) => ({
      key: troopKey(seat, zone),
      seat,
      god,
      zone,
      units,
      companions,
    })),
  );
}

function pyramidsOf({ seat, city, pyramids }: PlayerView): PyramidPiece[] {
  if (!city) return [];
  return DISTRICTS.flatMap((letter, index) => {
    const pyramid = pyramids[index];
    if (!pyramid) return [];
    const colour = isColour(pyramid.colour) ? pyramid.colour : null;
    return [{ zone: `${city}${letter}` as const, seat, level: pyramid.level, colour }];
  });
}

const isOwnDistrict = (zone: ZoneId, city: City | null): boolean =>
  city !== null && zone.startsWith(city) && !zone.endsWith("f");

/** Temples always show who holds them; elsewhere a troop or the own wall says it already. */
function flagsOf({ seat, god, city, controlled, troops }: PlayerView): FlagPiece[] {
  return controlled
    .filter((zone) => {
      const temple = /_t[ir]?$/.test(zone);
      const occupied = troops.some((troop) => troop.zone === zone);
      return temple || (!occupied && !isOwnDistrict(zone, city));
    })
    .map((zone) => ({ zone, seat, god }));
}

export function piecesOf(view: BoardView): Pieces {
  return {
    troops: troopsOf(view),
    pyramids: view.players.flatMap(pyramidsOf),
    flags: view.players.flatMap(flagsOf),
    statues: view.players.flatMap(({ seat, god, city }) => (city ? [{ city, seat, god }] : [])),
  };
}

/** Who holds a zone, or null. */
export function holderOf(view: BoardView, zone: ZoneId): number | null {
  return view.players.find(({ controlled }) => controlled.includes(zone))?.seat ?? null;
}

/** Zones where blood is drawn or about to be. */
export function battlefields(view: BoardView): ReadonlySet<ZoneId> {
  return new Set(view.battle ? [...view.fights, view.battle.zone] : view.fights);
}

const SERVANTS: ReadonlySet<string> = new Set(
  components.companions.filter(({ servant }) => servant).map(({ id }) => id),
);
const TILE_OF = new Map<string, string>(components.companions.map(({ id, tile }) => [id, tile]));

export const isServant = (id: CompanionId): boolean => SERVANTS.has(id);

/** The colour of the tile that a companion came with. */
export const colourOf = (id: CompanionId): ColourId | null => tileFace(TILE_OF.get(id) ?? "")?.colour ?? null;
