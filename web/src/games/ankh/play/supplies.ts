import { components, type View } from "../wire.ts";

/** Of each kind of monument. */
const EACH = 10;

/** The monuments that nobody has built yet. */
export const monumentsLeft = ({ monuments }: Pick<View, "monuments">) =>
  components.monuments.map((monument) => ({ monument, left: EACH - monuments.filter((one) => one.monument === monument).length }));
