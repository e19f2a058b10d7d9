/** A member lives as a resident for a while, in a town that lives: seen, heard and remembered as the resident's own. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { townPermissions } from "../../../../test/discord/test-discord.ts";
import { pairAbout } from "../../../../test/discord-town/out-and-about.ts";
import { lines, stageOn, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { hastily, hostOn, living } from "../../../../test/discord-town/with-living-town.ts";
import { GuildState } from "../guild-state.ts";

/** Mia is a resident who is alone and awake. */
async function aloneAs({
  desk,
  until,
  mia,
  general,
}: Pick<Awaited<ReturnType<typeof living>>, "desk" | "until" | "mia" | "general">) {
  const people = () => desk.view().people.filter((one) => one.kind === "resident" && !one.walk);
  const alone = () =>
    people().find(
      (one) =>
        !one.asleep && !people().some((other) => other.id !== one.id && other.place === one.place && !other.asleep),
    );
  await until(() => alone() !== undefined);
  const self = alone()!;
  await mia.slash(general, "embody", { resident: self.id }).reply();
  return self;
}

test("what a member says and does as a resident is the resident's, until they let go", async () => {
  const { discord, desk, mia, kim, general, channelOf, until, clock } = await living();
  const [self, other] = await pairAbout({ desk, until });
  const use = async (command: string, options = {}, who = mia) => {
    const interaction = who.slash(general, command, options);
    const { content } = await interaction.reply();
    expect(interaction.ephemeral).toBe(true);
    return content;
  };
  expect(await use("embody", { resident: self.id })).toContain(`You are ${self.name} now`);
  expect(await use("embody", { resident: self.id }, kim)).toContain("Somebody else is");
  expect(await use("embody", { resident: other.id })).toContain("already");
  expect(await use("visit", { name: "Mia" })).toContain("Let go with /release first");
  expect(desk.visitor({ id: `discord:${mia.id}`, name: "Mia", keeper: false })).toBeNull();

  const channel = channelOf(self.place);
  const words = `${other.name.split(" ")[0]}, I have found a green lantern in the dunes.`;
  const typed = mia.say(channel, words);
  const spoken = await discord.waitForMessage(
    channel,
    (message) => message.author.username === self.name && message.content.includes("green lantern"),
  );
  expect(spoken.webhook_id).toBeDefined();
  // Whoever is spoken to answers them as one of their own.
  await discord.waitForMessage(
    channel,
    (message) => message.author.username === other.name && BigInt(message.id) > BigInt(spoken.id),
  );
  // Their own message goes away.
  await expect.poll(() => discord.messages(channel).some(({ id }) => id === typed.id)).toBe(false);

  mia.say(channel, "*whistles a tune*");
  await discord.waitForMessage(channel, (message) => message.content.includes("whistling a tune"));
  const beats = async (n: number) => {
    const now = desk.view().now;
    await until(() => desk.view().now >= now + 5 * n);
  };
  await beats(2);
  const own = await desk.memories(self.id, { about: "green lantern in the dunes", most: 3 });
  expect(own.some(({ text, source }) => /green lantern/.test(text) && source.how === "did")).toBe(true);
  const theirs = await desk.memories(other.id, { about: "green lantern in the dunes", most: 3 });
  expect(theirs.some(({ text }) => text.includes(self.name) && /green lantern/.test(text))).toBe(true);
  const whistled = await desk.memories(self.id, { about: "whistling a tune", most: 5 });
  expect(whistled.some(({ text, source }) => /whistling a tune/.test(text) && source.how === "did")).toBe(true);
  // Nothing of their own meanwhile.
  const after = (await desk.turnsAfter(0, 10_000)).flatMap(({ events }) => events);
  const from = after.findIndex((event) => event.kind === "line-said" && event.text.includes("green lantern"));
  const lived = after.slice(from + 1).filter(({ who }) => who === self.id);
  expect(
    lived.filter(({ kind }) =>
      ["line-said", "resident-set-out", "plan-made", "plan-changed", "reflection-made"].includes(kind),
    ),
  ).toEqual([]);

  expect(await use("release")).toContain("goes on without you");
  expect(await use("release")).toContain("nobody but yourself");
  // Who is silent for ten minutes lets go without a word.
  const awake = desk.view().people.find((one) => one.kind === "resident" && !one.asleep)!;
  await use("embody", { resident: awake.id });
  clock.advance(11 * 60_000);
  await until(() => desk.embodied({ id: `discord:${mia.id}`, name: "Mia", keeper: false }) === null, 10);
  expect(lines(discord, channel).length).toBeGreaterThan(0);
  wellBehaved(discord);
});

