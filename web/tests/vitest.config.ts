import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Run by `cargo xtask browser`, which builds the server and finds the browser.
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    environment: "node",
    include: ["*.test.ts"],
    testTimeout: 480_000,
    hookTimeout: 60_000,
    // One browser at a time: two cores must do for all of it.
    fileParallelism: false,
    sequence: { concurrent: false },
  },
});
