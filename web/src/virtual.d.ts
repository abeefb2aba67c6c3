declare module "virtual:game-icons" {
  /** The outline (an SVG path on 512 × 512) of each icon we use, by role. */
  const outlines: Record<string, string>;
  export default outlines;
}
