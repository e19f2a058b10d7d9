/** Words that are kept out of a town that lives by a model, on the test Discord: people's are not taken, and a resident's never said. */
import { expect, test } from "vitest";
import { lines, open, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { living } from "../../../../test/discord-town/with-living-town.ts";
import { startTestProvider } from "../../../../test/provider/test-provider.ts";
import { buildModel } from "../../../model/provider.ts";

/** However busy the machine is. */

test("what is kept out is neither taken from people nor said by residents", async () => {
  const foul = "You are a cunt, and so are your friends.";
  const provider = await startTestProvider({
    // Whatever is to be said aloud is foul; all else is as usual.
    answer: ({ response_format: form }) => {
      const asked = Object.keys(form?.json_schema?.schema.properties ?? {});
      if (asked.includes("line") && asked.includes("ends")) return { line: foul, acts: [], ends: false, drewOn: [] };
      return asked.includes("answer") ? { answer: foul, drewOn: [] } : undefined;
    },
    moderation: (text) => (/pamphlet/.test(text) ? ["hate"] : []),
  });
  open.push(() => provider.close());
  const model = buildModel(
    {
      apiKey: "test",
      baseURL: provider.baseURL,
      routine: "gpt-5-nano",
      deep: "gpt-5-mini",
      embedding: "text-embedding-3-small",
      namesGiven: true,
      dailyBudgetUsd: 100,
      moderates: true,
      vectorsPath: new URL("../../../../data/word-vectors.bin", import.meta.url).pathname,
    },
    { onNotice: () => {}, patienceMs: 60_000 },
  );
  const { discord, desk, guild, mia, kim, store, channelOf, until, stage } = await living({
    model,
  });
  const member = { id: `discord:${mia.id}`, name: "Mia", keeper: false };
  const up = () =>
    desk
      .view()
      .people.find(
        (one) =>
          one.kind === "resident" &&
          !one.asleep &&
          !one.walk &&
          !desk.view().places.find(({ id }) => id === one.place)?.home,
      );
  await until(() => desk.view().opened && up() !== undefined);
  const { id, place, name } = up()!;
  const channel = channelOf(place);
  const use = async (command: string, options = {}) => {
    const interaction = mia.slash(channel, command, options);
    const { content } = await interaction.reply();
    expect(interaction.ephemeral).toBe(true);
    return content;
  };
  for (const [command, options] of [
    ["say", { text: "You fucking idiot." }],
    ["say", { text: "Read my pamphlet, xylographers!" }],
    ["do", { act: "hands out a pamphlet for xylographers" }],
    ["whisper", { resident: id, text: "You are a slut." }],
    ["visit", { name: "Motherfucker" }],
    ["visit", { name: "Mia", about: "collects porn" }],
    ["interview", { resident: id, question: "Are you a whore?" }],
  ] as const)
    expect(await use(command, options), command).toContain("That is not for this town");
  const unheard = mia.say(channel, "Read my pamphlet, xylographers!");
  await discord.waitFor(() => unheard.reactions?.some(({ emoji }) => emoji.name === "🚫") || undefined);
  const why = await kim.slash(channel, "town why", { message: unheard.id }).reply();
  expect(why.content).toContain("It was not taken: That is not for this town");
  const rude = discord.addMember(guild.id, { name: "Kys" });
  const named = await rude.slash(channel, "say", { text: "Good morning." }).reply();
  expect(named.content).toContain("choose another with /visit");
  expect(desk.kept(member)).toBeNull();

  mia.say(channel, `Good morning, ${name.split(" ")[0]}!`);
  await discord.waitForMessage(channel, (one) => one.author.username === name && one.webhook_id !== undefined);
  const answer = await use("interview", { resident: id, question: "What do you do for a living?" });
  expect(answer).toContain("What do you do for a living?");
  expect(answer).not.toContain("cunt");
  const events = (await desk.turnsAfter(0, 10_000)).flatMap((turn) => turn.events);
  expect(events.some((one) => one.kind === "answer-fell-back" && one.reason === "filtered")).toBe(true);
  const turns = [];
  for (let n = 1; n <= desk.view().turn; n++) turns.push(await store.turn(`guild:${guild.id}`, n));
  expect(JSON.stringify(turns)).not.toMatch(/xylographer|cunt|pamphlet/);
  expect(lines(discord, channel).join()).not.toContain("cunt");
  await stage.idle();
  wellBehaved(discord);
});
