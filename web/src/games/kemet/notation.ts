import { fieldsOf } from "$lib/tongue.ts";
import { ACTIONS } from "./wire.ts";

/** The fields of each verb, named as in the rules and in the word files. */
export const FIELDS = fieldsOf(ACTIONS, { BattleCard: "card" });
