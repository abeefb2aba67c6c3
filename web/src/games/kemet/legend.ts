import type { IconName } from "$lib/icons.ts";
import type { Reference } from "$lib/reference.ts";
import type { LegendSign, SignGroup } from "../game.ts";
import type { View } from "./wire.ts";

/** The icons of terms that have one. */
export const TERM_ICONS = {
  fame: "fame",
  "prayer-points": "prayer",
  "battle-fame": "fame-battle",
  "divine-fame": "fame-divine",
  "temporary-fame": "fame-temporary",
  "battle-cards": "battle-card",
  discard: "discard",
  "di-cards": "di-card",
  veterans: "veteran",
  supply: "unit",
  "power-tile": "tile",
  floors: "token",
  "silver-token": "silver",
  strength: "strength",
  damage: "damage",
  "unblockable-damage": "unblockable",
  shield: "shield",
  "impenetrable-shield": "impenetrable",
  temple: "temple",
  obelisk: "obelisk",
  harbor: "port",
  wall: "wall",
  pyramid: "pyramid",
  delta: "delta",
  night: "night",
  team: "team",
  "god-of-egypt": "god-of-egypt",
  "life-points": "life",
} as const satisfies Record<string, IconName>;

export type Term = keyof typeof TERM_ICONS;

export const term = (id: Term): Reference => ({ kind: "term", id });
const deed = (id: string): Reference => ({ kind: "deed", id });
const always = (thing: Reference): LegendSign<View> => ({ thing });

const hasVeterans = ({ agreed }: View) => agreed.edition !== "first";
const hasGods = ({ agreed }: View) => agreed.gods_of_egypt;
const hasTeams = ({ teams }: View) => teams.length > 0;

/** Everything that is drawn rather than written. */
export const legend: readonly SignGroup<View>[] = [
  {
    id: "row",
    signs: [
      ...(["fame", "prayer-points", "battle-fame", "divine-fame", "temporary-fame", "battle-cards", "discard", "di-cards"] as const).map((id) => always(term(id))),
      { thing: term("veterans"), when: hasVeterans },
      always(term("supply")),
      always(term("power-tile")),
      { thing: term("team"), when: hasTeams },
      { thing: term("god-of-egypt"), when: hasGods },
      { thing: term("life-points"), when: hasGods },
    ],
  },
  {
    id: "mat",
    signs: [...["pray", "move", "recruit", "build", "acquire", "divine-power"].map((id) => always(deed(id))), always(term("floors")), always(term("silver-token"))],
  },
  { id: "board", signs: (["temple", "obelisk", "harbor", "wall", "pyramid", "delta"] as const).map((id) => always(term(id))) },
  { id: "battle", signs: (["strength", "damage", "unblockable-damage", "shield", "impenetrable-shield"] as const).map((id) => always(term(id))) },
];

/** The signs that a lesson names, each where it first matters. */
export const lessonSigns: Readonly<Record<string, readonly Reference[]>> = {
  "lesson-setup-pyramids": [term("pyramid")],
  "lesson-first-tile": [term("power-tile")],
  "lesson-goal": [term("fame"), term("battle-fame"), term("temporary-fame")],
  "lesson-floors": [term("floors"), deed("build")],
  "lesson-build": [term("prayer-points")],
  "lesson-acquire": [deed("acquire")],
  "lesson-pray": [deed("pray")],
  "lesson-recruit": [deed("recruit"), term("supply")],
  "lesson-move": [deed("move"), term("harbor")],
  "lesson-obelisk": [term("obelisk")],
  "lesson-temple": [term("temple")],
  "lesson-night": [term("divine-fame"), term("night")],
  "lesson-battle-cards": [term("battle-cards"), term("strength"), term("damage"), term("shield")],
  "lesson-battle-di": [term("di-cards")],
  "lesson-team-welcome": [term("team")],
  "lesson-god-welcome": [term("god-of-egypt")],
  "lesson-god-body": [term("life-points")],
  "lesson-sand-gold": [deed("divine-power")],
  "lesson-old-goal": [term("fame")],
};