test("words that nobody hears are posted all the same", async () => {
  const { discord, desk, mia, kim, general, channelOf, until } = await living();
  await kim.slash(general, "town settings", { setting: "verbosity", value: "quiet" }).reply();
  const self = await aloneAs({ desk, until, mia, general });
  const channel = channelOf(self.place);
  const typed = mia.say(channel, "Nobody ever listens to me.");
  await discord.waitForMessage(
    channel,
    ({ content, author }) => content === "Nobody ever listens to me." && author.username === self.name,
  );
  await expect.poll(() => discord.messages(channel).some(({ id }) => id === typed.id)).toBe(false);
  wellBehaved(discord);
});

test("where nothing can be posted, a member's own message stays until the resident's is", async () => {
  const { discord, desk, guild, mia, kim, general, channelOf, until } = await living();
  const self = await aloneAs({ desk, until, mia, general });
  const channel = channelOf(self.place);
  const stands = ({ id }: { id: string }) => discord.messages(channel).some((message) => message.id === id);
  discord.setBotPermissions(guild.id, townPermissions & ~PermissionFlagsBits.ManageWebhooks);
  for (const hook of discord.webhooks(channel)) discord.removeWebhook(hook.id);
  const typed = mia.say(channel, "I hid the umbrella in the chimney.");
  const why = async () => (await kim.slash(general, "town why", { message: typed.id }).reply()).content;
  await expect.poll(why).toContain("It waits to be posted in the resident's name, because I may not speak there");
  discord.setBotPermissions(guild.id, townPermissions);
  const umbrella = ({ body }: { body: unknown }) => JSON.stringify(body ?? "").includes("umbrella");
  await expect.poll(() => stands(typed)).toBe(false);
  const posted = discord.requests.findLastIndex((one) => one.method === "POST" && umbrella(one));
  expect(lines(discord, channel)).toContain(`${self.name}: I hid the umbrella in the chimney.`);
  expect(discord.requests.findIndex((one) => one.method === "DELETE" && one.path.includes(typed.id))).toBeGreaterThan(
    posted,
  );
  wellBehaved(discord);
});

test("a restart before the resident's words are posted leaves no copy of the member's own", async () => {
  const { discord, desk, guild, stage, host, store, mia, general, channelOf, until } = await living();
  const self = await aloneAs({ desk, until, mia, general });
  const channel = channelOf(self.place);
  const stands = ({ id }: { id: string }) => discord.messages(channel).some((message) => message.id === id);
  discord.setBotPermissions(guild.id, townPermissions & ~PermissionFlagsBits.ManageWebhooks);
  for (const hook of discord.webhooks(channel)) discord.removeWebhook(hook.id);
  const typed = mia.say(channel, "I hid the umbrella in the chimney.");
  const kept = async () => (await GuildState.read(store, guild.id)) as GuildState;
  await expect
    .poll(async () => (await kept()).record.written.find(({ message }) => message === typed.id)?.as)
    .toHaveLength(1);
  await stage.close();
  expect(stands(typed)).toBe(true);
  discord.setBotPermissions(guild.id, townPermissions);
  await stageOn(discord, host, store, hastily);
  await expect.poll(() => stands(typed)).toBe(false);
  expect(lines(discord, channel).filter((line) => line.includes("umbrella"))).toEqual([
    `${self.name}: I hid the umbrella in the chimney.`,
  ]);
  // What we took away ourselves was not taken back: it is still said.
  expect(await desk.memories(self.id, { about: "umbrella in the chimney", most: 3 })).not.toEqual([]);
  wellBehaved(discord);
});

