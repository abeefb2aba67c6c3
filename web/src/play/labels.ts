import type { Deed } from "$lib/notation.ts";
import type { Table } from "$lib/table.svelte.ts";
import type { Outcome } from "$lib/wire.ts";
import { actionSentence, hasWords, listed, mark, plain, promptSentence, sentence, slug, stepName, stepWords, word, type Part, type Words } from "$lib/words.ts";
import type { Play } from "./session.svelte.ts";

/** An action in words, as plain text: for buttons and screen readers. */
export function actionText(deed: Deed, step: string): string {
  return plain(actionSentence(deed.action, step));
}

/** What is expected of me. */
function promptOf(step: unknown, special: string | null, more: Words): Part[] {
  return step === null ? sentence("play-your-choice") : promptSentence(step, special, more);
}

/** Whom the table waits for, and what for. */
export function waitingFor(step: unknown, awaited: readonly number[], outcome: Outcome | null): Part[] {
  if (outcome) return sentence("play-over");
  if (awaited.length === 0) return sentence("play-quiet");
  const id = `waiting-${slug(stepName(step ?? ""))}`;
  const seat = listed(awaited.map((one) => mark("seat", one)));
  return sentence(hasWords(id) ? id : "play-waiting", { ...stepWords(step ?? ""), seat });
}

/** What the table says to me now: what is asked, or whom it waits for. */
export function askedNow(table: Table, play: Play): Part[] {
  const { game, view } = table;
  if (!view || game === null) return sentence("play-sending");
  if (!table.live) return sentence("play-looking-back");
  if (table.telling.told !== null) return sentence("game-telling");
  if (play.held !== null) return actionSentence(play.held.offer.action, play.step);
  if (!table.myTurn) return waitingFor(play.topStep, table.awaiting, game.outcomeOf(view));
  return promptOf(play.topStep, play.deciding.promptCase(view, play.step, table.possible, play.seat, table.remarks), play.deciding.promptWords(view));
}

/** What else who is asked should know; null where nothing is. */
export function noteNow(table: Table, play: Play): string | null {
  if (play.held !== null) return word("play-held-note");
  if (!table.myTurn || !table.live || table.telling.told !== null || !table.view) return null;
  const note = play.deciding.promptNote?.(table.view, play.step, table.possible) ?? null;
  return note === null ? null : word(note);
}

/** Nobody to wait for but bots, whose pace is only for our eyes. */
export const waitsForBots = ({ live, awaiting, info }: Table): boolean =>
  live && awaiting.length > 0 && awaiting.every((seat) => info?.seats[seat]?.holder.type === "bot");
