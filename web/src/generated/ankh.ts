// Written by `cargo xtask types`. Change the Rust types instead.

import type { Eye, Outcome, Refused, Seat } from './tabletop';

/** What the table agreed on; never changes during a game. */
export type Agreed = {
  /** How many play. */
  players: number;
  /** How the board was laid out. */
  scenario: Scenario;
  /** The guardians of the three levels. */
  guardians: [Guardian, Guardian, Guardian];
};

/** One side of a battle. */
export type BattleSideView = {
  /** Who leads it. */
  seat: Seat;
  /** It has chosen what to play. */
  chosen: boolean;
  /** What it plays, for those who may know. */
  cards: Array<Card> | null;
  /** It has bid against the locusts. */
  has_bid: boolean;
  /** Its bid, for those who may know. */
  bid: number | null;
  /** Its strength as far as this eye can add it up. */
  lines: Array<StrengthLine>;
  /** The sum of these lines. */
  total: number;
  /** What it fought with, once that is settled. */
  strength: number;
  /** Figures killed in this battle. */
  kills: number;
  /** Warriors that have just died. */
  dead_warriors: number;
  /** Mummies that are to rise. */
  rising: number;
  /** Cat-Mummies that have just died. */
  dead_cats: number;
};

/** The battle under way. */
export type BattleView = {
  /** The conflict token of the region. */
  region: number;
  /** Who takes part. */
  sides: Array<BattleSideView>;
  /** Who has yet to act in the step under way. */
  pending: Array<Seat>;
  /** Who made the last Obelisk-Attuned move. */
  rotation: Seat | null;
  /** Figures that such moves have brought. */
  moved: Array<Hex>;
  /** Amun plays two cards. */
  two_cards: boolean;
  /** The cards are on the table. */
  revealed: boolean;
  /** Figures that Flood keeps alive. */
  flooded: Array<Hex>;
  /** Who has won, once it is known. */
  winner: Seat | null;
  /** Figures about to die. */
  doomed: Array<Hex>;
  /** Those among them whom Isis may save. */
  protected: Array<Hex>;
};

/** The seven battle cards of every god (1.1 of docs/rules-ankh.md). */
export type Card = "plague" | "build" | "chariots" | "cycle" | "drought" | "flood" | "miracle";

/** A battle card. */
export type CardInfo = {
  /** Which. */
  id: Card;
  /** What it adds in battle. */
  strength: number;
};

/** Everything in the box. */
export type Components = {
  /** The gods. */
  gods: Array<God>;
  /** The actions, from the top row to the bottom. */
  deeds: Array<Deed>;
  /** The kinds of monument. */
  monuments: Array<Monument>;
  /** The guardians. */
  guardians: Array<GuardianInfo>;
  /** The Ankh powers. */
  powers: Array<PowerInfo>;
  /** The places for powers on a god board, in their order. */
  power_places: Array<PowerPlace>;
  /** The battle cards. */
  cards: Array<CardInfo>;
  /** The event track after its start space. */
  events: Array<EventKind>;
  /** The last red space of the devotion track. */
  last_red: number;
  /** The top of the devotion track. */
  top: number;
  /** Warriors of a god. */
  warriors: number;
  /** Ankh tokens of a god. */
  ankhs: number;
  /** Camels. */
  camels: number;
  /** Conflict tokens. */
  tokens: number;
  /** Suns, underworld tokens, slots for trapped warriors. */
  specials: number;
  /** The hexes of the map. */
  hexes: Array<HexInfo>;
  /** The sides where the Nile runs between two lands. */
  river: Array<Side>;
  /** The scenarios. */
  scenarios: Array<ScenarioInfo>;
  /** How they begin, for each number of players. */
  layouts: Array<LayoutInfo>;
};

/** The four actions, from the top row to the bottom (C-16). */
export type Deed = "move-figures" | "summon-figure" | "gain-followers" | "unlock-power";

/** The six directions, clockwise. */
export type Direction = "n" | "ne" | "se" | "s" | "sw" | "nw";

/** Why a game ended: the key that an outcome carries, and scripts rely on. */
export type EndReason = "top" | "last" | "forgotten" | "devotion";

/** How a game ended. */
export type Ending = { "top": Seat } | { "last": Seat } | "forgotten" | { "devotion": Seat };

