import { mount } from "svelte";
import "./theme.css";
import App from "./App.svelte";
import { soundPlayer } from "./sound/player.ts";
import { gameClient } from "./games/index.ts";
import { callGames } from "$lib/api.ts";
import { router } from "$lib/router.svelte.ts";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");

callGames(async (game) => (await gameClient(game))?.tongue ?? null);
router.start();
soundPlayer.listen();
mount(App, { target });
