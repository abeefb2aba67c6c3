/** Ankh in words alone. */

import { argumentOf, argumentsOf, type ParsedOffer } from "$lib/notation.ts";
import { listed, nameOf, word } from "$lib/words.ts";
import { item, type Asked, type GameText, type TextQuestions, type TextSection } from "../../../text/game-text.ts";
import { explained, figure, seatName } from "../../../text/told.ts";
import { attemptFor } from "../board/choices.ts";
import { HEX_IDS, isHex, sideHexes } from "../board/hexes.ts";
import { isForgotten } from "../play/sides.ts";
import { components, type Ankh, type Direction, type Verb, type View } from "../wire.ts";
import { battleSections } from "./battle.ts";
import { boardSection, hexWords } from "./board.ts";
import { mySections, playerItems } from "./players.ts";
import { tracksSection } from "./tracks.ts";

/** Kinds of things that their name alone does not explain. */
const STRANGE = ["god", "deed", "power", "card", "figure", "monument"];

function state(view: View): string[] {
  if (view.regions.length === 0) return [word("play-setup")];
  const order = view.players.map((_, at) => (view.first + at) % view.players.length).filter((seat) => !isForgotten(view, seat));
  const next = view.outcome === null ? (components.events[view.events] ?? null) : null;
  return [
    figure(word("play-turn-order"), listed(order.map(seatName))),
    ...(view.conflicts > 0 ? [word("text-conflicts", { count: view.conflicts })] : []),
    ...(next === null ? [] : [word("play-next-event", { event: nameOf({ kind: "occasion", id: next }) })]),
  ];
}

/** The merge and the oblivion: what they mean, for as long as they hold. */
function tidings({ merger, players }: View): TextSection[] {
  if (merger === null) return [];
  const words = { higher: seatName(merger.higher), lower: seatName(merger.lower), devotion: players[merger.higher]?.devotion ?? 0 };
  const points = ["lead", "stock", "turns", "battle", "end"].map((point) => item(word(`play-merge-${point}`, words)));
  return [{ id: "merge", title: word("play-merge-title"), groups: [{ title: word("play-both", { one: words.higher, other: words.lower }), items: points }] }];
}

/** What stands where an offer leads to, or what the thing does that it is about. */
function about(offer: ParsedOffer<Verb>, view: View): string | null {
  const thing = argumentsOf(offer).find(({ kind }) => STRANGE.includes(kind));
  const text = thing === undefined ? "" : explained({ kind: thing.kind, id: thing.value });
  if (text !== "") return text;
  const [hex = "", direction] = offer.args;
  if (offer.verb === "camel" && isHex(hex) && direction !== undefined) {
    return listed(sideHexes({ hex, direction: direction as Direction }).map(({ id }) => hexWords(view, id)));
  }
  const place = argumentOf(offer, "hex");
  return place !== null && isHex(place) ? hexWords(view, place) : null;
}

function questionsOf({ step, verbs }: Asked<Ankh>): TextQuestions[] {
  const deeds = components.deeds.map((id) => ({ about: { kind: "deed", id }, action: `do ${id}` }));
  const powers = components.powers.map(({ id }) => ({ about: { kind: "power", id }, action: `unlock ${id}` }));
  const hexes = HEX_IDS.map((id) => ({ about: { kind: "hex", id }, action: attemptFor(step, id) }));
  return [
    { title: word("play-actions-track"), questions: verbs.has("do") ? deeds : [] },
    { title: word("play-powers"), questions: verbs.has("unlock") ? powers : [] },
    { title: word("ui-board"), questions: verbs.has("do") || verbs.has("unlock") ? [] : hexes },
  ];
}

export const text: GameText<Ankh> = {
  state,
  now: (view) => [...battleSections(view), ...tidings(view)],
  mine: mySections,
  player: playerItems,
  table: (view) => (view.regions.length === 0 ? [] : [tracksSection(view), boardSection(view)]),
  about,
  questions: questionsOf,
  places: () => HEX_IDS.map((id) => ({ kind: "hex", id })),
};
