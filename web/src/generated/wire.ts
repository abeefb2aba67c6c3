// Written by `cargo xtask types`. Change the Rust types instead.

import type { Eye, Outcome, Seat } from './tabletop';

/** Makes me permanent, or changes the password. */
export type Account = {
  /** 3 to 24 letters, digits, `-` or `_`. */
  account: string;
  /** At least 8 characters. */
  password: string;
  /** The password so far, where there is one. */
  old_password: string | null;
};

/** How well a seat decided. */
export type Accuracy = {
  /** Who. */
  seat: Seat;
  /** In how many decisions. */
  decisions: number;
  /**
   * How much of the chance that the best would have given was kept, on
   * average, from 0 to 1; none without a decision.
   */
  kept: number | null;
  /** In how many of them the best was chosen, or as good as that. */
  best: number;
};

/** What a bot would do in somebody's place. */
export type Advice = {
  /**
   * The version in which the decision came up: it is worth something as
   * long as nothing else is to be decided.
   */
  since: number;
  /** Who decides. */
  seat: Seat;
  /** The bot that was asked. */
  bot: string;
  /**
   * What it would do, and what next if it could not do that: best first, at
   * most [`MOST_ADVISED`].
   */
  options: Array<Advised>;
  /**
   * The choice is made in secret, at the same time as somebody else's: it
   * would be drawn, each option as often as its share says.
   */
  drawn: boolean;
  /** On how many imagined games it rests. */
  simulations: number;
};

/** An option that a bot considered. */
export type Advised = {
  /** The notation of the offer. */
  action: string;
  /** The chance to win after it, from 0 to 1; none if it was not reckoned. */
  chance: number | null;
  /** How much of the attention it got, from 0 to 1: how sure the bot is. */
  share: number;
  /** What speaks for it, the best reason first; empty where nothing stands out. */
  because?: Array<Because>;
};

/**
 * How the chances of everybody went through a finished game, as a spectator
 * could reckon them who saw no hidden card.
 */
export type Analysis = {
  /** How many actions the game had. */
  count: number;
  /** The chances, moment by moment. */
  standings: Array<Standing>;
  /** Where they changed most, the greatest change first. */
  swings: Array<Swing>;
  /** The decisions that somebody took alone and had a choice in, in order. */
  decisions: Array<Judged>;
  /** How well each seat decided. */
  accuracy: Array<Accuracy>;
};

/** How far the analysis of a finished game has come. */
export type AnalysisState =
  | { "status": "working", 
/**
 * How many actions have been looked at.
 */
done: number, 
/**
 * Of how many.
 */
of: number }
  | { "status": "ready", 
/**
 * All of it.
 */
analysis: Analysis };

/** Whoever refuses: the game or the table. */
export type AnyRefusal = GameRefusal | TableRefusal;

/** A question to the table. */
export type AskedUndo = {
  /** Who asks. */
  by: Seat;
  /** How many actions would be left. */
  to: number;
  /** Who has agreed so far, the one who asks among them. */
  yes: Array<Seat>;
  /** Who has still to answer. */
  open: Array<Seat>;
};

/** What may be expected of an attack before it is made. */
export type AttackOdds = {
  /** The notation of the offer. */
  action: string;
  /** The odds, from what this eye knows. */
  odds: unknown;
};

/** Why a bot plays a person's seat. */
export type Away = "handed_over" | "left" | "out_of_time" | "idle" | "resigned";

/**
 * Something that gets better by an action for who takes it: in their own
 * position, or because it gets worse in somebody else's.
 */
export type Because = {
  /** Whose position changes. */
  seat: Seat;
  /** What of it, in the words of the game: `reason-<what>`. */
  what: string;
  /** What is there now, by its id, where the game tells such things apart. */
  gained: string | null;
  /** What was there and no longer is. */
  lost: string | null;
  /** The figure before, where it is one. */
  from: number | null;
  /** The figure after. */
  to: number | null;
  /** How much it adds to the logarithm of the odds to win. */
  worth: number;
};

/** Who decided. */
export type By = "person" | "bot" | "only_option";

