/** The conflict: the battle under way, its sides, their cards and their sums. */

import { nameOf, plain, signed, word } from "$lib/words.ts";
import { item, type TextGroup, type TextItem, type TextSection } from "../../../text/game-text.ts";
import { figure, seatName, told } from "../../../text/told.ts";
import { lineWords } from "../play/battle/lines.ts";
import type { BattleSideView, BattleView, View } from "../wire.ts";

function cardItems(battle: BattleView, side: BattleSideView): TextItem[] {
  if (side.cards !== null && side.cards.length > 0) return side.cards.map((card) => item(told("card", card)));
  if (side.chosen) return [item(word("play-hidden-card"))];
  return [item(word(battle.revealed ? "play-no-card" : "play-is-choosing"))];
}

function sideGroup(battle: BattleView, side: BattleSideView): TextGroup {
  const bid = side.bid === null ? word("play-has-bid") : word("play-bid-of", { count: side.bid });
  const lines = side.lines.map((line) => item(figure(plain(lineWords(line)), signed(line.amount))));
  return {
    title: seatName(side.seat),
    items: [
      ...(battle.winner === side.seat ? [item(word("play-wins"))] : []),
      item(figure(word("fact-strength"), side.total), lines),
      ...cardItems(battle, side),
      ...(side.has_bid ? [item(bid)] : []),
      ...(side.kills > 0 ? [item(word("play-killed-count", { count: side.kills }))] : []),
    ],
  };
}

export function battleSections({ battle, tiebreaker }: View): TextSection[] {
  if (battle === null) return [];
  const holder = tiebreaker === null ? [] : [item(word(tiebreaker.face_up ? "text-tiebreaker" : "text-tiebreaker-used", { seat: seatName(tiebreaker.seat) }))];
  const groups = battle.sides.map((side) => sideGroup(battle, side));
  return [
    {
      id: "battle",
      title: word("play-battle-in-region", { region: nameOf({ kind: "region", id: String(battle.region) }) }),
      groups: [...groups, ...(holder.length > 0 ? [{ title: word("text-tie"), items: holder }] : [])],
    },
  ];
}