/**
 * Something that happened. A `seat` is the player who did it, also where two
 * play one god. Where nobody did anything, and where figures, monuments
 * or devotion are a god's (`owner`, the dead, the winner), it is the seat that
 * leads that god.
 */
export type Event =
  | { "what": "god_chosen", seat: Seat, god: God }
  | { "what": "first_player", seat: Seat }
  | { "what": "guardians_chosen", guardians: Array<Guardian> }
  | { "what": "turn_began", seat: Seat }
  | { "what": "action_began", seat: Seat, deed: Deed }
  | { "what": "automatic", seat: Seat, action: string }
  | { "what": "moved", seat: Seat, figure: FigureKind, from: Hex, to: Hex }
  | { "what": "pushed", seat: Seat, owner: Seat, figure: FigureKind, from: Hex, to: Hex }
  | { "what": "aimed", seat: Seat, hex: Hex, facing: Facing }
  | { "what": "summoned", seat: Seat, figure: FigureKind, hex: Hex }
  | { "what": "ransomed", seat: Seat, to: Seat }
  | { "what": "sun_given", seat: Seat, hex: Hex }
  | { "what": "followers_gained", seat: Seat, count: number, now: number, why: Why }
  | { "what": "followers_paid", seat: Seat, count: number, now: number, why: Why }
  | { "what": "power_unlocked", seat: Seat, power: Power }
  | { "what": "guardian_joined", seat: Seat, guardian: Guardian }
  | { "what": "event_reached", seat: Seat, event: EventKind, number: number }
  | { "what": "monument_taken", seat: Seat, hex: Hex, monument: Monument, from: Seat | null }
  | { "what": "nothing_to_control", seat: Seat }
  | { "what": "caravan_laid", seat: Seat, sides: Array<Side> }
  | { "what": "no_caravan", seat: Seat }
  | { "what": "token_laid", number: number, hex: Hex }
  | { "what": "tokens_swapped", seat: Seat, one: number, other: number }
  | { "what": "conflict_began", seat: Seat, number: number }
  | { "what": "monument_destroyed", hex: Hex, monument: Monument, owner: Seat | null }
  | { "what": "dominated", seat: Seat, region: number }
  | { "what": "battle_began", region: number, seats: Array<Seat> }
  | { "what": "attuned", seat: Seat, figure: FigureKind, from: Hex, to: Hex }
  | { "what": "two_cards", seat: Seat }
  | { "what": "card_chosen", seat: Seat }
  | { "what": "cards_revealed", seat: Seat, cards: Array<Card> }
  | { "what": "monument_built", seat: Seat, hex: Hex, monument: Monument }
  | { "what": "bid_made", seat: Seat }
  | { "what": "bid_revealed", seat: Seat, followers: number }
  | { "what": "spared", seat: Seat | null }
  | { "what": "strength_summed", seat: Seat, total: number, lines: Array<StrengthLine> }
  | { "what": "battle_won", seat: Seat, region: number }
  | { "what": "battle_tied", region: number }
  | { "what": "tie_broken", seat: Seat }
  | { "what": "nobody_left", region: number }
  | { "what": "saved", seat: Seat, figure: FigureKind, hex: Hex }
  | { "what": "killed", seat: Seat, figure: FigureKind, hex: Hex }
  | { "what": "trapped", seat: Seat, owner: Seat }
  | { "what": "rose", seat: Seat, hex: Hex }
  | { "what": "found_no_grave", seat: Seat }
  | { "what": "devotion_changed", seat: Seat, from: number, to: number, why: Why, region: number | null, by: Array<Grant> }
  | { "what": "underworld_placed", seat: Seat, hex: Hex, from: Hex | null }
  | { "what": "cards_returned", seat: Seat }
  | { "what": "conflict_ended", number: number }
  | { "what": "merged", higher: Seat, lower: Seat, devotion: number }
  | { "what": "guardian_left", seat: Seat, guardian: Guardian, hex: Hex | null }
  | { "what": "forgotten", seat: Seat }
  | { "what": "game_ended", outcome: Outcome };

/** What a space of the event track brings (C-17). */
export type EventKind = "control" | "caravan" | "conflict";

/** Where a Giant Scorpion points: at two neighbouring directions. */
export type Facing = "n-ne" | "ne-se" | "se-s" | "s-sw" | "sw-nw" | "nw-n";

