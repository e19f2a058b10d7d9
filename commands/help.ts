/** `/help`: how to take part, in a few lines; and where help is for whoever has a hard time, which the button beside a kind sentence shows too. */
import { languageOf } from "../src/language/language.ts";
import { type Command, type Use, wordsOf } from "../src/town/desk/command.ts";
import type { LookingDesk } from "../src/town/desk/looking.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";

export default {
  name: "help",
  description: "How to take part in the town",
  verb: {
    description: "How to take part in the town",
    options: [
      {
        name: "about",
        type: "text",
        description: "Hard times: where help is. Only you see it",
        required: false,
        choices: [{ name: "hard times", value: "hard-times" }],
      },
    ],
    needs: "anyone",
    where: "anywhere",
    async run(use: Use<VisitingDesk>) {
      if (use.options.about === "hard-times") return { text: hardTimes(use) };
      const { desk, member } = use;
      if (!desk) return { text: wordsOf(use).noTown };
      const { name } = desk.view();
      return { text: wordsOf(use).help(name, use.hears ?? true, use.founding === null, desk.allowed(member)) };
    },
  },
} satisfies Command;

function hardTimes({ desk, locale }: Use<LookingDesk>): string {
  const { title, help, town } = languageOf(desk?.view().language ?? locale ?? "en").serious;
  return [`**${title}**`, ...help, town].join("\n");
}
