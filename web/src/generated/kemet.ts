// Written by `cargo xtask types`. Change the Rust types instead.

import type { Eye, Outcome, Refused, Seat } from './tabletop';

/** An action card. */
export type ActionCard = "AK01" | "AK02" | "AK03" | "AK04" | "AK05" | "AK06" | "AK07" | "AK08" | "AK09";

/** An action card. */
export type ActionInfo = {
  /** Which one. */
  id: ActionCard;
  /** How many lines it has. */
  lines: number;
  /** What of it is our own. */
  ours: Ours | null;
};

/** What the table agreed on; never changes during a game. */
export type Agreed = {
  /** Which printing. */
  edition: Edition;
  /** Which way to play. */
  mode: Mode;
  /** How many cities are in play: one for each player, and one for Amon. */
  players: number;
  /** Gods of Egypt is in play (section 6). */
  gods_of_egypt: boolean;
  /** Solo: what must be brought about (solo:§12). */
  objective: Objective | null;
  /** Solo: the War Table lines of events pass with them (solo:§5). */
  passing_events: boolean;
  /** The fame, or victory points, that win (KB-3.2.b, K1-1.3.8). */
  goal: number;
  /** The beginner variant of 2012 (K1-1.3.B). */
  beginner: boolean;
  /** House rules of 2012. */
  house: HouseRules;
  /** The sixteen extra DI cards are in the deck. */
  extra_di: boolean;
  /** The add-on Renewal is in the market. */
  renewal: boolean;
  /** Actions that can be done must be done (corrections:K-9). */
  strict_actions: boolean;
  /** The game ends after this many rounds if nobody has won before. */
  max_rounds: number;
  /** Tiles in the market at the start; none is ever lost. */
  tiles: number;
};

/** Everything that belongs to Amon. */
export type AmonComponents = {
  /** The seat of the one who plays. */
  player: Seat;
  /** Amon's seat. */
  seat: Seat;
  /** The objectives. */
  objectives: Array<ObjectiveInfo>;
  /** The events. */
  events: Array<EventInfo>;
  /** The disasters. */
  disasters: Array<DisasterInfo>;
  /** The action cards. */
  actions: Array<ActionInfo>;
  /** The plunder cards. */
  plunder: Array<PlunderInfo>;
  /** The lowest and the highest number of a column of the War Table. */
  war_table: [number, number];
};

/** One of Amon's troops. */
export type AmonTroopView = {
  /** A or B. */
  name: TroopName;
  /** Where it stands; none before the setup. */
  zone: Zone | null;
  /** Its units. */
  units: number;
  /** The creature it was set up with. */
  creature: Companion | null;
  /** Its land moves. */
  moves: number;
};

/** Amon's board. */
export type AmonView = {
  /** What must be brought about; none while it lies face down. */
  objective: Objective | null;
  /** How far each of its conditions is. */
  conditions: Array<Progress>;
  /** Where the round marker stands: the rounds left, this one included. */
  rounds: number;
  /** The War Table. */
  table: WarTable;
  /** What of it ends when the event in force is covered. */
  passing: WarTable;
  /** The event in force. */
  event: EventCard | null;
  /** Whether it does something as long as it lies there. */
  event_lasting: boolean;
  /** Disasters that have come. */
  disasters: Array<Disaster>;
  /** Events that have come, the one in force too. */
  seen_events: Array<EventCard>;
  /** Cards left in the event deck; which ones is nobody's to know (KB-HI-13). */
  event_deck: number;
  /** Events and disasters among them. */
  events_left: number;
  /** Disasters among them. */
  disasters_left: number;
  /** Action cards still in the deck, in no order. */
  action_deck: number;
  /** Action cards used since the deck was shuffled. */
  action_discards: Array<ActionCard>;
  /** The action card resolved last. */
  last_action: ActionCard | null;
  /** Plunder cards still in the deck. */
  plunder_deck: number;
  /** Plunder cards used since the deck was shuffled. */
  plunder_discards: Array<PlunderCard>;
  /** The plunder card resolved last. */
  last_plunder: PlunderCard | null;
  /** Tiles that plunder took out of the game. */
  plundered: number;
  /** Troops A and B. */
  troops: Array<AmonTroopView>;
  /** The top colour, then the bottom colour. */
  grids: Array<GridView>;
};

/** Why Amon sends a beaten troop of the player here (solo:§9). */
export type BanishReason = "only" | "no-temple" | "farthest" | "west" | "id";

/** The pieces of land that the Nile parts (KB-1.1.g). */
export type Bank = "west" | "east" | "delta";

/** One of the eight battle cards every player owns, or a special one. */
export type BattleCard =
  | "BC-1"
  | "BC-2"
  | "BC-3"
  | "BC-4"
  | "BC-5"
  | "BC-6"
  | "BC-7"
  | "BC-8"
  | "SB-1"
  | "SB-2"
  | "SB-3"
  | "SB-S";

/** A battle card. */
export type BattleCardInfo = {
  /** Which card. */
  id: BattleCard;
  /** Whether a tile brings it; everybody has all others from the start. */
  special: boolean;
  /** What is printed on it. */
  face: CardFace;
};

/** The reason why a description of a battle is refused. */
export type BattleRefusal =
  | { "why": "tile_twice", side: Role, tile: Tile }
  | { "why": "same_picture", side: Role, tile: Tile }
  | { "why": "tile_of_first", tile: Tile }
  | { "why": "card_of_first", card: Di }
  | { "why": "troop_size", side: Role, units: number, most: number }
  | { "why": "card_and_hand", side: Role }
  | { "why": "not_in_battle", card: Di }
  | { "why": "diversion_twice", side: Role }
  | { "why": "number_too_big", side: Role, number: number, most: number }
  | { "why": "empty_hand", side: Role }
  | { "why": "card_twice", side: Role }
  | { "why": "no_creature", tile: Tile }
  | { "why": "no_servant", tile: Tile }
  | { "why": "needs_divine_wound", side: Role, tile: Tile }
  | { "why": "needs_bakatan", side: Role, tile: Tile }
  | { "why": "too_many_shields", side: Role, asked: number, shields: number }
  | { "why": "god_life", side: Role, god: God, life: number, most: number }
  | { "why": "god_alone", side: Role, god: God }
  | { "why": "sobeks_wrath", side: Role, god: God }
  | { "why": "tile_on_both_sides", tile: Tile }
  | { "why": "god_on_both_sides", god: God }
  | { "why": "card_copies", card: Di, copies: number, count: number }
  | { "why": "too_many_wounds", wounds: number, rest: number };

/** A battle. */
export type BattleView = {
  /** Where it is fought. */
  zone: Zone;
  /**
   * The part of the war council: 0 unless Spy or Omniscience make one side
   * choose before the other.
   */
  stage: number;
  /** Whether the cards lie open. */
  revealed: boolean;
  /**
   * Whether they are put away: battle cards with their owners, DI cards on the
   * discard pile.
   */
  put_away: boolean;
  /** Who has won, once strengths are compared. */
  winner: Role | null;
  /** Who caused it. */
  attacker: SideView;
  /** The other one. */
  defender: SideView;
};

/** Points a tile adds in a battle. */
export type Boost = {
  /** In which battles. */
  when: When;
  /** Strength, units included. */
  strength: number;
  /** Damage to the other side. */
  damage: number;
  /** Unblockable damage to the other side. */
  unblockable: number;
  /** Shield. */
  shield: number;
  /** Units that nothing removes. */
  impenetrable: number;
};

/**
 * A share in the worst case and in the best: unknown cards, and what Divine
 * Wound, Mirage and Seth may do with them after the reveal.
 */
export type Bounds = {
  /** With the worst of the unknown cards. */
  least: number;
  /** With the best of them. */
  most: number;
};

/** The numbers of a battle card. */
export type CardFace = {
  /** Strength. */
  strength: number;
  /** Damage to the other side. */
  damage: number;
  /** Unblockable damage to the other side. */
  unblockable: number;
  /** Shield. */
  shield: number;
  /** Unblockable damage to the own troop (KB-3.5.4.b, KB-AM-22). */
  self: number;
  /** Ordinary damage is ignored altogether (SB-3). */
  wards_damage: boolean;
};

