import { api } from "$lib/api.ts";
import type { Table } from "$lib/table.svelte.ts";
import { speak } from "$lib/words.ts";
import { gameClient } from "../games/index.ts";

/**
 * Opens a table with everything its game needs; false if this page does not
 * know the game. The first request also gives a newcomer a name, which the
 * socket needs.
 */
export async function enter(table: Table): Promise<boolean> {
  const info = await api.table(table.id);
  const game = await gameClient(info.game);
  if (game === null) return false;
  speak(game.tongueFor?.(info.setup) ?? game.tongue);
  table.info = info;
  table.game = game;
  table.open();
  return true;
}
