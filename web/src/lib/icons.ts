import outlines from "virtual:game-icons";
import { ownIcons, type IconName } from "./icon-names.ts";
import type { Reference } from "./reference.ts";

export type { IconName } from "./icon-names.ts";

const all: Record<string, string> = { ...outlines, ...ownIcons };

/** The outline of an icon, drawn on 512 × 512. */
export function outline(name: IconName): string {
  return all[name] ?? "";
}

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(all, name);
}

/** The icon that stands for a thing of the game in a chip or on a card. */
export function iconOf({ kind, id }: Reference): IconName | null {
  switch (kind) {
    case "god":
    case "deed":
    case "companion": {
      const name = `${kind}-${id}`;
      return isIcon(name) ? name : null;
    }
    case "tile":
      return "tile";
    case "di":
      return "di-card";
    case "card":
      return "battle-card";
    case "city":
      return "city";
    default:
      return null;
  }
}
