import { untrack } from "svelte";
import type { View } from "$generated/index.ts";
import { explaining } from "$lib/explain.svelte.ts";
import type { ParsedOffer } from "$lib/notation.ts";
import { sameReference, type Reference } from "$lib/reference.ts";
import { settings } from "$lib/settings.svelte.ts";
import { useTable } from "$lib/table-context.ts";
import type { Table } from "$lib/table.svelte.ts";
import { refusalSentence, sentence, type Part } from "$lib/words.ts";
import {
  byNumber,
  differInNumber,
  hurts,
  numberOf,
  offersFor,
  sortOut,
  zoneChoices,
  type Hurt,
  type ZoneChoice,
} from "./choices.ts";
import { Adviser } from "./adviser.svelte.ts";
import { Story } from "./battle/story.svelte.ts";
import { councilPart, EMPTY_PLAN, nextCouncilAction, type CouncilPlan } from "./council.ts";
import { actionText, topStep } from "./labels.ts";
import { barOf, numbered } from "./places.ts";

/** Several ways to do what was clicked: a number to choose, or a short list. */
export interface Picking {
  offers: ParsedOffer[];
  stepper: boolean;
}

/** Something that hurts, waiting for a yes. */
export interface Confirming {
  offer: ParsedOffer;
  hurt: Hurt;
}

/** Why something is not possible, next to what was clicked. */
export interface Reason {
  about: Reference;
  parts: Part[];
}

/** Actions to be sent one after the other, each only if the table offers it by then. */
interface Run {
  next: (offers: readonly ParsedOffer[]) => string | null;
}

/** A thought of the person that is void as soon as the table offers something else. */
interface Thought<T> {
  about: readonly ParsedOffer[];
  is: T;
}

/**
 * What a person at the table is in the middle of. The board, the mat, the
 * market and the prompt line share it, so that one click means one thing
 * everywhere. It knows no rules: it only sorts, asks back and sends offers.
 */
export class Play {
  reason = $state.raw<Reason | null>(null);
  plan = $state.raw<CouncilPlan>(EMPTY_PLAN);
  #picking = $state.raw<Thought<Picking> | null>(null);
  #confirming = $state.raw<Thought<Confirming> | null>(null);
  #carrying = $state.raw<Thought<number> | null>(null);
  #run = $state.raw<Run | null>(null);
  /** The offers an action was last sent for: a run never acts twice on the same ones. */
  #sentFor: readonly ParsedOffer[] | null = null;

