import type { IconName } from "$lib/icons.ts";
import { components } from "../wire.ts";
import { effectOf, type EffectName } from "./effects.ts";

/** What the cards that do more than add points are about. */
const PICTURES: Record<EffectName, IconName | null> = {
  none: null,
  bluff: "hidden-card",
  muster: "unit",
  raining_fire: "offering",
  prayer: "prayer",
  mana_theft: "theft",
  ceremony: "temple",
  assemble: "unit",
  swiftness: "speed",
  transfer: "teleport",
  teleportation: "teleport",
  open_gates: "gate",
  reinforcement: "unit",
  veto: "veto",
  escape: "escape",
};

/** The picture of a Divine Intervention card; null where its figures say it all. */
export function diPicture(card: (typeof components.di)[number]): IconName | null {
  // The first edition draws another fire.
  return card.first && card.effect === "raining_fire" ? "fire" : PICTURES[effectOf(card)];
}
