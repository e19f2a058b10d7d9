/** `/privacy`: what is kept, where, how long and who else sees it (discord-facts section 8). Honest before it is short. */
import { type Command, wordsOf } from "../src/town/command.ts";

export default {
  name: "privacy",
  description: "What the town keeps of what you say, where and for how long",
  localised: { "zh-CN": { name: "隐私", description: "小镇会保留你的哪些话、存在哪里、存多久" } },
  verb: {
    description: "What the town keeps of what you say, where and for how long",
    options: [],
    needs: "anyone",
    where: "anywhere",
    run: async (use) => ({ text: wordsOf(use).privacy(use.desk?.view().costs.model ?? null) }),
  },
} satisfies Command;
