/** What a member says in earnest leaves nothing, at the test Discord with a living town: in no view, file, log or request. */
import { expect, test } from "vitest";
import { z } from "zod";
import { comforts, isComfort, leavesNothing } from "../../../test/discord-town/in-earnest.ts";
import { somebodyAbout } from "../../../test/discord-town/out-and-about.ts";
import { stageOn, wellBehaved } from "../../../test/discord-town/with-discord.ts";
import { hastily, hostOn, living, offstage } from "../../../test/discord-town/with-living-town.ts";
import { en } from "../../language/en.ts";
import { literal } from "../../language/literal.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { type Store, StoreError } from "../../store/store.ts";
import { ANSWERED } from "../../town/acts/in-earnest.ts";

test("words that are edited into something serious after they were heard are dealt with as if they had been written so, once", async () => {
  const lived = await living();
  const { discord, mia, channelOf, desk, stage } = lived;
  const there = await somebodyAbout(lived);
  const channel = channelOf(there.place);
  const first = there.name.split(" ")[0];
  const kind = () => discord.messages(channel).filter(isComfort);
  const message = mia.say(channel, `Good morning, ${first}! I collect thimbles.`);
  await discord.waitForMessage(
    channel,
    ({ author, webhook_id }) => webhook_id !== undefined && author.username === there.name,
  );
  mia.edit(message, `Good morning, ${first}! I collect spoons.`);
  mia.edit(message, `${first}, i want to kill myself. the quillwort won't help`);
  const said = await discord.waitForMessage(channel, isComfort);
  expect(said.components[0]!.components![0]!.label).toBe(en.serious.button);
  mia.edit(message, `${first}, i really want to kill myself`);
  // What is written after it is dealt with after it.
  const after = mia.say(channel, `${first}, i want to die`);
  await discord.waitForMessage(channel, (one) => isComfort(one) && BigInt(one.id) > BigInt(after.id));
  await stage.idle();
  expect(kind()).toHaveLength(2);
  const member = { id: `discord:${mia.id}`, name: "Mia", keeper: false };
  const known = JSON.stringify([desk.view(), desk.kept(member), await desk.turnsAfter(0, 10_000)]);
  // Nor what it was before.
  for (const trace of ["quillwort", "thimbles", "spoons"]) expect(known).not.toContain(trace);
  wellBehaved(discord);
});

test("a sentence in earnest that is sent as two messages is dealt with as one, whether its first half was heard already or not", async () => {
  const lived = await living();
  const { discord, mia, channelOf, desk, stage } = lived;
  const there = await somebodyAbout(lived);
  const channel = channelOf(there.place);
  const heard = mia.say(channel, `${there.name.split(" ")[0]}, between us and the quillwort, i think im gonna`);
  await discord.waitFor(() => desk.handled(there.place).includes(heard.id) || undefined);
  const rest = mia.say(channel, "end it");
  await discord.waitForMessage(channel, (one) => isComfort(one) && BigInt(one.id) > BigInt(rest.id));
  const held = mia.say(channel, "because of the thimbles my dad");
  const next = mia.say(channel, "hit me again");
  await discord.waitForMessage(channel, (one) => isComfort(one) && BigInt(one.id) > BigInt(next.id));
  await stage.idle();
  const member = { id: `discord:${mia.id}`, name: "Mia", keeper: false };
  const known = async () => JSON.stringify([desk.view(), desk.kept(member), await desk.turnsAfter(0, 10_000)]);
  for (const trace of ["quillwort", "thimbles"]) await expect.poll(known).not.toContain(trace);
  expect(discord.messages(channel).filter(isComfort)).toHaveLength(2);
  expect(desk.handled(there.place)).not.toContain(held.id);
  wellBehaved(discord);
});

test("so is one that is said by commands", async () => {
  const lived = await offstage();
  const { desk } = lived;
  const { place, name } = await somebodyAbout(lived);
  const member = { id: "page:mia", name: "Mia", keeper: false };
  await desk.visit(member, { place });
  await desk.say(member, place, `${name}, between us and the quillwort, i think im gonna`);
  const known = async () => JSON.stringify([desk.view(), desk.kept(member), await desk.turnsAfter(0, 10_000)]);
  expect(await known()).toContain("quillwort");
  await expect(desk.say(member, place, "end it")).rejects.toMatchObject({ code: "serious" });
  await expect.poll(known).not.toContain("quillwort");
});

