/** The real town on the test Discord: what a member says reaches a mind, and a mind's words reach the channel (design section 7). */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { townPermissions } from "../../../../test/discord/test-discord.ts";
import { lines, stageOn, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { hastily, hostOn, living } from "../../../../test/discord-town/with-living-town.ts";
import { en } from "../../../language/en.ts";

/** A living town, and somebody in it who is up and out of their house. */
async function inCompany() {
  const town = await living();
  const awake = () => {
    const { people, places } = town.desk.view();
    return people.find(
      (one) => one.kind === "resident" && !one.asleep && !one.walk && !places.find(({ id }) => id === one.place)?.home,
    );
  };
  return { ...town, awake };
}

test("somebody who is up answers in their channel, and remembers it", async () => {
  const { discord, desk, mia, channelOf, until, stage, awake } = await inCompany();
  await until(() => awake() !== undefined);
  const there = awake()!;
  const channel = channelOf(there.place);
  mia.say(channel, `Good morning, ${there.name.split(" ")[0]}! I photograph birds.`);
  await discord.waitForMessage(
    channel,
    (message) => message.author.username === there.name && message.webhook_id !== undefined,
  );
  expect(lines(discord, channel).some((line) => line.startsWith(`${there.name}: `))).toBe(true);
  const kept = await desk.memories(there.name, { about: "Who photographs birds?" });
  expect(kept[0]?.text).toMatch(/Mia.*birds/);
  await stage.idle();
  wellBehaved(discord);
});

test("a reaction to what somebody said is seen by them, and remembered", async () => {
  const { discord, desk, mia, channelOf, until, stage, awake } = await inCompany();
  await until(() => awake() !== undefined);
  const there = awake()!;
  const channel = channelOf(there.place);
  mia.say(channel, `Good morning, ${there.name.split(" ")[0]}!`);
  const answer = await discord.waitForMessage(channel, (message) => message.author.username === there.name);
  await stage.idle();
  const { turn } = desk.view();
  mia.react(answer, "😂");
  await discord.waitFor(() => desk.view().turn > turn || undefined);
  await until(() => desk.view().turn > turn + 1);
  const kept = await desk.memories(there.name, { most: 200 });
  expect(kept.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Mia.* laughed at what .* said$/));
  wellBehaved(discord);
});

test("what was written while the program was down is heard at its next start, once", async () => {
  const { discord, desk, mia, host, store, clock, channelOf, until, stage, awake } = await inCompany();
  await until(() => awake() !== undefined);
  const there = awake()!;
  const channel = channelOf(there.place);
  const first = there.name.split(" ")[0];
  mia.say(channel, `${first}, I brought a barometer.`);
  await discord.waitForMessage(channel, (message) => message.author.username === there.name);
  await stage.idle();
  await host.close();
  mia.say(channel, `*waves* ${first}, it is a marine barometer.`);
  const next = hostOn(store, clock);
  await next.open();
  const again = await stageOn(discord, next, store, hastily);
  next.start();
  const said = () => next.desk(desk.id)!.handled(there.place);
  await discord.waitFor(() => said().length === 3 || undefined);
  await again.stage.idle();
  const heard = async (words: string) =>
    (await next.desk(desk.id)!.memories(there.name, { most: 300 })).filter(({ text }) => text.includes(words)).length;
  expect([await heard("I brought a barometer"), await heard("it is a marine barometer")]).toEqual([1, 1]);
  wellBehaved(discord);
});

test("who merely arrives, without a word, is noticed by those about, and somebody comes up to them within two ticks", async () => {
  const { discord, guild, general, desk, until, stage, awake } = await inCompany();
  await until(() => awake() !== undefined);
  const approached: string[] = [];
  for (let n = 1; n <= 12 && approached.length === 0; n++) {
    await until(() => awake() !== undefined);
    const { place } = awake()!;
    const name = `Guest ${n}`;
    const guest = discord.addMember(guild.id, { name });
    await guest.slash(general, "visit", { name, about: "I draw ships" }).reply();
    await guest.slash(general, "go", { place }).reply();
    const { turn, now } = desk.view();
    const near = desk.view().people.filter((one) => one.kind === "resident" && one.place === place && !one.asleep);
    await until(() => desk.view().now >= now + 10);
    for (const { id, area } of near) {
      const after = desk.view().people.find((one) => one.id === id);
      if (after?.place !== place || after.area !== area) continue;
      const kept = await desk.memories(id, { about: name, most: 10 });
      expect(kept.map(({ text }) => text)).toContainEqual(expect.stringContaining(name));
    }
    for (const { events } of await desk.turnsAfter(turn, 100))
      for (const event of events)
        if (event.kind === "line-said" && event.to.includes(`visitor:discord:${guest.id}`)) approached.push(event.text);
    await guest.slash(general, "leave").reply();
  }
  expect(approached).not.toEqual([]);
  await stage.idle();
  wellBehaved(discord);
});

test("who answered, and why the line waits, is known after a restart", async () => {
  const { discord, guild, kim, mia, general, host, store, channelOf, until, stage, awake } = await inCompany();
  await until(() => awake() !== undefined);
  const there = awake()!;
  const channel = channelOf(there.place);
  discord.setBotPermissions(guild.id, townPermissions & ~PermissionFlagsBits.ManageWebhooks);
  for (const { id, application_id } of discord.webhooks(channel))
    if (application_id === discord.applicationId) discord.removeWebhook(id);
  const { id } = mia.say(channel, `Good morning, ${there.name.split(" ")[0]}!`);
  const why = async () => (await kim.slash(general, "town why", { message: id }).reply()).content;
  const { answeredWaiting } = en.keeping.why;
  await expect.poll(why).toBe(answeredWaiting(there.name, en.trouble.waits["not-allowed"]));
  await stage.close();
  await stageOn(discord, host, store, hastily);
  await expect.poll(why).toBe(answeredWaiting(there.name, en.trouble.waits["not-allowed"]));
});
