import type { Fact } from "$lib/looks.ts";
import type { Reference } from "$lib/reference.ts";
import { components } from "./wire.ts";

/** The printed figures of a card, a power or a guardian. */
export function factsOf({ kind, id }: Reference): Fact[] {
  if (kind === "card") {
    const card = components.cards.find((row) => row.id === id);
    return card ? [{ name: "strength", icon: "strength", figure: card.strength }] : [];
  }
  if (kind === "power") {
    const power = components.powers.find((row) => row.id === id);
    return power ? [{ name: "cost", icon: "follower", figure: power.level }] : [];
  }
  if (kind === "figure") {
    const guardian = components.guardians.find((row) => row.id === id);
    return guardian ? [{ name: "level", icon: "power-level", figure: guardian.level }] : [];
  }
  return [];
}
