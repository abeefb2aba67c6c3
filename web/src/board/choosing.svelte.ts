/** Pointers and keys turned into what a person means by them: a tip, a menu, a choice, a ring for the team. */

import { pointer } from "$lib/pointer.ts";
import { toPixels } from "./camera.ts";
import type { PlaceChoice } from "./choices.ts";
import type { Point } from "./curves.ts";
import type { View } from "./gestures.svelte.ts";
import type { Hands } from "./hands.ts";
import { LONG_PRESS, type Pointing } from "./pointing.ts";
import { inReadingOrder, isArrow, neighbour } from "./steering.ts";
import { underFinger } from "./touch.ts";

/** The places among which one chooses. */
export interface Ground {
  readonly places: readonly string[];
  readonly offered: ReadonlyMap<string, readonly PlaceChoice[]>;
  readonly selected: string | null;
  /** Pointing places out to teammates, where there are some. */
  readonly pointing: Pointing | null;
  /** Where the eye looks for it. */
  whereIs(place: string): Point;
  /** It may be smaller than a fingertip: a touch beside it is meant for it. */
  isSmall(place: string): boolean;
  /** A place that cannot be chosen was asked for. */
  why(place: string): void;
  /** Somebody does not want to wait for what is being shown. */
  skip(): void;
}

/** How long a pointer or the keyboard rests on a place before its tip is shown, in ms. */
const REST = 320;

const placeOf = (target: EventTarget | null): string | null => (target instanceof Element ? target.getAttribute("data-place") : null);

export class Choosing implements Hands {
  hovered = $state<string | null>(null);
  /** Where the keyboard is; a click does not count. */
  focused = $state<string | null>(null);
  /** The place that is told of. */
  tip = $state<string | null>(null);
  /** The place with several choices, one of which is wanted. */
  menu = $state<string | null>(null);
  /** What is drawn for each place. */
  elements: Record<string, SVGPathElement | undefined> = $state({});
  /** A long press has pointed already: the click that ends it does nothing more. */
  held = false;
  /** Where the keyboard was last: Tab comes back there. */
  #visited = $state<string | null>(null);
  #tipTimer: ReturnType<typeof setTimeout> | undefined;
  #pressTimer: ReturnType<typeof setTimeout> | undefined;

  /** Tab comes to one place only; from there the arrows lead on. */
  entry = $derived.by(() => {
    const { offered, places, selected } = this.ground;
    const reachable = inReadingOrder(offered.size > 0 ? offered.keys() : places, (place) => this.ground.whereIs(place));
    const last = this.#visited && reachable.includes(this.#visited) ? this.#visited : null;
    return last ?? (selected && places.includes(selected) ? selected : reachable[0]);
  });

  constructor(
    private readonly ground: Ground,
    private readonly view: Pick<View, "camera" | "dragged" | "reveal" | "tap">,
  ) {}

  choicesIn(place: string): readonly PlaceChoice[] {
    return this.ground.offered.get(place) ?? [];
  }

  /** The next place that is chosen is pointed at. */
  get aiming(): boolean {
    return this.#mayPoint && (this.ground.pointing?.aiming ?? false);
  }

  get #mayPoint(): boolean {
    return this.ground.pointing?.allowed ?? false;
  }

  closeMenu(): void {
    const place = this.menu;
    this.menu = null;
    if (place) this.elements[place]?.focus();
  }

  // ---- hands

  press(event: PointerEvent): void {
    this.ground.skip();
    this.held = false;
    if (event.pointerType !== "mouse") this.#waitForLongPress(placeOf(event.target));
  }

  move(event: PointerEvent, dragging: boolean): void {
    if (dragging) {
      clearTimeout(this.#pressTimer);
      this.#hush();
      return;
    }
    const place = placeOf(event.target);
    // What is drawn under a pointer that rests was not asked about.
    if (event.pointerType === "touch" || place === this.hovered || !pointer.real) return;
    this.hovered = place;
    this.#tellOf(place, REST);
  }

  release(): void {
    clearTimeout(this.#pressTimer);
  }

  leave(): void {
    clearTimeout(this.#pressTimer);
    this.hovered = null;
    this.#hush();
  }

  click(event: MouseEvent, pixel: Point): void {
    clearTimeout(this.#pressTimer);
    if (this.view.dragged || this.held) return;
    this.menu = null;
    const place = this.#touched(event, pixel);
    if (place && this.#mayPoint && event.altKey) return this.#pointOut(place);
    this.view.tap(pixel, event.timeStamp);
    if (place) this.#choose(place);
  }

  // ---- keys

  focusIn(event: FocusEvent): void {
    this.#visited = placeOf(event.target);
    this.focused = this.#visited && this.elements[this.#visited]?.matches(":focus-visible") ? this.#visited : null;
    if (!this.focused) return;
    this.view.reveal(this.ground.whereIs(this.focused));
    this.#tellOf(this.focused, REST);
  }

  focusOut(): void {
    this.focused = null;
    this.#hush();
  }

  key(event: KeyboardEvent): void {
    const place = placeOf(event.target);
    if (!place) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.ground.skip();
      this.#choose(place);
    } else if (event.key === "Escape") this.#hush();
    else if (this.#mayPoint && (event.key === "p" || event.key === "P")) {
      event.preventDefault();
      this.#pointOut(place);
    } else if (isArrow(event.key)) {
      event.preventDefault();
      const { offered, places } = this.ground;
      // With Shift one looks around; without it the arrows keep to what can be chosen.
      const among = offered.size > 0 && !event.shiftKey ? offered.keys() : places;
      const next = neighbour(place, event.key, among, (one) => this.ground.whereIs(one));
      if (next) this.elements[next]?.focus();
    }
  }

  // ---- what is meant

  /** What a touch is meant for: what it hits, unless that cannot be chosen and something small beside it can. */
  #touched(event: MouseEvent, pixel: Point): string | null {
    const { offered } = this.ground;
    const hit = placeOf(event.target);
    const isTouch = "pointerType" in event && event.pointerType === "touch";
    if (!isTouch || (hit !== null && offered.has(hit))) return hit;
    const small = [...offered.keys()].filter((place) => this.ground.isSmall(place));
    return underFinger(pixel, small, (place) => toPixels(this.view.camera, this.ground.whereIs(place))) ?? hit;
  }

  #choose(place: string): void {
    if (this.aiming) return this.#pointOut(place);
    const [first, ...others] = this.choicesIn(place);
    if (!first) {
      this.#tellOf(place, 0);
      this.ground.why(place);
    } else if (others.length > 0) {
      this.#hush();
      this.menu = place;
    } else first.onchoose();
  }

  /** Whoever points shows their team a place and chooses nothing. */
  #pointOut(place: string): void {
    this.#hush();
    this.menu = null;
    this.ground.pointing?.point(place);
  }

  /** A finger that rests on a place points at it. */
  #waitForLongPress(place: string | null): void {
    clearTimeout(this.#pressTimer);
    if (!this.#mayPoint || place === null) return;
    this.#pressTimer = setTimeout(() => {
      if (this.view.dragged) return;
      this.held = true;
      this.#pointOut(place);
    }, LONG_PRESS);
  }

  /** The tip waits for a pointer to rest. */
  #tellOf(place: string | null, delay: number): void {
    this.#hush();
    if (place) this.#tipTimer = setTimeout(() => (this.tip = place), delay);
  }

  #hush(): void {
    clearTimeout(this.#tipTimer);
    this.tip = null;
  }
}