/** How one card would fare against all that the other side may play. */
export type CardForecast = {
  /** The card. */
  card: BattleCard;
  /** Share of the other side's cards it wins against, from 0 to 1. */
  wins: number;
  /** Share of the other side's cards it loses against. */
  loses: number;
  /** What the share it wins against may become by unknown cards. */
  bounds: Bounds;
  /** Own units lost, on average. */
  lost: number;
  /** Units the other side loses, on average. */
  killed: number;
};

/** A city: three districts within a wall, and one desert around it (KB-1.1.d). */
export type City = "w1" | "w2" | "w3" | "e1" | "e2" | "e3";

/** A city of the board. */
export type CityInfo = {
  /** Which city. */
  id: City;
  /** The bank of the Nile it stands on. */
  bank: Bank;
  /** Its districts: west, centre, east. */
  districts: [Zone, Zone, Zone];
  /** The desert around it. */
  desert: Zone;
  /** The zones next to its wall: its districts and its desert. */
  wall: Array<Zone>;
};

/** A colour of power tiles and of pyramid tops. */
export type Colour = "ruby" | "sapphire" | "diamond" | "onyx" | "amber" | "amethyst";

/** A column of the War Table. */
export type Column = "strength" | "damage" | "shield" | "moves";

/** One creature or servant piece. */
export type Companion =
  | "phoenix"
  | "royal-scarab"
  | "giant-scorpion"
  | "ancestral-elephant"
  | "sphinx"
  | "deep-desert-snake"
  | "mummy"
  | "khnums-sphinx"
  | "griffin-sphinx"
  | "soul-devourer"
  | "jackal"
  | "cat"
  | "typhonic-beast"
  | "sacred-bull"
  | "giant-sandworm"
  | "hippopotamus"
  | "harkhuf-1"
  | "harkhuf-2"
  | "masaharta-1"
  | "masaharta-2"
  | "heqaib"
  | "bakatan"
  | "ptahmose"
  | "meryptah"
  | "first-scarab"
  | "first-scorpion"
  | "first-phoenix"
  | "first-elephant"
  | "first-snake"
  | "first-sphinx"
  | "first-mummy";

/** A creature or a servant. */
export type CompanionInfo = {
  /** Which piece. */
  id: Companion;
  /** The tile it comes with. */
  tile: Tile;
  /** Whether it is a servant; all others are creatures. */
  servant: boolean;
};

/** Everything in the box. */
export type Components = {
  /** Nobody has more prayer points. */
  max_prayer: number;
  /** A troop of several teammates has no more units (KB-4.2.b). */
  mixed_limit: number;
  /** The gods people play for. */
  gods: Array<God>;
  /** Gods of Egypt: what is printed on the tile of each god. */
  god_tiles: Array<GodInfo>;
  /** The colours of tiles and pyramids. */
  colours: Array<Colour>;
  /** The actions. */
  deeds: Array<Deed>;
  /** The spaces of the player board. */
  spaces: Array<SpaceInfo>;
  /** The power tiles, in the order of the catalogue. */
  tiles: Array<TileInfo>;
  /** The creatures and servants. */
  companions: Array<CompanionInfo>;
  /** The Divine Intervention cards. */
  di: Array<DiInfo>;
  /** The battle cards. */
  battle_cards: Array<BattleCardInfo>;
  /** The zones of the board. */
  zones: Array<ZoneInfo>;
  /** The cities of the board. */
  cities: Array<CityInfo>;
  /** The board as each number of players uses it. */
  layouts: { [key in number]: LayoutInfo };
  /** The boards of the first edition as each number of players uses them. */
  first_layouts: { [key in number]: LayoutInfo };
  /** The storm tiles. */
  storms: Array<StormInfo>;
  /** The width and the height of a drawing; x runs east and y south. */
  grid: number;
  /** The boards. */
  drawings: Drawings;
  /** What belongs to the game against Amon. */
  amon: AmonComponents;
};

/** One condition of a card. */
export type Condition =
  | "highest_pyramid"
  | "lowest_pyramid"
  | "occupied_pyramid"
  | "unoccupied_pyramid"
  | "western_pyramid"
  | "eastern_pyramid"
  | "smallest_troop"
  | "largest_troop"
  | "nearest_troop"
  | "escorted_troop"
  | { "troop_nearest_to": Zone }
  | "largest_delta_troop"
  | "richest_temple"
  | "poorest_temple"
  | "your_richest_temple"
  | "your_nearest_temple"
  | "nearest_empty_temple"
  | "western_temple"
  | "delta_temple";

/** What singled the target out. */
export type Decision = "condition" | "nearest" | "west" | "east" | "north" | "id";

/** The five actions, and the golden one (KB-7.1.a, KB-3.3.g). */
export type Deed = "build" | "recruit" | "acquire" | "pray" | "move" | "divine-power";

/** A Divine Intervention card, by its face. */
export type Di =
  | "DI-01"
  | "DI-02"
  | "DI-03"
  | "DI-04"
  | "DI-05"
  | "DI-06"
  | "DI-07"
  | "DI-08"
  | "DI-09"
  | "DI-10"
  | "DI-11"
  | "DX-1"
  | "DX-2"
  | "DX-3"
  | "DX-4"
  | "DX-5"
  | "DX-6"
  | "DX-7"
  | "DX-8"
  | "DX-9"
  | "DI-D"
  | "DI12-01"
  | "DI12-02"
  | "DI12-03"
  | "DI12-04"
  | "DI12-05"
  | "DI12-06"
  | "DI12-07"
  | "DI12-08"
  | "DI12-09"
  | "DI12-10"
  | "DI12-11"
  | "DI12-12"
  | "DI12-13"
  | "DI12-14"
  | "DI-A";

/** A Divine Intervention card. */
export type DiInfo = {
  /** Which card. */
  id: Di;
  /** How many there are in the deck; Diversion is never there. */
  copies: number;
  /** Its price in prayer points. */
  cost: number;
  /** When it may be played. */
  icon: Icon;
  /** Whether it belongs to the optional sixteen. */
  extra: boolean;
  /** Whether it belongs to the first edition. */
  first: boolean;
  /** What else it does. */
  effect: Effect;
  /** What of it is our own. */
  ours: Ours | null;
  /** Strength, units included. */
  strength: number;
  /** Damage to the other side. */
  damage: number;
  /** Unblockable damage to the other side. */
  unblockable: number;
  /** Shield. */
  shield: number;
  /** Units that nothing removes. */
  impenetrable: number;
};

/** A disaster. */
export type Disaster = "DO01" | "DO02" | "DO03" | "DO04" | "DO05";

/** A disaster. */
export type DisasterInfo = {
  /** Which one. */
  id: Disaster;
  /** What of it is our own. */
  ours: Ours | null;
};

/** One of the three districts of a city. */
export type District = "a" | "b" | "c";

/** A board. */
export type DrawingInfo = {
  /** The zones it has. */
  zones: Array<ZoneSketch>;
  /** The Nile with the waters around the Delta; the Delta lies on top of it. */
  nile: Array<Point>;
  /** The cover of the east bank where it is closed. */
  closed_east: Array<Point>;
  /** The corners of the storm tiles that may lie on it. */
  storms: { [key in Storm]?: Array<Point> };
  /** The place of the statue of the god whose city it is. */
  statues: { [key in City]?: Point };
  /** The ways for ships that are printed on it. */
  harbors: Array<Harbor>;
};

/** The boards. */
export type Drawings = {
  /** Of *Blood and Sand* and *Rise of the Gods*. */
  rise: DrawingInfo;
  /** Of the first edition, for 2 and 4 players. */
  first_even: DrawingInfo;
  /** Of the first edition, for 3 and 5 players. */
  first_odd: DrawingInfo;
};

/** The printings of the game. */
export type Edition = "rise" | "bs-2021" | "first";

/** A printing. */
export type EditionInfo = {
  /** Which one. */
  id: Edition;
  /** The most players it is for. */
  most_players: number;
  /** The ways to play it. */
  modes: Array<Mode>;
  /** What can be agreed on in it. */
  options: Array<SetupOption>;
  /** The modes in which the gods themselves can be on the board. */
  gods_of_egypt: Array<Mode>;
};

/**
 * What a DI card does beside the numbers of a battle. Rule code asks for the
 * effect where several cards share it, and where editions differ.
 */
export type Effect =
  | "none"
  | "bluff"
  | { "muster": Source }
  | "raining_fire"
  | "prayer"
  | "mana_theft"
  | "ceremony"
  | "assemble"
  | "swiftness"
  | "transfer"
  | "teleportation"
  | "open_gates"
  | "reinforcement"
  | "veto"
  | "escape";

