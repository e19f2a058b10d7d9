/** A member has what is kept of them, and has it erased, at the test Discord with a living town. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PermissionFlagsBits } from "discord.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { townPermissions } from "../../../../test/discord/test-discord.ts";
import { pairAbout } from "../../../../test/discord-town/out-and-about.ts";
import { lines, open, stageOn, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { hastily, hostOn, living } from "../../../../test/discord-town/with-living-town.ts";
import { type Store, StoreError } from "../../../store/store.ts";
import { openStore } from "../../../store/stores.ts";

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "forgetting-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A living town in a file, and what starts it again from there. */
async function inFile(over: (store: Store) => Store = (store) => store) {
  const url = `sqlite://${join(folder, `${++files}.sqlite`)}`;
  const opened = await openStore(url);
  open.push(() => opened.close());
  const world = await living({ store: over(opened) });
  /** The program is ended, or has been killed, and started anew. */
  const again = async () => {
    await world.stage.close().catch(() => {});
    await world.host.close().catch(() => {});
    await opened.close();
    const store = await openStore(url);
    open.push(() => store.close());
    const host = hostOn(store, world.clock);
    await host.open();
    const { stage } = await stageOn(world.discord, host, store, hastily);
    host.start();
    return { host, stage, store, desk: host.desk(world.desk.id)! };
  };
  /** What the bot itself posted in a channel of the town for all to see. */
  const answers = (channel: string) =>
    world.discord
      .messages(channel)
      .filter(({ webhook_id }) => webhook_id === world.discord.applicationId)
      .map(({ content }) => content);
  return { ...world, again, answers };
}

test("a member is given all that is kept of them as a file, and is forgotten", async () => {
  const { discord, desk, guild, mia, kim, general, store, channelOf, until, stage } = await living();
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
  expect((await mia.slash(general, "privacy forget").reply()).content).toContain("keeps nothing about you");
  const channel = channelOf(there.place);
  const { id } = mia.say(channel, `Good morning, ${there.name.split(" ")[0]}! I am a xylographer.`);
  const answer = await discord.waitForMessage(
    channel,
    (message) => message.author.username === there.name && message.webhook_id !== undefined,
  );

  await stage.idle();
  expect(JSON.stringify(await store.read(`discord/${guild.id}`))).toContain(id);
  const about = await mia.slash(general, "privacy about").reply();
  expect(about.content).toMatch(/privacy export[\s\S]*privacy forget/);
  const file = (await mia.slash(general, "privacy export").reply()).attachments[0]!;
  expect(file.filename).toBe("what-the-town-keeps-of-me.json");
  const asked = mia.slash(general, "privacy forget");
  const question = await asked.reply();
  expect(question.content).toMatch(/\d+ memor/);
  expect(asked.ephemeral).toBe(true);
  // Whose part it is, is whoever presses: nobody else has one.
  expect((await kim.slash(general, "privacy forget").reply()).content).toContain("keeps nothing about you");
  await mia.press(question, question.components[0]!.components![0]!.custom_id!).reply();
  expect(desk.kept({ id: `discord:${mia.id}`, name: "Mia", keeper: false })).toBeNull();
  const turns = [];
  for (let n = 1; n <= desk.view().turn; n++) turns.push(await store.turn(`guild:${guild.id}`, n));
  expect(JSON.stringify(turns)).not.toMatch(/xylographer/);
  expect(JSON.stringify(turns)).not.toContain(mia.id);
  await stage.idle();
  for (const trace of [mia.id, id])
    expect(JSON.stringify(await store.read(`discord/${guild.id}`))).not.toContain(trace);
  // What was said to her is gone from the channel; what she wrote herself is hers to delete.
  const texts = discord.messages(channel).map(({ content, author }) => `${author.username}: ${content}`);
  expect(texts.filter((text) => text.startsWith(`${there.name}:`) && /Mia/.test(text))).toEqual([]);
  expect(discord.messages(channel).some(({ id }) => id === answer.id)).toBe(false);
  expect(texts.some((text) => text.includes("xylographer"))).toBe(true);
  // Nor does the book of what was posted know who said or was told what.
  const books = await Promise.all(desk.view().places.map(({ id }) => store.read(`outbox/guild:${guild.id}/at/${id}`)));
  for (const trace of [mia.id, answer.id]) expect(JSON.stringify(books)).not.toContain(trace);
  wellBehaved(discord);
});

