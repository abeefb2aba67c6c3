/** What stands on the board, as it is drawn. */

import type { Facing, FigureKind, FigureView, God, Guardian, Monument, MonumentView, PlayerView, View } from "./box.ts";
import { hexOf, targetsOf } from "./hexes.ts";

/** What of a view the board shows. */
export type BoardView = Pick<
  View,
  "agreed" | "players" | "figures" | "monuments" | "underworld" | "camels" | "regions" | "turn" | "battle" | "steps"
>;

export interface FigurePiece {
  readonly key: string;
  readonly kind: "figure";
  readonly hex: string;
  readonly seat: number;
  readonly god: God | null;
  readonly figure: FigureKind;
  readonly radiant: boolean;
  readonly facing: Facing | null;
}

export interface MonumentPiece {
  readonly key: string;
  readonly kind: "monument";
  readonly hex: string;
  readonly seat: number | null;
  readonly god: God | null;
  readonly monument: Monument;
}

export type Piece = FigurePiece | MonumentPiece;

const LARGE: ReadonlySet<FigureKind> = new Set(["god", "apep", "scorpion", "sphinx"]);
export const isLarge = (figure: FigureKind): boolean => LARGE.has(figure);

export const isGuardian = (figure: FigureKind): figure is Guardian => figure !== "god" && figure !== "warrior";

type Players = readonly Pick<PlayerView, "seat" | "god">[];

export const godOf = (players: Players, seat: number | null): God | null => players.find((player) => player.seat === seat)?.god ?? null;

export function figurePiece(players: Players, { hex, seat, figure, radiant, facing }: FigureView): FigurePiece {
  return { key: `${figure} ${seat} ${hex}`, kind: "figure", hex, seat, god: godOf(players, seat), figure, radiant, facing };
}

export function monumentPiece(players: Players, { hex, monument, seat }: MonumentView): MonumentPiece {
  return { key: `${monument} ${hex}`, kind: "monument", hex, seat, god: godOf(players, seat), monument };
}

/** Everything with a base, from north to south: what is nearer is drawn over what is farther. */
export function piecesOf({ players, figures, monuments }: Pick<BoardView, "players" | "figures" | "monuments">): Piece[] {
  const all: Piece[] = [...monuments.map((one) => monumentPiece(players, one)), ...figures.map((one) => figurePiece(players, one))];
  return inDepth(all);
}

export function inDepth(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((one, other) => hexOf(one.hex).centre.y - hexOf(other.hex).centre.y || (one.key < other.key ? -1 : 1));
}

/** Where figures stand that have had their move, in a Move action or at an obelisk. */
export function spentIn({ turn, battle, steps }: Pick<BoardView, "turn" | "battle" | "steps">): ReadonlySet<string> {
  if (steps.includes("move_figures")) return new Set(turn.moved);
  return new Set(steps.includes("obelisks") ? battle?.moved : []);
}

/** The hexes that Scorpions point at. */
export function threatened(pieces: readonly Piece[]): ReadonlySet<string> {
  return new Set(
    pieces.flatMap((piece) => (piece.kind === "figure" && piece.facing ? targetsOf(piece.hex, piece.facing).map(({ id }) => id) : [])),
  );
}
