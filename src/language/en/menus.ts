/** English: what the entries of a message's menu answer. */

/** How a memory came about, in a word or two. */
const sources = {
  given: "known from the start",
  saw: "seen",
  did: "done",
  heard: "heard",
  "inner-voice": "an inner voice",
  concluded: "concluded",
  planned: "planned",
} as const;

/** Words of the message menu. */
export const menus = {
  nobodys: "That message is nobody's of the town. Use this on a line of somebody who lives here.",
  /** A keeper takes a line away. */
  removal: {
    surely: (name: string): string =>
      `Remove this line of **${name}**? It goes out of this channel, and out of the town's memory with whatever rests on it. It can't be undone.`,
    surelyMembers:
      "Remove this? A member of this server wrote it. The town forgets it, with whatever rests on it, and the message goes where I may delete it. It can't be undone.",
    remove: "Remove",
    done: (forgotten: boolean, deleted: boolean): string =>
      `${forgotten ? "The town has forgotten it" : "It was so long ago that the town's memory of it cannot be told from the rest, and stays"}. ${deleted ? "The message is removed." : "I may not delete the message here (permission: Manage Messages): please do it yourself."}`,
    told: (name: string, what: string): string => `Removed a line of ${name}. ${what}`,
    somebody: "somebody",
    member: "a member",
  },
  leftTown: "A member of this server wrote that, who is not in town just now.",
  visitor: (name: string, place: string): string =>
    `**${name}** is a visitor: a member of this server or somebody at the town's page, now at ${place}.`,
  tooOldForWhy: "That line is too old: only what was said lately is looked up.",
  why: {
    heading: (name: string, when: string): string => `**Why did ${name} say that?** (${when})`,
    quoted: (text: string): string => `> ${text}`,
    toPerson: "It answered somebody.",
    rests: "**It rests on**",
    restsOnNothing: "It rests on no memory in particular: it is a way of talking.",
    besides: "**What else it brings to mind**",
    memory: (when: string, how: keyof typeof sources, from: string | null, poignancy: number, text: string): string =>
      `- ${text} (${when}, ${sources[how]}${from ? ` from ${from}` : ""}, poignancy ${poignancy})`,
    scores: (recency: string, importance: string, relevance: string): string =>
      ` · recency ${recency}, importance ${importance}, relevance ${relevance}`,
  },
  reported: (name: string, link: string): string =>
    `A member reported a line of ${name}: ${link}. Why it was said stands in the message's menu under Apps.`,
  reportKept: {
    told: "Thank you. Those who keep this town are told, without your name.",
    before: "That line was reported before; those who keep this town know of it.",
    waits:
      "Thank you. Those who keep this town have no channel of their own just now: they are told as soon as they have one, without your name.",
  },
  reportMembers:
    "That was said by a member of this server, not by the town. Report it to Discord or to those who manage this server.",
};
