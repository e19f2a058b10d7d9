/** Members talk in the places of the town, and residents answer in the channel (design section 7). */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import type { Message } from "../../../../test/discord/records.ts";
import { townPermissions } from "../../../../test/discord/test-discord.ts";
import { founded, lines, wellBehaved } from "../../../../test/discord-town/with-discord.ts";

test("a message is a visitor's words, and the answer comes in the channel", async () => {
  const { discord, town, cafe, mia } = await founded({ holdMs: 1_500 });
  mia.say(cafe, "Good morning, Isabella!");
  await discord.waitForMessage(cafe, (message) => message.content === "You said: Good morning, Isabella!");
  expect(lines(discord, cafe)).toEqual(["Isabella Rodriguez: You said: Good morning, Isabella!"]);
  expect(town.done).toEqual(["say hobbs-cafe Good morning, Isabella!"]);
  const told = await discord.waitForMessage(
    cafe,
    (message) => message.content.includes("AI character") && message.type === 19,
  );
  expect(told.flags & 4096).toBe(4096);
  expect(discord.requests.some((request) => request.path.endsWith("/typing"))).toBe(true);
  wellBehaved(discord);
});

test("edits and deletions within the hold are honoured", async () => {
  const { discord, town, cafe, mia } = await founded({ holdMs: 200 });
  const gone = mia.say(cafe, "Never said.");
  const mended = mia.say(cafe, "Helo.");
  mia.remove(gone);
  mia.edit(mended, "Hello.");
  await discord.waitForMessage(cafe, (message) => message.content === "You said: Hello.");
  mia.say(cafe, "And again.");
  await discord.waitForMessage(cafe, (message) => message.content === "You said: And again.");
  expect(discord.messages(cafe).filter((message) => message.type === 19)).toHaveLength(1);
  expect(town.done).toEqual(["say hobbs-cafe Hello.", "say hobbs-cafe And again."]);
});

test("italics are acts, pictures and links are shown, other channels and other bots are nobody's business", async () => {
  const { discord, town, cafe, park, general, mia, kim, stage } = await founded();
  mia.say(cafe, "*plays the piano*");
  mia.say(cafe, "*sits down* Look at https://example.com/cat", {
    attachments: [{ name: "cat.png", bytes: new Uint8Array([1]), type: "image/png" }],
  });
  mia.say(general, "Not in town.");
  mia.say(park, "Bye.");
  await discord.waitFor(() => town.done.includes("say johnson-park Bye.") || undefined);
  await discord.waitFor(() => town.done.length >= 6 || undefined);
  await stage.idle();
  expect(town.done.toSorted()).toEqual([
    "act hobbs-cafe plays the piano",
    "act hobbs-cafe shows a link",
    "act hobbs-cafe shows a picture",
    "act hobbs-cafe sits down",
    "say hobbs-cafe Look at",
    "say johnson-park Bye.",
  ]);
  // Our own lines, boards and notes came back as messages, too, and none of them was taken for a person's.
  kim.say(general, "x");
  await kim.slash(general, "town status").reply();
  expect(town.done.filter((one) => /^(say|act) /.test(one))).toHaveLength(6);
  wellBehaved(discord);
});

test("a reply to a persona's line speaks to them", async () => {
  const { discord, town, cafe, mia, stage } = await founded();
  town.live([town.says("klaus-mueller", "hobbs-cafe", "Has anybody seen my book?")]);
  await stage.idle();
  const line = await discord.waitForMessage(cafe, (message) => message.content.startsWith("Has anybody"));
  mia.say(cafe, "It is on the table.", { reply_to: line });
  const answer = await discord.waitForMessage(cafe, (message) => message.content.startsWith("You said: It is"));
  expect(answer.author.username).toBe("Klaus Mueller");
  expect(town.done).toContain("say hobbs-cafe It is on the table. to klaus-mueller");
});

test("at a closed door: a reaction, the reason, and it goes away again", async () => {
  const { discord, mia, channelOf } = await founded();
  const home = channelOf("isabellas-apartment");
  const first = mia.say(home, "Anybody home?");
  const second = mia.say(home, "Hello?");
  await discord.waitForMessage(home, (message) => message.content.includes("Nobody is home"));
  await discord.waitFor(() => (first.reactions?.length && second.reactions?.length) || undefined);
  expect(first.reactions?.[0]?.emoji.name).toBe("🚪");
  // The second has a word of its own where the first's was gone by then.
  await discord.waitFor(() => !discord.messages(home).some(({ type }) => type === 19) || undefined);
  wellBehaved(discord);
});

