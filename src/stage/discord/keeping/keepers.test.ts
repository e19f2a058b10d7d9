/** The keepers' own channel: the panel, troubles that are told and mended, and what keepers did, listed and undone. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { townPermissions } from "../../../../test/discord/test-discord.ts";
import { founded, stageOn, type World, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { living } from "../../../../test/discord-town/with-living-town.ts";
import { en } from "../../../language/en.ts";
import { memoryStore } from "../../../store/memory-store.ts";
import { usualSettings } from "../../../town/keeping/settings.ts";
import type { Calls, Posting } from "../calls.ts";
import { GuildState } from "../guild-state.ts";
import { Complaints } from "./complaints.ts";
import { channelName } from "./founding-plan.ts";

type Kept = Pick<World, "discord" | "channelOf">;

const all = ({ discord, channelOf }: Kept) => discord.messages(channelOf("town-keepers"));
const messages = (world: Kept) => all(world).filter(({ content }) => !content.startsWith("## "));
const panelOf = (world: Kept) => all(world).find(({ content }) => content.startsWith("## "))!;
const buttonOf = (message: ReturnType<typeof panelOf>, label: string): string => {
  const buttons = message.components.flatMap(({ components = [] }) => components);
  const found = buttons.find((one) => one.label === label)?.custom_id;
  if (!found) throw new Error(`no ${label}, only ${buttons.map((one) => one.label).join(", ")}`);
  return found;
};

test("the panel shows how the town is, in one message, and its buttons do what they say", async () => {
  const world = await founded();
  const { discord, kim, mia, stage, towns, store, channelOf, cafe, town } = world;
  await discord.waitFor(() => panelOf(world) ?? undefined);
  const shows = (text: string) => discord.waitFor(() => panelOf(world).content.includes(text) || undefined);
  await shows("▶️ It lives.");
  const panel = panelOf(world);
  expect(panel.content).toContain("🕖 Monday 13 February 08:20, day 1");
  expect(panel.content).toContain("it costs nothing");
  expect(panel.content).toContain("No line waits");
  expect(panel.content).toContain("All 3 places are well");
  expect((await kim.press(panel, buttonOf(panel, "Pause")).reply()).content).toContain("stands still");
  await shows("⏸️ It is paused.");
  await kim.press(panel, buttonOf(panel, "Resume")).reply();
  await shows("▶️ It lives.");
  await kim.press(panel, buttonOf(panel, "Skip to morning")).reply();
  expect(town.done).toContain("skip 07:00");
  expect((await kim.press(panel, buttonOf(panel, "Check")).reply()).content).toContain("looked over");
  await kim.press(panel, buttonOf(panel, "Mute the town")).reply();
  await shows("The whole town is muted.");
  await kim.press(panel, buttonOf(panel, "Unmute the town")).reply();
  await discord.waitFor(() => !panelOf(world).content.includes("muted") || undefined);
  expect(() => mia.say(channelOf("town-keepers"), "Hm")).toThrow("may not");

  // The same message after a restart; another when it is gone, or too old to be edited.
  await stage.close();
  towns.stages = [];
  const again = await stageOn(discord, towns, store, { reboardMs: 60_000 });
  discord.removeChannel(cafe);
  await shows("Hobbs Cafe has no channel");
  expect(panelOf(world).id).toBe(panel.id);
  await again.stage.close();
  towns.stages = [];
  await stageOn(discord, towns, store, { reboardMs: -1, boardMs: 60_000 });
  await discord.waitFor(() => (panelOf(world) && panelOf(world).id !== panel.id) || undefined);
  await discord.waitFor(() => all(world).filter(({ content }) => content.startsWith("## ")).length === 1 || undefined);
  wellBehaved(discord);
});

test("a panel that could not be drawn, or was deleted, is right again though nothing else changes", async () => {
  const world = await founded({ presenceMs: 600_000 });
  const { discord, guild, kim, general, stage } = world;
  const panel = await discord.waitFor(() => panelOf(world) ?? undefined);
  await stage.idle();
  discord.failNext({
    method: "PATCH",
    path: new RegExp(`/messages/${panel.id}$`),
    status: 403,
    code: 50_001,
    times: 2,
  });
  await kim.slash(general, "town pause").reply();
  await discord.waitFor(() => panel.content.includes("⏸️ It is paused.") || undefined);
  expect(discord.requests.filter(({ status }) => status === 403)).toHaveLength(2);

  discord.setPermissions(guild.id, "Kim", PermissionFlagsBits.ManageGuild | PermissionFlagsBits.ManageMessages);
  kim.remove(panel);
  const anew = await discord.waitFor(() => panelOf(world) ?? undefined);
  expect(anew.id).not.toBe(panel.id);
  expect(anew.content).toContain("⏸️ It is paused.");
  wellBehaved(discord);
});

test("the panel and the check say that the model is not to be asked, while that is so", async () => {
  const world = await founded();
  const { discord, kim, general, town } = world;
  const trouble = "example.org refuses the key in OPENAI_API_KEY: set a valid one and start again.";
  const checked = async () => (await kim.slash(general, "town check").reply()).content;
  town.costs = { ...town.costs, model: "large", troubles: [trouble] };
  await discord.waitFor(() => panelOf(world)?.content.includes(`⚠️ ${trouble}`) || undefined);
  expect(await checked()).toMatch(/⚠️ Model large: 0 requests today, .* example\.org refuses the key/);
  town.costs = { ...town.costs, troubles: [] };
  await discord.waitFor(() => panelOf(world).content.includes("All 3 places are well") || undefined);
  expect(await checked()).toContain("✅ Model large: ");
});

test("what keeps the model from being asked is told while it is so, each by itself, and what comes again soon where it was told", async () => {
  const world = await founded();
  const { discord, stage, towns, store, town } = world;
  const [key, credit] = ["It refuses the key.", "Its credit is used up."];
  const asked = (troubles: readonly string[], ...answered: string[]) => {
    const step = (name: string) => [name, { asked: 1, fellBack: answered.includes(name) ? 0 : 1, usd: 0 }];
    const byStep = Object.fromEntries([...["speak", "react"].map(step), ["embed", { asked: 1, fellBack: 0, usd: 0 }]]);
    town.costs = { ...town.costs, model: "large", troubles, byStep };
  };
  const told = () => messages(world).flatMap(({ content }) => (/It refuses|Its credit/.test(content) ? content : []));
  const tells = (...all: string[]) => discord.waitFor(() => told().join() === all.join() || undefined);
  const mended = (sentence: string) => `✅ Mended. ~~${sentence}~~`;
  asked([key]);
  await tells(`⚠️ ${key}`);
  asked([key, credit]);
  await tells(`⚠️ ${key}`, `⚠️ ${credit}`);
  asked([credit]);
  await tells(mended(key), `⚠️ ${credit}`);
  asked([]);
  await tells(mended(key), mended(credit));
  asked([key]);
  await tells(`⚠️ ${key}`, mended(credit));
  await discord.waitFor(() => panelOf(world)?.content.split(key).length === 2 || undefined);

  // After a start nobody knows, until both models have answered.
  await stage.close();
  towns.stages = [];
  for (const answered of [[], ["react"], ["speak"]]) {
    asked([], ...answered);
    const again = await stageOn(discord, towns, store);
    await again.stage.idle();
    expect(told()).toEqual([`⚠️ ${key}`, mended(credit)]);
    await again.stage.close();
    towns.stages = [];
  }
  asked([], "react", "speak");
  await stageOn(discord, towns, store);
  await tells(mended(key), mended(credit));
  wellBehaved(discord);
});

test.each(["routine", "offline"] as const)(
  "what kept the model from being asked before a start is over where the town thinks %s by now",
  async (thinking) => {
    const world = await founded();
    const { discord, stage, towns, store, town } = world;
    const told = (text: string) =>
      discord.waitFor(() => messages(world).some(({ content }) => content === text) || undefined);
    town.costs = { ...town.costs, model: "large", troubles: ["It has no such model."] };
    await told("⚠️ It has no such model.");
    await stage.close();
    towns.stages = [];
    town.settings = () => ({ ...usualSettings, thinking });
    const byStep = thinking === "offline" ? {} : { speak: { asked: 1, fellBack: 0, usd: 0 } };
    town.costs = { ...town.costs, troubles: [], byStep };
    await stageOn(discord, towns, store);
    await told("✅ Mended. ~~It has no such model.~~");
    wellBehaved(discord);
  },
);

test("a webhook that was taken away is told, made anew by the button, and the trouble edited to mended", async () => {
  const world = await founded();
  const { discord, kim, cafe, stage } = world;
  const told = () => messages(world).filter(({ content }) => content.includes(`webhook in <#${cafe}> was taken away`));
  discord.removeWebhook(discord.webhooks(cafe)[0]!.id);
  const [trouble] = await discord.waitFor(() => (told().length > 0 ? told() : undefined));
  expect(trouble!.content).toMatch(/^⚠️/);
  const mended = kim.press(trouble!, buttonOf(trouble!, "Mend it"));
  expect((await mended.reply()).content).toBe(`Smallville is whole again. I added: my webhook in <#${cafe}>.`);
  expect(discord.webhooks(cafe)).toHaveLength(1);
  await discord.waitFor(() => trouble!.content.startsWith("✅ Mended.") || undefined);
  expect(trouble!.components).toEqual([]);
  await stage.idle();
  expect(told()).toHaveLength(1);
  wellBehaved(discord);
});

test("a permission taken away is told once for all places, also over a restart, and mended when it is given back", async () => {
  const world = await founded();
  const { discord, guild, stage, towns, store } = world;
  const told = () => messages(world).filter(({ content }) => content.includes("I am missing Manage Webhooks in <#"));
  discord.setBotPermissions(guild.id, townPermissions & ~PermissionFlagsBits.ManageWebhooks);
  const [trouble] = await discord.waitFor(() => (told().length > 0 ? told() : undefined));
  // Where residents speak, and nowhere else: guide and keepers' channel need no webhook.
  expect(trouble!.content.match(/<#/g)).toHaveLength(3);
  expect(buttonOf(trouble!, "Check the town")).toBeTruthy();
  await stage.close();
  towns.stages = [];
  discord.setBotPermissions(guild.id, townPermissions);
  await stageOn(discord, towns, store);
  await discord.waitFor(() => trouble!.content.startsWith("✅ Mended.") || undefined);
  expect(told()).toHaveLength(1);
  wellBehaved(discord);
});

test("a trouble that is over while keepers cannot be told is edited when they can, also over a restart", async () => {
  const world = await founded();
  const { discord, guild, cafe, stage, towns, store } = world;
  discord.setBotPermissions(guild.id, townPermissions & ~PermissionFlagsBits.ManageWebhooks);
  const trouble = await discord.waitFor(() => messages(world).find(({ content }) => content.includes("I am missing")));
  await stage.idle();
  discord.failNext({
    method: "PATCH",
    path: new RegExp(`/messages/${trouble.id}$`),
    status: 403,
    code: 50_001,
    times: 2,
  });
  const refused = (times: number) =>
    discord.waitFor(() => discord.requests.filter(({ status }) => status === 403).length === times || undefined);
  discord.setBotPermissions(guild.id, townPermissions);
  await refused(1);
  discord.denyInChannel(cafe, 0n);
  await refused(2);
  expect(trouble.content).toContain("⚠️");
  await stage.close();
  towns.stages = [];
  const again = await stageOn(discord, towns, store);
  await discord.waitFor(() => trouble.content.startsWith("✅ Mended.") || undefined);
  await again.stage.idle();
  expect(messages(world)).toHaveLength(1);
  wellBehaved(discord);
});

test("a trouble is edited no more where others read by now, but taken away, and told anew where keepers look", async () => {
  const world = await founded();
  const { discord, guild, kim, general, cafe, park, stage, channelOf } = world;
  const { ManageWebhooks, ViewChannel } = PermissionFlagsBits;
  const log = discord.addChannel(guild.id, {
    name: "log",
    permission_overwrites: [
      { id: guild.id, type: 0, deny: String(ViewChannel) },
      { id: discord.applicationId, type: 1, allow: String(ViewChannel) },
    ],
  });
  const lacking = (channel: string) =>
    discord.messages(channel).filter(({ content }) => content.includes("I am missing"));
  discord.denyInChannel(cafe, ManageWebhooks);
  const trouble = await discord.waitFor(() => lacking(channelOf("town-keepers"))[0]);
  const before = trouble.content;
  discord.denyRoleInChannel(channelOf("town-keepers"), guild.id, 0n);
  discord.denyInChannel(park, ManageWebhooks);
  await discord.gateway.heard();
  await stage.idle();
  expect(lacking(channelOf("town-keepers")).map(({ content }) => content)).toEqual([before]);
  await kim.slash(general, "town log", { channel: { id: log.id } }).reply();
  discord.denyInChannel(park, 0n);
  await discord.waitFor(() => lacking(log.id)[0]);
  await discord.waitFor(() => lacking(channelOf("town-keepers")).length === 0 || undefined);
  wellBehaved(discord);
});

test("so is one that not all of the town needs", async () => {
  const { discord, cafe, channelOf } = await founded();
  discord.denyInChannel(cafe, PermissionFlagsBits.PinMessages);
  await discord.waitForMessage(channelOf("town-keepers"), ({ content }) =>
    content.startsWith(`⚠️ I am missing Pin Messages in <#${cafe}>`),
  );
  wellBehaved(discord);
});

test("a board that may not be drawn is told, and mended when it is drawn again, also as it was", async () => {
  const world = await founded({ boardMs: 20 });
  const { discord, kim, cafe, general, stage } = world;
  const told = () => messages(world).find(({ content }) => content.includes(`board of <#${cafe}> stands still`));
  discord.denyInChannel(cafe, PermissionFlagsBits.ViewChannel);
  await kim.slash(general, "town mute", { channel: { id: cafe }, minutes: 10 }).reply();
  const trouble = await discord.waitFor(told);
  await kim.slash(general, "town unmute", { channel: { id: cafe } }).reply();
  discord.denyInChannel(cafe, 0n);
  await discord.waitFor(() => trouble.content.startsWith("✅ Mended.") || undefined);
  await stage.idle();
  expect(trouble.components).toEqual([]);
  wellBehaved(discord);
});

test("who manages the server by now reads the keepers' channel, and who no longer does not: told where we may not mend it", async () => {
  const world = await founded();
  const { discord, guild, channelOf, kim } = world;
  const channel = channelOf("town-keepers");
  const ann = discord.addMember(guild.id, { name: "Ann", permissions: PermissionFlagsBits.ManageGuild });
  const told = (words: string) => discord.waitForMessage(channel, ({ content }) => content.includes(words));
  const shut = await told("may manage the server but cannot read this channel");
  expect(shut.content).toContain("Manage Permissions");
  expect(() => ann.say(channel, "Hello?")).toThrow("may not");
  discord.setPermissions(guild.id, "Kim", PermissionFlagsBits.AttachFiles);
  await told("no longer manages the server but still reads this channel");

  // With Manage Roles it is mended without a word, also where the change is made then.
  discord.setBotPermissions(guild.id, townPermissions | PermissionFlagsBits.ManageRoles);
  const mended = (id: string) =>
    discord.waitFor(
      () => discord.messages(channel).some((one) => one.id === id && /Mended/.test(one.content)) || undefined,
    );
  await mended(shut.id);
  await discord.waitFor(() => all(world).filter(({ content }) => content.includes("Mended")).length === 2 || undefined);
  expect(() => ann.say(channel, "Hello.")).not.toThrow();
  const written = all(world).length;
  const may = (member: typeof ann) => {
    try {
      member.say(channel, "Is this for me?");
      return true;
    } catch {
      return false;
    }
  };
  discord.setPermissions(guild.id, "Ann", PermissionFlagsBits.AttachFiles);
  await discord.waitFor(() => !may(ann) || undefined);
  expect(may(kim)).toBe(true);
  expect(
    all(world)
      .slice(written)
      .filter(({ content }) => content.includes("⚠️")),
  ).toEqual([]);
  wellBehaved(discord);
});

test("a channel that was deleted comes back by the button", async () => {
  const world = await founded();
  const { discord, kim, mia, park, channelOf } = world;
  discord.removeChannel(park);
  const trouble = await discord.waitForMessage(channelOf("town-keepers"), ({ content }) =>
    content.includes("The channel of Johnson Park was deleted"),
  );
  expect(() => mia.press(trouble, buttonOf(trouble, "Mend it"))).toThrow("may not");
  const { content } = await kim.press(trouble, buttonOf(trouble, "Mend it")).reply();
  expect(content).toBe("Smallville is whole again. I added: the channel of Johnson Park.");
  expect(channelOf("johnson-park")).not.toBe(park);
  await discord.waitFor(() => trouble.content.startsWith("✅ Mended.") || undefined);
  wellBehaved(discord);
});

/** Lines that somebody says in the café, as they are posted. */
async function saidInCafe({ discord, town, cafe }: World, texts: readonly string[]) {
  for (const [n, text] of texts.entries())
    town.live([town.says("isabella-rodriguez", "hobbs-cafe", text, { line: `line-${n}`, talk: `talk-${n}` })]);
  return Promise.all(texts.map((text) => discord.waitForMessage(cafe, ({ content }) => content === text)));
}

