import type { GameClient } from "../game.ts";
import "./colours.css";
import TableBoard from "./board/TableBoard.svelte";
import { facesOf } from "./faces.ts";
import { WATCHING } from "./pace.ts";
import { deciding } from "./play/deciding.ts";
import PlayBody from "./play/PlayBody.svelte";
import PlayerCard from "./play/PlayerCard.svelte";
import { AnkhPlay } from "./play/session.svelte.ts";
import Status from "./play/Status.svelte";
import { tongue } from "./tongue.ts";
import type { Ankh, View } from "./wire.ts";

const leader = (view: View, seat: number) => view.players[view.players[seat]?.side ?? seat];

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
    { name: "powers", icon: "ankh", of: (view, seat) => leader(view, seat)?.powers.length ?? 0 },
    {
      name: "monuments",
      icon: "monument-temple",
      of: (view, seat) => view.monuments.filter((monument) => monument.seat === (view.players[seat]?.side ?? seat)).length,
    },
    { name: "followers", icon: "follower", of: (view, seat) => leader(view, seat)?.followers ?? 0 },
    { name: "devotion", icon: "devotion", of: (view, seat) => leader(view, seat)?.devotion ?? 0, total: true },
  ],
  overWords: ({ ending, conflicts }) => ({
    conflicts,
    god: ending !== null && typeof ending === "object" ? Object.values(ending)[0] ?? 0 : 0,
  }),

  Board: TableBoard,
  Over: null,
  Status,
  PlayerCard,
  AfterPlayers: null,
  PlayBody,
  Beside: null,
  OpenHands: null,
  panels: [],
};

/** Ankh at the table. */
export const client = ankh as unknown as GameClient;