test("a message that is deleted after it was heard is forgotten, and its author is not", async () => {
  const { discord, desk, guild, mia, store, channelOf, until, stage } = await living();
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
  const message = mia.say(channel, `Good morning, ${there.name.split(" ")[0]}! I am a xylographer.`);
  const answered = (one: { author: { username: string }; webhook_id?: string }) =>
    one.author.username === there.name && one.webhook_id !== undefined;
  await discord.waitForMessage(channel, answered);
  const turns = async () => {
    const all = [];
    for (let n = 1; n <= desk.view().turn; n++) all.push(await store.turn(`guild:${guild.id}`, n));
    return JSON.stringify(all);
  };
  expect(await turns()).toContain("xylographer");
  mia.remove(message);
  await expect.poll(turns).not.toContain("xylographer");
  expect((await desk.memories(there.name, { most: 500 })).some(({ text }) => text.includes("xylographer"))).toBe(false);
  expect(desk.kept({ id: `discord:${mia.id}`, name: "Mia", keeper: false })).not.toBeNull();
  await stage.idle();
  wellBehaved(discord);
});

test("a message that is deleted while nobody listens is forgotten at the next start, and no other is", async () => {
  const world = await inFile();
  const { discord, desk, mia, channelOf, stage } = world;
  const [there, other] = await pairAbout(world);
  const channel = channelOf(there.place);
  const say = async (text: string, at = channel) => {
    const message = mia.say(at, text);
    await discord.waitFor(() => desk.handled(there.place).includes(message.id) || undefined);
    return message;
  };
  const first = there.name.split(" ")[0];
  const gone = await say(`Good morning, ${first}! There is a wombatfish in the lighthouse.`);
  const stands = await say(`${first}, I make parquetry.`);
  // In a thread that is archived by then.
  await fetch(`${discord.api}/v10/channels/${channel}/messages/${stands.id}/threads`, {
    method: "POST",
    headers: { authorization: `Bot ${discord.token}`, "content-type": "application/json" },
    body: JSON.stringify({ name: "A long talk", auto_archive_duration: 60 }),
  });
  const archived = await say(`${first}, I play the bassoon.`, stands.id);
  // Its own message is taken away for the resident's: that was nobody's wish to take it back.
  await mia.slash(channel, "embody", { resident: other.id }).reply();
  const embodied = await say("I keep an axolotl.");
  await discord.waitFor(() => !discord.messages(channel).some(({ id }) => id === embodied.id) || undefined);
  await stage.idle();
  await stage.close();
  mia.remove(gone);
  await fetch(`${discord.api}/v10/channels/${stands.id}`, {
    method: "PATCH",
    headers: { authorization: `Bot ${discord.token}`, "content-type": "application/json" },
    body: JSON.stringify({ archived: true }),
  });
  const again = await world.again();
  await expect.poll(() => again.desk.handled(there.place)).not.toContain(gone.id);
  await again.stage.idle();
  expect(again.desk.handled(there.place)).toEqual(expect.arrayContaining([stands.id, archived.id, embodied.id]));
  expect(JSON.stringify(await again.desk.turnsAfter(0, 10_000))).not.toContain("wombatfish");
});

test("a message that was deleted while nobody listened is forgotten before what was written meanwhile is caught up with", async () => {
  const world = await inFile();
  const { discord, desk, mia, channelOf, stage } = world;
  const [there] = await pairAbout(world);
  const channel = channelOf(there.place);
  const gone = mia.say(channel, "There is a wombatfish in the lighthouse.");
  await discord.waitFor(() => desk.handled(there.place).includes(gone.id) || undefined);
  await stage.idle();
  await stage.close();
  mia.remove(gone);
  const meanwhile = mia.say(channel, "I make parquetry.");
  // All places are caught up with together, so it waits for the one whose list does not come.
  const elsewhere = desk.view().places.find(({ id }) => id !== there.place)!;
  discord.failNext({ method: "GET", path: new RegExp(`^/channels/${channelOf(elsewhere.id)}/messages`), hang: true });
  const again = await world.again();
  const handled = () => again.desk.handled(there.place);
  await expect.poll(handled).not.toContain(gone.id);
  expect(handled()).not.toContain(meanwhile.id);
});

