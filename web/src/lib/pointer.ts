/**
 * Whether a pointer really moves. A browser also tells of a pointer that rests while something is drawn under it, and
 * nobody has asked about that.
 */
export class Movement {
  #x: number | undefined;
  #y: number | undefined;

  /** True if it is elsewhere than it was when it was last told of. */
  isReal({ clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">): boolean {
    const moved = clientX !== this.#x || clientY !== this.#y;
    this.#x = clientX;
    this.#y = clientY;
    return moved;
  }
}

/** What the pointer of this page does; `real` is about the event that is being told. */
export const pointer = { real: true };

// Before anybody else hears of it, wherever it happens.
if (typeof addEventListener === "function") {
  const movement = new Movement();
  addEventListener("pointermove", (event) => (pointer.real = movement.isReal(event)), { capture: true, passive: true });
}
