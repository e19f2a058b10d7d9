/** A Chinese town, founded and lived in at Discord (issue 4): its channels, boards and replies, and a talk. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { living } from "../../../../test/discord-town/with-living-town.ts";
import { spokenIn } from "../../../language/language.ts";
import { channelName } from "../keeping/founding.ts";

/** How long a busy machine may take. */

test("a Chinese town speaks Chinese from its founding to a talk", async () => {
  const { discord, guild, desk, general, kim, said, stage, until, channelOf } = await living({
    town: "smallville.zh-CN",
    keepersLocale: "zh-CN",
  });
  const mei = discord.addMember(guild.id, { name: "小梅", locale: "zh-CN" });
  const inChinese = (text: string) =>
    expect(spokenIn("zh-CN", text.replace(/<[^>]*>|\/\w+|\bAI\b/g, " ")) && /\p{Script=Han}{2}/u.test(text), text).toBe(
      true,
    );
  inChinese(said.content);
  await stage.idle();
  const ours = discord.channels(guild.id).filter(({ id }) => id !== general);
  expect(ours).toHaveLength(3 + desk.view().places.length);
  for (const { id, name, topic } of ours) {
    inChinese(name);
    if (topic) inChinese(topic);
    for (const { content } of discord.messages(id)) inChinese(content);
  }

  const someone = () =>
    desk
      .view()
      .places.flatMap((place) =>
        place.home || !place.open
          ? []
          : desk.view().people.filter((one) => one.place === place.id && !one.asleep && !one.walk),
      )[0];
  await until(() => someone() !== undefined);
  const resident = someone()!;
  const place = desk.view().places.find(({ id }) => id === resident.place)!;
  const channel = channelOf(channelName(place));
  mei.say(channel, `${resident.name}，你好！你平时喜欢做什么？`);
  const answer = await discord.waitForMessage(
    channel,
    ({ author, webhook_id, content }) =>
      webhook_id !== undefined && author.username === resident.name && !content.startsWith("*"),
  );
  inChinese(answer.content);

  const asked = mei.slash(channel, "resident who", { resident: resident.id });
  expect((await asked.reply()).content).toContain(`${resident.name}是AI角色。`);
  for (const command of ["look", "help", "news", "map", "town status"])
    inChinese((await mei.slash(channel, command).reply()).content);
  discord.denyInChannel(channel, PermissionFlagsBits.AddReactions | PermissionFlagsBits.PinMessages);
  await discord.gateway.heard();
  expect((await kim.slash(general, "town check").reply()).content).toContain("缺少权限 “添加反应”、“置顶消息”：");
  await stage.idle();
  wellBehaved(discord);
});
