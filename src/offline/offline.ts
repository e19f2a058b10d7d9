/** The mind without a model: how days and talks go by one code for all languages, what is said in the tongue of each. */
import { inLanguage, type LanguageTag, languageOf } from "../language/language.ts";
import type { OfflineMind } from "../mind/offline.ts";
import type { InterviewAnswer, InterviewInput } from "../mind/questions/interview.ts";
import type { ReactInput, Reaction } from "../mind/questions/react.ts";
import type { Random } from "../world/chance.ts";
import type { Person } from "../world/people.ts";
import type { Reading } from "../world/reading.ts";
import { wholeDay } from "./day/day.ts";
import { piecesOf } from "./day/pieces.ts";
import { english } from "./en/english.ts";
import { parting } from "./say/partings.ts";
import { fresh } from "./say/spoken.ts";
import { lineOf } from "./say/talk.ts";
import { talkWords } from "./say/words.ts";
import type { Tongue } from "./tongue.ts";
import { understanding } from "./understand/understand.ts";
import { chinese } from "./zh/chinese.ts";

/** The mind that speaks a tongue. */
export const mindIn = (tongue: Tongue): OfflineMind => ({
  answers: {
    "after-talk": tongue.afterTalk,
    "ask-questions": (input, random) => ({ questions: tongue.questions(input, random) }),
    decompose: (input, random) => ({
      chunks: input.chunks.map((chunk) => ({ actions: piecesOf(input, chunk, random) })),
    }),
    "find-insights": (input, random) => ({
      insights: tongue.insights(input, random),
      ...tongue.whoIAm(input, input.memories, random),
    }),
    interview: (input, random) => interviewed(input, tongue, random),
    "plan-day": (input, random) => ({
      yesterday: tongue.yesterday(input),
      ...tongue.whoIAm(input, input.about, random),
      chunks: wholeDay(input, input.day, random),
    }),
    "rate-poignancy": ({ memories }) => ({ ratings: memories.map(({ poignancy }) => poignancy) }),
    react: (input, random) => reaction(input, tongue, random),
    replan: tongue.replan,
    speak: (input, random) => lineOf({ ...input, tongue }, random),
  },
  offhand: {
    parting,
    again: (answer, input, random) => {
      const { yesAgain, noAgain } = talkWords(input).lines;
      return fresh(input, answer === "yes" ? yesAgain : noAgain, random);
    },
  },
  understand: understanding(tongue.doings),
});

function interviewed(input: InterviewInput, tongue: Tongue, random: Random): InterviewAnswer {
  const { situation, question, recalled, asker } = input;
  const asked = situation
    ? `${/[.!?。！？]\s*$/u.test(situation) ? situation : `${situation}.`} ${question}`
    : question;
  const { line, rests } = tongue.answer(input, asked, asker, recalled, random, [], readIn(input, tongue, question));
  const drewOn = recalled.flatMap(({ id }, i) => (rests.includes(id) ? [i + 1] : []));
  return { answer: line, drewOn };
}

/** What words of an interview are understood to be. */
function readIn(input: InterviewInput, tongue: Tongue, text: string): Reading | undefined {
  const { asker, world, town, now, persona, stories } = input;
  const me = world.people.get(persona.id);
  if (!me) return undefined;
  const by: Person = {
    ...me,
    id: asker.id,
    name: asker.name,
    kind: asker.visitor ? "visitor" : "resident",
    talk: null,
  };
  const talk = {
    town,
    world,
    now,
    by,
    to: persona.id,
    lines: [],
    stories: [...stories.values()],
    tells: [],
    agreed: [],
  };
  return understanding(tongue.doings)(text, talk);
}

function reaction(input: ReactInput, tongue: Tongue, random: Random): Reaction {
  const { cause } = input;
  const { reasons } = languageOf(input.town.language).mind;
  const silent = { line: null, acts: [], drewOn: [] };
  if (cause.kind === "odd-object")
    return cause.may
      ? { ...silent, choice: "act", why: cause.remedy.urgent ? reasons.cannotWait : reasons.somebodyHasTo }
      : { ...silent, choice: "carry-on", why: reasons.notMine };
  const { line, acts } = lineOf({ ...input, others: [cause.who], lines: [], tongue }, random);
  return { choice: "talk", why: reasons.aWord, line, acts, drewOn: [] };
}

const minds: Readonly<Record<LanguageTag, OfflineMind>> = { en: mindIn(english), "zh-CN": mindIn(chinese) };

/** The mind without a model that speaks a town's language; English where there is none of it. */
export const offlineOf = (language: string): OfflineMind => inLanguage(language, minds);
