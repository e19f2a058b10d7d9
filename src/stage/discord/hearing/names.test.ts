/** Nobody at Discord comes to a town by the name of the bot, of Discord or of those who keep a server, typed or their own. */
import { expect, test } from "vitest";
import { wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { living } from "../../../../test/discord-town/with-living-town.ts";
import { en } from "../../../language/en.ts";

test("a name that nobody sees, or that leads elsewhere, is refused to visitors with a sentence", async () => {
  const { discord, desk, mia, kim, general } = await living();
  const said = async (name: string) => (await mia.slash(general, "visit", { name }).reply()).content;
  for (const name of ["\u3164", "\u115f\u1160", "\uffa0"]) expect(await said(name)).toBe(en.replies.noName);
  for (const name of ["evil.com", "Mia evil.com", "Evil.Me", "百度.com", `<@${kim.id}>`, "<#1>"])
    expect(await said(name), name).toBe(en.replies.nameLeads);
  const member = { id: `discord:${mia.id}`, name: "Mia", keeper: false };
  expect(desk.visitor(member)).toBeNull();
  await said("Mi\u3164a \u034fQuill");
  expect(desk.visitor(member)?.name).toBe("Mia Quill");
  wellBehaved(discord);
});

test("reserved names are refused to visitors", async () => {
  const { discord, guild, desk, mia, general, channelOf } = await living();
  const said = async (who: typeof mia, command: string, options: Record<string, string>) =>
    (await who.slash(general, command, options).reply()).content;
  for (const name of ["Admin", "@everyone", "here", "Mоderator", "D1scord", "System message", "Moderator!", "管理員"])
    expect(await said(mia, "visit", { name }), name).toContain("Choose a name of your own");
  // The bot is a member like any other.
  for (const name of ["Town bot", "Tоwn  Bot"])
    expect(await said(mia, "visit", { name }), name).toBe(en.replies.looksLike(name));
  expect(desk.visitor({ id: `discord:${mia.id}`, name: "Mia", keeper: false })).toBeNull();
  // Who is called so at Discord is told what to do.
  const channel = channelOf("tern-quay");
  const somebody = discord.addMember(guild.id, { name: "Moderator" });
  const note = discord.waitForMessage(channel, ({ content }) => content.includes(en.replies.nameAtVisit));
  somebody.say(channel, "Good morning, everybody!");
  expect((await note).content).toContain(en.replies.nameReserved("Moderator"));
  expect(desk.visitor({ id: `discord:${somebody.id}`, name: "Moderator", keeper: false })).toBeNull();
  await said(somebody, "visit", { name: "Ada Quill" });
  expect(desk.visitor({ id: `discord:${somebody.id}`, name: "Moderator", keeper: false })?.name).toBe("Ada Quill");
  wellBehaved(discord);
});

test("whoever has an odd name at Discord is heard, and goes by what can be read of it", async () => {
  const { discord, guild, desk, stage, channelOf } = await living();
  const channel = channelOf("tern-quay");
  const odd = [
    ["😀🎉", "😀🎉"],
    ["Bo\nb Lee", "Bo b Lee"],
    ["**Cas**", "Cas"],
    ["`Dan`", "Dan"],
    ["~~||Eve||~~", "Eve"],
    ["\u202Ereteb Gol", "reteb Gol"],
    ["[Fay](https://evil.com)", "Fay"],
    ["Tern Quay", "Tern Quay"],
    [`z${"\u0301".repeat(31)}`, "ź\u0301\u0301\u0301\u0301"],
    ["\u0301".repeat(32), "somebody"],
    ["\u3164", "somebody"],
    ["---", "somebody"],
    ["<@123>", "somebody"],
    ["evil.com", "somebody"],
  ] as const;
  for (const [name, called] of odd) {
    const somebody = discord.addMember(guild.id, { name });
    const member = { id: `discord:${somebody.id}`, name, keeper: false };
    somebody.say(channel, "Good morning, everybody!");
    await expect.poll(() => desk.visitor(member)?.name, { timeout: 5000 }).toBe(called);
  }
  await stage.idle();
  wellBehaved(discord);
});

test("a name at Discord that only reads as a resident's is nobody's, whatever of it cannot be seen or is turned around", async () => {
  const { desk } = await living();
  const resident = desk.view().people.find(({ kind }) => kind === "resident")!.name;
  const turned = `\u202E${[...resident].reverse().join("")}`;
  const odd = [
    resident,
    turned,
    `**${resident}**`,
    `${resident}\u3164`,
    resident.toUpperCase(),
    "the keeper",
    "@everyone",
  ];
  for (const [i, name] of odd.entries()) {
    const member = { id: `discord:9${i}`, name, keeper: false };
    const why = await desk.say(member, "tern-quay", "Good morning!", null, `9${i}`).then(
      () => "heard",
      (error: Error) => error.message,
    );
    expect(why, name).toContain(en.replies.nameAtVisit);
    expect(why, name).not.toContain("\u202E");
    expect(desk.visitor(member), name).toBeNull();
  }
});

test("a keeper with an odd name pauses a town that says so plainly", async () => {
  const { desk } = await living();
  await desk.pause({ id: "discord:91", name: "\u202E**Kit**\n# Lee", keeper: true });
  expect(desk.view().why).toContain(en.replies.pausedBy("Kit # Lee"));
});
