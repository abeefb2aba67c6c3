/** What Amon does, in words. */

import { marked, mark, slug, wordsOf, type Words } from "$lib/words.ts";
import type { Condition, Event, Progress, Story } from "../wire.ts";
import { components } from "../wire.ts";

const { events, disasters, actions, plunder } = components.amon;

/** Amon's cards and what they are. */
const KINDS = new Map(
  Object.entries({ omen: events, disaster: disasters, command: actions, plunder }).flatMap(([kind, rows]) => rows.map(({ id }) => [id as string, kind] as const)),
);

/** The kind of a card of Amon's; null for all others. */
export const kindOfCard = (id: string): string | null => KINDS.get(id) ?? null;

const card = (id: string): string => mark(kindOfCard(id) ?? "card", id);

const LINES = ["lasting", "first", "second", "third", "fourth"];

/** What a card says in one of its lines, from 1; 0 is what lasts. */
export const lineOf = (id: string, line: number): string => marked(`${kindOfCard(id)}-${slug(id)}.${LINES[line]}`);

/** How many lines a card does once. */
export const linesOf = (id: string): number =>
  events.find((one) => one.id === id)?.lines ?? actions.find((one) => one.id === id)?.lines ?? 0;

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

/** What the fields of a story alone do not say. */
function moreWords(story: Story): Words {
  switch (story.did) {
    case "line":
      return { card: card(story.card), text: lineOf(story.card, story.line) };
    case "target":
      return { condition: conditionWords(story.condition), passed: passedOver(story) };
    case "objective":
      return { progress: story.conditions.map((one) => progressWords(one)).join("; ") };
    default:
      return {};
  }
}

/** The words of what Amon does; null for all other events. */
export function wordsForEvent(event: { what: string }): { id: string; words: Words } | null {
  if (event.what !== "amon") return null;
  const { story } = event as Extract<Event, { what: "amon" }>;
  return { id: `amon-${slug(story.did)}`, words: { ...wordsOf(story, `Story.${story.did}`), ...moreWords(story) } };
}
