// @vitest-environment node
import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

/** The game in whose folder a file is; null for the rest of the house. */
const gameOf = (path: string): string | null => /(?:^|\/)games\/([a-z]+)\//.exec(path)?.[1] ?? null;

/** Paths from here to what a file imports. */
function importsOf(path: string, source: string): string[] {
  const named = [...source.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, to = ""]) => to);
  return named.map((to) => new URL(to, `file:///src/games/${path}`).pathname);
}

describe("the borders of a game", () => {
  const files = Object.entries(sources).map(([path, source]) => ({ path, at: new URL(path, "file:///src/games/x").pathname, source }));

  it("are crossed by the list of games alone", () => {
    const crossing = files
      .filter(({ path }) => !path.endsWith("games/index.ts") && path !== "./index.ts")
      .flatMap(({ path, at, source }) => importsOf(path, source).map((to) => ({ at, to })))
      .filter(({ at, to }) => gameOf(to) !== null && gameOf(to) !== gameOf(at));
    expect(crossing).toEqual([]);
  });

  it("keep the front pages small: what they load of a game does not lead to its table", () => {
    const heavy = /\/(client|tongue|wire)\.ts$|\/(board|play)\//;
    const reached = new Set<string>();
    const open = files.filter(({ path }) => path.endsWith("/entry.ts")).map(({ at }) => at);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      reached.add(at);
      const file = files.find((one) => one.at === at);
      // What is imported as a type, or when it is asked for, is not loaded.
      const loaded = file?.source.replaceAll(/import type [^;]+;|import\("[^"]+"\)/g, "") ?? "";
      for (const to of file ? importsOf(file.path, loaded) : []) if (!reached.has(to)) open.push(to);
    }
    expect(reached.size).toBeGreaterThan(1);
    expect([...reached].filter((at) => heavy.test(at))).toEqual([]);
  });
});
