import type { GameEntry } from "../game.ts";
import { setup } from "./setup/setup.ts";

/** Ankh, as the front pages know it. */
export const ankh: GameEntry = {
  name: "ankh",
  usual: 4,
  setup,
  lessons: [
    {
      name: "ankh",
      minutes: 7,
      chapters: [
        ["actions", "deed-move-figures"],
        ["events", "occasion-control"],
        ["battle", "occasion-conflict"],
        ["devotion", "devotion"],
      ],
    },
  ],
  load: () => import("./client.ts").then(({ client }) => client),
  ours: () => import("./ours.ts").then(({ ours }) => ours),
};
