/** What the commands of a terminal share (`simulate`, `recall` ...): their model, and how a mistake on the command line ends. */
import { existsSync, readFileSync } from "node:fs";
import { type Config, readConfig } from "./config.ts";
import { type BuiltModel, buildModel } from "./model/provider.ts";
import { hasSources, packageFile } from "./package-files.ts";
import { UserError } from "./world/user-error.ts";

/** A wrong command line: usage, exit 2. */
export class UsageError extends Error {}

/** A sentence for whoever typed the command; stdout is kept for results. */
export const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** How a command is called: in a clone by npm, where it is installed by its own name. */
export const called = (command: string): string => (hasSources ? `npm run ${command} --` : `smallville ${command}`);

/** The model that `--model` names. @throws UsageError for another word. */
export function modelNamed(value: unknown): "offline" | "openai" {
  if (value === "offline" || value === "openai") return value;
  throw new UsageError(`--model takes offline or openai, not "${value}"`);
}

/** The configuration and the model of a command, .env included. @throws UserError or ConfigError, each a sentence for a person. */
export function chosenModel(which: "offline" | "openai"): { readonly config: Config; readonly model: BuiltModel } {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(settings(which));
  const online = which === "openai";
  if (online && !config.openaiApiKey && !config.openaiBaseUrl)
    throw new UserError(
      "no-model",
      "--model openai needs OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own; without them leave --model out to live offline.",
    );
  const model = buildModel(
    {
      apiKey: online ? config.openaiApiKey : null,
      baseURL: online ? config.openaiBaseUrl : null,
      routine: config.modelRoutine,
      deep: config.modelDeep,
      embedding: config.embeddingModel,
      namesGiven: config.modelNamesGiven,
      dailyBudgetUsd: config.dailyBudgetUsd,
      vectorsPath: packageFile("data/word-vectors.bin"),
    },
    { onNotice: (_, sentence) => (online ? say(sentence) : undefined) },
  );
  return { config, model };
}

/** What of the environment a command reads: nothing of stages and stores, and of models only where one is asked. */
function settings(model: "offline" | "openai"): Record<string, string | undefined> {
  const { STEP_MINUTES, OPENAI_API_KEY, OPENAI_BASE_URL, MODEL_ROUTINE, MODEL_DEEP, EMBEDDING_MODEL } = process.env;
  if (model === "offline") return { STEP_MINUTES };
  const { DAILY_BUDGET_USD } = process.env;
  const provider = { OPENAI_API_KEY, OPENAI_BASE_URL, MODEL_ROUTINE, MODEL_DEEP, EMBEDDING_MODEL, DAILY_BUDGET_USD };
  return { STEP_MINUTES, ...provider };
}

/** A file's text. @throws UserError that says what the file is and which option names it. */
export function readText(file: string, what: string, option: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UserError("no-file", `The ${what} file ${file} cannot be read. Check the path after ${option}.`);
  }
}

/**
 * Runs a command to its exit code: 2 with the usage for a wrong command line, 1 with a sentence for what a person can mend. Whoever asks
 * for help gets the usage.
 */
export async function runCommand(usage: string, command: () => Promise<void>): Promise<void> {
  if (process.argv.slice(2).some((one) => one === "--help" || one === "-h")) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  try {
    await command();
  } catch (error) {
    const forPerson = error instanceof UserError || (error instanceof Error && error.name === "ConfigError");
    if (!(error instanceof UsageError) && !forPerson) throw error;
    say(error instanceof UsageError ? `${error.message}\n\n${usage}` : error.message);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
