/**
 * The stage in bad weather, with a town that lives: whatever is deleted, revoked, cut off or lost on the way, every line that the town
 * committed is in its channel once, or left out with a reason; keepers are told what to do, and when they have done it all goes on.
 */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { townPermissions } from "../../../test/discord/test-discord.ts";
import { lines, wellBehaved } from "../../../test/discord-town/with-discord.ts";
import { living, seldomDrawn } from "../../../test/discord-town/with-living-town.ts";

interface Line {
  readonly id: string;
  readonly place: string;
  readonly fate: { readonly is: string; readonly message?: string };
}

/** Longer than anything here takes, on a machine with other things to do. */

/** A living town with somebody out and about, whom Mia speaks to, and the book of its lines. */
async function stormy() {
  const world = await living({ timing: { ...seldomDrawn, shutMs: 50 } });
  const { discord, desk, channelOf, stage, store, until, mia, kim, general } = world;
  const about = () => {
    const { people, places } = desk.view();
    const homes = new Set(places.flatMap((one) => (one.home ? [one.id] : [])));
    return people.find((one) => one.kind === "resident" && !one.asleep && !one.walk && !homes.has(one.place));
  };
  await until(() => about() !== undefined);
  await stage.idle();
  const since = desk.view().turn;
  const { place, name } = about()!;
  const named = desk.view().places.find(({ id }) => id === place)!.name;

  /** What became of the lines since then; each that was shown stands in its channel, and each message of ours is one of them. */
  const fates = async () => {
    await stage.idle();
    const all: Line[] = [];
    for (let turn = since + 1; turn <= desk.view().turn; turn++)
      all.push(
        ...(((await store.read(`outbox/${desk.id}/${turn}`)) as unknown as { lines: Line[] } | null)?.lines ?? []),
      );
    const count = (...kinds: string[]) => all.filter(({ fate }) => kinds.includes(fate.is)).length;
    return { all, shown: count("shown"), open: count("waiting", "sending"), leftOut: count("left-out") };
  };
  const open = async () => (await fates()).open;
  /** Mia says something to whoever is about; they answer by a line, sooner or later in the channel. */
  let asked = 0;
  const talk = async (channel = channelOf(place)) => {
    const { turn } = desk.view();
    mia.say(channel, `${name.split(" ")[0]}, have you seen lantern number ${++asked}?`);
    // Her words, and the answer.
    await discord.waitFor(() => desk.view().turn >= turn + 2 || undefined, undefined, `an answer of ${name}`);
    return channel;
  };
  /** Messages of ours in a channel that show a line of the book: each just once. */
  const onceEach = async (channel: string) => {
    const posted = discord
      .messages(channel)
      .filter(({ webhook_id }) => webhook_id && webhook_id !== discord.applicationId);
    const ids = (await fates()).all.flatMap(({ fate }) => (fate.message ? [fate.message] : []));
    expect(new Set(ids).size).toBe(ids.length);
    const booked = posted.filter(({ id }) => ids.includes(id)).map(({ content }) => content);
    return { posted: posted.map(({ content }) => content), booked };
  };
  const guide = channelOf("town-guide");
  // The panel lists what is wrong as well.
  const told = (part: string) =>
    discord
      .messages(channelOf("town-keepers"))
      .filter(({ content }) => !content.startsWith("## ") && content.includes(part)).length;
  const use = async (command: string, options = {}) => (await kim.slash(general, command, options).reply()).content;
  return { ...world, place, named, name, fates, open, talk, onceEach, guide, told, use };
}

test("webhooks deleted, moved, crowded out; permissions taken and given back", async () => {
  const { discord, guild, talk, fates, open, told, use, general } = await stormy();
  const channel = await talk();
  await expect.poll(open).toBe(0);
  const hook = () => discord.webhooks(channel).find((one) => one.application_id === discord.applicationId)!;

  discord.removeWebhook(hook().id);
  await talk();
  await fates();
  // Moved, and used before anybody heard of it: what was said elsewhere is taken back and said where it belongs.
  discord.moveWebhook(hook().id, general, "untold");
  await talk();
  expect(await fates()).toMatchObject({ open: 0, leftOut: 0 });
  expect(lines(discord, general)).toEqual([]);

  // No room: what is said waits, and goes out when there is.
  discord.removeWebhook(hook().id);
  const others = Array.from({ length: 15 }, (_, n) => discord.addWebhook(channel, `other ${n}`));
  await talk();
  await expect.poll(() => told("all the 15 webhooks")).toBe(1);
  expect(await open()).toBeGreaterThan(0);
  expect(await use("town check")).toContain(`No room for my webhook in <#${channel}>`);
  discord.removeWebhook(others[0]!.id);
  await expect.poll(open).toBe(0);

  // Not allowed, in one channel and then everywhere.
  discord.denyInChannel(channel, PermissionFlagsBits.ManageWebhooks);
  discord.removeWebhook(hook().id);
  await talk();
  await expect.poll(() => told("give my role View Channel and Manage Webhooks")).toBe(1);
  expect(await open()).toBeGreaterThan(0);
  expect(await use("town check")).toContain(`I am missing Manage Webhooks in <#${channel}>`);
  discord.denyInChannel(channel, 0n);
  await expect.poll(open).toBe(0);
  discord.setBotPermissions(guild.id, PermissionFlagsBits.ViewChannel);
  await talk();
  discord.setBotPermissions(guild.id, townPermissions);
  await expect.poll(open).toBe(0);

  expect((await fates()).leftOut).toBe(0);
  expect([told("all the 15 webhooks"), told("Manage Webhooks there")]).toEqual([1, 1]);
  wellBehaved(discord);
});

