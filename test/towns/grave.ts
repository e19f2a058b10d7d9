/** What is claimed in plain words of somebody, in a town that nobody has written: the same for every town. */
import { expect } from "vitest";
import { memoriesOf } from "../../src/mind/memory/stream.ts";
import { knowsOff } from "../../src/mind/news/stories.ts";
import { firstName } from "../../src/world/people.ts";
import { generatedTown, type TownLanguage } from "./generated-town.ts";
import { telling } from "./telling.ts";

const said = {
  en: {
    claims: (a: string, b: string) => [
      `${a} killed ${b}.`,
      `did you hear? ${a} stabbed ${b} last night!`,
      `${a} beat up ${b} yesterday`,
      `${b} is dead.`,
      `They say ${a} poisoned ${b}`,
      `Somebody killed ${b}!`,
      `omg someone attacked ${b} behind the church`,
      `${b} was robbed on the way home`,
      `a stranger beat up ${b} and ran`,
    ],
    none: (a: string, b: string) => [
      `is it true ${a} killed ${b}?`,
      `who killed ${b}?`,
      `${a} killed it at the concert`,
      `${a} is dead tired`,
      `Did somebody kill ${b}?`,
      `somebody killed the lights at ${b}'s`,
      `${b} was slaughtered at chess`,
    ],
    denials: ["I made that up.", "no, that's not true", "that was a lie, sorry", "it never happened"],
  },
  "zh-CN": {
    claims: (a: string, b: string) => [
      `${a}杀了${b}。`,
      `听说了吗？昨晚${a}把${b}杀了！`,
      `${a}昨天把${b}打了`,
      `${b}死了。`,
      `听说${a}捅了${b}一刀`,
      `有人杀了${b}！`,
      `天哪，有个陌生人袭击了${b}`,
      `${b}昨晚被人抢了`,
      `有人把${b}打伤了就跑了`,
    ],
    none: (a: string, b: string) => [
      `${a}真的杀了${b}吗？`,
      `谁把${b}杀了？`,
      `${a}杀了只鸡。`,
      `${a}累死了`,
      `是不是有人杀了${b}？`,
      `有人杀了一只鸡给${b}`,
      `${b}被大家逗乐了`,
    ],
    denials: ["我瞎编的。", "不，这不是真的", "没有的事", "刚才说的是假的。"],
  },
} as const;

/** Each claim is news of whom it befell, and is taken back by a denial; what only sounds like one is none. */
export async function isNewsUntilDenied(language: TownLanguage, seed: number): Promise<void> {
  const definition = generatedTown(seed, language);
  const [, one, other] = definition.personas;
  const [a, b] = [firstName(one!.name), firstName(other!.name)];
  const { claims, none, denials } = said[language];
  for (const [i, claim] of claims(a, b).entries()) {
    const { tell, says, brought } = await telling(definition);
    await tell(claim);
    const [story] = brought();
    expect(story?.of, claim).toMatchObject({ kind: "happening", who: other!.id });
    const denial = denials[i % denials.length]!;
    await says(denial);
    expect(
      brought().map(({ takesBack }) => takesBack),
      `${claim} ${denial}`,
    ).toEqual([story!.id]);
  }
  for (const text of none(a, b)) {
    const { says, brought } = await telling(definition);
    await says(text);
    expect(
      brought().filter(({ of }) => of.kind === "happening" && of.report === "died"),
      text,
    ).toEqual([]);
  }
}

/** What is said of somebody who is well, and what doubts it. */
export const doubted = {
  en: {
    died: (b: string) => `Somebody killed ${b}!`,
    hurt: (b: string) => `${b} fell off a roof and broke a leg.`,
    doubts: /can't be|Nonsense|What are you saying|Are you sure|Who says|believe|Not that I can see|telling you tales/,
  },
  "zh-CN": {
    died: (b: string) => `有人杀了${b}！`,
    hurt: (b: string) => `${b}从屋顶上掉下来，摔断了腿。`,
    doubts: /不可能|瞎说|你说什么|不会吧|没弄错|当真|什么时候|不像/,
  },
} as const;

/** Who hears that somebody is dead, or hurt, doubts it; whoever sees them well says so, and then it is over for all who hear that. */
export async function isDoubted(language: TownLanguage, report: "died" | "hurt", seed: number): Promise<void> {
  const definition = generatedTown(seed, language);
  const other = definition.personas[2]!;
  const { tell, brought, lines, town } = await telling(definition);
  await tell(doubted[language][report](firstName(other.name)));
  expect(lines()[0]!.text).toMatch(doubted[language].doubts);
  const claim = brought()[0]!;
  expect(claim.of).toMatchObject({ kind: "happening", report, who: other.id });
  const over = () => town.state.stories.get(`${claim.id}-over`);
  while (!over() && town.state.now < 3 * 1440) await town.tick();
  const seer = town.state.minds.get(over()!.holder)!;
  expect(over()).toMatchObject({ of: { who: other.id, report: "recovered" } });
  expect(/alive|活/.test(over()!.memory), over()!.memory).toBe(report === "died");
  const off = () => town.state.stories.get(claim.id)!;
  expect(off().off).toBe(over()!.id);
  expect(knowsOff(seer, off())).toBe(true);
  // From then on nobody who knows better says it.
  const from = town.state.now;
  while (town.state.now < from + 1440) await town.tick();
  const since = lines().filter(({ at, who, stories }) => {
    const knew = memoriesOf(town.state.minds.get(who!)!.stream).find((one) => one.stories.includes(over()!.id));
    return stories.includes(claim.id) && knew !== undefined && knew.created < at;
  });
  expect(since.map(({ text }) => text)).toEqual([]);
}