test("reports that keepers have no channel for wait, also over a restart, and are told when they have one", async () => {
  const world = await founded();
  const { discord, guild, kim, mia, general, stage, towns, store, channelOf } = world;
  const keepers = channelOf("town-keepers");
  const [one, other] = await saidInCafe(world, ["What a rude zebrafish.", "And a rude one it is."]);
  const report = async (line: typeof one) => (await mia.menu(line!, "Report").reply()).content;
  const told = () => all(world).filter(({ content }) => content.includes("reported a line"));
  discord.denyRoleInChannel(keepers, guild.id, 0n);
  await discord.gateway.heard();
  for (const line of [one, one, other]) expect(await report(line)).toContain("as soon as they have one");
  expect((await kim.slash(general, "town check").reply()).content).toContain("2 reports of members wait");
  expect(told()).toEqual([]);
  await stage.close();
  towns.stages = [];
  discord.removeChannel(keepers);
  await stageOn(discord, towns, store);
  await kim.slash(general, "town found", { confirm: "yes" }).reply();
  const [message] = await discord.waitFor(() => (told().length > 0 ? told() : undefined));
  for (const line of [one, other]) expect(message!.content).toContain(line!.id);
  expect(await report(one)).toContain("keep this town know of it");
  expect((await kim.slash(general, "town check").reply()).content).not.toContain("reports of members wait");
  wellBehaved(discord);
});

