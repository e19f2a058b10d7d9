/** Long trials: storms, every command in two languages, whole days. `npm run test:all` runs them after the tests. */
import { defineConfig } from "vitest/config";
import { common } from "./vitest.config.ts";

export default defineConfig({
  test: {
    ...common,
    setupFiles: ["test/setup.ts"],
    include: ["src/**/*.trial.test.ts", "test/**/*.trial.test.ts"],
    exclude: ["**/node_modules/**"],
  },
});
