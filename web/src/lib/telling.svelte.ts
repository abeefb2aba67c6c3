import { toBeRead } from "./lesson.ts";
import { eventsOfAll, takesBack, withUpdate } from "./log.ts";
import type { Moments } from "./moments.ts";
import { seatOf } from "./my-seats.ts";
import { isWorthReading, readingShare, watchingTime } from "./pace.ts";
import { settings } from "./settings.svelte.ts";
import type { GameClient } from "../games/game.ts";
import type { Entry, GameTypes, Hint, Moment, Update } from "./wire.ts";

/** What just happened, for everything that moves. */
export interface Playing<G extends GameTypes = GameTypes> {
  serial: number;
  events: readonly G["event"][];
  /** How it looked before; null on arriving. */
  before: G["view"] | null;
  /** Milliseconds until the next thing is shown. */
  budget: number;
}

/** Something that is told step by step rather than shown at once. */
export interface Told<G extends GameTypes = GameTypes> {
  readonly beats: readonly (readonly G["event"][])[];
  /** What comes of it all, shown when everything is told. */
  readonly rest: readonly G["event"][];
  /** How it looks after each step. */
  readonly views: readonly G["view"][];
  /** The step on screen. */
  readonly at: number;
  /** What the lesson had said before. */
  readonly lesson: Hint | null;
}

/** To whom it is told. */
export interface Audience<G extends GameTypes = GameTypes> {
  readonly game: Pick<GameClient<G>, "watching" | "telling"> | null;
  readonly mySeats: readonly number[];
}

/**
 * What is on screen of all that happens: one update after the other, some of
 * them step by step, or a moment of the past.
 */
export class Telling<G extends GameTypes = GameTypes> {
  /** What has been shown, in words. */
  log = $state.raw<readonly Entry[]>([]);
  playing = $state.raw<Playing<G>>({ serial: 0, events: [], before: null, budget: 0 });
  /** What is being told step by step; null when all is told. */
  told = $state.raw<Told<G> | null>(null);
  /** The past moment on screen; null for now. */
  moment = $state.raw<Moment | null>(null);
  /** What led to it, where that is told step by step; null when all is told. */
  retold = $state.raw<Told<G> | null>(null);
  #shown = $state.raw<Update | null>(null);
  #waiting = $state.raw<readonly Update[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is on screen is watched to its end before anything else is shown. */
  #watched = $state(false);
  /** What is on screen stays until a hand leads on. */
  #held = $state(false);
  /** What the lesson said last. */
  #hint: Hint | null = null;
  /** The lesson tells something, and nothing goes on before it was read. */
  reading = $state(false);
  /** What of the lesson was read last. */
  #read: string | null = null;

