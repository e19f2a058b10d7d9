/** Long talks in threads (issue 4, point 15), where a keeper set it: each line once, in the channel or in the talk's thread. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import { founded, lines, stageOn, type World, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { usualSettings } from "../../../town/keeping/settings.ts";

/** A town whose talks go on in threads after four lines, and Isabella's talk with Klaus, a line a turn. */
async function talking() {
  const world = await founded();
  world.town.settings = () => ({ ...usualSettings, threads: 4 });
  const says = (text: string) => {
    const [who, to] =
      world.town.turns.length % 2 === 0
        ? ["isabella-rodriguez", "klaus-mueller"]
        : ["klaus-mueller", "isabella-rodriguez"];
    world.town.live([world.town.says(who!, "hobbs-cafe", text, { to: [to!] })]);
  };
  /** The first line is number 0: the sixth is the first beyond four. */
  const opening = async () => {
    for (const text of ["One.", "Two.", "Three.", "Four.", "Five."]) says(text);
    await world.stage.idle();
  };
  return { ...world, says, opening };
}

const threadOf = ({ discord, guild }: Pick<World, "discord" | "guild">) => discord.threads(guild.id)[0]!;

test("a long talk goes on in a thread, each line once, other talk stays, and who writes there is answered there", async () => {
  const world = await talking();
  const { discord, town, mia, cafe, stage, says, opening } = world;
  await opening();
  expect(discord.threads(world.guild.id)).toEqual([]);
  says("Six.");
  await stage.idle();
  const thread = threadOf(world);
  expect([thread.parent_id, thread.name, thread.thread_metadata?.auto_archive_duration]).toEqual([
    cafe,
    "Klaus · Isabella",
    60,
  ]);
  discord.failNext({ method: "POST", path: /^\/webhooks\//, lost: true });
  says("Seven.");
  town.live([town.says("maria-lopez", "hobbs-cafe", "Coffee!", { talk: "talk-9" })]);
  await stage.idle();
  expect(lines(discord, thread.id)).toEqual(["Klaus Mueller: Six.", "Isabella Rodriguez: Seven."]);
  expect(lines(discord, cafe)).toHaveLength(6);
  expect(lines(discord, cafe).at(-1)).toBe("Maria Lopez: Coffee!");
  expect(discord.threads(world.guild.id)).toHaveLength(1);

  // Who writes in the thread is heard in the place, and answered where they wrote.
  town.answer = () => "Hello, Mia!";
  mia.say(thread.id, "Hello, you two!");
  await discord.waitForMessage(thread.id, ({ content }) => content.endsWith("Hello, Mia!"));
  expect(town.done).toContain("say hobbs-cafe Hello, you two!");
  mia.say(cafe, "Hello, all!");
  await discord.waitForMessage(cafe, ({ content }) => content.endsWith("Hello, Mia!"));
  wellBehaved(discord);
});

test("killed with a line on its way into a thread, it is shown once after the start", async () => {
  const world = await talking();
  const { discord, towns, store, cafe, stage, says, opening } = world;
  await opening();
  says("Six.");
  await stage.idle();
  discord.failNext({ method: "POST", path: /^\/webhooks\//, lost: true });
  discord.failNext({ method: "GET", path: /\/messages$/, hang: true });
  says("Seven.");
  await discord.waitForMessage(threadOf(world).id, ({ content }) => content === "Seven.");
  await stage.close();
  towns.stages = [];
  const again = await stageOn(discord, towns, store, { requestMs: 1_000 });
  says("Eight.");
  await again.stage.idle();
  expect(lines(discord, threadOf(world).id).map((line) => line.split(": ")[1])).toEqual(["Six.", "Seven.", "Eight."]);
  expect(lines(discord, cafe)).toHaveLength(5);
});

test("where no thread may be begun, or one was deleted, the talk stays in the channel", async () => {
  const world = await talking();
  const { discord, kim, cafe, stage, says, opening } = world;
  await opening();
  says("Six.");
  await stage.idle();
  discord.removeChannel(threadOf(world).id);
  discord.denyInChannel(cafe, PermissionFlagsBits.CreatePublicThreads);
  says("Seven.");
  says("Eight.");
  await stage.idle();
  expect(lines(discord, cafe).slice(-2)).toEqual(["Isabella Rodriguez: Seven.", "Klaus Mueller: Eight."]);
  const checked = await kim.slash(cafe, "town check").reply();
  expect(checked.content).toMatch(/missing Create Public Threads/);
});

test("who wrote in a thread that is gone meanwhile is answered in the channel", async () => {
  const world = await talking();
  const { discord, town, mia, cafe, stage, says, opening } = world;
  await opening();
  says("Six.");
  await stage.idle();
  const thread = threadOf(world).id;
  mia.say(thread, "Hello, you two!");
  await expect.poll(() => town.done).toContain("say hobbs-cafe Hello, you two!");
  discord.removeChannel(thread);
  const visitor = town.view().people.find(({ kind }) => kind === "visitor")!.id;
  town.live([town.says("isabella-rodriguez", "hobbs-cafe", "Hello, Mia!", { talk: "talk-7", to: [visitor] })]);
  await discord.waitForMessage(cafe, ({ content }) => content.endsWith("Hello, Mia!"));
});

test("a talk whose thread no longer takes a line goes on in the channel", async () => {
  const world = await talking();
  const { discord, cafe, stage, says, opening } = world;
  await opening();
  says("Six.");
  await stage.idle();
  const thread = threadOf(world).id;
  discord.failNext({ method: "POST", path: /^\/webhooks\//, status: 400, code: 160_005 });
  says("Seven.");
  says("Eight.");
  await stage.idle();
  expect(lines(discord, cafe).slice(-2)).toEqual(["Isabella Rodriguez: Seven.", "Klaus Mueller: Eight."]);
  expect(lines(discord, thread)).toHaveLength(1);
});

test("what is called after somebody, a line without a number, is said where the talk went, and begins no thread", async () => {
  const world = await talking();
  const { discord, town, cafe, stage, says, opening } = world;
  const calls = (text: string, answers: string) => {
    const more = { to: ["klaus-mueller"], answers, line: `talk-1/${answers}` };
    town.live([town.says("isabella-rodriguez", "hobbs-cafe", text, more)]);
  };
  await opening();
  calls("Take care!", "1234567890123456789");
  await stage.idle();
  expect(discord.threads(world.guild.id)).toEqual([]);
  expect(lines(discord, cafe).at(-1)).toBe("Isabella Rodriguez: Take care!");
  says("Six.");
  // What is called after somebody goes first, where both wait.
  await stage.idle();
  calls("Come again!", "web:1");
  await stage.idle();
  expect(lines(discord, threadOf(world).id).at(-1)).toBe("Isabella Rodriguez: Come again!");
});
