import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "commands/**/*.test.ts"],
    // Those need a browser and run apart: vitest.browser.config.ts.
    exclude: ["**/*.browser.test.ts", "**/node_modules/**"],
    testTimeout: 40_000,
    hookTimeout: 90_000,
    pool: "forks",
    // Much of the time goes into waiting for servers and sockets.
    maxWorkers: "100%",
  },
});