test("what went with its thread, or was said in a channel that is the place's no more, is kept, and what its author deleted is not", async () => {
  const world = await inFile();
  const { discord, desk, guild, mia, general, store, channelOf, stage } = world;
  const [there, other] = await pairAbout(world);
  const channel = channelOf(there.place);
  const thread = discord.addThread(channel, "Aside").id;
  const say = async (at: string, text: string, extra = {}) => {
    const { id } = mia.say(at, text, extra);
    await discord.waitFor(() => desk.handled(there.place).includes(id) || undefined);
    return id;
  };
  const aside = await say(thread, "I play the bassoon.");
  const stands = await say(channel, "I make parquetry.");
  await mia.slash(channel, "embody", { resident: other.id }).reply();
  // The resident's line does not show the picture, so the message stays.
  const png = { name: "a.png", bytes: new Uint8Array([1]), type: "image/png" };
  const picture = await say(channel, "I keep an axolotl.", { attachments: [png] });
  await stage.idle();
  discord.removeChannel(thread);
  await stage.close();
  mia.remove(discord.messages(channel).find(({ id }) => id === picture)!);
  const record = (await store.read(`discord/${guild.id}`)) as { places: Record<string, object> };
  const places = { ...record.places, [there.place]: { channel: general, theirs: true, board: null } };
  await store.write(`discord/${guild.id}`, { ...record, places } as never);
  const again = await world.again();
  await expect.poll(() => again.desk.handled(there.place)).not.toContain(picture);
  await again.stage.idle();
  expect(again.desk.handled(there.place)).toEqual(expect.arrayContaining([aside, stands]));
  expect(JSON.stringify(await again.desk.turnsAfter(0, 10_000))).not.toContain("axolotl");
});

test("what was said as a resident, and could not be taken away, is forgotten when its author deletes it", async () => {
  const { discord, desk, guild, mia, general, channelOf, until } = await living();
  const [self] = await pairAbout({ desk, until });
  await mia.slash(general, "embody", { resident: self.id }).reply();
  const channel = channelOf(self.place);
  discord.setBotPermissions(guild.id, townPermissions & ~PermissionFlagsBits.ManageMessages);
  const typed = mia.say(channel, "I keep an axolotl.");
  const refused = ({ method, path }: { method: string; path: string }) =>
    method === "DELETE" && path.endsWith(`/messages/${typed.id}`);
  await discord.waitFor(() => discord.requests.find((one) => refused(one) && one.status === 403));
  // By then the bot has read that it may not.
  await mia.slash(general, "privacy about").reply();
  mia.remove(typed);
  await expect.poll(() => desk.handled(self.place)).not.toContain(typed.id);
  await expect.poll(() => lines(discord, channel).join()).not.toContain("axolotl");
});

test("what the bot posted for /say and /do goes with who said it, also after a restart, and others' stay", async () => {
  const { discord, mia, kim, general, definition, channelOf, again, answers, guild } = await inFile();
  const place = [...definition.map.places.values()].find(({ access }) => access === "public")!.id;
  const channel = channelOf(place);
  await mia.slash(channel, "say", { text: "I am a xylographer." }).followup();
  await mia.slash(channel, "do", { act: "shows a woodcut" }).followup();
  await kim.slash(channel, "say", { text: "Welcome to us all." }).followup();
  expect(answers(channel)).toHaveLength(3);
  const { stage, store, desk } = await again();
  await mia.slash(channel, "say", { text: "Here I am again." }).followup();
  const question = await mia.slash(general, "privacy forget").reply();
  await mia.press(question, question.components[0]!.components![0]!.custom_id!).reply();
  await stage.idle();
  expect(answers(channel)).toEqual([expect.stringContaining("Welcome to us all.")]);
  expect(await store.read(`outbox/guild:${guild.id}/unsaid`)).toEqual([]);
  expect(await store.read(`gone/${desk.id}`)).toBeNull();
  wellBehaved(discord);
});

test("what a member said by a command or as a resident is forgotten when its post is deleted by hand, and a resident's line is not", async () => {
  const { discord, desk, guild, mia, general, store, channelOf, until, stage, again } = await inFile();
  const mod = discord.addMember(guild.id, { name: "Mo", permissions: PermissionFlagsBits.ManageMessages });
  const [self, other] = await pairAbout({ desk, until });
  const channel = channelOf(self.place);
  await mia.slash(channel, "say", { text: `${other.name.split(" ")[0]}, I am a xylographer.` }).followup();
  const answer = await discord.waitForMessage(channel, ({ author }) => author.username === other.name);
  await mia.slash(general, "leave").reply();
  await mia.slash(general, "embody", { resident: self.id }).reply();
  mia.say(channel, "Good day to you all, my dear zymurgist.");
  // The resident's line and not their own message, which stands there until it is heard.
  const asOther = await discord.waitForMessage(
    channel,
    ({ author, content }) => author.username === self.name && content.includes("zymurgist"),
  );
  await stage.idle();
  const { store: reopened, stage: next, desk: after } = await again();
  const kept = async () => {
    const all = [];
    for (let n = 1; n <= after.view().turn; n++) all.push(await reopened.turn(`guild:${guild.id}`, n));
    return JSON.stringify(all);
  };
  expect(store).not.toBe(reopened);
  expect(await kept()).toMatch(/xylographer.*zymurgist/);
  const { turn } = after.view();
  mod.remove(answer);
  const posted = discord.messages(channel).find(({ content }) => content.includes("xylographer"))!;
  mod.remove(posted);
  await expect.poll(kept).not.toContain("xylographer");
  mod.remove(asOther);
  await expect.poll(kept).not.toContain("zymurgist");
  await next.idle();
  // Who deletes a resident's line by hand tidies a channel: what the town remembers of it is a matter of the menu.
  expect(after.view().turn - turn).toBe(2);
  wellBehaved(discord);
});