/** What can be played here. */
export type Catalogue = {
  /** The game. */
  game: string;
  /** The least number of players. */
  fewest: number;
  /** The greatest. */
  most: number;
  /** The bots that play it, weakest first. */
  bots: Array<string>;
};

/** What I change about myself. */
export type ChangeMe = {
  /** 1 to 24 characters. */
  name: string;
};

/** What the host makes of a seat before the start. */
export type ChangeSeat = { "type": "open" } | { "type": "bot", 
/**
 * Its name.
 */
bot: string };

/** Who reads a line of chat. */
export type Channel = "everybody" | "team";

/** A line of chat. */
export type ChatLine = {
  /** Who reads it. */
  channel: Channel;
  /** Its number, counted for each channel from 1. */
  number: number;
  /** When. */
  at: number;
  /** The name of who said it. */
  name: string;
  /** The seat of who said it; none for a spectator. */
  seat: Seat | null;
  /** What. */
  text: string;
};

/**
 * What an action would close, told before it is taken: after it nothing is taken
 * back without the consent of the table.
 *
 * It is worked out from what its seat sees and from nothing else, so it tells no
 * secret. Where chance or hidden cards decide, it is what may happen.
 */
export type Closes = "reveals" | "passes" | "turn";

/** Why a socket ends. */
export type Closing = "restart" | "too_slow" | "too_fast" | "gone" | "broken" | "logged_out" | "not_open";

/** What was made. */
export type Created = {
  /** The address of the table. */
  id: string;
};

/** A line of the table's log. */
export type Entry = {
  /** Its number. */
  version: number;
  /** When. */
  at: number;
  /** How many actions the record held after it. */
  count: number;
  /** What happened. */
  kind: EntryKind;
};

/** What a line of the log says. */
export type EntryKind =
  | { "type": "began" }
  | { "type": "acted", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Who decided.
 */
by: By, 
/**
 * What happened, as this eye may know it.
 */
events: Array<GameEvent> }
  | { "type": "undone", 
/**
 * Who took them back.
 */
seat: Seat, 
/**
 * How many.
 */
back: number, 
/**
 * By which right.
 */
scope: Scope }
  | { "type": "dice_set" }
  | { "type": "undo_asked", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many actions would be left.
 */
to: number }
  | { "type": "undo_answered", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Consent.
 */
yes: boolean }
  | { "type": "bot_seated", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Why.
 */
because: Away }
  | { "type": "person_back", 
/**
 * Which seat.
 */
seat: Seat }
  | { "type": "resigned", 
/**
 * Which seat.
 */
seat: Seat }
  | { "type": "lesson_skipped", 
/**
 * Who.
 */
seat: Seat }
  | { "type": "advised", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which bot.
 */
bot: string }
  | { "type": "ended", 
/**
 * How.
 */
outcome: Outcome };

/** How many actions each kind of free undo would take back. */
export type FreeUndo = {
  /** The last decision. */
  step: number;
  /** Back to the last reveal, draw or change of decider. */
  turn: number;
};

/** A token that was made just now: the only time it is told. */
export type FreshToken = {
  /** Its number. */
  id: number;
  /** What it is for. */
  label: string;
  /** To be sent as `Authorization: Bearer <token>`. */
  token: string;
};

/**
 * What happened, as the game tells it: `what` names it, everything else about
 * it is the game's own.
 */
export type GameEvent = {
  what: string;
};

/**
 * Why a game says no: `why` names the rule, everything else about it is the
 * game's own.
 */
export type GameRefusal = {
  why: string;
};

/** Somebody who looks on. */
export type Guest = {
  /** A number that stands for them while they are here. */
  guest: number;
  /** What they are called here; none for somebody without a name. */
  name: string | null;
  /** Whether they opened the table. */
  host: boolean;
};

/** What a lesson says at this moment. */
export type Hint = {
  /** The name of the message, in the words of the game. */
  words: string;
  /** The notation of the action to take; none when the lesson just tells. */
  action: string | null;
  /** Which step this is, from 1. */
  step: number;
  /** How many there are. */
  steps: number;
};

