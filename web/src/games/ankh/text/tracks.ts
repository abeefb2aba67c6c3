/** All that everybody shares: devotion, events, actions, supplies. */

import { nameOf, word } from "$lib/words.ts";
import { item, type TextGroup, type TextItem, type TextSection } from "../../../text/game-text.ts";
import { figure, seatName, sentences, told } from "../../../text/told.ts";
import { eventSpaces } from "../play/events.ts";
import { monumentsLeft } from "../play/supplies.ts";
import { partnerOf } from "../play/sides.ts";
import { components, type View } from "../wire.ts";

/** Soon the red part is the end: after the fourth conflict, for those who are still in it. */
const RED_SOON: readonly number[] = [3, 4];

function ranks(view: View): TextItem[] {
  return view.rank.toReversed().map((seat) => {
    const other = partnerOf(view, seat);
    const devotion = view.players[seat]?.devotion ?? 0;
    const name = other === null ? seatName(seat) : word("play-both", { one: seatName(seat), other: seatName(other) });
    const red = RED_SOON.includes(view.conflicts) && devotion <= components.last_red;
    return item(sentences(figure(name, devotion), red ? word("play-in-red") : ""));
  });
}

const devotion = (view: View): TextGroup => ({
  title: word("play-devotion-ranks"),
  items: [...ranks(view), item(word("play-devotion-hint", { red: components.last_red, top: components.top }))],
});

function events(view: View): TextGroup {
  const items = eventSpaces(view).map(({ event, past, next, after }) =>
    item(
      sentences(
        next ? word("play-next-event", { event: nameOf({ kind: "occasion", id: event }) }) : nameOf({ kind: "occasion", id: event }),
        past ? word("text-past") : "",
        after === null ? "" : word(`play-after-${after.name}`),
      ),
    ),
  );
  return { title: word("play-events"), items };
}

const actions = (view: View): TextGroup => ({
  title: word("play-actions-track"),
  items: components.deeds.map((deed, at) => {
    const left = (view.advances_to_event[at] ?? 0) - (view.advances[at] ?? 0);
    return item(sentences(told("deed", deed), word("play-until-event", { count: left })));
  }),
});

function supplies(view: View): TextGroup {
  const guardians = view.agreed.guardians.map((guardian, at) => item(sentences(figure(word("play-level", { level: at + 1 }), told("figure", guardian)), word("play-left-in-supply", { count: view.guardian_supply[at] ?? 0 }))));
  const monuments = monumentsLeft(view).map(({ monument, left }) => item(figure(nameOf({ kind: "monument", id: monument }), left)));
  return { title: word("play-supplies"), items: [...guardians, ...monuments, item(figure(word("play-camels"), view.camel_supply))] };
}

export const tracksSection = (view: View): TextSection => ({
  id: "tracks",
  title: word("panel-tracks"),
  groups: [actions(view), devotion(view), events(view), supplies(view)],
});
