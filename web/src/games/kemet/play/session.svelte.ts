import { untrack } from "svelte";
import { seatNumber, type ParsedOffer } from "$lib/notation.ts";
import type { Table } from "$lib/table.svelte.ts";
import { byNumber, numberOf } from "$play/choices.ts";
import { Play, usePlay as useAnyPlay, type PlayedTable, type Thought } from "$play/session.svelte.ts";
import type { Kemet, Step, Verb } from "../wire.ts";
import { Story } from "./battle/story.svelte.ts";
import { plainBeginning, touchedFor, waitingAction } from "./beginning.ts";
import { zoneOfStep } from "./choices.ts";
import { councilPart, EMPTY_PLAN, nextCouncilAction, type CouncilPlan } from "./council.ts";
import { keptToLesson } from "./lesson-plan.ts";
import { matesOf } from "../teams.ts";
import { Quiet, type Answer } from "./quiet.svelte.ts";

/** Besides deciding: which table it is, whom it waits for, what happens there, and what the page answers by itself. */
type KemetTable = PlayedTable<Kemet> &
  Pick<Table<Kemet>, "answering" | "answerNow" | "awaiting" | "id" | "live"> & { readonly telling: Pick<Table<Kemet>["telling"], "playing"> };

/** What a player of Kemet is in the middle of: a war council is planned before it is sent, and a march has its number. */
export class KemetPlay extends Play<Kemet, KemetTable> {
  plan = $state.raw<CouncilPlan>(EMPTY_PLAN);
  #carrying = $state.raw<Thought<number> | null>(null);
  /** The same for the units of teammates, by seat. */
  #carryingFor = $state.raw<Thought<ReadonlyMap<number, number>> | null>(null);

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
  /** What this person does not want to be asked here. */
  readonly quiet = new Quiet(this.table.id);
  carryOffers = $derived(byNumber(this.offers.filter(({ verb }) => verb === "carry")));

  /** The question is about the board. */
  asksPlace = $derived(this.choices.some(({ place }) => place === "zone"));

  /** Zones to draw as taken up: the troop on its way, and where a number is being chosen. */
  selectedZones = $derived.by<string[]>(() => {
    const zones: string[] = [];
    if (this.step === "march" && this.view?.march.at) zones.push(this.view.march.at);
    if (this.picked?.kind === "zone") zones.push(this.picked.id);
    const held = this.held === null || this.view === null ? null : this.deciding.spotOf(this.held.offer, this.view, this.seat);
    if (held?.kind === "zone") zones.unshift(held.id);
    return zones;
  });

  /** The zone I am asked about, where it is not the board that is asked. */
  askedAbout = $derived.by<string | null>(() => {
    if (!this.view || this.offers.length === 0 || this.asksPlace) return null;
    return zoneOfStep(this.view, this.topStep as Step, this.seat);
  });

