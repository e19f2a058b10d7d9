import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

/** The sentences of what is wrong. */
function problems(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe("the configuration", () => {
  it("has a default for everything", () => {
    const defaults = {
      discordToken: null,
      discordApi: "https://discord.com/api",
      openaiApiKey: null,
      openaiBaseUrl: null,
      modelRoutine: "gpt-5-nano",
      modelDeep: "gpt-5-mini",
      modelNamesGiven: false,
      embeddingModel: "text-embedding-3-small",
      dailyBudgetUsd: 1,
      storeUrl: "sqlite://data/town.sqlite",
      town: "smallville",
      seed: null,
      stepMinutes: 5,
      tickCron: "*/30 * * * * *",
      previewPort: 3000,
      logLevel: "info",
    };
    expect(readConfig({})).toEqual(defaults);
    expect(readConfig({ TOWN: "", SEED: " ", DISCORD_TOKEN: "\t", PATH: "/bin", STEP_MINUTES: undefined })).toEqual(
      defaults,
    );
  });

  it("takes what is set", () => {
    expect(
      readConfig({
        DISCORD_TOKEN: " MTk4.token ",
        DISCORD_API: "http://127.0.0.1:8080/api/",
        OPENAI_API_KEY: "sk-1",
        OPENAI_BASE_URL: "http://192.168.1.5:11434/v1/",
        MODEL_ROUTINE: "llama3.2:3b",
        MODEL_DEEP: "qwen3:8b",
        EMBEDDING_MODEL: "nomic-embed-text",
        DAILY_BUDGET_USD: "0",
        STORE_URL: "sqlite:///var/lib/town.sqlite",
        TOWN: "smallville.zh-CN",
        SEED: "-7",
        STEP_MINUTES: "15",
        TICK_CRON: "@hourly",
        PREVIEW_PORT: "0",
        LOG_LEVEL: "Silent",
      }),
    ).toEqual({
      discordToken: "MTk4.token",
      discordApi: "http://127.0.0.1:8080/api",
      openaiApiKey: "sk-1",
      openaiBaseUrl: "http://192.168.1.5:11434/v1",
      modelRoutine: "llama3.2:3b",
      modelDeep: "qwen3:8b",
      modelNamesGiven: true,
      embeddingModel: "nomic-embed-text",
      dailyBudgetUsd: 0,
      storeUrl: "sqlite:///var/lib/town.sqlite",
      town: "smallville.zh-CN",
      seed: -7,
      stepMinutes: 15,
      tickCron: "@hourly",
      previewPort: 0,
      logLevel: "silent",
    });
    expect(readConfig({ PREVIEW_PORT: "OFF" }).previewPort).toBeNull();
    expect(readConfig({ DAILY_BUDGET_USD: ".25" }).dailyBudgetUsd).toBe(0.25);
  });

  it("lets one model name do for both on a server of one's own, and only there", () => {
    const names = (env: Record<string, string>) => {
      const { modelRoutine, modelDeep, modelNamesGiven } = readConfig(env);
      return [modelRoutine, modelDeep, modelNamesGiven];
    };
    const OPENAI_BASE_URL = "http://localhost:11434/v1";
    expect(names({ OPENAI_BASE_URL })).toEqual(["gpt-5-nano", "gpt-5-mini", false]);
    expect(names({ OPENAI_BASE_URL, MODEL_ROUTINE: "m" })).toEqual(["m", "m", true]);
    expect(names({ OPENAI_BASE_URL, MODEL_DEEP: "m" })).toEqual(["m", "m", true]);
    expect(names({ MODEL_DEEP: "gpt-5" })).toEqual(["gpt-5-nano", "gpt-5", true]);
  });

  it("tells every problem at once, each with what to do, and no secret", () => {
    const wrong = {
      DISCORD_TOKEN: "Bot hunter2",
      DISCORD_API: "http://proxy.example/api/v10/",
      OPENAI_API_KEY: "sk hunter2",
      OPENAI_BASE_URL: "localhost:11434",
      DAILY_BUDGET_USD: "$5",
      STORE_URL: "postgres://x",
      TOWN: "../secrets",
      SEED: "seven",
      STEP_MINUTES: "7",
      TICK_CRON: "every minute",
      PREVIEW_PORT: "70000",
      LOG_LEVEL: "loud",
    };
    expect(problems(wrong)).toMatchInlineSnapshot(`
      [
        "DISCORD_TOKEN must be the token alone: leave out the word "Bot" before it.",
        "DISCORD_API must have no version: leave out the /v10 at its end.",
        "DISCORD_API may be plain http only on this machine: use https:// (or a loopback address such as http://127.0.0.1:8080).",
        "OPENAI_API_KEY must be in one piece, without spaces: copy it again.",
        "OPENAI_BASE_URL must be a web address such as http://localhost:11434/v1.",
        "DAILY_BUDGET_USD must be dollars, 0 or more, with a point, such as 1.00.",
        "STORE_URL must be sqlite:// and the path of a file, such as sqlite://data/town.sqlite, or memory:// for towns that are forgotten when the program ends.",
        "TOWN must be the name of a file in towns/ without ".json", such as smallville: letters, digits, "-" and ".".",
        "SEED must be a whole number such as 7, or left out.",
        "STEP_MINUTES must be the town minutes of a tick, a number that divides 60: 1, 2, 3, 4, 5, 6, 10, 12 or 15.",
        "TICK_CRON must be a cron expression of five or six fields, such as */30 * * * * * for every 30 seconds.",
        "PREVIEW_PORT must be a port from 0 (any free one) to 65535, or off for no page.",
        "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
      ]
    `);
    expect(() => readConfig(wrong)).toThrow(problems(wrong).join("\n"));
    expect(problems(wrong).join()).not.toContain("hunter2");
  });

  it.each([
    ["DISCORD_API", "http://10.0.0.1"],
    ["DISCORD_API", "http://localhost.example"],
    ["DISCORD_API", "ftp://127.0.0.1"],
    ["DISCORD_API", "https://discord.com/api/v9"],
    ["DISCORD_API", "https://discord.com/api?v=10"],
    ["OPENAI_BASE_URL", "not a url"],
    ["DAILY_BUDGET_USD", "-1"],
    ["DAILY_BUDGET_USD", "Infinity"],
    ["DAILY_BUDGET_USD", "1,50"],
    ["STORE_URL", "sqlite://"],
    ["STORE_URL", "sqlite://:memory:"],
    ["TOWN", "smallville.json"],
    ["TOWN", ".hidden"],
    ["TOWN", "a/b"],
    ["SEED", "1.5"],
    ["SEED", "99999999999999999"],
    ["STEP_MINUTES", "0"],
    ["STEP_MINUTES", "20"],
    ["STEP_MINUTES", "2.5"],
    ["TICK_CRON", "* * * *"],
    ["PREVIEW_PORT", "-1"],
    ["PREVIEW_PORT", "http"],
  ])("refuses %s=%s in one sentence", (name, value) => {
    expect(problems({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} (must|may) .*\\.$`))]);
  });

  it.each(["http://localhost:1", "http://127.1.2.3/x", "http://[::1]:8080", "https://proxy.example/discord"])(
    "lets Discord's API be at %s",
    (value) => expect(readConfig({ DISCORD_API: value }).discordApi).toBe(value),
  );
});
