/** What the end-to-end tests share: a test Discord, the stage on it, a keeper and a member, and the check that nothing went wrong. */
import { PermissionFlagsBits } from "discord.js";
import { expect } from "vitest";
import { type DiscordStage, startDiscordStage, type TownSketch } from "../../src/stage/discord/discord-stage.ts";
import type { Timing } from "../../src/stage/discord/timing.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { Store } from "../../src/store/store.ts";
import type { Command } from "../../src/town/desk/command.ts";
import { loadCommands } from "../../src/town/desk/load-commands.ts";
import type { Towns } from "../../src/town/host-port.ts";
import { discordLimits, startTestDiscord, type TestDiscord, type TestDiscordOptions } from "../discord/test-discord.ts";
import { open } from "../opened.ts";
import { type FakeTown, FakeTowns, SKETCH } from "./fake-town.ts";

export { open };

/** Short times, and among them a shorter second for what a bot may ask of Discord in one. */
export const quick: Partial<Timing> = {
  holdMs: 60,
  lookAgainMs: 40,
  boardMs: 60,
  presenceMs: 100,
  noteMs: 150,
  rhythm: 0,
  apartMs: 2,
  progressMs: 60_000,
  // No request is given up but where a test has none answer.
  requestMs: 240_000,
  acknowledgeMs: 240_000,
};

/** A stage that tests read the log of. */
export interface Staged {
  readonly stage: DiscordStage;
  readonly logged: string[];
}

const hastened: TestDiscordOptions["limits"] = { global: { ...discordLimits.global, perMs: 50 } };

/** Starts the stage on a test Discord. */
export async function stageOn(
  discord: Pick<TestDiscord, "token" | "api">,
  towns: Towns,
  store: Store,
  timing: Partial<Timing> = {},
  sketches: readonly TownSketch[] = [SKETCH],
  commands: readonly Command[] | null = null,
): Promise<Staged> {
  const logged: string[] = [];
  const note = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`);
  const stage = await startDiscordStage({
    token: discord.token,
    api: discord.api,
    towns,
    store,
    log: { info: note, warn: note, error: note },
    commands: commands ?? (await loadCommands()),
    sketches,
    defaultTown: sketches[0]!.file,
    costNote: () => "It costs nothing.",
    timing: { ...quick, ...timing },
  });
  open.push(() => stage.close());
  return { stage, logged };
}

/** A test Discord with a guild, its keeper Kim and its member Mia. */
export async function server(options: TestDiscordOptions = {}, keepersLocale = "en-US") {
  const discord = await startTestDiscord({ ...options, limits: { ...hastened, ...options.limits } });
  open.push(() => discord.close());
  const guild = discord.addGuild({ name: "Test server" });
  const kim = discord.addMember(guild.id, {
    name: "Kim",
    permissions: PermissionFlagsBits.ManageGuild,
    locale: keepersLocale,
  });
  const mia = discord.addMember(guild.id, { name: "Mia" });
  const general = discord.channels(guild.id)[0]!.id;
  return { discord, guild, kim, mia, general, towns: new FakeTowns(), store: memoryStore() };
}

/** All of that, with the stage and a founded town. */
export async function founded(timing: Partial<Timing> = {}, options: TestDiscordOptions = {}) {
  const world = await server(options);
  const { discord, guild, kim, general, towns, store } = world;
  const staged = await stageOn(discord, towns, store, timing);
  const said = await kim.slash(general, "town found", { confirm: "yes" }).reply();
  const town = towns.desk(`guild:${guild.id}`);
  if (!town) throw new Error(`not founded: ${said.content}`);
  const channelOf = (name: string) => {
    const channel = discord.channels(guild.id).find((one) => one.name === name);
    if (!channel) throw new Error(`no channel ${name}`);
    return channel.id;
  };
  return { ...world, ...staged, town, cafe: channelOf("hobbs-cafe"), park: channelOf("johnson-park"), channelOf, said };
}

/** Lines that personas said in a channel, "Name: text". */
export function lines(discord: TestDiscord, channel: string): readonly string[] {
  return discord
    .messages(channel)
    .filter((message) => message.webhook_id && message.webhook_id !== discord.applicationId)
    .map((message) => `${message.author.username}: ${message.content}`);
}

/** No rule of Discord's was broken and nobody was called. */
export function wellBehaved(discord: TestDiscord): void {
  expect(discord.violations).toEqual([]);
  expect(discord.ignored).toEqual([]);
  expect(discord.rateLimited).toEqual([]);
  expect(discord.lateAcks).toEqual([]);
  expect(discord.pings).toEqual([]);
  for (const { path, body, method } of discord.requests)
    if (method === "POST" && /^\/webhooks\/\d+\/[^/]+$/.test(path) && !path.includes(discord.applicationId))
      expect(body).toMatchObject({ flags: 4096, allowed_mentions: { parse: [] }, avatar_url: expect.any(String) });
}

/** The town of a world, read again after a restart. */
export type World = Awaited<ReturnType<typeof founded>>;
export type { FakeTown };
