/** What stands on the board, drawn from a view. */

import type { City, Companion, Event, PlayerView, View } from "../wire.ts";
import { components } from "../wire.ts";
import { AMON, godOf, troopIn } from "../amon/amon.ts";
import { isColour, tileFace, type ColourId } from "../colours.ts";
import { hasTeams, teamOf } from "../teams.ts";
import { districtsOf, rowOf, type CityId, type ZoneId } from "./zones.ts";

export type CompanionId = Companion;
export type GameEvent = Event;

/** The part of a view that the board draws. */
export type BoardView = Pick<View, "agreed" | "players" | "fights" | "battle"> & Partial<Pick<View, "teams" | "amon">>;

/** Whose units, and how many. */
export interface Share {
  readonly seat: number;
  readonly god: string | null;
  readonly units: number;
}

/** A god on the board: which, and how much life it has left of how much. */
export interface Figure {
  readonly god: string;
  readonly life: number;
  readonly most: number;
  readonly strength: number;
}

export interface TroopPiece {
  /** A seat has at most one troop in a zone. */
  readonly key: string;
  readonly seat: number;
  readonly god: string | null;
  readonly zone: ZoneId;
  readonly units: number;
  readonly companions: readonly CompanionId[];
  /** A god that stands here, alone: then there are no units. */
  readonly figure?: Figure;
  /** A troop of several teammates: the units of each, those of `seat` among them. */
  readonly shares?: readonly Share[];
  /** The side it fights for, where people play together. */
  readonly team?: number | null;
  /** Which of Amon's troops it is. */
  readonly name?: string;
}

export interface PyramidPiece {
  readonly zone: ZoneId;
  readonly seat: number;
  readonly level: number;
  readonly colour: ColourId | null;
}

/** Somebody's hold on a place, worth a flag; teammates hold it together. */
export interface FlagPiece {
  readonly zone: ZoneId;
  readonly seat: number;
  readonly god: string | null;
  /** The gods of all who hold it. */
  readonly gods: readonly (string | null)[];
  readonly team: number | null;
}

export interface StatuePiece {
  readonly city: CityId;
  readonly seat: number;
  readonly god: string | null;
  readonly team: number | null;
}

export interface Pieces {
  readonly troops: readonly TroopPiece[];
  readonly pyramids: readonly PyramidPiece[];
  readonly flags: readonly FlagPiece[];
  readonly statues: readonly StatuePiece[];
}

export const troopKey = (seat: number, zone: ZoneId): string => `${seat}@${zone}`;
/** There is one god to a seat: it stays the same piece wherever it goes. */
export const figureKey = (seat: number): string => `${seat}@god`;

/** The god of a player as a piece; null while it is on its tile. */
function figureOf({ seat, god, figure }: PlayerView): TroopPiece | null {
  if (!figure || figure.zone === null || god === null) return null;
  const { zone, life, most_life: most, strength } = figure;
  return { key: figureKey(seat), seat, god, zone, units: 0, companions: [], figure: { god, life, most, strength } };
}

export function troopsOf(view: BoardView): TroopPiece[] {
  return view.players.flatMap((player) => {
    const { seat, troops } = player;
    const god = godOf(view, seat);
    const figure = figureOf(player);
    return [
      ...troops.map(({ zone, units, companions }) => {
        const name = seat === AMON ? troopIn(view, zone) : null;
        return { key: troopKey(seat, zone), seat, god, zone, units, companions, ...(name === null ? {} : { name }) };
      }),
      ...(figure ? [figure] : []),
    ];
  });
}

/** Whether somebody stands there: a troop or a god. */
export const standsIn = ({ troops, figure }: Pick<PlayerView, "troops" | "figure">, zone: string | null): boolean =>
  zone !== null && (troops.some((troop) => troop.zone === zone) || figure?.zone === zone);

function pyramidsOf({ seat, city, pyramids }: PlayerView): PyramidPiece[] {
  return districtsOf(city).flatMap((zone, index) => {
    const pyramid = pyramids[index];
    if (!pyramid) return [];
    const colour = isColour(pyramid.colour) ? pyramid.colour : null;
    return [{ zone, seat, level: pyramid.level, colour }];
  });
}

const isOwnDistrict = (zone: ZoneId, city: City | null): boolean =>
  city !== null && rowOf(zone).city === city && rowOf(zone).district !== null;

/** One troop out of those of one team in one zone (KB-4.2.c); a god stands for itself. */
function merged(troops: readonly TroopPiece[]): TroopPiece {
  const [first, ...others] = troops;
  if (!first || others.length === 0) return first as TroopPiece;
  const shares = troops.filter(({ units }) => units > 0).map(({ seat, god, units }) => ({ seat, god, units }));
  const host = troops.find(({ units }) => units > 0) ?? first;
  return {
    ...host,
    units: shares.reduce((sum, { units }) => sum + units, 0),
    companions: troops.flatMap(({ companions }) => companions),
    ...(shares.length > 1 ? { shares } : {}),
  };
}

/** The troops as they stand on the board: those of teammates in one zone are one. */
export function joined(view: Partial<Pick<View, "teams">>, troops: readonly TroopPiece[]): TroopPiece[] {
  if (!hasTeams(view)) return [...troops];
  const groups = new Map<string, TroopPiece[]>();
  for (const troop of troops) {
    const team = teamOf(view, troop.seat);
    const key = troop.figure ? troop.key : `${team ?? ""}@${troop.zone}`;
    groups.set(key, [...(groups.get(key) ?? []), { ...troop, team }]);
  }
  return [...groups.values()].map(merged);
}

/** Temples always show who holds them; elsewhere a troop or the own wall says it already. */
function flagsOf(view: BoardView, player: PlayerView): FlagPiece[] {
  const { seat, city, controlled } = player;
  const god = godOf(view, seat);
  return controlled
    .filter((zone) => {
      const temple = /_t[ir]?$/.test(zone);
      const occupied = standsIn(player, zone);
      return temple || (!occupied && !isOwnDistrict(zone, city));
    })
    .map((zone) => ({ zone, seat, god, gods: [god], team: null }));
}

/** One flag to a place, however many teammates hold it. */
function joinedFlags(view: BoardView, flags: readonly FlagPiece[]): FlagPiece[] {
  const places = new Map<ZoneId, FlagPiece>();
  for (const flag of flags) {
    const known = places.get(flag.zone);
    places.set(flag.zone, known ? { ...known, gods: [...known.gods, flag.god] } : { ...flag, team: teamOf(view, flag.seat) });
  }
  return [...places.values()];
}

export function piecesOf(view: BoardView): Pieces {
  return {
    troops: troopsOf(view),
    pyramids: view.players.flatMap(pyramidsOf),
    flags: joinedFlags(view, view.players.flatMap((player) => flagsOf(view, player))),
    statues: view.players.flatMap(({ seat, city }) => (city ? [{ city, seat, god: godOf(view, seat), team: teamOf(view, seat) }] : [])),
  };
}

/** All who hold a zone: nobody, somebody, or several teammates. */
export function holdersOf(view: BoardView, zone: ZoneId): number[] {
  return view.players.filter(({ controlled }) => controlled.includes(zone)).map(({ seat }) => seat);
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
