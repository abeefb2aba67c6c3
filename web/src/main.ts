import { mount } from "svelte";
import "./theme.css";
import App from "./App.svelte";
import { router } from "$lib/router.svelte.ts";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");

router.start();
mount(App, { target });
