/** `/event`: plants the seed of an event and nothing else; what comes of it is the residents' (paper section 7.1). */
import { type Command, townOf } from "../src/town/command.ts";

export default {
  name: "event",
  description: "Plant the seed of an event; what comes of it is up to the residents",
  localised: { "zh-CN": { name: "事件", description: "种下一个事件的种子，结果由居民自己决定" } },
  subcommands: {
    valentine: {
      description: "Somebody wants to throw a Valentine's party, and somebody has a crush",
      localised: { "zh-CN": { name: "情人节", description: "有人想办情人节聚会，也有人暗恋着谁" } },
      options: [],
      needs: "anyone",
      where: "anywhere",
      run: async (use) => ({ text: (await townOf(use).startEvent(use.member, "valentine")).said }),
    },
  },
} satisfies Command;
