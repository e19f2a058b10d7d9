/** A town as a file: given away without its visitors, taken over elsewhere with its past, and kept before it is removed. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import type { Message } from "../../../../test/discord/records.ts";
import { wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { living } from "../../../../test/discord-town/with-living-town.ts";

/** The file that came with an answer. */
const fileOf = async ({ attachments: [file] }: Message) => ({
  field: "file",
  name: file!.filename,
  bytes: Buffer.from(await (await fetch(file!.url)).arrayBuffer()),
  type: "application/json",
});

const button = ({ components }: Message) => components[0]!.components![0]!.custom_id!;

test("a town lives on in another server, with its past and without its visitors; then it is removed", async () => {
  const { discord, guild, kim, mia, general, host, desk, channelOf, until } = await living();
  await until(() => desk.view().now >= 9 * 60);
  const cafe = channelOf("the-kettle-and-tern");
  mia.say(cafe, "Good morning! I am Zephyrine and I collect xylophones.");
  const asMia = { id: `discord:${mia.id}`, name: "Mia", keeper: false };
  await discord.waitFor(() => desk.kept(asMia) ?? undefined);
  await until(() => desk.view().now >= 13 * 60);
  expect(JSON.stringify(desk.kept(asMia))).toContain("xylophone");

  const given = await kim.slash(general, "town export").reply();
  expect(given.content).toContain("Here is **Pellow Cove** as it is now");
  const file = await fileOf(given);
  expect(file.name).toBe("pellow-cove-day-1.json");
  const text = file.bytes.toString();
  for (const trace of [mia.id, kim.id, guild.id, cafe, "xylophone", "Zephyrine", "visitor:"])
    expect(text).not.toContain(trace);
  const fork = JSON.parse((await fileOf(await kim.slash(general, "town fork").reply())).bytes.toString());
  const { seed, past } = JSON.parse(text);
  expect(fork.seed).not.toBe(seed);
  expect(fork.past.minds).toEqual(past.minds);

  const other = discord.addGuild({ name: "Another server" });
  const lee = discord.addMember(other.id, { name: "Lee", permissions: PermissionFlagsBits.ManageGuild });
  const lobby = discord.channels(other.id)[0]!.id;
  const take = async (options: { name?: string; text?: string }) => {
    const { name = file.name, text: content = text } = options;
    return lee.slash(lobby, "town import", { file: { ...file, name, bytes: Buffer.from(content) } }).reply();
  };
  expect((await take({ text: "{" })).content).toContain("is not JSON");
  expect((await take({ text: "{}" })).content).toContain("is no town with its past");
  expect((await take({ text: JSON.stringify(JSON.parse(text).file) })).content).toContain("is a town file");
  expect((await take({ text: JSON.stringify({ ...JSON.parse(text), format: 2 }) })).content).toContain("newer version");
  const broken = JSON.parse(text);
  broken.past.minds[0][1].memories[3].poignancy = "much";
  broken.past.moving.people.$map.pop();
  expect((await take({ text: JSON.stringify(broken) })).content).toContain(
    'past.minds[0][1].memories[3].poignancy: is "much"; expected a number',
  );

  // Where members are called as its residents are, that is told, and holds nobody up: it may be their own town.
  const theirs = discord.addGuild({ name: "A server with a Nessa" });
  const bo = discord.addMember(theirs.id, { name: "Bo", permissions: PermissionFlagsBits.ManageGuild });
  discord.addMember(theirs.id, { name: "Nessa Trewіn" });
  discord.addMember(theirs.id, { name: "Ruan Hale", bot: true });
  const hall = discord.channels(theirs.id)[0]!.id;
  const real = await bo.slash(hall, "town import", { file }).reply();
  expect(real.content).toContain("**Pellow Cove** would be founded");
  expect(real.content).toMatch(/\nMembers of this server are called, .* called, Nessa Trewin\. .*\/visit/);
  expect((await bo.press(real, button(real)).reply()).content).toContain("Pellow Cove is founded");
  const question = await bo.slash(hall, "town remove").reply();
  await bo.press(question, button(question)).reply();

  const preview = await take({});
  expect(preview.content).toContain("**Pellow Cove** would be founded");
  expect(preview.content).not.toContain("Members of this server");
  expect(preview.content).toMatch(
    /It comes with its past: it is .* 13:00 there, and its 5 residents bring \d+ memories/,
  );
  expect(host.ids()).toHaveLength(1);
  const pressed = await lee.press(preview, button(preview)).reply();
  expect(pressed.content).toContain("Pellow Cove is founded");
  expect((await take({})).content).toContain("stands here already");
  const there = host.desk(`guild:${other.id}`)!;
  expect(there.view()).toMatchObject({ clock: "13:00", day: 1, name: "Pellow Cove" });
  for (const { id } of there.view().people) {
    const [theirs, before] = [await there.memories(id, { most: 10_000 }), await desk.memories(id, { most: 10_000 })];
    expect(theirs.length).toBeGreaterThan(20);
    expect(before.map((memory) => memory.text)).toEqual(expect.arrayContaining(theirs.map((memory) => memory.text)));
  }
  const remembered = await lee.slash(lobby, "resident memories", { resident: "Nessa", about: "buns" }).reply();
  expect(remembered.content).toContain("What Nessa Trewin remembers about buns");
  await kim.slash(general, "town pause").reply();
  await lee.slash(lobby, "town skip", { until: "17:00" }).reply();
  await discord.waitFor(() => there.view().now >= 17 * 60 || undefined);
  expect(there.view().people.filter((one) => !one.asleep).length).toBeGreaterThan(2);

  const inside = discord.channels(other.id).find((one) => one.name === "tern-quay")!.id;
  expect((await lee.slash(inside, "town remove").reply()).content).toContain("This channel goes with the town");
  const last = await lee.slash(lobby, "town remove").reply();
  expect(last.content).toContain("Here is **Pellow Cove** as a file, to keep");
  expect(JSON.parse((await fileOf(last)).bytes.toString())).toMatchObject({ id: "pellow-cove", seed });
  const gone = await lee.press(last, button(last)).reply();
  expect(gone.content).toContain("The town is removed");
  expect(gone.attachments[0]!.filename).toBe("pellow-cove-day-1.json");
  expect(host.ids()).toEqual([`guild:${guild.id}`]);
  wellBehaved(discord);
});

test("where its file cannot be given, a town is removed only when that is confirmed, too", async () => {
  const { discord, guild, kim, general, host } = await living();
  discord.denyInChannel(general, PermissionFlagsBits.AttachFiles);
  expect((await kim.slash(general, "town export").reply()).content).toContain("I may not attach files in this channel");
  const first = await kim.slash(general, "town remove", { confirm: "yes" }).reply();
  expect(first.content).toContain("This removes the town for good");
  expect(first.content).toContain("I may not attach files in this channel");
  expect(host.ids()).toEqual([`guild:${guild.id}`]);
  discord.denyInChannel(general, 0n);
  const given = await kim.slash(general, "town remove", { confirm: "yes" }).reply();
  expect(JSON.parse((await fileOf(given)).bytes.toString())).toMatchObject({ id: "pellow-cove" });
  await discord.waitFor(() => given.content.includes("The town is removed") || undefined);
  expect(host.ids()).toEqual([]);
  wellBehaved(discord);
});
