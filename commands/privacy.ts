/** `/privacy`: what is kept, where, how long and who else sees it (discord-facts section 8). Honest before it is short. */
import type { Command } from "../src/town/command.ts";

export default {
  name: "privacy",
  description: "What the town keeps of what you say, where and for how long",
  localised: { "zh-CN": { name: "隐私", description: "小镇会保留你的哪些话、存在哪里、存多久" } },
  verb: {
    description: "What the town keeps of what you say, where and for how long",
    options: [],
    needs: "anyone",
    where: "anywhere",
    run: async (use) => ({ text: privacy(use.desk?.view().costs.model ?? null) }),
  },
} satisfies Command;

const privacy = (
  model: string | null,
) => `**What is kept.** What you say and do in the town's own channels and commands, under your id and the name you chose. Residents remember it as they would a neighbour's words. Other channels, older messages and private messages are never read. No traits are guessed, nothing is linked to other servers, nothing is used to train a model.
**Where.** In the database of whoever runs this bot. Message text is not written to logs.
**How long.** As long as the town stands. It is erased when the town is removed with /town remove, or the bot leaves the server. To have your part erased before that, ask those who manage this server. Deleting or editing a message counts only in the moment before it is heard.
**Who else sees it.** ${provider(model)}
The residents are AI characters. They can be wrong; don't tell them secrets.`;

function provider(model: string | null): string {
  if (model === null) return "Nobody, as long as no town is founded here.";
  if (/offline/i.test(model)) return "Nobody: this town thinks on the machine it runs on.";
  return `The residents think with ${model}, so the provider of that model receives what they hear, and the members of this server can read what they remember.`;
}
