import type { GameClient } from "../game.ts";
import { BATTLE } from "../jumps.ts";
import "./colours.css";
import "./palettes.css";
import TableBoard from "./board/TableBoard.svelte";
import { legend, lessonSigns } from "./legend.ts";
import { facesOf } from "./faces.ts";
import { WATCHING } from "./pace.ts";
import PlayCards from "./play/battle/PlayCards.svelte";
import { deciding } from "./play/deciding.ts";
import Over from "./play/Over.svelte";
import PlayBody from "./play/PlayBody.svelte";
import { text } from "./text/text.ts";
import PlayerCard from "./play/PlayerCard.svelte";
import { AnkhPlay } from "./play/session.svelte.ts";
import { leaderOf, monumentsOf } from "./play/sides.ts";
import Status from "./play/Status.svelte";
import Tracks from "./play/Tracks.svelte";
import { soundOf } from "./sounds.ts";
import { course } from "./course.ts";
import { report } from "./report.ts";
import { story } from "./story.ts";
import { tongue } from "./tongue.ts";
import type { Ankh } from "./wire.ts";

const ankh: GameClient<Ankh> = {
  name: "ankh",
  tongue,
  deciding,
  playAt: (table) => new AnkhPlay(table),

  facesOf,
  /** As they sit, from the first player on. */
  orderOf: ({ players, first }) => players.map((_, at) => (first + at) % players.length),
  isNight: () => false,
  outcomeOf: ({ outcome }) => outcome,
  legend,
  lessonSigns,

  watching: WATCHING,
  soundOf,
  story,
  report,
  headings: new Set(["turn_began", "conflict_began", "merged", "forgotten"]),
  asides: new Set(["turn_began", "automatic", "followers_paid"]),
  jumps: [
    BATTLE,
    { kind: "conflict", late: true, shape: "M12 2l2.400 6.400L21 6l-3 6 3 6-6.600-2.400L12 22l-2.400-6.400L3 18l3-6-3-6 6.600 2.400z" },
    { kind: "merge", late: true, hollow: true, shape: "M4 4l8 8v8M20 4l-8 8" },
  ],

  course,
  score: [
    { name: "powers", icon: "ankh", of: (view, seat) => leaderOf(view, seat)?.powers.length ?? 0 },
    { name: "monuments", icon: "monument-temple", of: (view, seat) => monumentsOf(view, view.players[seat]?.side ?? seat) },
    { name: "followers", icon: "follower", of: (view, seat) => leaderOf(view, seat)?.followers ?? 0 },
    { name: "devotion", icon: "devotion", of: (view, seat) => leaderOf(view, seat)?.devotion ?? 0, total: true },
  ],
  overWords: ({ conflicts }) => ({ conflicts }),

  text,

  Board: TableBoard,
  Over,
  Status,
  PlayerCard,
  AfterPlayers: null,
  PlayBody,
  Beside: PlayCards,
  OpenHands: null,
  panels: [{ id: "tracks", icon: "devotion", Panel: Tracks }],
};

/** Ankh at the table. */
export const client = ankh as unknown as GameClient;