/** Who holds a seat. */
export type Holder =
  | { "type": "open" }
  | { "type": "bot", 
/**
 * Which.
 */
bot: string }
  | { "type": "person", 
/**
 * What they call themselves.
 */
name: string, 
/**
 * Whether it is who asks.
 */
me: boolean, 
/**
 * Whether they look at the table now.
 */
online: boolean, 
/**
 * A bot plays for them, and why.
 */
away: Away | null };

/** How little one wants of somebody. */
export type How = "mute" | "block";

/**
 * Somebody at a live table who is asked and does nothing. Times are spans from
 * the moment this was told, in milliseconds.
 */
export type Idle = {
  /** Which seat. */
  seat: Seat;
  /** For how long they have done nothing. */
  idle_for: number;
  /** Which of those who wait want a bot to play on. */
  yes: Array<Seat>;
  /** Who has still to agree. */
  open: Array<Seat>;
  /**
   * How soon a bot takes the seat, unless its person does something; none
   * until all have agreed.
   */
  bot_in: number | null;
};

/** Somebody I do not want to read or to meet. */
export type Ignore = {
  /** Whom. */
  who: Who;
  /** How much of them. */
  how: How;
};

/** Everybody I do not want to read or to meet. */
export type Ignored = {
  /** The newest first. */
  people: Array<IgnoredPerson>;
};

/** Somebody I ignore, as I find them at this table. */
export type IgnoredHere = {
  /** The number by which it is taken back. */
  id: number;
  /** What they were called then. */
  name: string;
  /** How little I want of them. */
  how: How;
  /** Where they sit, if they do. */
  seat: Seat | null;
  /** Their number among those who look on, if they do. */
  guest: number | null;
};

/** Somebody I once did not want to read or to meet. */
export type IgnoredPerson = {
  /** The number by which it is taken back. */
  id: number;
  /** What they were called then. */
  name: string;
  /** How little I want of them. */
  how: How;
  /** Since when. */
  since: number;
};

/**
 * A decision, compared with the best that was found in its place, from what its
 * seat could know.
 */
export type Judged = {
  /** How many actions had been taken before it. */
  count: number;
  /** Who decided. */
  seat: Seat;
  /** What they chose, in notation. */
  chosen: string;
  /** The best that was found. */
  best: string;
  /** Their chance to win with the best, from 0 to 1. */
  chance: number;
  /** How much less it was with what they chose. */
  lost: number;
};

/** Tables to sit at or look at. */
export type Lobby = {
  /** Listed tables with an open seat. */
  open: Array<TableInfo>;
  /**
   * Mine: where it is my turn first, then what is not finished, then the
   * newest.
   */
  mine: Array<TableInfo>;
  /** Listed games in progress. */
  watch: Array<TableInfo>;
  /** Where each list goes on. */
  more: More;
};

/** I am this account. */
export type Login = {
  /** Its name. */
  account: string;
  /** Its password. */
  password: string;
};

/** A place to jump to. */
export type Mark = {
  /** After how many actions. */
  count: number;
  /**
   * What begins here, in a word of the game: `turn`, `battle`. There may be
   * more than a client knows.
   */
  kind: string;
};

/** Where a replay may jump to. */
export type Marks = {
  /** How many actions there are. */
  count: number;
  /** In order. */
  marks: Array<Mark>;
};

/** Who I am. */
export type Me = {
  /** What I call myself. */
  name: string;
  /** The name of my account, if I have made one. */
  account: string | null;
};

/** A past moment. */
export type Moment = {
  /** How many actions had been taken. */
  count: number;
  /** Who took the last of them; none at the beginning. */
  seat: Seat | null;
  /** What it led to, as this eye may know it. */
  events: Array<GameEvent>;
  /** The state then. */
  view: unknown;
};

/** Where each list of the lobby goes on; nothing where it is all there. */
export type More = {
  /** Tables with an open seat. */
  open: string | null;
  /** Mine. */
  mine: string | null;
  /** Games in progress. */
  watch: string | null;
};

