/** `/privacy`: what is kept, where, how long and who else sees it (discord-facts section 8); one's own part, to have and to erase. */
import { languageOf } from "../src/language/language.ts";
import { type Command, confirm, townOf, type Use, wordsOf } from "../src/town/desk/command.ts";
import type { LookingDesk } from "../src/town/desk/looking.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";
import { UserError } from "../src/world/user-error.ts";

export default {
  name: "privacy",
  description: "What the town keeps of what you say, and how to have it or erase it",
  subcommands: {
    about: {
      description: "What the town keeps of what you say, where and for how long",
      options: [],
      needs: "anyone",
      where: "anywhere",
      run: async (use: Use<LookingDesk>) => ({
        text: wordsOf(use).privacy((use.resting ?? use.desk)?.view().costs.model ?? null, use.founding === null),
      }),
    },
    export: {
      description: "Gives you everything the town keeps about you, as a file",
      options: [],
      needs: "anyone",
      where: "anywhere",
      async run(use: Use<VisitingDesk>) {
        const { kept, words } = mine(use);
        return {
          text: words.exported(kept.town),
          file: { name: "what-the-town-keeps-of-me.json", text: `${JSON.stringify(kept, null, 2)}\n` },
        };
      },
    },
    forget: {
      description: "Erases everything the town keeps about you, after a question",
      options: [confirm],
      needs: "anyone",
      where: "anywhere",
      async run(use: Use<VisitingDesk>) {
        const { desk, kept, words } = of(use);
        // Of whom nothing is kept there may be something beside the town, of which nobody need be asked.
        if (use.options.confirm === "yes" || !kept) return { text: (await desk.forget(use.member)).said };
        const residents = new Set(kept.memories.map(({ resident }) => resident)).size;
        return {
          text: words.surely(kept.town, kept.memories.length, residents),
          confirm: { label: words.forget, options: { confirm: "yes" } },
        };
      },
    },
  },
} satisfies Command;

/** What is kept about whoever asks. @throws UserError when nothing is */
function mine(use: Use<VisitingDesk>) {
  const { desk, kept, words } = of(use);
  if (!kept) throw new UserError("not-known", words.notKnown);
  return { desk, kept, words };
}

function of(use: Use<VisitingDesk>) {
  const desk = use.resting ?? townOf(use);
  return { desk, kept: desk.kept(use.member), words: languageOf(desk.view().language).privacy };
}
