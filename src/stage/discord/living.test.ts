/** The real town on the test Discord: what a member says reaches a mind, and a mind's words reach the channel (design section 7). */
import { expect, test } from "vitest";
import { lines, wellBehaved } from "./test-town/with-discord.ts";
import { living } from "./test-town/with-living-town.ts";

test("somebody who is up answers in their channel, and remembers it", async () => {
  const { discord, desk, mia, channelOf, until, stage } = await living();
  const place = () =>
    desk
      .view()
      .people.find(
        (one) =>
          one.kind === "resident" &&
          !one.asleep &&
          !one.walk &&
          !desk.view().places.find(({ id }) => id === one.place)?.home,
      );
  await until(() => place() !== undefined);
  const there = place()!;
  const channel = channelOf(there.place);
  mia.say(channel, `Good morning, ${there.name.split(" ")[0]}! I photograph birds.`);
  await discord.waitForMessage(
    channel,
    (message) => message.author.username === there.name && message.webhook_id !== undefined,
  );
  expect(lines(discord, channel).some((line) => line.startsWith(`${there.name}: `))).toBe(true);
  const kept = await desk.memories(there.name, { about: "Who photographs birds?" });
  expect(kept[0]?.text).toMatch(/Mia.*birds/);
  await stage.idle();
  wellBehaved(discord);
});
