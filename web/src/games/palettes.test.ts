// @vitest-environment node
import { describe, expect, it } from "vitest";
import { GAMES } from "./index.ts";
import { read } from "./words-coverage.ts";

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** What somebody sees who lacks one kind of cones (Machado, Oliveira, Fernandes 2009), in linear light. */
const SEEING = {
  everything: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
} satisfies Record<string, Matrix>;
const EYES = { "red-green": ["everything", "protan", "deutan"], "blue-yellow": ["everything", "tritan"] } as const;

/** A hundred is from black to white. */
const APART = 16;

const times = (matrix: Matrix, [a, b, c]: Triple): Triple => matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

function light(hex: string): Triple {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex;
  return [1, 3, 5].map((at) => {
    const value = parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
}

/** Björn Ottosson's Oklab, in which distances are what the eye finds. */
function seen(hex: string, eye: keyof typeof SEEING): Triple {
  const inside = times(SEEING[eye], light(hex)).map((value) => Math.min(1, Math.max(0, value))) as unknown as Triple;
  const cones = times([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]], inside);
  return times([[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]], cones.map(Math.cbrt) as unknown as Triple);
}

const distance = (one: string, other: string, eye: keyof typeof SEEING): number => {
  const [a, b] = [seen(one, eye), seen(other, eye)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const contrast = (one: string, other: string): number => {
  const [a, b] = [one, other].map((hex) => 0.05 + light(hex).reduce((sum, value, at) => sum + value * [0.2126, 0.7152, 0.0722][at]!, 0));
  return Math.max(a! / b!, b! / a!);
};

/** The variables of each rule, by its selector. */
function rulesOf(css: string): Map<string, Map<string, string>> {
  const rules = [...css.matchAll(/^:root(\[.*\]) \{([^}]*)\}/gm)];
  return new Map(rules.map(([, selector, body]) => [selector!, new Map([...body!.matchAll(/--([a-z-]+): (#[0-9a-f]+);/g)].map(([, name, value]) => [name!, value!]))]));
}

const PANELS = { day: ["#f4e9cd", "#fbf4e1", "#fffbf0"], night: ["#141b34", "#1c2544", "#253056"] } as const;

describe.each(GAMES.map(({ name }) => name))("the colours of %s", (game) => {
  const rules = rulesOf(read(`web/src/games/${game}/palettes.css`));
  it.each(["red-green", "blue-yellow"] as const)("keeps things apart for those who see %s alike", (palette) => {
    for (const theme of ["day", "night"] as const) {
      const day = rules.get(`[data-palette="${palette}"]`)!;
      const all = theme === "day" ? day : new Map([...day, ...rules.get(`[data-palette="${palette}"][data-theme="night"]`)!]);
      const fills = [...all.keys()].filter((name) => !/-(ink|line)$/.test(name));
      expect(fills.length).toBeGreaterThan(4);
      const kindOf = (name: string) => name.split("-")[0];
      for (const one of fills) {
        expect(contrast(all.get(one)!, all.get(`${one}-ink`)!), `${one} by ${theme}`).toBeGreaterThan(4.5);
        for (const panel of PANELS[theme]) expect(contrast(all.get(`${one}-line`)!, panel), `${one} by ${theme}`).toBeGreaterThan(4.5);
        for (const other of fills.filter((name) => name < one && kindOf(name) === kindOf(one))) {
          for (const eye of EYES[palette]) expect(distance(all.get(one)!, all.get(other)!, eye), `${one} and ${other} to ${eye} by ${theme}`).toBeGreaterThan(APART);
        }
      }
    }
  });
});
