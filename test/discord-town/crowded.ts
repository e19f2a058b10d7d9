/** A living town on the test Discord in which thirty members write in three places, and the check that all of it was taken. */
import { expect } from "vitest";
import { living, seldomDrawn } from "./with-living-town.ts";

/** A living town with people in three places, one of them a thread, and what they wrote, by channel. */
export async function crowded() {
  const world = await living({ timing: seldomDrawn });
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
