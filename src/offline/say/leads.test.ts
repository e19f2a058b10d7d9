/** What leads up to news goes with it, whatever leads and whatever is told: every lead of each language before every wording there is. */
import { describe, expect, it } from "vitest";
import { foundFor } from "../../../test/town/hosts.ts";
import { generatedTown } from "../../../test/towns/generated-town.ts";
import { languageOf } from "../../language/language.ts";
import { concernOf } from "../../mind/news/concern.ts";
import { selfOf } from "../../mind/self.ts";
import type { TalkInput } from "../../mind/talk/spoken.ts";
import { randomFor } from "../../world/chance.ts";
import { leadTo, turnedTo } from "./leads.ts";
import { tells } from "./spoken.ts";
import { talkWords } from "./words.ts";

describe.each(["en", "zh-CN"] as const)("what leads up to what is told, %s", async (language) => {
  const { state, means } = await foundFor(generatedTown(205, language), "1");
  const inputOf = (who: string): TalkInput => ({
    ...selfOf(state.minds.get(who)!, means.town.personas.get(who)!, { ...state, town: means.town }),
    others: [[...means.town.personas.keys()].find((one) => one !== who)!],
    lines: [],
    recalled: [],
  });
  const [anybody] = [...means.town.personas.keys()].map(inputOf);
  const { lines, news, space } = talkWords(anybody!);
  const { found, helped, over } = languageOf(language).concerned;
  const ends = [
    over.danger("Ana Bo", ["Elm Row"]),
    over.need("Ana Bo", "Ana", "Ben", "a ladder"),
    over.project("Ana Bo", "Ana", "the kiln"),
    over.quarrel("Ana Bo", "Ana", "Ben", "a fence"),
    over.decided("warden"),
    over.chosen("Ana Bo", null, "Ana", "warden"),
    over.chosen("Ana Bo", "Ben", "Ben", "warden"),
  ];
  const told = [
    ...ends.flatMap(({ tells: own, passes }) => [...own, ...passes]),
    ...helped.me("Ben", "a ladder"),
    ...helped.you("a ladder"),
    ...found.tells("a hat", "Ben", "Elm Row"),
    ...found.passes("a hat", "Ben", "Elm Row"),
    ...[...state.stories.values()].flatMap((story) => [...story.tells, ...story.passes]),
  ];
  /** How often a text asks before it tells anything. */
  const questions = (text: string): number =>
    /^(?:[^.!…。！？?]*[?？]\s*)*/u.exec(text)![0].replace(/[^?？]/gu, "").length;

  it.each([
    ["turn", lines.turn],
    ["turnGlad", lines.turnGlad],
    ["onceMore", lines.onceMore],
    ["overheard", lines.overheard],
    ["joins", lines.joins],
    ["since", news.since],
  ])("asks at most once before it tells: %s", (bank, leads) => {
    const random = randomFor(bank, language);
    for (const text of told)
      for (let n = 0; n < 3 * leads.length; n++) {
        const lead = leadTo(anybody!, leads, text, random);
        expect(leads).toContain(lead);
        expect(questions(`${lead}${space}${text}`), `${lead}${space}${text}`).toBeLessThanOrEqual(1);
      }
    expect(told.some((text) => questions(text) > 0)).toBe(true);
  });

  it("makes a present of nothing that is sad to whoever tells it", () => {
    const glad = (text: string) => lines.turnGlad.some((one) => text.startsWith(one));
    const all = [...means.town.personas.keys()].flatMap((who) => {
      const input = inputOf(who);
      return [...state.stories.values()].map((story) => {
        const part = { text: story.memory, acts: [tells({ news: story.id })] };
        const said = Array.from(
          { length: 20 },
          (_, n) => turnedTo(input, part, randomFor(`${who}/${n}`, story.id)).text,
        );
        return { felt: concernOf(story, input).felt, glad: said.filter(glad).length };
      });
    });
    expect(all.filter(({ felt, glad: is }) => felt <= 0 && is > 0)).toEqual([]);
    expect(all.filter(({ glad: is }) => is > 0)).not.toEqual([]);
  });
});
