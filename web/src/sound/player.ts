import { settings } from "$lib/settings.svelte.ts";
import { SCORES, type Sound, type Tone } from "./scores.ts";

/** Even the loudest is soft. */
const LOUDEST = 0.35;
/** Two sounds of one moment do not cover each other. */
const APART = 0.18;
const ATTACK = 0.008;
const SILENCE = 0.0001;
/** How much noise is made before it repeats, in seconds. */
const FOR_NOISE = 1;

/** Plays what is heard. It is silent until somebody has touched the page, as browsers and manners ask. */
class SoundPlayer {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** Hears the first touch or key, wherever it is. */
  listen(): void {
    const wake = () => {
      for (const kind of GESTURES) removeEventListener(kind, wake, true);
      if (typeof AudioContext === "function") this.#context = new AudioContext();
    };
    for (const kind of GESTURES) addEventListener(kind, wake, { capture: true });
  }

  play(sounds: readonly Sound[]): void {
    const context = this.#context;
    if (context === null || !settings.sound || settings.volume === 0) return;
    // A browser puts a page to sleep that was quiet for long.
    if (context.state === "suspended") void context.resume();
    const out = context.createGain();
    out.gain.value = settings.volume * LOUDEST;
    out.connect(context.destination);
    sounds.forEach((sound, index) => {
      for (const tone of SCORES[sound]) this.#play(context, out, tone, context.currentTime + index * APART);
    });
  }

  #play(context: AudioContext, out: AudioNode, tone: Tone, from: number): void {
    const start = from + tone.at;
    const end = start + tone.length;
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.exponentialRampToValueAtTime(tone.loud, start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENCE, end);
    gain.connect(out);
    const source = tone.wave === "noise" ? this.#sand(context, tone, gain) : voice(context, tone, tone.wave, start, gain);
    source.start(start);
    source.stop(end);
  }

  /** Noise around a pitch. */
  #sand(context: AudioContext, { pitch }: Tone, out: AudioNode): AudioScheduledSourceNode {
    this.#noise ??= noiseOf(context);
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    source.connect(filter).connect(out);
    return source;
  }
}

const GESTURES = ["pointerdown", "keydown"] as const;

function voice(context: AudioContext, { pitch, to }: Tone, wave: OscillatorType, start: number, out: AudioNode): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, start + 0.12);
  source.connect(out);
  return source;
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * FOR_NOISE, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

export const soundPlayer = new SoundPlayer();
