// Written by `cargo xtask types`. Change the Rust types instead.

/**
 * Something that happened. A `seat` is the player who did it, also where two
 * play one god. Where nobody did anything, and where figures, monuments
 * or devotion are a god's (`owner`, the dead, the winner), it is the seat that
 * leads that god.
 */
export const EVENTS = {
  god_chosen: { seat: 'Seat', god: 'God' },
  first_player: { seat: 'Seat' },
  guardians_chosen: { guardians: 'Guardian[]' },
  turn_began: { seat: 'Seat' },
  action_began: { seat: 'Seat', deed: 'Deed' },
  automatic: { seat: 'Seat', action: 'string' },
  moved: { seat: 'Seat', figure: 'FigureKind', from: 'Hex', to: 'Hex' },
  pushed: { seat: 'Seat', owner: 'Seat', figure: 'FigureKind', from: 'Hex', to: 'Hex' },
  aimed: { seat: 'Seat', hex: 'Hex', facing: 'Facing' },
  summoned: { seat: 'Seat', figure: 'FigureKind', hex: 'Hex' },
  ransomed: { seat: 'Seat', to: 'Seat' },
  sun_given: { seat: 'Seat', hex: 'Hex' },
  followers_gained: { seat: 'Seat', count: 'number', now: 'number', why: 'Why' },
  followers_paid: { seat: 'Seat', count: 'number', now: 'number', why: 'Why' },
  power_unlocked: { seat: 'Seat', power: 'Power' },
  guardian_joined: { seat: 'Seat', guardian: 'Guardian' },
  event_reached: { seat: 'Seat', event: 'EventKind', number: 'number' },
  monument_taken: { seat: 'Seat', hex: 'Hex', monument: 'Monument', from: 'Seat | null' },
  nothing_to_control: { seat: 'Seat' },
  caravan_laid: { seat: 'Seat', sides: 'Side[]' },
  no_caravan: { seat: 'Seat' },
  token_laid: { number: 'number', hex: 'Hex' },
  tokens_swapped: { seat: 'Seat', one: 'number', other: 'number' },
  conflict_began: { seat: 'Seat', number: 'number' },
  monument_destroyed: { hex: 'Hex', monument: 'Monument', owner: 'Seat | null' },
  dominated: { seat: 'Seat', region: 'number' },
  battle_began: { region: 'number', seats: 'Seat[]' },
  attuned: { seat: 'Seat', figure: 'FigureKind', from: 'Hex', to: 'Hex' },
  two_cards: { seat: 'Seat' },
  card_chosen: { seat: 'Seat' },
  cards_revealed: { seat: 'Seat', cards: 'Card[]' },
  monument_built: { seat: 'Seat', hex: 'Hex', monument: 'Monument' },
  bid_made: { seat: 'Seat' },
  bid_revealed: { seat: 'Seat', followers: 'number' },
  spared: { seat: 'Seat | null' },
  strength_summed: { seat: 'Seat', total: 'number', lines: 'StrengthLine[]' },
  battle_won: { seat: 'Seat', region: 'number' },
  battle_tied: { region: 'number' },
  tie_broken: { seat: 'Seat' },
  nobody_left: { region: 'number' },
  saved: { seat: 'Seat', figure: 'FigureKind', hex: 'Hex' },
  killed: { seat: 'Seat', figure: 'FigureKind', hex: 'Hex' },
  trapped: { seat: 'Seat', owner: 'Seat' },
  rose: { seat: 'Seat', hex: 'Hex' },
  found_no_grave: { seat: 'Seat' },
  devotion_changed: { seat: 'Seat', from: 'number', to: 'number', why: 'Why', region: 'number | null', by: 'Grant[]' },
  underworld_placed: { seat: 'Seat', hex: 'Hex', from: 'Hex | null' },
  cards_returned: { seat: 'Seat' },
  conflict_ended: { number: 'number' },
  merged: { higher: 'Seat', lower: 'Seat', devotion: 'number' },
  guardian_left: { seat: 'Seat', guardian: 'Guardian', hex: 'Hex | null' },
  forgotten: { seat: 'Seat' },
  game_ended: { outcome: { winners: 'Seat[]', places: 'number[]', reason: 'string' } },
} as const;

/** A part of a gain of devotion, by what it comes from. */
export const GRANTS = {
  plain: { amount: 'number' },
  monument: { monument: 'Monument', amount: 'number' },
  power: { power: 'Power', amount: 'number' },
  card: { card: 'Card', amount: 'number' },
  god: { god: 'God', amount: 'number' },
} as const;

/** The reason why an action is refused. */
export const REFUSALS = {
  god_taken: { god: 'God' },
  not_lower: { after: 'Deed' },
  no_figure: { hex: 'Hex' },
  has_moved: { hex: 'Hex' },
  too_far: { hex: 'Hex', limit: 'number' },
  water: { hex: 'Hex' },
  taken: { hex: 'Hex' },
  underworld: { hex: 'Hex' },
  underworld_open: { hex: 'Hex' },
  not_attuned: { hex: 'Hex' },
  not_in_pool: { figure: 'FigureKind' },
  nobody_trapped: {},
  not_beside: { hex: 'Hex' },
  unlocked: { power: 'Power' },
  wrong_level: { power: 'Power', level: 'number' },
  needs_followers: { need: 'number', have: 'number' },
  no_monument: { hex: 'Hex' },
  nobody_beside: { hex: 'Hex' },
  neutral_first: {},
  no_line: {},
  not_in_hand: { card: 'Card' },
  none_left: { monument: 'Monument' },
  other_region: { hex: 'Hex' },
  game_over: {},
  stranger: { seat: 'Seat' },
  not_awaited: { seat: 'Seat' },
  not_now: { action: 'string' },
} as const;

/** The reason why a setup is refused. */
export const SETUP_REFUSALS = {
  player_count: { players: 'number' },
  god_count: { players: 'number', named: 'number' },
  god_twice: {},
  guardian_levels: {},
  first_player: { seat: 'Seat', players: 'number' },
} as const;

/** A step of the game. */
export const STEPS = {
  choose_god: { seat: 'Seat' },
  first_action: {},
  second_action: { after: 'Deed' },
  move_figures: {},
  move_to: { from: 'Hex' },
  push: { hex: 'Hex', from: 'Hex' },
  face: { hex: 'Hex' },
  summon: {},
  summon_to: { figure: 'FigureKind', ransomed: 'boolean' },
  sun: { hex: 'Hex' },
  unlock: {},
  control: {},
  caravan: {},
  caravan_token: {},
  caravan_swap: {},
  obelisks: {},
  obelisk_to: { from: 'Hex' },
  two_cards: {},
  choose_cards: {},
  builds: {},
  build_at: { seat: 'Seat', monument: 'Monument' },
  bids: {},
  tie: {},
  protect: {},
  trap: {},
  rise: {},
  underworld: {},
  underworld_to: { from: 'Hex' },
  worship: {},
  guardians: {},
} as const;

/** Why a game ended: the key that an outcome carries, and scripts rely on. */
export const END_REASONS = {
  top: {},
  last: {},
  forgotten: {},
  devotion: {},
} as const;
