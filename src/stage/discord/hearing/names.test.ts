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