test("at a closed door there is a word each time, in few words when they know, and one note at a time", async () => {
  const { discord, mia, channelOf } = await founded({ noteMs: 400 });
  const home = channelOf("isabellas-apartment");
  const notes = () => discord.messages(home).filter(({ type }) => type === 19);
  mia.say(home, "Anybody home?");
  mia.say(home, "Hello?");
  await discord.waitForMessage(home, ({ content }) => content.includes("try Hobbs Cafe"));
  expect(notes()).toHaveLength(1);
  await discord.waitFor(() => notes().length === 0 || undefined);
  mia.say(home, "Still nobody?");
  await discord.waitForMessage(home, ({ content, type }) => type === 19 && content === "Nobody is home.");
  expect(notes()).toHaveLength(1);
  wellBehaved(discord);
});

test("at a closed door each message has the word below it, while the note of the one before still stands", async () => {
  const { discord, mia, channelOf } = await founded({ noteMs: 60_000 });
  const home = channelOf("isabellas-apartment");
  const below = (told: string) =>
    discord
      .messages(home)
      .filter(({ type, content }) => type === 19 && content.startsWith(told))
      .map((note) => note.message_reference?.message_id);
  const first = mia.say(home, "Anybody home?").id;
  await expect.poll(() => below("Nobody is home; try Hobbs Cafe")).toEqual([first]);
  for (const text of ["Hello?", "Still nobody?", "*knocks*"]) {
    const { id } = mia.say(home, text);
    await expect.poll(() => below("Nobody is home.")).toEqual([id]);
  }
  expect(below("Nobody is home; try Hobbs Cafe")).toEqual([first]);
  wellBehaved(discord);
});

test("words that nobody hears: why, and what to do, once in each place, and /town why and /say tell as much", async () => {
  const { discord, town, cafe, park, mia, kim } = await founded({ noteMs: 60_000 });
  town.unheard = "Isabella Rodriguez is asleep. Johnson Park is open, and Maria is there.";
  const said = mia.say(cafe, "Hello?");
  const note = await discord.waitForMessage(cafe, ({ content }) => content === town.unheard);
  expect(note.type).toBe(19);
  const again = mia.say(cafe, "Hello??");
  await discord.waitFor(() => again.reactions?.some(({ emoji }) => emoji.name === "🫥") || undefined);
  expect(discord.messages(cafe).filter(({ content }) => content === town.unheard)).toHaveLength(1);
  // Somebody else who is called and is elsewhere is another reason: it has a word too, while the first still stands.
  const first = town.unheard;
  town.unheard = "Klaus Mueller is out walking. Johnson Park is open, and Maria is there.";
  mia.say(cafe, "Klaus?");
  await discord.waitForMessage(cafe, ({ content }) => content === "Klaus Mueller is out walking");
  town.unheard = first;
  mia.say(park, "And here?");
  await discord.waitForMessage(park, ({ content }) => content === town.unheard);
  const why = await kim.slash(cafe, "town why", { message: `<${said.id}>` }).reply();
  expect(why.content).toContain(town.unheard);
  const spoken = mia.slash(cafe, "say", { text: "Hello!" });
  expect((await spoken.reply()).content).toBe(town.unheard);
  wellBehaved(discord);
});

