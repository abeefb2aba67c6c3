// Written by `cargo xtask types`. Change the Rust types instead.

/** The verbs of the notation: the fields of each by name, and what they are. */
export const ACTIONS = {
  'god': { god: 'God' },
  'do': { deed: 'Deed' },
  'move': { from: 'Hex' },
  'to': { hex: 'Hex' },
  'push': { hex: 'Hex' },
  'face': { facing: 'Facing' },
  'summon': { figure: 'FigureKind' },
  'ransom': {},
  'sun': {},
  'unlock': { power: 'Power' },
  'control': { hex: 'Hex' },
  'camel': { hex: 'Hex', direction: 'Direction' },
  'token': { hex: 'Hex' },
  'swap': { one: 'number', other: 'number' },
  'two-cards': {},
  'play': { card: 'Card' },
  'play-two': { one: 'Card', other: 'Card' },
  'build': { monument: 'Monument' },
  'bid': { followers: 'number' },
  'break-tie': {},
  'save': { hex: 'Hex' },
  'trap': { seat: 'Seat' },
  'rise': { hex: 'Hex' },
  'worship': {},
  'dismiss': { hex: 'Hex' },
  'release': { guardian: 'Guardian' },
  'done': {},
  'decline': {},
} as const;

/** A verb of the notation. */
export type Verb = keyof typeof ACTIONS;
