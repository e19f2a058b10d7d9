/** `/embody`: takes over a resident, as the paper's visitors could (section 3.1.3): who they meet take it for them. */
import { type Command, livesUnseen, townOf, type Use, wordsOf } from "../src/town/desk/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";

export default {
  name: "embody",
  description: "Take over a resident: what you say and do here they say and do",
  verb: {
    description: "Take over a resident: what you say and do here they say and do",
    options: [
      {
        name: "resident",
        type: "resident",
        description: "Whom you take over",
        required: true,
      },
    ],
    needs: "anyone",
    where: "anywhere",
    async run(use: Use<VisitingDesk>) {
      const desk = townOf(use);
      const { said } = await desk.embody(use.member, use.options.resident ?? "");
      const name = desk.embodied(use.member)?.name ?? "";
      return { text: `${said}\n${livesUnseen(use) ?? wordsOf(use).livesAs(name)}` };
    },
  },
} satisfies Command;
