import { expect, test } from "vitest";
import { ANKH } from "./ankh.ts";
import { ANY, barriers, overhang } from "./barriers.ts";
import { KEMET, playAlone, teamUp } from "./kemet.ts";
import { chanceFrom, mayAct, myTurn, race, settled } from "./play.ts";
import { openTable, playNow, setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const GAMES = [KEMET, ANKH];
/** No game of two by chance takes more decisions of one player. */
const MOST = 900;
/** Decisions between two looks for barriers. */
const OFTEN = 60;

const stage = setStage();

const heading = ({ page }: Visitor) => page.locator("#text-asked");
const options = ({ page }: Visitor) => page.locator("#text-prompt button[data-action]");

/** Takes the table on screen as text. */
async function asText(visitor: Visitor, path: string): Promise<void> {
  await visitor.go(`${path}?text`);
  await visitor.page.locator("#text-recent").waitFor();
}

/** Counts what a hand or a mouse does. */
const watchPointers = ({ page }: Visitor) =>
  page.addInitScript(() => {
    const seen = window as unknown as { pointers: number };
    seen.pointers = 0;
    for (const what of ["pointerdown", "mousedown", "touchstart"]) addEventListener(what, () => (seen.pointers += 1), true);
  });
const pointersOf = ({ page }: Visitor) => page.evaluate(() => (window as unknown as { pointers: number }).pointers);

/** Opens what is folded, and takes one of all offers, with the keyboard; the focus must then be on what is asked next. */
async function decide(visitor: Visitor, chance: () => number): Promise<void> {
  const { page } = visitor;
  const { offers, version } = visitor.latest();
  const folded = page.locator("#text-prompt li details:not([open]) > summary");
  if (chance() < 0.3 && (await folded.count()) > 0) await folded.first().press("Enter");
  const shown = options(visitor).filter({ visible: true });
  if (offers.length === 1) {
    // It may go by itself before the key is down.
    await shown.first().press("Enter", { timeout: 5_000 }).catch(() => undefined);
    await expect.poll(() => visitor.latest().version, { timeout: 15_000 }).toBeGreaterThan(version);
  } else {
    const count = await shown.count();
    if (count === 0) await folded.first().press("Enter");
    await settled(visitor, () => shown.nth(Math.floor(chance() * count)).press("Enter"));
  }
  await expect.poll(() => isLedOn(visitor), { timeout: 10_000 }).toBe(true);
}

/** The focus is on what is asked next, or on the end of the game. */
async function isLedOn({ page }: Visitor): Promise<boolean> {
  return page.evaluate(() => ["text-asked", "over-title"].includes(document.activeElement?.id ?? ""));
}

for (const game of GAMES) {
  test(`a whole game of ${game} is played as text, with the keyboard alone`, async () => {
    const person = await stage.arrive();
    const path = await openTable(person, game, 1, 1);
    await watchPointers(person);
    await asText(person, path);
    const chance = chanceFrom(11);
    let decisions = 0;
    for (; decisions < MOST && (await myTurn(person, 60_000)); decisions += 1) {
      if (decisions % OFTEN === 0) expect(await barriers(person, ANY), `decision ${decisions}`).toEqual([]);
      await decide(person, chance);
    }
    await person.page.locator("#over-title").waitFor();
    expect(decisions).toBeGreaterThan(10);
    expect(await barriers(person, ANY), "the end").toEqual([]);
    expect(await pointersOf(person)).toBe(0);
    expect(person.troubles).toEqual([]);
    await person.leave();
  });
}

test("the table is shown as text for as long as the switch in its menu says so", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await playNow(person, ANKH);
  const wish = page.getByRole("checkbox", { name: "Tables as text" });
  const press = async (checked: boolean) => {
    await page.getByRole("button", { name: "Menu" }).press("Enter");
    await wish.press("Space");
    expect(await wish.isChecked()).toBe(checked);
    await page.keyboard.press("Escape");
  };
  await press(true);
  await heading(person).waitFor();
  expect(await page.locator("[data-place]").count()).toBe(0);
  await page.reload();
  await heading(person).waitFor();
  await press(false);
  await page.locator("[data-place]").first().waitFor();
  // What the address asks for is for this table, and the switch puts it back as well.
  await asText(person, new URL(page.url()).pathname);
  await press(false);
  await page.locator("[data-place]").first().waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(person.troubles).toEqual([]);
  await person.leave();
});

test("text says why something is not possible, what happened, and how it was before", async () => {
  const person = await stage.arrive();
  const onlooker = await stage.arrive();
  const { page } = person;
  await playNow(person, KEMET);
  const path = new URL(page.url()).pathname;
  await race(person, "count", 60);
  await asText(person, path);
  await expect.poll(() => mayAct(person), { timeout: 30_000 }).toBe(true);
  await page.locator("#text-prompt details > summary", { hasText: "Why is something" }).press("Enter");
  await page.getByRole("button", { name: "Ask", exact: true }).press("Enter");
  await expect.poll(() => page.locator("[data-reason]").textContent()).toMatch(/\w+ .*\./);
  const lines = page.locator("#text-recent [role=log] p");
  expect(await lines.count()).toBeGreaterThan(0);
  await page.locator("#text-log summary").press("Enter");
  await page.getByRole("button", { name: /^Look back/ }).last().press("Enter");
  await page.getByRole("heading", { name: /^Moment \d+ of \d+$/ }).waitFor();
  expect(await barriers(person, ANY)).toEqual([]);
  await page.getByRole("button", { name: "Back to your turn" }).press("Enter");
  await options(person).first().waitFor();
  // Who watches reads the same, but for what is secret.
  await asText(onlooker, path);
  await onlooker.page.getByRole("heading", { name: "What happened last" }).waitFor();
  expect(await onlooker.page.locator("#text-hand").count()).toBe(0);
  expect(await options(onlooker).count()).toBe(0);
  expect(await barriers(onlooker, ANY)).toEqual([]);
  expect([...person.troubles, ...onlooker.troubles]).toEqual([]);
  await onlooker.leave();
  await person.leave();
});

/** A phone, and a laptop with everything twice as large. */
const NARROW = [
  { name: "a phone", width: 390, height: 844 },
  { name: "a window at 200 %", width: 640, height: 400 },
];

test("text keeps nobody out by day and night, also where there is little room", async () => {
  const person = await stage.arrive();
  const { page } = person;
  const tables: [string, () => Promise<unknown>][] = [
    [ANKH, () => openTable(person, ANKH, 1, 4)],
    ["the first edition", () => openTable(person, KEMET, 1, 2, "first")],
    ["teams", () => teamUp(person)],
    ["Amon", () => playAlone(person)],
  ];
  for (const [name, sitDown] of tables) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await sitDown();
    const path = new URL(page.url()).pathname;
    await race(person, "acted", 20);
    await asText(person, path);
    await page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
    for (const theme of ["day", "night"]) {
      await page.evaluate((shown) => (document.documentElement.dataset["theme"] = shown), theme);
      expect(await barriers(person, ANY), `${name} by ${theme}`).toEqual([]);
    }
    for (const { name: where, ...size } of NARROW) {
      await page.setViewportSize(size);
      expect(await overhang(person), `${name} on ${where}`).toBeLessThanOrEqual(0);
    }
  }
  expect(person.troubles).toEqual([]);
  await person.leave();
});
