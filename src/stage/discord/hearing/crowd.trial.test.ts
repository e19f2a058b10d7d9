/** Many people at once in one place: each is answered by name, in lines that a channel has room for, and what the town is is told once. */
import { expect, test } from "vitest";
import { wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { living, seldomDrawn } from "../../../../test/discord-town/with-living-town.ts";
import { noted, waitFor } from "../speaking/channel-budget.ts";

const people = Array.from({ length: 50 }, (_, n) => `Vis${String(n).padStart(2, "0")}x`);
/** A minute of Discord's, a third as long; what a note and a hold are is as much shorter. */
const minuteMs = 20_000;

/** How long so many lines take in a channel that had none, at the real pace: what a clock would tell on an idle machine. */
function posted(lines: number): number {
  let [now, sent]: [number, readonly number[]] = [0, []];
  for (let n = 0; n < lines; n++) {
    now += waitFor(sent, now, true);
    sent = noted(sent, now);
  }
  return now;
}

const asks = ["What do you do here?", "Where is the quay?", "How are you?"];

test.each([
  ["greet", (n: number) => (n % 2 ? "Hello!" : "Good morning everyone!")],
  ["greet or ask", (n: number) => (n % 3 ? "Hi there!" : asks[(n / 3) % 3]!)],
])("fifty who %s at once are all answered by name within half a minute", async (_, words) => {
  const { discord, guild, desk, channelOf, until } = await living({
    // Long enough that all fifty are heard before it is over, also on a busy machine.
    timing: { ...seldomDrawn, minuteMs, holdMs: 12_000, noteMs: 20_000 },
  });
  const up = (place: string) =>
    desk.view().people.some((one) => one.kind === "resident" && one.place === place && !one.apart && !one.walk);
  const lively = () => desk.view().places.find((place) => place.open && !place.home && up(place.id));
  await until(() => lively() !== undefined);
  const channel = channelOf(lively()!.id);
  const before = discord.messages(channel).length;
  for (const [n, name] of people.entries()) discord.addMember(guild.id, { name }).say(channel, words(n));
  const said = () =>
    discord
      .messages(channel)
      .slice(before)
      .filter((one) => one.webhook_id);
  await discord.waitFor(
    () => people.every((name) => said().some(({ content }) => content.includes(name))) || undefined,
  );
  const answers = said().filter(({ content }) => people.some((name) => content.includes(name)));
  expect(posted(answers.length), `${answers.length} lines`).toBeLessThan(30_000);
  expect(discord.messages(channel).filter(({ content }) => content.startsWith("A word on the side"))).toHaveLength(1);
  wellBehaved(discord);
});
