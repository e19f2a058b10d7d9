/** Private homes as threads of one channel, or not shown; and the threads that members begin. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { SKETCH } from "../../../../test/discord-town/fake-town.ts";
import { founded, lines, server, stageOn, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { hastily, living } from "../../../../test/discord-town/with-living-town.ts";

test("homes as threads: one channel, a thread each with its board, spoken in and heard in", async () => {
  const world = await living({ town: "smallville", found: { homes: "threads" } });
  const { discord, guild, desk, kim, mia, general, host, store, stage } = world;
  const homes = desk.view().places.filter((place) => place.private);
  const channels = discord.channels(guild.id).filter(({ id }) => id !== general);
  expect(channels).toHaveLength(4 + desk.view().places.length - homes.length);
  const shared = channels.find(({ name }) => name === "homes")!;
  const threads = discord.threads(guild.id).filter(({ parent_id }) => parent_id === shared.id);
  expect(threads.map(({ name }) => name).sort()).toEqual(homes.map(({ name }) => name).sort());
  expect(discord.webhooks(shared.id)).toHaveLength(1);
  for (const { id } of threads) expect(discord.messages(id)[0]!.content).toContain("AI characters");

  // Whoever writes in a thread is in that home, and what is said there is posted there.
  const up = () =>
    desk.view().people.find((one) => !one.asleep && !one.walk && homes.some(({ id }) => id === one.place));
  await world.until(() => up() !== undefined);
  const { name, place } = up()!;
  const thread = threads.find((one) => one.name === homes.find(({ id }) => id === place)!.name)!.id;
  mia.say(thread, `Good morning, ${name.split(" ")[0]}!`);
  await discord.waitFor(() => lines(discord, thread).length > 0 || undefined);
  expect(lines(discord, shared.id)).toEqual([]);
  const checked = (await kim.slash(general, "town check").reply()).content;
  expect(checked).not.toContain("No channel for");
  expect(checked).not.toContain("missing");

  // A thread that was deleted comes back with the repair, also after a restart.
  await stage.close();
  discord.removeChannel(thread);
  await stageOn(discord, host, store, hastily);
  await discord.waitForMessage(
    discord.channels(guild.id).find((one) => one.name === "town-keepers")!.id,
    ({ content }) => content.includes("was deleted"),
  );
  expect((await kim.slash(general, "town found").reply()).content).toContain("the thread of ");
  await kim.slash(general, "town found", { confirm: "yes" }).reply();
  expect(discord.threads(guild.id).filter(({ parent_id }) => parent_id === shared.id)).toHaveLength(homes.length);
  await kim.slash(general, "town remove", { confirm: "no-file" }).reply();
  expect(discord.channels(guild.id).map(({ id }) => id)).toEqual([general]);
  wellBehaved(discord);
});

test("a home's thread whose making was not heard of, or not written down, is taken and not made twice", async () => {
  const { discord, guild, kim, general } = await living({ found: { homes: "threads" } });
  const named = () => discord.threads(guild.id).map(({ name }) => name);
  const before = named().sort();
  const removed = () => discord.removeChannel(discord.threads(guild.id)[0]!.id);
  removed();
  discord.failNext({ method: "POST", path: /\/channels\/\d+\/threads$/, lost: true });
  const repair = async () => (await kim.slash(general, "town found", { confirm: "yes" }).reply()).content;
  expect(await repair()).not.toContain("went wrong");
  expect(named().sort()).toEqual(before);
  // As after a kill: it was made, and the look-again is not heard of either.
  removed();
  discord.failNext({ method: "POST", path: /\/channels\/\d+\/threads$/, lost: true });
  discord.failNext({ method: "GET", path: /\/threads\/active$/, status: 403, code: 50_001, spares: 1 });
  await repair();
  await repair();
  expect(named().sort()).toEqual(before);
  wellBehaved(discord);
});

test("where the bot may not see the channel of the homes, nobody is heard in their threads, and it says so after a restart too", async () => {
  const { discord, guild, kim, mia, general, host, store, stage } = await living({ found: { homes: "threads" } });
  const shared = discord.channels(guild.id).find(({ name }) => name === "homes")!;
  const thread = discord.threads(guild.id).find(({ parent_id }) => parent_id === shared.id)!;
  await stage.close();
  discord.denyInChannel(shared.id, PermissionFlagsBits.ViewChannel);
  const before = mia.say(thread.id, "Is anybody in?");
  await stageOn(discord, host, store, hastily);
  const after = mia.say(thread.id, "Nobody in?");
  const why = async (message: string) => (await kim.slash(general, "town why", { message }).reply()).content;
  const blind = `I may not see <#${shared.id}>, so`;
  for (const { id } of [before, after])
    expect(await why(`https://discord.com/channels/${guild.id}/${thread.id}/${id}`)).toContain(blind);
  // Their channel is named once, however many homes are in it.
  expect(await why(after.id)).toContain(blind);
});

test("what homes lose as threads is said before they are made", async () => {
  const { discord, kim, general, towns, store } = await server();
  const places = SKETCH.places.map((place) => ({ ...place, private: place.id === "isabellas-apartment" }));
  await stageOn(discord, towns, store, {}, [{ ...SKETCH, places }]);
  const { content } = await kim.slash(general, "town found", { homes: "threads" }).reply();
  expect(content).toContain("no permissions of its own: whoever may read one home may read them all");
  wellBehaved(discord);
});

test("homes not shown: no channel for them, and going there says so", async () => {
  const { discord, guild, desk, kim, mia, general, until } = await living({ found: { homes: "none" } });
  const homes = desk.view().places.filter((place) => place.private);
  expect(homes.length).toBeGreaterThan(0);
  expect(discord.channels(guild.id)).toHaveLength(1 + 3 + desk.view().places.length - homes.length);
  const guide = discord.channels(guild.id).find(({ name }) => name === "town-guide")!;
  expect(discord.messages(guide.id)[0]!.content).toContain("Homes are private");
  await mia.slash(general, "visit", { name: "Mia" }).reply();
  const went = await mia.slash(general, "go", { place: homes[0]!.id }).reply();
  expect(went.content).toContain("the homes of this town are not shown");
  expect((await kim.slash(general, "town check").reply()).content).not.toContain("No channel for");
  expect((await kim.slash(general, "town found").reply()).content).toContain("nothing was missing");
  // Who takes over somebody at home is told what works there: to go out.
  const up = () =>
    desk.view().people.find((one) => !one.asleep && !one.walk && homes.some(({ id }) => id === one.place));
  await until(() => up() !== undefined);
  const { id, name } = up()!;
  const use = async (command: string, options = {}) => (await mia.slash(general, command, options).reply()).content;
  const out = `Lead ${name} out with /go first`;
  const taken = await use("embody", { resident: id });
  expect(taken).toContain(out);
  expect(taken).not.toContain("What you write");
  expect(await use("say", { text: "The kettle is on." })).toContain(out);
  expect(await use("do", { act: "puts the kettle on" })).toContain(out);
  const quay = discord.channels(guild.id).find((one) => one.name === "tern-quay")!.id;
  const afar = await mia.slash(quay, "say", { text: "The kettle is on." }).reply();
  expect(afar.content).toContain(`or lead ${name} here with /go`);
  expect(await use("go", { place: "tern-quay" })).toContain("Tern Quay");
  await until(() => desk.view().people.some((one) => one.id === id && one.place === "tern-quay" && !one.walk));
  expect(await use("say", { text: "The kettle is on." })).toContain("in the channel of a place");
  await use("release");
  expect(await use("embody", { resident: id })).toContain(`What you write there, in its channel, is what ${name} says`);
  wellBehaved(discord);
});

test("what members write in a public thread of a place is heard and answered there, in a private one it is not, and said so", async () => {
  const { discord, town, kim, mia, cafe } = await founded();
  const begun = discord.addThread(cafe, "Plans");
  mia.say(begun.id, "Hello from here!");
  await discord.waitForMessage(begun.id, ({ content }) => content.includes("You said: Hello from here!"));
  expect(town.done).toContain("say hobbs-cafe Hello from here!");
  expect((await kim.slash(begun.id, "town why", { message: discord.messages(begun.id)[0]!.id }).reply()).content).toBe(
    "Isabella Rodriguez answered it.",
  );
  const secret = discord.addThread(cafe, "Secrets", "private");
  const psst = mia.say(secret.id, "Psst!");
  const told = await discord.waitForMessage(secret.id, ({ content }) => content.includes("stays in it"));
  expect((await kim.slash(cafe, "town why", { message: psst.id }).reply()).content).toBe(told.content);
  expect(town.done.join()).not.toContain("Psst");
  wellBehaved(discord);
});
