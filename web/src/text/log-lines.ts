import { botName } from "$lib/holders.ts";
import { eventsOf } from "$lib/log.ts";
import type { Entry } from "$lib/wire.ts";
import { eventSentence, mark, sentence, type Part } from "$lib/words.ts";

const NOTHING: ReadonlySet<string> = new Set();

/** An entry of the log, a sentence each. Events that head a group of lines are told there. */
export function linesOf(entry: Entry, headings: ReadonlySet<string> = NOTHING): Part[][] {
  const { kind } = entry;
  switch (kind.type) {
    case "acted":
      return eventsOf(entry)
        .filter((event) => !headings.has(event.what))
        .map(eventSentence);
    case "undone":
      return [sentence(`ui-log-undone-${kind.scope}`, { seat: mark("seat", kind.seat), count: kind.back })];
    case "undo_asked":
    case "person_back":
    case "resigned":
    case "lesson_skipped":
      return [sentence(`ui-log-${kind.type.replaceAll("_", "-")}`, { seat: mark("seat", kind.seat) })];
    case "advised":
      return [sentence("ui-log-advised", { seat: mark("seat", kind.seat), bot: botName(kind.bot) })];
    case "undo_answered":
      return [sentence(kind.yes ? "ui-log-undo-agreed" : "ui-log-undo-declined", { seat: mark("seat", kind.seat) })];
    case "bot_seated":
      return [sentence(`ui-log-bot-${kind.because.replaceAll("_", "-")}`, { seat: mark("seat", kind.seat) })];
    case "began":
      return [sentence("ui-log-began")];
    case "dice_set":
      return [sentence("ui-log-dice-set")];
    case "ended":
      // The game's own last event has said it.
      return [];
  }
}
