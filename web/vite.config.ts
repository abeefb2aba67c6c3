import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./build/game-icons.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["ENNEAD_SERVER"] ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  resolve: {
    alias: {
      $lib: here("./src/lib"),
      $board: here("./src/board"),
      $play: here("./src/play"),
      $generated: here("./src/generated"),
      $locales: here("../locales"),
    },
    // The tests mount components, which only the browser build of Svelte can.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The content security policy allows nothing but files of our own: no data: URLs.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
  },
});
