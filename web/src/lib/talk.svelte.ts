import { isOther } from "./my-seats.ts";
import type { Wishes } from "./wishes.svelte.ts";
import type { Channel, ChatLine, IgnoredHere, TableInfo, Team, ToClient } from "./wire.ts";

/** Who I am among those who talk. */
export interface Speaker {
  readonly info: TableInfo | null;
  readonly mySeats: readonly number[];
  /** The seat I look from. */
  readonly seat: number | null;
}

/** A teammate, or I myself, points at a thing on the board. */
export interface Pointed {
  serial: number;
  seat: number;
  at: string;
}

/** The last line of each channel that was read. */
type Seen = Record<Channel, number>;

/** How long one sees where somebody points. */
const POINTED = 3_200;

/** What people at a table tell each other, to all or to their team: lines, cards they show, things they point at. */
export class Talk {
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Whom I do not want to read, of those who are here. */
  ignored = $state.raw<readonly IgnoredHere[]>([]);
  /** Who plays together with the seat I look from, and what they show me; null where nobody does. */
  team = $state.raw<Team | null>(null);
  /** Where somebody of my team points at this moment. */
  pointed = $state.raw<readonly Pointed[]>([]);
  /** The next place that is chosen is pointed at. */
  aiming = $state(false);
  /** Null before anything was heard. */
  #seen = $state.raw<Seen | null>(null);
  #pointings = 0;

  /** The people who play together with me; a bot neither reads nor looks. */
  mates = $derived.by(() => (this.team?.seats ?? []).filter((seat) => isOther(this.me.info, seat)));
  /** I may tell somebody something in secret: who holds seats of several teams has nobody. */
  toTeam = $derived.by(() => {
    const { mySeats } = this.me;
    return this.mates.length > 0 && mySeats.length > 0 && mySeats.every((seat) => this.team?.seats.includes(seat));
  });
  /** I may point at something for my team. */
  mayPoint = $derived.by(() => {
    const { info, mySeats, seat } = this.me;
    return this.mates.length > 0 && seat !== null && mySeats.includes(seat) && info?.status === "playing";
  });
  /** Whether I show my cards to my team. */
  showing = $derived.by(() => this.me.seat !== null && (this.team?.showing.includes(this.me.seat) ?? false));
  /** How much was said that I have not read. */
  unread = $derived<Record<Channel, number>>({ everybody: this.#unread("everybody"), team: this.#unread("team") });

  constructor(
    private readonly me: Speaker,
    private readonly wishes: Pick<Wishes, "make">,
  ) {}

  say(text: string, channel: Channel = "everybody"): Promise<boolean> {
    return this.wishes.make({ type: "say", text, channel });
  }

  /** Everything that was said there is read. */
  read(channel: Channel): void {
    const seen = this.#seen ?? { everybody: 0, team: 0 };
    const last = lastOf(this.chat, channel);
    if (seen[channel] !== last) this.#seen = { ...seen, [channel]: last };
  }

  /** Points at a thing on the board: my team sees it for a moment. */
  async point(at: string): Promise<boolean> {
    this.aiming = false;
    const { seat } = this.me;
    return seat !== null && this.mayPoint && this.wishes.make({ type: "point", seat, at });
  }

  /** Shows my cards to my team, or no longer. */
  async show(on: boolean): Promise<boolean> {
    const { seat } = this.me;
    return seat !== null && this.wishes.make({ type: "show", seat, on });
  }

  /** What a team shows is for its own eyes. */
  forgetTeam(): void {
    this.team = null;
  }

  hear(message: ToClient): void {
    switch (message.type) {
      case "chat":
        this.#hearLines(message.lines, message.fresh);
        break;
      case "ignored":
        this.ignored = message.people;
        break;
      case "team":
        this.team = message.team;
        break;
      case "point":
        this.#see(message.seat, message.at);
        break;
    }
  }

  #unread(channel: Channel): number {
    const seen = this.#seen?.[channel] ?? 0;
    return this.chat.filter((line) => line.channel === channel && line.number > seen).length;
  }

  /** What was said before one came counts as read. */
  #hearLines(lines: readonly ChatLine[], fresh: boolean): void {
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
}

/** The number of the last line of a channel. */
function lastOf(chat: readonly ChatLine[], channel: Channel): number {
  return chat.findLast((line) => line.channel === channel)?.number ?? 0;
}

/** Each channel has numbers of its own. */
function withLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  return [...chat, ...lines.filter(({ channel, number }) => number > lastOf(chat, channel))];
}
