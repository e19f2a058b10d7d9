/** A member has what is kept of them, and has it erased, at the test Discord with a living town. */
import { expect, test } from "vitest";
import { wellBehaved } from "./test-town/with-discord.ts";
import { living } from "./test-town/with-living-town.ts";

test("a member is given all that is kept of them as a file, and is forgotten", async () => {
  const { discord, desk, guild, mia, kim, general, store, channelOf, until, stage } = await living();
  const up = () =>
    desk
      .view()
      .people.find(
        (one) =>
          one.kind === "resident" &&
          !one.asleep &&
          !one.walk &&
          !desk.view().places.find(({ id }) => id === one.place)?.home,
      );
  await until(() => up() !== undefined);
  const there = up()!;
  expect((await mia.slash(general, "privacy forget").reply()).content).toContain("keeps nothing about you");
  const channel = channelOf(there.place);
  mia.say(channel, `Good morning, ${there.name.split(" ")[0]}! I am a xylographer.`);
  const answer = await discord.waitForMessage(
    channel,
    (message) => message.author.username === there.name && message.webhook_id !== undefined,
  );

  const about = await mia.slash(general, "privacy about").reply();
  expect(about.content).toMatch(/privacy export[\s\S]*privacy forget/);
  const file = (await mia.slash(general, "privacy export").reply()).attachments[0]!;
  expect(file.filename).toBe("what-the-town-keeps-of-me.json");
  const asked = mia.slash(general, "privacy forget");
  const question = await asked.reply();
  expect(question.content).toMatch(/\d+ memor/);
  expect(asked.ephemeral).toBe(true);
  // Whose part it is, is whoever presses: nobody else has one.
  expect((await kim.slash(general, "privacy forget").reply()).content).toContain("keeps nothing about you");
  await mia.press(question, question.components[0]!.components![0]!.custom_id!).reply();
  expect(desk.kept({ id: `discord:${mia.id}`, name: "Mia", keeper: false })).toBeNull();
  const turns = [];
  for (let n = 1; n <= desk.view().turn; n++) turns.push(await store.turn(`guild:${guild.id}`, n));
  expect(JSON.stringify(turns)).not.toMatch(/xylographer/);
  expect(JSON.stringify(turns)).not.toContain(mia.id);
  expect(JSON.stringify(await store.read(`discord/${guild.id}`))).not.toContain(mia.id);
  await stage.idle();
  // What was said to her is gone from the channel; what she wrote herself is hers to delete.
  const texts = discord.messages(channel).map(({ content, author }) => `${author.username}: ${content}`);
  expect(texts.filter((text) => text.startsWith(`${there.name}:`) && /Mia/.test(text))).toEqual([]);
  expect(discord.messages(channel).some(({ id }) => id === answer.id)).toBe(false);
  expect(texts.some((text) => text.includes("xylographer"))).toBe(true);
  // Nor does the book of what was posted know who said or was told what.
  const books = await Promise.all(desk.view().places.map(({ id }) => store.read(`outbox/guild:${guild.id}/at/${id}`)));
  for (const trace of [mia.id, answer.id]) expect(JSON.stringify(books)).not.toContain(trace);
  wellBehaved(discord);
});

test("a message that is deleted after it was heard is forgotten, and its author is not", async () => {
  const { discord, desk, guild, mia, store, channelOf, until, stage } = await living();
  const up = () =>
    desk
      .view()
      .people.find(
        (one) =>
          one.kind === "resident" &&
          !one.asleep &&
          !one.walk &&
          !desk.view().places.find(({ id }) => id === one.place)?.home,
      );
  await until(() => up() !== undefined);
  const there = up()!;
  const channel = channelOf(there.place);
  const message = mia.say(channel, `Good morning, ${there.name.split(" ")[0]}! I am a xylographer.`);
  const answered = (one: { author: { username: string }; webhook_id?: string }) =>
    one.author.username === there.name && one.webhook_id !== undefined;
  await discord.waitForMessage(channel, answered);
  const turns = async () => {
    const all = [];
    for (let n = 1; n <= desk.view().turn; n++) all.push(await store.turn(`guild:${guild.id}`, n));
    return JSON.stringify(all);
  };
  expect(await turns()).toContain("xylographer");
  mia.remove(message);
  await expect.poll(turns).not.toContain("xylographer");
  expect((await desk.memories(there.name, { most: 500 })).some(({ text }) => text.includes("xylographer"))).toBe(false);
  expect(desk.kept({ id: `discord:${mia.id}`, name: "Mia", keeper: false })).not.toBeNull();
  await stage.idle();
  wellBehaved(discord);
});