/** Why a game ended: the key that an outcome carries, and scripts rely on. */
export type EndReason = "fame" | "rounds" | "objective" | "no-units";

/** How a game ended. */
export type Ending = { "fame": Seat } | "rounds" | { "solo": SoloEnding };

/** Something that happened. */
export type Event =
  | { "what": "god_chosen", seat: Seat, god: God }
  | { "what": "city_chosen", seat: Seat, city: City }
  | { "what": "colours_drawn", colours: Array<Colour> }
  | { "what": "turn_order", order: Array<Seat> }
  | { "what": "pyramid_raised", seat: Seat, zone: Zone, colour: Colour, level: number }
  | { "what": "pyramid_retopped", seat: Seat, zone: Zone, colour: Colour }
  | { "what": "acquire_token", seat: Seat, space: Space, colour: Colour }
  | { "what": "tile_taken", seat: Seat, tile: Tile }
  | { "what": "silver_taken", seat: Seat }
  | { "what": "day_broke", round: number }
  | { "what": "turn_began", seat: Seat }
  | { "what": "token_placed", seat: Seat, space: Space, kind: TokenKind }
  | { "what": "action_began", seat: Seat, deed: Deed }
  | { "what": "action_lost", seat: Seat, deed: Deed }
  | { "what": "golden_action", seat: Seat, tile: Tile }
  | { "what": "automatic", seat: Seat, action: string }
  | { "what": "paid", seat: Seat, amount: number }
  | { "what": "gained", seat: Seat, amount: number, total: number, by: Array<Grant> }
  | { "what": "prayer_lost", seat: Seat, amount: number }
  | { "what": "fame_gained", seat: Seat, kind: FameKind, by: Array<Grant> }
  | { "what": "veterans_gained", seat: Seat, count: number }
  | { "what": "veterans_spent", seat: Seat, count: number }
  | { "what": "units_added", seat: Seat, zone: Zone, units: number, by: Array<Grant> }
  | { "what": "units_removed", seat: Seat, zone: Zone, units: number }
  | { "what": "mercenaries_hired", seat: Seat, units: number }
  | { "what": "companion_joined", seat: Seat, companion: Companion, zone: Zone }
  | { "what": "companion_returned", seat: Seat, companion: Companion }
  | { "what": "moved", seat: Seat, from: Zone, to: Zone, units: number, companions: Array<Companion>, way: Way }
  | { "what": "control_taken", seat: Seat, zone: Zone }
  | { "what": "control_resumed", seat: Seat, zone: Zone }
  | { "what": "control_lost", seat: Seat, zone: Zone }
  | { "what": "deck_reshuffled" }
  | { "what": "drew_di", seat: Seat, count: number, by: Array<Grant> }
  | { "what": "drew_card", seat: Seat, card: Di }
  | { "what": "lost_card", seat: Seat, card: Di }
  | { "what": "discarded_di", seat: Seat, card: Di }
  | { "what": "played_di", seat: Seat, card: Di }
  | { "what": "di_stolen", thief: Seat, victim: Seat }
  | { "what": "storm_called", seat: Seat }
  | { "what": "battle_began", zone: Zone, attacker: Seat, defender: Seat }
  | { "what": "council_ready", seat: Seat }
  | { "what": "card_shown", seat: Seat, card: BattleCard }
  | { "what": "di_shown", seat: Seat, cards: Array<Di> }
  | { "what": "di_declared", seat: Seat, count: number }
  | { "what": "revealed", seat: Seat, card: BattleCard, cards: Array<Di> }
  | { "what": "di_cancelled", seat: Seat, card: Di }
  | { "what": "card_swapped", seat: Seat, old: BattleCard, new: BattleCard }
  | { "what": "shields_converted", seat: Seat, shields: number }
  | { "what": "battle_points", seat: Seat, points: Points }
  | { "what": "battle_won", seat: Seat }
  | { "what": "retreated", seat: Seat, from: Zone, to: Zone }
  | { "what": "escaped", seat: Seat, from: Zone, to: Zone }
  | { "what": "struck_first", seat: Seat, zone: Zone }
  | { "what": "cards_foreseen", seat: Seat, cards: Array<Di> }
  | { "what": "card_kept", seat: Seat, card: Di }
  | { "what": "recalled", seat: Seat, zone: Zone, units: number }
  | { "what": "stayed", seat: Seat, zone: Zone }
  | { "what": "cards_taken_back", seat: Seat }
  | { "what": "special_card_taken", seat: Seat, card: BattleCard }
  | { "what": "card_removed", seat: Seat, card: BattleCard }
  | { "what": "di_looted", seat: Seat, card: Di }
  | { "what": "rise_reached", seat: Seat }
  | { "what": "god_rose", seat: Seat, god: God }
  | { "what": "god_deployed", seat: Seat, zone: Zone, life: number }
  | { "what": "god_moved", seat: Seat, from: Zone, to: Zone, way: Way }
  | { "what": "life_lost", seat: Seat, zone: Zone, points: number, life: number }
  | { "what": "god_fell", seat: Seat, zone: Zone }
  | { "what": "god_returned", seat: Seat, zone: Zone }
  | { "what": "god_healed", seat: Seat, zone: Zone, life: number }
  | { "what": "seth_drew", seat: Seat, cards: Array<Di> }
  | { "what": "token_repeated", seat: Seat, space: Space }
  | { "what": "night_fell", round: number }
  | { "what": "tile_works", seat: Seat, tile: Tile }
  | { "what": "offered", seat: Seat, zone: Zone }
  | { "what": "tokens_returned" }
  | { "what": "place_taken", seat: Seat, place: number }
  | { "what": "game_over", outcome: Outcome }
  | { "what": "marker_picked", seat: Seat }
  | { "what": "shared", seat: Seat, mate: Seat, goods: Goods, amount: number }
  | { "what": "gathered", seat: Seat, from: Zone, to: Zone, units: number }
  | { "what": "credited", seat: Seat, zone: Zone }
  | { "what": "amon", story: Story };

/** An event card. */
export type EventCard = "WY01" | "WY02" | "WY03" | "WY04" | "WY05" | "WY06" | "WY07" | "WY08" | "WY09" | "WY10";

/** An event card. */
export type EventInfo = {
  /** Which one. */
  id: EventCard;
  /** How many lines it does once. */
  lines: number;
  /** Whether something holds while it is the visible event. */
  lasting: boolean;
  /** What of it is our own. */
  ours: Ours | null;
};

/** The two kinds of permanent fame. */
export type FameKind = "battle" | "divine";

/** The god of a player, where Gods of Egypt is in play. */
export type FigureView = {
  /** Whether the god is acquired. */
  acquired: boolean;
  /** Where it stands; none while it is on its tile. */
  zone: Zone | null;
  /** Life points left; 0 on the tile. */
  life: number;
  /** Life points it comes to the board with. */
  most_life: number;
  /** The strength printed on it. */
  strength: number;
  /** Wadjet: the space with two tokens this day. */
  repeated: Space | null;
  /** What it takes to acquire the god, one by one; nothing once it is acquired. */
  needs: Array<GodNeed>;
};

/**
 * What may be expected of a battle that is not yet revealed.
 *
 * The cards that a side may still play are taken as equally likely. The plain
 * shares count no DI card that the eye does not see, and no effect that waits
 * for the reveal; the bounds say how far both could move them.
 */
export type Forecast = {
  /** Share of all combinations that the attacker wins, from 0 to 1. */
  attacker_wins: number;
  /** Share of all combinations that the defender wins. */
  defender_wins: number;
  /** Units the attacker loses, on average. */
  attacker_lost: number;
  /** Units the defender loses, on average. */
  defender_lost: number;
  /** How many DI cards the attacker may add that this eye does not know. */
  attacker_unknown: number;
  /** How many the defender may add. */
  defender_unknown: number;
  /** What the attacker's share may become by unknown cards. */
  attacker_bounds: Bounds;
  /** What the defender's may become. */
  defender_bounds: Bounds;
  /** How each card of the own hand would fare; empty for those who do not fight. */
  cards: Array<CardForecast>;
};

/** A way to form teams. */
export type FormationInfo = {
  /** How many play. */
  players: number;
  /** How many of them together. */
  team_size: number;
};

/** What of the latest gains may still be shared out. */
export type Gain = {
  /** Prayer points, those above the bound of the gainer among them. */
  prayer: number;
  /** Prayer points above the bound: lost unless a teammate takes them. */
  surplus: number;
  /** Veteran tokens. */
  veterans: number;
};