/** The kinds of figure. */
export type FigureKind = "god" | "warrior" | "cat-mummy" | "satet" | "mummy" | "apep" | "scorpion" | "sphinx";

/** A figure on the board. */
export type FigureView = {
  /** Where it stands. */
  hex: Hex;
  /** Who leads its god. */
  seat: Seat;
  /** What it is. */
  figure: FigureKind;
  /** It has a sun. */
  radiant: boolean;
  /** Where a Scorpion points, once it was aimed. */
  facing: Facing | null;
};

/** The gods (C-1). */
export type God = "amun" | "anubis" | "isis" | "osiris" | "ra";

/** A part of a gain of devotion, by what it comes from. */
export type Grant =
  | { "what": "plain", amount: number }
  | { "what": "monument", monument: Monument, amount: number }
  | { "what": "power", power: Power, amount: number }
  | { "what": "card", card: Card, amount: number }
  | { "what": "god", god: God, amount: number };

/** The guardians (C-9). */
export type Guardian = "cat-mummy" | "satet" | "mummy" | "apep" | "scorpion" | "sphinx";

/** A guardian. */
export type GuardianInfo = {
  /** Which. */
  id: Guardian;
  /** 1 to 3. */
  level: number;
  /** It stands on a large base. */
  large: boolean;
};

/** One hex of the map. */
export type Hex = string;

/** A hex of the map. */
export type HexInfo = {
  /** Its notation. */
  id: Hex;
  /** Its column, from 0 in the west. */
  column: number;
  /** Its row, from 0 in the north; odd columns sit half a hex lower. */
  row: number;
  /** What it is made of. */
  terrain: Terrain;
};

/** A scenario for a number of players. */
export type LayoutInfo = {
  /** Which scenario. */
  scenario: Scenario;
  /** For how many. */
  players: number;
  /** A hex of each region, by conflict token from 1. */
  regions: Array<Hex>;
  /** Where camels stand. */
  camels: Array<Side>;
  /** Where everybody begins, the first player first. */
  places: Array<PlaceInfo>;
  /** Monuments that are nobody's. */
  neutral: Array<[Monument, Hex]>;
};

/** The two who became one. */
export type Merger = {
  /** Whose figures, cards and powers went on. */
  higher: Seat;
  /** Who was last. */
  lower: Seat;
};

/** The kinds of monument (C-6). */
export type Monument = "obelisk" | "temple" | "pyramid";

/** A monument on the board. */
export type MonumentView = {
  /** Where it stands. */
  hex: Hex;
  /** What it is. */
  monument: Monument;
  /** Who controls it; nobody: neutral. */
  seat: Seat | null;
};

/** Where one player begins. */
export type PlaceInfo = {
  /** The god. */
  god: Hex;
  /** The first warrior. */
  warrior: Hex;
  /** The kind of the monument that is theirs. */
  monument: Monument;
  /** And where it stands. */
  monument_at: Hex;
};

/** One player. What belongs to a merged god stands with the one who leads it. */
export type PlayerView = {
  /** Whose things these are. */
  seat: Seat;
  /** The god they play, once chosen. */
  god: God | null;
  /**
   * The seat that leads the god they play for: their own, but for the lower
   * of a merged god.
   */
  side: Seat;
  /** The gods whose abilities they have: two for a merged god. */
  gods: Array<God>;
  /** Space of the devotion track. */
  devotion: number;
  /** Followers. */
  followers: number;
  /** Warriors in the pool. */
  warriors: number;
  /** Warriors that Anubis holds. */
  trapped: number;
  /** Guardians in the pool. */
  guardians: Array<[Guardian, number]>;
  /** Ankh tokens in the pool. */
  ankhs: number;
  /** Unlocked powers. */
  powers: Array<Power>;
  /** What the next power costs, if there is one left. */
  next_power: number | null;
  /** Battle cards in hand. */
  hand: Array<Card>;
  /** Used battle cards. */
  used: Array<Card>;
};

/** The twelve Ankh powers, four for each level. */
export type Power =
  | "commanding"
  | "inspiring"
  | "omnipresent"
  | "revered"
  | "resplendent"
  | "obelisk-attuned"
  | "temple-attuned"
  | "pyramid-attuned"
  | "glorious"
  | "magnanimous"
  | "bountiful"
  | "worshipful";