test("whoever goes on and on in earnest is answered, then told where help is, and from then on sees a sign on each line", async () => {
  const lived = await living();
  const { discord, mia, channelOf } = lived;
  const there = await somebodyAbout(lived);
  const channel = channelOf(there.place);
  const said = Array.from({ length: ANSWERED.most + 3 }, () => mia.say(channel, "i want to kill myself"));
  const signs = () => said.map(({ reactions = [] }) => reactions.some(({ emoji }) => emoji.name === "🫂"));
  await expect.poll(signs).toEqual([...Array(ANSWERED.most + 1).fill(false), true, true]);
  const told = () => discord.messages(channel).find((one) => one.message_reference?.message_id === said.at(-3)!.id);
  await expect.poll(() => comforts.includes(told()?.content ?? "")).toBe(true);
  wellBehaved(discord);
});

test("words that are edited into something serious in a thread are answered there", async () => {
  const lived = await living();
  const { discord, mia, channelOf, desk } = lived;
  const there = await somebodyAbout(lived);
  const channel = channelOf(there.place);
  const begun = mia.say(channel, "Good morning, all of you!");
  await fetch(`${discord.api}/v10/channels/${channel}/messages/${begun.id}/threads`, {
    method: "POST",
    headers: { authorization: `Bot ${discord.token}`, "content-type": "application/json" },
    body: JSON.stringify({ name: "A long talk", auto_archive_duration: 60 }),
  });
  const message = mia.say(begun.id, "I collect thimbles.");
  await discord.waitFor(() => desk.handled(there.place).includes(message.id) || undefined, 10_000);
  mia.edit(message, "i want to kill myself");
  await discord.waitForMessage(begun.id, isComfort, 10_000);
  expect(discord.messages(channel).filter(isComfort)).toEqual([]);
});

test("nothing of it is kept, told, shown, logged, exported or asked of a model", () => leavesNothing("at once"));

test("after a kill only the sentence is owed, and it is said once", async () => {
  const lived = await living();
  const { discord, desk, mia, stage, host, store, clock, channelOf, guild } = lived;
  const there = await somebodyAbout(lived);
  const channel = channelOf(there.place);
  await stage.close();
  // The process took the message, and died before it could say anything.
  const message = mia.say(channel, "i want to end my life");
  const member = { id: `discord:${mia.id}`, name: "Mia", keeper: false };
  const taken = await desk.inEarnest(member, there.place, ["i want to end my life"], null, message.id);
  expect(taken).toMatchObject({ aloud: true });
  // Of another the turn came to be kept when the bot itself had answered.
  const alone = mia.say(channel, "i want to end my life");
  await desk.inEarnest(member, there.place, ["i want to end my life"], null, alone.id);
  await host.close();
  const name = `discord/${guild.id}`;
  const record = z.record(z.string(), z.json()).parse(await store.read(name));
  await store.write(name, { ...record, kindly: [{ mark: alone.id, channel, reply: message.id }] });
  for (let start = 0; start < 2; start++) {
    const again = hostOn(store, clock);
    await again.open();
    const staged = await stageOn(discord, again, store, hastily);
    await discord.waitForMessage(channel, isComfort);
    expect(again.desk(`guild:${guild.id}`)!.handled(there.place)).toContain(message.id);
    await staged.stage.idle();
    await staged.stage.close();
    await again.close();
  }
  const after = discord.messages(channel).filter(({ id }) => BigInt(id) > BigInt(message.id));
  expect(after.filter(isComfort)).toHaveLength(1);
  expect(after.filter(({ webhook_id }) => webhook_id !== undefined)).toHaveLength(1);
  wellBehaved(discord);
});

