/** English: what people are told of what is kept of them, and of its being forgotten. */

/** Words about privacy. */
export const privacy = {
  /** Stands for whoever was forgotten where a name was written. */
  somebody: "Somebody",
  notKnown: "The town keeps nothing about you.",
  surely: (town: string, memories: number, residents: number): string =>
    `Shall **${town}** forget you? ${memories === 1 ? "1 memory" : `${memories} memories`} of ${residents === 1 ? "1 resident" : `${residents} residents`} hold what you said or did, or rest on it. They go, with the name you chose and what was concluded from them. It can't be undone.`,
  forget: "Forget me",
  forgotten: (town: string): string =>
    `Done: ${town} has forgotten you. What residents posted that names you or rests on your words is being taken down; what you wrote in a channel yourself stays until you delete it. Speak in town again and you come as a stranger.`,
  /** Another program reads the file just now. */
  soon: "Something else is reading the town's file just now, so the last traces leave the disk within minutes.",
  exported: (town: string): string => `Here is everything that ${town} keeps about you.`,
  noFiles:
    "I may not attach files in this channel. Use the command where I may, or ask a keeper to allow me Attach Files.",
};
