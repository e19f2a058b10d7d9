/** When the store fails, on the test Discord: people and keepers are told, and nothing is lost. */
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { stageOn } from "../../../../test/discord-town/with-discord.ts";
import { hastily, hostOn, living } from "../../../../test/discord-town/with-living-town.ts";
import { memoryStore } from "../../../store/memory-store.ts";
import { type Store, StoreError } from "../../../store/store.ts";

test.each([null, "mend", "import"])(
  "the keepers of a town that cannot be opened are told so, their panel says it, and so is whoever asks for it; cut off: %s",
  async (what) => {
    const { discord, guild, kim, mia, general, store, clock, host, stage, channelOf } = await living();
    const panels = () => discord.messages(channelOf("town-keepers")).filter(({ content }) => content.startsWith("## "));
    const [panel] = await discord.waitFor(() => (panels().length > 0 ? panels() : undefined));
    await stage.close();
    await host.close();
    await store.write(`town/guild:${guild.id}`, ["damaged"]);
    const record = await store.read(`discord/${guild.id}`);
    const cutOff = { what, since: 0, by: kim.id, attached: false, mapped: false, joining: null, homes: null };
    if (what) await store.write(`discord/${guild.id}`, { ...(record as object), doing: cutOff });
    const again = hostOn(store, clock);
    const silent = console.error;
    console.error = () => {};
    await again.open().finally(() => {
      console.error = silent;
    });
    await stageOn(discord, again, store, hastily);
    const all = () =>
      discord.channels(guild.id).flatMap(({ id }) => discord.messages(id).map(({ content }) => content));
    await expect.poll(() => all().join("\n")).toContain("cannot be opened and is left as it is");
    for (const asked of ["town status", "town found"])
      expect((await kim.slash(general, asked).reply()).content).toMatch(
        /cannot be opened and is left as it is.*goes back to the day of the copy/,
      );
    expect((await mia.slash(general, "look").reply()).content).toBe(
      "This town cannot be opened just now; whoever manages this server can see why with /town status.",
    );
    await expect.poll(() => panel!.content).toContain("cannot be opened and is left as it is");
    expect([panels().length, panel!.content.includes("▶️"), panel!.components]).toEqual([1, false, []]);
  },
);

test("what members say and do while the store is shut is kept, said to be kept, and happens when it is back", async () => {
  const kept = memoryStore();
  let shut = false;
  const held = () => Promise.reject(new StoreError("locked", "held", { trouble: "held" }));
  const store: Store = { ...kept, append: (town, n, turn) => (shut ? held() : kept.append(town, n, turn)) };
  const world = await living({ store, timing: { heldMs: 20, boardMs: 50 } });
  const { desk, mia, channelOf, until } = world;
  await until(() => desk.view().people.some(({ asleep, kind }) => kind === "resident" && !asleep));
  const channel = channelOf("tern-quay");
  shut = true;
  const { turn } = desk.view();
  const message = mia.say(channel, "*waves at the boats*");
  const command = mia.slash(channel, "do", { act: "sits down" });
  await expect.poll(() => message.reactions?.map(({ emoji }) => emoji.name)).toContain("⏳");
  await expect.poll(async () => (await command.reply()).content).toContain("kept in order");
  expect([desk.view().turn, desk.view().state]).toEqual([turn, "waiting"]);
  shut = false;
  await expect.poll(async () => (await command.reply()).content).not.toContain("kept in order");
  await expect.poll(() => desk.view().turn).toBeGreaterThanOrEqual(turn + 2);
  expect(desk.visitor({ id: `discord:${mia.id}`, name: "Mia", keeper: false })?.place).toBe("tern-quay");
});

test("everybody who writes in a place while the store is shut is told so, however long it takes to be found out", async () => {
  const kept = memoryStore();
  let shut = false;
  const held = async () => {
    // Longer than until it is looked for the first time, as a file that another program holds.
    await pause(100);
    throw new StoreError("locked", "held", { trouble: "held" });
  };
  const store: Store = { ...kept, append: (town, n, turn) => (shut ? held() : kept.append(town, n, turn)) };
  const { desk, discord, guild, mia, channelOf, until } = await living({ store, timing: { heldMs: 20 } });
  await until(() => desk.view().people.some(({ asleep, kind }) => kind === "resident" && !asleep));
  const channel = channelOf("tern-quay");
  shut = true;
  const others = ["Ola", "Pim"].map((name) => discord.addMember(guild.id, { name }));
  const messages = [mia, ...others].map((one) => one.say(channel, "Do you like rain?"));
  const command = mia.slash(channel, "do", { act: "sits down" });
  const signs = () => messages.map(({ reactions }) => reactions?.map(({ emoji }) => emoji.name));
  await expect.poll(signs).toEqual([["⏳"], ["⏳"], ["⏳"]]);
  await expect.poll(async () => (await command.reply()).content).toContain("kept in order");
  shut = false;
  await expect.poll(() => messages.map(({ id }) => desk.handled("tern-quay").includes(id))).not.toContain(false);
});

test.each([
  { lost: true as const, times: 1 },
  { status: 503, times: 4 },
])(
  "word that a command is kept while the store is shut comes after it was lost on the way, and no error over it (%o)",
  async (how) => {
    const kept = memoryStore();
    let shut = false;
    const held = () => Promise.reject(new StoreError("locked", "held", { trouble: "held" }));
    const store: Store = { ...kept, append: (town, n, turn) => (shut ? held() : kept.append(town, n, turn)) };
    const { desk, mia, channelOf, until, discord } = await living({ store, timing: { heldMs: 20 } });
    await until(() => desk.view().people.some(({ asleep, kind }) => kind === "resident" && !asleep));
    shut = true;
    const edits = () => discord.requests.filter(({ method, path }) => method === "PATCH" && path.includes("original"));
    const before = edits().length;
    discord.failNext({ method: "PATCH", path: /original/, ...how });
    const command = mia.slash(channelOf("tern-quay"), "do", { act: "sits down" });
    await expect.poll(() => edits().length).toBeGreaterThan(before + how.times);
    expect((await command.reply()).content).toContain("kept in order");
    shut = false;
    await expect.poll(async () => (await command.reply()).content).not.toMatch(/kept in order|went wrong/);
  },
);

test("what was said to be kept while the store was shut is heard after a restart", async () => {
  const kept = memoryStore();
  let shut = false;
  const held = () => Promise.reject(new StoreError("failed", "full", { trouble: "full" }));
  const store: Store = { ...kept, append: (town, n, turn) => (shut ? held() : kept.append(town, n, turn)) };
  const { desk, mia, channelOf, until, discord, stage, host, clock } = await living({ store, timing: { heldMs: 20 } });
  await until(() => desk.view().people.some(({ asleep, kind }) => kind === "resident" && !asleep));
  shut = true;
  const message = mia.say(channelOf("tern-quay"), "Good morning! I brought a barometer.");
  await expect.poll(() => message.reactions?.map(({ emoji }) => emoji.name)).toContain("⏳");
  await stage.close();
  await host.close();
  shut = false;
  const next = hostOn(kept, clock);
  await next.open();
  await stageOn(discord, next, kept, hastily);
  next.start();
  await expect.poll(() => next.desk(desk.id)?.handled("tern-quay")).toContain(message.id);
});