/** A condition of an objective. */
export type Goal =
  | "permanent-fame"
  | "divine-fame"
  | "temples"
  | "amons-pyramids"
  | "summits"
  | "pyramids"
  | "levels"
  | "tiles"
  | "high-tiles"
  | "free-districts";

/** The god a player plays for; it names the player's pieces (KB-1.0.e). */
export type God = "anubis" | "bastet" | "horus" | "wadjet" | "sobek" | "seth";

/** The tile of a god (Gods of Egypt). */
export type GodInfo = {
  /** Which god. */
  id: God;
  /** Its life points. */
  life: number;
  /** Its strength in battle, instead of a count of units. */
  strength: number;
  /** The land moves it has more than a troop. */
  moves: number;
  /** Its shield in battle. */
  shield: number;
  /** Its damage in battle as attacker. */
  attack: number;
};

/** One of the four conditions, and whether it is met. */
export type GodNeed = {
  /** What is needed. */
  name: Need;
  /** How much of it. */
  need: number;
  /** Whether it is there. */
  met: boolean;
};

/** What may be shared out or handed over. */
export type Goods = "prayer" | "veterans";

/** A part of a gain, by what it comes from. */
export type Grant =
  | { "what": "night", amount: number }
  | { "what": "zone", zone: Zone, amount: number }
  | { "what": "temples", zones: Array<Zone>, amount: number }
  | { "what": "god", god: God, amount: number }
  | { "what": "tile", tile: Tile, amount: number }
  | { "what": "veterans", amount: number };

/** The tiles of one colour as they lie. */
export type GridView = {
  /** The colour. */
  colour: Colour | null;
  /** Levels 1 to 4, each by column from the left. */
  rows: Array<Array<PlaceView | null>>;
};

/** A half of a plunder card, and the colour of tiles it speaks of. */
export type Half = "upper" | "lower";

/** Why Amon's troop goes no farther. */
export type HaltReason = "arrived" | "already-there" | "no-target" | "no-way" | "no-moves" | "other-troop" | "battle";

/** A way for ships between two zones, there and back. */
export type Harbor = {
  /** The two zones. */
  zones: [Zone, Zone];
  /** The ends of its arrow, each in its zone. */
  ends: [Point, Point];
};

/**
 * House rules that people have played the first edition with (K1-H1 to K1-H6),
 * and other readings of what its book leaves open (K1-U50); all off unless the
 * table wants them.
 */
export type HouseRules = {
  /** Battle cards are chosen among two drawn by chance (K1-H1). */
  two_cards: boolean;
  /**
   * The Delta Temple takes its unit when it is taken, and pays every day
   * (K1-H2).
   */
  delta_price: boolean;
  /** Two units recalled from the Sanctuary bring a victory point (K1-H3). */
  sanctuary_recall: boolean;
  /** Who reaches the goal wins at once (K1-H4). */
  sudden_end: boolean;
  /** The first ten units may stand in any own district (K1-H5). */
  free_garrison: boolean;
  /** A waiting creature joins as soon as a unit appears in its city (K1-H6). */
  eager_creatures: boolean;
  /** A retreat needs a region without any units (the other reading of K1-U4). */
  empty_retreat: boolean;
  /**
   * The point of the Delta Temple goes back with the last unit given up there
   * (the other reading of K1-U14).
   */
  delta_returns: boolean;
};

/** When a DI card may be played (tiles:§8.4). */
export type Icon = "day" | "move" | "move-start" | "recruit" | "battle" | "answer";

/** The board as one number of players uses it. */
export type LayoutInfo = {
  /** How many tile colours are in use. */
  colours: number;
  /** The zones in play. */
  zones: Array<Zone>;
  /** The cities in play, one for each player. */
  cities: Array<City>;
  /** The storm tiles that lie on it. */
  storms: Array<Storm>;
  /** Whether the east bank is in play. */
  east_open: boolean;
  /** The zones that border each zone in play over land, walls included. */
  neighbours: { [key in Zone]?: Array<Zone> };
  /** The zones that a printed arrow joins. */
  arrows: { [key in Zone]?: Array<Zone> };
  /** The ports at which a ship of each city may arrive, out of any port. */
  arrivals: { [key in City]?: Array<Zone> };
};

/** What kind of Move it is. */
export type Leave = {
  /** Only the troop here may move (REN-RUB2). */
  only: Zone | null;
  /** One wall may be passed from afar (RUB-4c). */
  pass_wall: boolean;
  /** No teleport (ONY-3b). */
  no_teleport: boolean;
  /** The moving troop must have a servant (AMB-4c). */
  needs_servant: boolean;
};

/**
 * One line of a side's sums. All lines together are its `points`, once both
 * cards and all DI cards are known.
 */
export type LedgerLine = {
  /** Where the points come from. */
  source: PointSource;
  /** Units the own card kills. */
  self_loss: number;
  /** Ordinary damage does nothing to this side. */
  wards_damage: boolean;
  /** An effect of the other side has silenced it: no points. */
  cancelled: boolean;
  /** Strength, units included. */
  strength: number;
  /** Damage to the other side. */
  damage: number;
  /** Unblockable damage to the other side. */
  unblockable: number;
  /** Shield. */
  shield: number;
  /** Units that nothing removes. */
  impenetrable: number;
};

/** A Move under way. The travellers stand in `at`, among those who stay. */
export type March = {
  /** What kind of Move it is. */
  leave: Leave;
  /** A god moves: it goes alone, as a whole. */
  figure: boolean;
  /**
   * Zones that the mover's side controlled when the action began: coming back
   * to them takes nothing (corrections:K-1).
   */
  held: Array<Zone>;
  /** Where it began; none while no troop is chosen. */
  origin: Zone | null;
  /** Where the travellers are. */
  at: Zone | null;
  /** How many of the own units in `at` travel on. */
  units: number;
  /** How many of each teammate's, in the order of seats (KB-4.8.e). */
  mates: [number, number];
  /** Which of the companions in `at` travel on. */
  companions: Array<Companion>;
  /** Land moves left; fixed at the start (KB-3.4.5.b). */
  land: number;
  /** The first step was made. */
  started: boolean;
  /** The one teleport was used. */
  teleported: boolean;
  /** A card lets the next teleport start anywhere, for nothing more. */
  transfer: boolean;
  /** Open Gates was played (DI12-12). */
  gates_open: boolean;
  /** An opponent's district was entered (KB-3.4.5.o). */
  breached: boolean;
  /** The number of travellers was chosen in this zone. */
  counted: boolean;
  /** The same for each teammate's: a bit each. */
  mates_counted: number;
  /** Companions taken along or left in this zone. */
  touched: Array<Companion>;
};

/** The ways to play. */
export type Mode = "classic" | "teams" | "solo";

/** Units being placed. */
export type Muster = {
  /** Who places them. */
  seat: Seat | null;
  /** Where they come from. */
  source: Source;
  /** Free units left; more than anybody has where all are free. */
  free: number;
  /** Units to be paid in one payment at the end (KB-TM-03). */
  paid: number;
  /** Zones that got units. */
  placed: Array<Zone>;
  /** Districts that got a creature in this effect (KB-3.4.3.l). */
  creatures: Array<Zone>;
  /** Districts that got a servant in this effect. */
  servants: Array<Zone>;
  /** A district that must get a servant with its new units (AMB-4c). */
  owes_servant: Zone | null;
  /** Where the Giant Sandworm has risen. */
  worm: Zone | null;
};

/** What a god waits for (section 6.6). */
export type Need = "fame" | "summit" | "space" | "prayer";

/** What the player must bring about in time (solo:§12). */
export type Objective = "CE01" | "CE02" | "CE03" | "CE04" | "CE05";

/** An objective. */
export type ObjectiveInfo = {
  /** Which one. */
  id: Objective;
  /** The rounds it gives. */
  rounds: number;
  /** Events in the event deck. */
  events: number;
  /** What of it is our own. */
  ours: Ours | null;
};

/** The part of a piece that is our own. */
export type Ours = "design" | "name" | "cost" | "text";

/** A place of a grid; a tile that has left it keeps its name there. */
export type PlaceView = {
  /** The tile that was laid here. */
  tile: Tile;
  /** Whether it still lies here. */
  here: boolean;
};

/**
 * One player, as the table sees them. What the state keeps of them is read as if
 * it stood here.
 */
