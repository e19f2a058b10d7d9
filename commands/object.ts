/** `/object`: sets the state of a thing in words, also in the paper's own form (paper section 3.2.2). */
import { type Command, townOf, type Use } from "../src/town/desk/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";

export default {
  name: "object",
  description: "Change a thing in town: the stove is burning, the shelf is empty",
  verb: {
    description: "Change a thing in town: the stove is burning, the shelf is empty",
    options: [
      {
        name: "object",
        type: "object",
        description: "Which thing, or all of it: <the tea room: kitchen: stove> is burning",
        required: true,
      },
      {
        name: "state",
        type: "text",
        description: 'Its new state: "burning", "out of order"',
        required: false,
      },
    ],
    needs: "anyone",
    where: "anywhere",
    run: async (use: Use<VisitingDesk>) => ({
      text: (await townOf(use).setObject(use.member, use.options.object ?? "", use.options.state ?? null)).said,
    }),
  },
} satisfies Command;
