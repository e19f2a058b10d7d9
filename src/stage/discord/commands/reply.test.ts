/** Whoever uses a command, a button or a form gets its answer, once, although what Discord says to it is lost on the way. */
import { expect, test } from "vitest";
import type { Fault } from "../../../../test/discord/test-discord.ts";
import { founded, server, stageOn, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { usualTiming } from "../timing.ts";

/** As it is outside of tests: what hangs is given up so soon that there is time for another. */
const { acknowledgeMs } = usualTiming;
const callback = { method: "POST", path: /\/callback$/ } as const;
const editing = { method: "PATCH", path: /\/messages\/(@|%40)original$/ } as const;
const following = { method: "POST", path: /^\/webhooks\/\d+\/[^/]+$/ } as const;
/** An answer of Discord's is lost after the deed, or comes as an error and nothing is done, or never comes. */
const losses = [{ lost: true }, { status: 502 }, { hang: true }] as const;

/** A town where what is said is not answered, so that whatever is posted answers a command. */
async function quiet() {
  const world = await founded({ requestMs: 1_000, acknowledgeMs });
  const { discord, town, cafe, mia } = world;
  town.answer = null;
  let said = 0;
  /** Mia says something by a command while something is lost: it was said once, everybody sees it once, and she is told so. */
  const say = async (...faults: Fault[]) => {
    const text = `Number ${++said}.`;
    for (const fault of faults) discord.failNext(fault);
    const reply = await mia.slash(cafe, "say", { text }).reply();
    const posted = () => discord.messages(cafe).filter(({ content }) => content === `**Mia**: ${text}`).length;
    await expect.poll(posted).toBe(1);
    expect(town.done.filter((one) => one === `say hobbs-cafe ${text}`)).toHaveLength(1);
    return { reply, posted };
  };
  return { ...world, say };
}

test.each(losses)("a first answer, an edit, what all may see: each lost on the way (%o)", async (how) => {
  const { discord, logged, say } = await quiet();
  for (const at of [callback, editing, following]) {
    const { reply } = await say({ ...at, ...how });
    await expect.poll(() => reply.content).toBe("Everybody here can see it.");
  }
  // More of it than discord.js repeats by itself.
  const { reply } = await say({ ...callback, ...how, times: 2 }, { ...editing, status: 503, times: 6 });
  await expect.poll(() => reply.content).toBe("Everybody here can see it.");
  expect(logged.filter((line) => /a command failed|could not answer/.test(line))).toEqual([]);
  wellBehaved(discord);
});

test("where it cannot be seen whether what all may see is there, it is not posted twice, and whoever asked is told", async () => {
  const { say } = await quiet();
  const { reply, posted } = await say(
    { ...following, lost: true },
    { method: "GET", path: /\/messages$/, status: 403, code: 50001 },
  );
  await expect.poll(() => reply.content).toContain("I cannot tell whether everybody here sees it");
  expect(reply.content).toContain("**Mia**: Number 1.");
  expect(posted()).toBe(1);
});

test("a right answer is never replaced by word of a trouble, and after one that never arrived Discord is asked", async () => {
  const { discord, kim, general, logged } = await quiet();
  // Taken each time, and nothing heard of it.
  discord.failNext({ ...editing, lost: true, times: 6 });
  const check = kim.slash(general, "town check");
  expect((await check.reply()).content).toContain("looked over");
  await expect.poll(() => logged.filter((line) => line.startsWith("an answer may be lost")).length).toBe(1);
  const help = kim.slash(general, "help");
  discord.failNext({ ...callback, lost: true });
  discord.failNext({ ...callback, hang: true, times: 2 });
  expect((await help.reply()).content).toContain("/visit");
  expect((await check.reply()).content).toContain("looked over");
  expect(logged.filter((line) => line.startsWith("a command failed"))).toEqual([]);
});

test.each([
  { status: 404, code: 10008 },
  { status: 403, code: 50001 },
])("an answer that was given and not heard of stands, though its repetition is refused (%o)", async (refused) => {
  const { discord, kim, general, logged } = await quiet();
  discord.failNext({ ...editing, lost: true });
  // As often as it is given again.
  discord.failNext({ ...editing, ...refused, times: 6 });
  const check = kim.slash(general, "town check");
  expect((await check.reply()).content).toContain("looked over");
  const given = () => logged.filter((line) => line.startsWith("an answer may be lost")).length;
  await expect.poll(given, { timeout: 5_000 }).toBe(6);
  expect((await check.reply()).content).toContain("looked over");
  expect(logged.filter((line) => line.startsWith("a command failed"))).toEqual([]);
});

test.each([{ status: 403, code: 50001 }, { status: 500 }])(
  "a first answer that may be there is gone on with where it cannot be looked up (%o)",
  async (how) => {
    const { discord, kim, general } = await quiet();
    discord.failNext({ ...callback, lost: true, times: 3 });
    discord.failNext({ method: "GET", path: /\/messages\/(@|%40)original$/, ...how, times: 100 });
    expect((await kim.slash(general, "help").reply()).content).toContain("/visit");
    expect(discord.unanswered()).toEqual([]);
  },
);

test.each(losses)("forms, proposals and buttons whose answer is lost (%o)", async (how) => {
  const { discord, guild, kim, mia, general, towns, store } = await server();
  await stageOn(discord, towns, store, { requestMs: 1_000, acknowledgeMs });
  const lose = () => discord.failNext({ ...callback, ...how });
  lose();
  const preview = await kim.slash(general, "town found").reply();
  lose();
  const founding = kim.press(preview, preview.components[0]!.components![0]!.custom_id!);
  expect((await founding.reply()).content).toContain("Smallville");
  const town = towns.desk(`guild:${guild.id}`)!;
  town.answer = null;
  const cafe = discord.channels(guild.id).find(({ name }) => name === "hobbs-cafe")!.id;
  lose();
  const form = mia.slash(cafe, "say");
  await form.waitForModal();
  lose();
  expect((await mia.submitModal(form, { text: "From a form." }).reply()).content).toContain("Everybody");
  expect(town.done.filter((one) => one.includes("From a form."))).toHaveLength(1);
  lose();
  expect(await mia.autocomplete(cafe, "whisper", "resident", "isa")).toHaveLength(1);
  expect(discord.unanswered()).toEqual([]);
  wellBehaved(discord);
});
