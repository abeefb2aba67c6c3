import type { View } from "../wire.ts";
import { matesOf } from "../teams.ts";

/** Who would be fought in a zone: their units there, and how many cards nobody else knows. */
export function foesIn(view: View, zone: string, seat: number): { units: number; cards: number } | null {
  const friends = [seat, ...matesOf(view, seat)];
  const there = view.players.filter((player) => !friends.includes(player.seat) && player.troops.some((troop) => troop.zone === zone));
  if (there.length === 0) return null;
  const units = there.flatMap(({ troops }) => troops).filter((troop) => troop.zone === zone).reduce((sum, troop) => sum + troop.units, 0);
  return { units, cards: Math.max(...there.map(({ di }) => di)) };
}
