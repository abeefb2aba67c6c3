export type Route =
  | { page: "front" | "new" | "games" | "account" | "about" | "ours" | "learn" | "upload" | "missing" }
  | { page: "table" | "analysis"; id: string };

const PLAIN = ["new", "games", "account", "about", "ours", "learn", "upload"] as const;

/** The page that a path means. */
export function routeOf(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter((piece) => piece !== "");
  if (first === "") return { page: "front" };
  if (first === "table" && second !== "" && more.length === 0) {
    return { page: "table", id: decodeURIComponent(second) };
  }
  if (first === "table" && second !== "" && more.length === 1 && more[0] === "analysis") {
    return { page: "analysis", id: decodeURIComponent(second) };
  }
  const plain = PLAIN.find((page) => page === first);
  return plain !== undefined && second === "" ? { page: plain } : { page: "missing" };
}

/** Where we are. Links are ordinary links; the router only saves the reload. */
class Router {
  #path = $state(location.pathname);
  route = $derived(routeOf(this.#path));

  start(): void {
    addEventListener("popstate", () => (this.#path = location.pathname));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || !isOurs(link, event)) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plainClick =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
  const page = link.origin === location.origin && !link.pathname.startsWith("/api/");
  return plainClick && page && link.target === "" && !link.hasAttribute("download") && link.hash === "";
}

export const router = new Router();
