/** What came of a night, or of whatever else a game sums up: who gained what, by what. */

import { eventsOf, voided } from "./log.ts";
import type { IconName } from "./icons.ts";
import type { Telling } from "./telling.svelte.ts";
import type { GameClient } from "../games/game.ts";
import type { Entry, GameEvent, GameTypes } from "./wire.ts";
import type { Part } from "./words.ts";

/** A figure of a player that is reported: how much it is, and how much came and went. */
export interface ReportFigure<G extends GameTypes = GameTypes> {
  /** `report-<name>` are its words. */
  readonly name: string;
  readonly icon: IconName;
  /** How much it is; null where only the change counts. */
  of(view: G["view"], seat: number): number | null;
  /** What an event brought or took. */
  gained(event: G["event"], seat: number): number;
  /** What it came by, in words, line by line; asked of what brought or took something. */
  causes?(event: G["event"], gained: number, seat: number): readonly Part[][];
}

/** What a game sums up. Its words are `game-report-title`, which has the fields of what opens it, and `game-report`. */
export interface GameReport<G extends GameTypes = GameTypes> {
  readonly opens: string;
  readonly closes: string;
  readonly figures: readonly ReportFigure<G>[];
  /** Events that need not be told once more. */
  readonly untold: ReadonlySet<string>;
}

/** A stretch of the game that is summed up. */
export interface Stretch {
  /** What opened it. */
  readonly head: GameEvent;
  readonly events: readonly GameEvent[];
  /** How many actions had been taken at its end. */
  readonly count: number;
}

/** The stretches in a log that have come to their end, by the number of the row that opened them. */
export function stretchesIn(log: readonly Entry[], struck: ReadonlySet<number>, { opens, closes }: Pick<GameReport, "opens" | "closes">): Map<number, Stretch> {
  const found = new Map<number, Stretch>();
  let open: { version: number; head: GameEvent; events: GameEvent[] } | null = null;
  for (const entry of log) {
    if (struck.has(entry.version)) continue;
    for (const event of eventsOf(entry)) {
      if (event.what === opens) open = { version: entry.version, head: event, events: [] };
      else if (open !== null && event.what === closes) {
        found.set(open.version, { head: open.head, events: open.events, count: entry.count });
        open = null;
      } else open?.events.push(event);
    }
  }
  return found;
}

/** One player of a report. */
export interface ReportRow {
  readonly seat: number;
  readonly figures: readonly { name: string; icon: IconName; now: number | null; gained: number; causes: readonly Part[][] }[];
  /** All that happened to them. */
  readonly events: readonly GameEvent[];
}

/** Everybody in the order that holds now; figures in which nothing happened to anybody are left out, but for the first. */
export function rowsOf<G extends GameTypes>(report: GameReport<G>, { events }: Stretch, view: G["view"], order: readonly number[]): ReportRow[] {
  const gains = (figure: ReportFigure<G>, seat: number): number => events.reduce((sum, event) => sum + figure.gained(event as G["event"], seat), 0);
  const causes = (figure: ReportFigure<G>, seat: number): Part[][] =>
    events.flatMap((event) => {
      const gained = figure.gained(event as G["event"], seat);
      return gained === 0 ? [] : (figure.causes?.(event as G["event"], gained, seat) ?? []);
    });
  const moved = report.figures.filter((figure, at) => at === 0 || order.some((seat) => gains(figure, seat) !== 0));
  return order.map((seat) => ({
    seat,
    figures: moved.map((figure) => ({ name: figure.name, icon: figure.icon, now: figure.of(view, seat), gained: gains(figure, seat), causes: causes(figure, seat) })),
    events: events.filter((event) => !report.untold.has(event.what) && (event as { seat?: unknown }).seat === seat),
  }));
}

/** What a table knows of it. */
interface Reported<G extends GameTypes> {
  readonly game: Pick<GameClient<G>, "report"> | null;
  readonly telling: Pick<Telling<G>, "log">;
}

/** The reports of a table, and the one that is read. */
export class Reports<G extends GameTypes = GameTypes> {
  open = $state.raw<Stretch | null>(null);

  constructor(private readonly table: Reported<G>) {}

  /** All there are, by the row of the log that opened them. */
  all = $derived.by<ReadonlyMap<number, Stretch>>(() => {
    const { game, telling } = this.table;
    return game === null ? new Map() : stretchesIn(telling.log, voided(telling.log), game.report);
  });

  get latest(): Stretch | null {
    return [...this.all.values()].at(-1) ?? null;
  }
}