export type PlayerView = {
  /** Whose things these are. */
  seat: Seat;
  /** Fame from temples and pyramids, lost with them. */
  temporary_fame: number;
  /** All fame. */
  fame: number;
  /**
   * All fame of the player's team, what is held together counted once; that of
   * the player alone where nobody plays together (KB-4.1.c).
   */
  team_fame: number;
  /** Troops on the board; a god is not among them. */
  troops: Array<TroopView>;
  /** The god, where Gods of Egypt is in play. */
  figure: FigureView | null;
  /** Zones they control. */
  controlled: Array<Zone>;
  /** Companions without a troop. */
  companions: Array<Companion>;
  /** Cards in the battle hand (KB-HI-01). */
  battle_hand: number;
  /** Cards discarded face down (KB-HI-02). */
  face_down: number;
  /** Cards given up for special ones. */
  removed: number;
  /**
   * DI cards in hand, Diversion included (KB-HI-04); those declared in a war
   * council lie on the table (KB-HI-09), hidden ones count here (KB-HI-08).
   */
  di: number;
  /** Whether Assemble! is among them: everybody sees it go. */
  assemble: boolean;
  /** What of the latest gains the player may still share out (KB-4.1.d). */
  gain: Gain;
  /** Holy places whose rewards of this night go to a teammate (KB-AM-T2). */
  yielded: Array<Zone>;
  /** What DI cards with a printed price of 0, 1, 2 … cost this player (tiles:R4). */
  di_prices: Array<number>;
  /** What only the owner, and the archive, may see. */
  secret: SecretView | null;
  /** The god they play for, once chosen. */
  god: God | null;
  /** The city they live in, once chosen. */
  city: City | null;
  /** Prayer points. */
  prayer: number;
  /** Permanent fame won by fighting. */
  battle_fame: number;
  /** Permanent fame given by tiles and at night. */
  divine_fame: number;
  /** Veteran tokens. */
  veterans: number;
  /** Units not on the board. */
  supply: number;
  /**
   * All units owned, on the board and off it: 12, and 3 for each mercenary tile
   * (KB-LIM-04).
   */
  stock: number;
  /** Power tiles they own. */
  tiles: Array<Tile>;
  /** The pyramids of the districts a, b and c. */
  pyramids: [Pyramid, Pyramid, Pyramid];
  /** The acquire token on each of the three Acquire spaces. */
  slots: [Colour | null, Colour | null, Colour | null];
  /** Own-colour tokens not yet placed this round. */
  tokens: number;
  /** Spaces with an own-colour token. */
  own_tokens: Array<Space>;
  /** Spaces with a silver token. */
  silver_tokens: Array<Space>;
  /** Whether they own a silver token. */
  has_silver: boolean;
  /** Whether the gold token was used this round. */
  gold_used: boolean;
  /** Colours acquired this round: no second tile of these (KB-3.4.3.b). */
  bought: Array<Colour>;
  /** Battle cards discarded face up. */
  face_up: Array<BattleCard>;
  /** Prayer points Energy Drain brought this day (REN-AME1). */
  drained: number;
  /** Whether the Lord of Storms was called this day. */
  storm_used: boolean;
  /** Whether the Temple Raiders drew their card this day. */
  raided: boolean;
};

/** A plunder card. */
export type PlunderCard = "G01" | "G02" | "G03" | "G04" | "G05" | "G06" | "G07" | "G08";

/** A plunder card. */
export type PlunderInfo = {
  /** Which one. */
  id: PlunderCard;
  /** The level and the column, from 1, in the top colour. */
  upper: [number, number];
  /** The level and the column, from 1, in the bottom colour. */
  lower: [number, number];
  /** The halves that are our own. */
  ours: Array<Half>;
};

/** A point of the grid. */
export type Point = {
  /** How far east. */
  x: number;
  /** How far south. */
  y: number;
};

/** Where points come from. */
export type PointSource =
  | { "kind": "units" }
  | { "kind": "figure" }
  | { "kind": "god", "id": God }
  | { "kind": "card" }
  | { "kind": "home" }
  | { "kind": "tile", "id": Tile }
  | { "kind": "companion", "id": Companion }
  | { "kind": "di", "id": Di }
  | { "kind": "wounds" }
  | { "kind": "war_table" };

/**
 * What a piece, a troop or a whole side brings to the numbers of a battle.
 * Signed where a line of the sums may take something away.
 */
export type Points = {
  /** Strength, units included. */
  strength: number;
  /** Damage to the other side. */
  damage: number;
  /** Unblockable damage to the other side. */
  unblockable: number;
  /** Shield. */
  shield: number;
  /** Units that nothing removes. */
  impenetrable: number;
};

/** A port, which the rulebook calls a harbor (KB-1.1.j). */
export type Port = "military" | "trading";

/** How far a condition is. */
export type Progress = {
  /** Which condition. */
  goal: Goal;
  /** How much there is of it. */
  have: number;
  /** The least that is asked for (KB-5.9.c). */
  need: number;
  /**
   * Whether it held when the objective was last looked at: not in the middle of
   * something (corrections:S-2).
   */
  met: boolean;
};

/** The pyramid of one district; level 0 is none (KB-1.6.a). */
export type Pyramid = {
  /** 0 to 4. */
  level: number;
  /** The colour of its top; none at level 0 (KB-1.6.b). */
  colour: Colour | null;
};

/** The reason why an action is refused. */
export type Refusal =
  | { "why": "not_in_market", tile: Tile }
  | { "why": "same_picture", tile: Tile }
  | { "why": "colour_bought", colour: Colour }
  | { "why": "pyramid_too_low", colour: Colour, need: number, have: number }
  | { "why": "wrong_acquire_space", colour: Colour, space: Space }
  | { "why": "needs_prayer", need: number, have: number }
  | { "why": "space_taken", space: Space }
  | { "why": "gold_only" }
  | { "why": "equilibrium", empty: number, left: number }
  | { "why": "token_placed" }
  | { "why": "no_silver" }
  | { "why": "gold_used" }
  | { "why": "must_act" }
  | { "why": "no_land_moves" }
  | { "why": "not_next", from: Zone, to: Zone }
  | { "why": "wall", zone: Zone }
  | { "why": "worm_outside" }
  | { "why": "teleport_used" }
  | { "why": "no_teleport" }
  | { "why": "no_teleport_from", zone: Zone }
  | { "why": "no_obelisk", zone: Zone }
  | { "why": "toll", zone: Zone, need: number, have: number }
  | { "why": "troop_limit", limit: number }
  | { "why": "supply_empty", have: number }
  | { "why": "no_such_card", card: Di }
  | { "why": "wrong_moment", card: Di }
  | { "why": "pyramid_level", level: number }
  | { "why": "no_room_for_pyramid", limit: number }
  | { "why": "not_on_your_team", seat: Seat }
  | { "why": "too_much_to_share" }
  | { "why": "no_own_traveller" }
  | { "why": "follows_owner", companion: Companion }
  | { "why": "handed_over" }
  | { "why": "nothing_to_hand_over" }
  | { "why": "cannot_join", companion: Companion, zone: Zone }
  | { "why": "exchange_with_supply" }
  | { "why": "one_troop" }
  | { "why": "god_acquired" }
  | { "why": "gods_asleep", need: number }
  | { "why": "no_summit" }
  | { "why": "not_the_summits_space" }
  | { "why": "god_not_acquired" }
  | { "why": "god_on_board" }
  | { "why": "no_place_for_god", zone: Zone }
  | { "why": "god_alone", zone: Zone }
  | { "why": "no_second_token" }
  | { "why": "second_token_used" }
  | { "why": "no_token_there", space: Space }
  | Refused;

/** Why a new troop appears where it does (solo:§9). */
export type RespawnReason = "own-place" | "only-empty" | "weaker-troop" | "lot" | "other-troop";

/** One side of a battle. */
export type Role = "attacker" | "defender";

/** Figures and switches of the rules at this table that a page shows. */
export type RulesView = {
  /**
   * Gold tokens belong to everybody from the start; if not, to who owns a tile
   * with a golden action (KB-ED-04).
   */
  gold_from_start: boolean;
  /** The number of DI cards in a battle may be declared (KB-ED-24). */
  declare: boolean;
  /** Gods of Egypt: the column of the rise marker (KB-6.2.b). */
  rise_mark: number | null;
};

