import { beforeAll, describe, expect, it } from "vitest";
import { parseAction } from "$lib/notation.ts";
import { hasWords, speak } from "$lib/words.ts";
import type { TextItem } from "../../../text/game-text.ts";
import { HEX_IDS } from "../board/hexes.ts";
import { partAround } from "../board/regions.ts";
import { placeOf } from "../play/verbs.ts";
import { tongue } from "../tongue.ts";
import { ACTIONS, components, type Verb, type View } from "../wire.ts";
import { text } from "./text.ts";

beforeAll(() => speak(tongue));

const player = (seat: number, god: string) => ({
  seat, god, side: seat, gods: [god], devotion: 4 + seat, followers: 3, warriors: 5, trapped: 0, guardians: [], ankhs: 7, powers: [], next_power: 1,
  hand: ["flood", "chariots"], used: ["miracle"],
});

const view = {
  eye: { Seat: 0 },
  agreed: { players: 2, scenario: "middle-kingdom", guardians: ["satet", "mummy", "apep"] },
  players: [player(0, "amun"), player(1, "ra")],
  rank: [0, 1], first: 0, merger: null, forgotten: [], outcome: null,
  figures: [
    { hex: "e5", seat: 0, figure: "god", radiant: false, facing: null },
    { hex: "e4", seat: 1, figure: "warrior", radiant: true, facing: null },
  ],
  monuments: [{ hex: "e6", monument: "temple", seat: 1 }],
  underworld: [], camels: [{ hex: "e5", direction: "n" }], camel_supply: 20,
  regions: [1, 2, 3].map((number) => ({ number, land: partAround(["f5", "g5", "e2"][number - 1]!, []), water: [] })),
  guardian_supply: [3, 3, 2], advances: [1, 0, 0, 0], advances_to_event: [3, 3, 3, 3], events: 2, conflicts: 1, tiebreaker: null, amun_ready: true,
  turn: { seat: 0, moved: [], summons: { made: [] }, caravan: [], split: [0, 0] },
  battle: null,
  steps: ["move_figures"],
} as unknown as View;

const linesOf = (items: readonly TextItem[]): string[] => items.flatMap(({ words, items: below = [] }) => [words, ...linesOf(below)]);

describe("Ankh as text", () => {
  it("has a name for every number that is chosen", () => {
    const counted = Object.keys(ACTIONS).filter((verb) => placeOf(verb) === "count");
    expect(counted.filter((verb) => !hasWords(`count-${verb}`))).toEqual([]);
  });

  it("has a heading for every place where an action is found", () => {
    expect(Object.keys(ACTIONS).filter((verb) => !hasWords(`text-group-${placeOf(verb)}`))).toEqual([]);
  });

  it("tells every hex once, with what stands there and what it borders on", () => {
    const board = text.table(view).find(({ id }) => id === "board");
    const lines = board?.groups.flatMap(({ items }) => linesOf(items)) ?? [];
    const missing = HEX_IDS.filter((hex) => lines.filter((line) => line.startsWith(`${hex.toUpperCase()}, `)).length !== 1);
    expect(missing).toEqual([]);
    expect(lines.filter((line) => line.startsWith("Borders ")).length).toBeGreaterThanOrEqual(HEX_IDS.length);
    expect(lines.some((line) => line.startsWith("A camel between E5 and "))).toBe(true);
  });

  it("tells the tracks, and my cards with what they do", () => {
    const tracks = text.table(view).find(({ id }) => id === "tracks")?.groups.flatMap(({ items }) => linesOf(items)) ?? [];
    expect(tracks.some((line) => line.includes("2 steps to an event"))).toBe(true);
    expect(tracks.filter((line) => line.endsWith("Past."))).toHaveLength(2);
    const [hand] = text.mine(view, 0);
    expect(hand?.groups.map(({ items }) => items.length)).toEqual([2, 1]);
    expect(hand?.groups[0]?.items[1]?.words).toContain("Strength: 3");
  });

  it("keeps cards face down that these eyes may not see", () => {
    const side = { seat: 1, chosen: true, cards: null, has_bid: true, bid: null, lines: [], total: 2, strength: 0, kills: 0 };
    const battle = { region: 1, sides: [side], revealed: false, winner: null, doomed: [] };
    const [section] = text.now({ ...view, battle } as unknown as View, 0, null);
    const lines = section?.groups.flatMap(({ items }) => linesOf(items)) ?? [];
    expect(lines).toEqual(expect.arrayContaining(["A hidden card", "has bid"]));
  });

  it("lets one ask about what is before one: actions, or places", () => {
    const actions = (...verbs: Verb[]) => text.questions({ view, seat: 0, step: "move_figures", verbs: new Set(verbs) }).flatMap(({ questions }) => questions.map(({ action }) => action));
    expect(actions("do")).toEqual(components.deeds.map((deed) => `do ${deed}`));
    expect(actions("move")).toContain("move e5");
  });

  it("says of an offer what it leads to", () => {
    const offer = (action: string) => ({ ...parseAction<Verb>(action), cost: null });
    expect(text.about(offer("to e4"), view, 0)).toContain("with a sun");
    expect(text.about(offer("camel e5 n"), view, 0)).toContain("E4");
    expect(text.about(offer("play flood"), view, 0)).toContain("fertile land");
  });
});