/** A table to be opened. */
export type NewTable = {
  /** The game, such as `kemet`. */
  game: string;
  /** What the game needs to know; `players` must fit the seats. */
  setup: unknown;
  /** One per player, in order. */
  seats: Array<SeatWish>;
  /** What else is agreed. */
  options: Options;
  /** Start at once if no seat is open. */
  start: boolean;
};

/** A token to be made. */
export type NewToken = {
  /** What it is for, 1 to 24 characters. */
  label: string;
};

/** Private notes. */
export type Notes = {
  /** At most 10,000 characters. */
  text: string;
};

/** An action that may be taken now. */
export type Offer = {
  /** Its notation. */
  action: string;
  /** What it costs at once, in the money of the game. */
  cost: number | null;
  /** It leads into a fight with somebody. */
  attack?: boolean;
  /**
   * What else is to be known of it, in a word of the game: `free` where nothing
   * is paid.
   */
  remark?: string;
  /**
   * Why one should think twice, in a word of the game: `no-power` where it
   * would do nothing.
   */
  warning?: string;
  /**
   * What keeps it from being freely taken back, as far as the seat can tell
   * beforehand; nothing where it can be.
   */
  closes?: Closes;
};

/** What the table agreed on besides the game's own setup. */
export type Options = {
  /** In the lobby for everybody; else found by its link only. */
  listed: boolean;
  /** How long a decision may take. */
  pace: Pace;
  /**
   * One browser, several people: who opens the table holds every seat that
   * is not a bot's.
   */
  hot_seat: boolean;
  /** Spectators read what players say only after the end. */
  chat_hidden: boolean;
  /**
   * Whether one may ask what a bot would do. Where nothing is said: if one
   * person plays bots.
   */
  hints: boolean | null;
};

/** How long a decision may take. */
export type Pace =
  | { "type": "live" }
  | { "type": "per_decision", 
/**
 * 60 to 1,209,600 (two weeks).
 */
seconds: number }
  | { "type": "bank", 
/**
 * What everybody begins with, in seconds: 60 to 1,209,600.
 */
bank: number, 
/**
 * What is added whenever somebody is done and another is asked, in
 * seconds: 5 to 86,400.
 */
increment: number };

/** A game against bots, now. */
export type PlayNow = {
  /** The game, such as `kemet`. */
  game: string;
  /** How many sit at the table, me among them. */
  players: number;
  /** Which bot takes the other seats. */
  bot: string | null;
};

/** Goes on from a moment of a finished game. */
export type PlayOn = {
  /** After how many actions. */
  at: number;
  /** Who sits where: me at least once, bots, or somebody who comes by link. */
  seats: Array<SeatWish>;
};

/** What somebody does that others should not have to bear. */
export type Reason = "abuse" | "name" | "spam" | "cheating" | "stalling" | "other";

/** Somebody to be sent away from a table. */
export type Remove = {
  /** Whom. */
  who: Who;
};

/**
 * What the host of the server shall know. The last lines of chat that I can
 * read are added by the server itself.
 */
export type Report = {
  /** Who did it. */
  who: Who;
  /** What kind of thing. */
  reason: Reason;
  /** In my own words, at most `LONGEST_REPORT` characters. */
  text: string;
};

/**
 * Why a request was refused: `why`, and figures beside it. A program goes by
 * these; what a person reads is `request-error-<why>` in the words of their
 * language.
 */
