/** The documentation says of providers and stores what their tables do. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { providers } from "./model/providers.ts";
import { packageFile } from "./package-files.ts";
import { openStore, stores, USUAL_STORE } from "./store/stores.ts";

const documented = readFileSync(packageFile("docs/configuration.md"), "utf8");

/** The row of a table by what stands in its first cell. */
const row = (first: string): string =>
  documented.split("\n").find((line) => line.startsWith(`| ${first} |`)) ?? `no row begins with "${first}"`;

it.each(providers.map((provider) => [provider.name, provider] as const))("the provider %s", (name, provider) => {
  const said = row(name);
  expect(said).toContain(provider.chosenBy === null ? "neither" : `\`${provider.chosenBy}\``);
  if (provider.address !== null) expect(said).toContain(`\`${provider.address}\``);
  if (provider.address !== null)
    for (const model of Object.values(provider.models)) expect(said).toContain(`\`${model}\``);
  if (provider.lists) expect(said).toContain("lists");
});

it("every kind of store, and the usual one", () => {
  const said = row("`STORE_URL`");
  expect(said).toContain(`| \`${USUAL_STORE}\` |`);
  for (const scheme of Object.keys(stores)) expect(said).toContain(`\`${scheme}://\``);
});

it("the models that are usual", () => {
  const { modelRoutine, modelDeep, embeddingModel } = readConfig({ OPENAI_API_KEY: "sk-1" });
  expect(row("`MODEL_ROUTINE`")).toContain(`| \`${modelRoutine}\` |`);
  expect(row("`MODEL_DEEP`")).toContain(`| \`${modelDeep}\` |`);
  expect(row("`EMBEDDING_MODEL`")).toContain(`| \`${embeddingModel}\` |`);
});

it("opens every kind it knows and refuses others with what it knows", async () => {
  await (await openStore("memory://")).close();
  for (const wrong of ["postgres://x", "memory://x", "sqlite://", "town.sqlite"]) {
    const refusal = openStore(wrong);
    for (const scheme of Object.keys(stores)) await expect(refusal).rejects.toThrow(`${scheme}://`);
    expect(() => readConfig({ STORE_URL: wrong })).toThrow("STORE_URL must be sqlite://");
  }
});
