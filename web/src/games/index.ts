import { ankh } from "./ankh/entry.ts";
import type { GameClient, GameEntry } from "./game.ts";
import { kemet } from "./kemet/entry.ts";

/** Every game this client can play, by the name the wire has for it: a line each. */
export const GAMES: readonly GameEntry[] = [kemet, ankh];

const entries = new Map(GAMES.map((entry) => [entry.name, entry]));

export function gameEntry(name: string): GameEntry | null {
  return entries.get(name) ?? null;
}

/** The game itself; null where this client is older than the table. */
export async function gameClient(name: string): Promise<GameClient | null> {
  return (await gameEntry(name)?.load()) ?? null;
}
