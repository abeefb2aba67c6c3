// @vitest-environment node
import { word } from "$lib/words.ts";
import { sayTheSame } from "../same-words.ts";
import { AMON } from "./amon/amon.ts";
import { tongueFor } from "./tongue.ts";
import type { Edition } from "./wire.ts";

sayTheSame(
  "kemet",
  ({ edition }) => tongueFor({ edition: (edition as Edition | null) ?? "rise" }),
  ({ amon }, seat) => (amon && seat === AMON ? word("seat-amon") : null),
);
