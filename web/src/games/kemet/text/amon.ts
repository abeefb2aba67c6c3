/** Amon's board in words: the objective, the rounds left, what his cards do, his troops. */

import { explanationOf, listed, mark, nameOf, parts, plain, sentence, signed, word } from "$lib/words.ts";
import { item, type TextGroup, type TextItem, type TextSection } from "../../../text/game-text.ts";
import { figure, sentences, told } from "../../../text/told.ts";
import { kindOfCard, lineOf, linesOf, progressWords } from "../amon/story.ts";
import type { AmonView, View, WarTable } from "../wire.ts";

const COLUMNS: readonly (keyof WarTable)[] = ["strength", "damage", "shield", "moves"];

const goal = ({ conditions }: AmonView): TextItem[] =>
  conditions.map((progress) => item(word("ui-board-join", { first: plain(parts(progressWords(progress))), next: word(progress.met ? "goal-met" : "goal-open") })));

function objective(amon: AmonView): TextItem {
  if (amon.objective === null) return item(word("solo-objective-hidden"));
  const ref = { kind: "objective", id: amon.objective };
  return item(sentences(nameOf(ref), plain(explanationOf(ref) ?? []), word(`solo-judged-${amon.objective.toLowerCase()}`)), goal(amon));
}

const war = ({ table, passing }: AmonView): TextItem[] =>
  COLUMNS.map((column) =>
    item(sentences(word("war-at", { column: word(`war-${column}`), value: signed(table[column]) }), passing[column] === 0 ? "" : word("war-passing", { figure: signed(passing[column]) }))),
  );

const troops = (amon: AmonView): TextItem[] =>
  amon.troops.map(({ name, zone, units, creature, moves }) => {
    const where = zone !== null && units > 0 ? plain(sentence("amon-troop-at", { units, zone: mark("zone", zone) })) : word("amon-troop-gone");
    return item(sentences(figure(word("amon-troop", { troop: name }), where), word("amon-troop-moves", { moves })), creature === null ? [] : [item(told("companion", creature))]);
  });

/** A card of his: what it does once, line by line, and what lasts. */
function cardItem(card: string, lasting = false): TextItem {
  const kind = kindOfCard(card) ?? "omen";
  const name = nameOf({ kind, id: card });
  if (kind === "disaster") return item(told(kind, card));
  const once = Array.from({ length: linesOf(card) }, (_, at) => item(plain(parts(lineOf(card, at + 1)))));
  return item(name, [...once, ...(lasting ? [item(figure(word("his-event-lasting"), plain(parts(lineOf(card, 0)))))] : [])]);
}

const seen = (cards: readonly string[]): string =>
  cards.length === 0 ? word("deck-unseen") : plain(sentence("deck-seen", { cards: listed(cards.map((id) => mark(kindOfCard(id) ?? "omen", id))) }));

const decks = (amon: AmonView): TextItem[] => [
  item(sentences(figure(word("deck-events"), word("deck-events-left", { count: amon.event_deck, disasters: amon.disasters_left })), seen([...amon.seen_events, ...amon.disasters]))),
  item(sentences(figure(word("deck-actions"), word("deck-left", { count: amon.action_deck })), seen(amon.action_discards))),
  item(sentences(figure(word("deck-plunder"), word("deck-left", { count: amon.plunder_deck })), word("plundered-count", { count: amon.plundered }), seen(amon.plunder_discards))),
  item(sentences(word("his-event-next"), word("his-action-next"))),
];

function groups(amon: AmonView): TextGroup[] {
  return [
    { title: word("objective-of"), items: [objective(amon), item(word("round-track-at", { rounds: amon.rounds }))] },
    { title: word("war-table"), items: [item(word("war-table.text")), ...war(amon)] },
    { title: word("his-event"), items: [amon.event === null ? item(word("his-event-none")) : cardItem(amon.event, amon.event_lasting)] },
    { title: word("disasters"), items: amon.disasters.map((card) => cardItem(card)) },
    { title: word("amons-troops"), items: troops(amon) },
    { title: word("last-action"), items: amon.last_action === null ? [] : [cardItem(amon.last_action)] },
    { title: word("amons-decks"), items: decks(amon) },
  ].filter(({ items }) => items.length > 0);
}

export const amonSections = ({ amon }: View): TextSection[] => (amon === null ? [] : [{ id: "amon", title: word("amon-board"), groups: groups(amon) }]);

/** Amon among the players: his troops. */
export const amonItems = ({ amon }: View): TextItem[] => (amon === null ? [] : [item(word("amon-led")), ...troops(amon)]);
