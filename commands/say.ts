/** `/say`: speaks in the place of this channel; also works where the bot may not read plain messages. */
import { type Command, stageOf, townOf, type Use, wordsOf } from "../src/town/desk/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";
import { UserError } from "../src/world/user-error.ts";

export default {
  name: "say",
  description: "Say something in this place",
  verb: {
    description: "Say something in this place",
    options: [
      {
        name: "text",
        type: "text",
        description: "Your words",
        required: false,
      },
      {
        name: "to",
        type: "resident",
        description: "To whom, if to one of them",
        required: false,
      },
    ],
    needs: "anyone",
    where: "anywhere",
    aloud: true,
    form: {
      title: "Say something",
      fields: [
        {
          name: "text",
          label: "Your words",
          placeholder: "Good morning! What smells so good?",
          required: true,
          long: true,
          most: 500,
        },
      ],
    },
    async run(use: Use<VisitingDesk>) {
      const text = (use.form?.text ?? use.options.text ?? "").trim();
      if (text === "") throw new UserError("no-words", wordsOf(use).noWords);
      const desk = townOf(use);
      const here = stageOf(use);
      const { said, unheard, shown } = await desk.say(use.member, here, text, use.options.to ?? null);
      // Their own line stands in the channel already.
      if (desk.embodied(use.member)) return { text: said };
      const name = desk.visitor(use.member)?.name ?? use.member.name;
      return { text: `**${name}**: ${text}`, open: true, shows: shown, ...(unheard ? { aside: unheard.why } : {}) };
    },
  },
} satisfies Command;
