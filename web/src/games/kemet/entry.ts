import type { GameEntry } from "../game.ts";
import { setup, soloNow } from "./setup/setup.ts";

/** Kemet, as the front pages know it. */
export const kemet: GameEntry = {
  name: "kemet",
  usual: 4,
  setup,
  solo: { setup: soloNow },
  lessons: [
    {
      name: "first",
      title: "kemet-learn-first",
      minutes: 12,
      chapters: [
        ["tokens", "token"],
        ["build", "deed-build"],
        ["move", "deed-move"],
        ["night", "night"],
      ],
    },
    {
      name: "amon",
      title: "kemet-learn-amon",
      minutes: 10,
      chapters: [
        ["objective", "objective"],
        ["war-table", "war-table"],
        ["event", "omen"],
        ["action", "command"],
      ],
    },
    {
      name: "teams",
      title: "kemet-learn-teams",
      minutes: 6,
      chapters: [
        ["together", "fame"],
        ["mixed", "team"],
        ["sharing", "prayer"],
      ],
    },
    {
      name: "gods",
      title: "kemet-learn-gods",
      minutes: 10,
      chapters: [
        ["waking", "pyramid"],
        ["rising", "god-of-egypt"],
        ["life", "life"],
      ],
    },
    {
      name: "blood-and-sand",
      title: "kemet-learn-sand",
      minutes: 5,
      chapters: [
        ["four-colours", "tile"],
        ["hidden", "di-card"],
      ],
    },
    {
      name: "edition-2012",
      title: "kemet-learn-old",
      minutes: 4,
      chapters: [
        ["three-colours", "tile"],
        ["day-end", "night"],
      ],
    },
  ],
  load: () => import("./client.ts").then(({ client }) => client),
  ours: () => import("./ours-list.ts").then(({ ours }) => ours),
};
