/** The commands' declarations, and that a file that does not fit is named. */
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commandIssues } from "../../../../test/discord/command-rules.ts";
import { loadCommands } from "../../../town/desk/load-commands.ts";
import { declare, sameCommands } from "./declare.ts";

const JSON_ROUND = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("the town's commands in Discord's form", async () => {
  const commands = await loadCommands();
  const declared = commands.map((command) => declare(command, ["smallville", "tiny"]));
  const town = declared.find((one) => one.name === "town")!;
  expect(town).toMatchObject({ contexts: [0], integration_types: [0], default_member_permissions: null });
  expect(JSON.stringify(town)).toContain('{"name":"smallville","value":"smallville"}');
  expect(town.description_localizations).toHaveProperty("zh-CN");
  const whisper = declared.find((one) => one.name === "whisper")!;
  expect(whisper.options).toMatchObject([{ name: "resident", autocomplete: true, required: true }, { name: "text" }]);
  const ask = declared.find((one) => one.name === "ask")!;
  expect(ask.options?.[1]).toMatchObject({ name: "question", choices: { length: 25 } });
  expect(JSON.stringify(ask)).toContain('"value":"8","name_localizations":{"zh-CN":"记忆：谁在竞选镇长？"}');
  // 8000 characters and all else that Discord asks of a command.
  for (const one of declared) expect(commandIssues(one as Parameters<typeof commandIssues>[0])).toEqual([]);
});

test("a keeper's command is hidden from others by default", async () => {
  const [first] = await loadCommands();
  const verb = {
    description: "d",
    options: [],
    needs: "keeper",
    where: "discord",
    run: async () => ({ text: "" }),
  } as const;
  expect(declare({ ...first!, name: "x", description: "d", verb }, []).default_member_permissions).toBe("32");
});

test("what Discord adds makes no difference, what we change does", async () => {
  const declared = (await loadCommands()).map((command) => declare(command, ["smallville"]));
  const registered = (JSON_ROUND(declared) as object[]).reverse().map((one) => ({
    ...one,
    id: "1",
    application_id: "2",
    version: "3",
    nsfw: false,
    dm_permission: true,
  }));
  expect(sameCommands(registered, declared)).toBe(true);
  expect(sameCommands(registered.slice(1), declared)).toBe(false);
  expect(sameCommands([{ ...registered[0], description: "another" }, ...registered.slice(1)], declared)).toBe(false);
});

test("a file that is no command stops the start and is named", async () => {
  const load = async (text: string) => {
    const folder = await mkdtemp(join(tmpdir(), "commands-"));
    await writeFile(join(folder, "broken.ts"), text);
    return loadCommands(folder);
  };
  await expect(load("export const x = 1;")).rejects.toThrow(
    "commands/broken.ts does not fit: it has no default export.",
  );
  await expect(load('export default { name: "Other", description: "d" };')).rejects.toThrow("does not fit: name: ");
  const other = 'export default { name: "other", description: "d", subcommands: {} };';
  await expect(load(other)).rejects.toThrow('its command is called "other", not like the file');
});
