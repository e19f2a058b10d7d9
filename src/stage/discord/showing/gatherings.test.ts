/** Events in the server's calendar and on the boards: an estimate that follows the town, and an end with it. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { townPermissions } from "../../../../test/discord/test-discord.ts";
import { wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { living } from "../../../../test/discord-town/with-living-town.ts";

const picnic = { what: "a picnic", place: "tern-quay", when: "14:00" };

test("an event is put into the calendar, begins and ends as in town, its report comes with the picture, and it is forgotten", async () => {
  const { discord, guild, kim, general, desk, until, stage, channelOf } = await living();
  await kim.slash(general, "town settings", { setting: "verbosity", value: "quiet" }).reply();
  const said = await kim.slash(general, "event plan", { ...picnic, when: "10:00", minutes: 30 }).reply();
  expect(said.content).toMatch(/the picnic/);
  const inCalendar = () => discord.events(guild.id).find(({ name }) => name === "the picnic");
  const planned = desk.view().now;
  await until(() => desk.view().now > planned + 10);
  await discord.waitFor(() => inCalendar());
  const made = inCalendar()!;
  expect(made).toMatchObject({ status: 1, entity_type: 3, entity_metadata: { location: "#Tern Quay" } });
  // Ten minutes of town are a real minute.
  const inMinutes = (Date.parse(made.scheduled_start_time) - Date.now()) / 60_000;
  expect(Math.abs(inMinutes - (600 - planned) / 10)).toBeLessThan(4);
  await discord.waitForMessage(channelOf("tern-quay"), ({ content }) => /🎪 Here: the picnic.*<t:\d+:R>/.test(content));
  await until(() => desk.view().now > 10 * 60 + 5);
  await discord.waitFor(() => (inCalendar()?.status === 2 ? true : undefined));
  await until(() => desk.view().now > 10 * 60 + 40);
  await discord.waitFor(() => (inCalendar()?.status === 3 ? true : undefined));
  const report = await kim.slash(general, "event report", { event: "picnic" }).reply();
  expect(report.content).toMatch(/It began with/);
  expect(report.attachments[0]).toMatchObject({ filename: "who-heard.png" });
  const listed = await kim.slash(general, "event list").reply();
  expect(listed.content).toMatch(/the picnic.*over\)/);
  await stage.idle();
  // Discord still shows what is over: it goes with whoever planned it.
  const { turn } = desk.view();
  await kim.slash(general, "privacy forget", { confirm: "yes" }).reply();
  await until(() => desk.view().turn > turn + 1, 5);
  await discord.waitFor(() => (inCalendar() ? undefined : true));
  await stage.idle();
  wellBehaved(discord);
});

test("what a resident is to give is in no calendar, on no board and in no list before it was told in public", async () => {
  const { discord, guild, mia, kim, general, desk, until, stage, channelOf } = await living();
  const host = desk.view().people.find(({ kind }) => kind === "resident")!.name;
  const said = await mia.slash(general, "event plan", { ...picnic, when: "tomorrow 10:00", host }).reply();
  expect(said.content).toMatch(/no board, list or calendar/);
  const list = async (who: typeof mia) => (await who.slash(general, "event list").reply()).content;
  expect(await list(mia)).toMatch(/the picnic/);
  const { turn } = desk.view();
  await until(() => desk.view().turn > turn + 1, 10);
  await stage.idle();
  const isOut = () => desk.events(null).some(({ name }) => name === "the picnic");
  expect(isOut()).toBe(false);
  expect(discord.events(guild.id)).toEqual([]);
  expect(await list(kim)).not.toMatch(/the picnic/);
  await until(isOut);
  await discord.waitFor(() => discord.events(guild.id).find(({ name }) => name === "the picnic"));
  await discord.waitForMessage(channelOf("tern-quay"), ({ content }) => /🎪 Here: the picnic/.test(content));
  expect(await list(kim)).toMatch(/the picnic/);
  wellBehaved(discord);
});

test("what was told in a home stands on board and calendar while everybody may read the home's channel", async () => {
  const { discord, guild, mia, kim, general, desk, until, stage, channelOf } = await living();
  // A home that is also a tea room is for everybody.
  const homes = desk.view().places.flatMap((place) => (place.private ? [place.id] : []));
  const host = desk.view().people.find(({ kind, place }) => kind === "resident" && homes.includes(place))!;
  await mia.slash(general, "event plan", { ...picnic, when: "tomorrow 10:00", host: host.name }).reply();
  const lives = async () => {
    const { turn } = desk.view();
    await until(() => desk.view().turn > turn, 5);
  };
  // The host has taken the wish in.
  await lives();
  // What keeps nobody from reading makes no difference.
  const members = discord.guild(guild.id).roles.find(({ name }) => name === "Members")!;
  discord.denyRoleInChannel(channelOf(host.place), members.id, PermissionFlagsBits.AddReactions);
  await kim.slash(general, "embody", { resident: host.name }).reply();
  kim.say(channelOf(host.place), "My picnic at Tern Quay is tomorrow at ten.");
  await discord.waitForMessage(channelOf(host.place), ({ content }) => /My picnic/.test(content));
  expect(desk.events(null)).toEqual([]);
  const inCalendar = () => discord.events(guild.id).find(({ name }) => name === "the picnic");
  await lives();
  await discord.waitFor(() => (inCalendar()?.status === 1 ? true : undefined));
  await discord.waitForMessage(channelOf("tern-quay"), ({ content }) => /🎪 Here: the picnic/.test(content));
  expect((await mia.slash(general, "news").reply()).content).toMatch(/the picnic/);
  // One role that may not read there is enough, where everybody else may.
  discord.setPermissions(
    guild.id,
    "@everyone",
    PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory,
  );
  discord.denyRoleInChannel(channelOf(host.place), members.id, PermissionFlagsBits.ViewChannel);
  // Nothing need happen in town for that, and nothing of it is left to be read.
  await discord.waitFor(() => (inCalendar() ? undefined : true));
  await stage.idle();
});

test("what was told in a home is shown to nobody who may not read it there, though they see a board and the calendar", async () => {
  const { discord, guild, mia, kim, general, desk, until, stage, channelOf } = await living();
  discord.addMember(guild.id, { name: "Noa", permissions: PermissionFlagsBits.ChangeNickname });
  const role = discord.guild(guild.id).roles.find(({ name }) => name === "Noa's role")!;
  // The town is hidden from a role, as its category is, but for the quay.
  const quay = channelOf("tern-quay");
  for (const { id } of discord.channels(guild.id))
    if (id !== general && id !== quay) discord.denyRoleInChannel(id, role.id, PermissionFlagsBits.ViewChannel);
  const homes = desk.view().places.flatMap((place) => (place.private ? [place.id] : []));
  const host = desk.view().people.find(({ kind, place }) => kind === "resident" && homes.includes(place))!;
  await mia.slash(general, "event plan", { ...picnic, when: "tomorrow 10:00", host: host.name }).reply();
  const lives = async () => {
    const { turn } = desk.view();
    await until(() => desk.view().turn > turn, 5);
  };
  await lives();
  await kim.slash(general, "embody", { resident: host.name }).reply();
  kim.say(channelOf(host.place), "My picnic at Tern Quay is tomorrow at ten.");
  const told = () => desk.events(null, (place) => place === host.place).some(({ name }) => name === "the picnic");
  await discord.waitFor(() => told() || undefined);
  await lives();
  await stage.idle();
  const board = () => discord.pinned(quay)[0]!.content;
  const inCalendar = () => discord.events(guild.id).find(({ name }) => name === "the picnic");
  expect([board(), inCalendar()]).toEqual([expect.not.stringContaining("picnic"), undefined]);
  expect((await mia.slash(general, "event list").reply()).content).toMatch(/the picnic/);
  // Once the quay is hidden from them, too, whoever reads its board reads the home as well.
  discord.denyRoleInChannel(quay, role.id, PermissionFlagsBits.ViewChannel);
  await discord.waitForMessage(quay, ({ content }) => /🎪 Here: the picnic/.test(content));
  await stage.idle();
  expect(inCalendar()).toBeUndefined();
});

test("what is called off is cancelled in the calendar, the board says so, and forgetting who planned it takes it out", async () => {
  const { discord, guild, mia, kim, general, stage, until, desk, channelOf } = await living();
  await mia.slash(general, "event plan", picnic).reply();
  const inCalendar = () => discord.events(guild.id).find(({ name }) => name === "the picnic");
  const { turn } = desk.view();
  await until(() => desk.view().turn > turn, 5);
  await discord.waitFor(() => (inCalendar() ? true : undefined));
  const off = await kim.slash(general, "event cancel", { event: "picnic" }).reply();
  expect(off.content).toMatch(/is called off/);
  await discord.waitFor(() => (inCalendar()?.status === 4 ? true : undefined));
  await discord.waitForMessage(channelOf("tern-quay"), ({ content }) => /🚫 Called off: the picnic/.test(content));
  const before = desk.view().turn;
  await mia.slash(general, "privacy forget", { confirm: "yes" }).reply();
  await until(() => desk.view().turn > before + 1, 5);
  await discord.waitFor(() => (inCalendar() ? undefined : true));
  await stage.idle();
  wellBehaved(discord);
});

test("what was planned by somebody who has themselves forgotten is taken out of the calendar", async () => {
  const { discord, guild, mia, general, stage, until, desk } = await living();
  await mia.slash(general, "event plan", picnic).reply();
  const inCalendar = () => discord.events(guild.id).find(({ name }) => name === "the picnic");
  const lives = async () => {
    const { turn } = desk.view();
    await until(() => desk.view().turn > turn, 5);
  };
  await lives();
  await discord.waitFor(() => (inCalendar() ? true : undefined));
  await mia.slash(general, "privacy forget", { confirm: "yes" }).reply();
  await lives();
  await discord.waitFor(() => (inCalendar() ? undefined : true));
  expect(desk.events(null)).toEqual([]);
  await stage.idle();
  wellBehaved(discord);
});

test("where the bot may make no events, keepers are told once and nothing else changes", async () => {
  const { discord, guild, mia, general, stage, until, desk } = await living({
    discord: { botPermissions: townPermissions & ~PermissionFlagsBits.CreateEvents },
  });
  await mia.slash(general, "event plan", picnic).reply();
  const { now } = desk.view();
  await until(() => desk.view().now > now + 30);
  await stage.idle();
  const guide = discord.channels(guild.id).find(({ name }) => name === "town-keepers")!;
  const told = () => discord.messages(guide.id).filter(({ content }) => /Create Events/.test(content));
  await discord.waitFor(() => (told().length > 0 ? true : undefined));
  expect(told()).toHaveLength(1);
  expect(discord.events(guild.id)).toEqual([]);
  expect(discord.requests.some(({ path, method }) => method === "POST" && path.includes("scheduled-events"))).toBe(
    false,
  );
  wellBehaved(discord);
});
