import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Verb } from "../wire.ts";
import { byPlace, type PlaceChoice } from "$board/choices.ts";
import { parseAction, type ParsedOffer } from "$lib/notation.ts";
import { speak } from "$lib/words.ts";
import { tongue } from "../tongue.ts";
import { conflictRegion, fightersIn, hexesIn, homeOf } from "./attention.ts";
import Board from "./Board.svelte";
import { components, type Event } from "./box.ts";
import { attemptFor, choicesOf, stepOf } from "./choices.ts";
import { describe as inWords } from "./describe.ts";
import { litBy } from "./lighting.ts";
import { scenes } from "./motion.ts";
import { laidIn, partsIn } from "./parts.ts";
import { dominancesIn } from "./dominance.ts";
import { piecesOf, spentIn, threatened, type BoardView } from "./pieces.ts";
import { facingOf, placesWith, referenceOf, sideOf, tokenOf } from "./places.ts";
import { partAround } from "./regions.ts";

speak(tongue);

const player = (seat: number, god: string): unknown => ({ seat, god, side: seat, gods: [god] });
const view = {
  agreed: { players: 2, scenario: "middle-kingdom", guardians: [] },
  players: [player(0, "amun"), player(1, "ra")],
  figures: [
    { hex: "e5", seat: 0, figure: "god", radiant: false, facing: null },
    { hex: "e4", seat: 1, figure: "warrior", radiant: true, facing: null },
    { hex: "d5", seat: 1, figure: "scorpion", radiant: false, facing: "n-ne" },
  ],
  monuments: [
    { hex: "e6", monument: "temple", seat: 1 },
    { hex: "d4", monument: "obelisk", seat: null },
  ],
  underworld: ["f5"],
  camels: [],
  regions: [1, 2, 3].map((number) => ({ number, land: partAround(["f5", "g5", "e2"][number - 1]!, []), water: [] })),
  turn: { seat: 0, moved: [], caravan: [], split: [0, 0] },
  battle: null,
  steps: ["move_figures"],
} as unknown as BoardView;

const offer = (action: string): ParsedOffer<Verb> => ({ ...parseAction<Verb>(action), cost: null });
const choices = (...actions: string[]): PlaceChoice[] => choicesOf(actions.map(offer), view, { label: ({ action }) => action, choose: () => {} });
const nowhere = { tokens: new Map(), aiming: null };

describe("the markup", () => {
  it("has no style attributes, which the content security policy forbids", () => {
    const sources = import.meta.glob<string>("./*.svelte", { query: "?raw", import: "default", eager: true });
    expect(Object.keys(sources).length).toBeGreaterThan(10);
    for (const [file, source] of Object.entries(sources)) expect(source, file).not.toMatch(/\sstyle=/);
  });
});

describe("pieces", () => {
  it("are drawn from north to south", () => {
    expect(piecesOf(view).map(({ hex }) => hex)).toEqual(["e4", "d4", "e5", "d5", "e6"]);
    expect([...threatened(piecesOf(view))]).toEqual(["d4", "e5"]);
  });
});

describe("choices", () => {
  it("are on hexes, sides, tokens and directions", () => {
    expect(choices("move e5")[0]).toMatchObject({ place: "e5", aboutPiece: true, hostile: false });
    expect(choices("to e3")[0]).toMatchObject({ place: "e3", aboutPiece: false, hostile: false });
    expect(choices("to e4")[0]).toMatchObject({ place: "e4", hostile: true });
    expect(choices("camel e5 ne")[0]!.place).toBe("e5-ne");
    expect(choices("swap 2 3")[0]!.place).toBe("region:3");
    expect(choices("face nw-n")[0]!.place).toBe("face:nw-n");
    expect(choices("do move-figures", "done")).toEqual([]);
  });

  it("name a part of a region by any of its hexes", () => {
    expect(choices("token b1")).toHaveLength(22);
  });

  it("show which number would lie where", () => {
    const camels = [{ hex: "a6", direction: "n" }, { hex: "a6", direction: "ne" }, { hex: "b6", direction: "n" }] as const;
    const divided = { ...view, turn: { ...view.turn, caravan: [...camels] } };
    const offered = byPlace(choicesOf(["token a2", "token a9"].map(offer), divided, { label: ({ action }) => action, choose: () => {} }));
    const parts = partsIn(offered);
    expect(parts.map(({ hexes }) => hexes.length)).toEqual([16, 16]);
    expect(laidIn(parts, "a9", view.regions).map(({ number }) => number)).toEqual([4, 1]);
    expect(laidIn(parts, "e2", view.regions)).toEqual([]);
    expect(laidIn(parts, null, view.regions)).toEqual([]);
  });

  it("know what they are about", () => {
    expect(sideOf("e5-ne")).toEqual({ hex: "e5", direction: "ne" });
    expect([sideOf("e5"), sideOf("face:n-ne"), tokenOf("e5"), facingOf("region:3")]).toEqual([null, null, null, null]);
    expect([tokenOf("region:3"), facingOf("face:n-ne")]).toEqual([3, "n-ne"]);
    expect(referenceOf("e5-ne", nowhere)).toEqual({ kind: "side", id: "e5-ne" });
    expect(placesWith(["e5", "e5-ne"])).toHaveLength(components.hexes.length + 1);
    expect(stepOf({ move_to: { from: "e5" } })).toEqual({ name: "move_to", from: "e5", hex: null });
    expect(attemptFor("control", "e5")).toBe("control e5");
    expect(attemptFor("summon_to", "e5")).toBe("to e5");
  });
});

