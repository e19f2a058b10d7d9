/** The entries of a message's menu, on a town that lives: who said it and why, report it, whisper to whoever said it. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import type { Message } from "../../../../test/discord/records.ts";
import { wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { living } from "../../../../test/discord-town/with-living-town.ts";

/** A living town in which somebody has answered Mia: their message, and all else. */
async function answered() {
  const town = await living();
  const { desk, mia, discord, channelOf, until, stage } = town;
  const somebody = () =>
    desk
      .view()
      .people.find(
        (one) =>
          one.kind === "resident" &&
          !one.asleep &&
          !one.walk &&
          !desk.view().places.find(({ id }) => id === one.place)?.home,
      );
  await until(() => somebody() !== undefined);
  const { place, name } = somebody()!;
  const channel = channelOf(place);
  const asked = mia.say(channel, `Good morning, ${name.split(" ")[0]}! What do you do for a living?`);
  const line = await discord.waitForMessage(
    channel,
    (message) => message.author.username === name && BigInt(message.id) > BigInt(asked.id),
  );
  await stage.idle();
  const use = async (message: Message, entry: string, who = mia) => {
    const interaction = who.menu(message, entry);
    const { content } = await interaction.reply();
    expect(interaction.ephemeral).toBe(true);
    return content;
  };
  return { ...town, channel, name, asked, line, use };
}

test("who somebody is and why they said that, from their line", async () => {
  const { discord, desk, name, line, asked, use, mia, general } = await answered();
  expect(await use(line, "Who is this?")).toContain(`**${name}**`);
  expect(await use(asked, "Who is this?")).toContain("**Mia** is a visitor");
  const { turn } = desk.view();
  const why = await use(line, "Why did they say that?");
  expect(why).toContain(`Why did ${name} say that?`);
  expect(why).toContain(line.content);
  expect(why).toMatch(/relevance \d\.\d\d/);
  // To ask why changes nothing in town.
  expect(desk.view().turn).toBe(turn);
  const elsewhere = mia.say(general, "Just us.");
  for (const entry of ["Who is this?", "Why did they say that?", "Report"])
    expect(await use(elsewhere, entry)).toContain("nobody's of the town");
  expect(await use(asked, "Why did they say that?")).toContain("too old");
  wellBehaved(discord);
});

test("a report reaches the keepers once, with a link and without a name", async () => {
  const { discord, guild, channel, name, line, asked, use, channelOf } = await answered();
  expect(await use(line, "Report")).toContain("Thank you");
  const link = `https://discord.com/channels/${guild.id}/${channel}/${line.id}`;
  const told = await discord.waitForMessage(channelOf("town-keepers"), (message) => message.content.includes(link));
  expect(told.content).toContain(name);
  expect(told.content).not.toContain("Mia");
  expect(await use(line, "Report")).toContain("before");
  expect(await use(asked, "Report")).toContain("member of this server");
  wellBehaved(discord);
});

test("a keeper removes a line: gone from the channel and from the town's memory, with what the town made of it", async () => {
  const { discord, desk, guild, channel, store, line, asked, mia, kim, name, stage, channelOf } = await answered();
  const remove = async (message: Message) => {
    const question = await kim.menu(message, "Remove").reply();
    const button = question.components[0]!.components![0]!;
    return { asks: question.content, says: async () => (await kim.press(question, button.custom_id!).reply()).content };
  };
  expect(() => mia.menu(line, "Remove")).toThrow("not shown");
  const words = () => desk.memories(name, { most: 500 });
  const holds = (text: string) => async () =>
    JSON.stringify([
      await words(),
      ...(await Promise.all([...Array(desk.view().turn).keys()].map((n) => store.turn(`guild:${guild.id}`, n + 1)))),
    ]).includes(JSON.stringify(text).slice(1, -1));
  const said = (await desk.turnsAfter(0, 10_000))
    .flatMap(({ events }) => events)
    .findLast((event) => event.kind === "line-said" && line.content.includes(event.text));
  const text = said?.kind === "line-said" ? said.text : "";
  expect(await holds(text)()).toBe(true);
  const resident = await remove(line);
  expect(resident.asks).toContain(`Remove this line of **${name}**?`);
  expect(discord.messages(channel).some(({ id }) => id === line.id)).toBe(true);
  expect(await resident.says()).toBe("The town has forgotten it. The message is removed.");
  expect(discord.messages(channel).some(({ id }) => id === line.id)).toBe(false);
  expect(await holds(text)()).toBe(false);
  expect((await words()).length).toBeGreaterThan(3);

  expect(await holds("What do you do for a living?")()).toBe(true);
  discord.denyInChannel(channel, PermissionFlagsBits.ManageMessages);
  const members = await remove(asked);
  expect(members.asks).toContain("A member of this server wrote it");
  expect(await members.says()).toContain("The town has forgotten it. I may not delete the message here");
  expect(await holds("What do you do for a living?")()).toBe(false);
  await discord.waitForMessage(channelOf("town-keepers"), (one) => one.content.includes("Removed a line of a member."));
  await stage.idle();
  wellBehaved(discord);
});

test("a whisper to whoever said it, by a form", async () => {
  const { discord, desk, name, line, asked, mia } = await answered();
  const menu = mia.menu(line, "Whisper to them");
  await menu.waitForModal();
  const said = mia.submitModal(menu, { text: "You want to count the gulls." });
  expect((await said.reply()).content).toContain(name);
  expect(said.ephemeral).toBe(true);
  const { events } = (await desk.turnsAfter(desk.view().turn - 1, 1))[0]!;
  expect(events).toContainEqual(
    expect.objectContaining({ kind: "voice-whispered", text: "You want to count the gulls." }),
  );
  const other = mia.menu(asked, "Whisper to them");
  await other.waitForModal();
  expect((await mia.submitModal(other, { text: "Hm." }).reply()).content).toContain("nobody's of the town");
  wellBehaved(discord);
});
