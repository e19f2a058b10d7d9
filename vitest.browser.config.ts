/** The page in a real browser: `npx vitest run --config vitest.browser.config.ts` (needs /usr/bin/chromium). */
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.browser.test.ts"],
    exclude: ["node_modules/**"],
    // How fast a machine is decides nothing.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    pool: "forks",
    // Most of the time goes into waiting for a browser, and more of them at once only keep one another waiting.
    maxWorkers: Math.max(2, availableParallelism()),
  },
});
