import { word } from "$lib/words.ts";
import type { GameClient } from "../game.ts";
import { BATTLE } from "../jumps.ts";
import "./colours.css";
import "./palettes.css";
import { isSolo } from "./amon/amon.ts";
import AmonEnd from "./amon/AmonEnd.svelte";
import AmonPanel from "./amon/AmonPanel.svelte";
import Teller from "./amon/Teller.svelte";
import { readingTime, stepsOf, viewsOf, waits } from "./amon/telling.ts";
import TableBoard from "./board/TableBoard.svelte";
import { legend, lessonSigns } from "./legend.ts";
import { facesOf } from "./faces.ts";
import { WATCHING } from "./pace.ts";
import BattlePanel from "./play/BattlePanel.svelte";
import { deciding } from "./play/deciding.ts";
import Market from "./play/Market.svelte";
import OpenHands from "./play/OpenHands.svelte";
import AttackStakes from "./play/parts/AttackStakes.svelte";
import Carry from "./play/parts/Carry.svelte";
import AfterPlayers from "./play/parts/AfterPlayers.svelte";
import PlayBody from "./play/PlayBody.svelte";
import { text } from "./text/text.ts";
import Preferences from "./play/parts/Preferences.svelte";
import PlayerCard from "./play/PlayerCard.svelte";
import { KemetPlay } from "./play/session.svelte.ts";
import Status from "./play/Status.svelte";
import { course } from "./course.ts";
import { report } from "./report.ts";
import { story } from "./story.ts";
import { hasTeams, teamOf } from "./teams.ts";
import { soundOf } from "./sounds.ts";
import { tongue, tongueFor } from "./tongue.ts";
import type { Kemet, View } from "./wire.ts";

const figure = (field: "battle_fame" | "divine_fame" | "temporary_fame" | "fame") => (view: View, seat: number) =>
  view.players[seat]?.[field] ?? 0;

/** Whether teammates hold something together, which each of them counts and their team once. */
function countsOnce({ players }: View, team: readonly number[]): boolean {
  const alone = team.reduce((sum, seat) => sum + (players[seat]?.fame ?? 0), 0);
  return team.some((seat) => alone !== (players[seat]?.team_fame ?? 0));
}

/** Whether one plays against Amon. */
const solo = ({ amon }: View): boolean => amon !== null;

const kemet: GameClient<Kemet> = {
  name: "kemet",
  tongue,
  tongueFor,
  deciding,
  playAt: (table) => new KemetPlay(table),

  facesOf,
  /** In turn order; before it is drawn, as they sit. */
  orderOf: (view) => (view.round > 0 && !isSolo(view) ? view.order : view.players.map(({ seat }) => seat)),
  teamOf,
  isNight: ({ night }) => night,
  outcomeOf: ({ outcome }) => outcome,
  legend,
  lessonSigns,

  watching: WATCHING,
  soundOf,
  telling: { stepsOf, viewsOf, waits, readingTime, Teller },
  story,
  report,
  headings: new Set(["turn_began", "night_fell", "day_broke"]),
  asides: new Set(["turn_began", "automatic", "paid"]),
  jumps: [BATTLE],

  course,
  score: [
    { name: "battle", icon: "fame-battle", of: figure("battle_fame") },
    { name: "divine", icon: "fame-divine", of: figure("divine_fame") },
    { name: "temporary", icon: "fame-temporary", of: figure("temporary_fame") },
    { name: "total", icon: "fame", of: figure("fame"), total: true },
    { name: "team", icon: "team", of: (view, seat) => view.players[seat]?.team_fame ?? 0, total: true, when: hasTeams },
  ],
  scoreNote: (view) => (view.teams.some((team) => countsOnce(view, team)) ? word("score-team-once") : null),
  overTitle: (view, { winners }) => (isSolo(view) ? word(winners.length > 0 ? "solo-won" : "solo-lost") : null),
  overWords: ({ round }) => ({ rounds: round }),

  text,

  Board: TableBoard,
  Over: BattlePanel,
  Status,
  PlayerCard,
  AfterPlayers,
  PlayBody,
  Beside: Carry,
  Stakes: AttackStakes,
  OpenHands,
  Preferences,
  End: AmonEnd,
  panels: [
    { id: "amon", icon: "god-amun", Panel: AmonPanel, shown: solo },
    { id: "market", icon: "market", Panel: Market },
  ],
};

/** Kemet at the table. */
export const client = kemet as unknown as GameClient;
