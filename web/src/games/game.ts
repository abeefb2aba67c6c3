import type { ParsedOffer } from "$lib/notation.ts";
import type { Component } from "svelte";
import type { GameCourse } from "$lib/course.ts";
import type { GameStory } from "$lib/deeds.ts";
import type { IconName } from "$lib/icons.ts";
import type { WatchingTimes } from "$lib/pace.ts";
import type { GameReport } from "$lib/reports.svelte.ts";
import type { SeatFace } from "$lib/seats.svelte.ts";
import type { Table } from "$lib/table.svelte.ts";
import type { Tongue } from "$lib/tongue.ts";
import type { GameTypes, Outcome, TableInfo } from "$lib/wire.ts";
import type { Words } from "$lib/words.ts";
import type { Reference } from "$lib/reference.ts";
import type { Deciding } from "../play/deciding.ts";
import type { Play } from "../play/session.svelte.ts";
import type { Sound } from "../sound/scores.ts";
import type { GameText } from "../text/game-text.ts";
import type { Jump } from "./jumps.ts";

/**
 * A game as the front pages know it, before anybody sits down: small, for it is
 * loaded with them. Its words are in `<name>-front.ftl`, with ids that begin
 * with its name. Every game is a line in `index.ts`.
 */
export interface GameEntry {
  /** As the wire calls it. Its title is `<name>-title`. */
  readonly name: string;
  /** How many sit down where nobody chose. */
  readonly usual: number;
  readonly setup: GameSetup;
  /** A game alone, started at once from the front page: its words are `<name>-solo-now` and `…-hint`. */
  readonly solo?: { setup(): unknown };
  /** The lessons that teach by playing, the first one first. */
  readonly lessons: readonly Lesson[];
  /** The game itself. */
  load(): Promise<GameClient>;
  /** What of it is our own. */
  ours(): Promise<GameOurs>;
}

/** What is agreed before the start. A draft is the game's own; whatever it is, it can be written as JSON. */
export interface GameSetup<Draft = any, Setup = any> {
  /** As the form begins. */
  draft(): Draft;
  /** What is chosen before everything else, such as an edition; null where there is nothing. */
  readonly Edition?: Component<{ draft: Draft }> | null;
  /** The most players with what is chosen so far, where that is fewer than the game takes. */
  most?(draft: Draft): number;
  /** The one number of players that fits what is chosen so far; null where there is a choice. */
  exactly?(draft: Draft): number | null;
  /** The form, in the panel of the game on the page of a new table. */
  readonly Form: Component<{ draft: Draft; players: number }>;
  /** What the table is told: the setup of the rules. */
  setupOf(draft: Draft, players: number): Setup;
  /** What was agreed, in a few words each, for those who wait. */
  agreed(setup: Setup): string[];
  /** The team of each seat, from 0; null where there are no teams, or where they are not known yet. */
  teams?(setup: Setup): readonly number[] | null;
  /** What kind of game it is, such as its edition and its mode, in as few words as possible. The setup may be an old one. */
  kind?(setup: Setup): string[];
}

/**
 * A lesson: what it is called at the server, and what one meets in it
 * (`<game>-learn-<chapter>` and `…-hint`). Where there are several, `title` is
 * the id of what it is called, with `.start` for its button, and `.before` for
 * what one should know already, if anything.
 */
export interface Lesson {
  readonly name: string;
  readonly title?: string;
  /** How long it takes somebody who reads everything. */
  readonly minutes: number;
  readonly chapters: readonly (readonly [name: string, icon: IconName])[];
}

/**
 * What of a game is our own, where no source was found for what is printed. It
 * is loaded when somebody asks. `<game>-ours` are the words that introduce it.
 */
export interface GameOurs<Setup = any> {
  /** All of it, for the page that lists it. */
  groups(): OursGroup[];
  /** What was agreed for a table and is our own: a sentence each. */
  agreed(setup: Setup): string[];
}

/** Things of a kind, and why they are our own. */
export interface OursGroup {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly pieces: readonly OursPiece[];
}

