import type { Point } from "./curves.ts";

/** What hands and keys do on a board besides panning and zooming. */
export interface Hands {
  /** A finger was held on something, which had its effect: what the browser does then is not wanted. */
  readonly held: boolean;
  press(event: PointerEvent): void;
  /** `dragging`: the board follows the pointer. */
  move(event: PointerEvent, dragging: boolean): void;
  release(): void;
  leave(): void;
  click(event: MouseEvent, pixel: Point): void;
  focusIn(event: FocusEvent): void;
  focusOut(): void;
  key(event: KeyboardEvent): void;
}
