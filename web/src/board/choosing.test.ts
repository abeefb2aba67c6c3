import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { byPlace, type PlaceChoice } from "./choices.ts";
import { Choosing, type Ground } from "./choosing.svelte.ts";
import { at, type Point } from "./curves.ts";
import { LONG_PRESS, type Pointing } from "./pointing.ts";

/** Three places in a row, and a fourth below the first, too small for a finger. */
const WHERE: Record<string, Point> = { a: at(100, 100), b: at(200, 100), c: at(300, 100), small: at(100, 200) };

const chosen = vi.fn();
const choice = (place: string, label = "Go"): PlaceChoice => ({ place, verb: "go", label, cost: null, icon: "march" as never, hostile: false, aboutPiece: false, onchoose: () => chosen(place, label) });

const pointed = vi.fn();
const pointing = (more: Partial<Pointing> = {}): Pointing => ({ rings: [], allowed: true, aiming: false, point: pointed, cancel: () => {}, ...more });

const view = { camera: { x: 0, y: 0, scale: 1 }, dragged: false, reveal: vi.fn(), tap: vi.fn() };
const ground = { why: vi.fn(), skip: vi.fn() };

let places: Record<string, SVGPathElement>;

/** With a choice for each of these places. */
function choosingAmong(offered: readonly string[], more: Partial<Ground> = {}): Choosing {
  const choosing = new Choosing(
    {
      places: Object.keys(WHERE),
      offered: byPlace(offered.map((place) => choice(place))),
      selected: null,
      pointing: null,
      whereIs: (place) => WHERE[place] as Point,
      isSmall: (place) => place === "small",
      ...ground,
      ...more,
    },
    view,
  );
  choosing.elements = places;
  return choosing;
}

/** An event as it comes from a place, or from the ground between them. */
function from<E extends Event>(event: E, place: string | null): E {
  (place === null ? document.body : (places[place] as Element)).dispatchEvent(event);
  return event;
}

let moves = 0;
/** A pointer that has moved. */
const pointer = (place: string | null, pointerType = "mouse") => from(new PointerEvent("pointermove", { pointerType, clientX: (moves += 1) }), place);
/** One that rests while something is drawn under it. */
const resting = (place: string) => from(new PointerEvent("pointermove", { pointerType: "mouse", clientX: moves }), place);
const click = (place: string | null, more: PointerEventInit = {}) => from(new PointerEvent("click", { pointerType: "mouse", ...more }), place);
const key = (place: string, name: string, more: KeyboardEventInit = {}) => from(new KeyboardEvent("keydown", { key: name, cancelable: true, ...more }), place);
const clickOn = (choosing: Choosing, place: string, more: PointerEventInit = {}) => choosing.click(click(place, more), WHERE[place] as Point);

beforeEach(() => {
  vi.useFakeTimers();
  view.dragged = false;
  places = Object.fromEntries(
    Object.keys(WHERE).map((place) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", "path");
      element.setAttribute("data-place", place);
      element.setAttribute("tabindex", "-1");
      document.body.append(element);
      return [place, element];
    }),
  );
});

afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe("a click", () => {
  it("takes the only choice, and counts as a tap", () => {
    clickOn(choosingAmong(["a"]), "a");
    expect(chosen.mock.calls).toEqual([["a", "Go"]]);
    expect(view.tap).toHaveBeenCalledOnce();
  });

  it("asks why where nothing can be chosen, and tells of it at once", () => {
    const choosing = choosingAmong(["a"]);
    clickOn(choosing, "b");
    vi.advanceTimersByTime(0);
    expect(ground.why).toHaveBeenCalledWith("b");
    expect(choosing.tip).toBe("b");
  });

  it("opens a menu where there are several choices, and closes it elsewhere", () => {
    const choosing = choosingAmong([], { offered: byPlace([choice("a"), choice("a", "Stay")]) });
    clickOn(choosing, "a");
    expect([choosing.menu, choosing.choicesIn("a").length]).toEqual(["a", 2]);
    expect(chosen).not.toHaveBeenCalled();
    choosing.click(click(null), at(0, 0));
    expect(choosing.menu).toBeNull();
    clickOn(choosing, "a");
    choosing.closeMenu();
    expect([choosing.menu, document.activeElement]).toEqual([null, places["a"]]);
  });

  it("that ends a drag means nothing", () => {
    view.dragged = true;
    clickOn(choosingAmong(["a"]), "a");
    expect(chosen).not.toHaveBeenCalled();
    expect(view.tap).not.toHaveBeenCalled();
  });

  it("of a finger beside something small is meant for it, of a mouse it is not", () => {
    const choosing = choosingAmong(["small", "b"]);
    choosing.click(click("a", { pointerType: "touch" }), at(100, 185));
    expect(chosen.mock.calls).toEqual([["small", "Go"]]);
    choosing.click(click("b", { pointerType: "touch" }), at(100, 185));
    expect(chosen.mock.calls.at(-1)).toEqual(["b", "Go"]);
    choosing.click(click("a"), at(100, 185));
    expect(ground.why).toHaveBeenCalledWith("a");
  });
});

describe("a tip", () => {
  it("waits for a mouse to rest, and goes with it", () => {
    const choosing = choosingAmong([]);
    choosing.move(pointer("a"), false);
    expect([choosing.hovered, choosing.tip]).toEqual(["a", null]);
    vi.advanceTimersByTime(200);
    choosing.move(pointer("a"), false);
    vi.advanceTimersByTime(120);
    expect(choosing.tip).toBe("a");
    choosing.move(pointer("b"), false);
    expect([choosing.hovered, choosing.tip]).toEqual(["b", null]);
    choosing.leave();
    vi.runAllTimers();
    expect([choosing.hovered, choosing.tip]).toEqual([null, null]);
  });

  it("does not come for what is drawn under a mouse that rests", () => {
    const choosing = choosingAmong([]);
    choosing.move(pointer(null), false);
    choosing.move(resting("a"), false);
    vi.runAllTimers();
    expect([choosing.hovered, choosing.tip]).toEqual([null, null]);
  });

  it("does not come while the board is drawn about, nor under a finger that passes", () => {
    const choosing = choosingAmong([]);
    choosing.move(pointer("a"), false);
    choosing.move(pointer("a"), true);
    choosing.move(pointer("b", "touch"), false);
    vi.runAllTimers();
    expect([choosing.hovered, choosing.tip]).toEqual(["a", null]);
  });

  it("comes to the keyboard, which is brought into sight, and goes with Escape", () => {
    const choosing = choosingAmong([]);
    vi.spyOn(places["c"] as Element, "matches").mockReturnValue(true);
    choosing.focusIn(from(new FocusEvent("focusin"), "c"));
    vi.advanceTimersByTime(320);
    expect([choosing.focused, choosing.tip]).toEqual(["c", "c"]);
    expect(view.reveal).toHaveBeenCalledWith(WHERE["c"]);
    choosing.key(key("c", "Escape"));
    expect([choosing.focused, choosing.tip]).toEqual(["c", null]);
    choosing.focusOut();
    expect(choosing.focused).toBeNull();
  });

  it("does not come to what was only clicked", () => {
    const choosing = choosingAmong([]);
    vi.spyOn(places["c"] as Element, "matches").mockReturnValue(false);
    choosing.focusIn(from(new FocusEvent("focusin"), "c"));
    vi.runAllTimers();
    expect([choosing.focused, choosing.tip]).toEqual([null, null]);
    expect(view.reveal).not.toHaveBeenCalled();
  });
});

