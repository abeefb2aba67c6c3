import { readingShare } from "$lib/pace.ts";
import { settings } from "$lib/settings.svelte.ts";
import { Overlay } from "./overlay.svelte.ts";

/** What both games know of a battle on screen. */
interface Fought {
  readonly revealed: boolean;
  readonly over: boolean;
}

/** What the table plays just now: the events of an update, and the view before it. */
interface Playing<Event, View> {
  readonly serial: number;
  readonly events: readonly Event[];
  readonly before?: View | null;
}

/** The end of a battle, one thing after the other: the cards turn, the sums are counted, somebody wins, some die, and what it brought. */
export const ACTS = ["cards", "sums", "verdict", "losses", "spoils"] as const;
export type Act = (typeof ACTS)[number];
const LAST = ACTS.length - 1;
/** How long each is looked at before the next, in ms. */
const LASTS: Readonly<Record<Act, number>> = { cards: 800, sums: 1_000, verdict: 700, losses: 500, spoils: 900 };

/**
 * The battle on screen. The game forgets a battle as soon as it is over; people
 * want to read how it ended, so this one remembers it until it is put away.
 */
export abstract class BattleStory<Battle extends Fought, Event, View> extends Overlay {
  /** All that is known of it. */
  battle = $state.raw<Battle | null>(null);
  /** The end that is being played, where the game is already in the next battle. */
  #ending = $state.raw<Battle | null>(null);
  #act = $state(LAST);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** To be put aside once its end is played. */
  #leaves = false;
  #serial = -1;
  #view: View | null = null;

  /** As much of it as is to be seen by now. */
  shown = $derived.by<Battle | null>(() => {
    const battle = this.#ending ?? this.battle;
    return battle === null ? null : this.upTo(battle, (act) => this.reached(act));
  });

  /** Whether its end has come to this. */
  reached(act: Act): boolean {
    return this.#act >= ACTS.indexOf(act);
  }

  dismiss(): void {
    this.skip();
    this.battle = null;
    this.minimised = false;
  }

  /** Once the cards are open people read. */
  override makeWay(asked: boolean): void {
    if (this.battle === null || this.battle.over) return;
    super.makeWay(asked, this.battle.revealed);
  }

  dismissIfOver(): void {
    if (this.battle?.over) this.dismiss();
  }

  /** Every event is told once, however often the view is looked at. */
  follow(playing: Playing<Event, View>, view: View | null): void {
    if (view === null || (playing.serial === this.#serial && view === this.#view)) return;
    const events = playing.serial === this.#serial ? [] : playing.events;
    if (playing.serial !== this.#serial) this.skip();
    this.#serial = playing.serial;
    this.#view = view;
    const before = this.battle;
    this.tell(events, view, playing.before ?? null);
    const ending = this.#ending ?? this.battle;
    // Who comes late, or goes back in time, is shown how it stands.
    if (events.length > 0 && ending !== null && this.isDecided(ending) && !(before !== null && this.isDecided(before))) this.#perform();
    else this.#ending = null;
    if (!this.performing) this.#goAside();
  }

  override unfold(): void {
    this.#leaves = false;
    super.unfold();
  }

  /** A battle is over and the game goes on to the next: its end is played first. */
  protected keep(battle: Battle): void {
    this.#ending = battle;
  }

  /** The board wants to be seen, once the end has been. */
  protected leave(): void {
    this.#leaves = true;
  }

  #goAside(): void {
    if (this.#leaves) this.minimised = true;
    this.#leaves = false;
  }

  // ---- its end

  /** At once to how it stands. */
  override skip(): void {
    clearTimeout(this.#timer);
    this.#act = LAST;
    this.performing = false;
    this.#ending = null;
    this.#goAside();
  }

  #perform(): void {
    const share = settings.motion ? readingShare(settings.pace) : 0;
    if (share === 0) return this.skip();
    clearTimeout(this.#timer);
    this.#act = 0;
    this.performing = true;
    this.#next(share);
  }

  #next(share: number): void {
    this.#timer = setTimeout(() => {
      if (this.#act >= LAST) return this.skip();
      this.#act += 1;
      this.#next(share);
    }, LASTS[ACTS[this.#act] as Act] * share);
  }

  /** Goes on with the story. */
  protected abstract tell(events: readonly Event[], view: View, before: View | null): void;
  /** Whether somebody has won, or nobody. */
  protected abstract isDecided(battle: Battle): boolean;
  /** As much of a battle as is to be seen. */
  protected abstract upTo(battle: Battle, reached: (act: Act) => boolean): Battle;
}
