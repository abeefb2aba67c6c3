import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { iconNames } from "../src/lib/icon-names.ts";

const VIRTUAL = "virtual:game-icons";
const RESOLVED = "\0" + VIRTUAL;

interface IconSet {
  icons: Record<string, { body: string }>;
}

/**
 * Compiles in the outlines of the icons we name and no others: the set has
 * four thousand of them and five megabytes.
 */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      return `export default ${JSON.stringify(outlines())};`;
    },
  };
}

function outlines(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  const roles = Object.entries<string>(iconNames);
  return Object.fromEntries(roles.map(([role, name]) => [role, outline(set, name)]));
}

function outline(set: IconSet, name: string): string {
  const path = set.icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
  if (path === undefined) throw new Error(`game-icons has no icon "${name}"`);
  return path;
}
