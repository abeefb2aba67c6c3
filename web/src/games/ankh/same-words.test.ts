// @vitest-environment node
import { sayTheSame } from "../same-words.ts";
import { tongue } from "./tongue.ts";

sayTheSame("ankh", () => tongue);
