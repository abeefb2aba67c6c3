const PLAIN = "/favicon.svg";
const CALLING = "/favicon-turn.svg";

/** The sign of the page among other tabs: with a mark while somebody is waited for here. */
export function showFavicon(calling: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  link?.setAttribute("href", calling ? CALLING : PLAIN);
}
