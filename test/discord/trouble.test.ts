// Discord on a bad day, against the real discord.js: limits, lost connections, missing rights and injected faults.

import { Client, type DiscordAPIError, Events, GatewayIntentBits, PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { bot, intents, next, onInteraction, open, refusal, town } from "./test-town.ts";

test("a second answer is 40060, a late one 10062, and both are written down", async () => {
  let now = Date.now();
  const { discord, guild, maria, general } = await town({ now: () => now });
  const client = await bot(discord);
  await client.application?.commands.set([{ name: "ping", description: "Ping" }], guild.id);
  const codes: unknown[] = [];
  onInteraction(client, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const answer = () =>
      client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
        body: { type: 4, data: { content: "pong" } },
        auth: false,
      });
    for (let tries = 0; tries < 2; tries += 1) await answer().catch((error: DiscordAPIError) => codes.push(error.code));
  });
  await maria.slash(general.id, "ping").reply();
  await discord.waitFor(() => codes.length === 1 || undefined);
  const late = maria.slash(general.id, "ping");
  now += 3_100;
  await discord.waitFor(() => codes.length === 3 || undefined);
  expect(codes).toEqual([40060, 10062, 10062]);
  expect(discord.lateAcks[0]?.interactionId).toBe(late.id);
});

test("the channel's hidden webhook limit answers 429, and discord.js waits it out", async () => {
  let now = Date.now();
  const { discord, guild, general } = await town({
    now: () => now,
    limits: { channelWebhooks: { count: 3, perMs: 800 } },
  });
  const client = await bot(discord);
  const channels = client.guilds.cache.get(guild.id)?.channels;
  const hooks = [
    await channels?.createWebhook({ channel: general.id, name: "One" }),
    await channels?.createWebhook({ channel: general.id, name: "Two" }),
  ];
  const sent = (async () => {
    for (let line = 0; line < 4; line += 1) await hooks[line % 2]?.send(`line ${line}`);
  })();
  await discord.waitFor(() => discord.rateLimited.length || undefined);
  expect(discord.messages(general.id)).toHaveLength(3);
  now += 800;
  await sent;
  expect(discord.messages(general.id)).toHaveLength(4);
  expect(discord.rateLimited).toMatchObject([{ limit: "channelWebhooks", scope: "shared" }]);
  expect(discord.requests.filter(({ status }) => status === 429)).toHaveLength(1);
});

test("a webhook's announced limit keeps discord.js from ever meeting a 429; edits of old messages do meet one", async () => {
  let now = Date.now();
  const { discord, guild, general } = await town({
    limits: { webhook: { count: 2, perMs: 300 }, oldEdits: { count: 0, perMs: 200 } },
  });
  const client = await bot(discord);
  const hook = await client.guilds.cache.get(guild.id)?.channels.createWebhook({ channel: general.id, name: "Town" });
  await Promise.all(["a", "b", "c", "d", "e"].map((text) => hook?.send(text)));
  expect(discord.rateLimited).toEqual([]);

  const aged = await town({ now: () => now, limits: { oldEdits: { count: 0, perMs: 200 } } });
  const other = await bot(aged.discord);
  other.rest.options.rejectOnRateLimit = () => true;
  const sent = (await other.rest.post(`/channels/${aged.general.id}/messages`, { body: { content: "board" } })) as {
    id: string;
  };
  now += 3_600_001;
  await expect(
    other.rest.patch(`/channels/${aged.general.id}/messages/${sent.id}`, { body: { content: "new" } }),
  ).rejects.toThrow();
  expect(aged.discord.rateLimited).toMatchObject([{ limit: "oldEdits" }]);
});

test("after a dropped connection the bot resumes and misses nothing", async () => {
  const { discord, maria, general } = await town();
  const client = await bot(discord);
  const heard: string[] = [];
  client.on(Events.MessageCreate, (message) => void heard.push(message.content));
  discord.dropSockets();
  maria.say(general.id, "anybody there?");
  await discord.waitFor(() => heard.length > 0 || undefined);
  expect(heard).toEqual(["anybody there?"]);
  expect(discord.gateway.seen).toMatchObject({ identifies: 1, resumes: 1 });
  discord.dropSockets(4000);
  maria.say(general.id, "again?");
  await discord.waitFor(() => heard.length > 1 || undefined);
  expect(discord.gateway.seen).toMatchObject({ identifies: 1, resumes: 2 });
});

