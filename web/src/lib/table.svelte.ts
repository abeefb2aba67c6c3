import { Connection, type IdleSeat } from "./connection.svelte.ts";
import { Lately } from "./lately.svelte.ts";
import { Moments } from "./moments.ts";
import { mySeats, playsMyself, seatOf } from "./my-seats.ts";
import { parseAction, type ParsedOffer } from "./notation.ts";
import { Questions } from "./questions.ts";
import { Reports } from "./reports.svelte.ts";
import type { SocketWorld } from "./socket.ts";
import { Talk } from "./talk.svelte.ts";
import { Telling } from "./telling.svelte.ts";
import { Wishes, type Wish } from "./wishes.svelte.ts";
import type { GameClient } from "../games/game.ts";
import type { Advice, AnyRefusal, Entry, Eye, GameTypes, Moment, Offer, TableInfo, TableRefusal, ToClient, Update } from "./wire.ts";

/** What a bot would do in my place, or why it is not asked; neither when no answer came. */
export interface AdviceAnswer {
  advice: Advice | null;
  reason: TableRefusal | null;
}

/**
 * One table, alive: it joins the line, what is told, what is said and what was,
 * and holds what may be decided now. It is the same for every game.
 */
export class Table<G extends GameTypes = GameTypes> {
  /** The game that is played here, once it is known. */
  game = $state.raw<GameClient<G> | null>(null);
  info = $state.raw<TableInfo | null>(null);
  readonly connection: Connection;
  readonly wishes = new Wishes((message) => this.connection.send(message));
  readonly moments = new Moments((from, to) => this.#fetchMoments(from, to));
  readonly telling = new Telling<G>(this, this.moments);
  readonly lately = new Lately<G>(this);
  readonly reports = new Reports<G>(this);
  readonly talk = new Talk(this, this.wishes);
  /** What the page says by itself to a question, at the moment it arrives; null where the person is asked. */
  answering: ((view: G["view"], offers: readonly Offer[]) => string | null) | null = null;
  #questions = new Questions();
  /** Decisions on their way. */
  #deciding = $state(0);

  #shown = $derived(this.telling.shown);
  eye = $derived<Eye>(this.#shown?.eye ?? "Spectator");
  seat = $derived<number | null>(seatOf(this.eye));
  mySeats = $derived(mySeats(this.info));
  awaiting = $derived<readonly number[]>(this.#shown?.awaiting ?? []);
  /** I have to decide, whether or not I am looking there. */
  awaitsMe = $derived(this.awaiting.some((seat) => playsMyself(this.info, seat)));
  /** In a lesson only what it waits for can be chosen, so that it stands out. */
  offers = $derived<ParsedOffer<G["verb"]>[]>(
    this.settled
      ? expectedOf(this.#shown?.offers ?? [], this.#shown?.lesson?.action ?? null).map((offer) => ({
          ...parseAction<G["verb"]>(offer.action),
          cost: offer.cost,
          attack: offer.attack,
          remark: offer.remark,
          warning: offer.warning,
          closes: offer.closes,
        }))
      : [],
  );
  /** The verbs the rules allow now; in a lesson that is more than can be chosen. */
  possible = $derived<ReadonlySet<G["verb"]>>(new Set((this.#shown?.offers ?? []).map(({ action }) => parseAction<G["verb"]>(action).verb)));
  /** What the rules remark on what they allow now. */
  remarks = $derived<ReadonlySet<string>>(new Set((this.#shown?.offers ?? []).flatMap(({ remark }) => remark ?? [])));
  myTurn = $derived(this.settled && this.offers.length > 0);
  /** Until a decision has its effect on screen, nothing new is decided. */
  busy = $derived(this.#deciding > 0 || (this.#shown?.version ?? 0) < this.wishes.effect);
  undoLeft = $derived(this.settled ? (this.#shown?.undo ?? { step: 0, turn: 0 }) : { step: 0, turn: 0 });
  askedUndo = $derived(this.#shown?.asked_undo ?? null);
  deadline = $derived(this.#shown?.deadline ?? null);
  odds = $derived((this.#shown?.odds ?? null) as G["odds"] | null);
  /** The odds of an attack before it is made, by the notation of its offer. */
  attackOdds = $derived(new Map((this.#shown?.attacks ?? []).map(({ action, odds }) => [action, odds as G["odds"]])));
  lesson = $derived(this.telling.told === null ? (this.#shown?.lesson ?? null) : this.telling.told.lesson);

  constructor(
    readonly id: string,
    world?: SocketWorld,
  ) {
    this.connection = new Connection(id, (message) => this.#heard(message), world);
  }

  /** How it looks on screen, now or in a past moment. */
  get view(): G["view"] | null {
    return this.telling.view;
  }

  /** What is on screen is no past moment, */
  get live(): boolean {
    return this.telling.live;
  }

  /** and nothing is left to be told. */
  get settled(): boolean {
    return this.telling.settled;
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.telling.stop();
    this.connection.close();
  }

  offersOf(...verbs: G["verb"][]): ParsedOffer<G["verb"]>[] {
    return this.offers.filter(({ verb }) => verbs.includes(verb));
  }

  // ---- deciding

  /** Takes an action out of the offers. A second click while the first is under way does nothing. */
  async act(action: string): Promise<boolean> {
    const seat = this.seat;
    return !this.busy && seat !== null && this.settled && this.#decide({ type: "act", version: this.connection.version, seat, action });
  }

  /** Asks again what the page would say by itself. */
  answerNow(): void {
    const { latest } = this.telling;
    if (latest !== null) this.#answerAtOnce(latest);
  }

  async undo(scope: "step" | "turn"): Promise<boolean> {
    const seat = this.seat;
    return seat !== null && this.#decide({ type: "undo", version: this.connection.version, seat, scope });
  }

  /** Asks everybody to go back to when `to` actions had been taken. */
  async askUndo(to: number): Promise<boolean> {
    const seat = this.seat;
    return seat !== null && this.wishes.make({ type: "ask_undo", seat, to });
  }

  async answerUndo(yes: boolean): Promise<boolean> {
    const seat = this.mySeats.find((mine) => this.askedUndo?.open.includes(mine));
    return seat !== undefined && this.wishes.make({ type: "answer_undo", seat, yes });
  }

  /** I wait, and want a bot to play on for one who does nothing; or no longer. */
  async letBotPlay(idle: IdleSeat, yes: boolean): Promise<boolean> {
    const seat = this.mySeats.find((mine) => idle.open.includes(mine) || idle.yes.includes(mine));
    return seat !== undefined && this.wishes.make({ type: "let_bot_play", seat, idle: idle.seat, yes });
  }

  /** From here on the learner plays freely. */
  async skipLesson(): Promise<boolean> {
    const seat = this.mySeats[0];
    return seat !== undefined && this.wishes.make({ type: "skip_lesson", seat });
  }

  /** What the lesson told was read: it goes on, here and at the other side. */
  goOn(): void {
    this.connection.send({ type: "hurry" });
    this.telling.goOn();
  }

  /** Waits neither for bots nor for what is being shown. */
  hurry(): void {
    this.connection.send({ type: "hurry" });
    this.telling.skip();
  }

  async #decide(wish: Wish): Promise<boolean> {
    this.#deciding += 1;
    const done = await this.wishes.make(wish);
    this.#deciding -= 1;
    return done;
  }

  /** The moment it is asked: how long it takes must not depend on what there is to choose. */
  #answerAtOnce({ eye, version, view, offers, lesson }: Update): void {
    const seat = seatOf(eye);
    if (seat === null || offers.length === 0 || lesson !== null || !playsMyself(this.info, seat)) return;
    const action = this.answering?.(view as G["view"], offers) ?? null;
    if (action !== null) this.wishes.makeUnasked({ type: "act", version, seat, action });
  }

  // ---- asking

  /** Why an action is not possible; null if nothing is in the way. */
  async why(action: string): Promise<AnyRefusal | null> {
    const seat = this.seat ?? this.mySeats[0];
    if (seat === undefined) return null;
    if (this.#leavesLesson(action)) return { why: "lesson" };
    return this.#questions.ask<AnyRefusal | null>((ask) => this.connection.send({ type: "why", ask, seat, action }), null);
  }

  /** What this bot would do in my place. */
  async advise(bot: string): Promise<AdviceAnswer> {
    const none: AdviceAnswer = { advice: null, reason: null };
    const seat = this.seat;
    if (seat === null) return none;
    return this.#questions.ask<AdviceAnswer>((ask) => this.connection.send({ type: "advice", ask, seat, bot }), none);
  }

  /** Fetches older lines of the log; false when there are none. */
  async olderLog(): Promise<boolean> {
    const before = this.telling.log[0]?.version ?? 0;
    if (before <= 1) return false;
    const older = await this.#questions.ask<Entry[]>((ask) => this.connection.send({ type: "log", ask, before }), []);
    this.telling.addOlder(older);
    return older.length > 0;
  }

  /** Looks through other eyes: another of my seats, or any once the game is over. */
  look(eye: Eye): void {
    this.talk.forgetTeam();
    this.moments.forget();
    this.connection.look(eye);
  }

  #fetchMoments(from: number, to: number): Promise<Moment[]> {
    return this.#questions.ask<Moment[]>((ask) => this.connection.send({ type: "moments", ask, from, to }), []);
  }

  /** The rules allow it, but the lesson waits for something else. */
  #leavesLesson(action: string): boolean {
    const expected = this.lesson?.action ?? null;
    return expected !== null && expected !== action && (this.#shown?.offers ?? []).some((offer) => offer.action === action);
  }

  // ---- listening

  #heard(message: ToClient): void {
    switch (message.type) {
      case "table":
        this.info = message.table;
        break;
      case "update":
        this.telling.receive(message.update);
        this.#answerAtOnce(message.update);
        break;
      case "done":
        this.wishes.done(message.id, message.version);
        break;
      case "refused":
        this.wishes.refused(message.id, message.reason);
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
        if (this.connection.gone !== null) this.telling.stop();
        break;
      default:
        this.talk.hear(message);
    }
  }
}

function expectedOf(offers: readonly Offer[], expected: string | null): readonly Offer[] {
  const found = offers.filter(({ action }) => action === expected);
  return found.length > 0 ? found : offers;
}