export type RequestError =
  | { "why": "stranger" }
  | { "why": "no_such_token" }
  | { "why": "token_only_plays" }
  | { "why": "no_such_path" }
  | { "why": "no_such_method" }
  | { "why": "other_origin" }
  | { "why": "unreadable", 
/**
 * What its reader said, for developers.
 */
detail: string }
  | { "why": "too_large" }
  | { "why": "too_slow" }
  | { "why": "too_fast" }
  | { "why": "too_many_connections" }
  | { "why": "too_many_sockets" }
  | { "why": "too_many_requests" }
  | { "why": "busy" }
  | { "why": "broken" }
  | { "why": "missing" }
  | { "why": "no_upgrade" }
  | { "why": "bad_account", least: number, most: number }
  | { "why": "bad_password", least: number, most: number }
  | { "why": "wrong_password" }
  | { "why": "name_taken" }
  | { "why": "bad_name", most: number }
  | { "why": "house_name" }
  | { "why": "bad_label", most: number }
  | { "why": "too_many_tokens", most: number }
  | { "why": "no_such_table" }
  | { "why": "not_open" }
  | { "why": "cannot_open" }
  | { "why": "too_many_tables" }
  | { "why": "too_many_bot_games" }
  | { "why": "too_many_analyses" }
  | { "why": "bad_cursor" }
  | { "why": "no_such_game", game: string }
  | { "why": "bad_setup", 
/**
 * What its reader said, for developers.
 */
detail: string }
  | { "why": "setup_refused", game: string, 
/**
 * Why, in the game's own terms.
 */
setup_refusal: GameRefusal }
  | { "why": "record_refused", 
/**
 * Its game, as far as that is known.
 */
game: string | null, 
/**
 * Why, and on which line.
 */
record_error: GameRefusal }
  | { "why": "no_such_bot", bot: string, game: string }
  | { "why": "no_such_lesson" }
  | { "why": "wrong_seats", players: number, seats: number }
  | { "why": "no_seat_of_yours" }
  | { "why": "several_seats" }
  | { "why": "bad_seat_name", most: number }
  | { "why": "bad_pace" }
  | { "why": "bad_bank" }
  | { "why": "not_host" }
  | { "why": "not_your_seat" }
  | { "why": "not_seated" }
  | { "why": "not_played" }
  | { "why": "begun" }
  | { "why": "no_such_seat" }
  | { "why": "seat_taken" }
  | { "why": "seat_open" }
  | { "why": "cannot_play" }
  | { "why": "nothing_to_repeat" }
  | { "why": "record_closed" }
  | { "why": "no_record" }
  | { "why": "not_over" }
  | { "why": "cannot_play_on" }
  | { "why": "no_such_moment" }
  | { "why": "at_the_end" }
  | { "why": "notes_too_long", most: number }
  | { "why": "nobody_there" }
  | { "why": "yourself" }
  | { "why": "nameless" }
  | { "why": "ignores_too_many" }
  | { "why": "plays_now" }
  | { "why": "report_too_long", most: number }
  | { "why": "reports_wait" }
  | { "why": "reports_full" };

/** How far an undo goes. */
export type Scope = "step" | "turn" | "table";

/** The clock of a seat, where everybody has a bank of time. */
export type SeatClock = {
  /** Whose. */
  seat: Seat;
  /** What is left at the moment this was told, in milliseconds. */
  left: number;
  /** Whether it runs. */
  runs: boolean;
};

/** A seat. */
export type SeatInfo = {
  /** Its number, from 0. */
  seat: Seat;
  /** Who holds it. */
  holder: Holder;
  /** Its name in a hot-seat game, or of the person or bot. */
  label: string;
};

/** Who shall have a seat of a new table. */
export type SeatWish =
  | { "type": "me", 
/**
 * Who sits here in a hot-seat game.
 */
label: string | null }
  | { "type": "open" }
  | { "type": "bot", 
/**
 * Its name, see the catalogue.
 */
bot: string };

/** Cards that somebody shows to their team. */
export type ShownHand = {
  /** Whose. */
  seat: Seat;
  /** What the game hides from others of this seat. */
  cards: unknown;
};

/** The games that I played alone, by what was to be reached. */
export type SoloGames = {
  /** In the order of the game's objectives. */
  tallies: Array<SoloTally>;
};

/** All finished games with one objective. */
export type SoloTally = {
  /** The game. */
  game: string;
  /**
   * What was to be reached, in the words of the game; none for games that
   * were given up before it was drawn.
   */
  objective: string | null;
  /** How many were finished or given up. */
  played: number;
  /** How many of them were won. */
  won: number;
  /** The earliest round in which one was won. */
  best_round: number | null;
  /** When the last of them ended. */
  last: number;
};

