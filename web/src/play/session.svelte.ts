import { explaining } from "$lib/explain.svelte.ts";
import type { ParsedOffer } from "$lib/notation.ts";
import { sameReference, type Reference } from "$lib/reference.ts";
import { settings } from "$lib/settings.svelte.ts";
import { useTable } from "$lib/table-context.ts";
import type { Table } from "$lib/table.svelte.ts";
import type { GameTypes } from "$lib/wire.ts";
import { refusalSentence, sentence, stepName, type Part } from "$lib/words.ts";
import { Adviser } from "./adviser.svelte.ts";
import { barOf, numbered } from "./bar.ts";
import { byNumber, differInNumber, offersFor, sortOut } from "./choices.ts";
import type { Deciding } from "./deciding.ts";
/** Several ways to do what was clicked: a number to choose, or a short list. */
export interface Picking {
  offers: ParsedOffer[];
  stepper: boolean;
}

/** Something that hurts, waiting for a yes. */
export interface Confirming {
  offer: ParsedOffer;
  /** Why, by the name of its words. */
  hurt: string;
}

/** Why something is not possible, next to what was clicked. */
export interface Reason {
  about: Reference;
  parts: Part[];
}

/** Actions to be sent one after the other, each only if the table offers it by then. */
export interface Run {
  next: (offers: readonly ParsedOffer[]) => string | null;
}

/** A thought of the person that is void as soon as the table offers something else. */
export interface Thought<T> {
  about: readonly ParsedOffer[];
  is: T;
}

/**
 * What a person at the table is in the middle of. The board, the panels and
 * the prompt line share it, so that one click means one thing everywhere. It
 * knows no rules: it only sorts, asks back and sends offers. A game that plans
 * ahead or carries something along extends it.
 */
export class Play<G extends GameTypes = GameTypes> {
  reason = $state.raw<Reason | null>(null);
  #picking = $state.raw<Thought<Picking> | null>(null);
  #confirming = $state.raw<Thought<Confirming> | null>(null);
  #run = $state.raw<Run | null>(null);
  /** The offers an action was last sent for: a run never acts twice on the same ones. */
  #sentFor: readonly ParsedOffer[] | null = null;

