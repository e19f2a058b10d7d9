/** English: who may take part in a town - stepping in where it asks first, and being kept out. */

/** Words about it. */
export const admission = {
  /** To somebody whom a keeper banned. */
  banned:
    "You can't take part in this town: whoever manages the server has decided so. /privacy still tells you what it keeps of you, and forgets it.",
  /** To somebody who uses a command before they stepped in. */
  outside: (town: string): string =>
    `${town} asks first: /visit steps in. Until you do, nothing you say or do here is kept or heard.`,
  /** In a place, to somebody who wrote there before they stepped in. */
  ask: (town: string): string =>
    `${town} is lived in by AI characters, and it asks before it listens: what you wrote was neither kept nor heard. Step in, and it is from then on; /privacy about says what is kept.`,
  stepIn: "Step in",
  /** To somebody who writes or does more than can be listened to. */
  tooFast: (lines: number): string =>
    `That is more than the town can listen to: ${lines} lines or acts a minute from each of you. What you write or do now comes to nothing. Rest for some seconds, then go on.`,
  /** Words that are kept out of the town. */
  unfit:
    "That is not for this town: it holds words that are kept out of it. Nobody heard it, and nothing of it is kept.",
  unfitName: "Your name holds words that are kept out of the town: choose another with /visit.",
  /** How one takes part, for a preview, a status. */
  joining: {
    open: "Who writes in a place takes part at once.",
    ask: "Who writes in a place is asked to step in first; until then nothing of theirs is kept or heard.",
  },
  /** In the preview of a founding: how it would be the other way. */
  otherJoining: {
    open: "With `joining: ask` people are asked to step in first.",
    ask: "Without `joining: ask` whoever writes in a place takes part at once.",
  },
  ban: {
    done: (name: string): string =>
      `${name} can no longer take part in the town: nothing they say or do there is kept or heard. /town unban lets them back in.`,
    already: (name: string): string => `${name} is banned from the town already.`,
    lifted: (name: string): string => `${name} can take part in the town again.`,
    notBanned: (name: string): string => `${name} is not banned from the town.`,
    owner: (name: string): string => `${name} owns this server, and can't be banned from its town.`,
    bot: (name: string): string =>
      `${name} is a bot: nothing a bot says is heard in town anyway, and it can't be banned.`,
    yourself: "You can't ban yourself: somebody has to look after the town.",
    nobody: "Nobody is banned from the town.",
    list: (names: readonly string[]): string => `Banned from the town: ${names.join(", ")}.`,
  },
};