  /** How many march on: my wish, or as many as do anyway. */
  get carrying(): number {
    return this.current(this.#carrying) ?? this.view?.march.units ?? 0;
  }
  set carrying(units: number) {
    this.#carrying = { about: this.offers, is: units };
  }

  /** Teammates whose units stand where the march is, with how many of them go and may go. */
  companyOffers = $derived.by<{ seat: number; now: number; offers: ParsedOffer<Verb>[] }[]>(() => {
    const view = this.view;
    if (!view) return [];
    return matesOf(view, this.seat).flatMap((seat, nth) => {
      const offers = byNumber(this.offers.filter(({ verb, args }) => verb === "carry-for" && seatNumber(args[0] ?? "") === seat));
      return offers.length === 0 ? [] : [{ seat, now: view.march.mates?.[nth] ?? 0, offers }];
    });
  });

  /** How many units of a teammate march on: my wish, or as many as do anyway. */
  carryingOf(seat: number): number {
    const wish = this.current(this.#carryingFor)?.get(seat);
    return wish ?? this.companyOffers.find((one) => one.seat === seat)?.now ?? 0;
  }

  carryOf(seat: number, units: number): void {
    const wishes = this.current(this.#carryingFor) ?? new Map<number, number>();
    this.#carryingFor = { about: this.offers, is: new Map([...wishes, [seat, units]]) };
  }

  /** The numbers that were wished and are not so already, as actions. */
  get carryWishes(): string[] {
    const own = this.carryOffers.find((carry) => numberOf(carry) === this.carrying);
    const theirs = this.companyOffers.flatMap(({ seat, offers }) => offers.find((offer) => numberOf(offer) === this.carryingOf(seat)) ?? []);
    return [...(own ? [own] : []), ...theirs].map(({ action }) => action);
  }

  /** Only the numbers, before the way is chosen. */
  carryNow(): void {
    this.sendAll(this.carryWishes);
  }

  /** These in any order, for as long as the same thing is asked; then, if it still is, the last. */
  sendAll(actions: readonly string[], last: string | null = null): void {
    const left = new Set(actions);
    const asked = JSON.stringify(this.topStep);
    let ended = false;
    this.cancel();
    this.start({
      next: (offers) => {
        if (ended || JSON.stringify(this.topStep) !== asked) return null;
        const offered = new Set(offers.map(({ action }) => action));
        const action = [...left].find((one) => offered.has(one));
        if (action !== undefined) {
          left.delete(action);
          return action;
        }
        ended = true;
        return last !== null && offered.has(last) ? last : null;
      },
    });
  }

  override attend(): void {
    super.attend();
    this.table.answering = (view, offers) => this.quiet.answerTo(view, offers);
    // What was planned for one battle is no plan for the next.
    $effect(() => {
      void this.battleKey;
      untrack(() => (this.plan = EMPTY_PLAN));
    });
    $effect(() => this.#goFurther());
    $effect(() => this.story.follow(this.table.telling.playing, this.table.view));
    // Whoever has to choose a place must see the board.
    $effect(() => {
      const asked = this.asksPlace;
      untrack(() => this.story.makeWay(asked));
    });
  }

  // ---- beginning what was placed

  /** The last action was begun by the page: who takes it back takes the token back, too. */
  #begun = false;
  /** The token is to be taken back as well, once the beginning is. */
  #goesFurther = $state(false);
  /** The one action that waits to be begun. */
  waiting = $derived.by(() => waitingAction(this.offers));

  /** A token was placed, and nothing else is to be chosen before its action begins. */
  protected override followUp({ verb }: ParsedOffer<Verb>): void {
    const placed = verb === "token" || verb === "silver" || verb === "gold" || verb === "repeat";
    const begin = placed && this.view !== null && this.table.lesson === null ? plainBeginning(this.offers, this.view, this.seat) : null;
    if (begin === null) return;
    this.act(begin);
    this.#begun = true;
  }

  /** The kind of thing whose first click begins what waits; null where nothing does. */
  beginsWith = $derived.by(() => (this.waiting === null || this.table.lesson !== null ? null : touchedFor(this.waiting)));

  /** Begins what waits, then does what was clicked for it. */
  beginFor(then: () => void): void {
    const begin = this.waiting;
    if (begin === null) return;
    this.cancel();
    let begun = false;
    this.start({
      next: () => {
        if (begun) return null;
        begun = true;
        return begin.action;
      },
      then,
    });
  }

  override takeBack(): void {
    const begun = this.#begun;
    super.takeBack();
    if (begun) this.undo("step");
  }

  override undo(scope: "step" | "turn"): void {
    this.#goesFurther = this.#begun && this.held === null && scope === "step" && this.waiting === null;
    this.#begun = false;
    super.undo(scope);
  }

  #goFurther(): void {
    if (!this.#goesFurther || this.waiting === null || this.table.busy) return;
    this.#goesFurther = false;
    untrack(() => void this.table.undo("step"));
  }

  /** From now on the answer is no, also to what is being asked; or one is asked again. */
  silence(answer: Answer, silent: boolean): void {
    this.quiet.set(answer, silent);
    this.table.answerNow();
  }

  override act(offer: ParsedOffer<Verb>): void {
    this.story.dismissIfOver();
    this.#begun = false;
    this.#goesFurther = false;
    super.act(offer);
  }

  /** Going on with fewer units is one move for the person and several for the table. */
  protected override leadIn(offer: ParsedOffer<Verb>): readonly string[] {
    return offer.verb === "step" || offer.verb === "teleport" ? this.carryWishes : [];
  }

  override keepTo(expected: string | null): boolean {
    const kept = keptToLesson(this.plan, expected);
    if (kept === this.plan) return false;
    this.plan = kept;
    return true;
  }

  override stepBack(): boolean {
    if (super.stepBack()) return true;
    if (this.current(this.#carrying) === null && this.current(this.#carryingFor) === null) return false;
    this.#carrying = null;
    this.#carryingFor = null;
    return true;
  }

  /** Card, discard, DI cards and the seal, as far as the table asks for them now. */
  runCouncil(): void {
    const plan = this.plan;
    this.start({ next: (offers) => nextCouncilAction(plan, offers, this.#addedDi()) });
  }

  #addedDi(): readonly string[] {
    const battle = this.view?.battle;
    const side = [battle?.attacker, battle?.defender].find((one) => one?.seat === this.seat);
    return side?.di ?? [];
  }
}

/** What I am in the middle of at the table on screen; for the init of a component. */
export function usePlay(): KemetPlay {
  return useAnyPlay() as unknown as KemetPlay;
}
