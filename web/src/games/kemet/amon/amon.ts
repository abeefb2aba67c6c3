/** Who plays alone plays against Amon, who has a seat like a player, but nobody sits there. */

import { components, type AmonTroopView, type View } from "../wire.ts";

export const { player: PLAYER, seat: AMON } = components.amon;
/** How Amon goes among the gods, whose colour he never wears. */
export const AMON_GOD = "amon";

type Agreed = { agreed: Pick<View["agreed"], "mode"> };

export const isSolo = ({ agreed }: Agreed): boolean => agreed.mode === "solo";

export const isAmon = (view: Agreed, seat: number): boolean => seat === AMON && isSolo(view);

/** The god whose colour and emblem the pieces of a seat have. */
export function godOf(view: Agreed & { players: readonly { seat: number; god: string | null }[] }, seat: number): string | null {
  if (isAmon(view, seat)) return AMON_GOD;
  return view.players.find((player) => player.seat === seat)?.god ?? null;
}

export type TroopName = AmonTroopView["name"];

/** Which of Amon's troops stands in a zone. */
export function troopIn(view: { amon?: View["amon"] }, zone: string): TroopName | null {
  return view.amon?.troops.find((troop) => troop.zone === zone && troop.units > 0)?.name ?? null;
}
