// Everything of which a part is our own says so: its face with a sign, its explanation with a sentence.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { explaining } from "$lib/explain.svelte.ts";
import type { Reference } from "$lib/reference.ts";
import { hasWords, nameOf, speak, word } from "$lib/words.ts";
import { FakeTable } from "$play/fake-table.svelte.ts";
import Explanation from "../../shell/Explanation.svelte";
import CardText from "./amon/CardText.svelte";
import Goals from "./amon/Goals.svelte";
import TileGrid from "./amon/TileGrid.svelte";
import TipBody from "./board/TipBody.svelte";
import { client } from "./client.ts";
import { oursOf } from "./ours.ts";
import { ours } from "./ours-list.ts";
import { cardName } from "./play/labels.ts";
import DiFace from "./play/parts/DiFace.svelte";
import MarketTile from "./play/parts/MarketTile.svelte";
import TileChip from "./play/parts/TileChip.svelte";
import { setup } from "./setup/setup.ts";
import SetupForm from "./setup/SetupForm.svelte";
import { tongue } from "./tongue.ts";
import { components, type Setup } from "./wire.ts";

/** Hundreds of faces are drawn, which takes a while on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const table = new FakeTable(client, { players: [] });
vi.mock("$lib/table-context.ts", () => ({ useTable: () => table, useGame: () => client }));

const { tiles, di, companions, amon } = components;
const named = (kind: string, rows: readonly { id: string }[]): Reference[] => rows.map(({ id }) => ({ kind, id }));
const CARDS = [...named("omen", amon.events), ...named("disaster", amon.disasters), ...named("command", amon.actions)];
const THINGS = [...named("tile", tiles), ...named("di", di), ...named("companion", companions), ...named("objective", amon.objectives), ...CARDS, ...named("plunder", amon.plunder)];
const OWN = THINGS.filter((thing) => oursOf(thing) !== null);
const PRINTED = THINGS.filter((thing) => oursOf(thing) === null);

let shown: object | null = null;

/** The component on the page. */
function show<Props extends Record<string, any>>(what: Component<Props>, props: Props): HTMLElement {
  clear();
  shown = mount(what, { target: document.body, props });
  flushSync();
  return document.body;
}

function clear(): void {
  if (shown) void unmount(shown);
  shown = null;
  explaining.close();
  document.body.replaceChildren();
}

/** The explanation of each thing, as after a tap. */
function explained(things: readonly Reference[], look: (thing: Reference, note: Element | null) => void): void {
  const page = show(Explanation, {});
  for (const thing of things) {
    explaining.pin(thing, document.body);
    flushSync();
    look(thing, page.querySelector("[data-ours-note]"));
  }
}

/** The signs on it, and what a screen reader calls them. */
const signs = (page: HTMLElement): (string | null)[] => [...page.querySelectorAll("[data-ours] svg")].map((sign) => sign.getAttribute("aria-label"));
const SIGN = ["our own"];

beforeAll(() => speak(tongue));
afterEach(clear);

describe("what is ours", () => {
  it("is all that the rules mark, and there are words for each part", () => {
    const count = (kind: string): number => OWN.filter((thing) => thing.kind === kind).length;
    expect(["tile", "di", "objective", "omen", "disaster", "command", "plunder"].map(count)).toEqual([16, 10, 4, 7, 5, 7, 8]);
    // The Typhonic Beast, and two pieces of the one whose name is ours.
    expect(OWN.filter(({ kind }) => kind === "companion").map(({ id }) => id).sort()).toEqual(["harkhuf-1", "harkhuf-2", "typhonic-beast"]);
    expect([...new Set(OWN.map((thing) => oursOf(thing) ?? ""))].filter((id) => !hasWords(id))).toEqual([]);
    expect(oursOf({ kind: "plunder", id: "G08" })).toBe("ui-ours-lower");
    expect(oursOf({ kind: "zone", id: "w1a" })).toBeNull();
  });

  it("says so in its explanation, with the way to the list where that can be clicked", () => {
    explained(OWN, (thing, note) => {
      expect(note?.textContent, thing.id).toContain(word(oursOf(thing) ?? ""));
      expect(note?.querySelector("a")?.getAttribute("href"), thing.id).toBe("/ours");
    });
  });

  it("leaves what is printed alone", () => {
    explained(PRINTED, (thing, note) => expect(note, thing.id).toBeNull());
  });
});

const expected = (thing: Reference): string[] => (oursOf(thing) === null ? [] : SIGN);

