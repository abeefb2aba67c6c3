import { tableNames } from "./holders.ts";
import type { SeatFace } from "./seats.svelte.ts";
import type { TableInfo, View } from "./wire.ts";
import { nameOf } from "./words.ts";

/** Who sits where. Bots go by the name of their god: two bots of one kind would share a name. */
export function facesOf(info: TableInfo, view: View | null): SeatFace[] {
  const names = tableNames(info);
  return info.seats.map(({ seat, holder }) => {
    const god = view?.players[seat]?.god ?? null;
    const byGod = holder.type === "bot" && god !== null;
    return { name: byGod ? nameOf({ kind: "god", id: god }) : (names[seat] ?? ""), god };
  });
}
