import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import { choiceAt, type PlaceChoice } from "$board/choices.ts";
import { parseAction, type ParsedOffer } from "$lib/notation.ts";
import type { Verb, View } from "../wire.ts";
import { choicesOf } from "./choices.ts";
import { highlight } from "$lib/highlight.svelte.ts";
import Sentence from "$lib/Sentence.svelte";
import { mark, sentence, speak } from "$lib/words.ts";
import { tongue } from "../tongue.ts";
import { layoutFor } from "./layout.ts";
import { homeOf, isZone, type ZoneId } from "./zones.ts";
import { attentionIn, partAround } from "$board/attention.ts";
import { pointsOf, zonesIn } from "./attention.ts";
import { describe as inWords } from "./describe.ts";
import { litBy } from "./lighting.ts";
import type { BoardView } from "./pieces.ts";
import { battlefields, holderOf, piecesOf } from "./pieces.ts";
import { inReadingOrder, neighbour } from "$board/steering.ts";

const NO_PYRAMID = { level: 0, colour: null };
const player = (seat: number, god: string, city: string, more: object): unknown => ({
  seat,
  god,
  city,
  troops: [],
  controlled: [],
  pyramids: [NO_PYRAMID, NO_PYRAMID, NO_PYRAMID],
  ...more,
});

const view = {
  agreed: { players: 2 },
  fights: [],
  battle: null,
  players: [
    player(0, "horus", "w1", {
      troops: [{ zone: "w_tr", units: 4, companions: ["royal-scarab"] }],
      controlled: ["w_tr", "w1a", "w_on"],
      pyramids: [{ level: 3, colour: "ruby" }, NO_PYRAMID, NO_PYRAMID],
    }),
    player(1, "seth", "w2", { troops: [{ zone: "w2a", units: 5, companions: [] }], controlled: ["w2a"] }),
  ],
} as unknown as BoardView;

speak(tongue);
// A whole board takes its time where there is no browser and many tests run at once.
vi.setConfig({ testTimeout: 30_000 });

const choice = (place: ZoneId, onchoose = vi.fn()): PlaceChoice => ({
  ...choiceAt(place, [{ ...parseAction(`step ${place}`), cost: 1 }], { icon: "speed" }, { label: () => "March here", choose: () => {} }),
  onchoose,
});
const { drawing } = layoutFor({ players: 6 });
const whereIs = (zone: string) => (isZone(zone) ? drawing.shape(zone).places.troop : { x: 0, y: 0 });

describe("choices", () => {
  const among = (offers: (string | ParsedOffer<Verb>)[], at: ZoneId | null = null) => {
    const here = { ...view, march: { at } } as unknown as View;
    const parsed = offers.map((offer) => (typeof offer === "string" ? { ...parseAction<Verb>(offer), cost: null } : offer));
    return choicesOf(parsed, here, 0, drawing, { label: ({ action }) => action, choose: () => {} });
  };
  const found = (...given: Parameters<typeof among>) => among(...given).map(({ place, icon }) => [place, icon]);

  it("are one for each zone, with what it costs at least, and look like a fight where they lead into one", () => {
    const step = { ...parseAction<Verb>("step w_tr"), cost: null };
    const teleports = ["w_tr", "d_t"].map((zone, at) => ({ ...parseAction<Verb>(`teleport ${zone}`), cost: 2, attack: at === 1 }));
    expect(among([step, ...teleports])).toMatchObject([
      { place: "w_tr", verb: "step", label: "step w_tr", cost: 2, icon: "speed", hostile: false },
      { place: "d_t", verb: "teleport", cost: 2, icon: "battle", hostile: true },
    ]);
  });

  it("send ships where no way leads over land", () => {
    expect(found(["step w_r", "step w_on"], "w_tr")).toEqual([["w_r", "speed"], ["w_on", "speed"]]);
    expect(found(["step e_r"], "w_r")).toEqual([["e_r", "sail"]]);
    expect(found(["teleport e_r"], "w_r")).toEqual([["e_r", "teleport"]]);
  });

  it("are about the pyramids of the own city, and those one holds elsewhere", () => {
    expect(among(["build a 2", "build b 1", "build a 3", "raise w2a"])).toMatchObject([
      { place: "w1a", verb: "build", icon: "pyramid", aboutPiece: true },
      { place: "w1b", icon: "pyramid" },
      { place: "w2a", verb: "raise", icon: "pyramid" },
    ]);
  });

  it("are any district of a city to live in", () => {
    expect(found(["city w2"])).toEqual([["w2a", "city"], ["w2b", "city"], ["w2c", "city"]]);
  });

  it("show the piece that all of them are about", () => {
    expect(found(["attach royal-scarab w_tr"])).toEqual([["w_tr", "companion-royal-scarab"]]);
    expect(found(["attach royal-scarab w_tr", "attach sphinx w_tr"])).toEqual([["w_tr", "golden"]]);
    expect(found(["gather w1a w_on 1"])).toEqual([["w_on", "deed-recruit"]]);
  });

  it("are not there for what is found elsewhere", () => {
    expect(among(["done", "take RUB-1a", "play DI-01", "top a ruby"])).toEqual([]);
  });
});

