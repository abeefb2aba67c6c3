import { getContext, setContext } from "svelte";
import type { Table } from "./table.svelte.ts";

const KEY = Symbol("table");

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

/** The table on screen. */
export function useTable(): Table {
  return getContext<Table>(KEY);
}
