/** A model that puts links into all it answers, on the test Discord: none is posted, stored as said, or told on. */
import { readFile } from "node:fs/promises";
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { somebodyAbout } from "../../../../test/discord-town/out-and-about.ts";
import { open, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { living } from "../../../../test/discord-town/with-living-town.ts";
import { randomOf, synthesise } from "../../../../test/provider/synthesise.ts";
import { modelAt } from "../../../../test/provider/test-models.ts";
import { startTestProvider } from "../../../../test/provider/test-provider.ts";
import { hasLink } from "../../../language/links.ts";
import type { JsonSchema } from "../../../model/openai/strict-schema.ts";
import { packageFile } from "../../../package-files.ts";
import type { TownFile } from "../../../town/file/definition.ts";

const links = [
  "https://evil.com",
  "[gold](https://evil.com)",
  "discord.gg/abc",
  "evil\\.com",
  "evil**.**com",
  "evil.me",
  "evil.in/x",
  "evil[.]to",
  "例子.中国",
  "xn--fsqu00a.xn--0zwm56d",
];

test("what a model answers is posted without its links", async () => {
  let answers = 0;
  const provider = await startTestProvider({
    answer: ({ response_format, messages }) => {
      const schema = response_format?.json_schema?.schema as JsonSchema;
      const linked = (value: unknown): unknown => {
        // A sentence: names, hours and choices are none.
        if (typeof value === "string")
          return value.endsWith(".") ? `${links[answers++ % links.length]} ${value}` : value;
        if (Array.isArray(value)) return value.map(linked);
        if (typeof value !== "object" || value === null) return value;
        return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, linked(field)]));
      };
      return linked(synthesise(schema, randomOf(JSON.stringify(messages))));
    },
  });
  open.push(() => provider.close());
  const model = modelAt(provider.baseURL);
  const { discord, guild, desk, store, stage, mia, channelOf, until } = await living({ model });
  const { name, place } = await somebodyAbout({ desk, until });
  const channel = channelOf(place);
  for (let n = 0; n < links.length; n++) {
    const asked = mia.say(channel, `${name.split(" ")[0]}, how was the market number ${n}?`);
    await discord.waitForMessage(
      channel,
      ({ id, author, webhook_id }) =>
        webhook_id !== undefined && author.username === name && BigInt(id) > BigInt(asked.id),
    );
  }
  await stage.idle();
  const posted = discord
    .channels(guild.id)
    .flatMap(({ id }) => discord.messages(id))
    .filter(({ webhook_id }) => webhook_id !== undefined)
    .map(({ content }) => content);
  // What may be no address comes from the model, taken apart; for what surely is one the stand-in answers.
  expect(posted.some((text) => text.includes("evil. me"))).toBe(true);
  expect(posted.filter((text) => links.some((link) => text.includes(link)))).toEqual([]);
  expect(posted.filter(hasLink)).toEqual([]);
  const said = [];
  for (let n = 1; n <= desk.view().turn; n++) {
    const turn = (await store.turn(`guild:${guild.id}`, n)) as unknown as { events: { kind: string; text?: string }[] };
    said.push(...turn.events.filter(({ kind }) => kind === "line-said").map(({ text = "" }) => text));
  }
  expect(said.filter(hasLink)).toEqual([]);
  wellBehaved(discord);
});

test("what a member says by a command is a paragraph under their name, without links or mentions", async () => {
  const { discord, mia, kim, general, channelOf, desk } = await living();
  const channel = channelOf(desk.view().places[0]!.id);
  await mia.slash(general, "visit", { name: `<@${kim.id}>` }).reply();
  for (const [command, option] of [
    ["say", "text"],
    ["do", "act"],
  ] as const) {
    const words = `waves\n**Kim**: I agree with <@${kim.id}>, see [here](https://evil.com)`;
    const { content } = await mia.slash(channel, command, { [option]: words }).followup();
    expect(content).toMatch(/waves/);
    expect(content).not.toMatch(/\n|<[@#]|evil|\]\(/);
  }
  wellBehaved(discord);
});

test("a town of a stranger's file links nowhere: not on its boards, in its guide or in its channels' topics", async () => {
  const { discord, host, stage } = await living();
  const other = discord.addGuild({ name: "Another server" });
  const lee = discord.addMember(other.id, { name: "Lee", permissions: PermissionFlagsBits.ManageGuild });
  const lobby = discord.channels(other.id)[0]!.id;
  const file = JSON.parse(await readFile(packageFile("towns/pellow-cove.json"), "utf8")) as TownFile;
  const linked = (text: string, n: number) => `${text} ${links[n % links.length]}`;
  const strange = {
    ...file,
    about: `${file.about} ${links.join(" ")}`,
    places: file.places.map((place, n) => ({ ...place, about: linked(place.about, n) })),
  };
  const bytes = Buffer.from(JSON.stringify(strange));
  const preview = await lee
    .slash(lobby, "town found", { file: { field: "file", name: "cove.json", bytes, type: "application/json" } })
    .reply();
  await lee.press(preview, preview.components[0]!.components![0]!.custom_id!).reply();
  expect(host.desk(`guild:${other.id}`)!.view().about).toContain("https://evil.com");
  await stage.idle();
  const channels = discord.channels(other.id).filter(({ id, parent_id }) => id !== lobby && parent_id);
  const shown = channels.flatMap(({ id, topic }) => [
    topic ?? "",
    ...discord.messages(id).map(({ content }) => content),
  ]);
  expect(shown.filter((text) => text.includes("[a link]")).length).toBeGreaterThan(2 * 3);
  expect(shown.filter(hasLink)).toEqual([]);
  wellBehaved(discord);
});
