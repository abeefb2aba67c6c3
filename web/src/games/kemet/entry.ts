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
  ],
  load: () => import("./client.ts").then(({ client }) => client),
  ours: () => import("./ours-list.ts").then(({ ours }) => ours),
};
