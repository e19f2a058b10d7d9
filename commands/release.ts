/** `/release`: lets go of a resident, who lives on by themselves and remembers what they said and did. */
import { type Command, townOf, type Use } from "../src/town/desk/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";

export default {
  name: "release",
  description: "Let go of the resident you took over",
  verb: {
    description: "Let go of the resident you took over",
    options: [],
    needs: "anyone",
    where: "anywhere",
    run: async (use: Use<VisitingDesk>) => ({ text: (await townOf(use).release(use.member)).said }),
  },
} satisfies Command;
