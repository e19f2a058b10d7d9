/** What is spoken in a channel, and that it is spoken once: lost answers, kills and deleted webhooks (design section 7). */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { townPermissions } from "../../../../test/discord/test-discord.ts";
import {
  founded,
  lines,
  type Staged,
  stageOn,
  type World,
  wellBehaved,
} from "../../../../test/discord-town/with-discord.ts";
import type { Store } from "../../../store/store.ts";

/** The fates of a turn's lines, as kept in the store. */
async function fates(store: Store, world: World, turn: number): Promise<readonly string[]> {
  const kept = await store.read(`outbox/guild:${world.guild.id}/${turn}`);
  return [...JSON.stringify(kept).matchAll(/"is":"([a-z-]+)"/g)].map((found) => found[1] ?? "");
}

/** The process dies and is started again: nothing is closed in order, the store and Discord stay. */
async function restarted(world: World, before: Staged): Promise<Staged> {
  world.towns.stages = [];
  await before.stage.close();
  return stageOn(world.discord, world.towns, world.store, { requestMs: 1_000 });
}

test("residents speak by persona: silent, nobody pinged, with name and picture, acts in italics", async () => {
  const world = await founded();
  const { discord, town, cafe, park, stage, mia, store } = world;
  town.live([
    town.says("isabella-rodriguez", "hobbs-cafe", `Good morning, <@${mia.id}> and @everyone!`),
    {
      kind: "resident-acted",
      who: "klaus-mueller",
      place: "hobbs-cafe",
      doing: "is reading a book",
      emoji: "📖",
      object: null,
      notable: true,
    },
    {
      kind: "resident-acted",
      who: "klaus-mueller",
      place: "hobbs-cafe",
      doing: "is sitting",
      emoji: "🪑",
      object: null,
      notable: false,
    },
    town.says("maria-lopez", "johnson-park", "# What a day"),
  ]);
  await stage.idle();
  expect(lines(discord, cafe)).toEqual([
    `Isabella Rodriguez: Good morning, <\u200B@${mia.id}> and @\u200Beveryone!`,
    "Klaus Mueller: *reading a book*",
  ]);
  expect(lines(discord, park)).toEqual(["Maria Lopez: \\# What a day"]);
  expect(await fates(store, world, 1)).toEqual(["shown", "shown", "shown"]);
  wellBehaved(discord);
});

test("to whom is said only where several talks go on", async () => {
  const { discord, town, cafe, stage } = await founded();
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "One.", { to: ["klaus-mueller"] })]);
  town.live([town.says("klaus-mueller", "hobbs-cafe", "Two.", { to: ["maria-lopez"], talk: "talk-2" })]);
  await stage.idle();
  expect(lines(discord, cafe)).toEqual(["Isabella Rodriguez: One.", "Klaus Mueller: (to Maria) Two."]);
});

test("a line whose answer was lost is shown once", async () => {
  const world = await founded();
  const { discord, town, cafe, stage, store } = world;
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "First.")]);
  await stage.idle();
  discord.failNext({ method: "POST", path: /^\/webhooks\//, lost: true });
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "Second.")]);
  town.live([town.says("klaus-mueller", "hobbs-cafe", "Third.")]);
  await stage.idle();
  expect(lines(discord, cafe)).toEqual([
    "Isabella Rodriguez: First.",
    "Isabella Rodriguez: Second.",
    "Klaus Mueller: Third.",
  ]);
  expect(await fates(store, world, 2)).toEqual(["shown"]);
  wellBehaved(discord);
});

