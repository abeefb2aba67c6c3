import { untrack } from "svelte";
import { explaining } from "$lib/explain.svelte.ts";
import type { ParsedOffer } from "$lib/notation.ts";
import { sameReference, type Reference } from "$lib/reference.ts";
import { settings } from "$lib/settings.svelte.ts";
import { useTable } from "$lib/table-context.ts";
import type { Table } from "$lib/table.svelte.ts";
import type { GameTypes } from "$lib/wire.ts";
import { refusalSentence, sentence, stepName, type Part } from "$lib/words.ts";
import type { GameClient } from "../games/game.ts";
import { Adviser, keyOf, type AdvisedTable } from "./adviser.svelte.ts";
import { barOf, numbered } from "./bar.ts";
import { byNumber, differInNumber, offersFor, sortOut } from "./choices.ts";
import type { Deciding } from "./deciding.ts";
import { dueTime, Holding, type Held } from "./holding.svelte.ts";

/** Several ways to do what was clicked: a number to choose, or a short list. */
export interface Picking<Verb extends string = string> {
  offers: ParsedOffer<Verb>[];
  stepper: boolean;
}

/** Something that hurts, waiting for a yes. */
export interface Confirming<Verb extends string = string> {
  offer: ParsedOffer<Verb>;
  /** Why, by the name of its words. */
  hurt: string;
}

/** Why something is not possible, next to what was clicked. */
export interface Reason {
  about: Reference;
  parts: Part[];
}

/** Why one should think twice, by the name of its words (`confirm-<name>`); null where a click may just act. */
const hurtOf = ({ attack, warning }: ParsedOffer): string | null => (attack ? "attack" : (warning ?? null));

/** Actions to be sent one after the other, each only if the table offers it by then. */
export interface Run {
  next: (offers: readonly ParsedOffer[]) => string | null;
  /** What is done once all of it has had its effect and the table asks again. */
  then?: () => void;
}

/** A thought of the person that is void as soon as the table offers something else. */
export interface Thought<T> {
  about: readonly ParsedOffer[];
  is: T;
}

/** What deciding needs of a table. A game that needs more says so where it extends `Play`. */
export type PlayedTable<G extends GameTypes> = AdvisedTable &
  Pick<Table<G>, "act" | "busy" | "deadline" | "mySeats" | "offers" | "seat" | "settled" | "undo" | "undoLeft" | "view" | "why"> & {
    readonly game: Pick<GameClient<G>, "deciding"> | null;
  };

/**
 * What a person at the table is in the middle of. The board, the panels and
 * the prompt line share it, so that one click means one thing everywhere. It
 * knows no rules: it only sorts, asks back and sends offers. A game that plans
 * ahead or carries something along extends it.
 */
export class Play<G extends GameTypes = GameTypes, T extends PlayedTable<G> = PlayedTable<G>> {
  reason = $state.raw<Reason | null>(null);
  #picking = $state.raw<Thought<Picking<G["verb"]>> | null>(null);
  #confirming = $state.raw<Thought<Confirming<G["verb"]>> | null>(null);
  #run = $state.raw<Run | null>(null);
  /** The offers an action was last sent for: a run never acts twice on the same ones. */
  #sentFor: readonly ParsedOffer[] | null = null;

