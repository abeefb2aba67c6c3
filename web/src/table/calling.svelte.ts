import { showFavicon } from "$lib/favicon.ts";
import { notify } from "$lib/notices.ts";
import { settings } from "$lib/settings.svelte.ts";
import type { Table } from "$lib/table.svelte.ts";
import { word } from "$lib/words.ts";
import { soundPlayer } from "../sound/player.ts";
import { heard } from "../sound/scores.ts";
import { untrack } from "svelte";

/** Calls me to the table when it is my turn: in the tab, by a sound and, if I asked for it, by a notice. For the init of a component. */
export function callMe(table: Table, page: () => string): void {
  const mine = $derived(table.info?.status === "playing" && table.info.unplayable === null && table.awaitsMe);

  $effect(() => {
    document.title = word(mine ? "ui-page-title-your-turn" : "ui-page-title", { page: page() });
  });

  $effect(() => {
    showFavicon(mine);
    return () => showFavicon(false);
  });

  /** Whoever arrives sees whose turn it is; only a turn that comes is called out. */
  let waited = false;
  $effect(() => {
    const comes = mine && waited;
    waited = table.info?.status === "playing" && !mine;
    if (comes) untrack(() => call(table, page()));
  });
}

function call(table: Table, page: string): void {
  soundPlayer.play(["turn"]);
  if (settings.notices) notify(word("ui-notice-turn"), page, table.id);
}

/** Lets what happens be heard. For the init of a component. */
export function hear(table: Table): void {
  $effect(() => {
    const { events } = table.telling.playing;
    if (events.length > 0) untrack(() => soundPlayer.play(heard(events.flatMap((event) => table.game?.soundOf(event, table.mySeats) ?? []))));
  });

  let lines: number | null = null;
  $effect(() => {
    const { length } = table.talk.chat;
    if (lines !== null && length > lines && document.visibilityState === "hidden") soundPlayer.play(["talk"]);
    lines = length;
  });
}
