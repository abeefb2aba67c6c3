import outlines from "virtual:game-icons";
import { ownIcons, type IconName } from "./icon-names.ts";

export type { IconName } from "./icon-names.ts";

const all: Record<string, string> = { ...outlines, ...ownIcons };

/** The outline of an icon, drawn on 512 × 512. */
export function outline(name: IconName): string {
  return all[name] ?? "";
}

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(all, name);
}