test("a report that could not be told is told when it can be, and only once", async () => {
  const world = await founded();
  const { discord, mia, cafe, channelOf, stage } = world;
  const [line] = await saidInCafe(world, ["What a rude zebrafish."]);
  const told = () => messages(world).filter(({ content }) => content.includes(line!.id));
  discord.failNext({
    method: "POST",
    path: new RegExp(`/channels/${channelOf("town-keepers")}/messages$`),
    status: 403,
    code: 50_013,
  });
  await mia.menu(line!, "Report").reply();
  await stage.idle();
  expect(told()).toEqual([]);
  discord.denyInChannel(cafe, 0n);
  await discord.waitFor(() => told()[0]);
  await stage.idle();
  expect(told()).toHaveLength(1);
  wellBehaved(discord);
});

test("where much is told, a trouble comes first, and the rest together, each with its button", async () => {
  const world = await living();
  const { discord, guild, desk, kim, general, stage } = world;
  const { dozeMinutes } = desk.settings();
  for (let n = 0; n < 3; n++) stage.notice(`guild:${guild.id}`, `${n} ${"and so on ".repeat(180)}`);
  await discord.waitFor(
    () => messages(world).filter(({ content }) => content.includes("and so on")).length === 3 || undefined,
  );
  await kim.slash(general, "town settings", { setting: "dozing", value: "45" }).reply();
  await kim.slash(general, "town settings", { setting: "verbosity", value: "quiet" }).reply();
  const at = world.channelOf(desk.view().places[0]!.id);
  discord.addWebhook(at, "of somebody else");
  discord.removeWebhook(discord.webhooks(at).find(({ application_id: by }) => by === discord.applicationId)!.id);
  const trouble = await discord.waitFor(() =>
    messages(world).find(({ content }) => content.includes("was taken away")),
  );
  const told = await discord.waitFor(() => messages(world).find(({ content }) => content.includes("verbosity")));
  expect(BigInt(told.id)).toBeGreaterThan(BigInt(trouble.id));
  expect(told.content).toMatch(/^① .*dozing.*\n② .*verbosity.*: quiet/);
  await kim.press(told, buttonOf(told, "Undo ①")).reply();
  expect(desk.settings()).toMatchObject({ dozeMinutes, verbosity: "quiet" });
  wellBehaved(discord);
});