test("while the store is shut the bot answers alone, at once and once; its reply goes with the message, and when its author is forgotten", async () => {
  const kept = memoryStore();
  let shut = false;
  const held = () => Promise.reject(new StoreError("locked", "held", { trouble: "held" }));
  const store: Store = { ...kept, append: (town, n, turn) => (shut ? held() : kept.append(town, n, turn)) };
  const lived = await living({ store, timing: { heldMs: 100 } });
  const { discord, guild, mia, general, channelOf, desk, host, clock } = lived;
  const there = await somebodyAbout(lived);
  const channel = channelOf(there.place);
  const [ola, pim] = ["Ola", "Pim"].map((name) => discord.addMember(guild.id, { name })) as [typeof mia, typeof mia];
  const replies = ({ id }: { id: string }, at = channel) =>
    discord.messages(at).filter((one) => comforts.includes(one.content) && one.message_reference?.message_id === id);
  shut = true;
  // The first to find it shut.
  const first = mia.say(channel, "i want to kill myself");
  await expect
    .poll(() => replies(first).map(({ components }) => components[0]!.components![0]!.label))
    .toEqual([en.serious.button]);
  // Behind ordinary words that wait, and mended from such.
  const ordinary = ola.say(channel, "Good morning! I collect spoons.");
  const second = ola.say(channel, "i want to die");
  await expect.poll(() => replies(second)).toHaveLength(1);
  const third = mia.say(channel, "Good morning to you!");
  await expect.poll(() => third.reactions?.map(({ emoji }) => emoji.name)).toContain("⏳");
  mia.edit(third, "i want to kill myself, i mean it");
  await expect.poll(() => replies(third)).toHaveLength(1);
  // And where it was taken already, and waits itself.
  const apart = desk.view().places.find(({ id }) => id !== there.place)!.id;
  const elsewhere = channelOf(apart);
  const last = pim.say(elsewhere, "Good morning!");
  await expect.poll(() => last.reactions?.map(({ emoji }) => emoji.name)).toContain("⏳");
  pim.edit(last, "i want to kill myself");
  await expect.poll(() => replies(last, elsewhere)).toHaveLength(1);
  shut = false;
  for (const { id } of [first, ordinary]) await expect.poll(() => desk.handled(there.place)).toContain(id);
  await expect.poll(() => desk.handled(apart)).toContain(last.id);
  await lived.stage.idle();
  expect(discord.messages(channel).filter(isComfort)).toEqual([]);
  mia.remove(first);
  await expect.poll(() => replies(first)).toEqual([]);
  expect([replies(second), replies(third)].map(({ length }) => length)).toEqual([1, 1]);

  await lived.stage.close();
  await host.close();
  mia.remove(third);
  const again = hostOn(store, clock);
  await again.open();
  const { stage } = await stageOn(discord, again, store, hastily);
  await expect.poll(() => replies(third)).toEqual([]);
  // What comes after all that was caught up with.
  const after = mia.say(channel, "Good day to you!");
  await expect.poll(() => again.desk(desk.id)!.handled(there.place)).toContain(after.id);
  await stage.idle();
  expect(discord.messages(channel).filter(isComfort)).toEqual([]);
  const forget = async (who: typeof mia) => {
    const question = await who.slash(general, "privacy forget").reply();
    await who.press(question, question.components[0]!.components![0]!.custom_id!).reply();
  };
  await forget(ola);
  await expect.poll(() => replies(second)).toEqual([]);
  await expect.poll(() => store.read(`discord/${guild.id}`)).toMatchObject({ kindly: [{ channel: elsewhere }] });
  await forget(pim);
  await expect.poll(() => replies(last, elsewhere)).toEqual([]);
  // Whose it is was asked once.
  expect(discord.requests.filter(({ method, path }) => method === "GET" && path.endsWith(last.id))).toHaveLength(1);
  wellBehaved(discord);
});

test("what the bot says kindly to somebody who is forgotten while it is posted goes as well", async () => {
  const lived = await living();
  const { discord, guild, kim, mia, general, store, channelOf } = lived;
  const there = await somebodyAbout(lived);
  const channel = channelOf(there.place);
  const posts = (status: number) =>
    discord.requests.filter((one) => one.path.endsWith(`/${channel}/messages`) && one.status === status).length;
  await mia.slash(general, "visit", { name: "Mia" }).reply();
  await kim.slash(general, "town mute", { channel: { id: channel } }).reply();
  discord.failNext({ method: "POST", path: new RegExp(`/${literal(channel)}/messages$`), status: 429, retryAfter: 2 });
  const message = mia.say(channel, "i want to kill myself");
  await expect.poll(() => posts(429)).toBe(1);
  const before = posts(200);
  await mia.slash(general, "privacy forget", { confirm: "yes" }).reply();
  await expect.poll(() => posts(200)).toBeGreaterThan(before);
  const replies = () => discord.messages(channel).filter((one) => one.message_reference?.message_id === message.id);
  await expect.poll(replies).toEqual([]);
  await expect.poll(() => store.read(`discord/${guild.id}`)).toMatchObject({ kindly: [] });
  wellBehaved(discord);
});

