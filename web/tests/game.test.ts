import { expect, test } from "vitest";
import { KEMET, lateBattle, SECRETS, viewOf } from "./kemet.ts";
import { goOn, ME, OPEN } from "./moments.ts";
import { chanceFrom, clickButton, clickPlace, mayAct, myTurn, race, settled, takeSomething, whoMayAct } from "./play.ts";
import { keptToTheEnd, leaks } from "./secrets.ts";
import { joinUp, setStage, sitDown } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

/** Decisions taken by clicking before the pages play on by themselves. */
const CLICKS = 24;

const stage = setStage();

test("two browsers sit down, play by clicking, and one comes back to what they missed", async () => {
  const host = await stage.arrive();
  const friend = await stage.arrive();
  const path = await sitDown(host, [friend], KEMET);
  const undone = await playByClicking([host, friend]);
  expect(undone).toBeGreaterThan(0);

  // One leaves and comes back: nothing is missed.
  await friend.go("/about");
  if (await mayAct(host)) await race(host, "acted", 1);
  await friend.go(path);
  await friend.page.locator("section.prompt").first().waitFor();
  await expect.poll(() => friend.latest().version).toBe(host.latest().version);
  for (const [seat, visitor] of [host, friend].entries()) {
    expect(leaks(visitor.received, [seat], SECRETS)).toEqual([]);
    expect(visitor.troubles).toEqual([]);
    await visitor.leave();
  }
});

test("two browsers play a game to its end, with everything that happens on the way", async () => {
  const host = await stage.arrive();
  const friend = await stage.arrive();
  const onlooker = await stage.arrive();
  const everybody = [host, friend, onlooker];
  const path = await goOn(host, await lateBattle(stage.house), [ME, OPEN]);
  await joinUp(host, [friend], path);
  await onlooker.go(path);
  await onlooker.page.getByText("You are watching").waitFor();

  // One reloads in the middle of a battle.
  expect(viewOf(host).battle).not.toBeNull();
  await host.page.reload();
  await host.page.getByRole("region", { name: "Battle", exact: true }).waitFor();

  // A bot takes a seat and gives it back.
  await handToBotAndBack(friend, host);

  await Promise.all([race(host, "over", undefined, 5), race(friend, "over", undefined, 6)]);
  for (const { page } of everybody) await page.locator("#over-title").waitFor();

  await keptToTheEnd(stage.house, path, [host, friend], onlooker, SECRETS, 12);
});

test("who loses the line while something is taken back catches up without a stutter", async () => {
  const host = await stage.arrive();
  const friend = await stage.arrive();
  const path = await sitDown(host, [friend], KEMET);
  const onlooker = await stage.arrive();
  await onlooker.go(path);
  await onlooker.page.getByText("You are watching").waitFor();
  await takeSomethingBack([host, friend], onlooker);
  const greetings = () => onlooker.messages().filter(({ type }) => type === "table").length;
  const before = greetings();
  await onlooker.loseNetwork(false);
  await expect.poll(() => onlooker.latest().version, { timeout: 15_000 }).toBe(host.latest().version);
  await onlooker.page.waitForTimeout(1_500);
  // One line, and perhaps a word on who looks on: not one line after the other.
  expect(greetings() - before).toBeLessThan(4);
  for (const visitor of [host, friend, onlooker]) await visitor.leave();
});

/** Plays until something can be taken back, and takes it back, all of it while somebody is offline. */
async function takeSomethingBack(players: Visitor[], offline: Visitor): Promise<void> {
  const chance = chanceFrom(11);
  for (;;) {
    const player = await whoMayAct(players);
    await expect.poll(() => offline.latest().version, { timeout: 15_000 }).toBe(player.latest().version);
    await offline.loseNetwork(true);
    await takeSomething(player, chance);
    const undo = player.page.locator('[data-undo="step"]');
    if ((await undo.count()) > 0) return settled(player, () => undo.click());
    await offline.loseNetwork(false);
  }
}

/** Some rounds with the mouse, taking something back on the way. Gives how often. */
async function playByClicking(players: Visitor[]): Promise<number> {
  const chance = chanceFrom(7);
  let undone = 0;
  for (let click = 0; click < CLICKS; click += 1) {
    const player = await whoMayAct(players);
    const before = player.latest().version;
    if (click % 3 === 0) await clickPlace(player);
    if (click % 3 === 1) await clickButton(player);
    // Whatever was begun on the board or a button ends here.
    await player.page.keyboard.press("Escape");
    if (player.latest().version === before && (await mayAct(player))) await takeSomething(player, chance);
    const undo = player.page.locator('[data-undo="step"]');
    if (undone < 2 && (await undo.count()) > 0) {
      await settled(player, () => undo.click());
      undone += 1;
    }
  }
  return undone;
}

async function handToBotAndBack(owner: Visitor, other: Visitor): Promise<void> {
  const { page } = owner;
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  const back = page.getByRole("button", { name: "Take my seat back" });
  await back.waitFor();
  const botActed = () => owner.updates().some(({ entries }) => entries.some(({ kind }) => kind.type === "acted" && kind.by === "bot"));
  for (let round = 0; round < 40 && !botActed(); round += 1) {
    await race(other, "acted", 1, round + 1);
    await page.waitForTimeout(100);
  }
  expect(botActed()).toBe(true);
  await back.click();
  await back.waitFor({ state: "detached" });
  expect(await myTurn(owner, 5_000).catch(() => true)).toBe(true);
}