describe("the markup", () => {
  it("has no style attributes, which the content security policy forbids", () => {
    const sources = import.meta.glob<string>(["./*.svelte", "../../../board/*.svelte"], { query: "?raw", import: "default", eager: true });
    expect(Object.keys(sources).length).toBeGreaterThan(20);
    for (const [file, source] of Object.entries(sources)) expect(source, file).not.toMatch(/\sstyle=/);
  });
});

describe("pieces", () => {
  it("are drawn from the view", () => {
    const { troops, pyramids, flags, statues } = piecesOf(view);
    expect(troops.map(({ key }) => key)).toEqual(["0@w_tr", "1@w2a"]);
    expect(pyramids.find(({ zone }) => zone === "w1a")).toMatchObject({ level: 3, colour: "ruby" });
    expect(statues.map(({ city }) => city)).toEqual(["w1", "w2"]);
    // The temple always, the desert because nobody stands there, the own district never.
    expect(flags.map(({ zone }) => zone)).toEqual(["w_tr", "w_on"]);
    expect(holderOf(view, "w_on")).toBe(0);
    expect([...battlefields({ ...view, fights: ["w_r"] })]).toEqual(["w_r"]);
  });

  it("light up by what somebody points at", () => {
    expect([...litBy(view, { kind: "companion", id: "royal-scarab" })]).toEqual(["w_tr"]);
    expect([...litBy(view, { kind: "city", id: "w2" })]).toEqual(["w2a", "w2b", "w2c"]);
    expect([...litBy(view, { kind: "colour", id: "ruby" })]).toEqual(["w1a"]);
    expect([...litBy(view, { kind: "seat", id: "1" })]).toEqual(["w2a"]);
    expect(litBy(view, null).size).toBe(0);
  });
});

describe("names in a sentence", () => {
  let line: object | undefined;
  afterEach(() => {
    if (line) void unmount(line);
    document.body.replaceChildren();
  });

  const chip = (zone: string): HTMLElement => {
    line = mount(Sentence, { target: document.body, props: { parts: sentence("play-battle-in", { zone: mark("zone", zone) }) } });
    flushSync();
    return document.querySelector<HTMLElement>(".chip")!;
  };
  const lit = () => [...litBy(view, highlight.lit)];

  it("light up their zones while somebody points at them", () => {
    const name = chip("w_tr");
    name.dispatchEvent(new PointerEvent("pointermove"));
    expect(lit()).toEqual(["w_tr"]);
    name.dispatchEvent(new PointerEvent("pointerleave"));
    expect(lit()).toEqual([]);
  });

  it("light up their zones while the keyboard is on them", () => {
    const name = chip("w_on");
    // A test page has no idea of how the focus came.
    vi.spyOn(name, "matches").mockReturnValue(true);
    name.focus();
    expect(lit()).toEqual(["w_on"]);
    name.blur();
    expect(lit()).toEqual([]);
  });
});

describe("the eyes on a small screen", () => {
  const scene = { pointed: null, choices: [], happened: [], battle: null, home: homeOf("w1"), myTurn: false };

  it("go to what can be chosen first, then to what happens, then home", () => {
    const happened = zonesIn([{ what: "moved", seat: 1, from: "w2a", to: "w2f" }] as never);
    expect(attentionIn({ ...scene, choices: [choice("w_on")], happened })).toEqual({ places: ["w_on"], needed: true });
    expect(attentionIn({ ...scene, happened, myTurn: true })).toEqual({ places: ["w2a", "w2f"], needed: false });
    expect(attentionIn({ ...scene, battle: "d_t" })?.places).toEqual(["d_t"]);
    expect(attentionIn({ ...scene, myTurn: true })?.places).toEqual(["w1a", "w1b", "w1c", "w1f"]);
    expect(attentionIn(scene)).toBeNull();
    expect(attentionIn({ ...scene, pointed: "e_ti", choices: [choice("w_on")] })?.places).toEqual(["e_ti"]);
  });

  it("take in every zone with room around it", () => {
    const part = partAround([...pointsOf(drawing.shape("w_on")), ...pointsOf(drawing.shape("d_s"))])!;
    expect(part.x).toBeLessThan(436 - 50);
    expect(part.x + part.width).toBeGreaterThan(974 + 50);
    expect(partAround([])).toBeNull();
    expect(zonesIn([{ what: "round_began", round: 2 } as never])).toEqual([]);
  });
});

