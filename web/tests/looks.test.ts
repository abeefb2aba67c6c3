/**
 * How the house looks at the sizes of real screens: nothing too small to read,
 * nothing cut off, nothing over what is asked, and the board has the height.
 *
 * Each table and page at a few sizes each time, so that every size has its
 * turn; all of it with ENNEAD_LOOKS=all. Any other value names a folder for
 * the pictures, and ENNEAD_LOOKS_ALL=1 takes all of them.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { choices as ankh } from "../src/generated/ankh-setup.ts";
import { choices as kemet } from "../src/generated/kemet-setup.ts";
import { ANKH } from "./ankh.ts";
import { KEMET } from "./kemet.ts";
import { complaints, shareOfBoard } from "./looks.ts";
import { BOT, goOn, ME, placesWith, type Place } from "./moments.ts";
import { openTable, setStage, upload } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const wish = process.env["ENNEAD_LOOKS"];
const all = wish === "all" || process.env["ENNEAD_LOOKS_ALL"] !== undefined;
const folder = wish && wish !== "all" ? wish : null;

const stage = setStage();

/** A screen, and what the board must have of its height and of all of it. */
interface Screen {
  size: readonly [width: number, height: number];
  height: number;
  area: number;
}

const SCREENS: readonly Screen[] = [
  { size: [1280, 720], height: 0.7, area: 0.38 },
  { size: [1366, 640], height: 0.68, area: 0.38 },
  { size: [1440, 900], height: 0.62, area: 0.34 },
  { size: [1920, 1080], height: 0.66, area: 0.36 },
  { size: [820, 1180], height: 0.44, area: 0.44 },
  { size: [1024, 768], height: 0.66, area: 0.66 },
  { size: [390, 844], height: 0.4, area: 0.4 },
  { size: [844, 390], height: 0.84, area: 0.5 },
];

/** Something to look at. */
interface Scene {
  /** Makes it, and gives the way to it. */
  make(): Promise<string>;
  /** What is there once it can be looked at. */
  shows: string;
  /** Bots think about it for long: it is looked at with all the others only. */
  slow?: boolean;
  /** It is a table, which does not scroll; */
  board?: boolean;
  /** its board must have its share, unless a battle wants the room. */
  battle?: boolean;
}

let person: Visitor;
beforeAll(async () => {
  if (folder) await mkdir(folder, { recursive: true });
  person = await stage.arrive({ theme: "system" });
});

const MINE = "section.prompt.mine";

/** A turn of the first player some way into a game between bots. */
async function halfway(game: string, setup: object, begins: RegExp): Promise<Place> {
  const [record = ""] = await stage.house.games(game, 1, "--setup", JSON.stringify(setup), "--bots", "scribe");
  const turns = placesWith(record, 0, [begins]);
  const place = turns[Math.floor(turns.length * 0.6)];
  if (place === undefined) throw new Error("nobody has a turn");
  return place;
}

const others = (players: number) => [ME, ...Array.from({ length: players - 1 }, () => BOT)];
const table = (game: string, setup: { players: number; [more: string]: unknown }, begins: RegExp): Scene => ({
  make: async () => goOn(person, await halfway(game, setup, begins), others(setup.players)),
  shows: MINE,
  board: true,
});
const by = (players: number, more: object = {}) => table(KEMET, { ...kemet.plain, seating: "random", players, ...more }, /^token /);
const ankhBy = (players: number) => table(ANKH, { ...ankh.plain, seating: "random", players }, /^do /);
const page = (path: string, shows = "h1"): Scene => ({ make: () => Promise.resolve(path), shows });

/** The record of a game by two bots. */
const finished = async (game: string): Promise<string> => (await stage.house.games(game, 1, "--players", "2", "--bots", "scribe"))[0] ?? "";

const SCENES: Record<string, Scene> = {
  "kemet-2": by(2),
  "kemet-3": by(3),
  "kemet-4": by(4),
  "kemet-5": by(5),
  "kemet-6": by(6),
  "gods-2": by(2, { gods_of_egypt: true }),
  "gods-3": by(3, { gods_of_egypt: true }),
  "gods-6": by(6, { gods_of_egypt: true }),
  "teams-4": by(4, { mode: "teams" }),
  "teams-6": by(6, { mode: "teams" }),
  "bs-2021-2": by(2, { edition: "bs-2021" }),
  "bs-2021-5": by(5, { edition: "bs-2021" }),
  "first-2": by(2, { edition: "first" }),
  "first-5": by(5, { edition: "first" }),
  solo: by(1, { mode: "solo" }),
  "ankh-2": ankhBy(2),
  "ankh-3": ankhBy(3),
  "ankh-4": ankhBy(4),
  "ankh-5": ankhBy(5),
  council: { ...table(KEMET, { ...kemet.plain, seating: "random", players: 2 }, /^play-card /), battle: true },
  over: { make: async () => upload(person, await finished(KEMET)), shows: "#over-title" },
  "over-ankh": { make: async () => upload(person, await finished(ANKH)), shows: "#over-title" },
  analysis: { make: async () => `${await upload(person, await finished(KEMET))}/analysis`, shows: '[role="img"][aria-label^="Chances"]', slow: true },
  waiting: { make: () => openTable(person, KEMET, 3, 0), shows: "h2" },
  front: page("/"),
  new: page("/new", 'input[name="players"]'),
  learn: page("/learn", "h2"),
  account: page("/account", "h2"),
  games: page("/games"),
};

/** How many sizes each is looked at each time. */
const FEW = 2;

/** By day and by night in turn, and sizes in turn, unless all is wanted. */
const looks = Object.entries(SCENES).filter(([, { slow }]) => all || !slow).flatMap(([name, scene], row) =>
  SCREENS.flatMap((screen, column) => {
    const near = (column - row * FEW + SCREENS.length * 100) % SCREENS.length;
    return (["day", "night"] as const).filter((_, theme) => all || (near < FEW && (row + column) % 2 === theme)).map((theme) => ({ name, scene, screen, theme }));
  }),
);

const paths = new Map<string, string>();

test.each(looks.map((look) => [look.name, look.screen.size.join(" × "), look.theme, look] as const))("%s at %s by %s", async (name, _, theme, { scene, screen }) => {
  const [width, height] = screen.size;
  await person.page.setViewportSize({ width, height });
  if (!paths.has(name)) paths.set(name, await scene.make());
  await show(paths.get(name) ?? "/", scene.shows, theme);
  if (folder) await person.page.screenshot({ path: join(folder, `${name}-${width}x${height}-${theme}.png`) });
  expect(await complaints(person, scene.board !== true)).toEqual([]);
  if (!scene.board || scene.battle) return;
  const share = await shareOfBoard(person);
  expect(share.height).toBeGreaterThanOrEqual(screen.height);
  expect(share.area).toBeGreaterThanOrEqual(screen.area);
});

/** What somebody sees who comes, or comes back. */
async function show(path: string, shows: string, theme: "day" | "night"): Promise<void> {
  const { page } = person;
  await page.emulateMedia({ colorScheme: theme === "day" ? "light" : "dark" });
  await person.go(path);
  await page.locator(shows).first().waitFor({ timeout: 90_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(150);
}
