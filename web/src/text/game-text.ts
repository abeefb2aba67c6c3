import type { ParsedOffer } from "$lib/notation.ts";
import type { Reference } from "$lib/reference.ts";
import type { GameTypes } from "$lib/wire.ts";

/** A line of a list, and the lines below it. */
export interface TextItem {
  readonly words: string;
  readonly items?: readonly TextItem[];
}

/** A list with its heading. */
export interface TextGroup {
  readonly title: string;
  readonly items: readonly TextItem[];
  /** Long, and seldom read from one end to the other: opened by who wants it. */
  readonly folded?: boolean;
}

/** A part of the table. */
export interface TextSection {
  /** The name of its place on the page. */
  readonly id: string;
  readonly title: string;
  readonly groups: readonly TextGroup[];
}

/** Something that cannot be done now, and what one would have to try: the refusal says why not. */
export interface TextQuestion {
  readonly about: Reference;
  readonly action: string;
}

/** Such things of one kind. */
export interface TextQuestions {
  readonly title: string;
  readonly questions: readonly TextQuestion[];
}

/** What a question is asked in view of. */
export interface Asked<G extends GameTypes = GameTypes> {
  readonly view: G["view"];
  /** Who asks. */
  readonly seat: number;
  readonly step: G["step"] | "";
  readonly verbs: ReadonlySet<G["verb"]>;
}

/**
 * A game in words alone. Nothing here is a rule or a secret: it is the view of
 * the table, read aloud. `text-group-<place>` are the headings of the offers,
 * by the places of `Deciding`.
 */
export interface GameText<G extends GameTypes = GameTypes> {
  /** Where the game stands, in a few lines. */
  state(view: G["view"]): readonly string[];
  /** What goes on besides turns, such as a battle. */
  now(view: G["view"], seat: number | null, odds: G["odds"] | null): readonly TextSection[];
  /** What belongs to the one whose eyes it is. */
  mine(view: G["view"], seat: number): readonly TextSection[];
  /** What everybody may know of a player; `shown` are cards they show to their team. */
  player(view: G["view"], seat: number, shown: unknown): readonly TextItem[];
  /** The board, and what lies beside it. */
  table(view: G["view"]): readonly TextSection[];
  /** What is good to know of the thing an offer is about; null where its words say it all. */
  about(offer: ParsedOffer<G["verb"]>, view: G["view"], seat: number): string | null;
  /** What one may ask about. */
  questions(asked: Asked<G>): readonly TextQuestions[];
  /** The places one may point at for one's team. */
  places(view: G["view"]): readonly Reference[];
}

export const item = (words: string, items: readonly TextItem[] = []): TextItem => (items.length === 0 ? { words } : { words, items });
