import { components } from "$generated/index.ts";
import type { IconName } from "./icons.ts";
import type { Reference } from "./reference.ts";

/** A figure of a thing, with its icon; the label is `ui-fact-<name>`. */
export interface Fact {
  name: string;
  icon: IconName;
  figure: number;
}

const FIGURES: readonly [name: string, icon: IconName][] = [
  ["cost", "prayer"],
  ["strength", "strength"],
  ["damage", "damage"],
  ["unblockable", "unblockable"],
  ["shield", "shield"],
  ["impenetrable", "wall"],
  ["self", "blood"],
];

function figures(row: Partial<Record<string, unknown>>): Fact[] {
  return FIGURES.flatMap(([name, icon]) => {
    const figure = row[name];
    return typeof figure === "number" && figure !== 0 ? [{ name, icon, figure }] : [];
  });
}

/** The printed figures of a card, or what a temple pays. */
export function factsOf({ kind, id }: Reference): Fact[] {
  if (kind === "card") {
    const card = components.battle_cards.find((row) => row.id === id);
    return card ? figures(card.face) : [];
  }
  if (kind === "di") {
    const card = components.di.find((row) => row.id === id);
    return card ? figures(card) : [];
  }
  if (kind === "zone") {
    const zone = components.zones.find((row) => row.id === id);
    return zone && zone.temple_pp > 0 ? [{ name: "temple", icon: "prayer", figure: zone.temple_pp }] : [];
  }
  return [];
}
