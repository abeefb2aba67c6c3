import { describe, expect, it } from "vitest";
import { GAMES } from "../games/index.ts";
import { hasWords, speak } from "./words.ts";

const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

/** `word("ui-…")` and the like in the source, with plain ids. */
function idsIn(source: string): string[] {
  return [...source.matchAll(/\b(?:word|sentence|marked)\(\s*"([a-z][a-z0-9-]*)(?:\.[a-z]+)?"/g)].map((match) => match[1] ?? "");
}

function said(within: (path: string) => boolean): { path: string; id: string }[] {
  return Object.entries(sources)
    .filter(([path]) => !path.endsWith(".test.ts") && within(path))
    .flatMap(([path, source]) => idsIn(source).map((id) => ({ path, id })));
}

const missing = (ids: { path: string; id: string }[]) => ids.filter(({ id }) => !hasWords(id)).map(({ path, id }) => `${id} in ${path}`);
const general = said((path) => !path.startsWith("../games/"));
/** What the program asks of every game. */
const asked = general.filter(({ id }) => id.startsWith("game-"));

/** A whole game is loaded, which takes a while on a busy machine. */
const PATIENCE = 60_000;

describe("words", () => {
  it("exist for everything the program says, whatever is played", () => {
    expect(missing(general.filter((one) => !asked.includes(one)))).toEqual([]);
  });

  it.each(GAMES.map((entry) => [entry.name, entry] as const))("exist for everything %s says", async (name, entry) => {
    expect(missing([{ path: "the front pages", id: `${name}-title` }])).toEqual([]);
    const game = await entry.load();
    speak(game.tongue);
    const columns = game.score.flatMap((column) => [`score-${column.name}`, `score-${column.name}-short`]);
    const shown = [...columns, ...game.panels.map(({ id }) => `panel-${id}`), ...game.jumps.map(({ kind }) => `jump-${kind}`), ...game.report.figures.map(({ name }) => `report-${name}`), ...game.course.awards.flatMap(({ name }) => [`award-${name}`, `award-${name}.text`])].map((id) => ({ path: "its client", id }));
    expect(missing([...asked, ...said((path) => path.startsWith(`../games/${name}/`)), ...shown])).toEqual([]);
  }, PATIENCE);
});
