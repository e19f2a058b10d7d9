/** `/help`: how to take part, in a few lines. */
import { type Command, wordsOf } from "../src/town/command.ts";

export default {
  name: "help",
  description: "How to take part in the town",
  localised: { "zh-CN": { name: "帮助", description: "怎样参与小镇的生活" } },
  verb: {
    description: "How to take part in the town",
    options: [],
    needs: "anyone",
    where: "anywhere",
    run: async (use) => ({ text: use.desk ? wordsOf(use).help(use.desk.view().name) : wordsOf(use).noTown }),
  },
} satisfies Command;
