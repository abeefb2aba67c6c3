/** Wheel, drag, pinch and double tap turned into what the camera shows. */

import { clamp, fit, isFitted, pan, reveal, toPixels, zoom } from "./camera.ts";
import type { Camera, Size } from "./camera.ts";
import { at, distance, middle } from "./curves.ts";
import type { Box, Point } from "./curves.ts";

/** A pointer that moved less than this has tapped. */
const SLACK = 7;
const DOUBLE_TAP = 300;
const STEP = 1.35;
/** How much of the window is drawn beyond each of its sides. Board.svelte lays the picture out by it. */
const OVERDRAW = 0.12;
/** A hand that has not moved for so long rests. */
const REST = 140;

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

  /** Whether the last press was a drag and not a tap. */
  get dragged(): boolean {
    return this.#dragged;
  }

  resize(size: Size): void {
    this.size = size;
    this.#set(this.#whole ? fit(this.#frame, size) : clamp(this.#camera, this.#frame, size));
  }

  reframe(frame: Box): void {
    this.#frame = frame;
    this.fit();
  }

  fit(): void {
    this.#set(fit(this.#frame, this.size));
  }

  closer(factor = STEP, pixel: Point = at(this.size.width / 2, this.size.height / 2)): void {
    this.#set(zoom(this.#camera, factor, pixel, this.#frame, this.size));
  }

  farther(): void {
    this.closer(1 / STEP);
  }

  reveal(place: Point): void {
    this.#set(reveal(this.#camera, place, this.#frame, this.size));
  }

  wheel(event: WheelEvent, pixel: Point): void {
    event.preventDefault();
    const pace = event.ctrlKey ? 0.012 : 0.0016;
    const amount = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    this.#slideTo(zoom(this.#camera, Math.exp(-amount * pace), pixel, this.#frame, this.size));
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
    else this.#slideTo(pan(this.#camera, pixel.x - before.x, pixel.y - before.y, this.#frame, this.size));
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
    const zoomed = zoom(this.#camera, factor, from, this.#frame, this.size);
    this.#slideTo(pan(zoomed, to.x - from.x, to.y - from.y, this.#frame, this.size));
  }

  #set(camera: Camera): void {
    clearTimeout(this.#rest);
    this.#camera = camera;
    this.#drawn = camera;
    this.#whole = isFitted(camera, this.#frame, this.size);
  }

  /** Moves the picture as it is, and draws it anew after the hand rests or where it would show its end. */
  #slideTo(camera: Camera): void {
    const { x, y } = toPixels(camera, at(this.#drawn.x, this.#drawn.y));
    const { width, height } = this.size;
    const slid = Math.max(Math.abs(x) / width, Math.abs(y) / height) > OVERDRAW && camera.scale === this.#drawn.scale;
    if (slid) return this.#set(camera);
    clearTimeout(this.#rest);
    this.#camera = camera;
    this.#whole = isFitted(camera, this.#frame, this.size);
    this.#rest = setTimeout(() => this.#set(camera), REST);
  }
}
