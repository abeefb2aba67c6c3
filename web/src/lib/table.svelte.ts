import { freshId } from "./ids.ts";
import { eventsOfAll, leavesGap, withUpdate } from "./log.ts";
import { myself } from "./me.svelte.ts";
import { parseAction, type ParsedOffer } from "./notation.ts";
import { watchingTime } from "./pace.ts";
import { Questions } from "./questions.ts";
import { settings } from "./settings.svelte.ts";
import { LastingSocket, type Connection, type SocketWorld } from "./socket.ts";
import type { GameClient } from "../games/game.ts";
import type { Advice, AnyRefusal, Channel, ChatLine, Entry, Eye, GameTypes, Guest, Hint, Idle, IgnoredHere, Moment, Offer, TableInfo, TableRefusal, Team, ToClient, ToServer, Update } from "./wire.ts";
import { refusalSentence, type Part } from "./words.ts";

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

/** What a bot would do in my place, or why it is not asked; neither when no answer came. */
export interface AdviceAnswer {
  advice: Advice | null;
  reason: TableRefusal | null;
}

type WithId = Extract<ToServer, { id: string }>;
type Deed = WithId extends infer Message ? (Message extends WithId ? Omit<Message, "id"> : never) : never;

/** A teammate, or I myself, points at a thing on the board. */
export interface Pointed {
  serial: number;
  seat: number;
  at: string;
}

/** Somebody who is asked and does nothing. Times are of `performance.now()`: the server tells spans, so that clocks need not agree. */
export interface IdleSeat {
  seat: number;
  since: number;
  /** Who of those who wait wants a bot to play on, and who has not said so. */
  yes: readonly number[];
  open: readonly number[];
  /** When a bot takes the seat; null until all have agreed. */
  botAt: number | null;
}

/** The last line of each channel that was read; null before anything was heard of it. */
type Seen = Record<Channel, number>;

/** Why the server wants nobody back, by the code with which it closes the line. */
const FAREWELLS = { 4403: "not_open", 4404: "gone", 4500: "broken" } as const;
export type Farewell = (typeof FAREWELLS)[keyof typeof FAREWELLS];
const isFarewell = (reason: string): reason is Farewell => (Object.values(FAREWELLS) as string[]).includes(reason);

const MOST_MOMENTS = 60;
/** How long one sees where somebody points. */
const POINTED = 3_200;