  offers = $derived.by<ParsedOffer<G["verb"]>[]>(() => this.table.offers);
  choices = $derived.by(() => sortOut(this.offers, this.deciding));
  bar = $derived.by(() => barOf(this.choices, this.deciding));
  numbered = $derived.by(() => numbered(this.offers, this.bar, this.deciding));
  verbs = $derived<ReadonlySet<G["verb"]>>(new Set(this.offers.map(({ verb }) => verb)));
  view = $derived.by<G["view"] | null>(() => this.table.view);
  /** The step on top as the rules write it, */
  topStep = $derived.by<unknown>(() => (this.view === null ? null : this.deciding.stepOf(this.view)));
  /** and its name; empty when there is none. */
  step = $derived<G["step"] | "">(this.topStep === null ? "" : stepName(this.topStep));
  picking = $derived(this.current(this.#picking));
  confirming = $derived(this.current(this.#confirming));
  /** A run is under way: more will be sent. */
  running = $derived(this.#run !== null);
  /** What was decided on and waits a moment before it is sent. */
  readonly #holding = new Holding<G["verb"]>(({ offer, first }) => this.send(offer, first));
  held = $derived.by<Held<G["verb"]> | null>(() => this.#holding.held);
  /** What bots would do in my place. */
  readonly adviser: Adviser;
  readonly deciding: Deciding<G>;

  constructor(protected readonly table: T) {
    if (table.game === null) throw new Error("nobody knows yet what is played here");
    this.deciding = table.game.deciding;
    this.adviser = new Adviser(table);
  }

  /** What goes on beside it; called where effects live as long as the table. */
  attend(): void {
    $effect(() => this.pump());
    // What was to be decided is no longer asked: nothing is left to wait for.
    $effect(() => {
      if (this.held !== null && this.table.settled && keyOf(this.offers) !== this.held.about) this.#holding.drop();
    });
  }

  /** The page or the table is left. */
  leave(): void {
    this.#holding.leave();
  }

  /** A thought, unless the table has moved on since. */
  protected current<T>(thought: Thought<T> | null): T | null {
    return thought !== null && thought.about === this.offers ? thought.is : null;
  }

  get undoLeft(): T["undoLeft"] {
    return this.table.undoLeft;
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

  offersFor(touched: Reference): ParsedOffer<G["verb"]>[] {
    return offersFor(this.choices, touched);
  }

  reasonFor(about: Reference): Part[] | null {
    return sameReference(this.reason?.about ?? null, about) ? (this.reason?.parts ?? null) : null;
  }

  // ---- choosing

  /** What a click on something does that has these offers. */
  choose(offers: readonly ParsedOffer<G["verb"]>[]): void {
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
  attempt(offer: ParsedOffer<G["verb"]>): void {
    const hurt = hurtOf(offer);
    if (hurt !== null && settings.confirm) {
      this.#picking = null;
      this.#confirming = { about: this.offers, is: { offer, hurt } };
    } else this.act(offer);
  }

  /** What is laid out and waits for nothing but a word: Enter says it. */
  get ready(): ParsedOffer<G["verb"]> | null {
    return null;
  }

  confirm(): void {
    if (this.confirming) this.act(this.confirming.offer);
  }

  /** Sends it, at once or after a moment in which a slip can be taken back. */
  act(offer: ParsedOffer<G["verb"]>): void {
    const first = this.leadIn(offer);
    this.cancel();
    if (!this.#mayBeSlip(offer)) return this.send(offer, first);
    const since = Date.now();
    this.#holding.begin({ offer, first, about: keyOf(this.offers), since, due: dueTime(since, this.table.deadline) });
  }

  /** A lesson lets nobody slip. */
  #mayBeSlip(offer: ParsedOffer<G["verb"]>): boolean {
    if (settings.ending === "once" || this.table.lesson !== null) return false;
    return offer.closes === "turn" && !this.deciding.enough.includes(offer.verb);
  }

  /** What is held goes now. */
  letGo(): void {
    this.#holding.release();
  }

  /** What is held shall not be. */
  takeBack(): void {
    this.#holding.drop();
  }

  protected send(offer: ParsedOffer<G["verb"]>, before: readonly string[]): void {
    const first = new Set(before);
    let acted = false;
    this.start({
      then: () => this.followUp(offer),
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
  protected leadIn(_offer: ParsedOffer<G["verb"]>): readonly string[] {
    return [];
  }

  /** Something was done, and the table asks for the next thing. */
  protected followUp(_offer: ParsedOffer<G["verb"]>): void {}

  /** A lesson waits for this action: whatever is only in mind and leads elsewhere is put back. True if anything was. */
  keepTo(_expected: string | null): boolean {
    return false;
  }

  cancel(): void {
    this.#holding.drop();
    this.#forget();
  }

  #forget(): void {
    this.#picking = null;
    this.#confirming = null;
    this.reason = null;
  }

  /** Esc: takes back what is only in mind. False when there was nothing. */
  stepBack(): boolean {
    const something = this.picking !== null || this.confirming !== null || this.reason !== null || this.held !== null;
    if (this.held !== null) this.takeBack();
    this.cancel();
    return something;
  }

  // ---- asking

  async askWhy(action: string, about: Reference): Promise<void> {
    this.#forget();
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
      // What comes of it is no reason to look again.
      untrack(() => run.then?.());
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

/** Whoever leaves a table has decided on what they were about to send. */
export function leaveTable(table: Table): void {
  plays.get(table)?.leave();
}

/** What I am in the middle of at the table on screen; for the init of a component. */
export function usePlay(): Play {
  return playAt(useTable());
}