describe("words", () => {
  it("tell of a place, who holds it and what one can do there", () => {
    const words = inWords(view, "w_tr", [choice("w_tr")]);
    expect(words).toMatch(/3 prayer points/);
    expect(words).toMatch(/4 units and .*Royal Scarab/);
    expect(words).toMatch(/March here.* 1 prayer point/);
  });

  it("tell where ships go in the first edition", () => {
    const five = { ...view, agreed: { ...view.agreed, players: 5, edition: "first" } } as BoardView;
    expect(inWords(five, "w_r", [])).toMatch(/ships to .*, .* and /);
    expect(inWords({ ...five, agreed: { ...five.agreed, players: 2 } }, "w_r", [])).not.toMatch(/ships/);
  });
});

describe("arrows", () => {
  it("go to the nearest place in their direction", () => {
    expect(neighbour("w1f", "ArrowDown", ["w_on", "w3f", "w1a"], whereIs)).toBe("w_on");
    expect(neighbour("w_ti", "ArrowLeft", ["w_on", "w3f"], whereIs)).toBeNull();
    expect(neighbour("w_ti", "x", ["w_on"], whereIs)).toBeNull();
  });

  it("start where one begins to read", () => {
    expect(inReadingOrder(["w3f", "w_on", "w1a"], whereIs)).toEqual(["w1a", "w_on", "w3f"]);
  });
});

describe("the board", () => {
  let board: object | undefined;
  const element = (zone: string): Element => document.querySelector(`[data-place="${zone}"]`)!;

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

  const show = (props: { view?: BoardView; choices?: PlaceChoice[]; onwhy?: () => void; lit?: ReadonlySet<ZoneId> }): void => {
    board = mount(Board, { target: document.body, props: { view, motion: false, ...props } });
    flushSync();
  };

  it("shows the zones in play and no others", () => {
    show({});
    expect(document.querySelectorAll("[data-place]")).toHaveLength(15);
    expect(document.querySelector('[data-place="w3a"]')).toBeNull();
  });

  it("is another one in the first edition", () => {
    const players = view.players.map((player) => (player.city === "w2" ? { ...player, city: "w3" as const, troops: [], controlled: [] } : player));
    show({ view: { ...view, players, agreed: { ...view.agreed, edition: "first" } } as BoardView });
    expect(document.querySelectorAll("[data-place]")).toHaveLength(14);
    expect(document.querySelector('[data-place="w3a"]')).not.toBeNull();
    expect(document.querySelector('[data-place="d_s"]')).toBeNull();
  });

  it("lights up what somebody points at elsewhere", () => {
    show({ lit: new Set(["w_tr"] as const) });
    expect(element("w_tr").parentElement?.classList.contains("lit")).toBe(true);
    expect(element("w_on").parentElement?.classList.contains("lit")).toBe(false);
  });

  it("lets one choose with a click and with the keyboard", () => {
    const chosen = vi.fn();
    show({ choices: [choice("w_on", chosen)] });
    element("w_on").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    element("w_on").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(chosen).toHaveBeenCalledTimes(2);
  });

  it("asks why where nothing can be chosen", () => {
    const why = vi.fn();
    show({ choices: [choice("w_on")], onwhy: why });
    element("w_ti").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(why).toHaveBeenCalledWith("w_ti");
  });

  it("has one place for Tab and leads on from there", () => {
    show({ choices: [choice("w_on"), choice("w_ti")] });
    expect([...document.querySelectorAll('[data-place][tabindex="0"]')]).toHaveLength(1);
    const start = element("w_on") as SVGElement;
    start.focus();
    start.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    expect(document.activeElement?.getAttribute("data-place")).toBe("w_ti");
  });

  it("asks which, where there are several", async () => {
    const second = vi.fn();
    show({ choices: [choice("w_on"), { ...choice("w_on", second), label: "Teleport here" }] });
    element("w_on").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await vi.waitFor(() => expect(document.querySelectorAll("[role=menuitem]")).toHaveLength(3));
    document.querySelectorAll<HTMLButtonElement>("[role=menuitem]")[1]?.click();
    expect(second).toHaveBeenCalledOnce();
  });
});
