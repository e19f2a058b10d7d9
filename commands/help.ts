/** `/help`: how to take part, in a few lines. */
import type { Command } from "../src/town/command.ts";

export default {
  name: "help",
  description: "How to take part in the town",
  localised: { "zh-CN": { name: "帮助", description: "怎样参与小镇的生活" } },
  verb: {
    description: "How to take part in the town",
    options: [],
    needs: "anyone",
    where: "anywhere",
    run: async (use) => ({ text: use.desk ? help(use.desk.view().name) : nothingYet }),
  },
} satisfies Command;

const nothingYet =
  "There is no town here yet. Whoever manages this server can found one with /town found; a preview comes first.";

const help = (
  town: string,
) => `**${town}** is a small town of AI characters. Every channel is a place; whoever is there hears you.
Write in a place to speak, put an act in *italics*, or use /say and /do. Reply to somebody's line to speak to them.
/visit gives you a name in town, /go takes you elsewhere, /leave takes you home.
/look, /resident who, /resident plan and /resident memories show how they live.
/whisper is a resident's inner voice, /object changes a thing, /event valentine plants a party.
/town status tells the time, /privacy what is kept.`;
