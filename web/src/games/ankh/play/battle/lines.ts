import type { IconName } from "$lib/icons.ts";
import { mark, sentence, type Part } from "$lib/words.ts";
import type { StrengthLine } from "../../wire.ts";

/** Where strength comes from, in words. */
export function lineWords(line: StrengthLine): Part[] {
  switch (line.from) {
    case "figure":
      return sentence(line.silenced ? "play-line-silenced" : "play-line-figure", { figure: mark("figure", line.figure), hex: mark("hex", line.hex) });
    case "card":
      return sentence("play-line-card", { card: mark("card", line.card) });
    case "temple":
      return sentence("play-line-temple", { hex: mark("hex", line.hex) });
    case "trapped":
      return sentence("play-line-trapped");
  }
}

export function lineIcon(line: StrengthLine): IconName {
  if (line.from === "figure") return `figure-${line.figure}`;
  if (line.from === "card") return `card-${line.card}`;
  return line.from === "temple" ? "monument-temple" : "trapped";
}

/** Whether the words bring an icon of their own: things do that can be pointed at. */
export const namesItsThing = ({ from }: StrengthLine): boolean => from === "figure" || from === "card";
