/** What of the board is worth a look. */

import type { Event } from "./box.ts";
import { isHex, sideHexes } from "./hexes.ts";
import type { BoardView } from "./pieces.ts";

/** The hexes that what happened names; for a battle, those who fight. */
export function hexesIn(events: readonly Event[], view: BoardView): string[] {
  const named = events.flatMap((event) => {
    if (event.what === "caravan_laid") return event.sides.flatMap((side) => sideHexes(side).map(({ id }) => id));
    if (event.what === "battle_began" || event.what === "battle_won" || event.what === "dominated") return fightersIn(view, event.region);
    return ["from", "to", "hex"].flatMap((field) => {
      const value: unknown = field in event ? event[field as keyof Event] : null;
      return typeof value === "string" && isHex(value) ? [value] : [];
    });
  });
  return [...new Set(named)];
}

/** Where figures stand in a region; all its land where nobody does. */
export function fightersIn({ regions, figures }: Pick<BoardView, "regions" | "figures">, number: number): string[] {
  const region = regions.find((one) => one.number === number);
  const all = region ? [...region.land, ...region.water] : [];
  const taken = figures.map(({ hex }) => hex).filter((hex) => all.includes(hex));
  return taken.length > 0 ? taken : (region?.land ?? []);
}

/** Where my god is, and those around it. */
export function homeOf({ figures }: Pick<BoardView, "figures">, seat: number | null): string[] {
  const mine = figures.filter((one) => one.seat === seat);
  const god = mine.filter(({ figure }) => figure === "god");
  return (god.length > 0 ? god : mine).map(({ hex }) => hex);
}

/** The region that is fought over, or looked at in a conflict. */
export function conflictRegion({ battle, steps }: Pick<BoardView, "battle" | "steps">): number | null {
  if (battle) return battle.region;
  for (const step of steps) if (typeof step === "object" && "region" in step) return step.region.number;
  return null;
}