test("a wrong token is 401 by REST and 4004 at the gateway, a forbidden intent 4014", async () => {
  const { discord } = await town({ disallowedIntents: GatewayIntentBits.MessageContent });
  const client = new Client({ intents, rest: { api: discord.api, retries: 0 } });
  open.push(() => client.destroy());
  await expect(client.login("not.the.token")).rejects.toThrow();
  const socket = new WebSocket(discord.origin.replace("http", "ws"));
  socket.onmessage = () => socket.send(JSON.stringify({ op: 2, d: { token: "wrong", intents: 1, properties: {} } }));
  expect(await next<number>((done) => (socket.onclose = (event) => done(event.code)))).toBe(4004);

  const greedy = new Client({ intents, rest: { api: discord.api, retries: 0 } });
  open.push(() => greedy.destroy());
  await expect(greedy.login(discord.token)).rejects.toThrow(/disallowed intents/i);
  expect(discord.gateway.closed).toEqual([4004, 4014]);
});

test("missing permissions are 50013, an unseen channel 50001", async () => {
  const { discord, guild, general } = await town();
  const client = await bot(discord);
  const say = () => client.rest.post(`/channels/${general.id}/messages`, { body: { content: "hello" } });
  discord.denyInChannel(general.id, PermissionFlagsBits.SendMessages);
  expect((await refusal(say())).code).toBe(50013);
  discord.denyInChannel(general.id, PermissionFlagsBits.ViewChannel);
  expect((await refusal(say())).code).toBe(50001);
  discord.denyInChannel(general.id, 0n);
  await say();
  discord.setBotPermissions(guild.id, PermissionFlagsBits.ViewChannel);
  expect((await refusal(client.rest.post(`/guilds/${guild.id}/channels`, { body: { name: "cafe" } }))).code).toBe(
    50013,
  );
  const full = await town();
  for (let n = 0; n < 15; n += 1) full.discord.addWebhook(full.general.id, `other ${n}`);
  const other = await bot(full.discord);
  expect(
    (await refusal(other.rest.post(`/channels/${full.general.id}/webhooks`, { body: { name: "Town" } }))).code,
  ).toBe(30007);
});

test("bad days come on demand: an error, a lost answer, silence", async () => {
  const { discord, guild, general } = await town();
  const client = await bot(discord);
  const hook = await client.guilds.cache.get(guild.id)?.channels.createWebhook({ channel: general.id, name: "Town" });
  if (!hook) throw new Error("no webhook");
  discord.failNext({ method: "POST", path: /^\/webhooks\//, status: 500 });
  await expect(hook.send("one")).rejects.toThrow();
  discord.failNext({ method: "POST", path: /^\/webhooks\//, lost: true });
  await expect(hook.send("two")).rejects.toThrow();
  client.rest.options.timeout = 100;
  discord.failNext({ method: "POST", path: /^\/webhooks\//, hang: true });
  await expect(hook.send("three")).rejects.toThrow();
  expect(discord.messages(general.id).map(({ content }) => content)).toEqual(["two"]);
});

test("a third new name in ten minutes is a hidden 429", async () => {
  const { discord, general } = await town();
  const client = await bot(discord);
  client.rest.options.rejectOnRateLimit = () => true;
  const rename = (name: string) => client.rest.patch(`/channels/${general.id}`, { body: { name } });
  await rename("one");
  await rename("two");
  await expect(rename("three")).rejects.toMatchObject({
    name: expect.stringContaining("RateLimitError"),
    sublimitTimeout: expect.any(Number),
  });
  await client.rest.patch(`/channels/${general.id}`, { body: { nsfw: true } });
  expect(discord.rateLimited).toMatchObject([{ limit: "channelName", scope: "user" }]);
});
