/** Every command as members use it, rightly and wrongly (issue: acknowledged within 3 s, private sentences, Manage Server in code). */
import { expect, test } from "vitest";
import { founded, lines, server, stageOn, wellBehaved } from "../../../../test/discord-town/with-discord.ts";

test("commands are registered once, and again only when they change", async () => {
  const { discord, towns, store } = await server();
  const { stage } = await stageOn(discord, towns, store);
  const names = discord.commands().map((command) => command.name);
  expect(names).toEqual(expect.arrayContaining(["town", "whisper", "object", "resident", "visit", "leave", "event"]));
  await stage.close();
  towns.stages = [];
  await stageOn(discord, towns, store);
  expect(discord.requests.filter((request) => request.method === "PUT")).toHaveLength(1);
  expect(discord.requests.filter((request) => request.path.endsWith("/commands"))).toHaveLength(3);
  wellBehaved(discord);
});

test("whisper, object, the Valentine, resident, look, status: private answers from the desk", async () => {
  const { discord, town, cafe, mia, general } = await founded();
  const use = async (channel: string, command: string, options = {}) => {
    const interaction = mia.slash(channel, command, options);
    const { content } = await interaction.reply();
    expect(interaction.ephemeral).toBe(true);
    return content;
  };
  expect(await use(general, "whisper", { resident: "isabella-rodriguez", text: "Throw a party." })).toContain(
    "thought",
  );
  expect(await use(cafe, "object", { object: "<Isabella's apartment: kitchen: stove> is burning" })).toContain(
    "burning",
  );
  expect(await use(cafe, "object", { object: "hobbs-cafe/main/stove", state: "out of order" })).toContain(
    "out of order",
  );
  expect(await use(cafe, "event plant", { what: "valentine" })).toContain("idea");
  expect(await use(cafe, "resident who", { resident: "Isabella" })).toContain("is an AI character");
  expect(await use(cafe, "resident plan", { resident: "Isabella" })).toContain("08:00 ☕ open the cafe (Hobbs Cafe)");
  expect(await use(cafe, "resident memories", { resident: "Isabella", about: "cafe" })).toContain("opened the cafe");
  expect(await use(general, "look", { place: "hobbs-cafe" })).toContain("Klaus Mueller is making espresso (kitchen).");
  expect(await use(general, "town status")).toContain(
    "It is Monday 13 February 08:20, day 1. 3 of 3 residents are awake",
  );
  expect(await use(general, "privacy about")).toContain("What is kept");
  expect(await use(general, "help")).toContain("Smallville");
  expect(town.done).toEqual(
    expect.arrayContaining([
      "whisper isabella-rodriguez Throw a party.",
      "object <Isabella's apartment: kitchen: stove> is burning",
      "object hobbs-cafe/main/stove out of order",
      "event valentine",
    ]),
  );
  wellBehaved(discord);
});

test("wrong use is answered with a sentence", async () => {
  const { discord, town, cafe, kim, mia, general, guild, logged } = await founded();
  const use = async (who: typeof mia, channel: string, command: string, options = {}) =>
    (await who.slash(channel, command, options).reply()).content;
  expect(await use(mia, cafe, "whisper", { resident: "Nobody", text: "Hm." })).toBe("Nobody here is called Nobody.");
  expect(await use(mia, general, "say", { text: "Hello!" })).toContain("in the channel of a place");
  expect(await use(mia, cafe, "leave")).toBe("You are not in town.");
  expect(await use(kim, cafe, "town pace", { beats: 40 })).toBe("The pace is 1 to 20.");
  town.whisper = () => Promise.reject(new Error("a bug with a secret"));
  const sorry = await use(mia, cafe, "whisper", { resident: "Isabella", text: "Hm." });
  expect(sorry).toMatch(/^Something went wrong on my side, sorry\. .* under [0-9a-f]{6}\.$/);
  expect(logged.some((line) => line.includes(sorry.slice(-7, -1)))).toBe(true);
  expect(guild.id).toBeDefined();
  wellBehaved(discord);
});

