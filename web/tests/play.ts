import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Visitor } from "./visitor.ts";

export const tableOf = (visitor: Visitor) => new URL(visitor.page.url()).pathname.split("/").at(-1) ?? "";

/** Waits until this page may decide something; false if the game is over first. */
export async function myTurn(visitor: Visitor, patience = 20_000): Promise<boolean> {
  const { page } = visitor;
  const prompt = page.locator("section.prompt.mine");
  const over = page.locator("#over-title");
  await prompt.or(over).first().waitFor({ timeout: patience });
  return (await over.count()) === 0;
}

export const mayAct = async (visitor: Visitor) => (await visitor.page.locator("section.prompt.mine").count()) > 0;

/** Whoever of these may decide something, as soon as somebody may. */
export async function whoMayAct(players: Visitor[]): Promise<Visitor> {
  let found: Visitor | undefined;
  await expect
    .poll(
      async () => {
        for (const player of players) if (await mayAct(player)) found = player;
        return found !== undefined;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  return found!;
}

/** Opens the list of everything that is offered. */
export async function openList({ page }: Visitor): Promise<void> {
  // On a phone a battle that is over covers the list until it is put away.
  const seen = page.locator("[data-battle-close]");
  if ((await seen.count()) > 0) await seen.click({ timeout: 1_000 }).catch(() => undefined);
  const list = page.locator("section.prompt button[aria-expanded]").first();
  if ((await list.getAttribute("aria-expanded")) === "false") await list.click({ timeout: 5_000 });
}

/** Takes something out of the list of everything that is offered. */
export async function takeSomething(visitor: Visitor, chance: () => number): Promise<void> {
  const options = visitor.page.locator("li button[data-action]");
  // What happens in the meantime may close the list again, or lay a battle over it.
  const listed = async () => {
    if ((await options.count()) === 0) await openList(visitor).catch(() => undefined);
    return options.count();
  };
  await expect.poll(listed, { timeout: 30_000 }).toBeGreaterThan(0);
  await takeOption(visitor, options.nth(Math.floor(chance() * (await options.count()))));
}

/** Takes this option of the list. */
export async function takeOption(visitor: Visitor, option: Locator): Promise<void> {
  await settled(visitor, () => option.press("Enter"));
}

/** Clicks a button that stands where the eyes are; false if there is none that decides at once. */
export async function clickButton(visitor: Visitor): Promise<boolean> {
  const buttons = visitor.page.locator("section.prompt button[data-action]:enabled");
  if ((await buttons.count()) === 0) return false;
  const before = visitor.latest().version;
  await buttons.first().click();
  // A button may also ask how many, or which way: then there is more to choose.
  await visitor.page.waitForTimeout(250);
  return visitor.latest().version > before;
}

/** Does something and waits until the page was told what came of it. */
export async function settled(visitor: Visitor, deed: () => Promise<void>): Promise<void> {
  const before = visitor.latest().version;
  await deed();
  await expect.poll(() => visitor.latest().version, { timeout: 15_000 }).toBeGreaterThan(before);
}

/** Clicks a place of the board that can be chosen; false if there is none. */
export async function clickPlace(visitor: Visitor): Promise<boolean> {
  const place = visitor.page.locator('[data-place][aria-disabled="false"]').first();
  if ((await place.count()) === 0) return false;
  await place.press("Enter");
  await visitor.page.waitForTimeout(150);
  return true;
}

/** Something in a view: a field that is there and does not say yes to another of its own, such as a battle not yet revealed. */
export interface Sight {
  shows: string;
  unless: string;
}

export type Until = "over" | "acted" | "count" | Sight;

/**
 * Lets the page itself play by chance, over one more socket of its own, until
 * something is in sight, the game is over, it has acted so often, or so many
 * actions were taken at the table. Gives the number of its actions.
 */
export function race(visitor: Visitor, until: Until, most = 100_000, seed = 1): Promise<number> {
  const wish = { id: tableOf(visitor), until, most, seed };
  return visitor.page.evaluate(async ({ id, until, most, seed }) => {
    interface State {
      version: number;
      count: number;
      eye: { Seat: number } | string;
      awaiting: number[];
      offers: { action: string }[];
      view: Record<string, Record<string, unknown> | null>;
    }
    let state = seed;
    const chance = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
    return new Promise<number>((resolve, reject) => {
      const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
      let acted = 0;
      let effect = 0;
      let waiting = false;
      let now: State | null = null;
      const end = () => {
        socket.close();
        resolve(acted);
      };
      const decide = () => {
        if (now === null || waiting || now.version < effect) return;
        const seen = typeof until === "object" ? (now.view[until.shows] ?? null) : null;
        const inSight = typeof until === "object" && seen !== null && !seen[until.unless];
        const enough = until === "count" ? now.count >= most : acted >= most;
        if ((now.view["outcome"] ?? null) !== null || inSight || enough) return end();
        if (now.offers.length === 0 || typeof now.eye === "string") return;
        const action = now.offers[Math.floor(chance() * now.offers.length)]!.action;
        waiting = true;
        acted += 1;
        socket.send(JSON.stringify({ type: "act", id: crypto.randomUUID(), version: now.version, seat: now.eye.Seat, action }));
      };
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data as string) as { type: string; update: State; version: number };
        if (message.type === "update") now = message.update;
        if (message.type === "done") {
          waiting = false;
          effect = message.version;
        }
        if (message.type === "refused") waiting = false;
        decide();
      };
      socket.onerror = () => reject(new Error("the socket fails"));
      socket.onclose = () => resolve(acted);
    });
  }, wish);
}

