import type { GameEntry } from "../game.ts";
import { setup, soloNow } from "./setup/setup.ts";

/** Kemet, as the front pages know it. */
export const kemet: GameEntry = {
  name: "kemet",
  usual: 4,
  setup,
  solo: { setup: soloNow },
  lesson: {
    name: "first",
    chapters: [
      ["tokens", "token"],
      ["build", "deed-build"],
      ["move", "deed-move"],
      ["night", "night"],
    ],
  },
  load: () => import("./client.ts").then(({ client }) => client),
};