test("only who manages the server may found, pause, resume, pace and remove", async () => {
  const { discord, guild, town, towns, general, kim, mia } = await founded();
  const channels = discord.channels(guild.id).length;
  for (const [command, options] of [
    ["town found", { confirm: "yes" }],
    ["town pause", {}],
    ["town resume", {}],
    ["town pace", { beats: 2 }],
    ["town remove", { confirm: "yes" }],
  ] as const) {
    const { content } = await mia.slash(general, command, options, { hidden: true }).reply();
    expect(content).toContain("Manage Server");
  }
  expect(town.state).toBe("running");
  expect(discord.channels(guild.id)).toHaveLength(channels);
  expect(towns.ids()).toHaveLength(1);
  expect((await kim.slash(general, "town pause").reply()).content).toContain("stands still");
  const board = await discord.waitForMessage(
    discord.channels(guild.id).find((channel) => channel.name === "hobbs-cafe")!.id,
    (message) => message.content.includes("⏸️"),
  );
  expect(board.pinned).toBe(true);
  expect((await kim.slash(general, "town resume").reply()).content).toContain("goes on");
  wellBehaved(discord);
});

test("a visit by form or by options, then elsewhere and home", async () => {
  const { discord, town, cafe, park, mia, general, stage } = await founded();
  const visit = mia.slash(cafe, "visit");
  const modal = await visit.waitForModal();
  expect(modal.title).toBe("Step into town");
  const filled = mia.submitModal(visit, { name: "Mia the painter", about: "A painter on holiday" });
  expect((await filled.reply()).content).toContain("You are in town.");
  expect(town.done).toContain("visit Mia the painter A painter on holiday");
  await stage.idle();
  expect(lines(discord, cafe)).toEqual(["Mia the painter (visitor): *walks in: A painter on holiday*"]);
  expect((await mia.slash(general, "go", { place: "johnson-park" }).reply()).content).toContain("johnson-park");
  await stage.idle();
  expect(lines(discord, park)).toEqual(["Mia the painter (visitor): *walks in*"]);
  expect((await mia.slash(general, "visit", { name: "Mia" }).reply()).content).toContain("You are in town.");
  expect((await mia.slash(general, "leave").reply()).content).toBe("You have left town.");
  wellBehaved(discord);
});

test("say and do are seen by everybody and answered; say without words asks for them", async () => {
  const { discord, town, cafe, mia } = await founded();
  const say = mia.slash(cafe, "say", { text: "Hello @everyone!", to: "klaus-mueller" });
  await say.reply();
  expect((await say.followup()).content).toBe("**Mia**: Hello @\u200Beveryone!");
  await discord.waitForMessage(cafe, (message) => message.author.username === "Klaus Mueller");
  const act = mia.slash(cafe, "do", { act: "plays the piano" });
  expect((await act.followup()).content).toBe("*Mia plays the piano*");
  const sign = mia.slash(cafe, "do", { act: "holds up a sign: discord.gg/abc, [gold](https://evil.com)" });
  expect((await sign.followup()).content).toBe("*Mia holds up a sign: [a link], gold*");
  const asked = mia.slash(cafe, "say");
  await asked.waitForModal();
  await mia.submitModal(asked, { text: "By form." }).followup();
  expect(town.done).toEqual(
    expect.arrayContaining(["say hobbs-cafe Hello @everyone! to klaus-mueller", "act hobbs-cafe plays the piano"]),
  );
  // Their own words are not said a second time by a persona.
  expect(lines(discord, cafe).filter((line) => line.startsWith("Mia"))).toEqual([]);
  wellBehaved(discord);
});

test("autocomplete offers what fits, and nothing where there is no town", async () => {
  const { discord, cafe, mia, towns, store } = await founded();
  expect(await mia.autocomplete(cafe, "whisper", "resident", "klaus", { text: "x" })).toEqual([
    { name: "Klaus Mueller", value: "klaus-mueller" },
  ]);
  expect(await mia.autocomplete(cafe, "object", "object", "hobbs")).toHaveLength(1);
  const elsewhere = discord.addGuild({ name: "Elsewhere" });
  const ann = discord.addMember(elsewhere.id, { name: "Ann" });
  const channel = discord.channels(elsewhere.id)[0]!.id;
  expect(await ann.autocomplete(channel, "resident who", "resident", "")).toEqual([]);
  expect((await ann.slash(channel, "resident who", { resident: "x" }).reply()).content).toContain("no town here yet");
  expect(towns.ids()).toHaveLength(1);
  expect(store).toBeDefined();
  wellBehaved(discord);
});

test("the board's button says what everybody is doing", async () => {
  const { discord, cafe, mia } = await founded();
  const board = discord.pinned(cafe)[0]!;
  const pressed = mia.press(board, board.components[0]!.components![0]!.custom_id!);
  expect((await pressed.reply()).content).toContain("Isabella Rodriguez is making espresso (kitchen).");
  expect(pressed.ephemeral).toBe(true);
  wellBehaved(discord);
});