test("a line that never arrived is sent again after two looks; a failing Discord is survived", async () => {
  const { discord, town, cafe, stage } = await founded({ requestMs: 1_000 });
  discord.failNext({ method: "POST", path: /^\/webhooks\//, status: 502, times: 2 });
  discord.failNext({ method: "POST", path: /^\/webhooks\//, hang: true });
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "At last.")]);
  await stage.idle();
  expect(lines(discord, cafe)).toEqual(["Isabella Rodriguez: At last."]);
});

test("why lines wait where Discord takes none of them is told as it is, and so is that something went wrong", async () => {
  const { discord, town, cafe, stage, kim, mia, general } = await founded();
  discord.failNext({ method: "POST", path: /^\/webhooks\//, status: 503, times: 100_000 });
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "An hour ago.")], {
    shown: false,
    real: Date.now() - 130_000,
  });
  const asked = mia.say(cafe, "Hello!");
  const why = async () => (await kim.slash(general, "town why", { message: asked.id }).reply()).content;
  await expect.poll(why).toContain("answered, but the line waits, because Discord does not take what I post there");
  const check = (await kim.slash(general, "town check").reply()).content;
  expect(check).toContain(`Lines wait in <#${cafe}> (2 min), because Discord does not take what I post there`);
  expect(check).toContain("Discord did not say that it took a line");
  expect(check).not.toMatch(/so much is said there|Nothing went wrong/);
  await stage.close();
});

test("where looking is not allowed, a lost line is not sent again", async () => {
  const world = await founded();
  const { discord, town, cafe, stage, store } = world;
  discord.failNext({ method: "POST", path: /^\/webhooks\//, status: 502 });
  discord.failNext({ method: "GET", path: /\/messages$/, status: 403, code: 50001 });
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "Lost.")]);
  await stage.idle();
  expect(lines(discord, cafe)).toEqual([]);
  expect(await fates(store, world, 1)).toEqual(["left-out"]);
});

test("killed while a line was in flight, and after a turn was committed unseen: all is shown once after the start", async () => {
  const world = await founded();
  const { discord, town, cafe, stage, store } = world;
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "First.")]);
  await stage.idle();
  discord.failNext({ method: "POST", path: /^\/webhooks\//, lost: true });
  discord.failNext({ method: "GET", path: /\/messages$/, hang: true });
  town.live([
    town.says("isabella-rodriguez", "hobbs-cafe", "In flight."),
    town.says("klaus-mueller", "hobbs-cafe", "Waiting."),
  ]);
  await discord.waitFor(() => lines(discord, cafe).length === 2 || undefined);
  world.towns.stages = [];
  town.live([town.says("klaus-mueller", "hobbs-cafe", "Unseen.")], { shown: false });
  town.live([town.says("klaus-mueller", "hobbs-cafe", "Long ago.")], { shown: false, real: Date.now() - 700_000 });
  const again = await restarted(world, world);
  await again.stage.idle();
  await discord.waitFor(() => lines(discord, cafe).length === 4 || undefined);
  await again.stage.idle();
  expect(lines(discord, cafe).map((line) => line.split(": ")[1])).toEqual([
    "First.",
    "In flight.",
    "Waiting.",
    "Unseen.",
  ]);
  expect(await fates(store, world, 2)).toEqual(["shown", "shown"]);
  expect(await fates(store, world, 4)).toEqual(["left-out"]);
  town.live([town.says("klaus-mueller", "hobbs-cafe", "And on.")]);
  await again.stage.idle();
  expect(lines(discord, cafe)).toHaveLength(5);
  wellBehaved(discord);
});

test("killed in the middle of quick hours, whole talks are shown or none: also of those whose beginning was dealt with before", async () => {
  const world = await founded();
  const { discord, town, cafe, stage } = world;
  const says = (talk: string, text: string, stories: string[] = []) => {
    const doing = town.says("isabella-rodriguez", "hobbs-cafe", text, { talk });
    return doing.kind === "line-said" ? { ...doing, stories } : doing;
  };
  town.live([says("small", "Morning."), says("news", "There is a party!", ["party"])], { quick: true });
  await stage.idle();
  world.towns.stages = [];
  town.live([says("small", "As I said."), says("news", "When?")], { shown: false, quick: true });
  town.live([says("small", "News!", ["party"])], { shown: false });
  const again = await restarted(world, world);
  await again.stage.idle();
  town.live([says("small", "Goodbye."), says("news", "Goodbye then."), says("next", "Hello.")]);
  await again.stage.idle();
  expect(lines(discord, cafe).map((line) => line.split(": ")[1])).toEqual([
    "There is a party!",
    "When?",
    "Goodbye then.",
    "Hello.",
  ]);
  wellBehaved(discord);
});

