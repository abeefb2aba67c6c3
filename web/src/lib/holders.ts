import type { Pace, SeatInfo, TableInfo } from "./wire.ts";
import { hasWords, word } from "./words.ts";

/** What a bot is called. */
export function botName(bot: string): string {
  const id = `ui-bot-${bot}`;
  return hasWords(id) ? word(id) : bot;
}

/** What the one who holds a seat is called. */
export function seatLabel({ holder, label }: SeatInfo): string {
  if (holder.type === "open") return word("ui-seat-open");
  if (holder.type === "bot") return botName(holder.bot);
  return label || holder.name;
}

/** How long a decision may take, in words. */
export function paceWords(pace: Pace): string {
  if (pace.type === "live") return word("ui-pace-live");
  if (pace.type === "bank") return word("ui-pace-bank", { minutes: Math.round(pace.bank / 60), seconds: pace.increment });
  const hours = Math.round(pace.seconds / 3600);
  if (hours < 1) return word("ui-pace-minutes", { count: Math.round(pace.seconds / 60) });
  return hours < 24 ? word("ui-pace-hours", { count: hours }) : word("ui-pace-days", { count: Math.round(hours / 24) });
}

/** Names of all seats, each only once: bots of one kind are numbered. */
export function tableNames(table: TableInfo): string[] {
  const plain = table.seats.map(seatLabel);
  return plain.map((name, index) => {
    const twins = plain.filter((other) => other === name).length;
    const number = plain.slice(0, index + 1).filter((other) => other === name).length;
    const isOpen = table.seats[index]?.holder.type === "open";
    return twins > 1 && !isOpen ? word("ui-name-numbered", { name, number }) : name;
  });
}
