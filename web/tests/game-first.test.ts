import { expect, test } from "vitest";
import { KEMET, lateBattle, SECRETS, viewOf } from "./kemet.ts";
import { actionsOf, goOn, ME, OPEN, placeWith, type Place } from "./moments.ts";
import { chanceFrom, mayAct, openList, race, takeOption, takeSomething, whoMayAct } from "./play.ts";
import { keptToTheEnd, leaks } from "./secrets.ts";
import { joinUp, openTable, setStage, sitDown } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

/** Decisions taken by hand. */
const BY_HAND = 16;

const stage = setStage();

test("two browsers sit down to the first edition of Kemet and play by hand", async () => {
  const host = await stage.arrive();
  const friend = await stage.arrive({ width: 390, height: 844 });
  const players = [host, friend];
  await sitDown(host, [friend], KEMET, 0, "first");
  expect(viewOf(host).agreed).toMatchObject({ edition: "first", goal: 8 });
  await host.page.getByText("First edition (2012)").first().waitFor();
  const chance = chanceFrom(3);
  for (let decision = 0; decision < BY_HAND; decision += 1) await takeSomething(await whoMayAct(players), chance);
  for (const [seat, visitor] of players.entries()) {
    expect(leaks(visitor.received, [seat], SECRETS)).toEqual([]);
    expect(visitor.troubles).toEqual([]);
    await visitor.leave();
  }
});

test("two browsers play the first edition of Kemet to its end", async () => {
  const host = await stage.arrive();
  const friend = await stage.arrive({ width: 390, height: 844 });
  const onlooker = await stage.arrive();
  const players = [host, friend];
  const path = await goOn(host, await lateBattle(stage.house, "--edition", "first"), [ME, OPEN]);
  await joinUp(host, [friend], path);
  await onlooker.go(path);
  await onlooker.page.getByText("You are watching").waitFor();

  // One reloads in the middle of a battle.
  expect(viewOf(host).battle).not.toBeNull();
  await host.page.reload();
  await host.page.getByRole("region", { name: "Battle", exact: true }).waitFor();

  await Promise.all([race(host, "over", undefined, 5), race(friend, "over", undefined, 6)]);
  for (const { page } of [...players, onlooker]) await page.locator("#over-title").waitFor();

  await keptToTheEnd(stage.house, path, players, onlooker, SECRETS, 12);
});

test("one person plays the first edition of Kemet against a bot to its end", async () => {
  const person = await stage.arrive();
  await openTable(person, KEMET, 1, 1, "first");
  await expect.poll(() => mayAct(person), { timeout: 30_000 }).toBe(true);
  await race(person, "over", undefined, 8);
  await person.page.locator("#over-title").waitFor();
  expect(leaks(person.received, [0], SECRETS)).toEqual([]);
  expect(person.troubles).toEqual([]);
  await person.leave();
});

/** Where somebody plays a card out of the own turn, and the other is asked for a Veto and does without. */
const forbidden = async (seat: number): Promise<Place> => {
  const games = await stage.house.games(KEMET, 40, "--players", "2", "--edition", "first", "--bots", "scribe");
  return placeWith(games, seat, [/^play DI12-/], ({ record, at }) => {
    const next = actionsOf(record)[at + 1];
    return next !== undefined && next.seat !== seat && next.action === "decline";
  });
};

/** Sits down where this seat plays a card; the host has said whether to be asked for a Veto. */
async function beforeCard(seat: number, host: Visitor, friend: Visitor): Promise<string> {
  const place = await forbidden(seat);
  const path = await goOn(host, place, [ME, OPEN]);
  await joinUp(host, [friend], path);
  await host.page.getByRole("button", { name: "Menu" }).click();
  await host.page.locator('#table-menu [data-quiet="veto"]').check();
  await host.page.keyboard.press("Escape");
  return place.words[0]?.join(" ") ?? "";
}

/** Takes this out of the list of everything. */
async function take(player: Visitor, action: string): Promise<void> {
  await expect.poll(() => mayAct(player), { timeout: 20_000 }).toBe(true);
  await openList(player);
  await takeOption(player, player.page.locator(`li button[data-action="${action}"]`).first());
}

test("in the first edition of Kemet who does not want to be asked for a Veto is not", async () => {
  const host = await stage.arrive();
  const friend = await stage.arrive();
  const said: string[] = [];
  host.page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => said.push(payload.toString())));
  const card = await beforeCard(1, host, friend);
  await take(friend, card);
  // The question goes by: the page has answered, and nobody is told of a refusal.
  await expect.poll(() => host.updates().some(wasAsked)).toBe(true);
  await expect.poll(() => stepOf(host)).not.toBe("veto");
  expect(await host.page.locator(".toast").count()).toBe(0);
  // The page itself has said no, once, before the table would.
  expect(said.filter((text) => text.includes('"action":"decline"')).length).toBe(host.updates().filter(wasAsked).length);
  for (const visitor of [host, friend]) {
    expect(visitor.troubles).toEqual([]);
    await visitor.leave();
  }
});

test("in the first edition of Kemet who wants to be asked for a Veto is, and sees what is played", async () => {
  const host = await stage.arrive();
  const friend = await stage.arrive();
  const card = await beforeCard(0, host, friend);
  await take(host, card);
  await expect.poll(() => friend.updates().some(wasAsked)).toBe(true);
  // Without a Veto, too, it is asked, and what is played is shown.
  await friend.page.locator('section.prompt[data-step="veto"]').first().waitFor();
  for (const visitor of [host, friend]) {
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
