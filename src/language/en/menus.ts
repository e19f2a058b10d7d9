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
  visitor: (name: string, place: string): string =>
    `**${name}** is a visitor: a member of this server or somebody at the town's page, now at ${place}.`,
  tooOldForWhy: "That line is too old: only what was said lately is looked up.",
  why: {
    heading: (name: string, when: string): string => `**Why did ${name} say that?** (${when})`,
    quoted: (text: string): string => `> ${text}`,
    toPerson: "It answered somebody who spoke to them.",
    rests: "**It rests on**",
    restsOnNothing: "It rests on no memory in particular: it is how they talk.",
    besides: "**What else comes to their mind about it**",
    memory: (when: string, how: keyof typeof sources, from: string | null, poignancy: number, text: string): string =>
      `- ${text} (${when}, ${sources[how]}${from ? ` from ${from}` : ""}, poignancy ${poignancy})`,
    scores: (recency: string, importance: string, relevance: string): string =>
      ` · recency ${recency}, importance ${importance}, relevance ${relevance}`,
  },
  reported: (name: string, link: string): string =>
    `A member reported a line of ${name}: ${link}. Why it was said stands in the message's menu under Apps.`,
  thanks: "Thank you. Those who keep this town are told, without your name.",
  reportedBefore: "That line was reported before; those who keep this town know of it.",
  reportMembers:
    "That was said by a member of this server, not by the town. Report it to Discord or to those who manage this server.",
};
