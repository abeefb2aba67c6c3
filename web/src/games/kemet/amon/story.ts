/** What Amon does, in words. */

import { marked, mark, slug, type Words } from "$lib/words.ts";
import type { Condition, Event, Progress, Story } from "../wire.ts";
import { components } from "../wire.ts";

type Plain = Record<string, string | number>;

/** Amon's cards and what they are, by their first letters. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^WY/i, "omen"],
  [/^DO\d/i, "disaster"],
  [/^AK/i, "command"],
  [/^G\d/i, "plunder"],
];

/** The kind of a card of Amon's; null for all others. */
export const kindOfCard = (id: string): string | null => KINDS.find(([letters]) => letters.test(id))?.[1] ?? null;

const card = (id: string): string => mark(kindOfCard(id) ?? "card", id);

const LINES = ["lasting", "first", "second", "third", "fourth"];

/** What a card says in one of its lines, from 1; 0 is what lasts. */
export const lineOf = (id: string, line: number): string => marked(`${kindOfCard(id)}-${slug(id)}.${LINES[line]}`);

/** How many lines a card does once. */
export const linesOf = (id: string): number =>
  components.amon.events.find((one) => one.id === id)?.once.length ?? components.amon.actions.find((one) => one.id === id)?.lines.length ?? 0;

function conditionWords(condition: Condition): string {
  if (typeof condition === "string") return marked(`solo-condition-${slug(condition)}`);
  return marked("solo-condition-troop-nearest-to", { zone: mark("zone", condition.troop_nearest_to) });
}

export const progressWords = ({ goal, have, need }: Progress, words: Words = {}): string => marked(`goal-${goal}`, { have, need, ...words });

/** Conditions before the one that decided: why they did not. */
function passedOver({ tried }: Extract<Story, { did: "target" }>): string {
  return tried
    .slice(0, -1)
    .map(({ condition, found }) => marked(found === 0 ? "solo-tried-none" : "solo-tried-several", { condition: conditionWords(condition), found }))
    .join(" ");
}

function wordsOfStory(story: Story): Plain {
  switch (story.did) {
    case "objective_set":
      return { objective: mark("objective", story.objective), rounds: story.rounds };
    case "creature_found":
      return { card: story.card === null ? "none" : card(story.card), tile: mark("tile", story.tile), companion: mark("companion", story.companion), troop: story.troop };
    case "troop_placed":
    case "recruited":
    case "recalled":
      return { troop: story.troop, zone: mark("zone", story.zone), units: story.units };
    case "creature_card":
    case "event_drawn":
    case "event_covered":
    case "disaster_drawn":
    case "action_drawn":
    case "plunder_drawn":
      return { card: card(story.card) };
    case "line":
      return { card: card(story.card), text: lineOf(story.card, story.line) };
    case "war_table":
      return { column: marked(`war-${story.column}`), asked: signed(story.asked), applied: signed(story.applied), value: signed(story.value), cut: String(story.asked !== story.applied) };
    case "target":
      return {
        troop: story.troop,
        kind: story.kind,
        zone: mark("zone", story.zone),
        condition: conditionWords(story.condition),
        decision: marked(`solo-decision-${story.decision}`),
        passed: passedOver(story),
        count: story.tried.length,
      };
    case "stepped":
      return { troop: story.troop, from: mark("zone", story.from), to: mark("zone", story.to), way: story.way, reason: marked(`solo-way-${story.reason}`), moves: story.moves_left };
    case "crossed":
      return { troop: story.troop, other: story.other, zone: mark("zone", story.zone) };
    case "halted":
      return { troop: story.troop, zone: story.zone === null ? "none" : mark("zone", story.zone), reason: marked(`solo-halt-${story.reason}`) };
    case "plundered":
      return { half: story.half, tile: mark("tile", story.tile), asked: story.asked, level: story.level, column: story.column, lower: String(story.asked !== story.level) };
    case "plunder_missed":
      return { card: card(story.card), half: story.half };
    case "plunder_skipped":
      return { half: story.half };
    case "respawned":
      return { troop: story.troop, zone: mark("zone", story.zone), reason: marked(`solo-respawn-${story.reason}`) };
    case "banished":
      return { zone: mark("zone", story.zone), reason: marked(`solo-banish-${story.reason}`) };
    case "fame_lost":
      return { kind: story.kind };
    case "objective":
      return { progress: story.conditions.map((one) => progressWords(one)).join("; ") };
    case "round_marker":
      return { rounds: story.rounds };
    case "actions_reshuffled":
    case "plunder_reshuffled":
    case "card_turned":
    case "fame_safe":
      return {};
  }
}

/** With its sign, also where there is none to speak of. */
export const signed = (figure: number): string => (figure > 0 ? `+${figure}` : figure < 0 ? `−${-figure}` : "0");

/** The words of what Amon does; null for all other events. */
export function wordsForEvent(event: { what: string }): { id: string; words: Plain } | null {
  if (event.what !== "amon") return null;
  const { story } = event as Extract<Event, { what: "amon" }>;
  return { id: `amon-${slug(story.did)}`, words: wordsOfStory(story) };
}