describe("what happened", () => {
  it("is walked, pushed, built and razed", () => {
    const events: Event[] = [
      { what: "moved", seat: 0, figure: "god", from: "e5", to: "e4" },
      { what: "pushed", seat: 0, owner: 1, figure: "warrior", from: "e4", to: "e3" },
      { what: "summoned", seat: 1, figure: "warrior", hex: "e7" },
      { what: "monument_destroyed", hex: "d4", monument: "obelisk", owner: null },
      { what: "killed", seat: 1, figure: "warrior", hex: "e3" },
    ];
    const shown = scenes(view, events);
    expect(shown).toHaveLength(5);
    expect(shown[0]!.walk?.piece.hex).toBe("e5");
    expect(shown[0]!.standing.some(({ hex }) => hex === "e5")).toBe(false);
    expect(shown[1]!.walk?.piece).toMatchObject({ seat: 1, figure: "warrior", radiant: true });
    expect(shown[3]!.standing.some(({ hex }) => hex === "d4")).toBe(false);
    expect(shown.at(-1)!.standing.map(({ hex }) => hex).sort()).toEqual(["d5", "e4", "e6", "e7"]);
    expect(scenes(view, events, 100).reduce((sum, { duration }) => sum + duration, 0)).toBeCloseTo(100);
  });

  it("is done by either half of a merged god with what their leader has", () => {
    const merged = { ...view, players: [player(0, "amun"), { ...(player(1, "ra") as object), side: 0 }] } as unknown as BoardView;
    const events: Event[] = [
      { what: "moved", seat: 1, figure: "god", from: "e5", to: "e3" },
      { what: "summoned", seat: 1, figure: "warrior", hex: "e7" },
      { what: "monument_taken", seat: 1, hex: "d4", monument: "obelisk", from: null },
    ];
    const shown = scenes(merged, events);
    expect(shown[0]!.walk?.piece).toMatchObject({ seat: 0, figure: "god", god: "amun" });
    expect(shown[0]!.standing.some(({ hex }) => hex === "e5")).toBe(false);
    const standing = shown.at(-1)!.standing;
    for (const hex of ["e3", "e7", "d4"]) expect(standing.find((piece) => piece.hex === hex)).toMatchObject({ seat: 0 });
  });

  it("ends where two gods become one", () => {
    expect(scenes(view, [{ what: "merged", higher: 0, lower: 1, devotion: 5 }, { what: "killed", seat: 1, figure: "warrior", hex: "e4" }])).toEqual([]);
  });
});

