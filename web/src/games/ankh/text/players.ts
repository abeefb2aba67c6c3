/** A god in words: everything is open. */

import { listed, nameOf, word } from "$lib/words.ts";
import { item, type TextItem, type TextSection } from "../../../text/game-text.ts";
import { explained, factsOf, figure, seatName, sentences, toldItems } from "../../../text/told.ts";
import { godsOf, isForgotten, leaderOf, monumentsOf, partOf, partnerOf, slotsOf, specialsOf } from "../play/sides.ts";
import { components, type PlayerView, type View } from "../wire.ts";

const named = (kind: string, ids: readonly string[]): string => (ids.length === 0 ? word("text-none") : listed(ids.map((id) => nameOf({ kind, id }))));

/** What is printed on a card or a power, and what it does. */
export function printed(kind: string, id: string): string {
  const ref = { kind, id };
  return sentences(nameOf(ref), factsOf(ref), explained(ref));
}

function powers(player: PlayerView, view: View): TextItem {
  const items = slotsOf(player, view.agreed.guardians).map(({ level, power, next, guardian }) => {
    if (power !== null) return item(printed("power", power));
    const brings = guardian === null ? "" : word("text-brings", { guardian: nameOf({ kind: "figure", id: guardian }) });
    return item(sentences(word(next ? "text-slot-next" : "play-slot-locked", { level }), brings));
  });
  return item(word("play-powers"), items);
}

/** What waits beside the board. */
function pool(player: PlayerView, view: View): TextItem[] {
  return [
    item(figure(word("play-warriors"), word("text-of", { left: player.warriors, all: components.warriors }))),
    ...player.guardians.map(([guardian, count]) => item(figure(nameOf({ kind: "figure", id: guardian }), count))),
    item(word("play-ankhs-of", { count: player.ankhs })),
    item(figure(word("play-monuments"), monumentsOf(view, player.seat))),
    ...(player.trapped > 0 ? [item(word("play-trapped-of", { count: player.trapped }))] : []),
    ...specialsOf(view, player).map(({ name, left, of }) => item(word(`play-special-${name}`, { left, of }))),
  ];
}

export function playerItems(view: View, seat: number): TextItem[] {
  const player = leaderOf(view, seat);
  if (player === null) return [];
  if (isForgotten(view, seat)) return [item(word("play-forgotten"))];
  const partner = partnerOf(view, seat);
  const part = partOf(view, seat);
  if (part === "lower" && partner !== null) return [item(word("play-one-with", { seat: seatName(partner) }))];
  return [
    ...(part === "higher" && partner !== null ? [item(word("play-leads-with", { seat: seatName(partner) }))] : []),
    ...toldItems("god", godsOf(player)),
    item(word("play-devotion-of", { devotion: player.devotion, top: components.top })),
    item(figure(word("play-followers"), player.followers)),
    ...pool(player, view),
    powers(player, view),
    item(figure(word("play-battle-cards"), named("card", player.hand))),
    ...(player.used.length > 0 ? [item(figure(word("text-used"), named("card", player.used)))] : []),
  ];
}

/** My battle cards with what they do; what else I have stands with the players. */
export function mySections(view: View, seat: number): TextSection[] {
  const player = leaderOf(view, seat);
  if (player === null || isForgotten(view, seat)) return [];
  const cards = (ids: readonly string[]): TextItem[] => ids.map((id) => item(printed("card", id)));
  const groups = [
    { title: word("play-battle-cards"), items: cards(player.hand) },
    { title: word("text-used"), items: cards(player.used), folded: true },
  ];
  return [{ id: "hand", title: word("text-hand"), groups: groups.filter(({ items }) => items.length > 0) }];
}
