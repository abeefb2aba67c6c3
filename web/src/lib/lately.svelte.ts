import { chaptersOf, deedsBetween, deedsIn, placesOf, trailsOf, type Deed } from "./deeds.ts";
import { voided } from "./log.ts";
import type { Telling } from "./telling.svelte.ts";
import type { GameClient } from "../games/game.ts";
import type { Entry, GameTypes } from "./wire.ts";

/** Rows of the log that are looked through: what is older is history. */
const ROWS = 240;
/** Ways that are drawn at a time. */
const TRAILS = 8;

/** Whose eyes look, and at what. */
export interface Watched<G extends GameTypes = GameTypes> {
  readonly game: Pick<GameClient<G>, "story" | "headings"> | null;
  readonly mySeats: readonly number[];
  readonly myTurn: boolean;
  readonly telling: Pick<Telling<G>, "log" | "moment" | "count" | "live">;
}

/**
 * What happened since I acted last, as deeds: what the teller says, and what
 * the board lights up. In the past it is what led to the moment on screen.
 */
export class Lately<G extends GameTypes = GameTypes> {
  constructor(private readonly table: Watched<G>) {}

  #rows = $derived.by<readonly Entry[]>(() => this.table.telling.log.slice(-ROWS));
  #all = $derived.by<readonly Deed[]>(() => {
    const { game } = this.table;
    return game === null ? [] : deedsIn(chaptersOf(this.#rows, voided(this.#rows), game.headings, game.story as never));
  });
  #at = $derived.by(() => this.table.telling.moment?.count ?? this.table.telling.count);
  /** The number of actions after the last one of mine. */
  since = $derived.by<number>(() => {
    const mine = this.#rows.findLast(({ kind, count }) => kind.type === "acted" && count <= this.#at && this.table.mySeats.includes(kind.seat));
    return mine?.count ?? 0;
  });
  /** What others did since then, the last one last. */
  deeds = $derived.by<readonly Deed[]>(() => deedsBetween(this.#all, this.table.telling.live ? this.since : this.#at - 1, this.#at));
  /** What is told just now. */
  now = $derived.by<Deed | null>(() => {
    const last = this.deeds.at(-1);
    // All of it up to here, also what I had a hand in.
    return last === undefined ? null : (deedsBetween(this.#all, 0, this.#at).find(({ key }) => key === last.key) ?? last);
  });
  /** The places of what is told, as long as it is told. */
  lit = $derived.by<readonly string[]>(() => {
    const { game, myTurn } = this.table;
    // What I am asked is lit itself.
    if (game === null || this.now === null || myTurn) return [];
    const { lines } = this.now;
    const latest = lines.filter(({ entry }) => entry === lines.at(-1)?.entry);
    return placesOf({ ...this.now, lines: latest }, game.story as never);
  });
  /** The ways of the last moves: they stay until I act. */
  trails = $derived.by(() => (this.table.game === null ? [] : trailsOf(this.deeds, this.table.game.story as never).slice(-TRAILS)));
}