describe("the eyes", () => {
  it("go where things happen", () => {
    expect(hexesIn([{ what: "moved", seat: 0, figure: "god", from: "e5", to: "e3" }], view)).toEqual(["e5", "e3"]);
    expect(hexesIn([{ what: "caravan_laid", seat: 0, sides: [{ hex: "e5", direction: "n" }] }], view)).toEqual(["e5", "e4"]);
    expect(hexesIn([{ what: "turn_began", seat: 0 }], view)).toEqual([]);
    expect(fightersIn(view, 1)).toEqual(["e5", "d5"]);
    expect(fightersIn(view, 2)).toHaveLength(28);
    expect(homeOf(view, 0)).toEqual(["e5"]);
    expect(conflictRegion({ battle: null, steps: ["conflict", { region: { number: 2 } }] })).toBe(2);
    expect(conflictRegion(view)).toBeNull();
  });

  it("see what somebody points at", () => {
    expect([...litBy(view, { kind: "seat", id: "1" })]).toEqual(["e4", "d5", "e6"]);
    expect([...litBy(view, { kind: "god", id: "amun" })]).toEqual(["e5"]);
    expect([...litBy(view, { kind: "figure", id: "scorpion" })]).toEqual(["d5"]);
    expect([...litBy(view, { kind: "monument", id: "temple" })]).toEqual(["e6"]);
    expect(litBy(view, { kind: "region", id: "3" }).size).toBe(22);
    expect([...litBy(view, { kind: "side", id: "e5-n" })]).toEqual(["e5", "e4"]);
    expect(litBy(view, null).size).toBe(0);
  });
});

describe("a conflict", () => {
  it("tells which regions were won without a battle, and what that brought", () => {
    const events = [
      { what: "dominated", seat: 1, region: 2 },
      { what: "devotion_changed", seat: 1, from: 3, to: 5, why: "majority", region: null, by: [] },
      { what: "devotion_changed", seat: 1, from: 5, to: 6, why: "dominance", region: null, by: [] },
      { what: "dominated", seat: 0, region: 3 },
      { what: "turn_began", seat: 1 },
      { what: "devotion_changed", seat: 0, from: 1, to: 4, why: "worship", region: null, by: [] },
    ] as unknown as Event[];
    expect(dominancesIn(events)).toEqual([
      { seat: 1, region: 2, devotion: 3 },
      { seat: 0, region: 3, devotion: 0 },
    ]);
  });
});

describe("figures that have moved", () => {
  const turn = { ...view.turn, moved: ["e5"] };
  it("are told apart while others may still move", () => {
    expect([...spentIn({ ...view, turn })]).toEqual(["e5"]);
    expect([...spentIn({ ...view, turn, steps: ["first_action"] })]).toEqual([]);
    expect(inWords({ ...view, turn }, "e5", nowhere, [])).toMatch(/moved already/);
  });
});

describe("words", () => {
  it("tell of a hex, who stands there and what one can do", () => {
    const words = inWords(view, "d5", nowhere, choices("to d5"));
    expect(words).toMatch(/D5/);
    expect(words).toMatch(/desert/);
    expect(words).toMatch(/region 1/);
    expect(words).toMatch(/Giant Scorpion/);
    expect(words).toMatch(/pointing at D4 and E5/);
    expect(words).toMatch(/to d5/);
    expect(inWords(view, "d4", nowhere, [])).toMatch(/neutral obelisk/);
    expect(inWords(view, "e5", nowhere, [])).toMatch(/Amun/);
  });
});

/** A whole board is drawn, which takes a while on a busy machine. */
const PATIENCE = 30_000;

describe("the board", { timeout: PATIENCE }, () => {
  let board: object | undefined;
  const element = (place: string): Element => document.querySelector(`[data-place="${place}"]`)!;

  beforeAll(() => {
    globalThis.ResizeObserver ??= class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
  });
  afterEach(() => {
    if (board) void unmount(board);
  });

  const show = (props: { choices?: PlaceChoice[]; onwhy?: () => void; lit?: ReadonlySet<string> }): void => {
    board = mount(Board, { target: document.body, props: { view, motion: false, ...props } });
    flushSync();
  };

  it("shows all hexes, and sides only where they can be chosen", () => {
    show({ choices: choices("camel e5 n", "camel e5 ne") });
    expect(document.querySelectorAll("[data-place]")).toHaveLength(103);
    expect(element("e5-n").getAttribute("aria-disabled")).toBe("false");
  });

  it("lets one choose with a click and with the keyboard", () => {
    const chosen = vi.fn();
    show({ choices: choicesOf([offer("camel e5 n")], view, { label: () => "Camel", choose: chosen }) });
    element("e5-n").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    element("e5-n").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(chosen).toHaveBeenCalledTimes(2);
  });

  it("asks why where nothing can be chosen", () => {
    const why = vi.fn();
    show({ choices: choices("move e5"), onwhy: why });
    element("a2").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(why).toHaveBeenCalledWith("a2");
  });
});