/** An Ankh power. */
export type PowerInfo = {
  /** Which. */
  id: Power;
  /** 1 to 3; also what it costs in followers. */
  level: number;
};

/** A place for a power on a god board. */
export type PowerPlace = {
  /** 1 to 3. */
  level: number;
  /** The level of the guardian that comes with it. */
  guardian: number | null;
};

/** The reason why an action is refused. */
export type Refusal =
  | { "why": "god_taken", god: God }
  | { "why": "not_lower", after: Deed }
  | { "why": "no_figure", hex: Hex }
  | { "why": "has_moved", hex: Hex }
  | { "why": "too_far", hex: Hex, limit: number }
  | { "why": "water", hex: Hex }
  | { "why": "taken", hex: Hex }
  | { "why": "underworld", hex: Hex }
  | { "why": "underworld_open", hex: Hex }
  | { "why": "not_attuned", hex: Hex }
  | { "why": "not_in_pool", figure: FigureKind }
  | { "why": "nobody_trapped" }
  | { "why": "not_beside", hex: Hex }
  | { "why": "unlocked", power: Power }
  | { "why": "wrong_level", power: Power, level: number }
  | { "why": "needs_followers", need: number, have: number }
  | { "why": "no_monument", hex: Hex }
  | { "why": "nobody_beside", hex: Hex }
  | { "why": "neutral_first" }
  | { "why": "no_line" }
  | { "why": "not_in_hand", card: Card }
  | { "why": "none_left", monument: Monument }
  | { "why": "other_region", hex: Hex }
  | Refused;

/** A region. */
export type RegionView = {
  /** Its conflict token. */
  number: number;
  /** Its land. */
  land: Array<Hex>;
  /** The water that touches it. */
  water: Array<Hex>;
};

/** The scenarios. */
export type Scenario = "middle-kingdom" | "old-kingdom" | "balance-of-maat";

/** A scenario. */
export type ScenarioInfo = {
  /** Which. */
  id: Scenario;
  /** Our own design, not one of the printed ones. */
  ours: boolean;
};

/** How gods find their players when they are not given (U-28). */
export type Seating = "choose" | "random";

/**
 * What the table agrees on. May be nonsense until [`tabletop::Game::start`] has
 * looked at it.
 */
export type Setup = {
  /** 2 to 5. */
  players: number;
  /** How the board is laid out. */
  scenario: Scenario;
  /** The god of each seat; empty: see `seating`. */
  gods: Array<God>;
  /** What happens to gods that are not given. */
  seating: Seating;
  /** The guardian of each level; empty: by lot. */
  guardians: Array<Guardian>;
  /** Who goes first; nobody: by lot. */
  first: Seat | null;
};

/**
 * What can be agreed on before a game, for a form: small, because the front page
 * has it.
 */
export type SetupChoices = {
  /** A plain game. */
  plain: Setup;
  /** How the board can be laid out. */
  scenarios: Array<Scenario>;
  /** The guardians of each level. */
  guardians: [Array<Guardian>, Array<Guardian>, Array<Guardian>];
};

/** The reason why a setup is refused. */
export type SetupRefusal =
  | { "why": "player_count", players: number }
  | { "why": "god_count", players: number, named: number }
  | { "why": "god_twice" }
  | { "why": "guardian_levels" }
  | { "why": "first_player", seat: Seat, players: number };

/** A side between two hexes, kept by the hex south or west of it. */
export type Side = {
  /** The hex that keeps it. */
  hex: Hex;
  /** Where the other hex is: north, north-east or south-east. */
  direction: Direction;
};

/** A step of the game. */
export type Step =
  | { "choose_god": { seat: Seat } }
  | "lay_out"
  | "turn_start"
  | "first_action"
  | { "second_action": { after: Deed } }
  | { "action_end": { deed: Deed } }
  | "turn_end"
  | "move_figures"
  | { "move_to": { from: Hex } }
  | { "push": { hex: Hex, from: Hex } }
  | { "face": { hex: Hex } }
  | "summon"
  | { "summon_to": { figure: FigureKind, ransomed: boolean } }
  | { "sun": { hex: Hex } }
  | "unlock"
  | "event"
  | "control"
  | "caravan"
  | "caravan_token"
  | "caravan_swap"
  | "conflict"
  | { "region": { number: number } }
  | "conflict_end"
  | "obelisks"
  | { "obelisk_to": { from: Hex } }
  | "two_cards"
  | "choose_cards"
  | "reveal"
  | "builds"
  | { "build_at": { seat: Seat, monument: Monument } }
  | "plagues"
  | "bids"
  | "locusts"
  | "majority"
  | "strength"
  | "tie"
  | "rewards"
  | "defeat"
  | "protect"
  | "lift"
  | "trap"
  | "rise"
  | "curse"
  | "miracles"
  | "underworld"
  | { "underworld_to": { from: Hex } }
  | "worship"
  | "battle_end"
  | "merge"
  | "guardians"
  | "oblivion"
  | "finish";

