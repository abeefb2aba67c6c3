import type { Edition, HouseRules, Mode, Objective, Setup, SetupOption } from "$generated/kemet.ts";
import { choices } from "$generated/kemet-setup.ts";
import { word } from "$lib/words.ts";
import type { GameSetup } from "../../game.ts";
import { modeWords, playersOf, teamSizeOf, teamsOf, type Formation } from "./modes.ts";
import EditionChoice from "./EditionChoice.svelte";
import SetupForm from "./SetupForm.svelte";

const { plain, editions } = choices;
/** What the form leaves as it is. */
const { teams, gods: noGods, cities, colours, without, max_rounds } = plain;

/** The newest first. `kemet-edition-<id>` are their words. */
export const EDITIONS: readonly Edition[] = editions.map(({ id }) => id);

/** How long a game of the first edition is. */
export const LENGTHS = ["short", "long", "beginner"] as const;
export type Length = (typeof LENGTHS)[number];

/** `kemet-house-<name>` are their words. */
export const HOUSE_RULES = Object.keys(plain.house) as (keyof HouseRules)[];

/** What is agreed before a game of Kemet, as the form has it. What belongs to another edition is kept, and not sent. */
export interface SetupDraft {
  edition: Edition;
  mode: Mode;
  formation: Formation;
  randomTeams: boolean;
  /** Of a game alone; null draws it. */
  objective: Objective | null;
  /** Of a game alone: what events do to the War Table ends with them. */
  passingEvents: boolean;
  gods: boolean;
  renewal: boolean;
  extraDi: boolean;
  strictActions: boolean;
  randomSeating: boolean;
  length: Length;
  house: HouseRules;
}

function lengthOf({ long, beginner }: Setup): Length {
  if (beginner) return "beginner";
  return long ? "long" : "short";
}

const infoOf = (edition: Edition) => editions.find(({ id }) => id === edition)!;

/** Whether an edition has something to agree on. */
export const hasOption = (edition: Edition, option: SetupOption): boolean => infoOf(edition).options.includes(option);

/** Whether there is more than one way to play an edition. */
export const hasModes = (edition: Edition): boolean => infoOf(edition).modes.length > 1;

/** The mode that was chosen, where the edition has it. */
export const modeOf = ({ edition, mode }: Pick<SetupDraft, "edition" | "mode">): Mode => (infoOf(edition).modes.includes(mode) ? mode : plain.mode);

/** Whether the gods themselves can be on the board. */
export const hasGods = (draft: Pick<SetupDraft, "edition" | "mode">): boolean => infoOf(draft.edition).gods_of_egypt.includes(draft.mode);

/** The one number of players that fits, where a mode leaves no choice. */
function playersIn(draft: SetupDraft): number | null {
  const mode = modeOf(draft);
  if (mode === "solo") return 1;
  return mode === "teams" ? playersOf(draft.formation) : null;
}

const countOf = (house: HouseRules) => Object.values(house).filter(Boolean).length;

export const setup: GameSetup<SetupDraft, Setup> = {
  draft: () => ({ edition: "rise", mode: "classic", formation: "2v2", randomTeams: false, objective: null, passingEvents: false, gods: false, renewal: false, extraDi: false, strictActions: false, randomSeating: true, length: "short", house: { ...plain.house } }),
  Edition: EditionChoice,
  most: ({ edition }) => infoOf(edition).most_players,
  exactly: playersIn,
  Form: SetupForm,
  setupOf: ({ edition, mode, formation, randomTeams, objective, passingEvents, gods, renewal, extraDi, strictActions, randomSeating, length, house }, players) => ({
    edition,
    mode: modeOf({ edition, mode }),
    players,
    team_size: teamSizeOf(formation),
    teams,
    random_teams: modeOf({ edition, mode }) === "teams" && randomTeams,
    gods_of_egypt: hasGods({ edition, mode }) && gods,
    objective: modeOf({ edition, mode }) === "solo" ? objective : null,
    passing_events: modeOf({ edition, mode }) === "solo" && passingEvents,
    gods: noGods,
    cities,
    seating: randomSeating ? "random" : "choose",
    colours,
    renewal: hasOption(edition, "renewal") && renewal,
    extra_di: hasOption(edition, "extra_di") && extraDi,
    strict_actions: hasOption(edition, "strict_actions") && strictActions,
    without,
    long: hasOption(edition, "long") && length === "long",
    beginner: hasOption(edition, "beginner") && length === "beginner",
    house: hasOption(edition, "house") ? house : plain.house,
    max_rounds,
  }),
  teams: teamsOf,
  kind: (setup) =>
    [
      word(`kemet-edition-${setup.edition}.name`),
      modeWords(setup) ?? "",
      setup.objective ? objectiveWords(setup.objective) : "",
      setup.gods_of_egypt ? word("kemet-gods-of-egypt") : "",
    ].filter((name) => name !== ""),
  agreed: (setup) => [
    word(`kemet-edition-${setup.edition}`),
    ...agreedMode(setup),
    word(setup.seating === "random" ? "kemet-random" : "kemet-chosen"),
    ...(setup.renewal ? [word("kemet-renewal")] : []),
    ...(setup.extra_di ? [word("kemet-extra-di")] : []),
    ...(setup.strict_actions ? [word("kemet-strict-actions")] : []),
    ...(hasOption(setup.edition, "long") ? [word(`kemet-length-${lengthOf(setup)}-hint`)] : []),
    ...HOUSE_RULES.filter((name) => setup.house[name]).map((name) => word(`kemet-house-${name.replaceAll("_", "-")}`)),
  ],
};

function agreedMode(setup: Setup): string[] {
  return [
    modeWords(setup) ?? "",
    setup.mode === "teams" && setup.random_teams ? word("kemet-teams-by-lot") : "",
    setup.mode === "solo" ? objectiveWords(setup.objective) : "",
    setup.passing_events ? word("kemet-passing-events") : "",
    setup.gods_of_egypt ? word("kemet-gods-of-egypt") : "",
  ].filter((line) => line !== "");
}

/** What is to be reached alone, in words. */
export function objectiveWords(objective: Objective | null): string {
  return word(objective === null ? "kemet-objective-drawn" : `kemet-objective-${objective.toLowerCase()}`);
}

/** A game alone, at once: everything by lot. */
export function soloNow(): Setup {
  return setup.setupOf({ ...setup.draft(), mode: "solo" }, 1);
}

/** "2 house rules"; nothing where there are none. */
export function houseWords(house: HouseRules): string {
  const count = countOf(house);
  return count === 0 ? "" : word("kemet-house-count", { count });
}
