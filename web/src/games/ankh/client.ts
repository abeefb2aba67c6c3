import type { GameClient } from "../game.ts";
import "./colours.css";
import TableBoard from "./board/TableBoard.svelte";
import { facesOf } from "./faces.ts";
import { WATCHING } from "./pace.ts";
import PlayCards from "./play/battle/PlayCards.svelte";
import { deciding } from "./play/deciding.ts";
import Over from "./play/Over.svelte";
import PlayBody from "./play/PlayBody.svelte";
import PlayerCard from "./play/PlayerCard.svelte";
import { AnkhPlay } from "./play/session.svelte.ts";
import { leaderOf, monumentsOf } from "./play/sides.ts";
import Status from "./play/Status.svelte";
import Tracks from "./play/Tracks.svelte";
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

  watching: WATCHING,
  headings: new Set(["turn_began", "conflict_began", "merged", "forgotten"]),
  asides: new Set(["turn_began", "automatic", "followers_paid"]),

  score: [
    { name: "powers", icon: "ankh", of: (view, seat) => leaderOf(view, seat)?.powers.length ?? 0 },
    { name: "monuments", icon: "monument-temple", of: (view, seat) => monumentsOf(view, view.players[seat]?.side ?? seat) },
    { name: "followers", icon: "follower", of: (view, seat) => leaderOf(view, seat)?.followers ?? 0 },
    { name: "devotion", icon: "devotion", of: (view, seat) => leaderOf(view, seat)?.devotion ?? 0, total: true },
  ],
  overWords: ({ conflicts }) => ({ conflicts }),

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
