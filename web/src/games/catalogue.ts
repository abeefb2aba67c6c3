import { api } from "$lib/api.ts";
import type { Catalogue } from "$lib/wire.ts";
import type { GameEntry } from "./game.ts";
import { gameEntry } from "./index.ts";

/** A game that this table offers and this client can play. */
export interface Playable extends Catalogue {
  entry: GameEntry;
}

/** What can be played here, in the order of the table. */
export async function playable(): Promise<Playable[]> {
  const games = await api.games();
  return games.flatMap((offered) => {
    const entry = gameEntry(offered.game);
    return entry === null ? [] : [{ ...offered, entry }];
  });
}

/** The numbers of players that fit. */
export function countsOf({ fewest, most }: Pick<Catalogue, "fewest" | "most">): number[] {
  return Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
}

/** As many as wished, or the nearest number that fits. */
export function fitting(wished: number, { fewest, most }: Pick<Catalogue, "fewest" | "most">): number {
  return Math.min(Math.max(wished, fewest), most);
}
