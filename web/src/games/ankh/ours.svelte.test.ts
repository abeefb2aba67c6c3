// Of the ten printed scenarios two are here; the third is ours and says so.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { isOurs, ours } from "./ours.ts";
import { SCENARIOS, setup } from "./setup/setup.ts";
import SetupForm from "./setup/SetupForm.svelte";
import { components } from "./wire.ts";

let form: object | null = null;
afterEach(() => {
  if (form) void unmount(form);
  form = null;
});

describe("the scenarios", () => {
  it("are all told apart", () => {
    expect(components.scenarios.map(({ id }) => id)).toEqual(SCENARIOS);
    expect(SCENARIOS.filter(isOurs)).toEqual(["balance-of-maat"]);
  });

  it("are listed with what is missing", () => {
    const [group] = ours.groups();
    expect(group?.title).toBe("Scenarios: two of the ten printed ones, and one of our own");
    expect(group?.pieces.map(({ name }) => name)).toEqual(["Balance of Ma’at"]);
    expect(group?.why).toContain("two city tokens");
  });

  it("wear the sign in the form, with the way to the list", async () => {
    const draft = $state(setup.draft());
    form = mount(SetupForm, { target: document.body, props: { draft, players: 3 } });
    await expect.poll(() => document.querySelectorAll("label [data-ours]").length, { timeout: 20_000 }).toBe(1);
    flushSync();
    const label = document.querySelector("label:has([data-ours])");
    expect(label?.textContent).toContain("Balance of Ma’at");
    expect(label?.querySelector("svg[role=img]")?.getAttribute("aria-label")).toBe("our own");
    expect(document.querySelector("[data-ours-note]")?.textContent).toContain("Of the ten printed ones two are here");
    expect(document.querySelector("[data-ours-note] a")?.getAttribute("href")).toBe("/ours");
  });

  it("say at the table that they are ours", () => {
    const agreed = (scenario: (typeof SCENARIOS)[number]) => ours.agreed(setup.setupOf({ ...setup.draft(), scenario }, 3));
    expect(agreed("balance-of-maat")).toEqual(["Balance of Ma’at is our own scenario. Of the ten printed ones two are here."]);
    expect(agreed("old-kingdom")).toEqual([]);
  });
});
