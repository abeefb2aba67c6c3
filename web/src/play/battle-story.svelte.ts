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

/**
 * The battle on screen. The game forgets a battle as soon as it is over; people
 * want to read how it ended, so this one remembers it until it is put away.
 */
export abstract class BattleStory<Battle extends Fought, Event, View> extends Overlay {
  battle = $state.raw<Battle | null>(null);
  #serial = -1;
  #view: View | null = null;

  dismiss(): void {
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
    this.#serial = playing.serial;
    this.#view = view;
    this.tell(events, view, playing.before ?? null);
  }

  /** Goes on with the story. */
  protected abstract tell(events: readonly Event[], view: View, before: View | null): void;
}