test("what was said kindly goes with whom it was said to and with nobody else, also where the town keeps nothing of them, and after a restart", async () => {
  const lived = await living();
  const { discord, guild, kim, mia, general, store, channelOf, desk, host, clock } = lived;
  const there = await somebodyAbout(lived);
  const channel = channelOf(there.place);
  const [ola, pim, una] = ["Ola", "Pim", "Una"].map((name) => discord.addMember(guild.id, { name })) as [
    typeof mia,
    typeof mia,
    typeof mia,
  ];
  const stands = ({ id }: { id: string }) => discord.messages(channel).some((one) => one.id === id);
  const comforted = async (who: typeof mia) => {
    const { id } = who.say(channel, "i want to die");
    return discord.waitForMessage(channel, (one) => isComfort(one) && BigInt(one.id) > BigInt(id));
  };
  const forget = async (who: typeof mia) => (await who.slash(general, "privacy forget").reply()).content;
  const [toMia, toOla, toPim] = [await comforted(mia), await comforted(ola), await comforted(pim)];
  await kim.slash(general, "town mute", { channel: { id: channel } }).reply();
  const alone = una.say(channel, "i want to die");
  const replies = () => discord.messages(channel).filter((one) => one.message_reference?.message_id === alone.id);
  await expect.poll(replies).toHaveLength(1);
  const asked = (messages: readonly string[]) =>
    discord.requests.filter(({ method, path }) => method === "GET" && messages.some((one) => path.endsWith(one)));
  const said = discord.messages(channel).flatMap(({ id, content }) => (content === "i want to die" ? [id] : []));

  expect(await forget(mia)).toBe(en.privacy.notKnown);
  await expect.poll(() => [toMia, toOla, toPim].map(stands)).toEqual([false, true, true]);
  expect(await forget(una)).toBe(en.privacy.notKnown);
  await expect.poll(replies).toEqual([]);
  // Whose each is was known still.
  expect(asked(said)).toEqual([]);

  await lived.stage.close();
  await host.close();
  const again = hostOn(store, clock);
  await again.open();
  const { stage } = await stageOn(discord, again, store, hastily);
  expect(await forget(ola)).toBe(en.privacy.notKnown);
  await expect.poll(() => [toOla, toPim].map(stands)).toEqual([false, true]);
  expect(asked(said)).not.toEqual([]);
  // Nothing on the disk tells whose any of them was.
  for (let n = 1; n <= again.desk(desk.id)!.view().turn; n++)
    for (const { id } of [mia, ola, pim, una]) expect(JSON.stringify(await store.turn(desk.id, n))).not.toContain(id);
  await stage.idle();
  expect([toOla, toPim].map(stands)).toEqual([false, true]);
  wellBehaved(discord);
});