test("who walks in is seen to before their words, and not after they have written there", async () => {
  const { discord, guild, mia, general, cafe, stage, town } = await founded();
  const said = () => discord.messages(cafe).map(({ content }) => content);
  const [walks, words] = ["*walks in*", "Hello!"];
  await mia.slash(general, "visit", { name: "Mia" }).reply();
  await stage.idle();
  mia.say(cafe, "Hello!");
  await discord.waitFor(() => said().some((line) => line.includes("You said: Hello!")) || undefined);
  expect(said().filter((line) => [walks, words].includes(line))).toEqual([walks, words]);

  // The line waits, since nothing may be posted; meanwhile they write.
  const noa = discord.addMember(guild.id, { name: "Noa" });
  discord.setBotPermissions(guild.id, townPermissions & ~PermissionFlagsBits.ManageWebhooks);
  discord.removeWebhook(discord.webhooks(cafe).find((one) => one.application_id === discord.applicationId)!.id);
  await noa.slash(general, "visit", { name: "Noa" }).reply();
  await stage.idle();
  noa.say(cafe, "Good day!");
  await discord.waitFor(() => town.done.includes("say hobbs-cafe Good day!") || undefined);
  discord.setBotPermissions(guild.id, townPermissions);
  await discord.waitFor(() => said().some((line) => line.includes("You said: Good day!")) || undefined);
  await stage.idle();

  // They wrote first, and came in by command before their words were heard.
  const ida = discord.addMember(guild.id, { name: "Ida" });
  ida.say(cafe, "Anybody here?");
  await ida.slash(general, "visit", { name: "Ida" }).reply();
  await discord.waitFor(() => said().some((line) => line.includes("You said: Anybody here?")) || undefined);
  await stage.idle();
  expect(said().filter((line) => line.includes("*walks in*"))).toEqual([walks]);
  wellBehaved(discord);
});

test("a dozing town shows that it wakes", async () => {
  const { discord, town, cafe, mia } = await founded();
  town.state = "dozing";
  const said = mia.say(cafe, "Wake up!");
  await discord.waitFor(() => said.reactions?.some((reaction) => reaction.emoji.name === "☀️") || undefined);
  wellBehaved(discord);
});

test("a reaction is a person seen, and the presence tells the time", async () => {
  const { discord, town, cafe, mia, stage } = await founded();
  town.live([town.says("klaus-mueller", "hobbs-cafe", "Hm.")]);
  await stage.idle();
  mia.react(await discord.waitForMessage(cafe, (message) => message.content === "Hm."), "👍");
  await discord.waitFor(() => town.done.some((one) => one.startsWith("seen")) || undefined);
  await discord.waitFor(() => JSON.stringify(discord.presences.at(-1)).includes("Day 1, 08:20") || undefined);
});

test("a connection that breaks is taken up again, and nothing is heard twice", async () => {
  const { discord, town, cafe, mia } = await founded();
  discord.dropSockets(4000);
  mia.say(cafe, "Still there?");
  await discord.waitForMessage(cafe, (message) => message.content === "You said: Still there?");
  expect(town.done.filter((one) => one.startsWith("say"))).toHaveLength(1);
  wellBehaved(discord);
});

test("of many at once who are turned away, or heard by nobody, the first is told, and the others see the sign", async () => {
  const { discord, guild, town, cafe, channelOf } = await founded({ noteMs: 60_000 });
  const crowd = Array.from({ length: 5 }, (_, i) => discord.addMember(guild.id, { name: `Crowd ${i}` }));
  const home = channelOf("isabellas-apartment");
  const notes = (channel: string) =>
    discord.messages(channel).filter(({ type, content }) => type === 19 && !content.includes("AI character"));
  const signs = (said: readonly Message[]) => said.map(({ reactions }) => reactions?.at(-1)?.emoji.name);
  const refused = crowd.map((one) => one.say(home, "Hello!"));
  await expect.poll(() => signs(refused)).toEqual(Array(5).fill("🚪"));
  await expect.poll(() => notes(home)).toHaveLength(1);
  town.unheard = "Isabella Rodriguez is asleep. Johnson Park is open, and Maria is there.";
  const unheard = crowd.map((one) => one.say(cafe, "Hello?"));
  await expect.poll(() => signs(unheard).filter((sign) => sign === "🫥")).toHaveLength(4);
  await expect.poll(() => notes(cafe)).toHaveLength(1);
  wellBehaved(discord);
});

test("that somebody was told what the town is cannot be kept: what they did is done, and they are told", async () => {
  const { discord, store, cafe, mia, kim, general, stage, logged } = await founded();
  const write = store.write.bind(store);
  store.write = (name, value) =>
    name.startsWith("discord/") ? Promise.reject(new Error("the disk says no")) : write(name, value);
  expect((await kim.slash(general, "visit", { name: "Kim" }).reply()).content).toContain("AI character");
  const said = mia.say(cafe, "Good morning!");
  await discord.waitForMessage(cafe, ({ content, type }) => type === 19 && content.includes("AI character"));
  await stage.idle();
  expect(said.reactions ?? []).toEqual([]);
  expect(logged.filter((line) => line.includes("was told what the town is"))).toHaveLength(2);
  wellBehaved(discord);
});
