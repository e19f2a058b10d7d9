/** The real program, killed while it founds and removes a town: the next start goes on, makes nothing twice and leaves nothing behind. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PermissionFlagsBits } from "discord.js";
import { afterEach, expect, it } from "vitest";
import { startTestDiscord } from "../test/discord/test-discord.ts";
import { type Program, startProgram } from "../test/program.ts";

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

const CHANNELS = /^\/guilds\/\d+\/channels$/;

it("a founding and a removal that are killed again and again are gone on with at each start, until all is there and then gone", async () => {
  const discord = await startTestDiscord();
  open.push(() => discord.close());
  const folder = await mkdtemp(join(tmpdir(), "killed-"));
  open.push(() => rm(folder, { recursive: true }));
  const guild = discord.addGuild({ name: "Killed" });
  const kim = discord.addMember(guild.id, { name: "Kim", permissions: PermissionFlagsBits.ManageGuild });
  const general = discord.channels(guild.id)[0]!.id;
  let program: Program | null = null;
  let said = "";
  const kill = async () => {
    await program?.kill();
    program = null;
  };
  open.push(kill);
  const start = () => {
    program = startProgram(folder, {
      LOG_LEVEL: "warn",
      DISCORD_API: discord.api,
      DISCORD_TOKEN: discord.token,
      STORE_URL: `sqlite://${join(folder, "town.sqlite")}`,
    });
    for (const stream of [program.child.stdout!, program.child.stderr!]) stream.on("data", (data) => (said += data));
  };
  const asked = (method: string, path: RegExp) =>
    discord.requests.filter((one) => one.method === method && path.test(one.path)).length;
  /** Killed when it asks for something that is never answered. */
  const killedAt = async (method: string, path: RegExp, spares: number) => {
    const before = asked(method, path);
    discord.failNext({ method, path, spares, hang: true });
    return async () => {
      await discord.waitFor(() => asked(method, path) > before + spares || undefined);
      await kill();
    };
  };
  const names = () => discord.channels(guild.id).map(({ name }) => name);
  const twice = () => names().filter((name, i, all) => all.indexOf(name) !== i);

  // The category is made, and its maker killed before they heard so.
  const first = await killedAt("GET", CHANNELS, 2);
  discord.failNext({ method: "POST", path: CHANNELS, lost: true });
  start();
  await discord.waitFor(() => discord.commands().length > 0 || undefined);
  kim.slash(general, "town found", { confirm: "yes" });
  await first();
  expect(names(), said).toHaveLength(2);

  // Then between two channels in it, at a webhook, and at a board.
  const second = await killedAt("POST", CHANNELS, 3);
  start();
  await second();
  expect(names().length, said).toBeGreaterThan(3);
  const third = await killedAt("POST", /^\/channels\/\d+\/webhooks$/, 1);
  start();
  await third();
  const fourth = await killedAt("PUT", /^\/channels\/\d+\/messages\/pins\/\d+$/, 0);
  start();
  await fourth();
  expect(twice()).toEqual([]);

  start();
  const places = () => discord.channels(guild.id).filter(({ topic }) => topic?.startsWith("AI characters"));
  const whole = () =>
    places().length > 0 &&
    places().every(({ id }) => discord.pinned(id).length === 1 && discord.webhooks(id).length === 1);
  await discord.waitFor(() => whole() || undefined);
  const repair = () => kim.slash(general, "town found").reply();
  await expect.poll(async () => (await repair()).content, { timeout: 30_000 }).toContain("nothing was missing");
  expect(twice()).toEqual([]);
  expect(discord.channels(guild.id).filter(({ type }) => type === 4)).toHaveLength(1);

  const fifth = await killedAt("DELETE", /^\/channels\/\d+$/, 2);
  kim.slash(general, "town remove", { confirm: "no-file" });
  await fifth();
  // Between the last channel and the category: two that are gone are asked for again, and two of those named stay till then.
  const deletes = names().length;
  const sixth = await killedAt("DELETE", /^\/channels\/\d+$/, deletes);
  start();
  await sixth();
  expect(names()).toHaveLength(2);
  start();
  await discord.waitFor(() => names().length === 1 || undefined);
  await expect.poll(async () => (await repair()).content, { timeout: 30_000 }).toContain("Pellow Cove");
  await kill();
  expect(discord.violations).toEqual([]);
});
