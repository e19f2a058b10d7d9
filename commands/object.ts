/** `/object`: sets the state of a thing in words, also in the paper's own form (paper section 3.2.2). */
import { type Command, townOf, type Use } from "../src/town/command.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";

export default {
  name: "object",
  description: "Change a thing in town: the stove is burning, the shelf is empty",
  localised: { "zh-CN": { name: "物品", description: "改变镇上的一样东西：炉子着火了，架子空了" } },
  verb: {
    description: "Change a thing in town: the stove is burning, the shelf is empty",
    options: [
      {
        name: "object",
        type: "object",
        description: "Which thing, or all of it: <Isabella's apartment: kitchen: stove> is burning",
        required: true,
        localised: { "zh-CN": { name: "物品", description: "哪样东西，或整句：<住处: 厨房: 炉子> is burning" } },
      },
      {
        name: "state",
        type: "text",
        description: 'Its new state: "burning", "out of order"',
        required: false,
        localised: { "zh-CN": { name: "状态", description: "新的状态，例如：着火、坏了" } },
      },
    ],
    needs: "anyone",
    where: "anywhere",
    run: async (use: Use<VisitingDesk>) => ({
      text: (await townOf(use).setObject(use.member, use.options.object ?? "", use.options.state ?? null)).said,
    }),
  },
} satisfies Command;