test("in quick hours a crowded channel shows whole talks or none, also where the program is killed meanwhile", async () => {
  const world = await founded();
  const { discord, town, cafe } = world;
  const said = new Map<string, string[]>();
  const says = (talk: string, who = "isabella-rodriguez") => {
    const text = `${talk}, ${(said.get(talk)?.length ?? 0) + 1}.`;
    said.set(talk, [...(said.get(talk) ?? []), text]);
    const doing = town.says(who, "hobbs-cafe", text, { talk });
    return doing.kind === "line-said" ? { ...doing, stories: ["party"] } : doing;
  };
  const both = (talk: string) => [says(talk), says(talk, "klaus-mueller")];
  town.live(both("slow"));
  await world.stage.idle();
  const talks = ["slow", ...Array.from({ length: 8 }, (_, n) => `quick ${n}`)];
  for (let rounds = 0; rounds < 3; rounds++) for (const talk of talks) town.live(both(talk), { quick: true });
  await discord.waitFor(() => lines(discord, cafe).length > 3 || undefined);
  world.towns.stages = [];
  await world.stage.close();
  const again = await stageOn(discord, world.towns, world.store, { minuteMs: 500 });
  // What comes when time is slow again belongs to it too.
  for (const talk of talks) {
    await again.stage.idle();
    town.live(both(talk));
  }
  await again.stage.idle();
  const seen = lines(discord, cafe).map((line) => line.replace(/^[^:]*: (?:\(to [^)]*\) )?/, ""));
  const shown = talks.map((talk) => said.get(talk)!.filter((text) => seen.includes(text)).length);
  for (const [i, many] of shown.entries()) expect([0, said.get(talks[i]!)!.length], talks[i]).toContain(many);
  expect(shown[0]).toBe(10);
  expect(shown).toContain(0);
  expect(shown.filter((many) => many > 0).length).toBeGreaterThan(1);
});

test("where quick hours begin while the beginning of a talk still waits, it is shown whole, however crowded it is", async () => {
  const { discord, town, cafe, stage } = await founded({ minuteMs: 500 });
  const says = (talk: string, text: string) => {
    const doing = town.says("isabella-rodriguez", "hobbs-cafe", text, { talk });
    return doing.kind === "line-said" ? { ...doing, stories: ["party"] } : doing;
  };
  const whole = Array.from({ length: 11 }, (_, n) => `Word ${n + 1}.`);
  town.live(whole.slice(0, 8).map((text) => says("slow", text)));
  for (const text of whole.slice(8))
    town.live([says("slow", text), ...Array.from({ length: 5 }, (_, n) => says(`quick ${n}`, "Else."))], {
      quick: true,
    });
  await stage.idle();
  const seen = lines(discord, cafe).flatMap((line) => line.replace(/^[^:]*: (?:\(to [^)]*\) )?/, "").split("\n"));
  expect(seen.filter((text) => text.startsWith("Word"))).toEqual(whole);
});

test("talks that begin right after quick hours in a crowded channel are shown whole or not at all", async () => {
  const { discord, town, cafe, stage } = await founded({ minuteMs: 500 });
  const said = new Map<string, string[]>();
  const says = (talk: string, more: { stories?: string[] } = {}) => {
    const text = `${talk}, ${(said.get(talk)?.length ?? 0) + 1}.`;
    said.set(talk, [...(said.get(talk) ?? []), text]);
    const doing = town.says("isabella-rodriguez", "hobbs-cafe", text, { talk });
    return doing.kind === "line-said" ? { ...doing, ...more } : doing;
  };
  for (const talk of ["quick 1", "quick 2", "quick 3"])
    town.live(
      Array.from({ length: 6 }, () => says(talk, { stories: ["party"] })),
      { quick: true },
    );
  const slow = ["slow 1", "slow 2"];
  for (let n = 0; n < 2; n++) town.live(slow.map((talk) => says(talk)));
  await stage.idle();
  for (let n = 0; n < 4; n++) {
    town.live(slow.map((talk) => says(talk)));
    await stage.idle();
  }
  town.live([says("later")]);
  await stage.idle();
  const seen = lines(discord, cafe).flatMap((line) => line.replace(/^[^:]*: /, "").split("\n"));
  const shown = (talk: string) => said.get(talk)!.filter((text) => seen.some((one) => one.endsWith(text))).length;
  for (const [talk, texts] of said) expect([0, texts.length], talk).toContain(shown(talk));
  expect([...said.keys()].map(shown)).toContain(0);
  expect(shown("later")).toBe(1);
});

