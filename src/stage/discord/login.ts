/**
 * Logs in, with the message-content intent if the portal allows it and without if it does not (discord-facts section 5). What is
 * wrong ends in one sentence that says what to do.
 */
import { Client, DiscordAPIError, Events, GatewayIntentBits, HTTPError, Options, Partials } from "discord.js";
import { UserError } from "../../world/user-error.ts";
import { type Log, reason } from "./log.ts";

/** How to reach Discord. */
export interface LoginOptions {
  readonly token: string;
  /** REST base without version, or null for Discord's own. */
  readonly api: string | null;
  readonly log: Log;
  readonly requestMs: number;
}

/** A client that is ready, and whether it hears plain messages. */
export interface LoggedIn {
  readonly client: Client<true>;
  readonly listening: boolean;
}

const INTENTS = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildWebhooks,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.GuildMessageReactions,
];

/** Gateway close codes after which connecting again is no use. */
const DISALLOWED_INTENTS = 4014;
const AUTHENTICATION_FAILED = 4004;

const NO_CONTENT =
  "The bot may not read messages: switch on Message Content Intent at https://discord.com/developers/applications (your application, Bot, Privileged Gateway Intents) and start again; until then members speak with /say, /do, the button on a board, or by mentioning the bot.";

/** Logs in. @throws UserError for a wrong token or a Discord that cannot be reached. */
export async function logIn(options: LoginOptions): Promise<LoggedIn> {
  try {
    return { client: await attempt(options, [...INTENTS, GatewayIntentBits.MessageContent]), listening: true };
  } catch (error) {
    if (!(error instanceof Closed) || error.closeCode !== DISALLOWED_INTENTS) throw told(error, options);
    options.log.warn({}, NO_CONTENT);
  }
  try {
    return { client: await attempt(options, INTENTS), listening: false };
  } catch (error) {
    throw told(error, options);
  }
}

/** The gateway closed for good. */
class Closed extends Error {
  readonly closeCode: number;
  constructor(closeCode: number) {
    super(`Discord closed the connection with ${closeCode}`);
    this.name = "Closed";
    this.closeCode = closeCode;
  }
}

async function attempt(options: LoginOptions, intents: readonly GatewayIntentBits[]): Promise<Client<true>> {
  const { api, log, requestMs } = options;
  const client = new Client({
    intents: [...intents],
    partials: [Partials.Message, Partials.Channel, Partials.Reaction, Partials.User],
    allowedMentions: { parse: [], repliedUser: false },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 50 }),
    rest: { ...(api ? { api } : {}), version: "10", timeout: requestMs, invalidRequestWarningInterval: 100 },
  });
  client.on(Events.Error, (error) => log.error({ reason: reason(error) }, "discord.js reports an error"));
  client.on(Events.ShardError, (error) => log.warn({ reason: reason(error) }, "the connection to Discord has trouble"));
  client.rest.on("invalidRequestWarning", (data) => log.warn({ ...data }, "many requests are refused by Discord"));
  try {
    return await new Promise<Client<true>>((resolve, reject) => {
      client.once(Events.ClientReady, resolve);
      client.once(Events.ShardDisconnect, ({ code }) => reject(new Closed(code)));
      client.login(options.token).catch(reject);
    });
  } catch (error) {
    await client.destroy();
    throw error;
  }
}

/** What the operator is told, as far as they can mend it. */
function told(error: unknown, options: LoginOptions): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "TokenInvalid" || (error instanceof Closed && error.closeCode === AUTHENTICATION_FAILED))
    return new UserError(
      "wrong-token",
      "Discord does not accept DISCORD_TOKEN: copy the bot's token from https://discord.com/developers/applications (your application, Bot, Reset Token) and start again.",
      { cause: error },
    );
  if (
    /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|UND_ERR)/.test(code) ||
    (error instanceof Error && /fetch failed|aborted/i.test(error.message))
  )
    return new UserError(
      "no-discord",
      `Discord cannot be reached${options.api ? ` at ${options.api} (DISCORD_API)` : ""}: check the network and start again.`,
      { cause: error },
    );
  if (error instanceof DiscordAPIError || error instanceof HTTPError)
    return new UserError(
      "no-discord",
      `Discord${options.api ? ` at ${options.api} (DISCORD_API)` : ""} refuses the login with status ${error.status}: try again later, or check the address.`,
      { cause: error },
    );
  if (error instanceof Closed)
    return new UserError("no-discord", `${error.message}: try again later, or check the bot in the developer portal.`, {
      cause: error,
    });
  return error;
}
