/** The models that tests think with, built as the program builds them. */
import { type BuiltModel, buildModel } from "../../src/model/provider.ts";
import { packageFile } from "../../src/package-files.ts";

type Config = Parameters<typeof buildModel>[0];

const vectorsPath = packageFile("data/word-vectors.bin");

/** The offline mind, with nothing configured. */
export const offlineMind = (): BuiltModel =>
  buildModel(
    {
      apiKey: null,
      baseURL: null,
      routine: "",
      deep: "",
      embedding: "",
      namesGiven: false,
      dailyBudgetUsd: 1,
      vectorsPath,
    },
    { onNotice: () => {} },
  );

/** A model at a server of the tests', with money enough. */
export const modelAt = (baseURL: string, more: Partial<Config> = {}): BuiltModel =>
  buildModel(
    {
      apiKey: null,
      baseURL,
      routine: "gpt-5-nano",
      deep: "gpt-5-mini",
      embedding: "text-embedding-3-small",
      namesGiven: true,
      dailyBudgetUsd: 100,
      vectorsPath,
      ...more,
    },
    { onNotice: () => {} },
  );
