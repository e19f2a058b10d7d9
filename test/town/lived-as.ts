/** What a member said as a resident, and what that resident is asked afterwards: statements and askings by hand, in other words than the statement. */
import { readFileSync } from "node:fs";
import { packageFile } from "../../src/package-files.ts";
import { entranceOf, placeOf } from "../../src/world/places.ts";
import { personOf, withPerson } from "../../src/world/world.ts";
import { marlEnd } from "./marl-end.ts";
import { TriedTown } from "./tried-town.ts";

export type Language = "en" | "zh-CN";

/** A statement, questions for a part of it, and questions that it does not answer. */
export interface Case {
  readonly said: string;
  readonly asks: readonly string[];
  readonly not: readonly string[];
}

/** The cases of a language; those of an even number were built on, the others only counted. */
export const casesOf = (language: Language): readonly Case[] =>
  readFileSync(packageFile(`test/gold/lived-as/${language}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

const HAN = /\p{Script=Han}/u;
const partsOf = (text: string): readonly string[] =>
  HAN.test(text) ? (text.match(/[\p{L}\p{N}]/gu) ?? []) : (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []);

/** Whether an answer repeats of a statement what the question does not say itself: three words in a row, five signs. */
export function tells(
  answer: string,
  { said, question }: { readonly said: string; readonly question: string },
): boolean {
  const run = HAN.test(said) ? 5 : 3;
  const of = (text: string) => ` ${partsOf(text).join(" ")} `;
  const parts = partsOf(said);
  return parts.some((_, i) => {
    const one = of(parts.slice(i, i + run).join(HAN.test(said) ? "" : " "));
    return i + run <= parts.length && of(answer).includes(one) && !of(question).includes(one);
  });
}

/** Answers of Ada's on the green to questions after a member said something as her, half an hour before. */
export async function askedAfter(language: Language) {
  const member = { name: "Mia" };
  const town = await (await TriedTown.found(marlEnd(language))).until(0, "10:00");
  const kept = town.kept();
  const ada = personOf(town.town.state.world, "ada").name;
  const onGreen = (one: TriedTown) =>
    one.town.commit("switch", (state) => {
      const spot = entranceOf(placeOf(state.world.map, "green"));
      return {
        state: { ...state, world: withPerson(state.world, { ...personOf(state.world, "ada"), spot }) },
        events: [],
      };
    });
  return async (said: string, questions: readonly string[]): Promise<readonly string[]> => {
    const one = await kept();
    await onGreen(one);
    await one.embodies(member, ada);
    await one.tell(member, "green", said);
    await one.releases(member);
    for (let i = 0; i < 6; i++) await one.town.tick();
    await onGreen(one);
    const later = one.kept();
    const answers: string[] = [];
    for (const question of questions) answers.push(await (await later()).ask({ name: "Kim" }, ada, question));
    return answers;
  };
}

/** How many askings of some cases were answered by what was said, and how many questions that it does not answer. */
export async function counted(language: Language, cases: readonly Case[]) {
  const asked = await askedAfter(language);
  const all = { found: 0, asked: 0, wrongly: 0, others: 0 };
  for (const { said, asks, not } of cases) {
    const answers = await asked(said, [...asks, ...not]);
    const told = [...asks, ...not].map((question, i) => tells(answers[i]!, { said, question }));
    all.asked += asks.length;
    all.others += not.length;
    all.found += told.slice(0, asks.length).filter(Boolean).length;
    all.wrongly += told.slice(asks.length).filter(Boolean).length;
  }
  return all;
}
