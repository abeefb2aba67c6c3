/** What one may ask about, with what one would have to try. */

import { word } from "$lib/words.ts";
import type { Asked, TextQuestions } from "../../../text/game-text.ts";
import { attemptFor } from "../board/choices.ts";
import { layoutFor } from "../board/layout.ts";
import { standsIn } from "../board/pieces.ts";
import { askedOf } from "../play/mat.ts";
import { components, type Kemet } from "../wire.ts";

export function questionsOf({ view, seat, verbs }: Asked<Kemet>): TextQuestions[] {
  const me = view.players[seat];
  if (me === undefined) return [];
  const spaces = components.spaces.map(({ id }) => ({ about: { kind: "space", id }, action: askedOf(id, verbs, me.own_tokens.includes(id)) }));
  const zones = layoutFor(view.agreed).zones.map((id) => ({ about: { kind: "zone", id }, action: attemptFor(view, id, standsIn(me, id)) }));
  const tiles = view.market.filter(([id]) => !me.tiles.includes(id)).map(([id]) => ({ about: { kind: "tile", id }, action: `take ${id}` }));
  const cards = [...new Set(me.secret?.di ?? [])].map((id) => ({ about: { kind: "di", id }, action: `play ${id}` }));
  return [
    { title: word("play-mat"), questions: view.round > 0 ? spaces : [] },
    { title: word("ui-board"), questions: view.round > 0 ? zones : [] },
    { title: word("play-di-cards"), questions: cards },
    { title: word("panel-market"), questions: tiles },
  ];
}