export interface OursPiece {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** A column of the final score. */
export interface ScoreColumn<G extends GameTypes> {
  /** `score-<name>` are its words, `score-<name>-short` those where there is room. */
  readonly name: string;
  readonly icon: IconName;
  of(view: G["view"], seat: number): number;
  /** What decides. */
  readonly total?: boolean;
  /** Whether it says anything in this game; it does where nothing else is said. */
  when?(view: G["view"]): boolean;
}

/** A sign of the game, as a thing with a name and an explanation. */
export interface LegendSign<View = any> {
  readonly thing: Reference;
  /** Whether it is to be seen in this game; without it it always is. */
  when?(view: View): boolean;
}

/** Signs that are found at one place; `legend-<id>` are the words for it. */
export interface SignGroup<View = any> {
  readonly id: string;
  readonly signs: readonly LegendSign<View>[];
}

/** A panel beside the log and the chat. */
export interface SidePanel {
  /** `panel-<id>` are its words. */
  readonly id: string;
  readonly icon: IconName;
  readonly Panel: Component;
  /** Whether there is something to see; without it there always is. */
  shown?(view: any): boolean;
}

/** What a game tells step by step, such as the doings of an opponent who is nobody. */
export interface GameTelling<G extends GameTypes = GameTypes> {
  /** What happened as steps, and what comes of them at the end; null where there is nothing to tell. */
  stepsOf(events: readonly G["event"][]): { beats: readonly (readonly G["event"][])[]; rest: readonly G["event"][] } | null;
  /** How it looks after each step, between how it was and how it is. */
  viewsOf(before: G["view"], after: G["view"], beats: readonly (readonly G["event"][])[]): readonly G["view"][];
  /** Whether a step waits to be read; others pass like everything that happens. */
  waits(beat: readonly G["event"][]): boolean;
  /** How long it takes to read, in ms. */
  readingTime(beat: readonly G["event"][]): number;
  /** The step on screen, over the board. */
  readonly Teller: Component;
}

/** Which part of one's own things to show, where there is no room for all: a laptop has one row, a phone has tabs. */
export type PlayPart = "all" | "strip" | "act" | "cards";

/**
 * A game at the table: what the shell asks of it. Components take what they
 * show from the table on screen (`useTable`, `usePlay`). Methods, not
 * functions in fields: so a client of one game is a client.
 */
export interface GameClient<G extends GameTypes = GameTypes> {
  readonly name: string;
  /** Its words, its notation and the looks of its things. */
  readonly tongue: Tongue;
  /** The same where it depends on what was agreed. */
  tongueFor?(setup: G["setup"]): Tongue;
  /** Where its offers are found, and what is asked. */
  readonly deciding: Deciding<G>;
  /** What a person at this table is in the middle of, where it is more than `Play`. */
  playAt(table: Table<G>): Play<G>;

  // ---- who and when

  /** Who sits where: names and colours. */
  facesOf(info: TableInfo, view: G["view"] | null): SeatFace[];
  /** The side a seat plays for, from 0, where people play together. */
  teamOf?(view: G["view"], seat: number): number | null;
  /** The seats in the order in which they are listed. */
  orderOf(view: G["view"]): readonly number[];
  /** Whether it is dark outside. */
  isNight(view: G["view"]): boolean;
  outcomeOf(view: G["view"]): Outcome | null;

  // ---- learning

  /** What its signs mean. */
  readonly legend: readonly SignGroup<G["view"]>[];
  /** The signs that each hint of a lesson names, by the id of its words: every one once, when it first matters. */
  readonly lessonSigns: Readonly<Record<string, readonly Reference[]>>;

  // ---- what happened

  /** How long events may be watched. */
  readonly watching: WatchingTimes;
  /** What an event sounds like to those who have these seats; null where nothing is heard. */
  soundOf(event: G["event"], mine: readonly number[]): Sound | null;
  /** Which events are one deed, and the sentence for it: what the log and the teller say. */
  readonly story: GameStory<G["event"]>;
  /** What is summed up from time to time, such as a night. */
  readonly report: GameReport<G>;
  /** Events that head a group of the log. */
  readonly headings: ReadonlySet<string>;
  /** Events that say nothing about the decision that led to them, for the analysis. */
  readonly asides: ReadonlySet<string>;

  /** What a replay may go on to besides turns, nights and days. */
  readonly jumps: readonly Jump[];

  /** What is told step by step. */
  readonly telling?: GameTelling<G>;

  // ---- the end

  /** How the game went: its stretches, and what one may have been best at. */
  readonly course: GameCourse<G>;
  /** Shown before the table of scores, where a game has more to say of its end; who played alone sees nothing else. */
  readonly End?: Component<{ view: any; outcome: Outcome }> | null;
  /** Left to right. */
  readonly score: readonly ScoreColumn<G>[];
  /** What one must know to add the scores up; null where they are plain. */
  scoreNote?(view: G["view"]): string | null;
  /** What the words `over-<reason>` need. */
  overWords(view: G["view"]): Words;
  /** What stands over the end, where it is not who wins. */
  overTitle?(view: G["view"], outcome: Outcome): string | null;

  // ---- in words alone

  readonly text: GameText<G>;

  // ---- on screen

  readonly Board: Component;
  /** Lies over the board when it has something to show, such as a battle. */
  readonly Over: Component | null;
  /** The round and the order of turns, in the header. */
  readonly Status: Component;
  /** `room` is the height each may have, in pixels, where all are to be seen at once. */
  readonly PlayerCard: Component<{ seat: number; room?: number }>;
  /** Below the players. */
  readonly AfterPlayers: Component | null;
  /** My own things, and the panels in which I decide. */
  readonly PlayBody: Component<{ part: PlayPart }>;
  /** Beside the buttons of the prompt line. */
  readonly Beside: Component | null;
  /** What is at stake, where something that hurts waits for a yes. */
  readonly Stakes?: Component<{ offer: ParsedOffer }>;
  /** Everybody's hands, for the eye that sees all. */
  readonly OpenHands: Component | null;
  /** What a person may set for this table, in its menu. */
  readonly Preferences?: Component | null;
  readonly panels: readonly SidePanel[];
}