test("what keepers were told is told without its words when whom it names is forgotten, also when the act is kept no more, and others' stands", async () => {
  const state = GuildState.fresh(memoryStore(), "1", "pellow-cove");
  const kept = new Set(["1", "2"]);
  const posted = new Map<string, string>();
  const post = async (id: string, { text }: Posting) => {
    posted.set(id, text ?? "");
    return { id };
  };
  const calls = {
    post: (_: string, posting: Posting) => post(String(posted.size + 1), posting),
    edit: async (_: string, id: string, posting: Posting) => void (await post(id, posting)),
  };
  const quiet = () => {};
  const complaints = new Complaints({
    state,
    calls: calls as unknown as Calls,
    log: { info: quiet, warn: quiet, error: quiet },
    channel: () => "2",
    language: () => "en",
    act: (act) => (kept.has(act) ? { text: `Act ${act} on Mia.`, button: null, names: [`discord:${act}`] } : null),
    now: () => 0,
    againMs: 0,
  });
  for (const act of kept) complaints.note(`Act ${act} on Mia.`, act);
  await complaints.idle();
  expect([...posted.values()]).toEqual(["Act 1 on Mia.\nAct 2 on Mia."]);
  kept.clear();
  // Others are forgotten, and other things told.
  await complaints.retell("discord:3");
  complaints.note("Something else.");
  await complaints.idle();
  expect(posted.get("1")).toBe("Act 1 on Mia.\nAct 2 on Mia.");
  await complaints.retell("discord:1");
  expect(JSON.stringify(state.record.notes)).not.toMatch(/Act 1|discord:1/);
  await complaints.idle();
  expect(posted.get("1")).toBe(`${en.keeping.acts.gone}\nAct 2 on Mia.`);
  // When all are forgotten whom it names, it is known no longer.
  await complaints.retell("discord:2");
  await complaints.idle();
  expect(posted.get("1")).toBe(`${en.keeping.acts.gone}\n${en.keeping.acts.gone}`);
  expect(state.record.notes).toEqual([]);
});

