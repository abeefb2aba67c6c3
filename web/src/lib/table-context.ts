import { getContext, setContext } from "svelte";
import type { GameClient } from "../games/game.ts";
import type { Table } from "./table.svelte.ts";

const KEY = Symbol("table");

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

/** The table on screen. */
export function useTable(): Table {
  return getContext<Table>(KEY);
}

/** The game on screen. */
export function useGame(): GameClient {
  const { game } = useTable();
  if (game === null) throw new Error("no game is on the table yet");
  return game;
}
