import { untrack } from "svelte";
import type { ParsedOffer } from "$lib/notation.ts";
import type { Table } from "$lib/table.svelte.ts";
import { numberOf } from "$play/choices.ts";
import { Play, usePlay as useAnyPlay, type PlayedTable, type Thought } from "$play/session.svelte.ts";
import type { Ankh, Card, Verb } from "../wire.ts";
import { Story } from "./battle/story.svelte.ts";
import { asksForCards } from "./places.ts";
import { Tidings } from "./tidings.svelte.ts";

/** Besides deciding: whom the table waits for, and what happens there. */
type AnkhTable = PlayedTable<Ankh> & Pick<Table<Ankh>, "awaiting" | "live"> & { readonly telling: Pick<Table<Ankh>["telling"], "playing"> };

/** What a player of Ankh is in the middle of: cards are laid out before they are played, and a bid has its number. */
export class AnkhPlay extends Play<Ankh, AnkhTable> {
  #planned = $state.raw<Thought<readonly Card[]> | null>(null);
  #bid = $state.raw<Thought<number> | null>(null);

  /** The battle under way or just over. */
  readonly story = new Story();
  /** What changed the whole game and is to be read. */
  readonly tidings = new Tidings();

  /** The question is about the board. */
  asksPlace = $derived(this.choices.some(({ place }) => place === "hex" || place === "side"));
  /**
   * Cards are asked of me. The table may show for a moment what somebody else
   * did, and offer nothing meanwhile: my cards stay where they are.
   */
  choosesCards = $derived.by(() => {
    if (asksForCards(this.verbs)) return true;
    return this.step === "choose_cards" && this.table.live && this.table.awaiting.includes(this.seat);
  });
  /** How many cards I play: Amun may play two. */
  cardsAsked = $derived(this.verbs.has("play-two") ? 2 : 1);

  get planned(): readonly Card[] {
    return this.current(this.#planned) ?? [];
  }

  /** Lays a card out or takes it back; of too many the first goes. */
  plan(card: Card): void {
    this.cancel();
    const rest = this.planned.filter((one) => one !== card);
    const is = rest.length < this.planned.length ? rest : [...rest, card].slice(-this.cardsAsked);
    this.#planned = { about: this.offers, is };
  }

  /** What would be played now; null while cards are missing. */
  plannedOffer = $derived.by<ParsedOffer<Verb> | null>(() => {
    const planned = this.current(this.#planned) ?? [];
    if (planned.length < this.cardsAsked) return null;
    return this.offers.find(({ verb, args }) => verb.startsWith("play") && args.length === planned.length && planned.every((card) => args.includes(card))) ?? null;
  });

  get bid(): number {
    return this.current(this.#bid) ?? 0;
  }
  set bid(followers: number) {
    this.#bid = { about: this.offers, is: followers };
  }

  /** The bid as it stands. */
  bidOffer = $derived.by<ParsedOffer<Verb> | null>(() => {
    const followers = this.current(this.#bid) ?? 0;
    return this.offers.find((offer) => offer.verb === "bid" && numberOf(offer) === followers) ?? null;
  });

  override get ready(): ParsedOffer<Verb> | null {
    return this.plannedOffer ?? this.bidOffer;
  }

  override keepTo(expected: string | null): boolean {
    const [verb, ...cards] = expected?.split(" ") ?? [];
    if (!verb?.startsWith("play") || this.planned.every((card) => cards.includes(card))) return false;
    this.#planned = null;
    return true;
  }

  override attend(): void {
    super.attend();
    $effect(() => this.story.follow(this.table.telling.playing, this.table.view));
    $effect(() => this.tidings.follow(this.table.view));
    // Whoever has to choose a place must see the board.
    $effect(() => {
      const asked = this.asksPlace;
      untrack(() => this.story.makeWay(asked));
    });
  }

  override act(offer: ParsedOffer<Verb>): void {
    this.story.dismissIfOver();
    super.act(offer);
  }

  override stepBack(): boolean {
    if (super.stepBack()) return true;
    if (this.planned.length === 0) return false;
    this.#planned = null;
    return true;
  }
}

/** What I am in the middle of at the table on screen; for the init of a component. */
export function usePlay(): AnkhPlay {
  return useAnyPlay() as unknown as AnkhPlay;
}
