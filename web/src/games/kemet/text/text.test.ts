import { beforeAll, describe, expect, it } from "vitest";
import { parseAction } from "$lib/notation.ts";
import { hasWords, speak } from "$lib/words.ts";
import { sortOut } from "$play/choices.ts";
import type { TextGroup, TextItem, TextSection } from "../../../text/game-text.ts";
import { optionsOf, optionWords } from "../../../text/options.ts";
import { layoutFor } from "../board/layout.ts";
import { deciding } from "../play/deciding.ts";
import { placeOf } from "../play/verbs.ts";
import { tongue } from "../tongue.ts";
import { ACTIONS, components, type Verb, type View } from "../wire.ts";
import { text } from "./text.ts";

beforeAll(() => speak(tongue));

const NO_PYRAMID = { colour: null, level: 0 };

const player = (seat: number, city: string, more: object = {}) => ({
  seat, city, god: seat === 0 ? "horus" : "seth", fame: 3, team_fame: 3, battle_fame: 1, divine_fame: 1, temporary_fame: 1,
  prayer: 5, veterans: 2, supply: 4, stock: 12, tiles: [], pyramids: [{ colour: "ruby", level: 2 }, NO_PYRAMID, NO_PYRAMID],
  slots: [null, null, null], tokens: 3, own_tokens: ["m_pray"], silver_tokens: [], has_silver: false, gold_used: false,
  troops: [], controlled: [], companions: [], battle_hand: 7, face_down: 1, face_up: [], removed: 0, di: 2, figure: null, secret: null,
  ...more,
});

const view = {
  eye: { Seat: 0 },
  agreed: { players: 2, edition: "rise", mode: "standard", goal: 9, renewal: false },
  rules: { gold_from_start: true },
  round: 2, night: false, order: [0, 1], destiny: [], place: 0, turn: { pending: ["m_pray"] }, steps: ["resolving"], teams: [],
  colours: ["ruby"], market: [["RUB-1a", 1]], deck: 20, discard: ["DI-01", "DI-01"], fights: [], battle: null, amon: null, risen: false,
  march: { at: null, units: 0 },
  players: [
    player(0, "w1", { tiles: ["RUB-1b"], troops: [{ zone: "w1a", units: 4, companions: ["royal-scarab"] }], controlled: ["w1a"], secret: { battle_hand: ["BC-1"], face_down: ["BC-2"], removed: [], di: ["DI-02", "DI-02"] } }),
    player(1, "w2"),
  ],
} as unknown as View;

const linesOf = (items: readonly TextItem[]): string[] => items.flatMap(({ words, items: below = [] }) => [words, ...linesOf(below)]);
const all = (sections: readonly TextSection[]): string[] => sections.flatMap(({ title, groups }) => [title, ...groups.flatMap((group: TextGroup) => [group.title, ...linesOf(group.items)])]);

describe("Kemet as text", () => {
  it("has a name for every number that is chosen", () => {
    const counted = Object.keys(ACTIONS).filter((verb) => placeOf(verb) === "count");
    expect(counted.filter((verb) => !hasWords(`count-${verb}`))).toEqual([]);
  });

  it("has a heading for every place where an action is found", () => {
    const verbs = Object.keys(ACTIONS);
    expect(verbs.filter((verb) => !hasWords(`text-group-${placeOf(verb)}`))).toEqual([]);
  });

  it("tells every zone in play once, with who stands there and what it borders on", () => {
    const [board] = text.table(view);
    const { zones } = layoutFor(view.agreed);
    const groups = board?.groups.filter(({ folded }) => folded !== true) ?? [];
    const items = groups.flatMap((group) => group.items);
    expect(items).toHaveLength(zones.length);
    expect(items.every(({ items: below = [] }) => below[0]?.words.startsWith("Borders "))).toBe(true);
    expect(items.filter(({ words }) => words.includes("4 units and Royal Scarab"))).toHaveLength(1);
  });

  it("tells my cards to me, and of the others how many they have", () => {
    const mine = all(text.mine(view, 0));
    expect(mine.filter((line) => line.startsWith("2 × "))).toHaveLength(1);
    expect(mine.some((line) => line.includes("still to be resolved"))).toBe(true);
    expect(linesOf(text.player(view, 1, null)).some((line) => line.includes("7 battle cards in hand"))).toBe(true);
  });

  it("says nothing of hands to eyes that may not see them", () => {
    const hidden = { ...view, eye: "Spectator", players: [player(0, "w1"), player(1, "w2")] } as unknown as View;
    expect(text.mine(hidden, 0).some(({ id }) => id === "hand")).toBe(false);
    const open = { ...view, eye: "Archive" } as View;
    const shown = (eyes: View) => linesOf(text.player(eyes, 0, null)).join(" ");
    expect(shown(open)).not.toBe(shown(hidden));
    const cards = components.di.find(({ id }) => id === "DI-02");
    expect(cards).toBeDefined();
  });

  it("lets one ask about spaces, zones, cards and tiles", () => {
    const asked = text.questions({ view, seat: 0, step: "before_token", verbs: new Set<Verb>(["token"]) });
    const actions = asked.flatMap(({ questions }) => questions.map(({ action }) => action));
    expect(actions).toEqual(expect.arrayContaining(["token m_pray", "troop w1a", "step d_t", "play DI-02", "take RUB-1a"]));
  });

  it("says of an offer what it leads to", () => {
    const offer = (action: string) => ({ ...parseAction<Verb>(action), cost: null });
    expect(text.about(offer("step w1a"), view, 0)).toContain("4 units and Royal Scarab");
    expect(text.about(offer("take RUB-1a"), view, 0)).not.toBeNull();
    expect(text.about(offer("end-turn"), view, 0)).toBeNull();
  });
});

describe("offers as text", () => {
  const offers = (...actions: string[]) => actions.map((action) => ({ ...parseAction<Verb>(action), cost: null as number | null }));
  const options = (...actions: string[]) => optionsOf(sortOut(offers(...actions), deciding), "");

  it("are all there, plain ones first", () => {
    const actions = ["step w1a", "step w1b", "take RUB-1a", "done", "place w1a 1", "place w1a 2"];
    const groups = options(...actions);
    expect(groups.map(({ place }) => place)).toEqual(["button", "zone", "market"]);
    const found = groups.flatMap(({ choices }) => choices.flatMap((choice) => choice.offers.map(({ action }) => action)));
    expect(found.toSorted()).toEqual(actions.toSorted());
  });

  it("fold into one where there are many ways to do the same", () => {
    const [group] = options(...[1, 2, 3, 4, 5, 6].map((units) => `place w1a ${units}`));
    expect(group?.choices.map(({ title }) => title)).toEqual(["Northwest Sunset Quarter: 6 ways"]);
    const [few] = options("place w1a 1", "place w1a 2");
    expect(few?.choices[0]?.title).toBeNull();
  });

  it("name their price and a fight", () => {
    const [step] = offers("step w1a");
    const words = optionWords({ ...step!, cost: 2, attack: true }, "march");
    expect(words).toMatch(/, costs 2 prayer points, leads into a battle$/);
    expect(optionWords({ ...step!, cost: 0 }, "march")).not.toContain("costs");
  });
});