/** How gods and cities find their players when they are not given (KB-AM-36). */
export type Seating = "choose" | "random";

/** The faces of a player's cards, for the owner alone. */
export type SecretView = {
  /** Battle cards in hand, those of a war council included. */
  battle_hand: Array<BattleCard>;
  /**
   * Battle cards discarded face down; the owner may look at them again
   * (KB-AM-18).
   */
  face_down: Array<BattleCard>;
  /** Battle cards given up for special ones. */
  removed: Array<BattleCard>;
  /** DI cards in hand, those of a war council included. */
  di: Array<Di>;
};

/**
 * What the table agrees on before the first shuffle. May be nonsense until
 * [`tabletop::Game::start`] has looked at it.
 */
export type Setup = {
  /** Which printing. */
  edition: Edition;
  /** Which mode. */
  mode: Mode;
  /** 2 to 6; the older editions 2 to 5. Teams: 4 or 6. Solo: 1. */
  players: number;
  /** Teams: how many play together, 2 or 3 (KB-4.0.a). */
  team_size: number;
  /**
   * Teams: the team of each seat, from 0; empty: the teams take the seats in
   * turn, or, where `random_teams` says so, by lot (KB-4.5.a).
   */
  teams: Array<number>;
  /** Teams: who plays together is drawn by lot. */
  random_teams: boolean;
  /** The module Gods of Egypt (section 6). */
  gods_of_egypt: boolean;
  /** Solo: the objective; none: drawn (KB-5.2.1). */
  objective: Objective | null;
  /**
   * Solo: what events do to the War Table lasts until they are covered
   * (solo:§5).
   */
  passing_events: boolean;
  /** The god of each seat; empty: see `seating`. */
  gods: Array<God>;
  /** The city of each seat; empty: see `seating`. */
  cities: Array<City>;
  /** What happens to gods and cities that are not given. */
  seating: Seating;
  /** The tile colours in use; empty: drawn at random (KB-2.1.3). */
  colours: Array<Colour>;
  /** The add-on Renewal (KB-2.1.10). */
  renewal: boolean;
  /** The sixteen extra DI cards (tiles:§8.3). */
  extra_di: boolean;
  /**
   * Whoever places a token must do its action if they can (corrections:K-9);
   * otherwise it may be declined (KB-AM-04).
   */
  strict_actions: boolean;
  /** Tiles the table agrees to leave in the box. */
  without: Array<Tile>;
  /** 2012: the long game, to 10 victory points instead of 8 (K1-1.3.8). */
  long: boolean;
  /** 2012: the beginner variant: levels 1 and 2, to 4 points (K1-1.3.B). */
  beginner: boolean;
  /** 2012: house rules. */
  house: HouseRules;
  /** The game ends after this many rounds if nobody has won before. */
  max_rounds: number;
};

/**
 * What can be agreed on before a game, for a form: small, because the front page
 * has it.
 */
export type SetupChoices = {
  /** A plain game. */
  plain: Setup;
  /** The printings, the newest first. */
  editions: Array<EditionInfo>;
  /** The ways to play. */
  modes: [Mode, Mode, Mode];
  /** Who can play against whom. */
  formations: Array<FormationInfo>;
  /** The objectives of a game alone. */
  objectives: Array<Objective>;
};

/** What only some editions have. */
export type SetupOption = "renewal" | "extra_di" | "long" | "beginner" | "long_beginner" | "house" | "strict_actions";

/** The reason why a setup is refused. */
export type SetupRefusal =
  | { "why": "edition_lacks", option: SetupOption }
  | { "why": "gods_of_egypt_outside_rise" }
  | { "why": "mode_outside_rise" }
  | { "why": "solo_is_for_one" }
  | { "why": "solo_with_gods" }
  | { "why": "solo_city" }
  | { "why": "player_count", players: number, most: number }
  | { "why": "team_formation", players: number, size: number }
  | { "why": "team_count", players: number, named: number }
  | { "why": "team_size", last: number, size: number }
  | { "why": "god_count", players: number, named: number }
  | { "why": "god_twice", god: God }
  | { "why": "city_count", players: number, named: number }
  | { "why": "city_twice", city: City }
  | { "why": "city_not_in_play", city: City, players: number }
  | { "why": "colour_count", players: number, wanted: number, named: number }
  | { "why": "no_such_colour", colour: Colour }
  | { "why": "colour_twice", colour: Colour }
  | { "why": "no_rounds" };

/** One side of a battle. */
export type SideView = {
  /** Whose side it is. */
  seat: Seat;
  /** Where its troop is; a retreat changes it. */
  zone: Zone;
  /** A god fights, also when it has fallen since. */
  figure: boolean;
  /** The life points of the god that fights. */
  life: number;
  /** The companions that fight along. */
  companions: Array<Companion>;
  /** Nothing is left to choose for now (KB-HI-07). */
  ready: boolean;
  /** Spy has forced the card into the open. */
  card_shown: boolean;
  /** Omniscience has forced the DI cards into the open. */
  di_shown: boolean;
  /**
   * The cards chance allows, where a house rule wants it and this eye may
   * know them.
   */
  drawn: Array<BattleCard> | null;
  /** The kept card, where this eye may know it. */
  play: BattleCard | null;
  /** The discarded card, where this eye may know it (KB-HI-10). */
  discard: BattleCard | null;
  /**
   * The DI cards, where this eye may know them; after the reveal those still
   * in force.
   */
  di: Array<Di> | null;
  /** The choice of DI cards is made, where this eye may know it. */
  di_ready: boolean;
  /**
   * The number of DI cards this side has declared; none where it hides them, or
   * still chooses (corrections:K-2).
   */
  declared: number | null;
  /** What the card in force says, once revealed. */
  face: CardFace;
  /** DI cards played, Diversion included, once revealed. */
  played: number;
  /** DI cards that Mirage has cancelled. */
  cancelled: Array<Di>;
  /** DI cards discarded for Divine Wound. */
  wounds: number;
  /** Mirage was used. */
  mirage_used: boolean;
  /** Double Game has put the discarded card in place of the other. */
  swapped: boolean;
  /** The sums, once strengths are compared. */
  points: Points;
  /** Units removed by the other side. */
  killed: number;
  /** Units removed in all. */
  lost: number;
  /** Battle fame of this battle. */
  fame: number;
  /** The troop was recalled. */
  recalled: boolean;
  /** Hold the Ground: all battle cards come back at the end. */
  take_back: boolean;
  /**
   * The sums line by line, as far as this eye may know them; empty once the
   * cards are put away.
   */
  lines: Array<LedgerLine>;
};

/** How a game against Amon ended. */
export type SoloEnding = "fulfilled" | "wiped" | "too_late";

/** Where the units come from, which decides where they may go. */
export type Source =
  | "recruit"
  | "homage"
  | "prayer"
  | "support"
  | "assistance"
  | "mercenaries"
  | "conscription"
  | "enlistment"
  | "night_levy";

/** A space of the player board. */
export type Space =
  | "apex"
  | "t_move"
  | "t_recruit"
  | "m_build"
  | "m_move"
  | "m_pray"
  | "b_acq1"
  | "b_acq2"
  | "b_acq3"
  | "b_pray";

/** A space of the player board. */
export type SpaceInfo = {
  /** Which space. */
  id: Space;
  /** The action it gives. */
  deed: Deed;
  /** 0 for the top floor, 1 for the middle, 2 for the bottom; the apex is on none. */
  floor: number | null;
};

