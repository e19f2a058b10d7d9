/** `/news`: what happened in town since one was last here, told shortly. */
import { languageOf } from "../src/language/language.ts";
import { type Command, townOf, type Use } from "../src/town/desk/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";
import type { NewsView } from "../src/town/looking/news.ts";

export default {
  name: "news",
  description: "What happened in town since you were last here",
  verb: {
    description: "What happened in town since you were last here",
    options: [],
    needs: "anyone",
    where: "anywhere",
    async run(use: Use<VisitingDesk>) {
      const desk = townOf(use);
      const { name, language } = desk.view();
      return { text: told(await desk.news(use.member), name, language) };
    },
  },
} satisfies Command;

function told({ since, items, ahead, now }: NewsView, town: string, language: string): string {
  const { news: words } = languageOf(language);
  const days = new Set(items.map(({ day }) => day));
  const lines = items.flatMap(({ day, clock, text }, i) => [
    // A day is named where there are several.
    ...(days.size > 1 && items[i - 1]?.day !== day ? [`*${day}*`] : []),
    words.line(clock, text),
  ]);
  return [
    words.heading(town, since),
    ...(lines.length > 0 ? lines : [words.nothing]),
    ...(ahead.length > 0 ? [words.ahead, ...ahead.map((one) => `- ${one}`)] : []),
    ...(now === null ? [] : [now]),
  ].join("\n");
}
