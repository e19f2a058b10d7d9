/** A flood of what is said in earnest, on the test Discord with a living town: answered where it can be, and told where help is. */
import { SnowflakeUtil } from "discord.js";
import { expect, test } from "vitest";
import type { Message } from "../../../test/discord/records.ts";
import { isComfort, tracesOf } from "../../../test/discord-town/comforted.ts";
import { pairAbout } from "../../../test/discord-town/out-and-about.ts";
import { wellBehaved } from "../../../test/discord-town/with-discord.ts";
import { living, seldomDrawn } from "../../../test/discord-town/with-living-town.ts";
import { en } from "../../language/en.ts";
import { LINE_EVERY_MS, LINES_AT_ONCE } from "../../town/acts/flood.ts";
import { ANSWERED } from "../../town/acts/in-earnest.ts";

test("somebody past all limits is not told to slow down, but where help is; a flood of it is told so once", async () => {
  const lived = await living({ timing: seldomDrawn });
  const { discord, guild, kim, mia, general, desk, channelOf } = lived;
  const [there] = await pairAbout(lived);
  const channel = channelOf(there.place);
  const first = Date.now();
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
  const last = Math.max(...times);
  const whiles = 1 + Math.floor((last - begun) / ANSWERED.inMs);
  // Mia is listened to again as she rests, and is then answered aloud.
  const rested = Math.floor((last - first) / LINE_EVERY_MS);
  const mias = Math.min(rested, ANSWERED.most * whiles);
  expect(aloudTo.length).toBeLessThanOrEqual(ANSWERED.most * whiles + mias + 1);
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
