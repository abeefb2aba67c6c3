import { beforeAll, describe, expect, it, vi } from "vitest";
import { routeOf, router } from "./router.svelte.ts";

beforeAll(() => vi.stubGlobal("scrollTo", () => {}));

describe("routeOf", () => {
  it("knows every page", () => {
    expect(routeOf("/")).toEqual({ page: "front" });
    for (const page of ["new", "games", "account", "about", "ours", "learn", "upload"]) {
      expect(routeOf(`/${page}`)).toEqual({ page });
      expect(routeOf(`/${page}/`)).toEqual({ page });
    }
  });

  it("takes the id of a table out of the path", () => {
    expect(routeOf("/table/sun-42")).toEqual({ page: "table", id: "sun-42" });
    expect(routeOf("/table/a%20b")).toEqual({ page: "table", id: "a b" });
  });

  it("knows the analysis of a table", () => {
    expect(routeOf("/table/sun-42/analysis")).toEqual({ page: "analysis", id: "sun-42" });
    expect(routeOf("/table/sun-42/analysis/x")).toEqual({ page: "missing" });
  });

  it("says so where nothing is", () => {
    for (const path of ["/table", "/table/a/b", "/tables", "/new/er", "/toString"]) {
      expect(routeOf(path)).toEqual({ page: "missing" });
    }
  });
});

describe("router", () => {
  it("follows links of ours and leaves others alone", () => {
    router.start();
    const link = (html: string) => {
      document.body.innerHTML = html;
      // jsdom cannot leave the page: whoever is not stopped before is stopped here.
      addEventListener("click", (late) => late.preventDefault(), { once: true });
      document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    };

    link('<a href="/games"><b>games</b></a>');
    expect(router.route).toEqual({ page: "games" });
    link('<a href="/api/tables/x/record" download>record</a>');
    expect(router.route).toEqual({ page: "games" });
    link('<a href="https://example.org/new">elsewhere</a>');
    expect(router.route).toEqual({ page: "games" });
  });

  it("goes back with the browser", async () => {
    router.go("/new");
    router.go("/about");
    expect(router.route).toEqual({ page: "about" });
    const went = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.back();
    await went;
    expect(router.route).toEqual({ page: "new" });
  });
});
