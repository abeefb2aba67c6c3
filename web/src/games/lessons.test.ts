import { describe, expect, it } from "vitest";
import { explanationOf, hasWords, speak } from "$lib/words.ts";
import { GAMES } from "./index.ts";

const files = import.meta.glob<string>("../../../crates/games/lessons/*", { query: "?raw", import: "default", eager: true });
const locales = import.meta.glob<string>("../../../locales/en/*-lesson.ftl", { query: "?raw", import: "default", eager: true });

const file = (name: string) => files[`../../../crates/games/lessons/${name}`] ?? "";
const lines = (text: string) => text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** How many words a lesson has to read. */
function reading(game: string, lesson: string): number {
  const words = locales[`../../../locales/en/${game}-lesson.ftl`] ?? "";
  const said = (id: string) => new RegExp(`^${id} = (.*(?:\\n +.*)*)`, "m").exec(words)?.[1] ?? "";
  return lines(file(`${lesson}.hints`)).reduce((sum, line) => sum + said(line.split(" ")[1] ?? "").split(/\s+/).length, 0);
}

/** How many actions the learner takes, and how many are watched. */
function playing(lesson: string): { own: number; others: number } {
  const actions = lines(file(`${lesson}.ennead`)).filter((line) => /^P\d /.test(line));
  const own = actions.filter((line) => line.startsWith("P1 ")).length;
  return { own, others: actions.length - own };
}

const hintsOf = (lesson: string) => lines(file(`${lesson}.hints`)).map((line) => line.split(" ")[1] ?? "");

describe.each(GAMES.map((entry) => [entry.name, entry] as const))("the lessons of %s", (_, entry) => {
  it("name each sign once, where there is something to say, by a name it has", async () => {
    const game = await entry.load();
    speak(game.tongue);
    const said = entry.lessons.map(({ name }) => hintsOf(name));
    expect(Object.keys(game.lessonSigns).filter((words) => !said.some((hints) => hints.includes(words)))).toEqual([]);
    for (const hints of said) {
      const named = [...new Set(hints)].flatMap((words) => game.lessonSigns[words] ?? []).map(({ kind, id }) => `${kind}-${id}`);
      expect(named.filter((sign, at) => named.indexOf(sign) !== at)).toEqual([]);
    }
    const signs = [...game.legend.flatMap(({ signs }) => signs.map(({ thing }) => thing)), ...Object.values(game.lessonSigns).flat()];
    expect(signs.filter((thing) => explanationOf(thing) === null || !game.tongue.looksOf(thing).icon).map(({ id }) => id)).toEqual([]);
    expect(game.legend.filter(({ id }) => !hasWords(`legend-${id}`))).toEqual([]);
  }, 120_000);
});

describe.each(GAMES.flatMap(({ name, lessons }) => lessons.map((lesson) => [lesson.name, name, lesson] as const)))("the lesson %s", (name, game, { minutes }) => {
  it("takes about as long as it says", () => {
    const words = reading(game, name);
    const { own, others } = playing(name);
    expect(words).toBeGreaterThan(200);
    expect(own).toBeGreaterThan(10);
    // Unhurried: 150 words a minute, ten seconds to find and do a thing, two to watch one.
    const estimate = words / 150 + (own * 10 + others * 2) / 60;
    expect(Math.abs(minutes - estimate)).toBeLessThan(2.5);
  });
});
