/** Which hexes light up when somebody points at a thing in the log or on a card. */

import type { Reference } from "$lib/reference.ts";
import { isHex, sideHexes } from "./hexes.ts";
import type { BoardView } from "./pieces.ts";
import { sideOf } from "./places.ts";

const hexesOf = (pieces: readonly { hex: string }[]): string[] => pieces.map(({ hex }) => hex);

function placesOf(view: BoardView, { kind, id }: Reference): string[] {
  const { figures, monuments, regions, players } = view;
  const of = (seat: number | undefined): string[] => {
    const side = players.find((player) => player.seat === seat)?.side ?? seat;
    return [...hexesOf(figures.filter((one) => one.seat === side)), ...hexesOf(monuments.filter((one) => one.seat === side))];
  };
  switch (kind) {
    case "hex":
      return isHex(id) ? [id] : [];
    case "side": {
      const side = sideOf(id);
      return side ? sideHexes(side).map((hex) => hex.id) : [];
    }
    case "seat":
      return of(Number(id));
    case "god":
      return of(players.find(({ gods, god }) => god === id || gods.some((one) => one === id))?.seat);
    case "region":
      return [...(regions.find(({ number }) => String(number) === id)?.land ?? [])];
    case "figure":
      return hexesOf(figures.filter(({ figure }) => figure === id));
    case "monument":
      return hexesOf(monuments.filter(({ monument }) => monument === id));
    default:
      return [];
  }
}

export function litBy(view: BoardView, reference: Reference | null): ReadonlySet<string> {
  return new Set(reference ? placesOf(view, reference) : []);
}
