/** The battle under way: its sides, their cards and their sums. */

import { nameOf, plain, sentence, mark, signed, word } from "$lib/words.ts";
import { item, type TextGroup, type TextItem, type TextSection } from "../../../text/game-text.ts";
import { chained } from "../../../text/options.ts";
import { figure, seatName, sentences, told } from "../../../text/told.ts";
import { isAmon } from "../amon/amon.ts";
import { strengthOf } from "../board/describe.ts";
import { troopsOf } from "../board/pieces.ts";
import { FIGURES, lineLabel, remainder, sum, type Figures } from "../play/battle/ledger.ts";
import type { BattleView, Forecast, LedgerLine, Role, SideView, View } from "../wire.ts";

const ROLES: readonly Role[] = ["attacker", "defender"];

const figuresWords = (figures: Figures): string =>
  chained(FIGURES.filter((name) => figures[name] !== 0).map((name) => figure(word(`figure-${name}`), signed(figures[name])))) || word("text-adds-nothing");

function lineItem(line: LedgerLine, units: number, side: SideView, god: string | null): TextItem {
  const notes = [
    line.cancelled ? word("play-cancelled") : "",
    line.self_loss > 0 ? word("play-self-loss", { units: line.self_loss }) : "",
    line.wards_damage ? word("play-wards") : "",
  ].filter((note) => note !== "");
  return item(figure(plain(lineLabel(line, units, side.play, god)), chained([figuresWords(line), ...notes])));
}

/** The sums line by line, as far as these eyes may know them. */
function ledger(battle: BattleView, side: SideView, units: number, god: string | null): TextItem {
  const rest = battle.revealed && battle.winner !== null ? remainder(side.lines, side.points) : null;
  const total = battle.winner === null ? sum(side.lines) : side.points;
  return item(word(battle.revealed ? "ledger-total" : "play-sum-so-far") + ": " + figuresWords(total), [
    ...side.lines.map((line) => lineItem(line, units, side, god)),
    ...(rest === null || side.lines.length === 0 ? [] : [item(figure(word("play-other-effects"), figuresWords(rest)))]),
  ]);
}

function cardItems(battle: BattleView, side: SideView): TextItem[] {
  const card = side.play !== null ? told("card", side.play) : side.ready ? word("play-hidden-card") : "";
  return [
    ...(card === "" ? [] : [item(card)]),
    ...(side.discard === null ? [] : [item(figure(word("play-choose-discard"), nameOf({ kind: "card", id: side.discard })))]),
    ...(side.di ?? []).map((id) => item(told("di", id))),
    ...(side.declared !== null && !battle.revealed ? [item(word("play-declares", { count: side.declared }))] : []),
  ];
}

function standing(view: View, battle: BattleView, side: SideView, role: Role): string {
  if (battle.winner === role) return word("play-wins");
  if (battle.revealed) return "";
  if (isAmon(view, side.seat)) return word("amon-no-council");
  return word(side.ready ? "play-has-chosen" : "play-is-choosing");
}

function sideGroup(view: View, battle: BattleView, role: Role): TextGroup {
  const side = battle[role];
  const troop = troopsOf(view).find((piece) => piece.seat === side.seat && piece.zone === side.zone && Boolean(piece.figure) === side.figure) ?? null;
  const lost = side.figure ? "play-side-lost-life" : "play-side-lost";
  return {
    title: figure(word(`play-${role}`), seatName(side.seat)),
    items: [
      item(sentences(troop === null ? "" : strengthOf(troop), standing(view, battle, side, role))),
      ...cardItems(battle, side),
      ...(side.lines.length > 0 || battle.winner !== null ? [ledger(battle, side, troop?.units ?? 0, troop?.figure?.god ?? null)] : []),
      ...(battle.winner === null ? [] : [item(word(lost, { seat: seatName(side.seat), units: side.lost, points: side.lost }))]),
    ].filter(({ words }) => words !== ""),
  };
}

const percent = (share: number): string => word("play-percent", { value: Math.round(share * 100) });

function oddsGroup(odds: Forecast): TextGroup {
  return {
    title: word("play-odds"),
    items: [item(figure(word("play-attacker"), percent(odds.attacker_wins))), item(figure(word("play-defender"), percent(odds.defender_wins))), item(word("play-odds.text"))],
  };
}

export function battleSections(view: View, odds: Forecast | null): TextSection[] {
  const { battle } = view;
  if (battle === null) return [];
  const groups = [...ROLES.map((role) => sideGroup(view, battle, role)), ...(odds !== null && !battle.revealed ? [oddsGroup(odds)] : [])];
  return [{ id: "battle", title: plain(sentence("play-battle-in", { zone: mark("zone", battle.zone) })), groups }];
}
