import type { IconName } from "$lib/icons.ts";
import type { Reference } from "$lib/reference.ts";
import type { SignGroup } from "../game.ts";

/** The icons of terms that have one. */
export const TERM_ICONS = {
  devotion: "devotion",
  followers: "follower",
  ankh: "ankh",
  "power-level": "power-level",
  merge: "merge",
  forgotten: "forgotten",
} as const satisfies Record<string, IconName>;

const of = (kind: string, ...ids: string[]): Reference[] => ids.map((id) => ({ kind, id }));
const group = (id: string, ...things: Reference[]): SignGroup => ({ id, signs: things.map((thing) => ({ thing })) });

/** Everything that is drawn rather than written. */
export const legend: readonly SignGroup[] = [
  group("row", ...of("term", "devotion", "followers", "ankh", "power-level", "merge", "forgotten")),
  group("actions", ...of("deed", "move-figures", "summon-figure", "gain-followers", "unlock-power")),
  group("events", ...of("occasion", "control", "caravan", "conflict")),
  group("board", ...of("monument", "obelisk", "temple", "pyramid"), ...of("figure", "god", "warrior")),
];

/** The signs that a lesson names, each where it first matters. */
export const lessonSigns: Readonly<Record<string, readonly Reference[]>> = {
  "lesson-welcome": of("deed", "move-figures"),
  "lesson-move": of("monument", "pyramid"),
  "lesson-stay": of("monument", "obelisk"),
  "lesson-followers": [...of("deed", "gain-followers"), ...of("term", "followers")],
  "lesson-summon": [...of("deed", "summon-figure"), ...of("figure", "warrior")],
  "lesson-powers": of("deed", "unlock-power"),
  "lesson-goal": of("term", "devotion"),
  "lesson-control": [...of("occasion", "control"), ...of("monument", "temple")],
  "lesson-conflict": of("occasion", "conflict"),
};
