import { expect, test } from "vitest";
import { isComfort, tracesOf } from "../../../test/discord-town/comforted.ts";
import { pairAbout } from "../../../test/discord-town/out-and-about.ts";
import { wellBehaved } from "../../../test/discord-town/with-discord.ts";
import { living } from "../../../test/discord-town/with-living-town.ts";
import { en } from "../../language/en.ts";

test("whoever has not stepped in, or was kept out, is told where help is, and is in town no more than before", async () => {
  const lived = await living({ found: { joining: "ask" } });
  const { discord, guild, kim, mia, general, desk, channelOf } = lived;
  const [there] = await pairAbout(lived);
  const channel = channelOf(there.place);
  const answered = (id: string) =>
    discord.waitForMessage(channel, (one) => isComfort(one) && one.message_reference?.message_id === id);
  const first = mia.say(channel, "i took all my pills and the marzipan");
  expect((await answered(first.id)).components[0]!.components![0]!.label).toBe(en.serious.button);
  const ben = discord.addMember(guild.id, { name: "Ben" });
  await kim.slash(general, "town ban", { member: ben.id }).reply();
  await answered(ben.say(channel, "my husband beats me with the marzipan").id);
  // What was mended within the moment in which it is held back is ordinary, and meets the door.
  const eve = discord.addMember(guild.id, { name: "Eve" });
  const mended = eve.say(channel, "i want to kill myself");
  eve.edit(mended, "good morning");
  const why = async () => (await kim.slash(general, "town why", { message: mended.id }, {}).reply()).content;
  await expect.poll(why).toContain("had not stepped in");
  for (const { id, name } of [mia, ben, eve]) {
    expect(desk.kept({ id: `discord:${id}`, name, keeper: false })).toBeNull();
    expect(desk.visitor({ id: `discord:${id}`, name, keeper: false })).toBeNull();
  }
  expect(await tracesOf(lived)).not.toContain("marzipan");
  wellBehaved(discord);
});

test("commands, forms and buttons: before a name is looked up or a form carries it along", async () => {
  const lived = await living();
  const { discord, mia, kim, general, desk, channelOf } = lived;
  const [there] = await pairAbout(lived);
  const channel = channelOf(there.place);
  const kindly = async (used: ReturnType<typeof mia.slash>, what: string) => {
    const { content, components } = await used.reply();
    expect(used.ephemeral, what).toBe(true);
    expect(content, what).toContain(en.serious.unkept);
    expect(components[0]!.components![0]!.label).toBe(en.serious.button);
  };
  const words = "i want to kill myself, obsidian";
  const typed: readonly (readonly [string, Record<string, string>])[] = [
    ["visit", { name: "i want to die, obsidian" }],
    ["visit", { name: "Mia", language: "i want to die, obsidian" }],
    ["interview", { resident: there.id, as: words }],
    ["interview", { resident: there.id, question: "Who are you?", situation: words }],
    ["interview", { resident: there.id, question: "Who are you?", as: words, remember: "yes" }],
    ["ask", { resident: words, question: "1" }],
    ["whisper", { resident: words, text: "You like tea." }],
    ["say", { text: "Hello", to: words }],
    ["object", { object: words, state: "burning" }],
    ["go", { place: words }],
    ["event plan", { what: "a picnic", place: there.place, when: words }],
    ["event report", { event: words }],
    ["resident plan", { resident: words }],
    ["relations", { resident: words }],
  ];
  for (const [command, options] of typed) await kindly(mia.slash(channel, command, options), command);
  // A resident is the one who says it, where they would have been spoken to.
  const { content } = await mia.slash(channel, "say", { text: words, to: there.id }).reply();
  expect(content).toContain(`**${there.name}**: `);

  const modals: readonly (readonly [string, Record<string, string>, Record<string, string>])[] = [
    ["visit", {}, { name: "Mia", about: words }],
    ["say", {}, { text: words }],
    ["interview", { resident: there.id }, { question: words }],
  ];
  for (const [command, options, fields] of modals) {
    const asked = mia.slash(channel, command, options);
    await asked.waitForModal();
    await kindly(mia.submitModal(asked, fields), `the form of ${command}`);
  }
  kim.say(channel, `Good morning, ${there.name.split(" ")[0]}!`);
  const line = await discord.waitForMessage(channel, (one) => one.webhook_id !== undefined);
  const menu = mia.menu(line, "Whisper to them");
  await menu.waitForModal();
  await kindly(mia.submitModal(menu, { text: words }), "the form of the menu");
  expect(desk.kept({ id: `discord:${mia.id}`, name: "Mia", keeper: false })).toBeNull();
  // All else is taken as ever, and what the town itself offers is nobody's own words.
  for (const { id, name } of desk.view().places)
    for (const place of [id, name])
      expect((await mia.slash(general, "place", { place }).reply()).content).not.toContain(en.serious.unkept);
  await mia.slash(channel, "visit", { name: "Mia", about: "a painter on holiday" }).reply();
  expect(desk.visitor({ id: `discord:${mia.id}`, name: "Mia", keeper: false })).not.toBeNull();
  expect(await tracesOf(lived)).not.toContain("obsidian");
  wellBehaved(discord);
});