/** Everybody's chances at one moment. */
export type Standing = {
  /** After how many actions. */
  count: number;
  /** The chance of each seat to win, from 0 to 1. */
  chances: Array<number>;
};

/** How far a table has come. */
export type Status = "gathering" | "playing" | "finished";

/** A decision after which the chances were others. */
export type Swing = {
  /** How many actions had been taken before it, */
  from: number;
  /** and when its outcome was clear. */
  to: number;
  /** Who decided; none if several did at once. */
  seat: Seat | null;
  /** Everybody's chances before, */
  before: Array<number>;
  /** and after. */
  after: Array<number>;
  /** What happened, as the record tells it. */
  events: Array<GameEvent>;
};

/** A table as one person sees it from outside. */
export type TableInfo = {
  /** Its address. */
  id: string;
  /** The game. */
  game: string;
  /** What the game needs to know. */
  setup: unknown;
  /** What else was agreed. */
  options: Options;
  /** Whether one may ask what a bot would do. */
  hints: boolean;
  /** How far it has come. */
  status: Status;
  /**
   * Whether who asks is its host: who opened it, or who was there when that
   * one was gone.
   */
  host: boolean;
  /** Which seat the host holds; none if they only look on. */
  host_seat: Seat | null;
  /** Everybody. */
  seats: Array<SeatInfo>;
  /** Who must decide. */
  awaiting: Array<Seat>;
  /** Whether it is the turn of who asks. */
  my_turn: boolean;
  /** How many look on. */
  spectators: number;
  /** How many actions were taken. */
  count: number;
  /** When it was opened. */
  created: number;
  /** When something last happened. */
  changed: number;
  /** How it ended. */
  outcome: Outcome | null;
  /** The lesson it is, if it is one. */
  lesson: string | null;
  /** An uploaded record: nobody played it here. */
  uploaded: boolean;
  /** The table of the rematch, once there is one. */
  rematch: string | null;
  /**
   * When the game is deleted if nothing happens until then; told to those
   * who sit there, a good while before.
   */
  ends: number | null;
  /**
   * Why the game cannot be played on here; none if it can, as far as is
   * known before somebody looks at the table.
   */
  unplayable: Unplayable | null;
};

/** A list of the lobby. */
export type TableList = "open" | "mine" | "watch";

/** A page of a list of the lobby. */
export type TablePage = {
  /** In the order of the list. */
  tables: Array<TableInfo>;
  /** Where it goes on; nothing at its end. */
  next: string | null;
};

/**
 * Why the table (not the game) refuses, in the form the game's own refusals
 * have: `{"why": …}`.
 */
export type TableRefusal =
  | { "why": "unreadable" }
  | { "why": "too_long" }
  | { "why": "invisible" }
  | { "why": "too_fast" }
  | { "why": "stale" }
  | { "why": "not_yours" }
  | { "why": "not_seated" }
  | { "why": "not_begun" }
  | { "why": "over" }
  | { "why": "bot_plays" }
  | { "why": "lesson" }
  | { "why": "undo_nothing" }
  | { "why": "undo_not_yours" }
  | { "why": "undo_revealed" }
  | { "why": "undo_passed" }
  | { "why": "undo_too_far" }
  | { "why": "undo_question" }
  | { "why": "second_thoughts" }
  | { "why": "unplayable" }
  | { "why": "not_your_eyes" }
  | { "why": "not_idle" }
  | { "why": "no_team" }
  | { "why": "no_hints" }
  | { "why": "cannot_save" };

/** My team, as the eyes of one of its seats see it. */
export type Team = {
  /** Who plays together, the own seat among them. */
  seats: Array<Seat>;
  /** Who of them shows their cards to the team, perhaps the own seat. */
  showing: Array<Seat>;
  /** What the others among those show. */
  hands: Array<ShownHand>;
};