  live = $derived(this.moment === null);
  /** What is being told, of now or of the moment on screen. */
  tale = $derived(this.live ? this.told : this.retold);
  view = $derived((this.tale?.views[this.tale.at] ?? this.moment?.view ?? this.#shown?.view ?? null) as G["view"] | null);
  /** How many actions had been taken in what was shown last. */
  count = $derived(this.#shown?.count ?? 0);
  /** Everything that happened is on screen, and it is the present. */
  settled = $derived(this.live && this.told === null && this.#waiting.length === 0 && !this.reading);
  /** All that happened was shown, and looked at. */
  over = $derived(this.told === null && this.#waiting.length === 0 && !this.#watched && !this.reading);
  /** More has happened than is on screen, */
  more = $derived(this.live && this.#waiting.length > 0 && !this.reading);
  /** and it waits for a hand. */
  waits = $derived(this.more && this.#held);

  constructor(
    private readonly audience: Audience<G>,
    private readonly moments: Pick<Moments, "within" | "forget">,
  ) {}

  /** The last update that was shown. */
  get shown(): Update | null {
    return this.#shown;
  }

  /** The last update that is here, shown or not. */
  get latest(): Update | null {
    return this.#waiting.at(-1) ?? this.#shown;
  }

  // ---- one after the other

  /** Shows an update when its turn comes. */
  receive(update: Update): void {
    if (takesBack(update)) this.#forgetFrom(update.count);
    this.#waiting = [...this.#waiting, update];
    if (update.fresh && this.told !== null) {
      this.stop();
      this.told = null;
    }
    // What I did myself was not done before I had read.
    if (update.fresh || !this.#byOthers(update)) this.#held = false;
    if (this.#timer === undefined && this.told === null && !this.#held && !this.reading) this.#showNext();
  }

  /** What the lesson told was read. */
  goOn(): void {
    if (!this.reading) return;
    this.reading = false;
    if (this.#timer === undefined && this.told === null) this.#showNext();
  }

  /** Shows at once everything that waits to be shown. */
  skip(): void {
    if (this.told !== null) this.#tellAll();
    if (this.reading) return;
    const end = this.#waiting.findIndex((update) => this.#isUnread(update)) + 1;
    const skipped = end === 0 ? this.#waiting : this.#waiting.slice(0, end);
    const last = skipped.at(-1);
    if (last === undefined) return;
    for (const update of skipped) this.log = withUpdate(this.log, update);
    this.#waiting = this.#waiting.slice(skipped.length);
    this.#held = false;
    this.stop();
    const before = this.view;
    this.#shown = last;
    this.#holdToRead(last);
    this.#play([], before);
  }

  #isUnread(update: Update): boolean {
    const words = toBeRead(update);
    return words !== null && words !== this.#read;
  }

  /** Stops where the lesson tells something new. */
  #holdToRead(update: Update): void {
    if (!this.#isUnread(update)) return;
    this.#read = toBeRead(update);
    this.reading = true;
  }

  /** Nothing more comes by itself. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#watched = false;
  }

  /** What happened before all that is in the log. */
  addOlder(entries: readonly Entry[]): void {
    this.log = [...entries, ...this.log];
  }

  #showNext(): void {
    const [next, ...rest] = this.#waiting;
    this.#held = false;
    if (next === undefined) return this.stop();
    const arriving = this.#shown === null;
    const before = (this.#shown?.view ?? null) as G["view"] | null;
    const events = arriving || next.fresh || !this.live ? [] : eventsOfAll(next.entries);
    const told = this.#toTell(next, events, before, this.#shown?.lesson ?? null);
    this.#hint = next.lesson ?? this.#hint;
    this.#waiting = rest;
    this.#shown = next;
    this.told = told;
    this.#holdToRead(next);
    if (told !== null) return this.#tell(before);
    this.log = withUpdate(this.log, next);
    if (!this.live) return this.#after(0);
    const others = this.#byOthers(next);
    this.#held = others && settings.pace === "step" && isWorthReading(events, this.audience.game?.watching ?? {});
    this.#after(this.#play(events, before, others));
  }

  /** Whether somebody else did it: one knows what one did oneself. */
  #byOthers({ entries }: Update): boolean {
    return entries.some(({ kind }) => kind.type === "acted" && !this.audience.mySeats.includes(kind.seat));
  }

  #after(budget: number): void {
    this.#watched = true;
    this.#timer = setTimeout(() => {
      this.stop();
      if (!this.#held && !this.reading) this.#showNext();
    }, budget);
  }

  /** Lets it move; with a sentence to read it stays as long as the person likes. */
  #play(events: readonly G["event"][], before: G["view"] | null, told = false): number {
    const still = !settings.motion || document.visibilityState === "hidden";
    const budget = still ? 0 : watchingTime(events, this.#waiting.length, this.audience.game?.watching ?? {}, told ? settings.pace : "normal", told);
    this.playing = { serial: this.playing.serial + 1, events, before, budget };
    return budget;
  }

  // ---- step by step

  /** The next step of what is being told; after the last one the game goes on. */
  tellNext(): void {
    if (this.live) this.#tellNext();
    else this.#retellNext();
  }

  /** The rest of it at once: how it is now. */
  tellAll(): void {
    if (this.live) this.#tellAll();
    else this.#retellAll();
  }

  /** Goes on by itself, if that is what the person wants now. */
  tellOn(): void {
    if (settings.pace === "once" && this.told === null && this.live) this.skip();
    else if (settings.pace !== "step" && this.#held) {
      this.#held = false;
      if (this.#timer === undefined && !this.reading) this.#showNext();
    }
    if (settings.telling === "once") this.#retellAll();
    if (this.told === null) return;
    if (settings.telling === "once") this.#tellAll();
    else this.#wait(0);
  }

  #tellNext(): void {
    const told = this.told;
    if (!this.live) return;
    if (told === null) return this.#leadOn();
    if (told.at + 1 >= told.beats.length) return this.#tellAll();
    const before = this.view;
    this.told = { ...told, at: told.at + 1 };
    this.#tell(before);
  }

  /** What is on screen has been read: on to what has happened since. */
  #leadOn(): void {
    if (this.#waiting.length === 0 || this.reading) return;
    this.stop();
    this.#showNext();
  }

  #tellAll(): void {
    const told = this.told;
    if (told === null) return;
    clearTimeout(this.#timer);
    const last = told.at + 1 >= told.beats.length;
    const before = last ? this.view : (told.views.at(-1) ?? this.view);
    this.told = null;
    if (this.#shown !== null) this.log = withUpdate(this.log, this.#shown);
    this.#after(this.#play(told.rest, before));
  }

  /** Shows a step, and waits for a hand or for the time. */
  #tell(before: G["view"] | null): void {
    this.#wait(this.#play(this.told?.beats[this.told.at] ?? [], before));
  }

  #wait(budget: number): void {
    clearTimeout(this.#timer);
    const [told, telling] = [this.told, this.audience.game?.telling];
    if (told === null || telling === undefined) return;
    const beat = told.beats[told.at] ?? [];
    const itself = settings.telling !== "step" || !telling.waits(beat);
    const time = telling.waits(beat) ? telling.readingTime(beat) * readingShare(settings.telling) : budget;
    this.#timer = itself ? setTimeout(() => this.#tellNext(), time) : undefined;
  }

  /** What is to be told of an update to those who play; null where it is shown at once. */
  #toTell(update: Update, events: readonly G["event"][], before: G["view"] | null, hint: Hint | null): Told<G> | null {
    if (!this.audience.mySeats.includes(seatOf(update.eye) ?? -1)) return null;
    const steps = this.#steps(events, before, update.view as G["view"]);
    if (steps === null) return null;
    // What a lesson said last is still to be read, as long as it goes on.
    const said = update.lesson === null ? null : (hint ?? this.#hint);
    return { ...steps, at: 0, lesson: said === null ? null : { ...said, action: null } };
  }

  /** The steps of what happened, and how it looks after each; null where it is shown at once. */
  #steps(events: readonly G["event"][], before: G["view"] | null, after: G["view"]): Pick<Told<G>, "beats" | "rest" | "views"> | null {
    const telling = this.audience.game?.telling;
    if (telling === undefined || before === null || settings.telling === "once") return null;
    const steps = telling.stepsOf(events);
    return steps === null ? null : { ...steps, views: telling.viewsOf(before, after, steps.beats) };
  }

  // ---- the past

  /** Shows a past moment. What led to it moves if it follows the one on screen. */
  async showMoment(count: number): Promise<void> {
    const [moment] = await this.moments.within(count, count);
    if (!moment) return;
    const follows = this.moment !== null && moment.count === this.moment.count + 1;
    const before = this.view;
    const events = (follows ? moment.events : []) as readonly G["event"][];
    const steps = this.#steps(events, before, moment.view as G["view"]);
    this.moment = moment;
    this.retold = steps === null ? null : { ...steps, at: 0, lesson: null };
    this.#play(steps?.beats[0] ?? events, before, settings.pace !== "once");
  }

  backToNow(): void {
    if (this.live) return;
    const before = this.view;
    this.moment = null;
    this.retold = null;
    this.#play([], before);
  }

  /** How long the step that a moment tells may be read. */
  get retellingTime(): number {
    const beat = this.retold?.beats[this.retold.at] ?? [];
    const telling = this.audience.game?.telling;
    return telling?.waits(beat) ? telling.readingTime(beat) : this.playing.budget;
  }

  #retellNext(): void {
    const told = this.retold;
    if (told === null) return;
    if (told.at + 1 >= told.beats.length) return this.#retellAll();
    const before = this.view;
    this.retold = { ...told, at: told.at + 1 };
    this.#play(told.beats[told.at + 1] ?? [], before);
  }

  #retellAll(): void {
    const told = this.retold;
    if (told === null) return;
    const before = told.views.at(-1) ?? this.view;
    this.retold = null;
    this.#play(told.rest, before);
  }

  /** What was taken back did not happen: nobody looks at it any longer. */
  #forgetFrom(count: number): void {
    this.moments.forget();
    if (this.moment === null || this.moment.count <= count) return;
    this.moment = null;
    this.retold = null;
  }
}
