/** The board in words: for screen readers, and for the tip under the pointer. */

import { listed, mark, nameOf, plain, parts, word } from "$lib/words.ts";
import type { PlaceChoice } from "$board/choices.ts";
import { inWords } from "$board/describe.ts";
import { layoutFor, type Layout } from "./layout.ts";
import { MIXED_LIMIT } from "../teams.ts";
import { holdersOf, joined, piecesOf } from "./pieces.ts";
import type { BoardView, TroopPiece } from "./pieces.ts";
import { rowOf, type CityId, type ZoneId } from "./zones.ts";

export const zoneName = (zone: ZoneId): string => nameOf({ kind: "zone", id: zone });
/** A quarter within its city. */
export const quarterName = (zone: ZoneId): string => word(`district-${rowOf(zone).district}`);
export const cityName = (city: CityId): string => nameOf({ kind: "city", id: city });
export const seatName = (seat: number): string => nameOf({ kind: "seat", id: String(seat) });

/** "4 units and the Royal Scarab", or "the god Horus with 2 of 3 life points". */
export function strengthOf({ units, companions, figure, name }: TroopPiece): string {
  if (figure) {
    const { god, life, most, strength } = figure;
    return word("board-god", { god: nameOf({ kind: "god", id: god }), life, most, strength });
  }
  const names = companions.map((id) => plain(parts(mark("companion", id))));
  const called = name === undefined ? [] : [word("amon-troop", { troop: name })];
  // Companions of one teammate may go with units of another alone.
  const counted = units > 0 || names.length === 0 ? [word("board-units", { count: units })] : [];
  return listed([...called, ...counted, ...names]);
}

/** What the ground itself offers: prayer points, an obelisk, a port, ships to other shores. */
export function featuresOf({ drawing, harbors }: Layout, zone: ZoneId): string[] {
  const { templePrayer, port, places } = drawing.shape(zone);
  const shores = harbors.filter(({ between }) => between.includes(zone)).flatMap(({ between }) => between.filter((end) => end !== zone));
  return [
    ...(templePrayer > 0 ? [word("board-prayer", { count: templePrayer })] : []),
    ...(places.obelisk ? [word("board-obelisk")] : []),
    ...(port ? [word(`board-port-${port}`)] : []),
    ...(shores.length > 0 ? [word("board-ships", { zones: listed(shores.map(zoneName)) })] : []),
  ];
}

/** "West River Temple, 3 prayer points, held by Ana with 4 units and the Royal Scarab; you can move here for 1 prayer point". */
export function describe(view: BoardView, zone: ZoneId, choices: readonly PlaceChoice[]): string {
  const { troops, pyramids } = piecesOf(view);
  const here = troops.filter((troop) => troop.zone === zone);
  const holders = holdersOf(view, zone);
  const absent = holders.filter((holder) => !here.some(({ seat }) => seat === holder));
  const mixed = joined(view, here).filter(({ shares }) => shares !== undefined);
  const facts = [
    zoneName(zone),
    ...featuresOf(layoutFor(view.agreed), zone),
    ...pyramids
      .filter((pyramid) => pyramid.zone === zone && pyramid.level > 0)
      .map(({ level, colour }) => word("board-pyramid", { level, colour: nameOf({ kind: "colour", id: colour ?? "" }) })),
    ...absent.map((holder) => word("board-held", { seat: seatName(holder) })),
    ...here.map((troop) =>
      word(holders.includes(troop.seat) ? "board-held-with" : "board-troop", {
        seat: seatName(troop.seat),
        strength: strengthOf(troop),
      }),
    ),
    ...mixed.map(({ units }) => word("board-mixed", { count: units, limit: MIXED_LIMIT })),
  ];
  return inWords(facts, choices);
}