test("a channel, the category and the guide deleted: the rest goes on, and founding makes what is missing", async () => {
  const { discord, guild, talk, fates, open, told, use, place, named, guide, channelOf, desk, until } = await stormy();
  const channel = await talk();
  await expect.poll(open).toBe(0);
  // Unseen, while the session was lost.
  const dock = desk.view().places.find((one) => one.id !== place)!;
  discord.dropSockets();
  discord.gateway.forgetSessions();
  discord.removeChannel(channelOf(dock.id));
  await expect.poll(() => told(`The channel of ${dock.name} was deleted`)).toBe(1);
  const category = discord.channel(channel).parent_id!;
  discord.removeChannel(channel);
  await expect.poll(() => told(`The channel of ${named} was deleted`)).toBe(1);
  expect(await use("town check")).toContain(`No channel for ${named}`);
  const { turn } = desk.view();
  await until(() => desk.view().turn > turn + 3);
  const { all } = await fates();
  expect(all.filter((line) => line.place === place && line.fate.is === "waiting")).toEqual([]);
  discord.removeChannel(category);
  await expect.poll(() => told("category was deleted")).toBe(1);
  discord.removeChannel(guide);
  await expect.poll(() => use("town check")).not.toContain(`<#${guide}>`);

  await use("town found", { confirm: "yes" });
  const parents = new Set(
    discord
      .channels(guild.id)
      .filter(({ type, name }) => type === 0 && name !== "general")
      .map(({ parent_id }) => parent_id),
  );
  expect([...parents]).toEqual([discord.channels(guild.id).find(({ type }) => type === 4)!.id]);
  expect(channelOf(place)).not.toBe(channel);
  expect(channelOf("town-guide")).not.toBe(guide);
  expect(await use("town check")).not.toContain("No channel for");
  wellBehaved(discord);
});

test("answers lost, errors, limits, cut connections, lost sessions and an outage: nothing lost, nothing twice", async () => {
  const { discord, guild, talk, fates, open, onceEach, desk, mia } = await stormy();
  const execute = { method: "POST", path: /^\/webhooks\/\d+\/[^/]+$/ } as const;
  const channel = await talk();
  await expect.poll(open).toBe(0);

  for (const fault of [
    { lost: true },
    { status: 500 },
    { status: 503, times: 2 },
    { status: 429, retryAfter: 0.05 },
    { status: 429, retryAfter: 0.05, global: true },
  ] as const) {
    discord.failNext({ ...execute, ...fault });
    await talk();
    await expect.poll(open).toBe(0);
  }
  // The webhook is gone and Discord is not well: nothing was sent, so it is tried again.
  discord.removeWebhook(discord.webhooks(channel)[0]!.id);
  discord.failNext({ method: "GET", path: /\/webhooks$/, status: 500, times: 5 });
  await talk();
  await expect.poll(open).toBe(0);

  // The connection is cut again and again, at times for good, and Discord tells some things twice.
  const heard = () => desk.handled(discord.channel(channel).name).length;
  const reactions = async () =>
    (await desk.turnsAfter(0, 10_000)).flatMap(({ events }) => events.filter(({ kind }) => kind === "visitor-reacted"))
      .length;
  for (const how of ["resumed", "repeated", "lost"] as const) {
    const before = heard();
    if (how === "repeated") {
      mia.react(discord.messages(channel).findLast(({ webhook_id }) => webhook_id !== undefined)!, "❤️");
      await expect.poll(reactions).toBe(1);
      discord.gateway.repeatOnResume(5);
    }
    discord.dropSockets();
    if (how === "lost") discord.gateway.forgetSessions();
    await talk();
    expect(heard()).toBe(before + 1);
  }
  expect(await reactions()).toBe(1);
  expect(discord.gateway.seen).toMatchObject({ identifies: 2 });

  discord.outage(guild.id);
  const outside = desk.say(
    { id: `discord:${mia.id}`, name: "Mia", keeper: false },
    discord.channel(channel).name,
    "Anybody there?",
  );
  await outside;
  discord.outage(guild.id, "over");
  await talk();
  await expect.poll(open).toBe(0);
  expect((await fates()).leftOut).toBe(0);
  const { posted, booked } = await onceEach(channel);
  expect(booked.length).toBe((await fates()).shown);
  expect(posted.length).toBeGreaterThanOrEqual(booked.length);
  wellBehaved(discord);
});
