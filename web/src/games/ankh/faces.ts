import { tableNames } from "$lib/holders.ts";
import type { SeatFace } from "$lib/seats.svelte.ts";
import type { TableInfo } from "$lib/wire.ts";
import { nameOf } from "$lib/words.ts";
import { liveryOf } from "./gods.ts";
import type { View } from "./wire.ts";

/** Who sits where. Bots go by the name of their god: two bots of one kind would share a name; so do seats that nobody has, as in an uploaded game. */
export function facesOf(info: TableInfo, view: View | null): SeatFace[] {
  const names = tableNames(info);
  return info.seats.map(({ seat, holder }) => {
    const god = view?.players[seat]?.god ?? null;
    const byGod = holder.type !== "person" && god !== null;
    return { name: byGod ? nameOf({ kind: "god", id: god }) : (names[seat] ?? ""), livery: liveryOf(god) };
  });
}