test("of what waits for room in the keepers' channel a stage that closes tells one thing more", async () => {
  const world = await founded();
  const { discord, guild, stage } = world;
  for (let n = 0; n < 30; n++) stage.notice(`guild:${guild.id}`, `${n} ${"and so on ".repeat(180)}`);
  await stage.close();
  // Three at once, the one under way, and one more.
  expect(messages(world).length).toBeLessThan(6);
  wellBehaved(discord);
});

test("the guide says only what works here, and is put right when that changes", async () => {
  const { discord, kim, general, channelOf } = await living({ discord: { disallowedIntents: 32_768 } });
  const guide = () => discord.messages(channelOf("town-guide"));
  expect(guide()[0]!.content).toContain("I read no plain messages here");
  expect(guide()[0]!.content).not.toContain("Write in a place");
  expect(guide()[0]!.content).toContain("the server's calendar");
  expect((await kim.slash(general, "help").reply()).content).toContain("I read no plain messages here");
  await kim.slash(general, "town settings", { setting: "joining", value: "ask" }).reply();
  await discord.waitFor(() => guide()[0]!.content.includes("Step in first") || undefined);
  expect(guide()).toHaveLength(1);
  wellBehaved(discord);
});

test("the guide says of the homes what is there, whatever is set, and is put right when they are made", async () => {
  const { discord, guild, desk, kim, general, stage, until, channelOf } = await living({ town: "smallville" });
  const guide = () => discord.messages(channelOf("town-guide"))[0]!.content;
  const use = async (command: string, options = {}) => (await kim.slash(general, command, options).reply()).content;
  const set = async (value: string) => {
    await use("town settings", { setting: "homes", value });
    const { turn } = desk.view();
    await until(() => desk.view().turn > turn);
    await stage.idle();
  };
  for (const value of ["none", "threads"]) {
    await set(value);
    expect(guide()).not.toContain("Homes are");
  }
  // It was so from the first.
  const edits = discord.requests.filter(
    ({ method, path }) => method === "PATCH" && path.includes(channelOf("town-guide")),
  );
  expect(edits).toEqual([]);
  // What is missing is made as it is set now.
  const homes = desk.view().places.flatMap((place) => (place.private ? [place.name] : []));
  const channels = discord.channels(guild.id).filter(({ topic }) => topic?.startsWith("AI characters live here"));
  const [first, ...others] = channels.filter(({ name }) =>
    homes.map((home) => channelName({ id: home, name: home })).includes(name),
  );
  discord.removeChannel(first!.id);
  await discord.waitForMessage(channelOf("town-keepers"), ({ content }) => content.includes("was deleted"));
  await use("town found", { confirm: "yes" });
  await discord.waitFor(() => guide().includes("Some homes are threads of one channel.") || undefined);
  for (const { id } of others) discord.removeChannel(id);
  await discord.waitFor(() => guide().includes("Homes are the threads of one channel.") || undefined);
  wellBehaved(discord);
});