describe("the sign is on", () => {
  it("tiles that somebody owns", () => {
    for (const thing of named("tile", tiles)) expect(signs(show(TileChip, { tile: thing.id })), thing.id).toEqual(expected(thing));
  });

  it("tiles in the market", () => {
    for (const info of tiles) {
      expect(signs(show(MarketTile, { ware: { info, left: 1, owners: [] }, seat: 0 })), info.id).toEqual(expected({ kind: "tile", id: info.id }));
    }
  });

  it("tiles in their places in a game against Amon", () => {
    const own = tiles.filter((tile) => tile.ours !== null);
    const rows = own.map((tile) => [{ tile: tile.id, here: true }]);
    const amonView = { grids: [{ colour: "amethyst", rows }] } as unknown as Parameters<typeof TileGrid>[1]["amon"];
    expect(signs(show(TileGrid, { amon: amonView }))).toHaveLength(own.length);
  });

  it("is read of a tile by a finger, too, whose tap has asked why it cannot be taken", async () => {
    const info = tiles.find((tile) => tile.ours !== null)!;
    table.myTurn = true;
    table.reason = { why: "must_act" };
    const page = show(MarketTile, { ware: { info, left: 1, owners: [] }, seat: 0 });
    page.querySelector<HTMLElement>("[data-tile]")?.click();
    await vi.waitFor(() => expect(page.textContent).toContain(word("refusal-must-act")));
    expect(explaining.reference).toBeNull();
    page.querySelector<HTMLElement>(`[aria-label="${word("play-what-it-is", { thing: nameOf({ kind: "tile", id: info.id }) })}"]`)?.click();
    expect(explaining.reference).toEqual({ kind: "tile", id: info.id });
    table.myTurn = false;
  });

  it("Divine Intervention cards, and it is said of them", () => {
    for (const thing of named("di", di)) {
      // A face is drawn; its name is told beside it.
      expect(show(DiFace, { card: thing.id }).querySelectorAll("[data-ours]"), thing.id).toHaveLength(expected(thing).length);
      const saying = oursOf(thing);
      if (saying !== null) expect(cardName("di", thing.id)).toContain(word(saying));
    }
  });

  it("Amon’s cards and objectives", () => {
    for (const thing of CARDS) expect(signs(show(CardText, { card: thing.id })), thing.id).toEqual(expected(thing));
    for (const { id } of amon.objectives) {
      expect(signs(show(Goals, { amon: { objective: id, conditions: [] } })), id).toEqual(expected({ kind: "objective", id }));
    }
  });

  it("objectives in the form of a new table, with the way to the list", async () => {
    const draft = $state({ ...setup.draft(), mode: "solo" as const });
    const page = show(SetupForm, { draft });
    await expect.poll(() => signs(page).length, { timeout: 20_000 }).toBeGreaterThan(1);
    const labels = [...page.querySelectorAll(".objectives label")].filter((label) => label.querySelector("[data-ours]"));
    expect(labels.map((label) => label.querySelector("input")?.value)).toEqual(["CE02", "CE03", "CE04", "CE05"]);
    expect(page.querySelector("[data-ours-note] a")?.getAttribute("href")).toBe("/ours");
  });

  it("companions on the board", () => {
    for (const { id } of companions) {
      const troop = { key: "0", seat: 0, god: "horus", zone: "w1a", units: 1, companions: [id], figure: null, shares: null, team: null };
      const page = show(TipBody, { troops: [troop] as unknown as Parameters<typeof TipBody>[1]["troops"], fighting: false });
      expect(signs(page), id).toEqual(expected({ kind: "companion", id }));
    }
  });
});

describe("the list", () => {
  it("has every piece, each once, with its name and its text", () => {
    const listed = ours.groups().flatMap(({ pieces }) => pieces);
    const wanted = OWN.filter(({ kind }) => kind !== "companion").map(({ id }) => id);
    expect(listed.map(({ id }) => id).sort()).toEqual(wanted.sort());
    for (const { id, name, text } of listed) {
      expect(name, id).not.toMatch(/^(tile|di|omen|disaster|command|plunder|kemet)-/);
      expect(text.length, id).toBeGreaterThan(10);
    }
  });

  it("counts them", () => {
    const titles = ours.groups().map(({ title }) => title);
    expect(titles).toEqual([
      "Amethyst: 14 of 16 tiles",
      "Renewal: the 3 tiles of Amethyst",
      "A name",
      "Extra Divine Intervention cards: the prices",
      "Teams: what Assemble! does",
      "Solo: 4 of 5 objectives",
      "Solo: 7 of 10 events",
      "Solo: all 5 disasters",
      "Solo: 7 of 9 action cards",
      "Solo: 15 of 16 halves of the plunder cards",
    ]);
  });

  it("leaves the words of the game on screen alone", () => {
    speak({ ...tongue, words: {} });
    expect(ours.groups()[0]?.pieces[0]?.name).toBe("Tithe Thief");
    expect(hasWords("tile-ame-1a")).toBe(false);
    speak(tongue);
  });

  it("tells an objective of ours from the printed one before the game", () => {
    const agreed = (objective: string | null) => ours.agreed({ objective } as unknown as Setup);
    expect(agreed("CE02")).toEqual(["Topple the throne. Our own design: we found no source for the printed one."]);
    expect(agreed("CE01")).toEqual([]);
    expect(agreed(null)).toEqual([]);
  });
});
