/** Private talks with residents of a town that lives: any role, any situation, gone on with, and without a trace unless asked for. */
import { expect, test } from "vitest";
import { somebodyAbout } from "../../../../test/discord-town/out-and-about.ts";
import { stageOn, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { hastily, hostOn, living } from "../../../../test/discord-town/with-living-town.ts";
import { languageOf } from "../../../language/language.ts";

test("an interview is private, is gone on with by a form, and leaves nothing; the paper's questions; remembered on wish", async () => {
  const { discord, desk, mia, kim, general, until, stage } = await living();
  const before = desk.view().turn;
  const { id, name } = desk.view().people.find((one) => one.kind === "resident")!;
  const memories = (await desk.memories(id, { most: 5000 })).length;

  const first = mia.slash(general, "interview", {
    resident: id,
    question: "What is your occupation?",
    as: "a reporter",
    situation: "A job interview.",
  });
  const answer = await first.reply();
  expect(first.ephemeral).toBe(true);
  expect(answer.content).toContain("You, a reporter, imagining: A job interview.: What is your occupation?");
  expect(answer.content).toContain(`**${name}**: `);
  const button = (message: typeof answer) => message.components[0]!.components![0]!.custom_id!;
  const pressed = mia.press(answer, button(answer));
  await pressed.waitForModal();
  const second = mia.submitModal(pressed, { question: "Why?" });
  const more = await second.reply();
  expect(second.ephemeral).toBe(true);
  expect(more.content).toContain("a reporter");
  expect(more.content).toContain("Why?");

  // Nobody goes on with another's interview.
  const goesOn = new URLSearchParams(button(more).split("|")[3]).get("goes-on")!;
  const stolen = kim.slash(general, "interview", { resident: id, question: "Why?", "goes-on": goesOn });
  expect((await stolen.reply()).content).toContain("interview is over");
  const form = mia.slash(general, "interview", { resident: id });
  await form.waitForModal();
  expect((await mia.submitModal(form, { question: "Who are you?" }).reply()).content).toContain(`**${name}**: `);

  for (const question of ["1", "7", "16", "25"]) {
    const asked = mia.slash(general, "ask", { resident: id, question });
    expect((await asked.reply()).content).toContain(`**${name}**: `);
    expect(asked.ephemeral).toBe(true);
  }
  expect(desk.view().turn).toBe(before);
  expect((await desk.memories(id, { most: 5000 })).length).toBe(memories);

  const there = await somebodyAbout({ desk, until });
  const inTown = mia.slash(general, "interview", {
    resident: there.id,
    question: "I collect sea glass. Do you like the sea?",
    as: "a reporter",
    remember: "yes",
  });
  expect((await inTown.reply()).content).toContain("for all to hear");
  const kept = await desk.memories(there.id, { about: "Who collects sea glass?" });
  expect(kept.some(({ text }) => /sea glass/.test(text))).toBe(true);
  await stage.idle();
  wellBehaved(discord);
});

test("an interview of before a restart is over, and says so, also where another has its number since", async () => {
  const { discord, desk, mia, general, host, store, clock, stage } = await living();
  const [one, two] = desk.view().people.filter(({ kind }) => kind === "resident");
  const answer = await mia.slash(general, "interview", { resident: one!.id, question: "Who are you?" }).reply();
  await host.close();
  await stage.close();
  const again = hostOn(store, clock);
  await again.open();
  await stageOn(discord, again, store, hastily);
  await mia.slash(general, "interview", { resident: two!.id, question: "Who are you?" }).reply();
  const pressed = mia.press(answer, answer.components[0]!.components![0]!.custom_id!);
  await pressed.waitForModal();
  const { content } = await mia.submitModal(pressed, { question: "And what else?" }).reply();
  expect(content).toBe(languageOf("en").commands.interview.over);
  wellBehaved(discord);
});
