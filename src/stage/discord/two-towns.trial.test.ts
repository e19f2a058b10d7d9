/** Two servers in one process: each has its town, its pace, its language, its trouble and its people, and nothing crosses. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { lines, wellBehaved } from "../../../test/discord-town/with-discord.ts";
import { living, seldomDrawn } from "../../../test/discord-town/with-living-town.ts";
import type { TownDesk } from "../../town/desk/desk.ts";

test("what one server does, suffers or says is nothing to the other", async () => {
  const {
    discord,
    guild,
    kim,
    mia,
    general,
    host,
    desk: here,
    definition,
    clock,
    stage,
    store,
  } = await living({ timing: seldomDrawn });
  const other = discord.addGuild({ name: "Another server" });
  const bo = discord.addMember(other.id, { name: "Bo", permissions: PermissionFlagsBits.ManageGuild });
  const hall = discord.channels(other.id)[0]!.id;
  const text = JSON.stringify({ ...definition.file, language: "zh-CN", name: "Other Cove" });
  const file = { field: "file", name: "other.json", bytes: Buffer.from(text), type: "application/json" };
  const preview = await bo.slash(hall, "town found", { file }).reply();
  await bo.press(preview, preview.components[0]!.components![0]!.custom_id!).reply();
  const there = host.desk(`guild:${other.id}`)!;

  // Its own language, turns, pace, brake and budget.
  const guide = (id: string) => discord.channels(id).find(({ type, parent_id }) => type === 0 && parent_id !== null)!;
  expect(guide(other.id).name).not.toBe(guide(guild.id).name);
  const turns = () => [here.view().turn, there.view().turn] as const;
  const beat = async () => {
    await clock.beat();
    // A beat only begins a tick.
    for (let waits = 0; waits < 200; waits++) await new Promise((go) => setImmediate(go));
  };
  const use = async (who: typeof kim, channel: string, command: string, options = {}) =>
    (await who.slash(channel, command, options).reply()).content;
  await use(kim, general, "town pause");
  const paused = turns();
  await beat();
  await beat();
  expect(turns()[0]).toBe(paused[0]);
  expect(turns()[1]).toBeGreaterThan(paused[1]);
  await use(kim, general, "town resume");
  await use(bo, hall, "town pace", { beats: 3 });
  await use(bo, hall, "town settings", { setting: "budget", value: "0.25" });
  expect([here.view().pace, there.view().pace]).toEqual([1, 3]);
  expect([here.settings().budgetUsd, there.settings().budgetUsd]).toEqual([null, 0.25]);

  await use(bo, hall, "town pace", { beats: 1 });
  // The same file and the same seed, but another life.
  const out = (desk: TownDesk) => {
    const homes = new Set(desk.view().places.flatMap((one) => (one.home ? [one.id] : [])));
    return desk
      .view()
      .people.find((one) => one.kind === "resident" && !one.asleep && !one.walk && !homes.has(one.place));
  };
  for (let n = 0; n < 400 && !(out(here) && out(there)); n++) await beat();
  const channelOf = (id: string, desk: TownDesk) => {
    const place = desk.view().places.find((one) => one.id === out(desk)!.place)!;
    return discord.channels(id).find(({ name }) => name === place.id)!.id;
  };
  const [mine, theirs] = [channelOf(guild.id, here), channelOf(other.id, there)];
  const answer = (desk: TownDesk, channel: string, from: number) => () =>
    lines(discord, channel)
      .slice(from)
      .some((line) => line.startsWith(`${out(desk)!.name}: `));

  // Mia is known here, and nobody there; what she says goes to nobody there.
  const heard = lines(discord, mine).length;
  mia.say(mine, `${out(here)!.name.split(" ")[0]}, I keep bees.`);
  await expect.poll(answer(here, mine, heard)).toBe(true);
  const asked = { id: `discord:${mia.id}`, name: "Mia", keeper: false };
  expect([here.kept(asked) !== null, there.kept(asked)]).toEqual([true, null]);
  const heardThere = (await there.turnsAfter(0, 10_000)).flatMap(({ events }) => JSON.stringify(events));
  expect(heardThere.filter((events) => events.includes("bees") || events.includes(mia.id))).toEqual([]);

  // Here Discord is out of order and asks for patience; there somebody is answered as ever.
  await stage.idle();
  discord.outage(guild.id);
  const silent = lines(discord, mine).length;
  await here.say(asked, out(here)!.place, `${out(here)!.name.split(" ")[0]}, do you like honey?`);
  const before = lines(discord, theirs).length;
  bo.say(theirs, `${out(there)!.name.split(" ")[0]}, are you there?`);
  await expect.poll(answer(there, theirs, before)).toBe(true);
  expect(lines(discord, mine).length).toBe(silent);
  discord.outage(guild.id, "over");
  await expect.poll(() => lines(discord, mine).length).toBeGreaterThan(silent);

  // One is put out of its server: the other lives on.
  discord.removeGuild(guild.id);
  await expect.poll(async () => JSON.stringify(await store.read(`discord/${guild.id}`))).toMatch(/"left":\d/);
  const gone = turns();
  for (let n = 0; n < 6; n++) await beat();
  expect(turns()[0]).toBe(gone[0]);
  expect(turns()[1]).toBeGreaterThan(gone[1]);
  await stage.idle();
  wellBehaved(discord);
});
