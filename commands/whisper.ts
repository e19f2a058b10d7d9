/** `/whisper`: the inner voice of a resident, a directive they take for their own thought (paper section 3.2.1). */
import { type Command, messageOf, townOf, type Use, wordsOf } from "../src/town/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";
import { UserError } from "../src/world/user-error.ts";

export default {
  name: "whisper",
  description: "Be the inner voice of a resident: what you whisper they take for their own thought",
  localised: { "zh-CN": { name: "心声", description: "成为一位居民的心声：你低语的，他们当作自己的念头" } },
  verb: {
    description: "Be the inner voice of a resident: what you whisper they take for their own thought",
    options: [
      {
        name: "resident",
        type: "resident",
        description: "Whose inner voice",
        required: true,
        localised: { "zh-CN": { name: "居民", description: "谁的心声" } },
      },
      {
        name: "text",
        type: "text",
        description: 'As a thought: "You want to throw a party on Friday."',
        required: true,
        localised: { "zh-CN": { name: "内容", description: "一个念头，例如：你想在星期五办一场聚会" } },
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
    localised: { "zh-CN": "对TA低语" },
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
      localised: {
        "zh-CN": {
          title: "做他们的心声",
          fields: [{ label: "写成他们自己的念头", placeholder: "你想在星期五办一场聚会" }],
        },
      },
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