test("a webhook that somebody deletes is made again, once", async () => {
  const { discord, town, cafe, stage } = await founded();
  discord.removeWebhook(discord.webhooks(cafe)[0]!.id);
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "Still here.")]);
  await stage.idle();
  expect(lines(discord, cafe)).toEqual(["Isabella Rodriguez: Still here."]);
  expect(discord.webhooks(cafe)).toHaveLength(1);
  const dead = discord.requests.filter((request) => request.status === 404 && request.path.startsWith("/webhooks/"));
  expect(dead.length).toBeLessThanOrEqual(1);
  wellBehaved(discord);
});

test("when webhooks may no longer be made, lines wait, the keepers are told once what to do, and once it is done they go out", async () => {
  const world = await founded();
  const { discord, guild, town, cafe, stage, store, channelOf } = world;
  discord.removeWebhook(discord.webhooks(cafe)[0]!.id);
  discord.setBotPermissions(guild.id, townPermissions & ~PermissionFlagsBits.ManageWebhooks);
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "Hello?"), town.says("klaus-mueller", "hobbs-cafe", "Hm.")]);
  await stage.idle();
  expect(await fates(store, world, 1)).toEqual(["waiting", "waiting"]);
  const keepers = channelOf("town-keepers");
  await discord.waitForMessage(keepers, (message) =>
    message.content.includes("give my role View Channel and Manage Webhooks"),
  );
  const told = discord.messages(keepers).filter(({ content }) => /^⚠️.*cannot speak/.test(content));
  expect(told).toHaveLength(1);
  discord.setBotPermissions(guild.id, townPermissions);
  await discord.waitFor(() => lines(discord, cafe).length === 2 || undefined);
  await stage.idle();
  expect(lines(discord, cafe)).toEqual(["Isabella Rodriguez: Hello?", "Klaus Mueller: Hm."]);
  expect(await fates(store, world, 1)).toEqual(["shown", "shown"]);
  wellBehaved(discord);
});

test("what is said while a channel is shut comes when it is mended: no room, no permission, again and again", async () => {
  const world = await founded();
  const { discord, town, cafe, stage, kim, mia, general, guild } = world;
  const hook = discord.webhooks(cafe).find((one) => one.application_id === discord.applicationId)!;
  const others = Array.from({ length: 14 }, (_, n) => discord.addWebhook(cafe, `other ${n}`));
  const all = () =>
    lines(discord, cafe).map((line) => line.replace("Isabella Rodriguez: ", "").replace("(to Mia) ", ""));
  const said: string[] = [];
  const says = (text: string, options = {}) => {
    said.push(text);
    town.live([town.says("isabella-rodriguez", "hobbs-cafe", text)], options);
  };
  for (const n of [1, 2]) {
    discord.removeWebhook(discord.webhooks(cafe).find((one) => one.application_id === discord.applicationId)!.id);
    others.push(discord.addWebhook(cafe, "the fifteenth"));
    // The first finds the channel shut, the others that it is.
    for (const one of ["a", "b", "c"]) {
      says(`No room ${n}${one}.`);
      await stage.idle();
    }
    expect(all()).toEqual(said.slice(0, -3));
    discord.removeWebhook(others.pop()!.id);
    await discord.waitFor(() => all().length === said.length || undefined);
    says(`Room ${n}.`);
    await discord.waitFor(() => all().length === said.length || undefined);
  }

  discord.setBotPermissions(guild.id, townPermissions & ~PermissionFlagsBits.ManageWebhooks);
  discord.removeWebhook(discord.webhooks(cafe).find((one) => one.application_id === discord.applicationId)!.id);
  says("Long ago.", { shown: false, real: Date.now() - 130_000 });
  const asked = mia.say(cafe, "Hello!");
  said.push("You said: Hello!");
  const why = async () => (await kim.slash(cafe, "town why", { message: asked.id }).reply()).content;
  // The answer has its turn in the channel first.
  await expect.poll(why).toContain("Isabella Rodriguez answered, but the line waits, because I may not speak there");
  await stage.idle();
  const check = (await kim.slash(general, "town check").reply()).content;
  expect(check).toContain("2 lines wait to be posted");
  expect(check).toContain(`Lines wait in <#${cafe}> (2 min), because I may not speak there: give my role`);
  discord.setBotPermissions(guild.id, townPermissions);
  await discord.waitFor(() => all().length === said.length || undefined);
  expect(await why()).toBe("Isabella Rodriguez answered it.");
  expect((await kim.slash(general, "town check").reply()).content).toContain("✅ 0 lines wait");
  expect([...all()].sort()).toEqual([...said].sort());
  expect(discord.webhooks(cafe).some(({ id }) => id === hook.id)).toBe(false);
  wellBehaved(discord);
});

