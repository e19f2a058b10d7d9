import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "commands/**/*.test.ts"],
    // Those need a browser and run apart: vitest.browser.config.ts.
    exclude: ["**/*.browser.test.ts", "**/node_modules/**"],
    // Only what never comes is waited for so long: how fast a machine is decides nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 240_000, interval: 20 } },
    pool: "forks",
    // Much of the time goes into waiting for servers and sockets.
    maxWorkers: "100%",
  },
});
