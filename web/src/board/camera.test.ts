import { describe, expect, it } from "vitest";
import { between, clamp, closeUp, fit, isFitted, isTiny, pan, reveal, shows, toBoard, toPixels, zoom } from "./camera.ts";
import { at } from "./curves.ts";

const frame = { x: 0, y: 0, width: 1600, height: 1040 };
const laptop = { width: 846, height: 540 };

describe("the camera", () => {
  it("shows the whole frame in the middle", () => {
    for (const size of [laptop, { width: 360, height: 420 }, { width: 2560, height: 1440 }]) {
      const camera = fit(frame, size);
      const [first, last] = [toPixels(camera, at(0, 0)), toPixels(camera, at(1600, 1040))];
      expect(first.x).toBeGreaterThanOrEqual(0);
      expect(first.y).toBeGreaterThanOrEqual(0);
      expect(last.x).toBeLessThanOrEqual(size.width);
      expect(last.y).toBeLessThanOrEqual(size.height);
      expect(first.x).toBeCloseTo(size.width - last.x);
      expect(isFitted(camera, frame, size)).toBe(true);
    }
  });

  it("zooms around the pointer", () => {
    const pixel = at(400, 250);
    const before = fit(frame, laptop);
    const after = zoom(before, 2, pixel, frame, laptop);
    expect(after.scale).toBeCloseTo(before.scale * 2);
    expect(toBoard(after, pixel).x).toBeCloseTo(toBoard(before, pixel).x);
    expect(toBoard(after, pixel).y).toBeCloseTo(toBoard(before, pixel).y);
  });

  it("goes neither farther than the whole nor endlessly close", () => {
    const whole = fit(frame, laptop);
    expect(zoom(whole, 0.2, at(0, 0), frame, laptop)).toEqual(clamp(whole, frame, laptop));
    expect(zoom(whole, 100, at(0, 0), frame, laptop).scale).toBeLessThan(4);
  });

  it("never loses the board", () => {
    const close = zoom(fit(frame, laptop), 3, at(400, 250), frame, laptop);
    const gone = pan(close, -99_999, 99_999, frame, laptop);
    expect(gone.x + laptop.width / gone.scale).toBeCloseTo(1600);
    expect(gone.y).toBeCloseTo(0);
  });

  it("reaches a finger-sized district on a phone", () => {
    const phone = { width: 360, height: 420 };
    const close = zoom(fit(frame, phone), 100, at(180, 200), frame, phone);
    expect(120 * close.scale).toBeGreaterThan(44);
  });

  it("looks closely at a part where the whole is too small to read", () => {
    const phone = { width: 390, height: 378 };
    const city = { x: 1120, y: 760, width: 420, height: 260 };
    expect(isTiny(frame, phone)).toBe(true);
    expect(isTiny(frame, laptop)).toBe(false);
    const close = closeUp(city, frame, phone);
    expect(close.scale).toBeGreaterThan(2 * fit(frame, phone).scale);
    expect(shows(close, city, phone)).toBe(true);
    expect(shows(close, frame, phone)).toBe(false);
    expect(closeUp(frame, frame, phone)).toEqual(clamp(fit(frame, phone), frame, phone));
  });

  it("glides from one look to another", () => {
    const [near, far] = [zoom(fit(frame, laptop), 3, at(400, 250), frame, laptop), fit(frame, laptop)];
    expect(between(near, far, 0)).toEqual(near);
    expect(between(near, far, 1).scale).toBeCloseTo(far.scale);
    const half = between(near, far, 0.5);
    expect(half.scale).toBeGreaterThan(far.scale);
    expect(half.scale).toBeLessThan(near.scale);
  });

  it("brings a place into sight and moves no more than needed", () => {
    const close = zoom(fit(frame, laptop), 3, at(400, 250), frame, laptop);
    const seen = toPixels(reveal(close, at(1500, 900), frame, laptop), at(1500, 900));
    expect(seen.x).toBeLessThan(laptop.width);
    expect(seen.y).toBeLessThan(laptop.height);
    const middle = toBoard(close, at(423, 270));
    expect(reveal(close, middle, frame, laptop)).toEqual(close);
  });
});
