/** Which part of the board is seen, and how large. */

import type { Box, Point } from "./curves.ts";
import { at } from "./curves.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `scale` is pixels per unit of the board; `x`, `y` is what lies in the upper left corner. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Nothing on the board needs to be larger than this. */
const CLOSEST = 3.2;

/** Room around the framed part, in pixels. */
const MARGIN = 6;

/** Below this the whole board is too small to read: a phone looks at a part of it. */
const LEGIBLE = 0.3;

/** How close one looks at such a part, unless it needs more room. */
const CLOSE_UP = 0.56;

/** The whole frame in the middle of the window. */
export function fit(frame: Box, size: Size): Camera {
  const width = Math.max(1, size.width - 2 * MARGIN);
  const height = Math.max(1, size.height - 2 * MARGIN);
  const scale = Math.min(width / frame.width, height / frame.height);
  return {
    x: frame.x + frame.width / 2 - size.width / scale / 2,
    y: frame.y + frame.height / 2 - size.height / scale / 2,
    scale,
  };
}

export const isTiny = (frame: Box, size: Size): boolean => fit(frame, size).scale < LEGIBLE;

/** A part of the board in the middle of the window, as large as is pleasant. */
export function closeUp(part: Box, frame: Box, size: Size): Camera {
  const scale = Math.min(CLOSE_UP, fit(part, size).scale);
  const [x, y] = [part.x + part.width / 2 - size.width / scale / 2, part.y + part.height / 2 - size.height / scale / 2];
  return clamp({ x, y, scale }, frame, size);
}

/** Whether all of a part is in the window. */
export function shows(camera: Camera, part: Box, size: Size): boolean {
  const [first, last] = [toPixels(camera, part), toPixels(camera, at(part.x + part.width, part.y + part.height))];
  return first.x >= 0 && first.y >= 0 && last.x <= size.width && last.y <= size.height;
}

/** On the way from one camera to another: what is in the window grows and moves evenly. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (one: number, other: number): number => one + share * (other - one);
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: 1 / mix(1 / from.scale, 1 / to.scale) };
}

/** Along one axis: never past the frame, and centred while all of it is seen. */
function held(start: number, seen: number, from: number, length: number): number {
  if (seen >= length) return from + (length - seen) / 2;
  return Math.min(Math.max(start, from), from + length - seen);
}

/** Keeps the frame in sight. */
export function clamp(camera: Camera, frame: Box, size: Size): Camera {
  const { scale: least } = fit(frame, size);
  const scale = Math.min(Math.max(camera.scale, least), Math.max(CLOSEST, least));
  return {
    x: held(camera.x, size.width / scale, frame.x, frame.width),
    y: held(camera.y, size.height / scale, frame.y, frame.height),
    scale,
  };
}

/** Zooms so that what is under `pixel` stays there. */
export function zoom(camera: Camera, factor: number, pixel: Point, frame: Box, size: Size): Camera {
  const { scale: least } = fit(frame, size);
  const scale = Math.min(Math.max(camera.scale * factor, least), Math.max(CLOSEST, least));
  const under = toBoard(camera, pixel);
  return clamp({ x: under.x - pixel.x / scale, y: under.y - pixel.y / scale, scale }, frame, size);
}

/** Moves the board by pixels. */
export function pan(camera: Camera, dx: number, dy: number, frame: Box, size: Size): Camera {
  const { scale } = camera;
  return clamp({ x: camera.x - dx / scale, y: camera.y - dy / scale, scale }, frame, size);
}

/** Brings a place into sight, moving no more than it takes. */
export function reveal(camera: Camera, place: Point, frame: Box, size: Size): Camera {
  const rim = Math.min(size.width, size.height) * 0.16;
  const pixel = toPixels(camera, place);
  const beyond = (value: number, length: number): number =>
    value < rim ? value - rim : value > length - rim ? value - length + rim : 0;
  return pan(camera, -beyond(pixel.x, size.width), -beyond(pixel.y, size.height), frame, size);
}

export const toBoard = ({ x, y, scale }: Camera, pixel: Point): Point =>
  at(x + pixel.x / scale, y + pixel.y / scale);

export const toPixels = ({ x, y, scale }: Camera, place: Point): Point =>
  at((place.x - x) * scale, (place.y - y) * scale);

export const isFitted = (camera: Camera, frame: Box, size: Size): boolean =>
  camera.scale <= fit(frame, size).scale * 1.001;