/** One table, alive: what to draw, what may be done, and the doing of it. It is the same for every game. */
export class Table<G extends GameTypes = GameTypes> {
  /** The game that is played here, once it is known. */
  game = $state.raw<GameClient<G> | null>(null);
  info = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>("connecting");
  log = $state.raw<readonly Entry[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Who looks on, as far as they are named, and how many more there are. */
  guests = $state.raw<readonly Guest[]>([]);
  moreGuests = $state(0);
  /** My number among those who look on. */
  myGuest = $state<number | null>(null);
  /** Whom I do not want to read, of those who are here. */
  ignored = $state.raw<readonly IgnoredHere[]>([]);
  #seen = $state.raw<Seen | null>(null);
  /** Who plays together with the seat I look from, and what they show me; null where nobody does. */
  team = $state.raw<Team | null>(null);
  /** Where somebody of my team points at this moment. */
  pointed = $state.raw<readonly Pointed[]>([]);
  /** The next place that is chosen is pointed at. */
  aiming = $state(false);
  #pointings = 0;
  /** Who is asked and does nothing for long. */
  idle = $state.raw<readonly IdleSeat[]>([]);
  playing = $state.raw<Playing<G>>({ serial: 0, events: [], before: null, budget: 0 });
  /** What is being told step by step; null when all is told. */
  told = $state.raw<Told<G> | null>(null);
  /** The past moment on screen; null for now. */
  moment = $state.raw<Moment | null>(null);
  /** What led to it, where that is told step by step; null when all is told. */
  retold = $state.raw<Told<G> | null>(null);
  refusal = $state.raw<Part[] | null>(null);
  /** The server has said goodbye for good, and why. */
  gone = $state<Farewell | null>(null);
  #shown = $state.raw<Update | null>(null);
  #waiting = $state.raw<readonly Update[]>([]);
  /** Decisions on their way. */
  #pending = $state(0);
  /** The version in which the last decision took effect: until it is on screen, nothing new is decided. */
  #effect = $state(0);
  /** The last version received, shown or not. */
  #version = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #questions = new Questions();
  #answers = new Map<string, (done: boolean) => void>();
  #moments = new Map<number, Moment>();
  /** Counts the times when moments fetched so far became worthless: other eyes, or an undo. */
  #era = 0;
  #eye: number | null = null;
  #socket: LastingSocket;
  /** What the page says by itself to a question, at the moment it arrives; null where the person is asked. */
  answering: ((view: G["view"], offers: readonly Offer[]) => string | null) | null = null;
  /** What the lesson said last. */
  #hint: Hint | null = null;
  /** What the page has said by itself: if it comes too late, nobody is told. */
  #unasked = new Set<string>();

  live = $derived(this.moment === null);
  /** What is being told, of now or of the moment on screen. */
  tale = $derived(this.live ? this.told : this.retold);
  view = $derived((this.tale?.views[this.tale.at] ?? this.moment?.view ?? this.#shown?.view ?? null) as G["view"] | null);
  count = $derived(this.#shown?.count ?? 0);
  eye = $derived<Eye>(this.#shown?.eye ?? "Spectator");
  seat = $derived<number | null>(seatOf(this.eye));
  mySeats = $derived(
    (this.info?.seats ?? []).filter(({ holder }) => holder.type === "person" && holder.me).map(({ seat }) => seat),
  );
  /** The people who play together with me; a bot neither reads nor looks. */
  mates = $derived((this.team?.seats ?? []).filter((seat) => isOther(this.info, seat)));
  /** I may tell somebody something in secret: who holds seats of several teams has nobody. */
  talksToTeam = $derived(this.mates.length > 0 && this.mySeats.length > 0 && this.mySeats.every((seat) => this.team?.seats.includes(seat)));
  /** I may point at something for my team. */
  mayPoint = $derived(this.mates.length > 0 && this.seat !== null && this.mySeats.includes(this.seat) && this.info?.status === "playing");
  /** Whether I show my cards to my team. */
  showing = $derived(this.seat !== null && (this.team?.showing.includes(this.seat) ?? false));
  /** How much was said that I have not read. */
  unread = $derived<Record<Channel, number>>({ everybody: this.#unread("everybody"), team: this.#unread("team") });
  awaiting = $derived<readonly number[]>(this.#shown?.awaiting ?? []);
  /** I have to decide, whether or not I am looking there. */
  awaitsMe = $derived(this.awaiting.some((seat) => playsMyself(this.info, seat)));
  /** Everything that happened is on screen, and it is the present. */
  settled = $derived(this.live && this.told === null && this.#waiting.length === 0);
  /** In a lesson only what it waits for can be chosen, so that it stands out. */
  offers = $derived<ParsedOffer[]>(
    this.settled
      ? expectedOf(this.#shown?.offers ?? [], this.#shown?.lesson?.action ?? null).map((offer) => ({
          ...parseAction(offer.action),
          cost: offer.cost,
        }))
      : [],
  );
  /** The verbs the rules allow now; in a lesson that is more than can be chosen. */
  possible = $derived<ReadonlySet<string>>(new Set((this.#shown?.offers ?? []).map(({ action }) => parseAction(action).verb)));
  myTurn = $derived(this.settled && this.offers.length > 0);
  busy = $derived(this.#pending > 0 || (this.#shown?.version ?? 0) < this.#effect);
  undoLeft = $derived(this.settled ? (this.#shown?.undo ?? { step: 0, turn: 0 }) : { step: 0, turn: 0 });
  askedUndo = $derived(this.#shown?.asked_undo ?? null);
  deadline = $derived(this.#shown?.deadline ?? null);
  odds = $derived((this.#shown?.odds ?? null) as G["odds"] | null);
  lesson = $derived(this.told === null ? (this.#shown?.lesson ?? null) : this.told.lesson);

  constructor(
    readonly id: string,
    world?: SocketWorld,
  ) {
    const hopes = {
      url: () => this.#url(),
      heard: (message: ToClient) => this.#heard(message),
      changed: (connection: Connection) => this.#connected(connection),
      ended: (code: number) => (this.gone ??= FAREWELLS[code as keyof typeof FAREWELLS] ?? "gone"),
    };
    this.#socket = new LastingSocket(hopes, world);
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  /** What may change without an update is told again on a new line, if there is anything to tell. */
  #connected(connection: Connection): void {
    if (connection === "connecting") this.idle = [];
    this.connection = connection;
  }

  offersOf(...verbs: string[]): ParsedOffer[] {
    return this.offers.filter(({ verb }) => verbs.includes(verb));
  }

  // ---- deciding

  /** Takes an action out of the offers. A second click while the first is under way does nothing. */
  act(action: string): Promise<boolean> {
    if (this.busy || this.seat === null || !this.settled) return Promise.resolve(false);
    return this.#decide({ type: "act", version: this.#version, seat: this.seat, action });
  }

  /** Asks again what the page would say by itself. */
  answerNow(): void {
    const latest = this.#waiting.at(-1) ?? this.#shown;
    if (latest !== null) this.#answerAtOnce(latest);
  }

  undo(scope: "step" | "turn"): Promise<boolean> {
    if (this.seat === null) return Promise.resolve(false);
    return this.#decide({ type: "undo", version: this.#version, seat: this.seat, scope });
  }

  /** Asks everybody to go back to when `to` actions had been taken. */
  askUndo(to: number): Promise<boolean> {
    if (this.seat === null) return Promise.resolve(false);
    return this.#do({ type: "ask_undo", seat: this.seat, to });
  }

  answerUndo(yes: boolean): Promise<boolean> {
    const seat = this.mySeats.find((mine) => this.askedUndo?.open.includes(mine));
    return seat === undefined ? Promise.resolve(false) : this.#do({ type: "answer_undo", seat, yes });
  }

  handOver(seat: number): Promise<boolean> {
    return this.#do({ type: "hand_over", seat });
  }

  takeBack(seat: number): Promise<boolean> {
    return this.#do({ type: "take_back", seat });
  }

  /** I wait, and want a bot to play on for one who does nothing; or no longer. */
  letBotPlay(idle: IdleSeat, yes: boolean): Promise<boolean> {
    const seat = this.mySeats.find((mine) => idle.open.includes(mine) || idle.yes.includes(mine));
    return seat === undefined ? Promise.resolve(false) : this.#do({ type: "let_bot_play", seat, idle: idle.seat, yes });
  }

  /** Whoever is warned that a bot will play says that they are here. */
  sayHere(): void {
    this.#socket.send({ type: "here" });
  }

  resign(seat: number): Promise<boolean> {
    return this.#do({ type: "resign", seat });
  }

  /** From here on the learner plays freely. */
  skipLesson(): Promise<boolean> {
    const seat = this.mySeats[0];
    return seat === undefined ? Promise.resolve(false) : this.#do({ type: "skip_lesson", seat });
  }

  say(text: string, channel: Channel = "everybody"): Promise<boolean> {
    return this.#do({ type: "say", text, channel });
  }

  /** Everything that was said there is read. */
  readChat(channel: Channel): void {
    const seen = this.#seen ?? { everybody: 0, team: 0 };
    const last = lastOf(this.chat, channel);
    if (seen[channel] !== last) this.#seen = { ...seen, [channel]: last };
  }

  #unread(channel: Channel): number {
    const seen = this.#seen?.[channel] ?? 0;
    return this.chat.filter((line) => line.channel === channel && line.number > seen).length;
  }

  /** Points at a thing on the board: my team sees it for a moment. */
  point(at: string): Promise<boolean> {
    this.aiming = false;
    if (this.seat === null || !this.mayPoint) return Promise.resolve(false);
    return this.#do({ type: "point", seat: this.seat, at });
  }

  /** Shows my cards to my team, or no longer. */
  show(on: boolean): Promise<boolean> {
    if (this.seat === null) return Promise.resolve(false);
    return this.#do({ type: "show", seat: this.seat, on });
  }

  hurry(): void {
    this.#socket.send({ type: "hurry" });
    this.skip();
  }

  // ---- asking

  /** Why an action is not possible; null if nothing is in the way. */
  why(action: string): Promise<AnyRefusal | null> {
    const seat = this.seat ?? this.mySeats[0];
    if (seat === undefined) return Promise.resolve(null);
    if (this.#leavesLesson(action)) return Promise.resolve({ why: "lesson" });
    return this.#questions.ask<AnyRefusal | null>(
      (ask) => this.#socket.send({ type: "why", ask, seat, action }),
      null,
    );
  }

  /** What this bot would do in my place. */
  advise(bot: string): Promise<AdviceAnswer> {
    const none: AdviceAnswer = { advice: null, reason: null };
    const seat = this.seat;
    if (seat === null) return Promise.resolve(none);
    return this.#questions.ask<AdviceAnswer>((ask) => this.#socket.send({ type: "advice", ask, seat, bot }), none);
  }

  /** The rules allow it, but the lesson waits for something else. */
  #leavesLesson(action: string): boolean {
    const expected = this.lesson?.action ?? null;
    return expected !== null && expected !== action && (this.#shown?.offers ?? []).some((offer) => offer.action === action);
  }

  /** Fetches older lines of the log; false when there are none. */
  async olderLog(): Promise<boolean> {
    const before = this.log[0]?.version ?? 0;
    if (before <= 1) return false;
    const older = await this.#questions.ask<Entry[]>((ask) => this.#socket.send({ type: "log", ask, before }), []);
    this.log = [...older, ...this.log];
    return older.length > 0;
  }

  /** The state after each number of actions in this span, as this eye saw it. */
  async moments(from: number, to: number): Promise<Moment[]> {
    const wanted = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
    const first = wanted.find((count) => !this.#moments.has(count));
    if (first !== undefined) {
      const last = Math.min(to, first + MOST_MOMENTS - 1);
      const era = this.#era;
      const fetched = await this.#questions.ask<Moment[]>(
        (ask) => this.#socket.send({ type: "moments", ask, from: first, to: last }),
        [],
      );
      if (era !== this.#era) return this.moments(from, to);
      for (const moment of fetched) this.#moments.set(moment.count, moment);
      if (fetched.length > 0 && last < to) return this.moments(from, to);
    }
    return wanted.flatMap((count) => this.#moments.get(count) ?? []);
  }

  #forgetMoments(): void {
    this.#era += 1;
    this.#moments.clear();
  }

  // ---- looking

  /** Shows a past moment. What led to it moves if it follows the one on screen. */
  async showMoment(count: number): Promise<void> {
    const [moment] = await this.moments(count, count);
    if (!moment) return;
    const follows = this.moment !== null && moment.count === this.moment.count + 1;
    const before = this.view;
    const events = (follows ? moment.events : []) as readonly G["event"][];
    const steps = this.#steps(events, before, moment.view as G["view"]);
    this.moment = moment;
    this.retold = steps === null ? null : { ...steps, at: 0, lesson: null };
    this.#play(steps?.beats[0] ?? events, before);
  }

  backToNow(): void {
    if (this.live) return;
    const before = this.view;
    this.moment = null;
    this.retold = null;
    this.#play([], before);
  }

  /** Looks through other eyes: another of my seats, or any once the game is over. */
  look(eye: Eye): void {
    this.#eye = seatOf(eye);
    // What was shown to other eyes is forgotten.
    this.team = null;
    this.#forgetMoments();
    this.#socket.send({ type: "look", eye });
  }

  /** Shows at once everything that waits to be shown. */
  skip(): void {
    if (this.told !== null) this.#tellAll();
    const last = this.#waiting.at(-1);
    if (last === undefined) return;
    for (const update of this.#waiting) this.log = withUpdate(this.log, update);
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const before = this.view;
    this.#shown = last;
    this.#play([], before);
  }

  // ---- telling

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

  #tellNext(): void {
    const told = this.told;
    if (told === null || !this.live) return;
    if (told.at + 1 >= told.beats.length) return this.#tellAll();
    const before = this.view;
    this.told = { ...told, at: told.at + 1 };
    this.#tell(before);
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

  /** How long the step that a moment tells may be read. */
  get retellingTime(): number {
    const beat = this.retold?.beats[this.retold.at] ?? [];
    return this.game?.telling?.waits(beat) ? this.game.telling.readingTime(beat) : this.playing.budget;
  }

  /** Goes on by itself, if that is what the person wants now. */
  tellOn(): void {
    if (settings.telling === "once") this.#retellAll();
    if (this.told === null) return;
    if (settings.telling === "once") this.#tellAll();
    else this.#wait(0);
  }

  /** Everything begins anew. */
  #stopTelling(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.told = null;
  }

  /** Shows a step, and waits for a hand or for the time. */
  #tell(before: G["view"] | null): void {
    this.#wait(this.#play(this.told?.beats[this.told.at] ?? [], before));
  }

  #wait(budget: number): void {
    clearTimeout(this.#timer);
    const [told, telling] = [this.told, this.game?.telling];
    if (told === null || telling === undefined) return;
    const beat = told.beats[told.at] ?? [];
    const itself = settings.telling === "pace" || !telling.waits(beat);
    this.#timer = itself ? setTimeout(() => this.#tellNext(), telling.waits(beat) ? telling.readingTime(beat) : budget) : undefined;
  }

  /** What is to be told of an update to those who play; null where it is shown at once. */
  #toTell(update: Update, events: readonly G["event"][], before: G["view"] | null, hint: Hint | null): Told<G> | null {
    if (!this.mySeats.includes(seatOf(update.eye) ?? -1)) return null;
    const steps = this.#steps(events, before, update.view as G["view"]);
    if (steps === null) return null;
    // What a lesson said last is still to be read, as long as it goes on.
    const said = update.lesson === null ? null : (hint ?? this.#hint);
    return { ...steps, at: 0, lesson: said === null ? null : { ...said, action: null } };
  }

  /** The steps of what happened, and how it looks after each; null where it is shown at once. */
  #steps(events: readonly G["event"][], before: G["view"] | null, after: G["view"]): Pick<Told<G>, "beats" | "rest" | "views"> | null {
    const telling = this.game?.telling;
    if (telling === undefined || before === null || settings.telling === "once") return null;
    const steps = telling.stepsOf(events);
    return steps === null ? null : { ...steps, views: telling.viewsOf(before, after, steps.beats) };
  }

  // ---- listening

  #url(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams();
    if (this.#version > 0) query.set("since", String(this.#version));
    if (this.#eye !== null) query.set("seat", String(this.#eye));
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?${query}`;
  }

  #heard(message: ToClient): void {
    switch (message.type) {
      case "table":
        this.info = message.table;
        break;
      case "update":
        this.#receive(message.update);
        break;
      case "done":
        if (this.#answer(message.id, true)) this.#effect = message.version;
        break;
      case "refused":
        if (message.id === null || !this.#unasked.delete(message.id)) this.refusal = refusalSentence(message.reason);
        if (message.id !== null) this.#answer(message.id, false);
        break;
      case "chat":
        this.#hear(message.lines, message.fresh);
        break;
      case "guests":
        this.guests = message.guests;
        this.moreGuests = message.more;
        break;
      case "ignored":
        this.ignored = message.people;
        this.myGuest = message.guest;
        break;
      case "team":
        this.team = message.team;
        break;
      case "point":
        this.#see(message.seat, message.at);
        break;
      case "idle":
        this.idle = message.idle.map(idleSeat);
        break;
      case "why":
        this.#questions.answer(message.ask, message.reason);
        break;
      case "advice":
        this.#questions.answer(message.ask, { advice: message.advice, reason: message.reason });
        break;
      case "moments":
        this.#questions.answer(message.ask, message.moments);
        break;
      case "log":
        this.#questions.answer(message.ask, message.entries);
        break;
      case "closing":
        if (isFarewell(message.reason)) this.#leaveForGood(message.reason);
        // The socket comes back by itself, as whoever this browser is now.
        if (message.reason === "logged_out") void myself.load();
        break;
      case "pong":
        break;
    }
  }

  /** What was said before one came counts as read. */
  #hear(lines: readonly ChatLine[], fresh: boolean): void {
    this.chat = fresh ? lines : withLines(this.chat, lines);
    this.#seen ??= { everybody: lastOf(this.chat, "everybody"), team: lastOf(this.chat, "team") };
  }

  /** Somebody points at one thing at a time. */
  #see(seat: number, at: string): void {
    this.#pointings += 1;
    const serial = this.#pointings;
    this.pointed = [...this.pointed.filter((other) => other.seat !== seat), { serial, seat, at }];
    setTimeout(() => (this.pointed = this.pointed.filter((other) => other.serial !== serial)), POINTED);
  }

  #receive(update: Update): void {
    if (update.version < this.#version && !update.fresh) return;
    if (leavesGap(this.#version, update)) {
      this.#socket.reconnect();
      return;
    }
    this.#version = update.version;
    this.#forgetUndone(update);
    this.#waiting = [...this.#waiting, update];
    if (update.fresh && this.told !== null) this.#stopTelling();
    if (this.#timer === undefined && this.told === null) this.#showNext();
    this.#answerAtOnce(update);
  }

  /** Before anything of it is shown: how long it takes must not depend on what there is to choose. */
  #answerAtOnce({ eye, version, view, offers, lesson }: Update): void {
    const seat = seatOf(eye);
    if (seat === null || offers.length === 0 || lesson !== null || !playsMyself(this.info, seat)) return;
    const action = this.answering?.(view as G["view"], offers) ?? null;
    if (action === null) return;
    const message: WithId = { type: "act", version, seat, action, id: freshId() };
    this.#unasked.add(message.id);
    this.#socket.send(message);
  }

  /** Moments that an undo took back must not come out of the cache. */
  #forgetUndone(update: Update): void {
    const undone = update.fresh || update.entries.some(({ kind }) => kind.type === "undone");
    if (!undone) return;
    this.#forgetMoments();
    if (this.moment === null || this.moment.count <= update.count) return;
    this.moment = null;
    this.retold = null;
  }

  #showNext(): void {
    const [next, ...rest] = this.#waiting;
    if (next === undefined) {
      this.#timer = undefined;
      return;
    }
    const arriving = this.#shown === null;
    const before = (this.#shown?.view ?? null) as G["view"] | null;
    const events = arriving || next.fresh || !this.live ? [] : eventsOfAll(next.entries);
    const told = this.#toTell(next, events, before, this.#shown?.lesson ?? null);
    this.#hint = next.lesson ?? this.#hint;
    this.#waiting = rest;
    this.#shown = next;
    this.told = told;
    if (told !== null) return this.#tell(before);
    this.log = withUpdate(this.log, next);
    if (!this.live) return this.#after(0);
    this.#after(this.#play(events, before));
  }

  #after(budget: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#showNext();
    }, budget);
  }

  #play(events: readonly G["event"][], before: G["view"] | null): number {
    const still = !settings.motion || document.visibilityState === "hidden";
    const budget = still ? 0 : watchingTime(events, this.#waiting.length, this.game?.watching ?? {});
    this.playing = { serial: this.playing.serial + 1, events, before, budget };
    return budget;
  }

  // ---- doing

  async #decide(deed: Deed): Promise<boolean> {
    this.#pending += 1;
    const done = await this.#do(deed);
    this.#pending -= 1;
    return done;
  }

  #do(deed: Deed): Promise<boolean> {
    const message = { ...deed, id: freshId() } as WithId;
    this.refusal = null;
    return new Promise((resolve) => {
      this.#answers.set(message.id, resolve);
      this.#socket.send(message);
    });
  }

  /** False if nobody here waits for this answer. */
  #answer(id: string, done: boolean): boolean {
    const resolve = this.#answers.get(id);
    this.#answers.delete(id);
    resolve?.(done);
    return resolve !== undefined;
  }

  #leaveForGood(reason: Farewell): void {
    this.gone = reason;
    this.close();
  }
}

function expectedOf(offers: readonly Offer[], expected: string | null): readonly Offer[] {
  const found = offers.filter(({ action }) => action === expected);
  return found.length > 0 ? found : offers;
}

/** Mine, and no bot plays it for me. */
function playsMyself(info: TableInfo | null, seat: number): boolean {
  const holder = info?.seats[seat]?.holder;
  return holder?.type === "person" && holder.me && holder.away === null;
}

/** Somebody else's, who is no bot. */
function isOther(info: TableInfo | null, seat: number): boolean {
  const holder = info?.seats[seat]?.holder;
  return holder?.type === "person" && !holder.me;
}

function seatOf(eye: Eye): number | null {
  return typeof eye === "object" ? eye.Seat : null;
}

function idleSeat({ seat, idle_for, yes, open, bot_in }: Idle): IdleSeat {
  const now = performance.now();
  return { seat, since: now - idle_for, yes, open, botAt: bot_in === null ? null : now + bot_in };
}

/** The number of the last line of a channel. */
function lastOf(chat: readonly ChatLine[], channel: Channel): number {
  return chat.findLast((line) => line.channel === channel)?.number ?? 0;
}

/** Each channel has numbers of its own. */
function withLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  return [...chat, ...lines.filter(({ channel, number }) => number > lastOf(chat, channel))];
}
