/** Wheel, drag, pinch and double tap turned into what the camera shows. */

import { between, clamp, closeUp, fit, isFitted, isTiny, pan, reveal, shows, toPixels, zoom } from "./camera.ts";
import type { Camera, Size } from "./camera.ts";
import { at, distance, middle } from "./curves.ts";
import type { Box, Point } from "./curves.ts";
import { eased } from "./paths.ts";

/** A pointer that moved less than this has tapped. */
const SLACK = 7;
const DOUBLE_TAP = 300;
const STEP = 1.35;
/** How much of the window is drawn beyond each of its sides. BoardFrame.svelte lays the picture out by it. */
const OVERDRAW = 0.12;
/** A hand that has not moved for so long rests. */
const REST = 140;
/** How long it takes to look elsewhere, in ms. */
const GLIDE = 320;
/** How much of the board the buttons below cover in a close look: that much more can be drawn up. */
const COVERED = 115;
const withRoomBelow = (box: Box): Box => ({ ...box, height: box.height + COVERED });

export class View {
  size = $state.raw<Size>({ width: 1, height: 1 });
  #frame: Box;
  #camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** What the picture was drawn for. While it is dragged it only slides; it is drawn anew when the hand rests. */
  #drawn = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  #rest: ReturnType<typeof setTimeout> | undefined;
  #fingers = new Map<number, Point>();
  #dragged = false;
  #lastTap = { time: 0, at: at(-100, -100) };
  /** Untouched, the whole board stays in sight when the window changes. */
  #whole = true;
  /** What is worth a close look where the whole would be tiny. */
  #part: Box | null = null;
  /** The person has chosen what to see: the board no longer turns to what happens. */
  #steered = false;
  #gliding = 0;

  constructor(frame: Box) {
    this.#frame = frame;
  }

  get camera(): Camera {
    return this.#camera;
  }

  /** The part of the board in the picture, which is a little larger than the window. */
  get viewBox(): string {
    const { x, y, scale } = this.#drawn;
    const { width, height } = this.size;
    const rim = 1 + 2 * OVERDRAW;
    return [x - (OVERDRAW * width) / scale, y - (OVERDRAW * height) / scale, (rim * width) / scale, (rim * height) / scale].join(" ");
  }

  /** Pixels per unit of the board in the picture: what must be read goes by it. */
  get drawnScale(): number {
    return this.#drawn.scale;
  }

