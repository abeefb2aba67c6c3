/** A light on things all over the page, by selector: whoever draws them need not know of it. */
let sheet: CSSStyleSheet | null = null;

function ours(): CSSStyleSheet | null {
  // Absent where there is no screen, as in unit tests.
  if (sheet !== null || typeof document === "undefined" || !("adoptedStyleSheets" in document)) return sheet;
  sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

export function shineOn(selectors: readonly string[]): void {
  const rule = "outline: 3px solid var(--gold); outline-offset: 2px; box-shadow: 0 0 0.9rem 0.2rem var(--gold);";
  ours()?.replaceSync(selectors.length === 0 ? "" : `:is(${selectors.join(", ")}) { ${rule} }`);
}