/** One line of a sum. */
export type StrengthLine =
  | { 
/**
 * How much it is.
 */
amount: number } & ({ "from": "figure", 
/**
 * Where it stands.
 */
hex: Hex, 
/**
 * What it is.
 */
figure: FigureKind, 
/**
 * A Sphinx is beside it.
 */
silenced: boolean } | { "from": "trapped" } | { "from": "card", 
/**
 * Which.
 */
card: Card } | { "from": "temple", 
/**
 * Where.
 */
hex: Hex });

/**
 * The summons made in this action, each with everything that could have
 * allowed it. Which of them did is left open, so that no order of summons is
 * worse than another.
 */
export type Summons = {
  /** For each summon what could have allowed it. */
  made: Array<number>;
};

/** What a hex is made of. */
export type Terrain = "fertile" | "desert" | "water";

/**
 * The tiebreaker token in the hands of the god who triggered a conflict
 * (A-11.1).
 */
export type Tiebreaker = {
  /** Who has it. */
  seat: Seat;
  /** It was not used yet. */
  face_up: boolean;
};

/** The turn under way. */
export type TurnView = {
  /** Whose turn it is. */
  seat: Seat;
  /** Figures that have moved in this action. */
  moved: Array<Hex>;
  /** The summons of this action. */
  summons: Summons;
  /** The line of camels so far. */
  caravan: Array<Side>;
  /**
   * The two regions that a caravan has made, while tokens may be swapped;
   * else zeros.
   */
  split: [number, number];
};

/** The game as one eye sees it. */
export type View = {
  /** Whose view it is. */
  eye: Eye;
  /** What the table agreed on. */
  agreed: Agreed;
  /** How it ended, once it is over. */
  ending: Ending | null;
  /** The outcome, once it is over. */
  outcome: Outcome | null;
  /** Who must decide. */
  awaiting: Array<Seat>;
  /** What is being done: a stack, the step that waits for a choice last. */
  steps: Array<Step>;
  /** Who began. */
  first: Seat;
  /** The two who became one. */
  merger: Merger | null;
  /** Seats whose god was forgotten. */
  forgotten: Array<Seat>;
  /** Everybody. */
  players: Array<PlayerView>;
  /**
   * Gods still in the game by the seats that lead them, from the lowest
   * devotion to the highest.
   */
  rank: Array<Seat>;
  /** Figures on the board. */
  figures: Array<FigureView>;
  /** Monuments on the board. */
  monuments: Array<MonumentView>;
  /** Underworld tokens on the board. */
  underworld: Array<Hex>;
  /** Camels on the board. */
  camels: Array<Side>;
  /** Camels in the supply. */
  camel_supply: number;
  /** Regions by their conflict tokens. */
  regions: Array<RegionView>;
  /** Guardians of each level that nobody has taken. */
  guardian_supply: [number, number, number];
  /** How far the marker of each action has gone. */
  advances: [number, number, number, number];
  /** How far it goes. */
  advances_to_event: [number, number, number, number];
  /** Events so far. */
  events: number;
  /** Conflicts so far, the one under way included. */
  conflicts: number;
  /** The tiebreaker token, in a conflict. */
  tiebreaker: Tiebreaker | null;
  /** Amun's token is face up. */
  amun_ready: boolean;
  /** The turn under way. */
  turn: TurnView;
  /** The battle under way. */
  battle: BattleView | null;
};

/** What devotion or followers came from, or went to. */
export type Why =
  | "gain"
  | "majority"
  | "dominance"
  | "victory"
  | "magnanimous"
  | "miracle"
  | "worshipful"
  | "cat-mummy"
  | "omnipresent"
  | "commanding"
  | "flood"
  | "build"
  | "bid"
  | "unlock"
  | "ransom"
  | "merge";
