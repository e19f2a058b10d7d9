/** The real program, killed in the middle of something said in earnest on the test Discord: its files and its log hold not a word of it. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PermissionFlagsBits } from "discord.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestDiscord, type TestDiscord } from "../test/discord/test-discord.ts";
import { killPrograms, startProgram } from "../test/program.ts";
import { en } from "./language/en.ts";

let folder: string;
let discord: TestDiscord;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "in-earnest-"));
  discord = await startTestDiscord();
});
afterAll(async () => {
  killPrograms();
  await discord.close();
  await rm(folder, { recursive: true });
});

/** The program with all it can log. */
const start = () =>
  startProgram(folder, {
    TICK_CRON: "* * * * * *",
    LOG_LEVEL: "trace",
    STORE_URL: `sqlite://${join(folder, "town.sqlite")}`,
    DISCORD_API: discord.api,
    DISCORD_TOKEN: discord.token,
  });

it("leaves nothing of it when it is killed between hearing it and answering", async () => {
  const guild = discord.addGuild({ name: "Test server" });
  const kim = discord.addMember(guild.id, { name: "Kim", permissions: PermissionFlagsBits.ManageGuild });
  const [mia, noor] = [discord.addMember(guild.id, { name: "Mia" }), discord.addMember(guild.id, { name: "Noor" })];
  const general = discord.channels(guild.id)[0]!.id;
  const logs: string[] = [];
  let program = start();
  await program.says("the commands are registered");
  await kim.slash(general, "town found", { town: "pellow-cove", confirm: "yes" }).reply();
  const quay = () => discord.channels(guild.id).find(({ name }) => name === "tern-quay")?.id;
  await expect.poll(quay, { timeout: 60_000 }).toBeDefined();
  const channel = quay()!;
  const isKind = ({ content }: { content: string }) =>
    [...en.serious.comforts, ...en.serious.gently].some((sentence) => content.includes(sentence));
  const words = ["quillwort", "zeppelin", "marzipan", "obsidian"];
  // What is said otherwise is kept, so that looking for it finds it.
  const plain = mia.say(channel, "Bastian, the bluebell is out.");
  await discord.waitForMessage(channel, (one) => one.author.bot === true && BigInt(one.id) > BigInt(plain.id));
  let kept = "";
  for (const [n, word] of words.entries()) {
    // The first time it is taken and answered; then it is killed at once, as it is held back, and as soon as it types.
    const before = discord.requests.length;
    const asked = (holds: (path: string) => boolean) =>
      discord.waitFor(() => discord.requests.slice(before).find(({ path }) => holds(path)));
    const said = mia.say(channel, `i want to kill myself, the ${word} won't help`);
    const used = noor.slash(channel, "whisper", {
      resident: "bastian-oke",
      text: `i took all my pills and the ${word}`,
    });
    if (n === 0) {
      await discord.waitForMessage(channel, (one) => isKind(one) && BigInt(one.id) > BigInt(said.id));
      await used.reply();
    } else if (n % 3 === 1) await asked((path) => path.includes(used.id) || path.endsWith("/typing"));
    else if (n % 3 === 2) await used.reply();
    await program.kill();
    logs.push(program.out, program.err);
    for (const name of await readdir(folder)) kept += (await readFile(join(folder, name))).toString("latin1");
    program = start();
    await program.says("Bring the bot to a server");
  }
  await program.kill();
  logs.push(program.out, program.err);
  for (const name of await readdir(folder)) kept += (await readFile(join(folder, name))).toString("latin1");
  expect(kept).toContain("bluebell");
  const sent = JSON.stringify(discord.requests);
  for (const word of [...words, "kill myself", "all my pills"])
    for (const [where, text] of Object.entries({ files: kept, logs: logs.join("\n"), sent }))
      expect(text.toLowerCase().includes(word), `${word} in the ${where}`).toBe(false);
}, 300_000);
