/**
 * Every icon of the set game-icons (CC BY 3.0) that we use, by its role.
 * Only these are compiled in (see build/game-icons.ts).
 */
export const iconNames = {
  // Gods
  "god-anubis": "anubis",
  "god-bastet": "cat",
  "god-horus": "horus",
  "god-wadjet": "cobra",
  "god-sobek": "croc-jaws",
  "god-seth": "hyena-head",

  // Deeds
  "deed-build": "great-pyramid",
  "deed-recruit": "egyptian-walk",
  "deed-acquire": "scroll-unfurled",
  "deed-pray": "prayer",
  "deed-move": "walking-boot",
  "deed-divine-power": "sunbeams",

  // Figures
  strength: "crossed-swords",
  damage: "blood",
  blood: "dripping-blade",
  unblockable: "piercing-sword",
  shield: "shield",
  impenetrable: "bordered-shield",
  "self-loss": "skull-crossed-bones",
  fame: "laurel-crown",
  "fame-battle": "swords-emblem",
  "fame-divine": "sun",
  "fame-temporary": "egyptian-temple",
  veteran: "star-medal",
  unit: "egyptian-profile",
  mercenary: "spears",
  speed: "boot-prints",
  teleport: "obelisk",
  sail: "sailboat",

  // Places
  temple: "egyptian-temple",
  obelisk: "obelisk",
  port: "sailboat",
  district: "egyptian-urns",
  city: "egypt",
  pyramid: "egyptian-pyramids",
  storm: "sandstorm",
  wall: "brick-wall",
  delta: "flood",
  sanctuary: "star-altar",

  // Cards and tiles
  tile: "stone-tablet",
  "di-card": "eye-of-horus",
  "battle-card": "sword-clash",
  "hidden-card": "card-random",
  discard: "card-discard",
  deck: "card-draw",
  golden: "sunbeams",

  // Companions
  "companion-phoenix": "egyptian-bird",
  "companion-royal-scarab": "scarab-beetle",
  "companion-giant-scorpion": "scorpion",
  "companion-ancestral-elephant": "elephant",
  "companion-sphinx": "egyptian-sphinx",
  "companion-deep-desert-snake": "sand-snake",
  "companion-mummy": "mummy-head",
  "companion-khnums-sphinx": "sheep",
  "companion-griffin-sphinx": "griffin-symbol",
  "companion-soul-devourer": "croc-sword",
  "companion-jackal": "sitting-dog",
  "companion-cat": "hollow-cat",
  "companion-typhonic-beast": "wolf-head",
  "companion-sacred-bull": "bull",
  "companion-giant-sandworm": "worm-mouth",
  "companion-hippopotamus": "rhinoceros-horn",
  "companion-harkhuf-1": "camel",
  "companion-harkhuf-2": "camel",
  "companion-masaharta-1": "hedjet-white-crown",
  "companion-masaharta-2": "hedjet-white-crown",
  "companion-heqaib": "pschent-double-crown",
  "companion-bakatan": "deshret-red-crown",
  "companion-ptahmose": "sun-priest",
  "companion-meryptah": "pharoah",

  // The table
  day: "sun",
  night: "moon",
  battle: "sword-clash",
  turn: "hourglass",
  round: "sands-of-time",
  offering: "candle-flame",
  token: "token",
  silver: "coins",
  bot: "vintage-robot",
  host: "crown",
  watch: "semi-closed-eye",
  chat: "chat-bubble",
  notes: "notebook",
  log: "scroll-quill",
  clock: "alarm-clock",
  undo: "anticlockwise-rotation",
  resign: "flying-flag",
  win: "laurels-trophy",
  link: "linked-rings",
  market: "stone-tablet",
  players: "table",
  learn: "book-cover",
  settings: "cog",
  download: "save",
  upload: "upgrade",
  replay: "film-strip",
  "play-now": "sunrise",
  home: "egyptian-pyramids",
  close: "cancel",
  check: "check-mark",
  question: "help",
  warning: "hazard-sign",
  expand: "expand",
  contract: "contract",
  keyboard: "keyboard",
  odds: "histogram",
} as const satisfies Record<string, string>;

/** What the set draws otherwise than we need it, in our own hand, on 512 × 512. */
export const ownIcons = {
  // Head and shoulders.
  person: "M256 48a108 108 0 1 0 .1 0zM56 472c0-112 84-176 200-176s200 64 200 176z",
  // An ankh, upright: the sign of prayer points.
  prayer:
    "M256 24c-66 0-112 50-112 116 0 50 30 96 62 128H88v72h124l-14 148h116l-14-148h124v-72H306c32-32 62-78 62-128 0-66-46-116-112-116zm0 66c28 0 46 22 46 52 0 34-22 70-46 96-24-26-46-62-46-96 0-30 18-52 46-52z",
} as const satisfies Record<string, string>;

export type IconName = keyof typeof iconNames | keyof typeof ownIcons;
