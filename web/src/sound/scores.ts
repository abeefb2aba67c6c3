/** What can be heard. Games say which of their events sounds like what. */
export type Sound = "turn" | "token" | "steps" | "stone" | "card" | "coin" | "clash" | "victory" | "defeat" | "fame" | "night" | "day" | "omen" | "end" | "talk";

/** One tone, or a breath of noise around a pitch. */
export interface Tone {
  readonly wave: "sine" | "triangle" | "noise";
  /** In hertz. */
  readonly pitch: number;
  /** Where it glides to. */
  readonly to?: number;
  /** Seconds after the sound began. */
  readonly at: number;
  /** How long it rings, in seconds. */
  readonly length: number;
  /** From 0 to 1. */
  readonly loud: number;
}

const harp = (pitch: number, at: number, loud = 0.3): Tone => ({ wave: "triangle", pitch, at, length: 0.7, loud });
const drum = (pitch: number, at: number, loud = 0.5): Tone => ({ wave: "sine", pitch, to: pitch / 2, at, length: 0.22, loud });
const breath = (pitch: number, at: number, length: number, loud: number): Tone => ({ wave: "noise", pitch, at, length, loud });

const [A3, D4, E4, F4, G4, A4, D5, E5, A5] = [220, 293.7, 329.6, 349.2, 392, 440, 587.3, 659.3, 880];

/** Every sound is made of a few tones: harp, drum and sand. */
export const SCORES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [harp(A4, 0), harp(D5, 0.11), harp(E5, 0.22)],
  token: [drum(320, 0, 0.3), breath(2400, 0, 0.05, 0.12)],
  steps: [breath(700, 0, 0.09, 0.22), breath(620, 0.13, 0.09, 0.18), breath(700, 0.26, 0.09, 0.14)],
  stone: [drum(130, 0), breath(420, 0, 0.22, 0.25), drum(110, 0.16, 0.4)],
  card: [breath(3200, 0, 0.1, 0.16), breath(1800, 0.05, 0.08, 0.1)],
  coin: [harp(A5, 0, 0.14), harp(E5 * 2, 0.06, 0.1)],
  clash: [breath(2600, 0, 0.3, 0.26), drum(90, 0, 0.6), harp(D4 * 2.76, 0.01, 0.12), drum(80, 0.2, 0.4)],
  victory: [harp(D4, 0), harp(A4, 0.1), harp(D5, 0.2), harp(A5, 0.32, 0.22)],
  defeat: [harp(A4, 0, 0.24), harp(F4, 0.16, 0.24), harp(D4, 0.34, 0.26)],
  fame: [harp(D5, 0, 0.2), harp(A5, 0.09, 0.2)],
  night: [harp(A4, 0, 0.2), harp(E4, 0.22, 0.2), harp(A3, 0.46, 0.26), breath(300, 0.2, 0.9, 0.06)],
  day: [harp(A3, 0, 0.24), harp(E4, 0.2, 0.2), harp(A4, 0.4, 0.2)],
  omen: [drum(70, 0, 0.5), harp(F4, 0.08, 0.14), harp(E4, 0.3, 0.14)],
  end: [harp(D4, 0), harp(G4, 0.14), harp(A4, 0.28), harp(D5, 0.42), harp(A5, 0.6, 0.2), drum(110, 0.6, 0.3)],
  talk: [harp(E5, 0, 0.12)],
};

/** How many things are heard of all that happens at once: more would be noise. */
const AT_ONCE = 2;
/** What matters most is heard first to be kept. */
const WEIGHT: readonly Sound[] = ["end", "victory", "defeat", "clash", "night", "day", "omen", "fame", "stone", "card", "steps", "token", "coin", "turn", "talk"];

/** Of all the sounds of a moment those that are heard, in their order. */
export function heard(sounds: readonly Sound[]): Sound[] {
  const each = [...new Set(sounds)];
  const kept = new Set([...each].sort((a, b) => WEIGHT.indexOf(a) - WEIGHT.indexOf(b)).slice(0, AT_ONCE));
  return each.filter((sound) => kept.has(sound));
}