test("whom the bot answered alone when the process was killed is not answered again, and nothing of it is kept but for its reply to go with it", async () => {
  const kept = memoryStore();
  // What a process that is killed has not written yet never is.
  let shut: "no" | "wholly" | "for the stage" | "killed" = "no";
  const held = () => Promise.reject(new StoreError("locked", "held", { trouble: "held" }));
  const isStages = (name: string) => /^(discord|outbox)\//.test(name);
  const store: Store = {
    ...kept,
    append: (town, n, turn) =>
      shut === "killed" ? Promise.resolve() : shut === "wholly" ? held() : kept.append(town, n, turn),
    write: (name, value) => {
      if (shut === "killed") return Promise.resolve();
      return shut === "wholly" || (shut === "for the stage" && isStages(name)) ? held() : kept.write(name, value);
    },
  };
  const lived = await living({ store, timing: { heldMs: 100 } });
  const { discord, guild, mia, channelOf, desk, host, clock } = lived;
  const there = await somebodyAbout(lived);
  const channel = channelOf(there.place);
  const apart = desk.view().places.find(({ id }) => id !== there.place)!.id;
  const [ola, pim] = ["Ola", "Pim"].map((name) => discord.addMember(guild.id, { name })) as [typeof mia, typeof mia];
  const replies = ({ id }: { id: string }) =>
    [channel, channelOf(apart)]
      .flatMap((one) => discord.messages(one))
      .filter(({ content, message_reference }) => comforts.includes(content) && message_reference?.message_id === id);
  shut = "wholly";
  // The turn of the first is kept before its reply is, that of the others never.
  const first = mia.say(channel, "i want to kill myself");
  await expect.poll(() => replies(first)).toHaveLength(1);
  shut = "for the stage";
  await discord.waitFor(() => desk.handled(there.place).includes(first.id) || undefined);
  shut = "wholly";
  const [second, third] = [ola.say(channel, "i want to die"), pim.say(channel, "i want to die")];
  for (const one of [second, third]) await expect.poll(() => replies(one)).toHaveLength(1);
  shut = "killed";
  await lived.stage.close();
  await host.close();
  pim.remove(third);
  expect(await kept.read(`discord/${guild.id}`)).toMatchObject({ kindly: [] });

  const again = hostOn(kept, clock);
  await again.open();
  const { stage } = await stageOn(discord, again, kept, hastily);
  const after = mia.say(channel, "Good day to you!");
  await discord.waitFor(() => again.desk(desk.id)!.handled(there.place).includes(after.id) || undefined);
  await stage.idle();
  expect(discord.messages(channel).filter(isComfort)).toEqual([]);
  expect([first, second].map((one) => replies(one).length)).toEqual([1, 1]);
  const handled = again.desk(desk.id)!.handled(there.place);
  expect([second, third].filter(({ id }) => handled.includes(id))).toEqual([]);
  // What was taken back meanwhile, and what is from now on.
  await expect.poll(() => replies(third)).toEqual([]);
  ola.remove(second);
  await expect.poll(() => replies(second)).toEqual([]);
  wellBehaved(discord);
});

test("what is no more in earnest when it is taken, and waits for the store, waits as any other", async () => {
  const kept = memoryStore();
  let go = () => {};
  const opened = new Promise<void>((resolve) => {
    go = resolve;
  });
  let shutTo = "";
  let first = true;
  const store: Store = {
    ...kept,
    append: async (town, n, turn) => {
      const text = JSON.stringify(turn);
      if (shutTo !== "" && first) {
        first = false;
        await opened;
      }
      if (shutTo !== "" && text.includes(shutTo)) throw new StoreError("locked", "held", { trouble: "held" });
      return kept.append(town, n, turn);
    },
  };
  const lived = await living({ store, timing: { heldMs: 100 } });
  const { discord, guild, kim, mia, general, channelOf, desk } = lived;
  const there = await somebodyAbout(lived);
  const channel = channelOf(there.place);
  const apart = channelOf(desk.view().places.find(({ id }) => id !== there.place)!.id);
  const [una, pim] = ["Una", "Pim"].map((name) => discord.addMember(guild.id, { name })) as [typeof mia, typeof mia];
  const dice = discord.addMember(guild.id, { name: "Dice", bot: true });
  const signs = ({ reactions = [] }: { reactions?: { emoji: { name: string | null } }[] }) =>
    reactions.map(({ emoji }) => emoji.name);
  await kim.slash(general, "town mute", { channel: { id: apart } }).reply();
  // It comes after somebody's words that are just being kept, and is mended before its turn comes.
  shutTo = "nothing yet";
  mia.say(channel, "Good morning!");
  const mended = una.say(channel, "i want to die");
  shutTo = mended.id;
  // So much is written that its mending comes as another message, beside the one that was heard.
  for (let i = 0; i < 60; i++) dice.say(channel, "rolls a six");
  una.edit(mended, "Good evening!");
  // What was written later is seen: so is that.
  const later = pim.say(apart, "Good morning!");
  await expect.poll(() => signs(later)).toContain("🤫");
  go();
  await expect.poll(() => signs(mended)).toContain("⏳");
  expect(discord.messages(channel).filter(({ content }) => comforts.includes(content))).toEqual([]);
  shutTo = "";
  await discord.waitFor(() => desk.handled(there.place).includes(mended.id) || undefined);
  await lived.stage.idle();
  expect(discord.messages(channel).filter(({ content }) => comforts.includes(content))).toEqual([]);
  wellBehaved(discord);
});
