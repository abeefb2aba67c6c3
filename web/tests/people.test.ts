import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { KEMET } from "./kemet.ts";
import { mayAct } from "./play.ts";
import { setStage, sitDown } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const stage = setStage();
const folder = process.env["ENNEAD_LOOKS"];

const SIZES = [
  ["1366x640", 1366, 640],
  ["1440x900", 1440, 900],
  ["390x844", 390, 844],
  ["844x390", 844, 390],
] as const;

async function call(visitor: Visitor, name: string): Promise<void> {
  await visitor.go("/account");
  const box = visitor.page.getByRole("textbox", { name: "Your name" });
  // The name so far comes a moment later.
  await expect.poll(() => box.inputValue()).not.toBe("");
  await box.fill(name);
  await visitor.page.getByRole("button", { name: "Save" }).click();
  await visitor.page.getByText("That is your name now.").waitFor();
}

/** A table that waits for somebody; gives its path. */
async function gather(host: Visitor): Promise<string> {
  const made = await host.page.request.post("/api/tables", {
    data: { game: KEMET, setup: { players: 3, seating: "random" }, seats: [{ type: "me" }, { type: "open" }, { type: "open" }], options: { listed: true } },
  });
  const { id } = (await made.json()) as { id: string };
  return `/table/${id}`;
}

async function openChat({ page }: Visitor): Promise<void> {
  await page.getByRole("tab", { name: /^Chat/ }).first().click();
}

async function say(visitor: Visitor, text: string): Promise<void> {
  await visitor.page.getByRole("textbox", { name: "Say something" }).fill(text);
  await visitor.page.getByRole("button", { name: "Send" }).click();
  await visitor.page.getByRole("log", { name: "Chat" }).getByText(text).waitFor();
}

/** Presses somebody's name and chooses from the menu, with the keyboard alone. */
async function choose({ page }: Visitor, name: string, deed: string, within = page.locator("body")): Promise<void> {
  const button = within.getByRole("button", { name, exact: false }).and(page.locator('[aria-haspopup="menu"]')).first();
  await button.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("menu");
  await menu.waitFor();
  const items = await menu.getByRole("menuitem").allInnerTexts();
  const place = items.findIndex((item) => item.startsWith(deed));
  expect(place, `${deed} among ${items.join(", ")}`).toBeGreaterThanOrEqual(0);
  for (let step = 0; step < place; step += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

async function pictures(visitor: Visitor, name: string, prepare?: () => Promise<void>): Promise<void> {
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (const theme of ["day", "night"] as const) {
    await visitor.page.evaluate((light) => document.documentElement.setAttribute("data-theme", light), theme);
    for (const [size, width, height] of SIZES) {
      await visitor.page.setViewportSize({ width, height });
      await prepare?.();
      await visitor.page.waitForTimeout(400);
      await visitor.page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) });
    }
  }
  await visitor.page.setViewportSize({ width: 1366, height: 768 });
}

