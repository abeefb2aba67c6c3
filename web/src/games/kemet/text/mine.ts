/** What is mine: the spaces of my board, and my cards. */

import { nameOf, word } from "$lib/words.ts";
import { item, type TextItem, type TextSection } from "../../../text/game-text.ts";
import { figure } from "../../../text/told.ts";
import { isAmon } from "../amon/amon.ts";
import { FLOORS, lieOn, slotColour } from "../play/mat.ts";
import type { PlayerView, Space, View } from "../wire.ts";
import { handItems } from "./players.ts";

function spaceItem(view: View, player: PlayerView, id: Space): TextItem {
  const colour = slotColour(player, id) ?? null;
  const token = colour === null ? "" : ` (${nameOf({ kind: "colour", id: colour })})`;
  return item(figure(`${nameOf({ kind: "space", id })}${token}`, lieOn(view, player, id)));
}

export function mySections(view: View, seat: number): TextSection[] {
  const player = view.players[seat];
  if (player === undefined || isAmon(view, seat)) return [];
  const spaces = FLOORS.flatMap(({ spaces }) => spaces.map(({ id }) => spaceItem(view, player, id)));
  const hand = player.secret === null ? [] : handItems(player.secret);
  return [
    ...(hand.length > 0 ? [{ id: "hand", title: word("text-hand"), groups: hand.map(({ words, items = [] }) => ({ title: words, items })) }] : []),
    ...(view.round > 0 ? [{ id: "mat", title: word("play-mat"), groups: [{ title: word("text-spaces"), items: spaces }] }] : []),
  ];
}
