import type { NewTable, Pace, SeatWish } from "./wire.ts";

export type SeatKind = "me" | "open" | "bot";

export interface SeatDraft {
  kind: SeatKind;
  /** Which bot, where it is one. */
  bot: string;
  /** Who sits here in a hot-seat game. */
  label: string;
}

/** A table as the form has it. */
export interface TableDraft {
  players: number;
  seats: SeatDraft[];
  listed: boolean;
  /** The place of its pace among `PACES`. */
  pace: number;
  hotSeat: boolean;
  chatHidden: boolean;
  /** Whether one may ask a bot; null leaves it to who plays. */
  hints: boolean | null;
}

const perDecision = (hours: number): Pace => ({ type: "per_decision", seconds: hours * 3_600 });
const bank = (minutes: number, increment: number): Pace => ({ type: "bank", bank: minutes * 60, increment });

/** What a table may choose from: live, as with chess clocks, or so long for each decision. */
export const PACES: readonly Pace[] = [{ type: "live" }, bank(15, 10), bank(30, 20), bank(60, 30), perDecision(1), perDecision(8), perDecision(24), perDecision(72)];

/** A table for so many, with room for as many as any game takes. */
export function firstDraft(bot: string, players: number, most: number): TableDraft {
  const seat = (kind: SeatKind): SeatDraft => ({ kind, bot, label: "" });
  return {
    players,
    seats: ["me" as const, ...Array<SeatKind>(most - 1).fill("open")].map(seat),
    listed: false,
    pace: 0,
    hotSeat: false,
    chatHidden: false,
    hints: null,
  };
}

/** I sit once, unless this browser goes round; then nobody comes from outside. */
export function withSeat(seats: SeatDraft[], index: number, kind: SeatKind, hotSeat: boolean): SeatDraft[] {
  return seats.map((seat, at) => {
    if (at === index) return { ...seat, kind };
    const moves = kind === "me" && seat.kind === "me" && !hotSeat;
    return moves ? { ...seat, kind: "open" } : seat;
  });
}

/** Turning hot seat on gives every open seat to this browser, turning it off gives all but the first back. */
export function withHotSeat(seats: SeatDraft[], hotSeat: boolean): SeatDraft[] {
  if (hotSeat) return seats.map((seat) => (seat.kind === "open" ? { ...seat, kind: "me" } : seat));
  const first = seats.findIndex(({ kind }) => kind === "me");
  return seats.map((seat, at) => (seat.kind === "me" && at !== first ? { ...seat, kind: "open" } : seat));
}

/** The name of the message that says whether there are hints. */
export function hintsWords(hints: boolean | null): string {
  if (hints === null) return "ui-new-hints-alone";
  return hints ? "ui-new-hints-yes" : "ui-new-hints-no";
}

function wishOf(seat: SeatDraft, hotSeat: boolean): SeatWish {
  if (seat.kind === "bot") return { type: "bot", bot: seat.bot };
  if (seat.kind === "open") return { type: "open" };
  const label = seat.label.trim();
  return { type: "me", label: hotSeat && label !== "" ? label : null };
}

/** A table at which nobody but me sits, started at once. */
export function tableAlone(game: string, setup: unknown): NewTable {
  return tableOf(firstDraft("", 1, 1), game, setup);
}

/** The draft as the server wants it: `setup` is what the game needs to know. It starts at once if nobody is missing. */
export function tableOf(draft: TableDraft, game: string, setup: unknown): NewTable {
  const alone = draft.players === 1;
  const hotSeat = draft.hotSeat && !alone;
  // Whoever plays alone sits there, whatever the first seat was before.
  const seats = draft.seats.slice(0, draft.players).map((seat): SeatDraft => (alone ? { ...seat, kind: "me" } : seat));
  return {
    game,
    setup,
    seats: seats.map((seat) => wishOf(seat, hotSeat)),
    options: {
      listed: draft.listed,
      pace: PACES[draft.pace] ?? { type: "live" },
      hot_seat: hotSeat,
      chat_hidden: draft.chatHidden,
      hints: draft.hints,
    },
    start: seats.every(({ kind }) => kind !== "open"),
  };
}
