/** English: what keepers are told when something at Discord keeps the town from being seen, each with what to do. */

/** Words about trouble. Channels come in as mentions, places as names. */
export const trouble = {
  noRoom: (channel: string): string =>
    `The residents cannot speak in ${channel}: it has all the 15 webhooks a channel may have. Remove one under its settings, Integrations; they go on by themselves.`,
  notAllowed: (channel: string): string =>
    `The residents cannot speak in ${channel}: give my role View Channel and Manage Webhooks there; they go on by themselves.`,
  noWebhook: (channel: string): string =>
    `The residents cannot speak in ${channel}: my webhook there does not stay. See under its settings, Integrations, and in the audit log who or what takes it away.`,
  webhookGone: (channel: string): string =>
    `My webhook in ${channel} was taken away. I make a new one as soon as somebody speaks there, or now, with the button.`,
  lacking: (what: string, where: readonly string[]): string =>
    `I am missing ${what} in ${where.join(", ")}: give it to my role there. What waits goes on by itself.`,
  /** The button under a trouble that we can mend. */
  mend: "Mend it",
  look: "Check the town",
  mended: (sentence: string): string => `✅ Mended. ~~${sentence}~~`,
  noThreads: (channel: string): string =>
    `Long talks cannot go on in threads in ${channel}: give my role Create Public Threads there, or set threads to off with /town settings. They stay in the channel meanwhile.`,
  channelGone: (place: string): string =>
    `The channel of ${place} was deleted: what is said there is not seen. /town found makes it again; the town goes on meanwhile.`,
  homesGone: "The channel of the homes was deleted: what is said there is not seen. /town found makes it again.",
  guideGone: "The guide was deleted: /town found makes it again.",
  /** Of the keepers' channel; the role comes in as a mention. */
  shutOut: (role: string): string =>
    `${role} may manage the server but cannot read this channel: add the role under the channel's settings, Permissions, or give my role Manage Permissions here and I do it myself.`,
  stillIn: (role: string): string =>
    `${role} no longer manages the server but still reads this channel: take the role out under the channel's settings, Permissions, or give my role Manage Permissions here and I do it myself.`,
  /** Why lines wait, and what to do; reads after "because". */
  waits: {
    "no-room": "the channel has all the 15 webhooks it may have: remove one under its settings, Integrations",
    "not-allowed": "I may not speak there: give my role View Channel and Manage Webhooks",
    "no-webhook":
      "my webhook there does not stay: its settings, Integrations, and the audit log say who or what takes it away",
    unreachable: "Discord cannot be reached; I try again by myself",
    untaken: "Discord does not take what I post there; I try again by myself",
    stumbled: "I cannot write down what I post; I try again by myself, and the log of whoever runs me says more",
    busy: "so much is said there that each line has to wait its turn; it comes by itself",
  },
  /** Why a line was not posted; reads after "the line was not posted:". */
  leftOut: {
    "no-channel": "the place has no channel",
    muted: "a keeper muted the place",
    quiet: "a keeper wants it quiet",
    "not-open": "the town had not opened yet",
    "quick-hours": "hardly anybody was up, and the hours went by quickly",
    "too-old": "it waited for more than ten minutes",
    "spoke-first": "they had spoken there already",
    "said-alone": "I had said it myself by then",
    crowded: "too much was going on in the channel",
    "taken-back": "what it rested on was taken back",
    "not-looked-up": "nobody knows whether it arrived, and I may not look",
    unreachable: "Discord could not be reached for ten minutes",
    "no-room": "the channel has no room for my webhook",
    "not-allowed": "I may not speak in the channel",
    "no-webhook": "my webhook does not stay in the channel",
  },
  refused: (code: string): string => `Discord refused it (error ${code})`,
  categoryGone:
    "The town's category was deleted: its channels go on. /town found makes it again and puts them into it.",
};
