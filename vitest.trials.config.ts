/** Long trials: storms, kills, every command in two languages, whole days. `npm run test:all` runs them after the tests. */
import { defineConfig } from "vitest/config";
import { dearestFirst } from "./test/dearest-first.ts";
import { common } from "./vitest.config.ts";

export default defineConfig({
  test: {
    ...common,
    setupFiles: ["test/setup.ts"],
    globalSetup: ["test/handed-on.ts"],
    sequence: {
      sequencer: dearestFirst([
        // Its two days are those of the interviews, which begin when they have been lived.
        "src/town/simulation.trial.test.ts",
        "src/killed.trial.test.ts",
        "src/in-earnest.trial.test.ts",
        "src/stage/discord/commands/every-command.trial.test.ts",
        "src/stage/discord/storm.trial.test.ts",
        "src/evaluation/interviews/interviews.trial.test.ts",
        "test/towns/grave.trial.test.ts",
        "src/installed.trial.test.ts",
        "src/town/eventful-days.trial.test.ts",
        "src/stage/discord/hearing/crowd.trial.test.ts",
        "src/stage/discord/hearing/catch-up.trial.test.ts",
        "test/statements/two-days.trial.test.ts",
        "src/patterns.trial.test.ts",
        "src/town/chinese-town.trial.test.ts",
        "src/simulate.trial.test.ts",
        "test/towns/over.trial.test.ts",
        "src/main.trial.test.ts",
        "test/talk/newcomers.trial.test.ts",
        "test/talk/visited.trial.test.ts",
      ]),
    },
    include: ["{src,test}/**/*.trial.test.ts"],
    exclude: ["**/node_modules/**"],
  },
});
