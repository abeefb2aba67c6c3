import { expect, test } from "vitest";
import { ANKH, BATTLE, MERGER, SECRETS, viewOf } from "./ankh.ts";
import { chanceFrom, myTurn, race, takeSomething, whoMayAct } from "./play.ts";
import { keptToTheEnd, leaks } from "./secrets.ts";
import { playNow, setStage, sitDown } from "./stage.ts";

/** Decisions taken by hand before the pages play on by themselves. */
const BY_HAND = 8;
/** No game of three by chance is longer. */
const MOST = 400;

const stage = setStage();

test("one person plays Ankh against two bots to its end, out of the list of everything", async () => {
  const person = await stage.arrive();
  await playNow(person, ANKH);
  const chance = chanceFrom(5);
  for (let decision = 0; decision < MOST && (await myTurn(person, 60_000)); decision += 1) await takeSomething(person, chance);
  await person.page.locator("#over-title").waitFor();
  expect(leaks(person.received, [0], SECRETS)).toEqual([]);
  expect(person.troubles).toEqual([]);
  await person.leave();
});

test("three browsers play Ankh to its end, through a battle and the merge", async () => {
  // No bot: against chance it would often have won before two gods merge.
  const host = await stage.arrive();
  const friend = await stage.arrive();
  const third = await stage.arrive();
  const onlooker = await stage.arrive();
  const players = [host, friend, third];
  const everybody = [...players, onlooker];
  const path = await sitDown(host, [friend, third], ANKH);
  await onlooker.go(path);
  await onlooker.page.getByText("You are watching").waitFor();

  const chance = chanceFrom(9);
  for (let decision = 0; decision < BY_HAND; decision += 1) await takeSomething(await whoMayAct(players), chance);

  // One reloads in the middle of a battle.
  await Promise.all(players.map((player, seat) => race(player, BATTLE, undefined, 3 + seat)));
  expect(viewOf(host).battle).not.toBeNull();
  await host.page.reload();
  await host.page.getByRole("region", { name: "Battle", exact: true }).waitFor();

  // The last two gods become one, and everybody is told what that means.
  await Promise.all(players.map((player, seat) => race(player, MERGER, undefined, 6 + seat)));
  for (const { page } of everybody) await page.locator('[data-tidings="merged"]').waitFor();

  await Promise.all(players.map((player, seat) => race(player, "over", undefined, 9 + seat)));
  for (const { page } of everybody) await page.locator("#over-title").waitFor();

  await keptToTheEnd(stage.house, path, players, onlooker, SECRETS, 8);
});

test("a card or a bid that comes too early would be found", () => {
  const told = (step: string, side: object) => {
    const view = { steps: [step], players: [0, 1, 2].map((seat) => ({ seat, side: seat === 2 ? 1 : seat })), battle: { revealed: step === "bids", sides: [side] } };
    return [{ from: "ws", text: JSON.stringify({ type: "update", update: { eye: "Spectator", view } }) }];
  };
  const card = told("choose_cards", { seat: 1, cards: ["flood"], bid: null });
  expect(leaks(card, [0], SECRETS)).toHaveLength(1);
  // Both of a merged god may know.
  for (const seat of [1, 2]) expect(leaks(card, [seat], SECRETS)).toEqual([]);
  expect(leaks(told("choose_cards", { seat: 1, cards: null, bid: null }), [0], SECRETS)).toEqual([]);
  expect(leaks(told("bids", { seat: 1, cards: ["flood"], bid: 3 }), [0], SECRETS)).toHaveLength(1);
  expect(leaks(told("bids", { seat: 1, cards: ["flood"], bid: null }), [0], SECRETS)).toEqual([]);
});
