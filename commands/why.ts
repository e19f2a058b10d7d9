/** "Why did they say that?": the memories that a line rests on and what else comes to mind, with their scores (paper section 4.1). */
import { type Command, messageOf, townOf, type Use, type Words, wordsOf } from "../src/town/desk/command.ts";
import type { LookingDesk } from "../src/town/desk/looking.ts";
import type { Reason, WhyView } from "../src/town/looking/why.ts";
import { UserError } from "../src/world/user-error.ts";

export default {
  name: "why",
  description: "Why somebody said something",
  menu: {
    name: "Why did they say that?",
    needs: "anyone",
    async run(use: Use<LookingDesk>) {
      const words = wordsOf(use);
      const line = messageOf(use).lines[0];
      if (!line) throw new UserError("too-old", words.menus.tooOldForWhy);
      return { text: inWords(await townOf(use).why(line, use.member), words) };
    },
  },
} satisfies Command;

function inWords(view: WhyView, { menus: { why: words } }: Words): string {
  const lines = (reasons: readonly Reason[]) =>
    reasons.map(({ when, source, from, poignancy, text, scores }) => {
      const numbers = scores && [scores.recency, scores.importance, scores.relevance].map((one) => one.toFixed(2));
      return `${words.memory(when, source.how, from, poignancy, text)}${numbers ? words.scores(numbers[0]!, numbers[1]!, numbers[2]!) : ""}`;
    });
  return [
    words.heading(view.name, view.when),
    words.quoted(view.text),
    ...(view.toPerson ? [words.toPerson] : []),
    ...(view.rests.length > 0 ? [words.rests, ...lines(view.rests)] : [words.restsOnNothing]),
    ...(view.besides.length > 0 ? [words.besides, ...lines(view.besides)] : []),
  ].join("\n");
}
