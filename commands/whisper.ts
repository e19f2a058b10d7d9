/** `/whisper`: the inner voice of a resident, a directive they take for their own thought (paper section 3.2.1). */
import { type Command, messageOf, townOf, type Use, wordsOf } from "../src/town/desk/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";
import { UserError } from "../src/world/user-error.ts";

export default {
  name: "whisper",
  description: "Be the inner voice of a resident: what you whisper they take for their own thought",
  verb: {
    description: "Be the inner voice of a resident: what you whisper they take for their own thought",
    options: [
      {
        name: "resident",
        type: "resident",
        description: "Whose inner voice",
        required: true,
      },
      {
        name: "text",
        type: "text",
        description: 'As a thought: "You want to throw a party on Friday."',
        required: true,
      },
    ],
    needs: "anyone",
    where: "anywhere",
    run: async (use: Use<VisitingDesk>) => ({
      text: (await townOf(use).whisper(use.member, use.options.resident ?? "", use.options.text ?? "")).said,
    }),
  },
  menu: {
    name: "Whisper to them",
    needs: "anyone",
    form: {
      title: "Be their inner voice",
      fields: [
        {
          name: "text",
          label: "As a thought of their own",
          placeholder: "You want to throw a party on Friday.",
          required: true,
          long: true,
          most: 500,
        },
      ],
    },
    async run(use: Use<VisitingDesk>) {
      const desk = townOf(use);
      const { who } = messageOf(use);
      const lives = desk.view().people.some((one) => one.id === who && one.kind === "resident");
      if (!lives) throw new UserError("no-resident", wordsOf(use).menus.nobodys);
      return { text: (await desk.whisper(use.member, who, use.form?.text ?? "")).said };
    },
  },
} satisfies Command;
