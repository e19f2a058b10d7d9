/** One member writes a thousand lines a minute: they are told so once, and whoever else talks there notices nothing. */
import { SnowflakeUtil } from "discord.js";
import { expect, test } from "vitest";
import { somebodyAbout } from "../../../../test/discord-town/out-and-about.ts";
import { wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { living, seldomDrawn } from "../../../../test/discord-town/with-living-town.ts";
import { Floods, LINES_AT_ONCE } from "../../../town/acts/flood.ts";
import { usualTiming } from "../timing.ts";

test("a flood in a channel in which somebody else talks", async () => {
  // Discord's own minute: the channel's lines are as scarce as they are.
  const world = await living({ timing: { ...seldomDrawn, minuteMs: usualTiming.minuteMs }, discord: { limits: {} } });
  const { discord, guild, general, desk, channelOf, until, mia, kim } = world;
  const { name, place } = await somebodyAbout({ desk, until });
  const channel = channelOf(place);
  const [first] = name.split(" ");
  const { turn: since } = desk.view();
  const flooder = discord.addMember(guild.id, { name: "Fred" });
  const written: string[] = [];
  /** Lines to Mia that stand in the channel. */
  const answers = async () => {
    const events = (await desk.turnsAfter(since, 10_000)).flatMap((turn) => turn.events);
    const said = events.flatMap((one) =>
      one.kind === "line-said" && one.to.includes(`visitor:discord:${mia.id}`) ? [one.text] : [],
    );
    const posted = discord.messages(channel).filter(({ webhook_id }) => webhook_id);
    return said.filter((text) => posted.some(({ content }) => content.endsWith(text))).length;
  };
  for (let round = 1; round <= 4; round++) {
    const flood = () => {
      for (let n = 0; n < 100; n++) written.push(flooder.say(channel, `${first}, number ${n}!`).id);
    };
    flood();
    mia.say(channel, `${first}, have you seen lantern number ${round}?`);
    flood();
    await expect.poll(answers).toBe(round);
  }
  // What the town listens to goes by when each line was written, however long that took here.
  const floods = new Floods();
  const heeds = written.map((id) => floods.heed("Fred", SnowflakeUtil.timestampFrom(id)));
  const taken = written.filter((_, i) => heeds[i] === "heard");
  expect(taken.length).toBeGreaterThanOrEqual(LINES_AT_ONCE);
  await expect.poll(() => desk.handled(place).filter((id) => written.includes(id)).length).toBe(taken.length);
  const toldAt = written.filter((_, i) => heeds[i] === "tell");
  // Told once, by a note that goes away and a sign that stays where it began.
  const notes = discord.requests.filter(({ body }) =>
    JSON.stringify(body ?? "").includes("than the town can listen to"),
  );
  expect(notes).toHaveLength(toldAt.length);
  const signs = discord
    .messages(channel)
    .filter(({ reactions }) => reactions?.some(({ emoji }) => emoji.name === "🐢"));
  expect(signs.map(({ id }) => id)).toEqual(toldAt);
  const why = async (message: string) => (await kim.slash(general, "town why", { message }).reply()).content;
  expect(await why(`https://discord.com/channels/${guild.id}/${channel}/${written.at(-1)}`)).toContain(
    "20 lines a minute",
  );
  wellBehaved(discord);
});
