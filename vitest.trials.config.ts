/** Long trials: storms, every command in two languages, whole days. `npm run test:all` runs them after the tests. */
import { defineConfig } from "vitest/config";
import { dearestFirst } from "./test/dearest-first.ts";
import { common } from "./vitest.config.ts";

export default defineConfig({
  test: {
    ...common,
    setupFiles: ["test/setup.ts"],
    sequence: {
      sequencer: dearestFirst([
        "src/evaluation/interviews/interviews.trial.test.ts",
        "src/town/simulation.trial.test.ts",
        "src/stage/discord/commands/every-command.trial.test.ts",
        "src/stage/discord/storm.trial.test.ts",
        "src/installed.trial.test.ts",
        "src/readme.trial.test.ts",
        "test/towns/gatherings.trial.test.ts",
        "src/town/acts/host-there.trial.test.ts",
        "src/town/wrong-answers.trial.test.ts",
        "test/towns/brought-lived.trial.test.ts",
        "test/towns/nonsense.trial.test.ts",
        "test/towns/strangers.trial.test.ts",
        "src/killed.trial.test.ts",
        "src/in-earnest.trial.test.ts",
        "src/town/chinese-town.trial.test.ts",
        "src/mind/news/gathering.trial.test.ts",
      ]),
    },
    include: ["src/**/*.trial.test.ts", "test/**/*.trial.test.ts"],
    exclude: ["**/node_modules/**"],
  },
});
