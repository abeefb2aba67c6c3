import { expect, test } from "vitest";
import { BATTLE, KEMET, SECRETS, viewOf } from "./kemet.ts";
import { chanceFrom, mayAct, openList, race, takeOption, takeSomething, whoMayAct } from "./play.ts";
import { keptToTheEnd, leaks } from "./secrets.ts";
import { openTable, setStage, sitDown } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

/** Decisions taken by hand before the pages play on by themselves. */
const BY_HAND = 30;
/** Somebody has played a card by then. */
const MOST = 300;

const stage = setStage();

test("two browsers play the first edition of Kemet to its end", async () => {
  const host = await stage.arrive();
  const friend = await stage.arrive({ width: 390, height: 844 });
  const onlooker = await stage.arrive();
  const players = [host, friend];
  const everybody = [...players, onlooker];
  const path = await sitDown(host, [friend], KEMET, 0, "first");
  await onlooker.go(path);
  await onlooker.page.getByText("You are watching").waitFor();
  expect(viewOf(host).agreed).toMatchObject({ edition: "first", goal: 8 });
  await host.page.getByText("First edition (2012)").first().waitFor();

  const chance = chanceFrom(3);
  for (let decision = 0; decision < BY_HAND; decision += 1) await takeSomething(await whoMayAct(players), chance);

  // One reloads in the middle of a battle.
  await Promise.all([race(host, BATTLE, undefined, 3), race(friend, BATTLE, undefined, 4)]);
  expect(viewOf(host).battle).not.toBeNull();
  await host.page.reload();
  await host.page.getByRole("region", { name: "Battle", exact: true }).waitFor();

  await Promise.all([race(host, "over", undefined, 5), race(friend, "over", undefined, 6)]);
  for (const { page } of everybody) await page.locator("#over-title").waitFor();

  await keptToTheEnd(stage.house, path, players, onlooker, SECRETS, 12);
});

test("one person plays the first edition of Kemet against a bot to its end", async () => {
  const person = await stage.arrive();
  await openTable(person, KEMET, 1, 1, "first");
  await expect.poll(() => mayAct(person), { timeout: 30_000 }).toBe(true);
  const chance = chanceFrom(5);
  for (let decision = 0; decision < BY_HAND; decision += 1) await takeSomething(await whoMayAct([person]), chance);
  await race(person, "over", undefined, 8);
  await person.page.locator("#over-title").waitFor();
  expect(leaks(person.received, [0], SECRETS)).toEqual([]);
  expect(person.troubles).toEqual([]);
  await person.leave();
});

test("in the first edition of Kemet who does not want to be asked for a Veto is not, and others are", async () => {
  const host = await stage.arrive();
  const friend = await stage.arrive();
  const players = [host, friend];
  const said: string[] = [];
  host.page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => said.push(payload.toString())));
  await sitDown(host, [friend], KEMET, 0, "first");
  await host.page.getByRole("button", { name: "Menu" }).click();
  await host.page.locator('#table-menu [data-quiet="veto"]').check();
  await host.page.keyboard.press("Escape");

  const chance = chanceFrom(11);
  let answered = 0;
  let asked = 0;
  for (let decision = 0; decision < MOST && (answered === 0 || asked === 0); decision += 1) {
    const player = await whoMayAct(players);
    const other = player === host ? friend : host;
    if (!(await playCard(player))) {
      await takeSomething(player, chance);
      continue;
    }
    await expect.poll(() => other.updates().some(wasAsked)).toBe(true);
    if (other === host) {
      // The question goes by: the page has answered, and nobody is told of a refusal.
      await expect.poll(() => stepOf(host)).not.toBe("veto");
      expect(await host.page.locator(".toast").count()).toBe(0);
      answered += 1;
    } else {
      // Without a Veto, too, it is asked, and what is played is shown.
      await friend.page.locator('section.prompt[data-step="veto"]').first().waitFor();
      asked += 1;
    }
  }
  expect(answered).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(0);
  // The page itself has said no, once to each question, before the table would.
  const questions = host.updates().filter(wasAsked);
  expect(said.filter((text) => text.includes('"action":"decline"')).length).toBeGreaterThanOrEqual(questions.length);
  for (const visitor of players) {
    expect(visitor.troubles).toEqual([]);
    await visitor.leave();
  }
});

type Updated = ReturnType<Visitor["latest"]>;

function topOf(update: Updated): string {
  const step = (update.view as ReturnType<typeof viewOf> | null)?.steps.at(-1);
  return step === undefined ? "" : typeof step === "string" ? step : (Object.keys(step)[0] ?? "");
}

const stepOf = (visitor: Visitor) => topOf(visitor.latest());
const wasAsked = (update: Updated) => topOf(update) === "veto" && update.offers.some(({ action }) => action === "decline");

/** Nobody is asked who has no DI card: everybody sees that. */
const mightVeto = ({ view }: Updated) =>
  ((view as ReturnType<typeof viewOf> | null)?.players ?? []).some(({ secret, di }) => secret === null && di > 0);

/** Plays a card out of the own turn; false where there is none, or nobody could forbid it. */
async function playCard(player: Visitor): Promise<boolean> {
  if (stepOf(player) === "veto" || !mightVeto(player.latest()) || !player.latest().offers.some(({ action }) => action.startsWith("play DI12-"))) return false;
  await openList(player);
  await takeOption(player, player.page.locator('li button[data-action^="play DI12-"]').first());
  return true;
}