test("where nobody tells that it was mended, a shut channel is tried again by itself", async () => {
  const { discord, town, cafe, stage } = await founded({ shutMs: 50 });
  discord.removeWebhook(discord.webhooks(cafe)[0]!.id);
  discord.failNext({ method: "GET", path: /\/webhooks$/, status: 403, code: 50013, times: 3 });
  for (const text of ["One.", "Two."]) {
    town.live([town.says("isabella-rodriguez", "hobbs-cafe", text)]);
    await stage.idle();
  }
  await discord.waitFor(() => lines(discord, cafe).length === 2 || undefined);
  wellBehaved(discord);
});

test("a line queued while old ones are being left out is posted", async () => {
  const world = await founded();
  const { town, discord, cafe, stage, store } = world;
  // Said at the very moment in which the book is written of the line that is too old.
  const write = store.write;
  let late = true;
  store.write = async (name, value) => {
    await write.call(store, name, value);
    if (!late || !JSON.stringify(value).includes("too-old")) return;
    late = false;
    town.live([town.says("klaus-mueller", "hobbs-cafe", "Here I am.")]);
    for (let turns = 0; turns < 20; turns++) await new Promise((go) => setImmediate(go));
  };
  town.live([town.says("klaus-mueller", "hobbs-cafe", "Too old.")], { shown: false, real: Date.now() - 700_000 });
  town.live([]);
  await discord.waitFor(() => lines(discord, cafe).length === 1 || undefined);
  await stage.idle();
  expect(lines(discord, cafe)).toEqual(["Klaus Mueller: Here I am."]);
});

test("a store that fails for a while costs no line", async () => {
  const world = await founded();
  const { town, discord, cafe, park, stage, store } = world;
  const { write, read } = store;
  let failing = 12;
  const shaky =
    <A extends unknown[], R>(work: (name: string, ...rest: A) => Promise<R>) =>
    async (name: string, ...rest: A): Promise<R> => {
      if (name.startsWith("outbox/") && failing-- > 0) throw new Error("the disk is full");
      return work.call(store, name, ...rest);
    };
  Object.assign(store, { write: shaky(write), read: shaky(read) });
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "One."), town.says("maria-lopez", "johnson-park", "Two.")]);
  town.live([town.says("klaus-mueller", "hobbs-cafe", "Three.")]);
  await stage.idle();
  expect(lines(discord, cafe)).toEqual(["Isabella Rodriguez: One.", "Klaus Mueller: Three."]);
  expect(lines(discord, park)).toEqual(["Maria Lopez: Two."]);
  wellBehaved(discord);
});

