/** The page in a real browser: `npx vitest run --config vitest.browser.config.ts` (needs /usr/bin/chromium). */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.browser.test.ts"],
    exclude: ["node_modules/**"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
  },
});
