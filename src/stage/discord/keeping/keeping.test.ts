/** What keepers do to look after a town: the check, the reasons, muting, the log - with the real town on the test Discord. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { somebodyAbout } from "../../../../test/discord-town/out-and-about.ts";
import { founded, lines, server, stageOn, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { hastily, hostOn, living } from "../../../../test/discord-town/with-living-town.ts";
import { manualClock } from "../../../clock/manual.ts";
import { milliseconds } from "../../../clock/units.ts";
import { ownId } from "../../../town/file/checking.ts";
import { loadTown } from "../../../town/file/definition.ts";

test("the check groups what is missing, counts webhooks, and says what went wrong", async () => {
  const { discord, kim, mia, general, cafe, park } = await founded();
  const well = (await kim.slash(general, "town check").reply()).content;
  expect(well).toContain("✅ I have every permission I need");
  expect(well).toContain("3 of 3 places have their webhook");
  expect(well).toContain("think offline");
  expect(well).toContain("Plain messages can be read");
  discord.denyInChannel(cafe, PermissionFlagsBits.AddReactions | PermissionFlagsBits.PinMessages);
  discord.denyInChannel(park, PermissionFlagsBits.AddReactions | PermissionFlagsBits.PinMessages);
  await discord.gateway.heard();
  const ill = (await kim.slash(general, "town check").reply()).content;
  expect(ill).toContain(`⚠️ I am missing Add Reactions, Pin Messages in <#${cafe}>, <#${park}>`);
  expect((await mia.slash(general, "town check", {}, { hidden: true }).reply()).content).toContain("Manage Server");
  wellBehaved(discord);
});

test("why a message got no answer: the first real reason", async () => {
  const { discord, town, kim, mia, general, cafe, guild } = await founded();
  const why = async (message: string, channel = cafe) =>
    (await kim.slash(channel, "town why", { message }).reply()).content;
  const heard = mia.say(cafe, "Hello!");
  await discord.waitForMessage(cafe, (message) => message.content.includes("You said"));
  const answered = await why(`https://discord.com/channels/${guild.id}/${cafe}/${heard.id}`);
  expect(answered).toBe("Isabella Rodriguez answered it.");
  town.answer = null;
  const alone = mia.say(cafe, "Anybody?");
  await discord.waitFor(() => town.done.includes("say hobbs-cafe Anybody?") || undefined);
  expect(await why(alone.id)).toContain("It was heard by Isabella Rodriguez, Klaus Mueller");
  const elsewhere = mia.say(general, "Hello?");
  expect(await why(`https://discord.com/channels/${guild.id}/${general}/${elsewhere.id}`)).toContain("not a place");
  const back = mia.say(cafe, "Oh no");
  mia.remove(back);
  expect(await why(back.id)).toContain("deleted before");
  // By its id alone, asked from anywhere.
  expect(await why(elsewhere.id, cafe)).toContain(`<#${general}> is not a place`);
  expect(await why(heard.id, general)).toBe("Isabella Rodriguez answered it.");
  expect(await why("what")).toContain("Copy Message Link");
  // Where the bot may not look, nothing of a message reaches it.
  discord.denyInChannel(cafe, PermissionFlagsBits.ViewChannel);
  await discord.gateway.heard();
  const unseen = mia.say(cafe, "Is nobody here?");
  const blind = `I may not see <#${cafe}>`;
  expect(await why(`https://discord.com/channels/${guild.id}/${cafe}/${unseen.id}`, general)).toContain(blind);
  expect(await why(unseen.id, general)).toMatch(new RegExp(`^I know nothing of that message.*${blind}`));
  expect(await why("100000000000000000")).toContain("before I last began to listen");
  wellBehaved(discord);
});

test("after a restart a message named by its id is looked for in threads too, and where it was not looked is said", async () => {
  const { discord, town, kim, mia, general, cafe, park, guild, stage, towns, store } = await founded();
  const why = async (message: string, channel = cafe) =>
    (await kim.slash(channel, "town why", { message }).reply()).content;
  const [open, ours] = [discord.addThread(cafe, "Plans"), discord.addThread(park, "Klaus · Isabella")];
  const said = [park, open.id, ours.id].map((at) => mia.say(at, `Hello from ${at}!`));
  const elsewhere = mia.say(general, "Hello?");
  for (const { content } of said)
    await discord.waitFor(() => town.done.some((done) => done.endsWith(content)) || undefined);
  town.handled = () => [...said, elsewhere].map(({ id }) => id);
  await stage.idle();
  await stage.close();
  towns.stages = [];
  // A thread in which a talk goes on, and that Discord has put away since.
  const record = `discord/${guild.id}`;
  const kept = (await store.read(record)) as Record<string, never>;
  await store.write(record, { ...kept, threads: [{ thread: ours.id, talk: "talk-1", place: "johnson-park" }] });
  ours.thread_metadata!.archived = true;
  await stageOn(discord, towns, store);
  const before = /^It was written before I last began to listen \(<t:\d+:f>\)\.$/;
  for (const { id } of said) expect(await why(id)).toMatch(before);
  const lost = await why(elsewhere.id);
  expect(lost).toMatch(
    /^It was written before .* I looked for it here, in the town's channels and in their open threads/,
  );
  expect(lost).not.toContain("I could not look");
  expect(await why(`${general}-${elsewhere.id}`)).toContain(`<#${general}> is not a place`);
  discord.denyInChannel(park, PermissionFlagsBits.ReadMessageHistory);
  await discord.gateway.heard();
  expect(await why(elsewhere.id)).toContain(`I could not look in <#${park}>: give my role`);
  wellBehaved(discord);
});

test("a muted place posts nothing, its board says so, and a keeper's 🤫 mutes as well", async () => {
  const { discord, town, kim, mia, general, cafe, stage } = await founded();
  expect((await kim.slash(cafe, "town mute", { minutes: 10 }).reply()).content).toContain(`<#${cafe}> is muted until`);
  await discord.waitForMessage(cafe, (message) => message.pinned && message.content.includes("a keeper muted it"));
  const asked = mia.say(cafe, "Hello!");
  await discord.waitFor(() => asked.reactions?.some(({ emoji }) => emoji.name === "🤫") || undefined);
  await discord.waitFor(() => town.done.includes("say hobbs-cafe Hello!") || undefined);
  await stage.idle();
  expect(lines(discord, cafe)).toEqual([]);
  expect((await kim.slash(general, "town unmute", { channel: { id: cafe } }).reply()).content).toContain("no longer");
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "Good morning!")]);
  const line = await discord.waitForMessage(cafe, (message) => message.content === "Good morning!");
  mia.react(line, "🤫");
  await discord.gateway.heard();
  await kim.slash(general, "town check").reply();
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "How are you?")]);
  await discord.waitForMessage(cafe, (message) => message.content === "How are you?");
  kim.react(line, "🤫");
  await discord.waitForMessage(cafe, (message) => message.pinned && message.content.includes("a keeper muted it"));
  expect((await kim.slash(general, "town mute").reply()).content).toContain("channel of a place");
  wellBehaved(discord);
});

test("keepers are told in the channel they choose", async () => {
  const { discord, guild, kim, general, cafe, stage } = await founded();
  const read = (await kim.slash(general, "town log", { channel: { id: general } }).reply()).content;
  expect(read).toContain(`Others than keepers read <#${general}>`);
  const log = discord.addChannel(guild.id, {
    name: "keepers",
    permission_overwrites: [
      { id: guild.id, type: 0, deny: String(PermissionFlagsBits.ViewChannel) },
      { id: discord.applicationId, type: 1, allow: String(PermissionFlagsBits.ViewChannel) },
    ],
  });
  await discord.gateway.heard();
  expect((await kim.slash(general, "town log", { channel: { id: log.id } }).reply()).content).toContain(log.id);
  await kim.slash(cafe, "town settings", { setting: "verbosity", value: "quiet" }).reply();
  const told = await discord.waitForMessage(log.id, (message) => message.content.includes("verbosity: quiet"));
  expect(told.content).toContain(`<@${kim.id}>`);
  stage.notice(`guild:${guild.id}`, "The budget of today is used up.");
  stage.notice(`guild:${guild.id}`, "The budget of today is used up.");
  await discord.waitForMessage(log.id, (message) => message.content.includes("budget of today"));
  stage.notice(`guild:${guild.id}`, "The model is back.");
  await discord.waitForMessage(log.id, (message) => message.content.includes("The model is back"));
  expect(discord.messages(log.id).filter((message) => message.content.includes("budget of today"))).toHaveLength(1);
  wellBehaved(discord);
});

test("a channel that lets others in by name is taken for the keepers' only when a keeper is sure, told who reads there", async () => {
  const { discord, guild, kim, mia, general, stage } = await founded();
  const { ViewChannel, ManageGuild } = PermissionFlagsBits;
  const log = async (channel: string) => kim.slash(general, "town log", { channel: { id: channel } }).reply();
  const roleOf = (name: string) => discord.guild(guild.id).roles.find((role) => role.name === name)!.id;
  const shutBut = (name: string, ...letIn: readonly (readonly [string, 0 | 1])[]) =>
    discord.addChannel(guild.id, {
      name,
      permission_overwrites: [
        { id: guild.id, type: 0, deny: String(ViewChannel) },
        { id: discord.applicationId, type: 1, allow: String(ViewChannel) },
        ...letIn.map(([id, type]) => ({ id, type, allow: String(ViewChannel) })),
      ],
    }).id;
  const ann = discord.addMember(guild.id, { name: "Ann", permissions: ManageGuild });
  const members = roleOf("Members");
  const lounge = shutBut("lounge", [members, 0], [mia.id, 1], [kim.id, 1], [roleOf("Ann's role"), 0]);
  const managers = shutBut("managers", [roleOf("Ann's role"), 0], [kim.id, 1], [ann.id, 1]);
  await discord.gateway.heard();
  const asked = await log(lounge);
  expect(asked.content).toContain(`without managing this server: <@&${members}>, <@${mia.id}>.`);
  await kim.slash(general, "town settings", { setting: "verbosity", value: "quiet" }).reply();
  await stage.idle();
  expect(discord.messages(lounge)).toEqual([]);
  const sure = await kim.press(asked, asked.components[0]!.components![0]!.custom_id!).reply();
  expect(sure.content).toContain(`From now on keepers are told in <#${lounge}>`);
  await kim.slash(general, "town settings", { setting: "verbosity", value: "talk" }).reply();
  await discord.waitForMessage(lounge, ({ content }) => content.includes("verbosity: talk"));
  // Nobody is asked where all of them manage the server.
  expect((await log(managers)).content).toContain(`From now on keepers are told in <#${managers}>`);
  wellBehaved(discord);
});

test("a town file of one's own: previewed, refused with what is wrong in it, founded", async () => {
  const { discord, guild, kim, general, store } = await server();
  const host = hostOn(store, manualClock(milliseconds(Date.now())));
  await stageOn(discord, host, store, hastily);
  host.start();
  const file = (name: string, text: string) => ({
    field: "file",
    name,
    bytes: Buffer.from(text),
    type: "application/json",
  });
  const found = async (name: string, text: string) =>
    kim.slash(general, "town found", { file: file(name, text) }).reply();
  expect((await found("own.json", "{ nonsense")).content).toContain("own.json is not JSON");
  expect((await found("own.json", "{}")).content).toContain("own.json will not do as a town");
  expect((await found("own.json", " ".repeat(1_000_001))).content).toContain("too large");
  const { file: json } = await loadTown("pellow-cove");
  const [first, ...others] = json.residents;
  // Whoever lives in a town is nobody real.
  discord.addMember(guild.id, { name: "Nessa Trewіn" });
  discord.addMember(guild.id, { name: "Tamsin Trewin", bot: true });
  const real = await found("own.json", JSON.stringify({ ...json, name: "Own Cove" }));
  expect(real.content).toMatch(/Members of this server .* Nessa Trewin: .*attach it again/);
  expect(real.components).toEqual([]);
  const named = { ...first, id: ownId(first!), name: "Tamsin Trewin" };
  const preview = await found("own.json", JSON.stringify({ ...json, name: "Own Cove", residents: [named, ...others] }));
  expect(preview.content).toContain("**Own Cove** would be founded");
  const pressed = kim.press(preview, preview.components[0]!.components![0]!.custom_id!);
  expect((await pressed.reply()).content).toContain("Own Cove is founded");
  expect(host.desk(`guild:${guild.id}`)?.view().name).toBe("Own Cove");
  const again = kim.slash(general, "town found", { confirm: "yes" });
  expect((await again.reply()).content).toContain("nothing was missing");
  wellBehaved(discord);
});

test("in a town that lives: who answered, and a clock that stands", async () => {
  const { discord, desk, kim, mia, general, channelOf, until } = await living();
  const why = async (message: string) => (await kim.slash(general, "town why", { message }).reply()).content;
  const { name, place } = await somebodyAbout({ desk, until });
  const channel = channelOf(place);
  const greeted = mia.say(channel, `Good morning, ${name.split(" ")[0]}!`);
  await discord.waitForMessage(channel, (message) => message.author.username === name && !!message.webhook_id);
  expect(await why(greeted.id)).toBe(`${name} answered it.`);
  await kim.slash(general, "town pause").reply();
  expect((await mia.slash(general, "town status").reply()).content).not.toContain("/town resume");
  expect((await kim.slash(general, "town status").reply()).content).toContain("Resume it with /town resume.");
  const late = mia.say(channel, "And now?");
  await discord.waitFor(() => late.reactions?.some(({ emoji }) => emoji.name === "🚪") || undefined);
  expect(await why(late.id)).toMatch(/^It was not taken: .*stands still/s);
  for (const { content } of discord.messages(channel)) expect(content).not.toContain("/town resume");
  expect((await kim.slash(general, "town check").reply()).content).toContain("The clock is paused");
  wellBehaved(discord);
});
