import { components, type BattleCard, type Di, type LedgerLine, type Points } from "../../wire.ts";
import { mark, sentence, type Part } from "$lib/words.ts";

export const FIGURES = ["strength", "damage", "unblockable", "shield", "impenetrable"] as const;
export type Figure = (typeof FIGURES)[number];

export type Figures = Record<Figure, number>;

const NOTHING: Omit<LedgerLine, "source"> = {
  strength: 0,
  damage: 0,
  unblockable: 0,
  shield: 0,
  impenetrable: 0,
  self_loss: 0,
  wards_damage: false,
  cancelled: false,
};

export function sum(lines: readonly LedgerLine[]): Figures {
  const total: Figures = { strength: 0, damage: 0, unblockable: 0, shield: 0, impenetrable: 0 };
  for (const line of lines) {
    for (const figure of FIGURES) total[figure] += line[figure];
  }
  return total;
}

export function cardLine(card: BattleCard): LedgerLine {
  const face = components.battle_cards.find(({ id }) => id === card)?.face;
  if (!face) return { ...NOTHING, source: { kind: "card" } };
  const { strength, damage, unblockable, shield, wards_damage } = face;
  return { ...NOTHING, source: { kind: "card" }, strength, damage, unblockable, shield, wards_damage, self_loss: face.self };
}

export function diLine(card: Di): LedgerLine {
  const info = components.di.find(({ id }) => id === card);
  const source = { kind: "di" as const, id: card };
  if (!info) return { ...NOTHING, source };
  const { strength, damage, unblockable, shield, impenetrable } = info;
  return { ...NOTHING, source, strength, damage, unblockable, shield, impenetrable };
}

/** What no line tells: the sums as announced, less the lines. Null when they agree. */
export function remainder(lines: readonly LedgerLine[], points: Points): Figures | null {
  const known = sum(lines);
  const rest = { ...known };
  for (const figure of FIGURES) rest[figure] = points[figure] - known[figure];
  return FIGURES.some((figure) => rest[figure] !== 0) ? rest : null;
}

/** A line in words. */
export function lineLabel(line: LedgerLine, units: number, card: string | null, god: string | null = null): Part[] {
  const { source } = line;
  switch (source.kind) {
    case "units":
      return sentence("ledger-units", { units: line.strength || units });
    case "figure":
      return sentence("ledger-figure", { god: mark("power", god ?? "") });
    case "god":
      return sentence("ledger-god", { god: mark("power", source.id) });
    case "card":
      return card === null ? sentence("play-hidden-card") : sentence("ledger-card", { card: mark("card", card) });
    case "war_table":
      return sentence("ledger-war-table");
    case "home":
      return sentence("ledger-home");
    case "wounds":
      return sentence("ledger-wound", { count: line.strength });
    case "tile":
      return sentence("ledger-tile", { tile: mark("tile", source.id) });
    case "companion":
      return sentence("ledger-companion", { companion: mark("companion", source.id) });
    case "di":
      return sentence("ledger-di", { card: mark("di", source.id) });
  }
}