/** What the server says on the socket of a table. */
export type ToClient =
  | { "type": "table", 
/**
 * All of it.
 */
table: TableInfo }
  | { "type": "update", 
/**
 * All of it.
 */
update: Update }
  | { "type": "done", 
/**
 * The client's own.
 */
id: string, 
/**
 * The version in which it did.
 */
version: number }
  | { "type": "refused", 
/**
 * The client's own; none where the message was not even readable.
 */
id: string | null, 
/**
 * Why: `{"why": …}` with what else is to know.
 */
reason: AnyRefusal }
  | { "type": "chat", 
/**
 * These are all there are: forget others. Else they follow those known.
 */
fresh: boolean, 
/**
 * The lines.
 */
lines: Array<ChatLine> }
  | { "type": "guests", 
/**
 * At most [`MOST_GUESTS`].
 */
guests: Array<Guest>, 
/**
 * How many more there are.
 */
more: number }
  | { "type": "ignored", 
/**
 * My own number among those who look on, if I do.
 */
guest: number | null, 
/**
 * The people.
 */
people: Array<IgnoredHere> }
  | { "type": "team", 
/**
 * All of it.
 */
team: Team }
  | { "type": "point", 
/**
 * Who.
 */
seat: Seat, 
/**
 * At what, in the words of the game.
 */
at: string }
  | { "type": "idle", 
/**
 * All of them.
 */
idle: Array<Idle> }
  | { "type": "why", 
/**
 * From the question.
 */
ask: number, 
/**
 * The reason.
 */
reason: AnyRefusal | null }
  | { "type": "advice", 
/**
 * From the question.
 */
ask: number, 
/**
 * What the bot would do.
 */
advice: Advice | null, 
/**
 * Why it is not asked.
 */
reason: TableRefusal | null }
  | { "type": "moments", 
/**
 * From the question.
 */
ask: number, 
/**
 * In order.
 */
moments: Array<Moment> }
  | { "type": "log", 
/**
 * From the question.
 */
ask: number, 
/**
 * In order.
 */
entries: Array<Entry> }
  | { "type": "pong" }
  | { "type": "closing", 
/**
 * Why.
 */
reason: Closing };

/**
 * What a client says on the socket of a table.
 *
 * Whatever changes something carries an `id` of the client's own choosing, at
 * most 64 characters: sent twice, it happens once, and is answered twice.
 */
export type ToServer =
  | { "type": "act", 
/**
 * The client's own.
 */
id: string, 
/**
 * The version whose offers the person saw.
 */
version: number, 
/**
 * For which of one's seats.
 */
seat: Seat, 
/**
 * The notation of the offer.
 */
action: string }
  | { "type": "undo", 
/**
 * The client's own.
 */
id: string, 
/**
 * The version the person saw.
 */
version: number, 
/**
 * For which of one's seats.
 */
seat: Seat, 
/**
 * How far.
 */
scope: Scope }
  | { "type": "ask_undo", 
/**
 * The client's own.
 */
id: string, 
/**
 * Who asks.
 */
seat: Seat, 
/**
 * How many actions shall be left.
 */
to: number }
  | { "type": "answer_undo", 
/**
 * The client's own.
 */
id: string, 
/**
 * Who answers.
 */
seat: Seat, 
/**
 * Consent.
 */
yes: boolean }
  | { "type": "why", 
/**
 * Comes back with the answer.
 */
ask: number, 
/**
 * For which of one's seats.
 */
seat: Seat, 
/**
 * The notation of what is wished.
 */
action: string }
  | { "type": "advice", 
/**
 * Comes back with the answer.
 */
ask: number, 
/**
 * For which of one's seats.
 */
seat: Seat, 
/**
 * Which bot, see the catalogue.
 */
bot: string }
  | { "type": "look", 
/**
 * Whose.
 */
eye: Eye }
  | { "type": "moments", 
/**
 * Comes back with the answer.
 */
ask: number, 
/**
 * The first, by number of actions taken.
 */
from: number, 
/**
 * The last.
 */
to: number }
  | { "type": "log", 
/**
 * Comes back with the answer.
 */
ask: number, 
/**
 * Only entries before this version.
 */
before: number }
  | { "type": "say", 
/**
 * The client's own.
 */
id: string, 
/**
 * At most [`LONGEST_CHAT`] characters.
 */
text: string, 
/**
 * Who reads it; everybody where nothing is said.
 */
channel?: Channel }
  | { "type": "point", 
/**
 * The client's own.
 */
id: string, 
/**
 * Which of one's seats points.
 */
seat: Seat, 
/**
 * The thing, in the words of the game: at most [`LONGEST_POINT`]
 * letters, digits, `-` and `_`.
 */
at: string }
  | { "type": "show", 
/**
 * The client's own.
 */
id: string, 
/**
 * Which of one's seats.
 */
seat: Seat, 
/**
 * Whether they are shown from now on.
 */
on: boolean }
  | { "type": "hurry" }
  | { "type": "hand_over", 
/**
 * The client's own.
 */
id: string, 
/**
 * Which seat.
 */
seat: Seat }
  | { "type": "take_back", 
/**
 * The client's own.
 */
id: string, 
/**
 * Which seat.
 */
seat: Seat }
  | { "type": "let_bot_play", 
/**
 * The client's own.
 */
id: string, 
/**
 * Which of one's seats waits.
 */
seat: Seat, 
/**
 * For whom.
 */
idle: Seat, 
/**
 * Consent.
 */
yes: boolean }
  | { "type": "here" }
  | { "type": "resign", 
/**
 * The client's own.
 */
id: string, 
/**
 * Which seat.
 */
seat: Seat }
  | { "type": "skip_lesson", 
/**
 * The client's own.
 */
id: string, 
/**
 * The learner's seat.
 */
seat: Seat }
  | { "type": "ping" };

