export type ThemeChoice = "follow" | "day" | "night";
/** How what is told step by step goes on: by hand, by itself, or not at all: everything at once. */
export type TellingChoice = "step" | "pace" | "once";
export const TELLINGS: readonly TellingChoice[] = ["step", "pace", "once"];

interface Saved {
  theme: ThemeChoice;
  /** Movement on the board. */
  motion: boolean;
  /** Ask before what cannot be taken back. */
  confirm: boolean;
  /** Let bots act at once. */
  hurry: boolean;
  telling: TellingChoice;
}

const KEY = "ennead-settings";
const DEFAULTS: Saved = { theme: "follow", motion: true, confirm: true, hurry: false, telling: "step" };

function load(): Saved {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return DEFAULTS;
  }
}

/** What a person prefers, kept in this browser. */
class Settings {
  #saved = $state(load());
  #calm = $state(false);
  /** Whether the game on screen is in its night. */
  nightOutside = $state(false);

  constructor() {
    // Absent where there is no screen, as in unit tests.
    if (typeof matchMedia !== "function") return;
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#calm = query.matches;
    query.addEventListener("change", () => (this.#calm = query.matches));
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

  get telling(): TellingChoice {
    return this.#saved.telling;
  }
  set telling(telling: TellingChoice) {
    this.#save({ telling });
  }

  /** The theme to show now. */
  get shown(): "day" | "night" {
    if (this.theme !== "follow") return this.theme;
    return this.nightOutside ? "night" : "day";
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
