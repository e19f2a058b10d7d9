/**
 * `npm run count`: what is understood of all that other hands wrote, and how many generated towns fare. It takes long, and the tests take a
 * part of each.
 */
import { defineConfig } from "vitest/config";
import { dearestFirst } from "./test/dearest-first.ts";
import { common } from "./vitest.config.ts";

export default defineConfig({
  test: {
    ...common,
    setupFiles: ["test/setup.ts"],
    sequence: {
      sequencer: dearestFirst([
        "test/towns/gatherings.count.test.ts",
        "src/town/acts/host-there.count.test.ts",
        "src/town/wrong-answers.count.test.ts",
        "test/towns/brought-lived.count.test.ts",
        "test/towns/nonsense.count.test.ts",
        "test/towns/strangers.count.test.ts",
        "src/mind/news/gathering.count.test.ts",
      ]),
    },
    include: ["{src,test}/**/*.count.test.ts"],
    exclude: ["**/node_modules/**"],
  },
});
