import { components } from "./wire.ts";
import type { IconName } from "$lib/icons.ts";
import type { Fact } from "$lib/looks.ts";
import type { Reference } from "$lib/reference.ts";

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

const BOOSTED = ["strength", "damage", "unblockable", "shield", "impenetrable"] as const;

/** What a tile adds, whenever it does: its words say when. */
function tileFigures(tile: (typeof components.tiles)[number]): Fact[] {
  const boosts = BOOSTED.map((name) => [name, tile.boosts.reduce((sum, boost) => sum + boost[name], 0)]);
  return [
    { name: "cost", icon: "prayer", figure: tile.level },
    ...(tile.moves > 0 ? [{ name: "moves", icon: "deed-move" as const, figure: tile.moves }] : []),
    ...figures(Object.fromEntries(boosts) as Record<string, number>),
    ...(tile.fame > 0 ? [{ name: "fame", icon: "fame" as const, figure: tile.fame }] : []),
  ];
}

/** The printed figures of a card or a tile, or what a temple pays. */
export function factsOf({ kind, id }: Reference): Fact[] {
  if (kind === "card") {
    const card = components.battle_cards.find((row) => row.id === id);
    return card ? figures(card.face) : [];
  }
  if (kind === "di") {
    const card = components.di.find((row) => row.id === id);
    return card ? figures(card) : [];
  }
  if (kind === "tile") {
    const tile = components.tiles.find((row) => row.id === id);
    return tile ? tileFigures(tile) : [];
  }
  if (kind === "zone") {
    const zone = components.zones.find((row) => row.id === id);
    return zone && zone.temple_pp > 0 ? [{ name: "temple", icon: "prayer", figure: zone.temple_pp }] : [];
  }
  return [];
}
