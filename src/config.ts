/**
 * The environment, read once and checked as a whole (design section 9). Nothing else reads it.
 *
 * It is a function of `env`, so that tests can call it, and it reads no `.env` file: `node --env-file` does that, or main
 * before it calls us. An empty value counts as unset.
 */
import { z } from "zod";
import { providerOf } from "./model/providers.ts";
import { storeProblem, USUAL_STORE } from "./store/stores.ts";

/** How the program was set up. Absent things are null; everything else has its default. */
export interface Config {
  /** The bot's token, or null: then the web page is the only stage. */
  readonly discordToken: string | null;
  /** Discord's REST base without version or trailing slash. */
  readonly discordApi: string;
  readonly openaiApiKey: string | null;
  /** An OpenAI-compatible server, or null for OpenAI itself (when there is a key) or none (when there isn't). */
  readonly openaiBaseUrl: string | null;
  readonly modelRoutine: string;
  readonly modelDeep: string;
  /** Whether the keeper named the models; if not, a server of one's own may be asked what it has. */
  readonly modelNamesGiven: boolean;
  readonly embeddingModel: string;
  /** US dollars per town and real day. */
  readonly dailyBudgetUsd: number;
  /** Where towns are kept, by one of the schemes in `store/stores.ts`. */
  readonly storeUrl: string;
  /** The local town's file, without ".json". */
  readonly town: string;
  /** The seed of a town to be founded, or null for the town file's own. */
  readonly seed: number | null;
  /** Town minutes per tick. */
  readonly stepMinutes: number;
  /** When the clock beats. */
  readonly tickCron: string;
  /** The web page's port (0 picks one), or null for no page. */
  readonly previewPort: number | null;
  readonly logLevel: LogLevel;
}

/** How much is logged. */
export type LogLevel = (typeof LOG_LEVELS)[number];
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** What is wrong with the environment: all of it, one sentence a line, each with what to do. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "ConfigError";
    this.problems = problems;
  }
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Five or six fields, or a nickname such as @hourly. Only the form; the clock knows the rest. */
const CRON = /^(@[a-z]+|[\w*/,#?-]+(\s+[\w*/,#?-]+){4,5})$/i;

const STEP_ADVICE = "must be the town minutes of a tick, a number that divides 60: 1, 2, 3, 4, 5, 6, 10, 12 or 15.";

const text = z.string();
const given = <T>(read: z.ZodType<T, string>) => read.optional();
const isOnePiece = (value: string) => !/\s/.test(value);
const TORN = "must be in one piece, without spaces: copy it again.";

/** A web address without trailing slashes, or the sentence of what is wrong with it. */
const address = (example: string) =>
  text.transform((value, context) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
      context.addIssue(`must be a web address such as ${example}.`);
      return z.NEVER;
    }
    return { url, base: value.replace(/(?<!\/)\/+$/, "") };
  });

const whole = (from: number, to: number, advice: string) =>
  text
    .refine((value) => /^[+-]?\d+$/.test(value) && Number(value) >= from && Number(value) <= to, advice)
    .transform(Number);

const schema = z.object({
  DISCORD_TOKEN: given(
    text
      .refine((value) => !/^bot\s/i.test(value), {
        error: 'must be the token alone: leave out the word "Bot" before it.',
        abort: true,
      })
      .refine(isOnePiece, TORN),
  ),
  DISCORD_API: given(
    address("https://discord.com/api")
      .refine(({ url }) => !/\/v\d+\/*$/.test(url.pathname), "must have no version: leave out the /v10 at its end.")
      .refine(
        ({ url }) => url.protocol === "https:" || LOOPBACK.test(url.hostname),
        "may be plain http only on this machine: use https:// (or a loopback address such as http://127.0.0.1:8080).",
      )
      .transform(({ base }) => base),
  ),
  OPENAI_API_KEY: given(text.refine(isOnePiece, TORN)),
  OPENAI_BASE_URL: given(address("http://localhost:11434/v1").transform(({ base }) => base)),
  MODEL_ROUTINE: given(text),
  MODEL_DEEP: given(text),
  EMBEDDING_MODEL: given(text),
  DAILY_BUDGET_USD: given(
    text
      .refine((value) => /^\d+(\.\d*)?$|^\.\d+$/.test(value), "must be dollars, 0 or more, with a point, such as 1.00.")
      .transform(Number),
  ),
  STORE_URL: given(
    text.superRefine((value, context) => {
      const problem = storeProblem(value);
      if (problem !== null) context.addIssue(problem);
    }),
  ),
  TOWN: given(
    text.refine(
      (value) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(value) && !/\.json$/i.test(value),
      'must be the name of a file in towns/ without ".json", such as smallville: letters, digits, "-" and ".".',
    ),
  ),
  SEED: given(
    whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, "must be a whole number such as 7, or left out."),
  ),
  STEP_MINUTES: given(whole(1, 15, STEP_ADVICE).refine((value) => 60 % value === 0, STEP_ADVICE)),
  TICK_CRON: given(
    text.refine(
      (value) => CRON.test(value),
      "must be a cron expression of five or six fields, such as */30 * * * * * for every 30 seconds.",
    ),
  ),
  PREVIEW_PORT: given(
    z.union(
      [whole(0, 65535, ""), text.regex(/^off$/i).transform(() => null)],
      "must be a port from 0 (any free one) to 65535, or off for no page.",
    ),
  ),
  LOG_LEVEL: given(text.toLowerCase().pipe(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}.`))),
});

/** Reads all variables of design section 9. Throws a `ConfigError` that tells every problem at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = schema.safeParse(
    Object.fromEntries(Object.keys(schema.shape).map((name) => [name, env[name]?.trim() || undefined])),
  );
  if (!read.success) {
    throw new ConfigError(read.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`));
  }
  const set = read.data;
  // On a server of one's own, one name given is the name of both: that server has hardly the other default.
  const own = set.OPENAI_BASE_URL === undefined ? undefined : (set.MODEL_ROUTINE ?? set.MODEL_DEEP);
  const reach = { apiKey: set.OPENAI_API_KEY ?? null, baseURL: set.OPENAI_BASE_URL ?? null };
  const { models } = providerOf(reach);
  return {
    discordToken: set.DISCORD_TOKEN ?? null,
    discordApi: set.DISCORD_API ?? "https://discord.com/api",
    openaiApiKey: reach.apiKey,
    openaiBaseUrl: reach.baseURL,
    modelRoutine: set.MODEL_ROUTINE ?? own ?? models.routine,
    modelDeep: set.MODEL_DEEP ?? own ?? models.deep,
    modelNamesGiven: (set.MODEL_ROUTINE ?? set.MODEL_DEEP) !== undefined,
    embeddingModel: set.EMBEDDING_MODEL ?? models.embedding,
    dailyBudgetUsd: set.DAILY_BUDGET_USD ?? 1,
    storeUrl: set.STORE_URL ?? USUAL_STORE,
    town: set.TOWN ?? "smallville",
    seed: set.SEED ?? null,
    stepMinutes: set.STEP_MINUTES ?? 5,
    tickCron: set.TICK_CRON ?? "*/30 * * * * *",
    previewPort: set.PREVIEW_PORT === undefined ? 3000 : set.PREVIEW_PORT,
    logLevel: set.LOG_LEVEL ?? "info",
  };
}