/** A token, without what makes it one. */
export type TokenInfo = {
  /** Its number. */
  id: number;
  /** What it is for. */
  label: string;
  /** When it was made. */
  created: number;
};

/** My tokens. */
export type Tokens = {
  /** The oldest first. */
  tokens: Array<TokenInfo>;
};

/**
 * Why a game cannot be played on here. It is kept as it is, and can be looked
 * at as far as it is certain.
 */
export type Unplayable =
  | { "why": "other_rules", 
/**
 * The version it began under.
 */
rules: number, 
/**
 * The oldest version that is played here.
 */
oldest: number, 
/**
 * The newest.
 */
newest: number }
  | { "why": "differs", 
/**
 * After this many actions all is still as it was.
 */
good: number }
  | { "why": "disclosed" };

/** The game as one eye sees it, and what happened since. */
export type Update = {
  /** Numbers everything that ever happened here; it only grows. */
  version: number;
  /** How many actions the record holds now. */
  count: number;
  /** Through which eye. */
  eye: Eye;
  /** The entries do not join the version the client had: forget older ones. */
  fresh: boolean;
  /** What happened since. */
  entries: Array<Entry>;
  /** The state. */
  view: unknown;
  /** Who must decide. */
  awaiting: Array<Seat>;
  /** What the seat of this eye may do. */
  offers: Array<Offer>;
  /** How many decisions may freely be taken back. */
  undo: FreeUndo;
  /** Somebody asks the table to go back. */
  asked_undo: AskedUndo | null;
  /** When a bot decides for the seat of this eye, if it may take that long. */
  deadline: number | null;
  /** Everybody's clock, where the table plays with banks of time. */
  clocks?: Array<SeatClock>;
  /** The odds of the battle, from what this eye knows. */
  odds: unknown;
  /**
   * The odds of the battle that an offer leads into, as far as the rules can
   * tell them, for each offer that attacks.
   */
  attacks?: Array<AttackOdds>;
  /** What the lesson says now, and what it waits for. */
  lesson: Hint | null;
};

/**
 * Somebody at a table, by where one sees them. People have no numbers of their
 * own here by which they could be followed from table to table.
 */
export type Who =
  | { "type": "seat", 
/**
 * From 0.
 */
seat: Seat }
  | { "type": "line", 
/**
 * Where.
 */
channel: Channel, 
/**
 * Its number.
 */
number: number }
  | { "type": "guest", 
/**
 * The number that `guests` gives.
 */
guest: number };
