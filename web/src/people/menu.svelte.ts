import { api } from "$lib/api.ts";
import { confirmation } from "$lib/confirm.svelte.ts";
import type { Table } from "$lib/table.svelte.ts";
import { attempt, toasts } from "$lib/toasts.svelte.ts";
import type { How, IgnoredHere, TableInfo, Who } from "$lib/wire.ts";
import { sentence, word } from "$lib/words.ts";

/** Somebody at the table, as one sees them. */
export interface Somebody {
  who: Who;
  name: string;
}

/** What can be done about somebody. */
export type Deed = "mute" | "unmute" | "block" | "unblock" | "report" | "remove";

/** As much of a table as says how I stand to somebody, */
interface Standing {
  readonly talk: Pick<Table["talk"], "ignored">;
}

/** who I am there, */
interface Self extends Pick<Table, "mySeats"> {
  readonly connection: Pick<Table["connection"], "myGuest">;
}

/** and what I may do about others. */
interface Rights extends Standing {
  readonly connection: Pick<Table["connection"], "guests">;
  readonly info: Pick<TableInfo, "host" | "status"> | null;
}

/** The menu of a person: one for the whole table, wherever the name stands. */
class PersonMenu {
  somebody = $state.raw<Somebody | null>(null);
  /** The name that was pressed: the menu stands there, and the focus goes back to it. */
  anchor: HTMLElement | null = null;
  /** Who is being reported. */
  reporting = $state.raw<Somebody | null>(null);

  open(somebody: Somebody, anchor: HTMLElement): void {
    this.anchor = anchor;
    this.somebody = somebody;
  }

  close(): void {
    this.somebody = null;
  }
}

export const personMenu = new PersonMenu();

/** How I stand to somebody. */
export function ignoredAs(table: Standing, who: Who): IgnoredHere | null {
  return table.talk.ignored.find(({ seat, guest }) => (who.type === "seat" ? seat === who.seat : who.type === "guest" && guest === who.guest)) ?? null;
}

/** Whether that is me. */
export function isMe(table: Self, who: Who): boolean {
  switch (who.type) {
    case "seat":
      return table.mySeats.includes(who.seat);
    case "guest":
      return table.connection.myGuest === who.guest;
    case "line":
      return false;
  }
}

/** What can be done about somebody now, in the order of the menu. */
export function deedsFor(table: Rights, who: Who): readonly Deed[] {
  const ignored = ignoredAs(table, who);
  const named = who.type !== "guest" || table.connection.guests.find(({ guest }) => guest === who.guest)?.name !== null;
  const own: Deed[] = ignored === null ? ["mute", "block"] : ignored.how === "mute" ? ["unmute", "block"] : ["unblock"];
  // Who plays in a game that has begun stays.
  const removable = table.info?.host === true && (who.type === "guest" || (who.type === "seat" && table.info.status === "gathering"));
  return [...(named ? own : []), "report", ...(removable ? (["remove"] as const) : [])];
}

export async function doDeed(table: Pick<Table, "id"> & Standing, { who, name }: Somebody, deed: Deed): Promise<void> {
  switch (deed) {
    case "mute":
      return ignore(table.id, who, "mute", name);
    case "block": {
      const words = sentence("ui-person-block-question", { name });
      if (await confirmation.ask(words, word("ui-person-block"))) await ignore(table.id, who, "block", name);
      return;
    }
    case "unmute":
    case "unblock": {
      const id = ignoredAs(table, who)?.id;
      if (id !== undefined) await letGo(id, name);
      return;
    }
    case "remove": {
      const words = sentence("ui-person-remove-question", { name });
      if (!(await confirmation.ask(words, word("ui-person-remove")))) return;
      if ((await attempt(() => api.remove(table.id, who).then(() => true))) !== null) toasts.say(word("ui-person-removed", { name }));
      return;
    }
    case "report":
      personMenu.reporting = { who, name };
  }
}

async function ignore(table: string, who: Who, how: How, name: string): Promise<void> {
  if ((await attempt(() => api.ignore(table, { who, how }).then(() => true))) !== null) toasts.say(word(`ui-person-did-${how}`, { name }));
}

/** Takes back that somebody is muted or blocked. */
export async function letGo(id: number, name: string): Promise<boolean> {
  if ((await attempt(() => api.stopIgnoring(id).then(() => true))) === null) return false;
  toasts.say(word("ui-person-let-go", { name }));
  return true;
}
