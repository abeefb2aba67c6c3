import { expect, test } from "vitest";
import type { View } from "../src/generated/kemet.ts";
import components from "../src/generated/kemet.json" with { type: "json" };
import { KEMET, viewOf } from "./kemet.ts";
import { BOT, goOn, ME, placeWith, seenAt, type Place } from "./moments.ts";
import { mayAct, settled } from "./play.ts";
import { setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

/** How many clicks a person needs at most, the one that ends the turn included. */
const PRAY = 2;
const BUILD = 3;
const ACQUIRE = 3;
const MOVE = 4;
const ATTACK = 8;

const PATIENCE = { timeout: 30_000 };

const stage = setStage();

/** Some games between bots: what is done there can be done with the mouse. */
let played: Promise<string[]> | undefined;
const games = () => (played ??= stage.house.games(KEMET, 40, "--players", "2", "--bots", "scribe"));

/** A hand with a mouse that counts its clicks. */
class Hand {
  clicks = 0;

  constructor(readonly visitor: Visitor) {}

  async click(selector: string): Promise<void> {
    await this.visitor.page.locator(selector).first().click({ timeout: 10_000 });
    this.clicks += 1;
  }

  /** A zone, at a point where nothing else lies over it. */
  async zone(zone: string): Promise<void> {
    const { page } = this.visitor;
    await page.locator(`.choosable > [data-place="${zone}"]`).waitFor({ state: "attached" });
    const spot = await page.locator(`[data-place="${zone}"]`).evaluate((place) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
      const spots = shares.flatMap((down) => shares.map((across) => ({ x: left + width * across, y: top + height * down })));
      return spots.find(({ x, y }) => document.elementFromPoint(x, y) === place) ?? null;
    });
    if (spot === null) throw new Error(`${zone} lies under something`);
    await page.mouse.click(spot.x, spot.y);
    this.clicks += 1;
  }

  /** Ends the turn where the page asks for it; where nothing is left to choose the table does so itself, a moment later. */
  async endTurn(since: number): Promise<void> {
    const { page } = this.visitor;
    const begun = () => turnsBegun(this.visitor, since) > 0;
    const waits = async () => (await page.locator("[data-let-go]").count()) > 0;
    await expect.poll(async () => begun() || (await waits()) || this.asked() !== null, PATIENCE).toBe(true);
    if (await waits()) await this.click("[data-let-go]");
    for (;;) {
      await expect.poll(() => begun() || this.asked() !== null, PATIENCE).toBe(true);
      const end = this.asked();
      if (begun() || end === null) return;
      await settled(this.visitor, () => this.click(`section.prompt [data-action="${end}"]`));
    }
  }

  /** What ends an action or a turn, where there is something else to choose. */
  private asked(): string | null {
    const { offers } = this.visitor.latest();
    return offers.length < 2 ? null : (["done", "end-turn"].find((end) => offers.some(({ action }) => action === end)) ?? null);
  }
}

const isOffered = (visitor: Visitor, action: string) => visitor.latest().offers.some((offer) => offer.action === action);

/** How many turns have begun after this version. */
const turnsBegun = (visitor: Visitor, since: number) =>
  visitor.updates().flatMap(({ entries }) => entries).filter(({ version, kind }) => version > since && JSON.stringify(kind).includes('"turn_began"')).length;

const DAY_CARDS = new Set<string>(components.di.filter(({ icon }) => icon === "day").map(({ id }) => id));

/** No night falls and nobody wins after this turn. */
const isEarly = ({ round, players }: View): boolean => round <= 4 && (players[0]?.tokens ?? 0) >= 2 && players.every(({ fame }) => fame <= 7);

/** A turn of the first player that begins with these actions. Who holds a card for the day is asked before the turn ends. */
const turnWith = async (wanted: readonly RegExp[], suits: (view: View) => boolean = () => true): Promise<Place> =>
  placeWith(await games(), 0, wanted, async (place) => {
    const view = await seenAt<View>(stage.house, place, 0);
    const hand = view.players[0]?.secret?.di ?? [];
    return view.steps.at(-1) === "before_token" && isEarly(view) && !hand.some((card) => DAY_CARDS.has(card)) && suits(view);
  });

/** Sits down where a turn of mine begins. */
async function sitDown(place: Place, ending: "pause" | "button"): Promise<Visitor> {
  const visitor = await stage.arrive({ confirm: true, ending });
  await visitor.go(await goOn(visitor, place, [ME, BOT]));
  await expect.poll(() => mayAct(visitor), PATIENCE).toBe(true);
  return visitor;
}

/** Takes this turn with the mouse: the token, what goes with it, and what ends the turn. Gives how many clicks it took. */
async function takeTurn(place: Place, act: (hand: Hand) => Promise<void>): Promise<number> {
  const visitor = await sitDown(place, "button");
  const since = visitor.latest().version;
  const hand = new Hand(visitor);
  await hand.click(`[data-space="${place.words[0]?.[1]}"]`);
  await act(hand);
  await hand.endTurn(since);
  expect(visitor.troubles).toEqual([]);
  await visitor.leave();
  return hand.clicks;
}

