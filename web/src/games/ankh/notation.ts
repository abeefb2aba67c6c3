import { fieldsOf } from "$lib/tongue.ts";

/** The fields of each verb, named as in the rules (crates/ankh/src/action.rs) and in the word files. */
export const FIELDS = fieldsOf({
  god: "god",
  do: "deed",
  move: "from:hex",
  to: "hex",
  push: "hex",
  face: "facing",
  summon: "figure",
  unlock: "power",
  control: "hex",
  camel: "hex direction",
  token: "hex",
  swap: "one:region other:region",
  play: "card",
  "play-two": "one:card other:card",
  build: "monument",
  bid: "followers:number",
  save: "hex",
  trap: "seat",
  rise: "hex",
  dismiss: "hex",
  release: "guardian:figure",
});
