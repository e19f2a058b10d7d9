import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import type { InlineConfig } from "vitest/node";
import { bundleIfStale } from "./bin/bundle.js";
import { dearestFirst } from "./test/dearest-first.ts";
import { SHORT_LIVED } from "./test/short-lived.ts";

// Tests that start the program start what a user starts.
await bundleIfStale();

/** What all runs have in common. */
export const common: InlineConfig = {
  // Only what never comes is waited for so long: how fast a machine is decides nothing.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 240_000, interval: 20 } },
  pool: "forks",
  execArgv: [...SHORT_LIVED, "--import", "tsx"],
  // All but the tests themselves is loaded by Node, as it is when the program runs: Vitest's own loader looks a name that is imported up anew
  // at every use, which takes longer than what is done with it. What a page runs itself goes there as text, which tsx would give what a page lacks.
  server: {
    deps: {
      external: [/\/(?:src|commands|test)\/(?:.*\/)?[^/]+(?<!\.test)(?<!\/setup|\/handed-on|\/page\/watch)\.ts$/],
    },
  },
  // A worker loads the program once for all its files: nothing of a town is kept in a module.
  isolate: false,
  // More than there are cores: much of the time goes into waiting for servers and sockets. Each loads and compiles the program for itself.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
};

/** `npm test`. Long trials run apart (vitest.trials.config.ts), and so do counts (vitest.counts.config.ts) and what needs a browser (vitest.browser.config.ts). */
export default defineConfig({
  test: {
    ...common,
    setupFiles: ["test/setup.ts"],
    sequence: {
      sequencer: dearestFirst([
        "src/main.test.ts",
        "src/stage/discord/keeping/keepers.test.ts",
        "src/simulate.test.ts",
        "src/town/town.test.ts",
        "src/stage/discord/in-earnest.test.ts",
        "src/stage/discord/speaking/outbox.test.ts",
        "src/offline/en/answers/answers.test.ts",
        "src/town/host.test.ts",
      ]),
    },
    include: ["src/**/*.test.ts", "commands/**/*.test.ts", "test/**/*.test.ts"],
    exclude: ["**/*.browser.test.ts", "**/*.trial.test.ts", "**/*.count.test.ts", "**/node_modules/**"],
  },
});
