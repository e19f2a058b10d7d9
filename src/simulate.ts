/**
 * `npm run simulate`: a town at full speed, without a stage and without a store. stdout carries one line, the summary; all else goes
 * to stderr.
 */
import { closeSync, existsSync, openSync, readFileSync, writeSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readConfig } from "./config.ts";
import { buildModel } from "./model/provider.ts";
import { readActs } from "./town/acts-file.ts";
import { loadTown } from "./town/definition.ts";
import { runSimulation } from "./town/simulation.ts";
import { UserError } from "./world/user-error.ts";

const usage = `Usage: npm run simulate -- [options]
  --town NAME        town file of towns/, without .json   (smallville)
  --days N           town days to live, 1 to 60           (2)
  --seed S           seed of every throw of chance        (the file's)
  --model M          offline or openai                    (offline)
  --no-talk          nobody speaks unasked
  --acts FILE        people's acts, one JSON a line (see the README)
  --out FILE         the log: one event a line, the first "town-founded"
  --summary FILE     the summary, which stdout gets too`;

/** A wrong command line: usage, exit 2. */
class UsageError extends Error {}

function readArguments(argv: readonly string[]) {
  let values: { [key: string]: string | boolean | undefined };
  try {
    values = parseArgs({
      args: [...argv],
      options: {
        town: { type: "string", default: "smallville" },
        days: { type: "string", default: "2" },
        seed: { type: "string" },
        model: { type: "string", default: "offline" },
        "no-talk": { type: "boolean", default: false },
        acts: { type: "string" },
        out: { type: "string" },
        summary: { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > 60)
    throw new UsageError(`--days takes a whole number from 1 to 60, not "${values.days}"`);
  const { model } = values;
  if (model !== "offline" && model !== "openai")
    throw new UsageError(`--model takes offline or openai, not "${model}"`);
  const seed = values.seed === undefined ? null : Number(values.seed);
  if (seed !== null && !Number.isInteger(seed))
    throw new UsageError(`--seed takes a whole number, not "${values.seed}"`);
  const text = (key: string) => (typeof values[key] === "string" ? (values[key] as string) : null);
  return {
    town: text("town") ?? "smallville",
    days,
    seed,
    model,
    silent: values["no-talk"] === true,
    acts: text("acts"),
    out: text("out"),
    summary: text("summary"),
  } as const;
}

async function main(): Promise<number> {
  const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
  try {
    const args = readArguments(process.argv.slice(2));
    if (existsSync(".env")) process.loadEnvFile(".env");
    const config = readConfig(settings(args.model));
    if (args.model === "openai" && !config.openaiApiKey && !config.openaiBaseUrl)
      throw new UserError(
        "no-model",
        "--model openai needs OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own; without them leave --model out to live offline.",
      );
    const definition = await loadTown(args.town);
    const acts = args.acts === null ? [] : readActs(readText(args.acts), args.acts, definition.start);
    const summaryFile = args.summary === null ? null : openText(args.summary);
    const online = args.model === "openai";
    const model = buildModel(
      {
        apiKey: online ? config.openaiApiKey : null,
        baseURL: online ? config.openaiBaseUrl : null,
        routine: config.modelRoutine,
        deep: config.modelDeep,
        embedding: config.embeddingModel,
        namesGiven: config.modelNamesGiven,
        dailyBudgetUsd: config.dailyBudgetUsd,
        vectorsPath: fileURLToPath(new URL("../data/word-vectors.bin", import.meta.url)),
      },
      { onNotice: (_, sentence) => (online ? say(sentence) : undefined) },
    );
    const summary = await runSimulation({
      definition,
      days: args.days,
      seed: String(args.seed ?? definition.seed),
      step: config.stepMinutes,
      model,
      acts,
      silent: args.silent,
      out: args.out,
      say,
    });
    const line = JSON.stringify(summary);
    if (summaryFile !== null) {
      writeSync(summaryFile, `${line}\n`);
      closeSync(summaryFile);
    }
    process.stdout.write(`${line}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      say(`${error.message}\n\n${usage}`);
      return 2;
    }
    if (error instanceof UserError || (error instanceof Error && error.name === "ConfigError")) {
      say(error.message);
      return 1;
    }
    throw error;
  }
}

/** What of the environment a simulation reads: nothing of stages and stores, and of models only where one is asked. */
function settings(model: "offline" | "openai"): Record<string, string | undefined> {
  const { STEP_MINUTES, OPENAI_API_KEY, OPENAI_BASE_URL, MODEL_ROUTINE, MODEL_DEEP, EMBEDDING_MODEL } = process.env;
  if (model === "offline") return { STEP_MINUTES };
  const { DAILY_BUDGET_USD } = process.env;
  const provider = { OPENAI_API_KEY, OPENAI_BASE_URL, MODEL_ROUTINE, MODEL_DEEP, EMBEDDING_MODEL, DAILY_BUDGET_USD };
  return { STEP_MINUTES, ...provider };
}

/** Opened before the days are lived, so that a wrong path is told at once. */
function openText(file: string): number {
  try {
    return openSync(file, "w");
  } catch {
    throw new UserError("no-summary", `The summary ${file} cannot be written. Check the path after --summary.`);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UserError("no-acts", `The acts file ${file} cannot be read. Check the path after --acts.`);
  }
}

process.exitCode = await main();