/** A step of the game. */
export type Step =
  | { "choose_god": { seat: Seat } }
  | { "choose_city": { seat: Seat } }
  | "deal"
  | { "garrison": { place: number } }
  | { "pyramids": { place: number, district: District, levels: number } }
  | { "first_tile": { place: number } }
  | { "billet": { place: number, district: District, left: number } }
  | "dawn"
  | "turn_start"
  | "before_token"
  | "more_tokens"
  | "resolving"
  | "after_actions"
  | "turn"
  | { "veto": { card: Di, by: Seat, asked: number } }
  | { "di_effect": { card: Di } }
  | { "escape": { seat: Seat, zone: Zone } }
  | { "flight": { from: Zone, to: Zone } }
  | { "clash": { zone: Zone } }
  | { "homecoming": { seat: Seat, creature: Companion } }
  | "evening"
  | "verdict"
  | { "build": { free: boolean } }
  | { "build_colour": { district: District, level: number } }
  | { "acquire_slot": { colour: Colour } }
  | "muster"
  | "fights"
  | "pray"
  | "tithe_thief"
  | { "acquire": { slot: number } }
  | { "acquired": { tile: Tile } }
  | { "special_card": { tile: Tile } }
  | "deploy"
  | "sobeks_card"
  | { "place_companion": { tile: Tile } }
  | { "escort": { seat: Seat, zone: Zone, joined: number } }
  | "bull"
  | "move_start"
  | "march"
  | "move_end"
  | "divine_power"
  | { "golden_choice": { tile: Tile } }
  | { "homage": { recruit: boolean, march: boolean } }
  | "restructuring"
  | { "heqaib": { zone: Zone } }
  | "raining_fire"
  | { "storm": { strikes: number } }
  | "ceremony"
  | "settle"
  | "council_start"
  | "war_council"
  | "confrontation"
  | { "confrontation_end": { role: Role } }
  | { "seths_cards": { role: Role } }
  | "resolution"
  | { "casualty_start": { role: Role } }
  | "casualties"
  | { "casualty_end": { role: Role } }
  | "rewards"
  | "loser_aftermath"
  | "retreat_zone"
  | "winner_aftermath"
  | { "crowded_companions": { seat: Seat, zone: Zone } }
  | { "hold_the_ground": { role: Role } }
  | "battle_end"
  | { "battle_end_tiles": { role: Role, used: number } }
  | { "spoils": { role: Role } }
  | { "tactical_reinforcement": { role: Role } }
  | { "anubis_units": { role: Role, left: number } }
  | "battle_over"
  | "nightfall"
  | "offering"
  | "delta_temple"
  | "temples"
  | "adoration"
  | { "prayers": { place: number } }
  | { "night_di": { place: number } }
  | { "night_di_tiles": { place: number, done: number } }
  | { "vision": { place: number, left: number } }
  | { "night_ceremony": { place: number, discarded: number } }
  | { "annexation": { place: number } }
  | { "conscription": { place: number } }
  | "awakening"
  | { "hand_of_god": { place: number } }
  | { "destiny": { chosen: number } }
  | { "foresight": { place: number } }
  | { "night_tiles": { place: number } }
  | { "decree": { placed: number } }
  | { "first_marker": { captain: Seat } }
  | "draw_teams"
  | { "guest": { place: number, district: District } }
  | { "share": { seat: Seat, goods: Goods } }
  | { "hand_over": { goods: Goods } }
  | { "defender": { attacker: Seat, zone: Zone } }
  | { "losses": { seat: Seat, zone: Zone, left: number } }
  | { "corrupted_recruits": { role: Role } }
  | "assemble"
  | { "credit": { zone: Zone } }
  | { "team_destiny": { placed: number } }
  | { "team_place": { placed: number, seat: Seat } }
  | "amons_event"
  | { "event_line": { card: EventCard, line: number } }
  | "amons_action"
  | { "action_line": { card: ActionCard, line: number } }
  | { "tribute": { left: number } }
  | { "ambush": { zone: Zone } }
  | "pestilence"
  | "vigil_temples"
  | "vigil_levy"
  | "round_marker";

/** A storm tile: the corner of the board it takes out of play (KB-1.1.h). */
export type Storm = "south-west" | "north-east";

/** A storm tile. */
export type StormInfo = {
  /** Which tile. */
  id: Storm;
  /** The zones under it. */
  covers: Array<Zone>;
};

/** What Amon does, or what his cards do. */
export type Story =
  | { "did": "objective_set", objective: Objective, rounds: number }
  | { "did": "creature_card", card: PlunderCard }
  | { "did": "creature_found", card: PlunderCard | null, half: Half | null, tile: Tile, companion: Companion, troop: TroopName }
  | { "did": "troop_placed", troop: TroopName, zone: Zone, units: number }
  | { "did": "event_drawn", card: EventCard }
  | { "did": "event_covered", card: EventCard }
  | { "did": "disaster_drawn", card: Disaster }
  | { "did": "action_drawn", card: ActionCard }
  | { "did": "actions_reshuffled" }
  | { "did": "line", card: string, line: number }
  | { "did": "war_table", column: Column, asked: number, applied: number, value: number }
  | { "did": "target", troop: TroopName, kind: TargetKind, zone: Zone, decision: Decision, 
/**
 * The condition of the card that gave the candidates.
 */
condition: Condition, 
/**
 * All conditions tried, in order, with what each found.
 */
tried: Array<Tried> }
  | { "did": "stepped", troop: TroopName, from: Zone, to: Zone, way: Way, reason: WayReason, moves_left: number }
  | { "did": "crossed", troop: TroopName, other: TroopName, zone: Zone }
  | { "did": "halted", troop: TroopName, zone: Zone | null, reason: HaltReason }
  | { "did": "recruited", troop: TroopName, zone: Zone, units: number }
  | { "did": "plunder_drawn", card: PlunderCard }
  | { "did": "plunder_reshuffled" }
  | { "did": "plundered", card: PlunderCard, half: Half, tile: Tile, 
/**
 * The level the card names, and the one where a tile was found.
 */
asked: number, level: number, column: number }
  | { "did": "plunder_missed", card: PlunderCard, half: Half }
  | { "did": "plunder_skipped", half: Half }
  | { "did": "card_turned" }
  | { "did": "recalled", troop: TroopName, zone: Zone, units: number }
  | { "did": "respawned", troop: TroopName, zone: Zone, reason: RespawnReason }
  | { "did": "banished", zone: Zone, reason: BanishReason }
  | { "did": "fame_lost", kind: FameKind }
  | { "did": "fame_safe" }
  | { "did": "objective", conditions: Array<Progress> }
  | { "did": "round_marker", rounds: number };

/** What a target is. */
export type TargetKind = "troop" | "pyramid" | "temple";

/** A power tile, by its picture and colour. */
export type Tile =
  | "RUB-1a"
  | "RUB-1b"
  | "RUB-2a"
  | "RUB-2b"
  | "RUB-2c"
  | "RUB-2d"
  | "RUB-3a"
  | "RUB-3b"
  | "RUB-3c"
  | "RUB-3d"
  | "RUB-4a"
  | "RUB-4b"
  | "RUB-4c"
  | "RUB-4d"
  | "SAP-1a"
  | "SAP-1b"
  | "SAP-2a"
  | "SAP-2b"
  | "SAP-2c"
  | "SAP-2d"
  | "SAP-3a"
  | "SAP-3b"
  | "SAP-3c"
  | "SAP-3d"
  | "SAP-4a"
  | "SAP-4b"
  | "SAP-4c"
  | "SAP-4d"
  | "DIA-1a"
  | "DIA-1b"
  | "DIA-2a"
  | "DIA-2b"
  | "DIA-2c"
  | "DIA-2d"
  | "DIA-3a"
  | "DIA-3b"
  | "DIA-3c"
  | "DIA-3d"
  | "DIA-4a"
  | "DIA-4b"
  | "DIA-4c"
  | "DIA-4d"
  | "ONY-1a"
  | "ONY-1b"
  | "ONY-1c"
  | "ONY-2a"
  | "ONY-2b"
  | "ONY-2c"
  | "ONY-2d"
  | "ONY-3a"
  | "ONY-3b"
  | "ONY-3c"
  | "ONY-3d"
  | "ONY-4a"
  | "ONY-4b"
  | "ONY-4c"
  | "ONY-4d"
  | "AMB-1a"
  | "AMB-1b"
  | "AMB-2a"
  | "AMB-2b"
  | "AMB-2c"
  | "AMB-2d"
  | "AMB-3a"
  | "AMB-3b"
  | "AMB-3c"
  | "AMB-3d"
  | "AMB-4a"
  | "AMB-4b"
  | "AMB-4c"
  | "AMB-4d"
  | "AME-1a"
  | "AME-1b"
  | "AME-2a"
  | "AME-2b"
  | "AME-2c"
  | "AME-2d"
  | "AME-3a"
  | "AME-3b"
  | "AME-3c"
  | "AME-3d"
  | "AME-4a"
  | "AME-4b"
  | "AME-4c"
  | "AME-4d"
  | "REN-RUB1"
  | "REN-RUB2"
  | "REN-RUB3"
  | "REN-SAP1"
  | "REN-SAP2"
  | "REN-SAP3"
  | "REN-DIA1"
  | "REN-DIA2"
  | "REN-DIA3"
  | "REN-ONY1"
  | "REN-ONY2"
  | "REN-ONY3"
  | "REN-AMB1"
  | "REN-AMB2"
  | "REN-AMB3"
  | "REN-AME1"
  | "REN-AME2"
  | "REN-AME3"
  | "RED-1a"
  | "RED-1b"
  | "RED-1c"
  | "RED-2a"
  | "RED-2b"
  | "RED-2c"
  | "RED-2d"
  | "RED-3a"
  | "RED-3b"
  | "RED-3c"
  | "RED-3d"
  | "RED-4a"
  | "RED-4b"
  | "RED-4c"
  | "RED-4d"
  | "BLU-1a"
  | "BLU-1b"
  | "BLU-2a"
  | "BLU-2b"
  | "BLU-2c"
  | "BLU-2d"
  | "BLU-3a"
  | "BLU-3b"
  | "BLU-3c"
  | "BLU-3d"
  | "BLU-4a"
  | "BLU-4b"
  | "BLU-4c"
  | "BLU-4d"
  | "WHI-1a"
  | "WHI-1b"
  | "WHI-2a"
  | "WHI-2b"
  | "WHI-2c"
  | "WHI-2d"
  | "WHI-3a"
  | "WHI-3b"
  | "WHI-3c"
  | "WHI-3d"
  | "WHI-4a"
  | "WHI-4b"
  | "WHI-4c"
  | "WHI-4d";

