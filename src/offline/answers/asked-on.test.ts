/** What is asked on about oneself has more to it, in every language and for whatever one was asked. */
import { describe, expect, it } from "vitest";
import { languageTags } from "../../language/tags.ts";
import { personalQuestions } from "../../mind/personal.ts";
import { furtherOf } from "./asked-on.ts";

describe.each(languageTags)("what there is to say further in %s", (language) => {
  it("is of each question once, and of nothing else", () => {
    expect(
      furtherOf(language)
        .flatMap(({ of }) => of)
        .sort(),
    ).toEqual([...personalQuestions].sort());
  });

  it("is said in several ways, none of them twice", () => {
    const all = furtherOf(language).flatMap(({ why, more }) => [...why, ...more]);
    expect(all.filter((one, i) => all.indexOf(one) !== i || one.length > 160)).toEqual([]);
    expect(furtherOf(language).filter(({ why, more }) => why.length < 2 || more.length < 2)).toEqual([]);
  });
});
