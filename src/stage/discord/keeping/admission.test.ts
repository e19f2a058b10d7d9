/** Who takes part in a town that lives, on the test Discord: people are asked to step in first where a keeper wants it so, and kept out. */
import { expect, test } from "vitest";
import { wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { hostOn, living } from "../../../../test/discord-town/with-living-town.ts";

/** However busy the machine is. */

test("where a town asks first, nothing of anybody's is kept or heard until they step in", async () => {
  const world = await living({ timing: { askMs: 150 }, found: { joining: "ask" } });
  const { discord, desk, guild, mia, kim, general, store, channelOf, until, stage } = world;
  const member = { id: `discord:${mia.id}`, name: "Mia", keeper: false };
  const use = async (who: typeof mia, command: string, options = {}, channel = general) => {
    const interaction = who.slash(channel, command, options);
    const { content } = await interaction.reply();
    expect(interaction.ephemeral).toBe(true);
    return content;
  };
  expect(await use(mia, "town status")).toContain("asked to step in first");
  expect(await use(kim, "town settings", { setting: "joining" })).toContain("**joining**: ask");

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
  await until(() => up() !== undefined);
  const there = up()!;
  const channel = channelOf(there.place);
  const board = await discord.waitForMessage(channel, (one) => one.pinned && one.content.includes("Step in first"));
  const first = there.name.split(" ")[0];
  const note = discord.waitForMessage(
    channel,
    (one) => one.author.username === "Town bot" && one.content.includes("neither kept nor heard"),
  );
  const unheard = mia.say(channel, `Good morning, ${first}! I am a xylographer.`);
  const asked = await note;
  expect(asked.content).not.toContain("xylographer");
  expect(asked.message_reference?.message_id).toBe(unheard.id);
  await expect.poll(() => discord.messages(channel).some(({ id }) => id === asked.id)).toBe(false);
  const again = mia.say(channel, "Anybody?");
  const why = () => use(kim, "town why", { message: again.id }, channel);
  await expect.poll(why).toContain("had not stepped in");
  mia.react(board, "👋");
  expect(await use(mia, "say", { text: "Hello from the xylographer" }, channel)).toContain("/visit steps in");
  expect(await use(mia, "whisper", { resident: there.id, text: "You are a xylographer." })).toContain(
    "/visit steps in",
  );
  const posted = discord.requests.filter(
    ({ method, path, body }) =>
      method === "POST" && path === `/channels/${channel}/messages` && JSON.stringify(body).includes("neither kept"),
  );
  expect(posted).toHaveLength(1);
  const turns = async () => {
    const all = [];
    for (let n = 1; n <= desk.view().turn; n++) all.push(await store.turn(`guild:${guild.id}`, n));
    return JSON.stringify(all);
  };
  expect(await turns()).not.toMatch(new RegExp(`xylographer|${mia.id}`));
  expect(desk.kept(member)).toBeNull();

  const button = board.components[0]!.components!.find(({ label }) => label === "Step in")!;
  const pressed = mia.press(board, button.custom_id!);
  const { content } = await pressed.reply();
  expect(pressed.ephemeral).toBe(true);
  expect(content).toContain("everybody who lives here is an AI character");
  expect(desk.visitor(member)).toMatchObject({ place: there.place });
  mia.say(channel, `Good morning, ${first}! I am a glassblower.`);
  await discord.waitForMessage(channel, (one) => one.author.username === there.name && one.webhook_id !== undefined);
  expect(desk.kept(member)!.memories.some(({ text }) => text.includes("glassblower"))).toBe(true);
  // Told once, when they stepped in.
  const told = discord.messages(channel).filter((one) => one.content.includes("A word on the side"));
  expect(told).toEqual([]);
  await stage.idle();
  wellBehaved(discord);
});

test("who walks over in a paused town is told that it stands, and not that somebody hears them", async () => {
  const { discord, mia, kim, general, stage } = await living();
  const use = async (who: typeof mia, command: string, options = {}) =>
    (await who.slash(general, command, options).reply()).content;
  await use(kim, "town pause");
  const went = await use(mia, "go", { place: "tern-quay" });
  expect(went).toMatch(/The town stands still: Kim paused it\. Nobody hears you in <#\d+> until it goes on\./);
  expect(went).not.toContain("whoever is around hears you");
  await use(kim, "town resume");
  expect(await use(mia, "go", { place: "tern-quay" })).toMatch(/Write in <#\d+>, and whoever is around hears you/);
  await stage.idle();
  wellBehaved(discord);
});

test("who is banned leaves at once and is not heard, until a keeper lets them back in, restarts or not", async () => {
  const { discord, desk, guild, mia, kim, general, store, clock, host, channelOf } = await living();
  const member = { id: `discord:${mia.id}`, name: "Mia", keeper: false };
  const use = async (who: typeof mia, command: string, options = {}, channel = general) =>
    (await who.slash(channel, command, options).reply()).content;
  expect(await use(kim, "town ban")).toBe("Nobody is banned from the town.");
  const visited = await use(mia, "visit", { name: "Mia", language: "Deutsch" });
  expect(visited).toContain("You are at");
  // From another channel, one is led to the one where one is heard.
  expect(visited).toMatch(/Write in <#\d+>/);
  expect(JSON.stringify(desk.kept({ id: `discord:${mia.id}`, name: "Mia", keeper: false }))).toContain(
    "I speak Deutsch",
  );
  const { place } = desk.visitor(member)!;
  const channel = channelOf(place);
  expect(await use(kim, "town ban", { member: { id: mia.id } })).toContain("Mia can no longer take part");
  expect(desk.visitor(member)).toBeNull();
  expect(await use(kim, "town ban", { member: { id: mia.id } })).toContain("banned from the town already");
  expect(await use(kim, "town ban", { member: { id: kim.id } })).toContain("can't ban yourself");
  expect(await use(kim, "town ban")).toBe("Banned from the town: Mia.");
  const { turn } = desk.view();
  for (const [command, options] of [
    ["say", { text: "Hello?" }],
    ["visit", { name: "Mia" }],
    ["whisper", { resident: "Wendel", text: "You like Mia." }],
    ["interview", { resident: desk.view().people[0]!.id, question: "Who is Mia?" }],
  ] as const)
    expect(await use(mia, command, options, channel)).toContain("You can't take part in this town");
  const unheard = mia.say(channel, "Can you hear me?");
  await expect.poll(() => use(kim, "town why", { message: unheard.id }, channel)).toContain("is banned from the town");
  expect(desk.view().turn).toBe(turn);
  expect(unheard.reactions ?? []).toEqual([]);
  const hidden = mia.slash(general, "town unban", { member: { id: mia.id } }, { hidden: true });
  expect((await hidden.reply()).content).toContain("Manage Server");

  await host.close();
  const again = hostOn(store, clock);
  await again.open();
  const after = again.desk(`guild:${guild.id}`)!;
  expect(after.admission(member)).toBe("banned");
  const keeper = { id: `discord:${kim.id}`, name: "Kim", keeper: true };
  await expect(after.unban({ ...keeper, keeper: false }, member)).rejects.toThrow("Only those who manage");
  expect((await after.unban(keeper, member)).said).toBe("Mia can take part in the town again.");
  await expect(after.unban(keeper, member)).rejects.toThrow("is not banned");
  expect((await after.visit(member, {})).said).toContain("You are at");
  await again.remove(`guild:${guild.id}`);
  expect(await store.read(`bans/guild:${guild.id}`)).toBeNull();
  wellBehaved(discord);
});
