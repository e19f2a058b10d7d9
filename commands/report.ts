/** "Report": puts a line of a resident before those who keep the town (discord-facts section 8: users can report, and it is looked at). */
import { type Command, messageOf, type Use, wordsOf } from "../src/town/desk/command.ts";
import type { LookingDesk } from "../src/town/desk/looking.ts";

export default {
  name: "report",
  description: "Report what a resident said",
  menu: {
    name: "Report",
    needs: "anyone",
    async run(use: Use<LookingDesk>) {
      const { reportKept } = wordsOf(use).menus;
      return { text: reportKept[await messageOf(use).report()] };
    },
  },
} satisfies Command;
