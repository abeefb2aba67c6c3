/** The board in words: for screen readers, and for the tip under the pointer. */

import type { PlaceChoice } from "$board/choices.ts";
import { inWords } from "$board/describe.ts";
import { nameOf, word } from "$lib/words.ts";
import type { FigureView, MonumentView } from "./box.ts";
import { hexOf, isHex, targetsOf } from "./hexes.ts";
import { godOf, spentIn, type BoardView } from "./pieces.ts";
import { referenceOf, type Spots } from "./places.ts";
import { regionsAt } from "./regions.ts";

const seatName = (seat: number): string => nameOf({ kind: "seat", id: String(seat) });
const hexName = (hex: string): string => nameOf({ kind: "hex", id: hex });

/** A god goes by its own name. */
function nameOfFigure(view: Pick<BoardView, "players">, { seat, figure }: FigureView): string {
  const god = figure === "god" ? godOf(view.players, seat) : null;
  return nameOf(god ? { kind: "god", id: god } : { kind: "figure", id: figure });
}

/** "Ana: Giant Scorpion", "pointing at E5 and F5". */
export function figureWords(view: Pick<BoardView, "players">, piece: FigureView): string[] {
  const { seat, radiant, facing, hex } = piece;
  const targets = facing ? targetsOf(hex, facing) : [];
  return [
    word("board-figure", { seat: seatName(seat), figure: nameOfFigure(view, piece) }),
    ...(radiant ? [word("board-radiant")] : []),
    ...(targets.length > 0 ? [word("board-points-at", { first: hexName(targets[0]?.id ?? ""), second: hexName(targets.at(-1)?.id ?? ""), count: targets.length })] : []),
  ];
}

export function monumentWords({ monument, seat }: MonumentView): string {
  const name = nameOf({ kind: "monument", id: monument });
  return seat === null ? word("board-monument-neutral", { monument: name }) : word("board-monument", { seat: seatName(seat), monument: name });
}

/** What is to be said of a hex, one thing after the other. */
export function factsOf(view: BoardView, hex: string): string[] {
  return [
    word("board-terrain", { terrain: hexOf(hex).terrain }),
    ...regionsAt(view.regions, hex).map((number) => nameOf({ kind: "region", id: String(number) })),
    ...view.monuments.filter((one) => one.hex === hex).map(monumentWords),
    ...view.figures.filter((one) => one.hex === hex).flatMap((one) => figureWords(view, one)),
    ...(spentIn(view).has(hex) ? [word("board-spent")] : []),
    ...(view.underworld.includes(hex) ? [word("board-underworld")] : []),
    ...(view.battle?.doomed.includes(hex) ? [word("board-doomed")] : []),
  ];
}

/** "E5, fertile land, region 2, Ana's warrior; you can choose “Move here”". */
export function describe(view: BoardView, place: string, spots: Spots, choices: readonly PlaceChoice[]): string {
  const name = nameOf(referenceOf(place, spots));
  return inWords(isHex(place) ? [name, ...factsOf(view, place)] : [name], choices);
}
