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

/** Takes something out of the list of everything that is offered, with the mouse. */
export async function clickSomething(visitor: Visitor, chance: () => number): Promise<string> {
  const { page } = visitor;
  await page.getByRole("button", { name: "list", exact: false }).or(page.locator("section.prompt button[aria-expanded]")).first().click();
  const options = page.locator('section[aria-label] li button[data-action]');
  await options.first().waitFor();
  const option = options.nth(Math.floor(chance() * (await options.count())));
  const action = (await option.getAttribute("data-action")) ?? "";
  await settled(visitor, () => option.click());
  return action;
}

/** Does something and waits until the page was told what came of it. */
export async function settled(visitor: Visitor, deed: () => Promise<void>): Promise<void> {
  const before = visitor.latest().version;
  await deed();
  await expect.poll(() => visitor.latest().version, { timeout: 15_000 }).toBeGreaterThan(before);
}

/** A zone of the board that can be chosen now; null if there is none. */
export async function clickZone(visitor: Visitor): Promise<string | null> {
  const zones = visitor.page.locator('[data-zone][aria-disabled="false"]');
  const count = await zones.count();
  if (count === 0) return null;
  const zone = zones.nth(0);
  const name = await zone.getAttribute("data-zone");
  await zone.dispatchEvent("pointerenter");
  await zone.focus();
  await visitor.page.keyboard.press("Enter");
  return name;
}

export type Until = "battle" | "over" | "acted";

/**
 * Lets the page itself play by chance, over one more socket of its own, until
 * there is a battle with hidden cards, the game is over, or it has acted so
 * often. Gives the number of its actions.
 */
export function race(visitor: Visitor, until: Until, most = 100_000, seed = 1): Promise<number> {
  const wish = { id: tableOf(visitor), until, most, seed };
  return visitor.page.evaluate(async ({ id, until, most, seed }) => {
    interface State {
      version: number;
      eye: { Seat: number } | string;
      awaiting: number[];
      offers: { action: string }[];
      view: { battle: { revealed: boolean } | null; outcome: unknown };
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
        const fighting = now.view.battle !== null && !now.view.battle.revealed;
        if (now.view.outcome !== null || (until === "battle" && fighting) || acted >= most) return end();
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

/** The same numbers every time. */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Opens a table for two through the form and gives the way to it. */
export async function openTable(host: Visitor): Promise<string> {
  const { page } = host;
  await host.go("/new");
  await page.locator('input[name="players"][value="2"]').check({ force: true });
  await page.locator('input[name="seat-1"]').nth(1).check({ force: true });
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL("**/table/*");
  return new URL(page.url()).pathname;
}

/** Two people around a table whose game has begun. */
export async function sitDown(host: Visitor, friend: Visitor): Promise<string> {
  const path = await openTable(host);
  await friend.go(path);
  await friend.page.getByRole("button", { name: "Sit here" }).click();
  const start = host.page.getByRole("button", { name: "Start the game" });
  await expect.poll(() => start.isEnabled()).toBe(true);
  await start.click();
  await Promise.all([host, friend].map(({ page }) => page.locator("section.prompt").first().waitFor()));
  return path;
}