  offers = $derived.by<ParsedOffer[]>(() => this.table.offers);
  choices = $derived.by(() => sortOut(this.offers, this.deciding));
  bar = $derived.by(() => barOf(this.choices, this.deciding));
  numbered = $derived.by(() => numbered(this.offers, this.bar, this.deciding));
  verbs = $derived(new Set(this.offers.map(({ verb }) => verb)));
  view = $derived.by<G["view"] | null>(() => this.table.view);
  /** The step on top as the rules write it, */
  topStep = $derived.by<unknown>(() => (this.view === null ? null : this.deciding.stepOf(this.view)));
  /** and its name; empty when there is none. */
  step = $derived(this.topStep === null ? "" : stepName(this.topStep));
  picking = $derived(this.current(this.#picking));
  confirming = $derived(this.current(this.#confirming));
  /** A run is under way: more will be sent. */
  running = $derived(this.#run !== null);
  /** What bots would do in my place. */
  readonly adviser: Adviser;
  readonly deciding: Deciding<G>;

  constructor(readonly table: Table<G>) {
    if (table.game === null) throw new Error("nobody knows yet what is played here");
    this.deciding = table.game.deciding;
    this.adviser = new Adviser(table as unknown as Table);
  }

  /** What goes on beside it; called where effects live as long as the table. */
  attend(): void {
    $effect(() => this.pump());
  }

  /** A thought, unless the table has moved on since. */
  protected current<T>(thought: Thought<T> | null): T | null {
    return thought !== null && thought.about === this.offers ? thought.is : null;
  }

  get seat(): number {
    return this.table.seat ?? this.table.mySeats[0] ?? -1;
  }

  /** In a replay one may look through eyes that are not one's own. */
  get borrowed(): boolean {
    return this.table.seat !== null && !this.table.mySeats.includes(this.table.seat);
  }

  /** What a number or a way is being chosen for. */
  picked = $derived.by<Reference | null>(() => {
    const offer = this.picking?.offers[0];
    return this.choices.find(({ offers }) => offer !== undefined && offers.includes(offer))?.subject ?? null;
  });

  offersFor(touched: Reference): ParsedOffer[] {
    return offersFor(this.choices, touched);
  }

  reasonFor(about: Reference): Part[] | null {
    return sameReference(this.reason?.about ?? null, about) ? (this.reason?.parts ?? null) : null;
  }

  // ---- choosing

  /** What a click on something does that has these offers. */
  choose(offers: readonly ParsedOffer[]): void {
    this.cancel();
    const [first] = offers;
    if (first === undefined) return;
    if (offers.length === 1) {
      this.attempt(first);
      return;
    }
    const stepper = differInNumber(offers);
    this.#picking = { about: this.offers, is: { offers: stepper ? byNumber(offers) : [...offers], stepper } };
  }

  /** Asks first where it hurts, else acts. */
  attempt(offer: ParsedOffer): void {
    const hurt = this.view === null ? null : this.deciding.hurts(offer, this.view, this.seat, this.step);
    if (hurt !== null && settings.confirm) {
      this.#picking = null;
      this.#confirming = { about: this.offers, is: { offer, hurt } };
    } else this.act(offer);
  }

  /** What is laid out and waits for nothing but a word: Enter says it. */
  get ready(): ParsedOffer | null {
    return null;
  }

  confirm(): void {
    if (this.confirming) this.act(this.confirming.offer);
  }

  act(offer: ParsedOffer): void {
    const first = new Set(this.leadIn(offer));
    this.cancel();
    let acted = false;
    this.start({
      next: (offers) => {
        const offered = new Set(offers.map(({ action }) => action));
        const wish = [...first].find((action) => offered.has(action));
        if (acted) return null;
        if (wish !== undefined) {
          first.delete(wish);
          return wish;
        }
        acted = true;
        return offered.has(offer.action) ? offer.action : null;
      },
    });
  }

  /** What must be sent before an offer, in any order, where one thing for the person is several for the table. */
  protected leadIn(_offer: ParsedOffer): readonly string[] {
    return [];
  }

  /** A lesson waits for this action: whatever is only in mind and leads elsewhere is put back. True if anything was. */
  keepTo(_expected: string | null): boolean {
    return false;
  }

  cancel(): void {
    this.#picking = null;
    this.#confirming = null;
    this.reason = null;
  }

  /** Esc: takes back what is only in mind. False when there was nothing. */
  stepBack(): boolean {
    const something = this.picking !== null || this.confirming !== null || this.reason !== null;
    this.cancel();
    return something;
  }

  // ---- asking

  async askWhy(action: string, about: Reference): Promise<void> {
    this.cancel();
    // The reason appears where the explanation would lie over it.
    explaining.leave();
    const refusal = await this.table.why(action);
    this.reason = { about, parts: refusal ? refusalSentence(refusal) : sentence("refusal-unknown") };
  }

  // ---- sending

  /** One after the other; stops where the table no longer offers the next. */
  runAll(actions: readonly string[]): void {
    const left = [...actions];
    this.start({
      next: (offers) => {
        const action = left.shift();
        return action !== undefined && offers.some((offer) => offer.action === action) ? action : null;
      },
    });
  }

  /** Sends what the run says next, for as long as the table offers it. */
  protected start(run: Run): void {
    this.#run = run;
    this.#sentFor = null;
    this.pump();
  }

  /** Sends the next action of the run once the table has answered the last one. */
  pump(): void {
    const run = this.#run;
    const offers = this.offers;
    if (run === null || this.table.busy || !this.table.settled || offers === this.#sentFor) return;
    const action = run.next(offers);
    if (action === null) {
      this.#run = null;
      return;
    }
    this.#sentFor = offers;
    void this.table.act(action).then((done) => {
      if (!done && this.#run === run) this.#run = null;
    });
  }

  undo(scope: "step" | "turn"): void {
    this.cancel();
    this.#run = null;
    void this.table.undo(scope);
  }
}

const plays = new WeakMap<object, Play>();

export function playAt(table: Table): Play {
  const known = plays.get(table);
  if (known) return known;
  // Rooted outside any component: the board and the panels share it, and any of them may go first.
  let made: Play | undefined;
  $effect.root(() => {
    made = table.game?.playAt(table) ?? new Play(table);
    made.attend();
  });
  plays.set(table, made!);
  return made!;
}

/** What I am in the middle of at the table on screen; for the init of a component. */
export function usePlay(): Play {
  return playAt(useTable());
}
