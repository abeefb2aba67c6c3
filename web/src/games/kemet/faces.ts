import { tableNames } from "$lib/holders.ts";
import type { SeatFace } from "$lib/seats.svelte.ts";
import type { TableInfo } from "$lib/wire.ts";
import { nameOf, word } from "$lib/words.ts";
import { AMON_GOD, isSolo } from "./amon/amon.ts";
import { liveryOf } from "./gods.ts";
import type { View } from "./wire.ts";

/**
 * Who sits where. Bots go by the name of their god: two bots of one kind would
 * share a name; so do seats that nobody has, as in an uploaded game. Where the
 * gods themselves come to the board, they go by its cult.
 */
export function facesOf(info: TableInfo, view: View | null): SeatFace[] {
  const names = tableNames(info);
  const named = (god: string): string => {
    const name = nameOf({ kind: "god", id: god });
    return view?.agreed.gods_of_egypt ? word("play-cult", { god: name }) : name;
  };
  const faces = info.seats.map(({ seat, holder }) => {
    const god = view?.players[seat]?.god ?? null;
    const byGod = holder.type !== "person" && god !== null;
    return { name: byGod ? named(god) : (names[seat] ?? ""), livery: liveryOf(god) };
  });
  // Nobody sits there, but he is named like everybody else.
  const alone = view ? isSolo(view) : (info.setup as { mode?: string }).mode === "solo";
  return alone ? [...faces, { name: word("seat-amon"), livery: liveryOf(AMON_GOD) }] : faces;
}
