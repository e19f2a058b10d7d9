/** What is said in earnest meets nothing else first: no limit, no door, no form and no looking up, on the test Discord with a living town. */
import { SnowflakeUtil } from "discord.js";
import { expect, test } from "vitest";
import type { Message } from "../../../test/discord/records.ts";
import { pairAbout } from "../../../test/discord-town/out-and-about.ts";
import { wellBehaved } from "../../../test/discord-town/with-discord.ts";
import { living } from "../../../test/discord-town/with-living-town.ts";
import { en } from "../../language/en.ts";
import { LINES_AT_ONCE } from "../../town/acts/flood.ts";
import { ANSWERED } from "../../town/acts/in-earnest.ts";

type Lived = Awaited<ReturnType<typeof living>>;

const comforts: readonly string[] = en.serious.comforts;
const isComfort = ({ content }: Pick<Message, "content">) => comforts.includes(content);

/** All that the bot asked of Discord and was stored: the members' own messages are theirs. */
async function tracesOf({ discord, desk, store, guild, logged }: Lived): Promise<string> {
  const turns = [];
  for (let n = 1; n <= desk.view().turn; n++) turns.push(await store.turn(`guild:${guild.id}`, n));
  return JSON.stringify([discord.requests, turns, await store.load(`guild:${guild.id}`), desk.view(), logged]);
}

test("somebody past all limits is not told to slow down, but where help is; a flood of it is told so once", async () => {
  const lived = await living();
  const { discord, guild, kim, mia, general, desk, channelOf } = lived;
  const [there] = await pairAbout(lived);
  const channel = channelOf(there.place);
  for (let n = 0; n < LINES_AT_ONCE + 5; n++)
    mia.say(channel, `Good morning, what a lovely green lantern ${n} that is`);
  const said = mia.say(channel, "i want to kill myself, the quillwort won't help");
  const answer = await discord.waitForMessage(
    channel,
    (one) => isComfort(one) && one.message_reference?.message_id === said.id,
  );
  expect(answer.webhook_id).toBeUndefined();
  const pressed = mia.press(answer, answer.components[0]!.components![0]!.custom_id!);
  expect((await pressed.reply()).content).toContain("findahelpline.com");
  const why = async (message: string) => (await kim.slash(general, "town why", { message }).reply()).content;
  expect(await why(`https://discord.com/channels/${guild.id}/${channel}/${said.id}`)).toBe(en.keeping.why.kindly);
  const ben = discord.addMember(guild.id, { name: "Ben" });
  const begun = Date.now();
  for (let n = 0; n < 100; n++) {
    mia.say(channel, `i want to die, quillwort ${n}`);
    ben.say(channel, `i want to die, quillwort ${n}`);
  }
  // Another is heard after all of that, and what is said of it is what is true.
  const kims = kim.say(channel, "i want to end my life");
  const aloud = await discord.waitForMessage(
    channel,
    (one) => isComfort(one) && one.webhook_id !== undefined && BigInt(one.id) > BigInt(kims.id),
  );
  const whose = ({ message_reference: at }: Message) =>
    discord.messages(channel).find(({ id }) => id === at?.message_id)?.author.id;
  await discord.waitForMessage(channel, (one) => isComfort(one) && whose(one) === ben.id);
  await lived.stage.idle();
  // Mia was told, and Ben had some answers and was then told, once.
  const after = discord.messages(channel).filter((one) => isComfort(one) && BigInt(one.id) > BigInt(answer.id));
  const aloudTo = after.filter(({ webhook_id }) => webhook_id !== undefined);
  // So many in a while, and one to Kim: how long it took to hear and say all of it is the machine's.
  const times = aloudTo.map(({ id }) => SnowflakeUtil.timestampFrom(id));
  const whiles = 1 + Math.floor((Math.max(...times) - begun) / ANSWERED.inMs);
  expect(aloudTo.length).toBeLessThanOrEqual(ANSWERED.most * whiles + 1);
  const told = after.filter(({ webhook_id }) => webhook_id === undefined).map(whose);
  expect(new Set(told)).toEqual(new Set([ben.id]));
  expect(told.length).toBeLessThanOrEqual(whiles);
  await expect
    .poll(() => why(`https://discord.com/channels/${guild.id}/${channel}/${kims.id}`))
    .toContain("answered it");
  const asked = mia.menu(aloud, "Why did they say that?");
  expect((await asked.reply()).content).toBe(en.replies.why.kind);
  expect(desk.handled(there.place)).not.toContain(said.id);
  expect(await tracesOf(lived)).not.toContain("quillwort");
  wellBehaved(discord);
});

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