test("the guide tells what everybody may do and what is kept to some, and /help what whoever asks may do", async () => {
  const { discord, guild, kim, mia, general, channelOf } = await living();
  const noa = discord.addMember(guild.id, { name: "Noa", permissions: PermissionFlagsBits.SendMessages });
  const guide = () => discord.messages(channelOf("town-guide"))[0]!.content;
  const help = async (who: typeof kim) => (await who.slash(general, "help").reply()).content;
  const set = async (setting: string, value: string) =>
    void (await kim.slash(general, "town settings", { setting, value }).reply());
  const all =
    "/whisper is a resident's inner voice, /object changes a thing, /event plans a party, yours or a resident's";
  expect(guide()).toContain(all);
  expect(guide()).not.toContain("Only some");
  expect(await help(mia)).toContain(all);
  const role = discord.guild(guild.id).roles.find(({ name }) => name === "Noa's role")!.id;
  await set("whisper", "keepers");
  await set("objects", `<@&${role}>`);
  await set("embody", "keepers");
  const kept = `Only some may use these: /whisper (keepers), /object (keepers and <@&${role}>), /embody (keepers).`;
  await discord.waitFor(() => guide().includes(kept) || undefined);
  expect(guide()).toContain("**Play.** /event plans a party of your own; what is announced");
  const hers = await help(noa);
  expect(hers).toContain("\n/object changes a thing, /event plans a party of your own.\n");
  expect(hers).not.toMatch(/whisper|embody/);
  expect(await help(mia)).toContain("\n/event plans a party of your own.\n");
  for (const what of [all, "/embody lets you live as a resident"]) expect(await help(kim)).toContain(what);
  wellBehaved(discord);
});