test("a keeper removes what a member said by a command", async () => {
  const { discord, desk, guild, mia, kim, store, definition, channelOf, answers } = await inFile();
  const place = [...definition.map.places.values()].find(({ access }) => access === "public")!.id;
  const channel = channelOf(place);
  await mia.slash(channel, "say", { text: "I am a xylographer." }).followup();
  const book = async () => JSON.stringify(await store.read(`outbox/guild:${guild.id}/at/${place}`));
  await expect.poll(book).toContain(',"",');
  const posted = discord.messages(channel).find(({ content }) => content.includes("xylographer"))!;
  expect((await kim.menu(posted, "Report").reply()).content).toContain("member of this server");
  expect((await kim.menu(posted, "Who is this?").reply()).content).toContain("**Mia** is a visitor");
  const question = await kim.menu(posted, "Remove").reply();
  expect(question.content).toContain("A member of this server");
  const done = await kim.press(question, question.components[0]!.components![0]!.custom_id!).reply();
  expect(done.content).toBe("The town has forgotten it. The message is removed.");
  expect(answers(channel)).toEqual([]);
  const turns = [];
  for (let n = 1; n <= desk.view().turn; n++) turns.push(await store.turn(`guild:${guild.id}`, n));
  expect(JSON.stringify(turns)).not.toContain("xylographer");
  wellBehaved(discord);
});

test("killed after it was forgotten and before anybody was told: what was posted of it goes at the next start", async () => {
  let dead = false;
  let kill = false;
  const { mia, general, definition, channelOf, again, answers, desk, guild } = await inFile((store) => {
    const dying =
      <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        if (dead) throw new StoreError("broken", "the power went");
        return work(...args);
      };
    return {
      ...store,
      read: dying(store.read),
      write: dying(store.write),
      // The last that is written of the forgetting itself.
      remove: dying(async (name: string) => {
        await store.remove(name);
        dead ||= kill && name.startsWith("forgetting/");
      }),
      append: dying(store.append),
    };
  });
  const place = [...definition.map.places.values()].find(({ access }) => access === "public")!.id;
  const channel = channelOf(place);
  await mia.slash(channel, "say", { text: "I am a xylographer." }).followup();
  await mia.slash(channel, "do", { act: "shows a woodcut" }).followup();
  const question = await mia.slash(general, "privacy forget").reply();
  kill = true;
  await mia.press(question, question.components[0]!.components![0]!.custom_id!).reply();
  expect(dead).toBe(true);
  expect(answers(channel)).toHaveLength(2);
  const { stage, store } = await again();
  await expect.poll(() => store.read(`gone/${desk.id}`)).toBeNull();
  await stage.idle();
  expect(answers(channel)).toEqual([]);
  expect(JSON.stringify(await store.read(`discord/${guild.id}`))).not.toContain(mia.id);
  expect(JSON.stringify(await store.read(`last-here/${desk.id}`))).not.toContain(mia.id);
});

test("what is kept of somebody is had and erased also where nobody knows any more which channels are the town's", async () => {
  const { discord, desk, guild, mia, general, store, host, stage } = await living();
  const place = desk.view().places.find(({ home }) => !home)!.id;
  const member = { id: `discord:${mia.id}`, name: "Mia", keeper: false };
  await mia.slash(general, "go", { place }).reply();
  expect(desk.kept(member)).not.toBeNull();
  await stage.close();
  await store.write(`discord/${guild.id}`, ["damaged"]);
  await stageOn(discord, host, store, hastily);
  expect((await mia.slash(general, "town status").reply()).content).toContain("cannot be opened");
  expect((await mia.slash(general, "privacy export").reply()).attachments).toHaveLength(1);
  const question = await mia.slash(general, "privacy forget").reply();
  await mia.press(question, question.components[0]!.components![0]!.custom_id!).reply();
  expect(desk.kept(member)).toBeNull();
  wellBehaved(discord);
});
