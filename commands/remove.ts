/** "Remove": a keeper takes a line out of its channel and out of the town's memory (issue 4, For members 6). */
import { type Command, keepAct, messageOf, townOf, type Use, wordsOf } from "../src/town/desk/command.ts";
import type { KeepingDesk } from "../src/town/desk/keeping.ts";

export default {
  name: "remove",
  description: "Remove a line from the town",
  menu: {
    name: "Remove",
    needs: "keeper",
    async run(use: Use<KeepingDesk>) {
      const { removal: words } = wordsOf(use).menus;
      const line = messageOf(use);
      const { people } = townOf(use).view();
      const name = people.find(({ id }) => id === line.who)?.name ?? words.somebody;
      if (use.options.confirm !== "yes")
        return {
          text: line.byMember ? words.surelyMembers : words.surely(name),
          confirm: { label: words.remove, options: { confirm: "yes" } },
        };
      const { forgotten, deleted } = await line.remove(use.member);
      const text = words.done(forgotten, deleted);
      await keepAct(use, words.told(line.byMember ? words.member : name, text), null);
      return { text };
    },
  },
} satisfies Command;
