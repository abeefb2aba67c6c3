// The page lists what the boxes say is ours, of every game.
import { mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { components as ankh } from "$generated/ankh-components.ts";
import { components as kemet } from "$generated/kemet-components.ts";
import OursPage from "./OursPage.svelte";

let page: object | null = null;
afterEach(() => {
  if (page) void unmount(page);
});

const { tiles, di, amon } = kemet;
const marked = [...tiles, ...di, ...amon.objectives, ...amon.events, ...amon.disasters, ...amon.actions, ...ankh.scenarios].filter(({ ours }) => ours !== null && ours !== false);
const WANTED = [...marked.map(({ id }) => id as string), ...amon.plunder.filter(({ ours }) => ours.length > 0).map(({ id }) => id as string)];

/** A whole game is loaded, which takes a while on a busy machine. */
const PATIENCE = 60_000;

it("lists every piece that is ours, with a reason for each group", async () => {
  page = mount(OursPage, { target: document.body });
  const pieces = (): string[] => [...document.querySelectorAll("[data-piece]")].map((piece) => piece.getAttribute("data-piece") ?? "");
  await expect.poll(() => pieces().length, { timeout: PATIENCE }).toBe(WANTED.length);
  expect(pieces().sort()).toEqual(WANTED.sort());
  for (const group of document.querySelectorAll("section.panel")) {
    expect(group.querySelector("h3")?.textContent.length).toBeGreaterThan(5);
    expect(group.querySelector("p")?.textContent.length).toBeGreaterThan(10);
  }
}, PATIENCE);