test("who lives as a resident is themselves in earnest: the resident says and remembers nothing of it", async () => {
  const lived = await living();
  const { discord, mia, general, desk, channelOf, until } = lived;
  const [self, other] = await pairAbout(lived);
  await mia.slash(general, "embody", { resident: self.id }).reply();
  const channel = channelOf(self.place);
  const said = mia.say(channel, `${other.name.split(" ")[0]}, i want to kill myself, saxifrage`);
  const comfort = await discord.waitForMessage(channel, (one) => isComfort(one) && one.webhook_id !== undefined);
  expect(comfort.author.username).not.toBe(self.name);
  for (const [command, options] of [
    ["say", { text: "i want to die, saxifrage" }],
    ["do", { act: "cuts myself again, i want to die, saxifrage" }],
    ["visit", { name: "i want to die saxifrage" }],
  ] as const) {
    const used = mia.slash(channel, command, options);
    expect((await used.reply()).content, command).toContain(en.serious.unkept);
    expect(used.ephemeral).toBe(true);
  }
  const { now } = desk.view();
  await until(() => desk.view().now >= now + 15);
  await lived.stage.idle();
  // It is still hers to delete, and nobody said it again.
  expect(discord.messages(channel).some(({ id }) => id === said.id)).toBe(true);
  const memories = [];
  for (const { id } of [self, other]) memories.push(await desk.memories(id, { most: 5000 }));
  expect(`${await tracesOf(lived)}${JSON.stringify(memories)}`).not.toContain("saxifrage");
  wellBehaved(discord);
});

test("a display name that says it is nobody's name in town: it is not kept, and not said back", async () => {
  const lived = await living();
  const { discord, guild, desk, channelOf } = lived;
  const [there] = await pairAbout(lived);
  const channel = channelOf(there.place);
  const cry = discord.addMember(guild.id, { name: "i want to die marzipan" });
  cry.say(channel, `Good morning, ${there.name.split(" ")[0]}!`);
  await discord.waitForMessage(
    channel,
    ({ author, webhook_id }) => author.username === there.name && webhook_id !== undefined,
  );
  const { somebody } = en.stage.acts;
  expect(desk.visitor({ id: `discord:${cry.id}`, name: "", keeper: false })?.name).toBe(somebody);
  const said = discord.requests.map(({ body }) => JSON.stringify(body ?? ""));
  expect(said.filter((body) => body.includes("marzipan"))).toEqual([]);
  expect(
    await tracesOf({ ...lived, discord: { ...discord, requests: [] } as unknown as typeof discord }),
  ).not.toContain("marzipan");
  // A short one may look like anything.
  const short = discord.addMember(guild.id, { name: "Deadbeat" });
  short.say(channel, "Hello there!");
  await expect.poll(() => desk.visitor({ id: `discord:${short.id}`, name: "", keeper: false })?.name).toBe("Deadbeat");
  wellBehaved(discord);
});
