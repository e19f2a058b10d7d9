/** What a member says in earnest, in every way there is, leaves nothing, at the test Discord with a living town: in no view, file, log or request. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { en } from "../../src/language/en.ts";
import { openStore } from "../../src/store/stores.ts";
import { modelAt } from "../provider/test-models.ts";
import { startTestProvider } from "../provider/test-provider.ts";
import { somebodyAbout } from "./out-and-about.ts";
import { open, stageOn, wellBehaved } from "./with-discord.ts";
import { hastily, hostOn, living } from "./with-living-town.ts";

type Lived = Awaited<ReturnType<typeof living>>;

/** The kind sentences. */
export const comforts: readonly string[] = [...en.serious.comforts, ...en.serious.gently];

/** Whether a message is a kind sentence to whoever spoke in earnest. */
export const isComfort = ({ content, webhook_id }: { content: string; webhook_id?: string }): boolean =>
  webhook_id !== undefined && comforts.includes(content);

/** Everything that was stored, as it stands on the disk. */
const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name)).toString("latin1"))
    .join("\n");

/** It is said, the program is started again, and somebody is asked for it: at once, or when a day has been lived. */
export async function leavesNothing(asked: "at once" | "the next day"): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "town-"));
  open.push(async () => rmSync(folder, { recursive: true, force: true }));
  const provider = await startTestProvider();
  open.push(() => provider.close());
  const model = modelAt(provider.baseURL, { moderates: true });
  const store = await openStore(`sqlite://${join(folder, "town.sqlite")}`);
  open.push(() => store.close());
  const lived = await living({ store, model });
  const { discord, guild, mia, kim, general, channelOf } = lived;
  const there = await somebodyAbout(lived);
  const channel = channelOf(there.place);
  const first = there.name.split(" ")[0];
  mia.say(channel, `Good morning, ${first}! I collect thimbles.`);
  await discord.waitForMessage(
    channel,
    ({ author, webhook_id }) => webhook_id !== undefined && author.username === there.name,
  );

  // The words that must be nowhere; each line has one of its own.
  const words = [
    "quillwort",
    "zeppelin",
    "marzipan",
    "obsidian",
    "saxifrage",
    "periwinkle",
    "tamarisk",
    "xylophone",
    "calabash",
  ];
  mia.say(channel, `i want to kill myself, ${first}. the ${words[0]} won't help`);
  const said = await discord.waitForMessage(channel, isComfort);
  const button = said.components[0]!.components![0]!;
  expect(button.label).toBe(en.serious.button);
  // Whoever presses it sees where help is, and nobody else does.
  for (const who of [mia, kim]) {
    const pressed = who.press(said, button.custom_id!);
    expect((await pressed.reply()).content).toContain("findahelpline.com");
    expect(pressed.ephemeral).toBe(true);
  }
  // It goes on, however little is said.
  mia.say(channel, "i mean it");
  await discord.waitForMessage(channel, (one) => isComfort(one) && BigInt(one.id) > BigInt(said.id));

  // All other ways to say it are answered in private.
  const privately = async (command: string, options: Record<string, string>) => {
    const used = mia.slash(command === "visit" ? general : channel, command, options);
    const { content, components } = await used.reply();
    expect(used.ephemeral, command).toBe(true);
    expect(content, command).toContain(en.serious.unkept);
    expect(components[0]!.components![0]!.label).toBe(en.serious.button);
  };
  await privately("say", { text: `my husband beats me with the ${words[1]}` });
  await privately("do", { act: `cuts myself again with the ${words[2]}, i want to die` });
  await privately("whisper", { resident: there.id, text: `i took all my pills and the ${words[3]}` });
  await privately("object", { object: `<stove> is i want to end my life ${words[4]}` });
  await privately("visit", { name: "Mia", about: `i don't want to live any more, ${words[5]}` });
  await privately("interview", { resident: there.id, question: `i was raped, ${words[6]}. what should i do?` });
  await privately("event plan", {
    what: `i'm going to hang myself ${words[7]}`,
    place: there.place,
    when: "18:00",
  });
  await privately("resident memories", { resident: there.id, about: `suicide, i want to die ${words[8]}` });

  await lived.stage.close();
  await lived.host.close();
  const host = hostOn(store, lived.clock);
  await host.open();
  const desk = host.desk(`guild:${guild.id}`)!;
  const { stage, logged } = await stageOn(discord, host, store, hastily);
  const { day } = desk.view();
  host.start();
  const until: Lived["until"] = async (holds) => {
    for (let i = 0; i < 800 && !holds(); i++) {
      await lived.clock.beat();
      await host.idle();
    }
    expect(holds()).toBe(true);
  };
  if (asked === "the next day") await until(() => desk.view().day > day && desk.view().clock >= "09:00");
  const next = await somebodyAbout({ ...lived, desk, until });
  const called = next.name.split(" ")[0];
  const answered = async (text: string) => {
    const question = kim.say(channelOf(next.place), text);
    const { content } = await discord.waitForMessage(
      channelOf(next.place),
      ({ id, author }) => BigInt(id) > BigInt(question.id) && author.username === next.name,
    );
    return content;
  };
  const told = await answered(`${called}, what did Mia say to you ${asked === "at once" ? "today" : "yesterday"}?`);
  await stage.idle();

  const views: unknown[] = [
    told,
    desk.view(),
    await desk.turnsAfter(0, 10_000),
    desk.kept({ id: `discord:${mia.id}`, name: "Mia", keeper: false }),
  ];
  for (const one of desk.view().people.filter(({ kind }) => kind === "resident"))
    views.push(desk.resident(one.id), await desk.memories(one.id, { most: 5000 }));
  for (const command of ["resident memories", "resident mind", "resident people"])
    views.push((await kim.slash(general, command, { resident: there.id }).reply()).content);
  views.push((await kim.slash(general, "news").reply()).content);
  views.push(await desk.export({ id: `discord:${kim.id}`, name: "Kim", keeper: true }, false));
  const everywhere = {
    views: JSON.stringify(views),
    requests: JSON.stringify(provider.requests),
    logs: [...lived.logged, ...logged].join("\n"),
    // What the member herself wrote in the channel is hers; what the town wrote is in question.
    posted: JSON.stringify(
      discord.channels(guild.id).flatMap(({ id }) => discord.messages(id).filter(({ author }) => author.id !== mia.id)),
    ),
    disk: bytesIn(folder),
  };
  expect(everywhere.requests).toContain("thimbles");
  for (const [where, text] of Object.entries(everywhere))
    for (const word of [...words, "kill myself", "i mean it", "raped", "beats me"])
      expect(text.toLowerCase().includes(word), `${word} in ${where}`).toBe(false);
  // Nor that it was her: the turn names nobody, and no memory is of it.
  const memories = JSON.stringify(views.slice(4));
  expect(memories).not.toMatch(/crisis|suicid|helpline|in earnest|AI character and can't carry|deserves somebody real/);
  for (let n = 1; n <= desk.view().turn; n++) {
    const turn = (await store.turn(`guild:${guild.id}`, n)) as unknown as {
      act: { kind: string } | null;
      events: { kind: string }[];
    };
    if (turn?.act?.kind !== "serious") continue;
    expect(JSON.stringify(turn)).not.toContain(mia.id);
    expect(turn.events.map(({ kind }) => kind)).toEqual(["comfort-said"]);
  }
  wellBehaved(discord);
}