test("Pray needs few clicks, and the turn waits for the last", async () => {
  const place = await turnWith([/^token m_pray$/]);
  const clicks = await takeTurn(place, async ({ visitor }) => {
    const since = visitor.latest().version;
    await visitor.page.waitForTimeout(1_000);
    expect(turnsBegun(visitor, since)).toBe(0);
  });
  expect(clicks).toBeLessThanOrEqual(PRAY);
});

test("Build needs few clicks", async () => {
  const place = await turnWith([/^token m_build$/, /^build \w+ \d+$/]);
  const clicks = await takeTurn(place, (hand) => hand.click(`[data-action="${place.words[1]?.join(" ")}"]`));
  expect(clicks).toBeLessThanOrEqual(BUILD);
});

/** Tiles that ask nothing more when they are taken. */
const PLAIN = new Set<string>(components.tiles.filter(({ companions, card }) => companions.length === 0 && card === null).map(({ id }) => id));

test("Acquire needs few clicks", async () => {
  const plain = [...PLAIN].join("|");
  const place = await turnWith([/^token b_acq1$/, new RegExp(`^take (${plain})$`)]);
  const clicks = await takeTurn(place, (hand) => hand.click(`.tile[data-tile="${place.words[1]?.[1]}"]`));
  expect(clicks).toBeLessThanOrEqual(ACQUIRE);
});

test("Move needs few clicks", async () => {
  const place = await turnWith([/^token \w_move$/, /^troop /, /^step /, /^done$/]);
  const [, troop = [], step = []] = place.words;
  const clicks = await takeTurn(place, async (hand) => {
    await hand.zone(troop[1] ?? "");
    await hand.zone(step[1] ?? "");
  });
  expect(clicks).toBeLessThanOrEqual(MOVE);
});

test("an attack with its battle needs few clicks", async () => {
  const place = await turnWith([/^token \w_move$/, /^troop /, /^step /, /^play-card /]);
  const [token = [], troop = [], step = []] = place.words;
  const visitor = await sitDown(place, "button");
  const { page } = visitor;
  const since = visitor.latest().version;
  const hand = new Hand(visitor);
  await hand.click(`[data-space="${token[1]}"]`);
  await hand.zone(troop[1] ?? "");
  await hand.zone(step[1] ?? "");
  await hand.click("[data-confirm]");
  await hand.click(".council .cards li:nth-child(1) button");
  await hand.click(".council .cards li:nth-child(2) button");
  await hand.click("[data-council-ready]");
  // What is left of it: to stay or to go home, or to see what came of it.
  const after = "[data-battle-close], [data-battle-place], section.prompt [data-action]:enabled";
  await expect.poll(async () => (await page.locator(after).count()) > 0 || turnsBegun(visitor, since) > 0, PATIENCE).toBe(true);
  if ((await page.locator(after).count()) > 0) await hand.click(after);
  expect(hand.clicks).toBeLessThanOrEqual(ATTACK);
  expect(visitor.troubles).toEqual([]);
  await visitor.leave();
});

/** A turn in which both Pray spaces are free and no other token may follow: who may still use gold or silver is asked once more. */
const lastAction = (): Promise<Place> =>
  turnWith([/^token /], ({ players: [me] }) => me !== undefined && me.gold_used && !me.has_silver && !me.own_tokens.some((space) => space === "m_pray" || space === "b_pray"));

test("a slip can be taken back, and what nobody takes back goes by itself", async () => {
  const place = await lastAction();
  const visitor = await sitDown(place, "pause");
  const { page } = visitor;
  const since = visitor.latest().version;
  const { prayer } = viewOf(visitor).players[0]!;
  await page.locator('[data-space="m_pray"]').click();
  await page.locator("[data-take-back]").click();
  await expect.poll(() => isOffered(visitor, "token m_pray"), PATIENCE).toBe(true);
  expect(turnsBegun(visitor, since)).toBe(0);
  expect(viewOf(visitor).players[0]!.prayer).toBe(prayer);

  await page.locator('[data-space="b_pray"]').click();
  await expect.poll(() => turnsBegun(visitor, since), PATIENCE).toBeGreaterThan(0);
  await visitor.leave();
});

test("who closes the page in the countdown has decided", async () => {
  const visitor = await sitDown(await lastAction(), "pause");
  const path = new URL(visitor.page.url()).pathname;
  const since = visitor.latest().version;
  await visitor.page.locator('[data-space="m_pray"]').click();
  await visitor.page.locator("[data-let-go]").waitFor();
  await visitor.go("/about");
  await visitor.page.waitForTimeout(1_000);
  await visitor.go(path);
  await expect.poll(() => visitor.latest().version, PATIENCE).toBeGreaterThan(since + 1);
  expect(turnsBegun(visitor, since)).toBeGreaterThan(0);
  await visitor.leave();
});
