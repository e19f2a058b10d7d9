/** What members write while nobody listens, and while somebody begins to listen again: all of it is taken, in its order, once. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { stageOn } from "../../../../test/discord-town/with-discord.ts";
import { hostOn, living } from "../../../../test/discord-town/with-living-town.ts";

/** A living town with people in three places, one of them a thread, and what they wrote, by channel. */
async function crowded() {
  const world = await living();
  const { discord, guild, desk, definition, channelOf, until, store } = world;
  const open = () =>
    desk.view().places.filter(({ id, open: now }) => now && definition.map.places.get(id)?.access === "public");
  await until(() => open().length >= 2);
  const [first, second] = open();
  // More of them than a town would take for a flood.
  const members = Array.from({ length: 30 }, (_, n) => discord.addMember(guild.id, { name: `Member ${n}` }));
  const written = new Map<string, string[]>();
  let said = 0;
  const say = (place: string, channel = channelOf(place)) => {
    // There is not room everywhere for all of them.
    const [from, people] = place === first!.id ? [6, members.length - 6] : [0, 6];
    const already = written.get(channel)?.length ?? 0;
    const { id } = members[from + (already % people)]!.say(channel, `This is number ${++said}.`);
    written.set(channel, [...(written.get(channel) ?? []), id]);
    return id;
  };
  /** A thread of the first place, as if a long talk had gone on there. */
  const thread = say(first!.id);
  await fetch(`${discord.api}/v10/channels/${channelOf(first!.id)}/messages/${thread}/threads`, {
    method: "POST",
    headers: { authorization: `Bot ${discord.token}`, "content-type": "application/json" },
    body: JSON.stringify({ name: "A long talk", auto_archive_duration: 60 }),
  });
  await discord.waitFor(() => desk.handled(first!.id).length === 1 || undefined);
  const known = JSON.parse(JSON.stringify(await store.read(`discord/${guild.id}`)));
  const threads = [{ thread, talk: "a-long-talk", place: first!.id }];
  /** Somebody says something everywhere. */
  const sayAll = () => {
    say(first!.id);
    say(first!.id, thread);
    say(second!.id);
  };
  /** While the bot comes back, at whatever it does, somebody writes. */
  const sayMeanwhile = async (most = 12) => {
    let [left, saying] = [most, false];
    await discord.waitFor(() => {
      // To say something is itself a change.
      if (saying) return;
      saying = true;
      sayAll();
      saying = false;
      return --left === 0 || undefined;
    });
  };
  const keepThread = () => store.write(`discord/${guild.id}`, { ...known, threads });
  /** What the town took, channel by channel in the order in which it was written; and each once. */
  const taken = async (of = desk) => {
    const handled = () => of.view().places.flatMap(({ id }) => of.handled(id));
    const all = () => handled().length >= said;
    await discord.waitFor(() => all() || undefined);
    for (const ids of written.values()) expect(handled().filter((id) => ids.includes(id))).toEqual(ids);
    const told = (await of.turnsAfter(0, 10_000)).flatMap(({ events }) =>
      events.filter(({ who }) => who?.startsWith("visitor:")),
    );
    const words = told.flatMap(
      (event) => /number \d+/.exec("text" in event ? event.text : "doing" in event ? event.doing : "") ?? [],
    );
    expect(words).toHaveLength(said);
    expect(new Set(words).size).toBe(said);
  };
  return { ...world, place: first!.id, say, sayAll, sayMeanwhile, keepThread, taken };
}

test("written while the program was down, and by others from the moment it begins to listen", async () => {
  const { discord, desk, host, stage, store, clock, place, say, sayAll, sayMeanwhile, keepThread, taken } =
    await crowded();
  await stage.close();
  await host.close();
  await keepThread();
  for (let n = 0; n < 30; n++) sayAll();
  // More than a page of Discord's.
  for (let n = 0; n < 80; n++) say(place);
  const next = hostOn(store, clock);
  await next.open();
  const meanwhile = sayMeanwhile();
  // Asking for the list may fail for a moment.
  discord.failNext({ method: "GET", path: /\/messages$/, status: 500, times: 5 });
  await stageOn(discord, next, store);
  next.start();
  await meanwhile;
  await taken(next.desk(desk.id)!);
  expect([discord.violations, discord.lateAcks, discord.pings]).toEqual([[], [], []]);
});

test("written in a place that the bot did not see for a while", async () => {
  const { discord, channelOf, place, say, taken } = await crowded();
  discord.denyInChannel(channelOf(place), PermissionFlagsBits.ViewChannel);
  say(place);
  say(place);
  discord.denyInChannel(channelOf(place), 0n);
  await taken();
  expect([discord.violations, discord.lateAcks, discord.pings]).toEqual([[], [], []]);
});

test("written while a session was lost, what was heard before it is still held, and others write at once", async () => {
  const { discord, host, stage, store, sayAll, sayMeanwhile, keepThread, taken } = await crowded();
  await stage.close();
  await keepThread();
  await stageOn(discord, host, store, { holdMs: 500 });
  for (let times = 0; times < 3; times++) {
    sayAll();
    discord.dropSockets();
    discord.gateway.forgetSessions();
    sayAll();
    await sayMeanwhile(6);
    await discord.waitFor(() => discord.gateway.connections === 1 || undefined);
    sayAll();
  }
  await taken();
  expect([discord.violations, discord.lateAcks, discord.pings]).toEqual([[], [], []]);
});

test("written during an outage of the server", async () => {
  const { discord, guild, host, stage, store, sayAll, keepThread, taken } = await crowded();
  await stage.close();
  await keepThread();
  await stageOn(discord, host, store);
  discord.outage(guild.id);
  sayAll();
  discord.outage(guild.id, "over");
  sayAll();
  await taken();
  expect([discord.violations, discord.lateAcks, discord.pings]).toEqual([[], [], []]);
});
