/** For tests: what touches what on the two boards of the first edition. */

import { isZone, type ZoneId } from "./zones.ts";

type Edge = readonly [ZoneId, ZoneId];

const edges = (text: string): Edge[] =>
  text.split(/\s+/).map((pair) => {
    const [one = "", other = ""] = pair.split("-");
    if (!isZone(one) || !isZone(other)) throw new Error(pair);
    return [one, other];
  });

/** The districts of a city and the desert around it all touch each other. */
function cityEdges(cities: readonly string[]): Edge[] {
  return cities.flatMap((city) => edges(["a-b", "a-c", "b-c", "a-f", "b-f", "c-f"].map((pair) => pair.replace(/\w/g, `${city}$&`)).join(" ")));
}

const WEST_ODD = edges(
  `w1f-w_on w1f-w_r w1f-w_ti w_on-w2f w_on-w_r w_on-w_ti w2f-w_os w2f-w_r w2f-w_ti
   w_os-w3f w_os-w_r w_os-w_ti w3f-w_r w3f-w_ti w_r-w_tr`,
);
const WEST_EVEN = edges("w1f-w_on w1f-w_r w1f-w_ti w_on-w3f w_on-w_r w_on-w_ti w3f-w_r w3f-w_ti w_r-w_tr");
const EAST = edges("e1f-e_on e1f-e_r e1f-e_ti e_on-e_r e_on-e2f e_on-e_ti e2f-e_r e2f-e_ti e_r-e_tr");

export const FIRST_EDGES: Readonly<Record<"even" | "odd", readonly Edge[]>> = {
  even: [...cityEdges(["w1", "w3", "e1", "e2"]), ...WEST_EVEN, ...EAST, ...edges("d_d-d_t")],
  odd: [...cityEdges(["w1", "w2", "w3", "e1", "e2"]), ...WEST_ODD, ...EAST, ...edges("d_d-d_s")],
};