test("what keepers did before the town kept it itself is listed and undone as ever", async () => {
  const { discord, guild, stage, towns, store, kim, general, town } = await founded();
  const use = async (command: string) => (await kim.slash(general, command).reply()).content;
  await stage.close();
  towns.stages = [];
  const record = `discord/${guild.id}`;
  const act = { id: "7", at: 1_700_000_000_000, by: kim.id, what: "The town stands still.", undone: null };
  const kept = (await store.read(record)) as Record<string, never>;
  await store.write(record, { ...kept, acts: [{ ...act, undo: { kind: "pause" } }] });
  await stageOn(discord, towns, store);
  expect(await use("town acts")).toContain(`**7** <t:1700000000:f> <@${kim.id}>: The town stands still.`);
  expect(await use("town undo")).toContain("Undone: The town stands still.");
  expect(town.turns.at(-1)?.events).toMatchObject([{ kind: "town-resumed" }]);
  expect(await store.read(record)).toMatchObject({ acts: [] });
  wellBehaved(discord);
});

test("undone one after another, each time the latest that still stands, and never what undid one", async () => {
  const { discord, desk, kim, mia, general, channelOf } = await living();
  const use = async (command: string, options = {}) => (await kim.slash(general, command, options).reply()).content;
  const place = channelOf(desk.view().places[0]!.id);
  await use("town ban", { member: mia });
  await use("town mute", { channel: { id: place } });
  await use("town settings", { setting: "verbosity", value: "quiet" });
  await use("town pause");
  for (const was of ["stands still now", "verbosity", "is muted until", "can no longer take part"])
    expect(await use("town undo")).toMatch(new RegExp(`^Undone: .*${was}`));
  expect(await use("town undo")).toBe("There is nothing that could be undone.");
  expect(desk.view().state).not.toBe("paused");
  expect(desk.settings().verbosity).toBe("talk");
  expect(desk.banned()).toEqual([]);
  // What undid one is taken back by its number.
  expect(await use("town undo", { act: 5 })).toContain("stands still now");
  expect(desk.view().state).toBe("paused");
  wellBehaved(discord);
});

test("what changed nothing is no act: who asked for it is told that it is so, and one undoing is enough", async () => {
  const world = await living();
  const { discord, desk, kim, mia, general, channelOf } = world;
  const use = async (command: string, options = {}) => (await kim.slash(general, command, options).reply()).content;
  // Undoing a mute leaves nothing to undo.
  const acts = () => desk.acts.list().flatMap(({ undo }) => undo?.kind ?? []);
  const muted = (place: string) => discord.pinned(channelOf(place))[0]!.content.includes("a keeper muted it");
  const [first, other] = desk.view().places.map(({ id }) => id) as [string, string];
  await discord.waitFor(() => panelOf(world) ?? undefined);
  const mute = buttonOf(panelOf(world), "Mute the town");
  const press = async () => (await kim.press(panelOf(world), mute).reply()).content;
  await use("town mute", { channel: { id: channelOf(first) } });
  expect(await use("town mute", { channel: { id: channelOf(first) } })).toContain("is muted already");
  const told = await Promise.all([press(), press()]);
  expect(told.filter((text) => text.includes("The whole town is muted already"))).toHaveLength(1);
  expect(acts()).toEqual(["mute", "mute"]);
  await discord.waitFor(() => muted(other) || undefined);
  expect(await use("town undo")).toContain("The whole town is muted until");
  await discord.waitFor(() => !muted(other) || undefined);
  expect(muted(first)).toBe(true);
  await use("town undo");
  await discord.waitFor(() => !muted(first) || undefined);

  await Promise.all([use("town pause"), use("town pause")]);
  expect(await use("town pause")).toContain("is paused already");
  expect(await use("town resume")).toContain("lives on");
  expect(await use("town resume")).toContain("is running");
  await use("town ban", { member: mia });
  expect(await use("town ban", { member: mia })).toContain("already");
  await use("town settings", { setting: "verbosity", value: "quiet" });
  const again = await use("town settings", { setting: "verbosity", value: "quiet" });
  expect(again).toMatch(/^It is so already: \*\*verbosity\*\*: quiet/);
  expect(await use("town settings", { setting: "pace", value: "1" })).toMatch(/^It is so already: \*\*pace\*\*/);
  expect(await use("town pace", { times: "1x" })).toContain("It is so already");
  expect(acts()).toEqual(["mute", "mute", "pause", "resume", "ban", "settings"]);
  wellBehaved(discord);
});

