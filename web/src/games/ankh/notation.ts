import { fieldsOf } from "$lib/tongue.ts";
import { ACTIONS } from "./wire.ts";

/** The fields of each verb, named as in the rules and in the word files. Guardians are figures, and regions are swapped by number. */
export const FIELDS = fieldsOf(ACTIONS, { FigureKind: "figure", Guardian: "figure" }, { swap: "region" });
