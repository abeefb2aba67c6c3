import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import BoardFrame from "./BoardFrame.svelte";
import { View } from "./gestures.svelte.ts";

const FRAME = { x: 0, y: 0, width: 1000, height: 500 };
const WINDOW = { width: 1000, height: 500 };
const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));

const hands = { held: false, press: vi.fn(), move: vi.fn(), release: vi.fn(), leave: vi.fn(), click: vi.fn(), focusIn: vi.fn(), focusOut: vi.fn(), key: vi.fn() };

let view: View;
let frame: object;
let resize: (size: { width: number; height: number }) => void;

const board = () => document.querySelector<SVGSVGElement>("svg[role=group]")!;
const hand = (type: string, x: number, y: number, more: PointerEventInit = {}) => board().dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: x, clientY: y, bubbles: true, ...more }));
const press = (key: string) => board().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

function show(more: object = {}): void {
  view = new View(FRAME);
  const props = { view, skin: "skin", frame: FRAME, attention: null, pointsOf: () => [], motion: false, corner: false, aiming: false, hands };
  const parts = { scenery: snippet("<g></g>"), ground: snippet('<path data-place="a"></path>'), children: snippet("<p>beside</p>") };
  frame = mount(BoardFrame, { target: document.body, props: { ...props, ...parts, ...more } });
  flushSync();
  resize(WINDOW);
  flushSync();
}

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(changed: (entries: { contentRect: object }[]) => void) {
        resize = (size) => changed([{ contentRect: size }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  SVGElement.prototype.setPointerCapture = vi.fn();
  hands.held = false;
});

afterEach(() => {
  void unmount(frame);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe("the frame of a board", () => {
  it("shows the whole board in its window", () => {
    show();
    const { scale } = view.camera;
    resize({ width: 500, height: 250 });
    expect([view.whole, view.camera.scale < 0.6 * scale]).toEqual([true, true]);
    expect(document.querySelector(".board-frame.skin.still")).not.toBeNull();
  });

  it("zooms by keys, which nobody else hears of", () => {
    show();
    press("+");
    const closer = view.camera.scale;
    press("=");
    expect([closer > 1, view.camera.scale > closer]).toEqual([true, true]);
    press("-");
    expect(view.camera.scale).toBeCloseTo(closer);
    press("Home");
    expect(view.whole).toBe(true);
    expect(hands.key).not.toHaveBeenCalled();
    press("Enter");
    expect(hands.key).toHaveBeenCalledOnce();
  });

  it("zooms with the wheel, which scrolls nothing", () => {
    show();
    const turn = new WheelEvent("wheel", { deltaY: -200, cancelable: true });
    board().dispatchEvent(turn);
    expect(view.camera.scale).toBeGreaterThan(1);
    expect(turn.defaultPrevented).toBe(true);
  });

  it("follows a pointer that drags, and says so", () => {
    show();
    press("+");
    const { x } = view.camera;
    hand("pointerdown", 400, 200);
    hand("pointermove", 402, 200);
    hand("pointermove", 340, 200);
    expect(hands.move.mock.calls.map(([, dragging]) => dragging as boolean)).toEqual([false, true]);
    expect(view.camera.x).toBeGreaterThan(x);
    expect(board().setPointerCapture).toHaveBeenCalledOnce();
    hand("pointerup", 340, 200);
    hand("pointermove", 300, 200);
    expect(hands.move.mock.calls.at(-1)?.[1]).toBe(false);
    expect([hands.press.mock.calls.length, hands.release.mock.calls.length]).toEqual([1, 1]);
  });

  it("lets go of a pointer that is taken away, and of other buttons altogether", () => {
    show();
    hand("pointerdown", 400, 200);
    hand("pointercancel", 400, 200);
    hand("pointerdown", 400, 200, { button: 2 });
    hand("pointermove", 300, 200);
    expect([view.dragged, hands.press.mock.calls.length, hands.release.mock.calls.length]).toEqual([false, 1, 1]);
  });

  it("passes on what hands do besides, with the pixel where they click", () => {
    show();
    vi.spyOn(document.querySelector(".board-frame")!, "getBoundingClientRect").mockReturnValue({ left: 30, top: 20 } as DOMRect);
    hand("click", 130, 70);
    hand("pointerleave", 0, 0);
    board().dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    board().dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    expect(hands.click.mock.calls[0]?.[1]).toEqual({ x: 100, y: 50 });
    for (const heard of [hands.leave, hands.focusIn, hands.focusOut]) expect(heard).toHaveBeenCalledOnce();
  });

  it("keeps the browser's menu away from a finger that was held", () => {
    show();
    const asked = () => !board().dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    expect(asked()).toBe(false);
    hands.held = true;
    expect(asked()).toBe(true);
  });

  it("turns to what matters where the whole is too small to read", () => {
    show({ attention: { places: ["a"], needed: true }, pointsOf: () => [{ x: 900, y: 400 }] });
    expect(view.whole).toBe(true);
    resize({ width: 200, height: 160 });
    const { x, scale } = view.camera;
    expect([view.whole, x < 900 && x + 200 / scale > 900]).toEqual([false, true]);
  });

  it("lays out who walks and what lies over it only where there is something", () => {
    show();
    expect(document.querySelector(".walk, .over")).toBeNull();
    void unmount(frame);
    show({ walk: snippet("<g></g>"), over: snippet("<svg></svg>"), aiming: true });
    expect(document.querySelectorAll(".aiming .picture > .walk, .aiming .picture > .over")).toHaveLength(2);
    expect(document.querySelector(".picture p")).toBeNull();
  });
});