test("long words are posted whole, and what a post does not hold all of stays", async () => {
  const { discord, desk, mia, general, channelOf, until } = await living();
  const self = await aloneAs({ desk, until, mia, general });
  const channel = channelOf(self.place);
  const stands = ({ id }: { id: string }) => discord.messages(channel).some((message) => message.id === id);
  const png = { name: "a.png", bytes: new Uint8Array([1]), type: "image/png" };
  const picture = mia.say(channel, "See this.", { attachments: [png] });
  const link = mia.say(channel, "Read https://example.com/tides first.");
  const lengthy = mia.say(channel, `*${"walks ".repeat(60)}on*`);
  const words = `One. ${"word ".repeat(120)}The end of it: the key is under the mat.`;
  const typed = mia.say(channel, words);
  await expect.poll(() => stands(typed)).toBe(false);
  expect(lines(discord, channel)).toContain(`${self.name}: ${words}`);
  for (const text of ["*showing a picture*", "See this."]) expect(lines(discord, channel).join("\n")).toContain(text);
  expect([picture, link, lengthy].map(stands)).toEqual([true, true, true]);
  wellBehaved(discord);
});

test("what is said and done in a thread stays in it, and so does what answers it", async () => {
  const { discord, desk, mia, general, channelOf, until } = await living();
  const [self, other] = await pairAbout({ desk, until });
  await mia.slash(general, "embody", { resident: self.id }).reply();
  const channel = channelOf(self.place);
  const thread = discord.addThread(channel, "Aside").id;
  mia.say(thread, "*whistles a tune*");
  mia.say(thread, `${other.name.split(" ")[0]}, I have found a green lantern in the dunes.`);
  await discord.waitForMessage(thread, ({ author }) => author.username === other.name);
  await expect.poll(() => lines(discord, thread).some((line) => line.includes("green lantern"))).toBe(true);
  expect(lines(discord, thread)[0]).toContain(`${self.name}: *whistling a tune*`);
  expect(lines(discord, channel).some((line) => line.startsWith(`${self.name}: `))).toBe(false);
  // What is said by a command goes where the command was used.
  await mia.slash(channel, "say", { text: "Now the whole harbour may hear of it." }).reply();
  const aloud = (at: string) => lines(discord, at).some((line) => line.includes("whole harbour"));
  await expect.poll(() => aloud(channel) || aloud(thread)).toBe(true);
  expect(aloud(channel)).toBe(true);
  wellBehaved(discord);
});

test("who is a resident still is after a restart, and a keeper can keep it to some", async () => {
  const { mia, kim, general, desk, host, store, clock, guild } = await living();
  const { id, name } = desk.view().people.find((one) => one.kind === "resident" && !one.asleep)!;
  const use = async (who: typeof mia, command: string, options = {}) =>
    (await who.slash(general, command, options).reply()).content;
  expect(await use(kim, "town settings", { setting: "embody", value: "keepers" })).toContain("**embody**: keepers");
  expect(await use(mia, "embody", { resident: id })).toContain("only some members may take over");
  expect(await use(kim, "embody", { resident: id })).toContain(`You are ${name} now`);
  await host.close();
  const again = hostOn(store, clock);
  await again.open();
  const member = { id: `discord:${kim.id}`, name: "Kim", keeper: true };
  const after = again.desk(`guild:${guild.id}`)!;
  expect(after.embodied(member)).toEqual({ id, name });
  await after.release(member);
  expect(after.embodied(member)).toBeNull();
});
