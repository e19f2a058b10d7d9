// What the tests of the test Discord share: a town to test in, and the real client logged in to it.

import { Client, DiscordAPIError, Events, GatewayIntentBits, type Interaction, Partials } from "discord.js";
import { open } from "../opened.ts";
import { startTestDiscord, type TestDiscord, type TestDiscordOptions } from "./test-discord.ts";

/** The intents the town wants. */
export const intents: readonly GatewayIntentBits[] = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildWebhooks,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.GuildMessageReactions,
  GatewayIntentBits.MessageContent,
];

export { open };

/** A test Discord with one guild, its #general and one ordinary member. */
export async function town(options: TestDiscordOptions = {}) {
  const discord = await startTestDiscord(options);
  open.push(() => discord.close());
  const guild = discord.addGuild({ name: "Test town" });
  const maria = discord.addMember(guild.id, { name: "Maria" });
  const [general] = discord.channels(guild.id);
  if (!general) throw new Error("no channel");
  return { discord, guild, maria, general };
}

/** The real client, logged in and ready. */
export async function bot(discord: TestDiscord, wanted = intents) {
  const client = new Client({
    intents: [...wanted],
    partials: [Partials.Message, Partials.Channel, Partials.Reaction],
    rest: { api: discord.api, version: "10", retries: 0, timeout: 240_000 },
  });
  open.push(() => client.destroy());
  const ready = next((done) => client.once(Events.ClientReady, done));
  await client.login(discord.token);
  await ready;
  return client;
}

/** The next thing a subscription yields. */
export const next = <T>(subscribe: (done: (value: T) => void) => void) => new Promise<T>(subscribe);

/** Has the bot handle interactions; a failure is printed, for the test will time out. */
export function onInteraction(client: Client, handle: (interaction: Interaction) => Promise<unknown>) {
  client.on(Events.InteractionCreate, (interaction) => {
    handle(interaction).catch((error) => console.error(error));
  });
}

/** The API error a request ends in. */
export async function refusal(promise: Promise<unknown> | undefined): Promise<DiscordAPIError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof DiscordAPIError) return error;
    throw error;
  }
  throw new Error("the request was not refused");
}
