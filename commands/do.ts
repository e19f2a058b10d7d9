/** `/do`: does something in the place of this channel. */
import { type Command, stageOf, townOf, type Use, wordsOf } from "../src/town/desk/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";
import { UserError } from "../src/world/user-error.ts";

export default {
  name: "do",
  description: "Do something in this place: plays the piano",
  verb: {
    description: "Do something in this place: plays the piano",
    options: [
      {
        name: "act",
        type: "text",
        description: 'What you do, as others see it: "plays the piano"',
        required: true,
      },
    ],
    needs: "anyone",
    where: "anywhere",
    aloud: true,
    async run(use: Use<VisitingDesk>) {
      const act = (use.options.act ?? "").trim();
      if (act === "") throw new UserError("no-act", wordsOf(use).noAct);
      const desk = townOf(use);
      const { said, shown } = await desk.act(use.member, stageOf(use), act);
      // Their own line stands in the channel already.
      if (desk.embodied(use.member)) return { text: said };
      const name = desk.visitor(use.member)?.name ?? use.member.name;
      return { text: `*${name} ${act.replaceAll("*", "")}*`, open: true, shows: shown };
    },
  },
} satisfies Command;
