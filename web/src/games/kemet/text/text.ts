/** Kemet in words alone. */

import { argumentOf, argumentsOf, type ParsedOffer } from "$lib/notation.ts";
import { hasWords, nameOf, slug, stepName, word } from "$lib/words.ts";
import { listed } from "$lib/words.ts";
import type { GameText } from "../../../text/game-text.ts";
import { explained, seatName } from "../../../text/told.ts";
import { layoutFor } from "../board/layout.ts";
import { isZone } from "../board/zones.ts";
import { deciding } from "../play/deciding.ts";
import type { Kemet, Verb, View } from "../wire.ts";
import { amonSections } from "./amon.ts";
import { battleSections } from "./battle.ts";
import { boardSection, zoneWords } from "./board.ts";
import { marketSection } from "./market.ts";
import { mySections } from "./mine.ts";
import { playerItems } from "./players.ts";
import { questionsOf } from "./questions.ts";

/** Kinds of things that their name alone does not explain. */
const STRANGE = ["tile", "di", "card", "companion", "god"];

function state(view: View): string[] {
  const step = view.steps.at(-1);
  const named = step === undefined ? "" : `step-${slug(stepName(step))}`;
  const next = view.destiny.some((seat) => seat !== null);
  return [
    ...(view.round > 0 ? [word("play-round", { round: view.round })] : []),
    word(view.round === 0 ? "play-setup" : view.night ? "play-night" : "play-day"),
    word(`kemet-edition-${view.agreed.edition}`),
    ...(hasWords(named) ? [word(named)] : []),
    ...(view.amon ? [word("rounds-left", { rounds: view.amon.rounds })] : view.round > 0 ? [order("play-turn-order", view.order)] : []),
    ...(next ? [order("play-next-order", view.destiny)] : []),
  ];
}

const order = (title: string, seats: readonly (number | null)[]): string =>
  word("ui-text-figure", { name: word(title), figure: listed(seats.map((seat) => (seat === null ? word("play-destiny-free") : seatName(seat)))) });

/** Where an offer leads to and what stands there, or what the thing does that it is about. */
function about(offer: ParsedOffer<Verb>, view: View, seat: number): string | null {
  const thing = argumentsOf(offer).find(({ kind }) => STRANGE.includes(kind));
  if (thing !== undefined) {
    const text = explained({ kind: offer.verb === "god" && view.players[seat]?.figure ? "power" : thing.kind, id: thing.value });
    return text === "" ? null : text;
  }
  const spot = deciding.spotOf(offer, view, seat);
  if (spot?.kind === "zone" && isZone(spot.id)) return zoneWords(view, spot.id);
  const colour = argumentOf(offer, "colour");
  return colour === null ? null : nameOf({ kind: "colour", id: colour });
}

export const text: GameText<Kemet> = {
  state,
  now: (view, _seat, odds) => [...battleSections(view, odds), ...amonSections(view)],
  mine: mySections,
  player: playerItems,
  table: (view) => [boardSection(view), marketSection(view)],
  about,
  questions: questionsOf,
  places: (view) => layoutFor(view.agreed).zones.map((id) => ({ kind: "zone", id })),
};