/** Clicks through what is being told step by step, if anything is. */
export async function hearOut({ page }: Visitor): Promise<void> {
  const all = page.locator("[data-tell-all], [data-tell-next]").first();
  if ((await all.count()) > 0) await all.click({ timeout: 1_000 }).catch(() => undefined);
}

/** What a lesson tells waits until it was read. */
async function readOn({ page }: Visitor): Promise<void> {
  const further = page.getByRole("button", { name: "Go on" });
  if ((await further.count()) > 0) await further.click({ timeout: 1_000 }).catch(() => undefined);
}

/** Clicks of what a lesson lights that one decision may take: a number has to be counted up. */
const MOST_CLICKS = 12;

/** A point where the light of a lesson can be clicked; null where it falls on nothing. */
function litPoint({ page }: Visitor): Promise<{ x: number; y: number } | null> {
  return page.evaluate(() => {
    const clickable = ".choosable > [data-place], [data-confirm], .expected, button:enabled, [role=button]:not([aria-disabled=true])";
    for (const ring of document.querySelectorAll("svg.spotlight .ring")) {
      const { left, top, width, height } = ring.getBoundingClientRect();
      const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
      for (const down of shares)
        for (const across of shares) {
          const point = { x: left + width * across, y: top + height * down };
          if (document.elementFromPoint(point.x, point.y)?.closest(clickable)) return point;
        }
    }
    return null;
  });
}

/** Takes the decision a lesson waits for by clicking what it lights, as often as it takes; false where the light does not lead there. */
async function followLight(learner: Visitor): Promise<boolean> {
  const { page } = learner;
  const before = learner.latest().version;
  const isDone = () => learner.latest().version > before;
  for (let click = 0; click < MOST_CLICKS && !isDone(); click += 1) {
    let point: { x: number; y: number } | null = null;
    await expect.poll(async () => isDone() || (point = await litPoint(learner)) !== null, { timeout: 4_000 }).toBe(true).catch(() => undefined);
    if (isDone()) return true;
    if (point === null) return false;
    await page.mouse.click((point as { x: number }).x, (point as { y: number }).y);
    // Either it is decided, or there is more to click.
    await expect.poll(isDone, { timeout: 700 }).toBe(true).catch(() => undefined);
  }
  return isDone();
}

/** Plays a lesson, by its title, as its light says; gives how many steps it has. `look` is asked before each decision. */
export async function learn(learner: Visitor, title: string, start: string, look?: () => Promise<void>): Promise<number> {
  const { page } = learner;
  await learner.go("/learn");
  await page.getByRole("region", { name: title, exact: true }).getByRole("button", { name: start }).click();
  await page.getByRole("complementary", { name: "Lesson" }).waitFor();
  let reached = 0;
  let last = 1;
  while (reached < last) {
    await expect.poll(() => learner.latest().lesson !== null, { timeout: 20_000 }).toBe(true);
    const { lesson, offers } = learner.latest();
    if (lesson === null) continue;
    ({ step: reached, steps: last } = lesson);
    if (lesson.action === null || !offers.some(({ action }) => action === lesson.action)) {
      await readOn(learner);
      await page.waitForTimeout(100);
      continue;
    }
    await expect
      .poll(async () => {
        await hearOut(learner);
        await readOn(learner);
        return mayAct(learner);
      }, { timeout: 15_000 })
      .toBe(true);
    if (look) {
      await page.locator("svg.spotlight .ring").first().waitFor({ state: "attached", timeout: 2_000 }).catch(() => undefined);
      await look();
    }
    if (await followLight(learner)) continue;
    // A number is set first, and a war council is sealed: there the list of everything helps.
    await openList(learner);
    await takeOption(learner, page.locator(`li button[data-action="${lesson.action}"]`).first());
  }
  // Something may still be told after the last decision.
  const done = page.getByRole("heading", { name: "Well done!" });
  await expect
    .poll(async () => {
      await hearOut(learner);
      await readOn(learner);
      return done.count();
    }, { timeout: 30_000 })
    .toBe(1);
  await look?.();
  return last;
}

/** The same numbers every time. */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
