import type { Action } from "svelte/action";
import { on } from "svelte/events";
import { pointer } from "./pointer.ts";
import { highlight } from "./highlight.svelte.ts";
import type { Reference } from "./reference.ts";

const HOVER_DELAY = 350;
/** How long a finger rests on something that it asks about. */
const LONG_PRESS = 500;

/** Where fingers point, a browser lets a mouse rest that is not there on whatever comes under the last tap. */
const isGhost = ({ pointerType }: PointerEvent): boolean =>
  pointerType === "mouse" && (globalThis.matchMedia?.("(hover: none)").matches ?? false);

/** What the explanation card shows, and next to what. */
class Explaining {
  reference = $state.raw<Reference | null>(null);
  anchor = $state.raw<Element | null>(null);
  /** Opened by a tap or a click: stays until it is closed. */
  pinned = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** After a moment, so that a passing pointer does not flicker. */
  hover(reference: Reference, anchor: Element): void {
    if (this.pinned) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(reference, anchor, false), HOVER_DELAY);
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (!this.pinned) this.close();
  }

  pin(reference: Reference, anchor: Element): void {
    clearTimeout(this.#timer);
    this.#show(reference, anchor, true);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.reference = null;
    this.anchor = null;
    this.pinned = false;
  }

  #show(reference: Reference, anchor: Element, pinned: boolean): void {
    this.reference = reference;
    this.anchor = anchor;
    this.pinned = pinned;
  }
}

export const explaining = new Explaining();

/**
 * Makes any element explain itself: hovering or focusing it lights the thing up
 * and shows what it is. What a click does is left to the element, unless it is
 * only there to explain (`pins`).
 */
export const explains: Action<Element, { ref: Reference; pins?: boolean } | null> = (node, initial) => {
  let current = initial;
  /** Pointed at: what goes away meanwhile never hears that the pointer left. */
  let entered = false;

  const enter = () => {
    if (!current) return;
    entered = true;
    highlight.point(current.ref);
    explaining.hover(current.ref, node);
  };
  /** A tap also focuses, but whoever taps wants to act. */
  const focus = () => {
    if (node.matches(":focus-visible")) enter();
  };
  const leave = () => {
    entered = false;
    highlight.point(null);
    explaining.leave();
  };
  /** A mouse that comes here, or moves here where something new was drawn. */
  const move = (event: PointerEvent) => {
    if (event.pointerType !== "touch" && pointer.real && !entered && !isGhost(event)) enter();
  };

  let pressed: ReturnType<typeof setTimeout> | undefined;
  /** The press has explained already: the click that ends it does nothing more. */
  let held = false;
  const press = (event: PointerEvent) => {
    held = false;
    clearTimeout(pressed);
    if (event.pointerType !== "touch" || !current) return;
    pressed = setTimeout(() => {
      if (!current) return;
      held = true;
      explaining.pin(current.ref, node);
    }, LONG_PRESS);
  };
  const release = () => clearTimeout(pressed);

  const swallow = (event: Event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const click = (event: Event) => {
    if (!current?.pins) {
      // Who acts has read enough: nothing may cover what comes of it.
      explaining.leave();
      return;
    }
    event.stopPropagation();
    explaining.pin(current.ref, node);
  };

  // Through Svelte, for an element that goes away loses the focus in the middle of an update.
  const offs = [
    on(node, "pointermove", (event) => move(event as PointerEvent)),
    on(node, "pointerdown", (event) => press(event as PointerEvent)),
    on(node, "pointerup", release),
    on(node, "pointercancel", release),
    on(node, "pointerleave", () => {
      release();
      leave();
    }),
    on(node, "focus", focus),
    on(node, "blur", leave),
    on(node, "click", click),
    on(node, "click", swallow, { capture: true }),
  ];
  return {
    update: (next) => void (current = next),
    destroy: () => {
      release();
      for (const off of offs) off();
      if (entered) leave();
      if (explaining.anchor === node) explaining.close();
    },
  };
};
