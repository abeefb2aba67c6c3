import { settings } from "$lib/settings.svelte.ts";
import type { ParsedOffer } from "$lib/notation.ts";

/** How long an action waits that may end the turn, in ms. */
export const GRACE = 4_000;
/** So long before the time is up it is sent in any case: it was decided on. */
const MARGIN = 2_000;

/** An action that was decided on and not yet sent. */
export interface Held<Verb extends string = string> {
  offer: ParsedOffer<Verb>;
  /** What goes before it. */
  first: readonly string[];
  /** What was to be decided, so that it is dropped when that has changed. */
  about: string;
  since: number;
  /** When it is sent by itself; null where it waits for a word. */
  due: number | null;
}

/** When something that is held from now on is sent by itself, at a table that may have a deadline. */
export function dueTime(now: number, deadline: number | null): number | null {
  const grace = settings.ending === "pause" ? now + GRACE : null;
  const latest = deadline === null ? null : Math.max(now, deadline - MARGIN);
  if (grace === null || latest === null) return grace ?? latest;
  return Math.min(grace, latest);
}

/**
 * What may end the turn waits here for a moment before it is sent. The table
 * cannot take back what has passed the turn on, so it must not know of it yet.
 * Whoever closes the page meanwhile has decided (`leave`); if the page dies,
 * the table asks again, and no turn is lost.
 */
export class Holding<Verb extends string = string> {
  #held = $state.raw<Held<Verb> | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (held: Held<Verb>) => void) {}

  get held(): Held<Verb> | null {
    return this.#held;
  }

  begin(held: Held<Verb>): void {
    this.drop();
    this.#held = held;
    if (held.due !== null) this.#timer = setTimeout(() => this.release(), held.due - Date.now());
  }

  /** As if it had never been chosen. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#held = null;
  }

  /** Now. */
  release(): void {
    const held = this.#held;
    this.drop();
    if (held !== null) this.send(held);
  }

  /** The page goes: what would have been sent by itself is sent now. */
  leave(): void {
    if (this.#held?.due != null) this.release();
    else this.drop();
  }
}