/** A power tile. */
export type TileInfo = {
  /** Which tile. */
  id: Tile;
  /** Its colour. */
  colour: Colour;
  /** Its level, which is also its price before reductions. */
  level: number;
  /** How many there are of it. */
  copies: number;
  /** Whether it belongs to the add-on Renewal. */
  renewal: boolean;
  /** Whether it belongs to the first edition. */
  first: boolean;
  /** Whether it offers a golden action. */
  golden: boolean;
  /** The pieces it brings; several when there are several copies. */
  companions: Array<Companion>;
  /** The special battle card it brings. */
  card: BattleCard | null;
  /** The land moves it adds. */
  moves: number;
  /** The divine fame it brings. */
  fame: number;
  /** The points it adds in battle. */
  boosts: Array<Boost>;
  /** What of it is our own. */
  ours: Ours | null;
};

/** The kinds of action token. */
export type TokenKind = "own" | "silver" | "gold";

/** A condition tried, and how many it found. */
export type Tried = {
  /** The condition. */
  condition: Condition;
  /** How many targets fulfilled it. */
  found: number;
};

/** One of Amon's two troops (KB-5.2.10a). */
export type TroopName = "A" | "B";

/** A troop on the board. */
export type TroopView = {
  /** Where it stands. */
  zone: Zone;
  /** How many units; none where the player's companions are with teammates. */
  units: number;
  /** Its companions, those of teammates aside. */
  companions: Array<Companion>;
};

/** What lasts for one turn. */
export type Turn = {
  /** Tokens placed and not yet resolved. */
  pending: Array<Space>;
  /**
   * Companions that an exchange has put in their place this turn; they stay
   * there, so that no arrangement comes twice (KB-DP-D1).
   */
  settled: Array<Companion>;
  /** The Sacred Bull was placed by the action under way. */
  bull_placed: boolean;
  /** The own-colour token of this turn is placed (K1-D1). */
  token_placed: boolean;
  /** Teams: prayer points were handed over in this turn (corrections:T-3). */
  prayer_handed: boolean;
  /** The same of veteran tokens. */
  veterans_handed: boolean;
};

/** The game as one eye sees it. */
export type View = {
  /** Whose view it is. */
  eye: Eye;
  /** What the table agreed on. */
  agreed: Agreed;
  /** What its rules say where tables differ. */
  rules: RulesView;
  /** Tile colours in use. */
  colours: Array<Colour>;
  /** The round, from 1; 0 before the first day. */
  round: number;
  /** Whether it is night. */
  night: boolean;
  /**
   * Gods of Egypt: somebody has reached the rise marker, so that gods may be
   * acquired.
   */
  risen: boolean;
  /** How it ended, once it is over. */
  ending: Ending | null;
  /** The outcome, once it is over. */
  outcome: Outcome | null;
  /** Seats in turn order. */
  order: Array<Seat>;
  /** The next turn order while it is being chosen at night, place by place. */
  destiny: Array<Seat | null>;
  /** The place in `order` of the player whose turn it is. */
  place: number;
  /** Who must decide. */
  awaiting: Array<Seat>;
  /** What lasts for this turn. */
  turn: Turn;
  /** What is being done: a stack, the step that waits for a choice last. */
  steps: Array<Step>;
  /** Who plays together, team by team; empty where nobody does (KB-4.0.a). */
  teams: Array<Array<Seat>>;
  /** Everybody. */
  players: Array<PlayerView>;
  /** Tiles to be had, with the number of copies. */
  market: Array<[Tile, number]>;
  /** Cards in the DI deck; their faces are nobody's to know (KB-HI-05). */
  deck: number;
  /** The DI discard pile (KB-7.9.b). */
  discard: Array<Di>;
  /** How many cards Vision, or Seth, shows to somebody at this moment. */
  foreseen: number;
  /** Those cards, where this eye may know them. */
  foreseen_cards: Array<Di> | null;
  /** Zones where fights wait. */
  fights: Array<Zone>;
  /** The Move under way. */
  march: March;
  /** Units being placed, by Recruit or an effect like it. */
  muster: Muster;
  /** The battle under way. */
  battle: BattleView | null;
  /** Solo: Amon's board. */
  amon: AmonView | null;
};

/** A number for each column. */
export type WarTable = {
  /** Strength in battle. */
  strength: number;
  /** Damage in battle. */
  damage: number;
  /** Shields in battle. */
  shield: number;
  /** Land moves. */
  moves: number;
};

/** How a troop got from one zone to another. */
export type Way = "land" | "harbor" | "teleport";

/** Why Amon's troop takes this step and no other (solo:§7.2). */
export type WayReason = "shortest" | "fewer-crossings" | "fewer-battles" | "temple" | "west" | "east" | "north" | "id";

/** In which battles a bonus counts. */
export type When =
  | "always"
  | "attacking"
  | "defending"
  | "in_desert"
  | "in_city"
  | "attacking_foreign_city"
  | "in_holy_place"
  | "in_delta";

/**
 * A zone of the board.
 *
 * City `c` owns the indices `4 * c` to `4 * c + 3`: its districts a, b
 * and c, then the desert around it. The open land of the west bank, of
 * the east bank and the Delta follow.
 */
export type Zone =
  | "w1a"
  | "w1b"
  | "w1c"
  | "w1f"
  | "w2a"
  | "w2b"
  | "w2c"
  | "w2f"
  | "w3a"
  | "w3b"
  | "w3c"
  | "w3f"
  | "e1a"
  | "e1b"
  | "e1c"
  | "e1f"
  | "e2a"
  | "e2b"
  | "e2c"
  | "e2f"
  | "e3a"
  | "e3b"
  | "e3c"
  | "e3f"
  | "w_on"
  | "w_os"
  | "w_r"
  | "w_ti"
  | "w_tr"
  | "e_on"
  | "e_os"
  | "e_r"
  | "e_ti"
  | "e_tr"
  | "d_t"
  | "d_d"
  | "d_s";

/** A zone of the board. */
export type ZoneInfo = {
  /** Which zone. */
  id: Zone;
  /** What it is. */
  kind: ZoneKind;
  /** The land it belongs to. */
  bank: Bank;
  /** The city it belongs to, as a district or as the desert around it. */
  city: City | null;
  /** Which district of its city it is. */
  district: District | null;
  /** Its port. */
  port: Port | null;
  /** Whether an obelisk stands in it. */
  obelisk: boolean;
  /** The prayer points its temple pays at night; 0 where there is none. */
  temple_pp: number;
};

/** What a zone is (KB-1.1.a, KB-1.1.b). */
export type ZoneKind = "district" | "temple" | "delta_temple" | "sanctuary" | "desert";

/** How to draw one zone. */
export type ZoneSketch = {
  /** Which zone. */
  zone: Zone;
  /**
   * The place of troops and of the label. Decides what is more to the west,
   * too: smaller x, then smaller y, then the id.
   */
  centre: Point;
  /** The corners, the last one joined to the first. */
  outline: Array<Point>;
  /** The place of the port, if there is one. */
  port: Point | null;
  /** The place of the obelisk, if there is one. */
  obelisk: Point | null;
};