test("what keepers did is listed, and a ban, a mute, a setting and a pause are undone", async () => {
  const world = await living();
  const { discord, guild, desk, kim, mia, general, channelOf } = world;
  const use = async (command: string, options = {}) => (await kim.slash(general, command, options).reply()).content;
  expect(await use("town acts")).toContain("No keeper has done anything");
  await use("town ban", { member: mia });
  await use("town settings", { setting: "verbosity", value: "quiet" });
  await use("town settings", { setting: "dozing", value: "45" });
  const place = discord.channels(guild.id).find(({ topic }) => topic?.startsWith("AI characters live here"))!.id;
  await use("town mute", { channel: { id: place }, minutes: 10 });
  await use("town pause");
  const acts = await use("town acts");
  for (const what of ["Mia can no longer take part", "verbosity", "is muted until", "stands still"])
    expect(acts).toContain(what);
  expect(acts).toContain(`<@${kim.id}>`);

  expect(await use("town undo")).toMatch(/^Undone: .* stands still now\..*\n.* lives on from where it stood\.$/);
  expect(desk.view().state).not.toBe("paused");
  // What is kept of an act is what was done, not the reply to it; what undid another, that it is undone.
  expect(await use("town acts")).toMatch(/\*\*6\*\* <t:\d+:f> <@\d+>: .* lives on from where it stood\.\n/);
  expect(await use("town undo", { act: 2 })).toMatch(/^Undone: \*\*verbosity\*\*: quiet/);
  expect(desk.settings()).toMatchObject({ verbosity: "talk", dozeMinutes: 45 });
  expect(await use("town undo", { act: 2 })).toContain("undone already");
  const banned = await discord.waitForMessage(channelOf("town-keepers"), ({ content }) =>
    content.includes("Mia can no longer take part"),
  );
  await kim.press(banned, buttonOf(banned, "Undo")).reply();
  expect(desk.banned()).toEqual([]);
  // What is undone has no button that would undo it once more.
  const stands = () => discord.messages(channelOf("town-keepers")).find(({ id }) => id === banned.id);
  await expect.poll(() => stands()?.content).toContain("~~");
  expect(await use("town undo", { act: 4 })).toContain("is muted until");
  expect(await use("town unmute", { channel: { id: place } })).toContain("is not muted");
  expect(await use("town acts")).toContain(`(undone by <@${kim.id}>)`);

  // Who is forgotten is in that list no more, while what was done stays.
  await mia.slash(general, "visit", { name: "Mia" }).reply();
  await mia.slash(general, "privacy forget", { confirm: "yes" }).reply();
  for (const record of [`acts/${desk.id}`, `discord/${guild.id}`])
    expect(JSON.stringify(await world.store.read(record))).not.toContain(mia.id);
  expect(await use("town acts")).not.toContain("Mia can no longer");
  // Nor where they were told, also of what waited to be told.
  const told = () =>
    discord
      .messages(channelOf("town-keepers"))
      .map(({ content }) => content)
      .join("\n");
  const anew = /Somebody can no longer take part[\s\S]*Somebody can take part/;
  await discord.waitFor(() => (anew.test(told()) && !told().includes("Mia")) || undefined);
  expect(JSON.stringify(await world.store.read(`discord/${guild.id}`))).not.toContain("Mia");

  // Neither the bot nor who owns the server can be kept out.
  expect(await use("town ban", { member: { id: discord.applicationId } })).toContain("is a bot");
  expect(await use("town ban", { member: { id: guild.owner_id } })).toContain("owns this server");
  expect(desk.banned()).toEqual([]);
  wellBehaved(discord);
});
