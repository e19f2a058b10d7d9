/** A suspicion whispered to a resident of a living town: what becomes of it in a day. */
import { expect } from "vitest";
import { languageOf } from "../../src/language/language.ts";
import { memoriesOf } from "../../src/mind/memory/stream.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { takeAct } from "../../src/town/acts/take-act.ts";
import { loadTown } from "../../src/town/file/definition.ts";
import { InterviewDesk } from "../../src/town/looking/interview-desk.ts";
import { Town } from "../../src/town/town.ts";
import type { EventOf } from "../../src/world/events.ts";
import { firstName } from "../../src/world/people.ts";
import { offline, until } from "./living.ts";

/** Words that vouch: nobody may say them of what a voice told them. */
// "You remember it so clearly" is said of what the other told, and "Do you know what?" only leads over to something; "I know the feeling" goes with what was said before.
export const vouches =
  /\b(?:I|he|she|they|(?!You\b)\p{Lu}\p{Ll}+) (?:(?!you\b)\p{Ll}+ )?(?:saw|heard|witnessed|watched|caught|knows?(?! the feeling)|remembers?)\b|\bown (?:eyes|ears)\b|亲眼|亲耳|我(?:看见|看到|听见|知道)/u;

/** It is told on as one, and never to whom it is about. */
export async function isToldAsSuspicion(
  name: string,
  holder: string,
  accused: string,
  words: string,
  question: string,
): Promise<void> {
  const definition = await loadTown(name);
  const lines: EventOf<"line-said">[] = [];
  const town = await Town.found(
    { id: name, definition, model: offline, offline: offlineOf, store: null, clock: () => 0 },
    "6",
    5,
    ({ events }) => lines.push(...events.filter((event) => event.kind === "line-said")),
  );
  await until(town, 480);
  const persona = (id: string) => town.means.town.personas.get(id)!;
  const he = firstName(persona(accused).name);
  await takeAct(
    town,
    { id: "xeno", name: "Xeno", about: "" },
    { kind: "whisper", resident: persona(holder).name, text: words.replace("{he}", he) },
  );
  await until(town, 20 * 60);
  const told = lines.filter(({ text }) => /zircon|锆石/.test(text));
  expect(told.length).toBeGreaterThan(0);
  for (const { text, to } of told) {
    expect(text).toMatch(/feeling|thought that|through my head|总觉得|疑心|念头/);
    expect(text).not.toMatch(vouches);
    expect(to).not.toContain(accused);
  }
  for (const { text, source } of memoriesOf(town.state.minds.get(holder)!.stream))
    if (/zircon|锆石/.test(text)) expect(source.how).not.toBe("saw");
  const asked = await new InterviewDesk(town).ask(
    { id: "y", name: "Yara", keeper: false },
    {
      resident: persona(holder).name,
      question: question.replace("{he}", he),
      as: null,
      situation: null,
      goesOn: null,
    },
  );
  expect(asked.answer).not.toMatch(/^(?:Yes|I did|Well, I am)/);
  expect(asked.answer).toMatch(/feeling|thought that|through my head|总觉得|疑心|念头/);
  expect(languageOf(definition.language).replies.address.names(asked.answer, he)).toBe(true);
}