describe("keys", () => {
  it.each(["Enter", " "])("choose with %o, and wait for nothing", (name) => {
    const event = key("a", name);
    choosingAmong(["a"]).key(event);
    expect(chosen).toHaveBeenCalledOnce();
    expect(ground.skip).toHaveBeenCalledOnce();
    expect(event.defaultPrevented).toBe(true);
  });

  it("walk among what can be chosen, and with Shift anywhere", () => {
    const choosing = choosingAmong(["a", "c"]);
    choosing.key(key("a", "ArrowRight"));
    expect(document.activeElement).toBe(places["c"]);
    choosing.key(key("a", "ArrowRight", { shiftKey: true }));
    expect(document.activeElement).toBe(places["b"]);
  });

  it("begin with what can be chosen, what is in hand, or where they were", () => {
    expect(choosingAmong([]).entry).toBe("a");
    expect(choosingAmong(["c", "b"]).entry).toBe("b");
    const choosing = choosingAmong(["b", "c"], { selected: "a" });
    expect(choosing.entry).toBe("a");
    choosing.focusIn(from(new FocusEvent("focusin"), "c"));
    expect(choosing.entry).toBe("c");
  });
});

describe("pointing for a team", () => {
  it("takes the place of choosing while one aims", () => {
    const choosing = choosingAmong(["a"], { pointing: pointing({ aiming: true }) });
    expect(choosing.aiming).toBe(true);
    clickOn(choosing, "a");
    choosing.key(key("a", "Enter"));
    expect(pointed.mock.calls).toEqual([["a"], ["a"]]);
    expect(chosen).not.toHaveBeenCalled();
  });

  it("is a click with Alt, or the letter P", () => {
    const choosing = choosingAmong(["a"], { pointing: pointing() });
    clickOn(choosing, "a", { altKey: true });
    choosing.key(key("b", "p"));
    expect(pointed.mock.calls).toEqual([["a"], ["b"]]);
    expect(chosen).not.toHaveBeenCalled();
    // It was no tap either: two of them must not zoom.
    expect(view.tap).not.toHaveBeenCalled();
  });

  it("is a finger that rests, whose click then means nothing", () => {
    const choosing = choosingAmong(["a"], { pointing: pointing() });
    choosing.press(pointer("a", "touch"));
    vi.advanceTimersByTime(LONG_PRESS);
    expect(pointed.mock.calls).toEqual([["a"]]);
    expect(choosing.held).toBe(true);
    clickOn(choosing, "a");
    expect(chosen).not.toHaveBeenCalled();
    choosing.press(pointer("a"));
    expect(choosing.held).toBe(false);
    clickOn(choosing, "a");
    expect(chosen).toHaveBeenCalledOnce();
  });

  it.each([
    ["lifts", (choosing: Choosing) => choosing.release()],
    ["leaves", (choosing: Choosing) => choosing.leave()],
    ["drags", (choosing: Choosing) => choosing.move(pointer("a", "touch"), true)],
    ["clicks", (choosing: Choosing) => clickOn(choosing, "b")],
    ["pinches", () => (view.dragged = true)],
  ])("does not happen to a finger that %s in time", (_, instead) => {
    const choosing = choosingAmong([], { pointing: pointing() });
    choosing.press(pointer("a", "touch"));
    instead(choosing);
    vi.runAllTimers();
    expect(pointed).not.toHaveBeenCalled();
  });

  it("is for those who may", () => {
    const choosing = choosingAmong(["a"], { pointing: pointing({ allowed: false, aiming: true }) });
    choosing.press(pointer("b", "touch"));
    vi.runAllTimers();
    choosing.key(key("a", "p"));
    clickOn(choosing, "a", { altKey: true });
    expect([choosing.aiming, pointed.mock.calls.length, chosen.mock.calls.length]).toEqual([false, 0, 1]);
  });
});

it("a hand on the board waits for nothing that is being shown", () => {
  choosingAmong([]).press(pointer(null));
  expect(ground.skip).toHaveBeenCalledOnce();
});
