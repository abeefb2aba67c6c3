import { describe, expect, it } from "vitest";
import { hasWords } from "./words.ts";

const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

/** `word("ui-…")` and the like in the source, with plain ids. */
function idsIn(source: string): string[] {
  return [...source.matchAll(/\b(?:word|sentence|marked)\(\s*"([a-z][a-z0-9-]*)(?:\.[a-z]+)?"/g)].map((match) => match[1] ?? "");
}

describe("words", () => {
  it("exist for everything the program says", () => {
    const missing = Object.entries(sources)
      .filter(([path]) => !path.endsWith(".test.ts"))
      .flatMap(([path, source]) => idsIn(source).map((id) => ({ path, id })))
      .filter(({ id }) => !hasWords(id))
      .map(({ path, id }) => `${id} in ${path}`);
    expect(missing).toEqual([]);
  });
});