  offers = $derived.by<ParsedOffer[]>(() => this.table.offers);
  choices = $derived(sortOut(this.offers));
  bar = $derived(barOf(this.choices));
  numbered = $derived(numbered(this.offers, this.bar));
  verbs = $derived(new Set(this.offers.map(({ verb }) => verb)));
  view = $derived.by<View | null>(() => this.table.view);
  step = $derived(topStep(this.view));
  picking = $derived(this.#current(this.#picking));
  confirming = $derived(this.#current(this.#confirming));
  /** A run is under way: more will be sent. */
  running = $derived(this.#run !== null);
  /** Which battle is under way; changes when another one begins. */
  battleKey = $derived.by(() => {
    const battle = this.view?.battle;
    return battle ? `${battle.zone} ${battle.attacker.seat} ${battle.defender.seat}` : null;
  });
  /**
   * Cards are asked of me. The table may show for a moment what somebody else
   * did, and offer nothing meanwhile: my cards stay where they are.
   */
  inCouncil = $derived.by(() => {
    if (councilPart(this.offers) !== null) return true;
    return this.step === "war_council" && this.table.live && this.table.awaiting.includes(this.seat);
  });
  /** The battle under way or just over. */
  readonly story = new Story();
  /** What bots would do in my place. */
  readonly adviser: Adviser;
  carryOffers = $derived(byNumber(this.offers.filter(({ verb }) => verb === "carry")));

  constructor(readonly table: Table) {
    this.adviser = new Adviser(table);
  }

  #current<T>(thought: Thought<T> | null): T | null {
    return thought !== null && thought.about === this.offers ? thought.is : null;
  }

  get seat(): number {
    return this.table.seat ?? this.table.mySeats[0] ?? -1;
  }

  /** In a replay one may look through eyes that are not one's own. */
  get borrowed(): boolean {
    return this.table.seat !== null && !this.table.mySeats.includes(this.table.seat);
  }

  zoneChoices = $derived.by<(ZoneChoice & { label: string })[]>(() => {
    if (!this.view) return [];
    return zoneChoices(this.choices, this.view, this.seat).map((choice) => ({
      ...choice,
      label: choice.offers[0] ? actionText(choice.offers[0], this.step) : "",
    }));
  });

  /** Zones to draw as taken up: the troop on its way, and where a number is being chosen. */
  selectedZones = $derived.by<string[]>(() => {
    const zones: string[] = [];
    if (this.step === "march" && this.view?.march.at) zones.push(this.view.march.at);
    const picked = this.picking?.offers[0];
    const touched = this.choices.find(({ offers }) => picked !== undefined && offers.includes(picked))?.subject;
    if (touched?.kind === "zone") zones.push(touched.id);
    return zones;
  });

  /** How many march on: my wish, or as many as do anyway. */
  get carrying(): number {
    return this.#current(this.#carrying) ?? this.view?.march.units ?? 0;
  }
  set carrying(units: number) {
    this.#carrying = { about: this.offers, is: units };
  }

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
    const hurt = this.view ? hurts(offer, this.view, this.seat, this.step) : null;
    if (hurt !== null && settings.confirm) {
      this.#picking = null;
      this.#confirming = { about: this.offers, is: { offer, hurt } };
    } else this.act(offer);
  }

  confirm(): void {
    if (this.confirming) this.act(this.confirming.offer);
  }

  act(offer: ParsedOffer): void {
    const first = this.#carryFirst(offer);
    this.cancel();
    this.story.dismissIfOver();
    this.runAll(first === null ? [offer.action] : [first, offer.action]);
  }

  /** Going on with fewer units is one move for the person and two for the table. */
  #carryFirst(offer: ParsedOffer): string | null {
    if (offer.verb !== "step" && offer.verb !== "teleport") return null;
    const wish = this.carrying;
    return this.carryOffers.find((carry) => numberOf(carry) === wish)?.action ?? null;
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
    if (!something && this.#current(this.#carrying) !== null) {
      this.#carrying = null;
      return true;
    }
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
    this.#start({
      next: (offers) => {
        const action = left.shift();
        return action !== undefined && offers.some((offer) => offer.action === action) ? action : null;
      },
    });
  }

  /** Card, discard, DI cards and the seal, as far as the table asks for them now. */
  runCouncil(): void {
    const plan = this.plan;
    this.#start({ next: (offers) => nextCouncilAction(plan, offers, this.#addedDi()) });
  }

  #addedDi(): readonly string[] {
    const battle = this.view?.battle;
    const side = [battle?.attacker, battle?.defender].find((one) => one?.seat === this.seat);
    return side?.di ?? [];
  }

  #start(run: Run): void {
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

const plays = new WeakMap<Table, Play>();

export function playAt(table: Table): Play {
  const known = plays.get(table);
  if (known) return known;
  // Rooted outside any component: the board, the mat and the market share it, and any of them may go first.
  let made: Play | undefined;
  $effect.root(() => {
    const play = new Play(table);
    made = play;
    $effect(() => play.pump());
    // What was planned for one battle is no plan for the next.
    $effect(() => {
      void play.battleKey;
      untrack(() => (play.plan = EMPTY_PLAN));
    });
    $effect(() => play.story.follow(table.playing, table.view));
    // Whoever has to choose a place must see the board.
    $effect(() => {
      const asked = play.zoneChoices.length > 0;
      untrack(() => play.story.makeWay(asked));
    });
  });
  plays.set(table, made!);
  return made!;
}

/** What I am in the middle of at the table on screen; for the init of a component. */
export function usePlay(): Play {
  return playAt(useTable());
}
