import { PACES, type Pace } from "./pace.ts";

/** As it is in the game, as the system has it, or always the same. */
export type ThemeChoice = "follow" | "system" | "day" | "night";
export const THEMES: readonly ThemeChoice[] = ["follow", "system", "day", "night"];
export type TextSize = "usual" | "large" | "largest";
export const TEXT_SIZES: readonly TextSize[] = ["usual", "large", "largest"];
/** Colours that stay apart for those who see some of them alike. */
export type Palette = "usual" | "red-green" | "blue-yellow";
export const PALETTES: readonly Palette[] = ["usual", "red-green", "blue-yellow"];
/** What comes after the last action of a turn: a few seconds to take it back, a button, or nothing. */
export type EndingChoice = "pause" | "button" | "once";
export const ENDINGS: readonly EndingChoice[] = ["pause", "button", "once"];

interface Saved {
  theme: ThemeChoice;
  /** Movement on the board. */
  motion: boolean;
  /** Ask before what cannot be taken back. */
  confirm: boolean;
  /** Let bots act at once. */
  hurry: boolean;
  /** How fast one is told what a game itself does, such as Amon, */
  telling: Pace;
  /** and what the others do. */
  pace: Pace;
  textSize: TextSize;
  palette: Palette;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Tell me of my turn when I look elsewhere. */
  notices: boolean;
  /** I have said what to be called. */
  named: boolean;
  ending: EndingChoice;
}

const KEY = "ennead-settings";
const FEEL = { textSize: "usual", palette: "usual", sound: true, volume: 0.6, notices: false, named: false } as const;
const DEFAULTS: Saved = { theme: "follow", motion: true, confirm: true, hurry: false, telling: "step", pace: "normal", ending: "pause", ...FEEL };

function load(): Saved {
  try {
    const saved = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
    // What was chosen before there were several speeds.
    return PACES.includes(saved.telling) ? saved : { ...saved, telling: "normal" };
  } catch {
    return DEFAULTS;
  }
}

/** Tells what the system wishes, now and whenever that changes. */
function follow(wish: string, tell: (wished: boolean) => void): void {
  const query = matchMedia(wish);
  tell(query.matches);
  query.addEventListener("change", () => tell(query.matches));
}

/** What a person prefers, kept in this browser. */
class Settings {
  #saved = $state(load());
  #calm = $state(false);
  #dark = $state(false);
  /** Whether the game on screen is in its night. */
  nightOutside = $state(false);

  constructor() {
    // Absent where there is no screen, as in unit tests.
    if (typeof matchMedia !== "function") return;
    follow("(prefers-reduced-motion: reduce)", (calm) => (this.#calm = calm));
    follow("(prefers-color-scheme: dark)", (dark) => (this.#dark = dark));
  }

  get theme(): ThemeChoice {
    return this.#saved.theme;
  }
  set theme(theme: ThemeChoice) {
    this.#save({ theme });
  }

  /** Whether things move: the wish of the person and of the system together. */
  get motion(): boolean {
    return this.#saved.motion && !this.#calm;
  }
  get motionWish(): boolean {
    return this.#saved.motion;
  }
  set motionWish(motion: boolean) {
    this.#save({ motion });
  }

  get confirm(): boolean {
    return this.#saved.confirm;
  }
  set confirm(confirm: boolean) {
    this.#save({ confirm });
  }

  get hurry(): boolean {
    return this.#saved.hurry;
  }
  set hurry(hurry: boolean) {
    this.#save({ hurry });
  }

  get telling(): Pace {
    return this.#saved.telling;
  }
  set telling(telling: Pace) {
    this.#save({ telling });
  }

  get textSize(): TextSize {
    return this.#saved.textSize;
  }
  set textSize(textSize: TextSize) {
    this.#save({ textSize });
  }

  get palette(): Palette {
    return this.#saved.palette;
  }
  set palette(palette: Palette) {
    this.#save({ palette });
  }

  get sound(): boolean {
    return this.#saved.sound;
  }
  set sound(sound: boolean) {
    this.#save({ sound });
  }

  get volume(): number {
    return this.#saved.volume;
  }
  set volume(volume: number) {
    this.#save({ volume });
  }

  get notices(): boolean {
    return this.#saved.notices;
  }
  set notices(notices: boolean) {
    this.#save({ notices });
  }

  get named(): boolean {
    return this.#saved.named;
  }
  set named(named: boolean) {
    this.#save({ named });
  }

  get pace(): Pace {
    return this.#saved.pace;
  }
  set pace(pace: Pace) {
    this.#save({ pace });
  }

  get ending(): EndingChoice {
    return this.#saved.ending;
  }
  set ending(ending: EndingChoice) {
    this.#save({ ending });
  }

  /** The theme to show now. */
  get shown(): "day" | "night" {
    const dark = { follow: this.nightOutside, system: this.#dark, day: false, night: true }[this.theme];
    return dark ? "night" : "day";
  }

  #save(change: Partial<Saved>): void {
    this.#saved = { ...this.#saved, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
