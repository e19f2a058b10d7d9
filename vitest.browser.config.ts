/** The page in a real browser: `npx vitest run --config vitest.browser.config.ts` (needs /usr/bin/chromium). */
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { dearestFirst } from "./test/dearest-first.ts";
import { common } from "./vitest.config.ts";

export default defineConfig({
  test: {
    ...common,
    include: ["**/*.browser.test.ts"],
    exclude: ["node_modules/**"],
    expect: { poll: { timeout: 60_000 } },
    sequence: {
      sequencer: dearestFirst([
        "src/stage/preview/window.browser.test.ts",
        "src/stage/preview/stream.browser.test.ts",
        "src/stage/preview/box.browser.test.ts",
        "src/stage/preview/page.browser.test.ts",
        "src/stage/preview/life.browser.test.ts",
        "src/stage/preview/play.browser.test.ts",
        "src/stage/preview/first.browser.test.ts",
      ]),
    },
    // Each has a browser of its own, and more of them at once only keep one another waiting.
    maxWorkers: Math.max(2, availableParallelism()),
  },
});
