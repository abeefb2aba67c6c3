/** The tiles that are for sale, by colour and level; against Amon each in its place. */

import { listed, mark, marked, nameOf, parts, plain, word } from "$lib/words.ts";
import { item, type TextGroup, type TextItem, type TextSection } from "../../../text/game-text.ts";
import { explained, figure, seatName, sentences } from "../../../text/told.ts";
import { piles } from "$play/hand.ts";
import { shelves, type Ware } from "../play/market.ts";
import type { AmonView, GridView, PlaceView, View } from "../wire.ts";

function wareItem({ info, left, owners }: Ware): TextItem {
  const name = figure(word("play-level", { level: info.level }), nameOf({ kind: "tile", id: info.id }));
  const owned = owners.length > 0 ? word("text-owned-by", { seats: listed(owners.map(seatName)) }) : "";
  return item(sentences(name, explained({ kind: "tile", id: info.id }), word(left === 0 ? "play-sold-out" : "play-copies", { count: left }), owned));
}

const shelfGroups = (view: View): TextGroup[] =>
  shelves(view).map(({ colour, levels }) => ({
    title: nameOf({ kind: "colour", id: colour }),
    items: levels.flatMap(({ tiles }) => tiles.map(wareItem)),
    folded: true,
  }));

function placeWords(view: View, place: PlaceView | null): string {
  if (place === null) return word("grid-empty");
  const tile = { kind: "tile", id: place.tile };
  if (place.here) return sentences(nameOf(tile), explained(tile));
  const owned = view.players.some(({ tiles }) => tiles.includes(place.tile));
  return plain(parts(marked(owned ? "grid-taken" : "grid-plundered", { tile: mark("tile", place.tile) })));
}

function gridGroup(view: View, { colour, rows }: GridView, half: number): TextGroup {
  const title = figure(word(half === 0 ? "grid-top" : "grid-bottom"), nameOf({ kind: "colour", id: colour ?? "" }));
  const items = rows.map((row, at) =>
    item(word("play-level", { level: at + 1 }), row.map((place, column) => item(figure(word("text-column", { column: column + 1 }), placeWords(view, place))))),
  );
  return { title, items, folded: true };
}

const gridGroups = (view: View, { grids }: AmonView): TextGroup[] => grids.flatMap((grid, half) => (grid.colour === null ? [] : [gridGroup(view, grid, half)]));

/** The cards of the gods: how many are left, and which are spent. */
function divine({ deck, discard }: View): TextGroup {
  const spent = piles(discard).map(({ card, count }) => item(word("text-times", { count, thing: nameOf({ kind: "di", id: card }) })));
  return { title: word("play-di-cards"), items: [item(word("play-deck-count", { count: deck })), item(word("play-spent-count", { count: discard.length }), spent)] };
}

export function marketSection(view: View): TextSection {
  const groups = view.amon ? gridGroups(view, view.amon) : shelfGroups(view);
  return { id: "market", title: word("panel-market"), groups: [...groups, divine(view)] };
}
