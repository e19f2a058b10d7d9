/**
 * Starts the test provider from the shell and prints its base URL:
 *
 *     npx tsx test/provider/run.ts [--port 0] [--fail 0.5] [--faults rate-limit,hang] [--seed 1] [--latency 0]
 *
 * then, elsewhere: OPENAI_BASE_URL=<that URL> npm start
 */
import { parseArgs } from "node:util";
import { type Fault, USUAL_FAULTS } from "./faults.ts";
import { startTestProvider } from "./test-provider.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "0" },
    fail: { type: "string", default: "0" },
    faults: { type: "string", default: USUAL_FAULTS.join(",") },
    seed: { type: "string", default: "1" },
    latency: { type: "string", default: "0" },
  },
});

const provider = await startTestProvider({
  port: Number(values.port),
  seed: Number(values.seed),
  failRate: Number(values.fail),
  failWith: values.faults.split(",") as Fault[],
  latencyMs: Number(values.latency),
});
console.log(provider.baseURL);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void provider.close().then(() => process.exit(0)));
}