test("a name has a menu: mute, unmute, report, block; nobody notices", async () => {
  const host = await stage.arrive();
  const friend = await stage.arrive();
  const watcher = await stage.arrive();
  await call(host, "Nefertari");
  await call(friend, "Bold Kite");
  await call(watcher, "N\u0435fertari");
  const path = await sitDown(host, [friend], KEMET);
  await watcher.go(path);
  for (const visitor of [host, friend, watcher]) await openChat(visitor);
  await say(friend, "I will crush you");
  await say(watcher, "boo");
  const chat = host.page.getByRole("log", { name: "Chat" });
  // Who looks like the host has a number.
  await chat.getByRole("button", { name: "N\u0435fertari 2" }).waitFor();
  await pictures(host, "chat");
  await pictures(host, "menu", async () => {
    await host.page.keyboard.press("Escape");
    if ((await chat.count()) === 0) await openChat(host);
    await chat.getByRole("button", { name: "Bold Kite" }).click();
  });
  await host.page.keyboard.press("Escape");
  if ((await chat.count()) === 0) await openChat(host);

  await choose(host, "Bold Kite", "Mute", chat);
  await expect.poll(() => chat.innerText()).not.toContain("crush");
  await say(friend, "hello?");
  await say(watcher, "still here");
  await chat.getByText("still here").waitFor();
  expect(await chat.innerText()).not.toContain("hello?");
  expect(friend.received.some(({ text }) => text.includes("mute"))).toBe(false);
  const row = host.page.getByRole("article", { name: "Bold Kite" });
  await row.getByText("muted").waitFor();
  await choose(host, "Bold Kite", "Unmute", row);
  await chat.getByText("hello?").waitFor();

  await choose(host, "Bold Kite", "Report", row);
  const dialog = host.page.getByRole("dialog", { name: "Report Bold Kite" });
  await dialog.waitFor();
  await pictures(host, "report");
  await dialog.getByRole("combobox").selectOption("spam");
  await dialog.getByRole("textbox").fill("threats");
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await host.page.getByText("Thank you. The host of this server will read it.").waitFor();

  await choose(host, "Bold Kite", "Block", row);
  await host.page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await row.getByText("blocked").waitFor();
  // The game both play goes on; a new table of the host is closed to the other.
  await expect.poll(async () => (await mayAct(host)) || (await mayAct(friend)), { timeout: 20_000 }).toBe(true);
  const other = await gather(host);
  await friend.go(other);
  await friend.page.getByText("This table is not open to you.").waitFor();
  await host.go("/account");
  const ignored = host.page.getByRole("region", { name: "People you ignore" });
  await ignored.getByText("Bold Kite").first().waitFor();
  await pictures(host, "account");
  await ignored.getByRole("button", { name: "Unblock Bold Kite" }).click();
  await ignored.getByText("Nobody.").waitFor();
  await friend.go(other);
  await friend.page.getByRole("button", { name: "Sit here" }).first().waitFor();
  for (const visitor of [host, watcher]) expect(visitor.troubles).toEqual([]);
  for (const visitor of [host, friend, watcher]) await visitor.leave();
});

test("the host sends guests away, who do not come back", async () => {
  const host = await stage.arrive();
  const guest = await stage.arrive();
  const sitter = await stage.arrive();
  await call(guest, "Loud Goose");
  await call(sitter, "Slow Ibis");
  await call(host, "Calm Heron");
  const path = await gather(host);
  await host.go(path);
  await guest.go(path);
  await sitter.go(path);
  await sitter.page.getByRole("button", { name: "Sit here" }).first().click();
  await host.page.getByText("Slow Ibis").first().waitFor();
  const guests = host.page.getByRole("region", { name: "Who looks on" });
  await guests.getByText("Loud Goose").waitFor();
  await pictures(host, "waiting");
  await choose(host, "Loud Goose", "Remove", guests);
  await host.page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await guest.page.getByText("This table is not open to you.").waitFor();
  await choose(host, "Slow Ibis", "Remove");
  await host.page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await sitter.page.getByText("This table is not open to you.").waitFor();
  await sitter.go(path);
  await sitter.page.getByText("This table is not open to you.").waitFor();
  await pictures(sitter, "closed");
  for (const visitor of [host, guest, sitter]) await visitor.leave();
});

test("a lost connection is told within two seconds, and so is its return", async () => {
  const host = await stage.arrive();
  const friend = await stage.arrive();
  await sitDown(host, [friend], KEMET);
  const notice = host.page.getByRole("status").getByText("Connection lost.", { exact: false });
  await host.context.setOffline(true);
  await notice.waitFor({ timeout: 2_000 });
  await pictures(host, "lost");
  await host.context.setOffline(false);
  await host.page.getByRole("status").getByText("Back.", { exact: false }).waitFor({ timeout: 2_000 });
  await host.loseNetwork(true);
  await notice.waitFor({ timeout: 2_000 });
  await host.loseNetwork(false);
  await host.page.getByRole("status").getByText("Back.", { exact: false }).waitFor({ timeout: 2_000 });
  for (const visitor of [host, friend]) await visitor.leave();
});
