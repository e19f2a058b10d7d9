/** `/leave`: leaves town. */
import { type Command, townOf, type Use } from "../src/town/desk/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";

export default {
  name: "leave",
  description: "Leave town",
  verb: {
    description: "Leave town",
    options: [],
    needs: "anyone",
    where: "anywhere",
    run: async (use: Use<VisitingDesk>) => ({ text: (await townOf(use).leave(use.member)).said }),
  },
} satisfies Command;