test("a damaged record of the book mutes nobody, and nothing is said twice", async () => {
  const world = await founded();
  const { town, discord, guild, cafe, stage, store } = world;
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "Before.")]);
  await stage.idle();
  const turn = town.view().turn;
  let last: Staged = world;
  for (const record of ["at/hobbs-cafe", "cursor", String(turn), "withdrawn", "unsaid"]) {
    // Of a turn the record is read where the cursor has not passed it.
    if (record === String(turn)) await store.write(`outbox/guild:${guild.id}/cursor`, { turn: turn - 1, at: 0 });
    await store.write(`outbox/guild:${guild.id}/${record}`, ["damaged"]);
    last = await restarted(world, last);
    town.live([town.says("isabella-rodriguez", "hobbs-cafe", `Without ${record}.`)]);
    await discord.waitFor(() => lines(discord, cafe).at(-1)?.endsWith(`Without ${record}.`) || undefined);
    await last.stage.idle();
  }
  expect(lines(discord, cafe)).toHaveLength(6);
  expect(last.logged.join()).not.toContain("tries again");
  wellBehaved(discord);
});

test("a busy cafe: over the budget lines merge or are left out, answers come through, and Discord never says 429", async () => {
  const world = await founded();
  const { discord, town, cafe, stage, mia, store } = world;
  for (let n = 0; n < 30; n++) {
    const who = Math.floor(n / 2) % 2 === 0 ? "isabella-rodriguez" : "klaus-mueller";
    town.live([town.says(who, "hobbs-cafe", `Line ${n}.`)]);
  }
  await discord.waitFor(() => lines(discord, cafe).length >= 3 || undefined);
  mia.say(cafe, "Hello!");
  const answer = await discord.waitForMessage(cafe, (message) => message.content.endsWith("You said: Hello!"), 4000);
  expect(answer.author.username).toBe("Isabella Rodriguez");
  expect(lines(discord, cafe).length).toBeLessThanOrEqual(12);
  await stage.close();
  const all = (await Promise.all(Array.from({ length: 30 }, (_, n) => fates(store, world, n + 1)))).flat();
  expect(all).toHaveLength(30);
  expect(all.filter((fate) => fate === "left-out").length).toBeGreaterThan(10);
  wellBehaved(discord);
});

test("boards are edited on change only, and posted anew when they are old", async () => {
  const { discord, town, towns, cafe, stage, guild, store } = await founded();
  const edits = () =>
    discord.requests.filter((one) => one.method === "PATCH" && one.path.startsWith("/channels/")).length;
  town.live([]);
  await stage.idle();
  expect(edits()).toBe(0);
  town.odd = "burning";
  town.live([]);
  const board = await discord.waitForMessage(cafe, (message) =>
    message.content.includes("The stove in the kitchen is burning"),
  );
  await stage.idle();
  await discord.waitFor(() => edits() === 3 || undefined);
  expect(discord.pinned(cafe).map((message) => message.id)).toEqual([board.id]);
  const old = JSON.stringify(await store.read(`discord/${guild.id}`)).replace(/"at":\d+/g, '"at":1000');
  await stage.close();
  await store.write(`discord/${guild.id}`, JSON.parse(old));
  town.odd = "out of order";
  const again = await stageOn(discord, towns, store);
  await discord.waitForMessage(cafe, (message) => message.content.includes("out of order"));
  await again.stage.idle();
  const [pinned, ...others] = discord.pinned(cafe);
  expect(pinned?.content).toContain("out of order");
  expect(pinned?.id).not.toBe(board.id);
  expect(others).toEqual([]);
  wellBehaved(discord);
});

test("what is taken back while a town is not seen goes when it is seen again", async () => {
  const world = await founded();
  const { discord, town, cafe, stage, store } = world;
  town.live([
    town.says("isabella-rodriguez", "hobbs-cafe", "To be forgotten."),
    town.says("klaus-mueller", "hobbs-cafe", "To stay."),
  ]);
  await stage.idle();
  await stage.close();
  await stage.takeBack(town.id, ["1.1"]);
  const again = await restarted(world, world);
  await again.stage.idle();
  expect(lines(discord, cafe)).toEqual(["Klaus Mueller: To stay."]);
  expect(await store.read(`outbox/${town.id}/withdrawn`)).toEqual([]);
});
