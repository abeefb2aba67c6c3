import type { ReportRow } from "$lib/reports.svelte.ts";
import { eventSentence, nameOf, plain, signed, word } from "$lib/words.ts";
import { item, type TextItem } from "./game-text.ts";

type Figure = ReportRow["figures"][number];

/** A figure of a report: what it is now, and by how much it changed. */
function figureWords({ name, now, gained }: Figure): string | null {
  if (now === null && gained === 0) return null;
  const change = gained === 0 ? null : signed(gained);
  const figure = now === null ? (change ?? "") : change === null ? String(now) : word("ui-text-report-change", { now, change });
  return word("ui-text-report-figure", { name: word(`report-${name}`), figure });
}

/** What a night brought, player by player in the order that holds now, and below each by what. */
export function reportItems(rows: readonly ReportRow[]): TextItem[] {
  return rows.map(({ seat, figures, events }) => {
    const told = figures.flatMap((figure) => figureWords(figure) ?? []);
    const words = word("ui-text-figure", { name: nameOf({ kind: "seat", id: String(seat) }), figure: told.join(" · ") });
    return item(words, events.map((event) => item(plain(eventSentence(event)))));
  });
}