  /** How the picture lies in the window. */
  get slide(): string {
    const [to, from] = [this.#camera, this.#drawn];
    if (to === from) return "none";
    const { x, y } = toPixels(to, at(from.x, from.y));
    return `translate(${x}px, ${y}px) scale(${to.scale / from.scale})`;
  }

  get whole(): boolean {
    return isFitted(this.#camera, this.#frame, this.size);
  }

  /** The whole board would be too small to read. */
  get tiny(): boolean {
    return isTiny(this.#frame, this.size);
  }

  /** Whether the last press was a drag and not a tap. */
  get dragged(): boolean {
    return this.#dragged;
  }

  resize(size: Size): void {
    this.size = size;
    if (this.#part && this.#follows) this.#set(this.#closeUp(this.#part));
    else this.#set(this.#whole ? fit(this.#frame, size) : clamp(this.#camera, this.#bounds, size));
  }

  reframe(frame: Box): void {
    this.#frame = frame;
    this.#set(fit(frame, this.size));
  }

  /** Back to the whole board. */
  fit(): void {
    this.#steered = true;
    this.#set(fit(this.#frame, this.size));
  }

  /** As far as the board can be drawn. */
  get #bounds(): Box {
    return this.tiny ? withRoomBelow(this.#frame) : this.#frame;
  }

  #closeUp(part: Box): Camera {
    return closeUp(withRoomBelow(part), this.#bounds, this.size);
  }

  get #follows(): boolean {
    return this.tiny && !this.#steered && this.#part !== null;
  }

  /**
   * Turns to a part of the board, where the whole is too small to read. Who
   * looks around is left in peace, unless there is something to choose out of sight.
   */
  turnTo(part: Box, needed: boolean, motion: boolean): void {
    this.#part = part;
    if (needed && !this.whole && !shows(this.#camera, part, this.size)) this.#steered = false;
    if (!this.#follows) return;
    const target = this.#closeUp(part);
    // Close enough and all in sight: better not to move at all.
    if (shows(this.#camera, part, this.size) && this.#camera.scale > 0.75 * target.scale && !this.whole) return;
    this.#glide(target, motion);
  }

  /** From the whole board back to where things happen. */
  lookClosely(motion: boolean): void {
    this.#steered = false;
    if (this.#part) this.#glide(this.#closeUp(this.#part), motion);
  }

  closer(factor = STEP, pixel: Point = at(this.size.width / 2, this.size.height / 2)): void {
    this.#steered = true;
    this.#set(zoom(this.#camera, factor, pixel, this.#bounds, this.size));
  }

  farther(): void {
    this.closer(1 / STEP);
  }

  reveal(place: Point): void {
    this.#set(reveal(this.#camera, place, this.#bounds, this.size));
  }

  wheel(event: WheelEvent, pixel: Point): void {
    event.preventDefault();
    const pace = event.ctrlKey ? 0.012 : 0.0016;
    const amount = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    this.#slideTo(zoom(this.#camera, Math.exp(-amount * pace), pixel, this.#bounds, this.size));
  }

  press(id: number, pixel: Point): void {
    if (this.#fingers.size === 0) this.#dragged = false;
    this.#fingers.set(id, pixel);
  }

  /** Returns whether the board follows the pointer now. */
  move(id: number, pixel: Point): boolean {
    const before = this.#fingers.get(id);
    if (!before) return false;
    const other = [...this.#fingers].find(([finger]) => finger !== id)?.[1];
    if (!this.#dragged && !other && distance(before, pixel) < SLACK) return false;
    this.#dragged = true;
    this.#fingers.set(id, pixel);
    if (other) this.#pinch(before, pixel, other);
    else this.#slideTo(pan(this.#camera, pixel.x - before.x, pixel.y - before.y, this.#bounds, this.size));
    return true;
  }

  release(id: number): void {
    this.#fingers.delete(id);
  }

  /** Two taps in one place go closer there, or back to the whole. */
  tap(pixel: Point, time: number): void {
    const twice = time - this.#lastTap.time < DOUBLE_TAP && distance(this.#lastTap.at, pixel) < 30;
    this.#lastTap = { time: twice ? 0 : time, at: pixel };
    if (!twice) return;
    if (this.whole) this.closer(2.2, pixel);
    else this.fit();
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const [from, to] = [middle(before, other), middle(now, other)];
    const zoomed = zoom(this.#camera, factor, from, this.#bounds, this.size);
    this.#slideTo(pan(zoomed, to.x - from.x, to.y - from.y, this.#bounds, this.size));
  }

  /** Moves there in a moment; the picture is the one of the two that shows more. */
  #glide(target: Camera, motion: boolean): void {
    const from = this.#camera;
    if (!motion) return this.#set(target);
    clearTimeout(this.#rest);
    const run = ++this.#gliding;
    if (target.scale < from.scale) this.#drawn = target;
    let start: number | null = null;
    const tick = (now: number): void => {
      if (run !== this.#gliding) return;
      start ??= now;
      const share = Math.min(1, (now - start) / GLIDE);
      if (share >= 1) return this.#set(target);
      this.#camera = between(from, target, eased(share));
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  #set(camera: Camera): void {
    clearTimeout(this.#rest);
    this.#gliding += 1;
    this.#camera = camera;
    this.#drawn = camera;
    this.#whole = isFitted(camera, this.#frame, this.size);
  }

  /** Moves the picture as it is, and draws it anew after the hand rests or where it would show its end. */
  #slideTo(camera: Camera): void {
    const { x, y } = toPixels(camera, at(this.#drawn.x, this.#drawn.y));
    const { width, height } = this.size;
    const slid = Math.max(Math.abs(x) / width, Math.abs(y) / height) > OVERDRAW && camera.scale === this.#drawn.scale;
    this.#steered = true;
    if (slid) return this.#set(camera);
    clearTimeout(this.#rest);
    this.#gliding += 1;
    this.#camera = camera;
    this.#whole = isFitted(camera, this.#frame, this.size);
    this.#rest = setTimeout(() => this.#set(camera), REST);
  }
}
