export { default as BattlePanel } from "./BattlePanel.svelte";
export { default as Market } from "./Market.svelte";
export { default as PlayArea } from "./PlayArea.svelte";
export { default as Players } from "./Players.svelte";
export { default as PromptLine } from "./PromptLine.svelte";
export { default as Status } from "./Status.svelte";
export type { ZoneChoice, ZoneKind } from "./choices.ts";
export { playAt, usePlay, type Play } from "./session.svelte.ts";
