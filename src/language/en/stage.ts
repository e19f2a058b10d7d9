/** English: what stands on a town's channels apart from talk - boards, the guide, acts as they are posted, founding and its questions. */

import { playing } from "./commands.ts";
import { usd } from "./costs.ts";

/** What a town will cost, in US dollars. */
export interface CostsAhead {
  readonly townDayUsd: number;
  readonly townDayMinutes: number;
  readonly realDayUsd: number;
  readonly budgetUsd: number;
}

/** Words of a Discord server with a town in it. Names come in already made harmless. */
export const stage = {
  board: {
    day: (date: string, day: number, part: string): string => `**${date}**, day ${day}, ${part}`,
    /** Parts of the day by the hour they end before. */
    parts: [
      [5, "night"],
      [8, "early morning"],
      [12, "morning"],
      [14, "around noon"],
      [18, "afternoon"],
      [22, "evening"],
      [24, "late evening"],
    ] as readonly (readonly [number, string])[],
    hours: (open: boolean, hours: string): string => `${open ? "open" : "closed"} (${hours})`,
    still: (why: string): string => `The town stands still. ${why}`.trimEnd(),
    dozing: "The town is dozing. Say something and it wakes.",
    /** `until` in seconds since 1970; null: until a keeper says so. */
    muted: (until: number | null): string =>
      `What is said here is not shown${until === null ? "" : ` until <t:${until}:t>`}; a keeper muted it.`,
    nobody: "Nobody is here.",
    /** `opens`: the hour at which it does, "08:00". */
    closed: (opens: string): string => `It opens at ${opens}; until then there is nobody to talk to.`,
    /** Whom nobody reaches who comes in; `room` is null for their own. */
    apart: (name: string, room: string | null, asleep: boolean): string =>
      `${name} (${room === null ? "own room" : `in the ${room}`}${asleep ? ", asleep" : ", door shut"})`,
    visitor: (name: string): string => `${name} (visitor)`,
    more: (count: number): string => `and ${count} more`,
    odd: (object: string, area: string, state: string): string => `The ${object} in the ${area} is ${state}.`,
    footer: (town: string, listening: boolean, asks: boolean): string =>
      `${town} is lived in by AI characters. ${asks ? "Step in first, with the button or /visit: until then nothing you write is kept or heard. " : ""}${
        listening
          ? "Write here and you are in town: they notice you and may answer. *Italics* are something you do."
          : "Use /say, /do or the button to be in town, or mention me: they notice you and may answer."
      }`,
    lookCloser: "Look closer",
    saySomething: "Say something",
    noAccess: (channel: string): string =>
      `The board of ${channel} stands still: give my role View Channel and Send Messages there.`,
  },
  /** Acts as they are posted: after a name, in italics. */
  acts: {
    /** "is making espresso" reads "making espresso". */
    shown: (doing: string): string => doing.replace(/^is (?!a |an |the )/, ""),
    here: "is here",
    walksIn: (about: string): string => (about ? `walks in: ${about}` : "walks in"),
    leavesTown: "leaves town",
    to: (names: string, text: string): string => `(to ${names}) ${text}`,
    everybody: "everybody",
    somebody: "somebody",
    /** Stands where a link was: no persona posts one. */
    aLink: "[a link]",
    links: (count: number): string => (count > 1 ? "shows some links" : "shows a link"),
    shows: (kind: string | undefined): string =>
      `shows ${{ image: "a picture", video: "a video", audio: "a recording" }[kind ?? ""] ?? "a file"}`,
    sticker: (name: string): string => `holds up a sticker that says ${name}`,
  },
  /** After stepping into a place from another channel. */
  writeIn: (channel: string): string => `Write in ${channel}, and whoever is around hears you.`,
  /** The same in a town that is paused. */
  writeInLater: (channel: string | null, why: string): string =>
    `The town stands still: ${why} Nobody hears you${channel === null ? "" : ` in ${channel}`} until it goes on.`,
  privateThread: (channel: string): string =>
    `What is said in a private thread stays in it: nobody in town hears it. Write in ${channel}, or in a public thread of it, to be heard.`,
  firstWords:
    "A word on the side: everybody who lives here is an AI character. They remember what you say and do in these channels, as neighbours would, and may tell each other. Delete a message and they forget it; /privacy forget erases all of it. /help shows what you can do here, /privacy about says more.",
  presence: (day: number, clock: string, state: "running" | "dozing" | "paused"): string =>
    `Day ${day}, ${clock}${state === "running" ? "" : ` (${state})`}`,
  /** Permissions, as Discord's settings call them. */
  permissions: {
    viewChannel: "View Channels",
    manageChannels: "Manage Channels",
    manageWebhooks: "Manage Webhooks",
    sendMessages: "Send Messages",
    readHistory: "Read Message History",
    createThreads: "Create Public Threads",
    sendInThreads: "Send Messages in Threads",
  },
  /** Several permissions, as they are named one after the other. */
  several: (names: readonly string[]): string => names.join(", "),
  /** The same in a channel. */
  inChannel: {
    viewChannel: "View Channel",
    sendMessages: "Send Messages",
    readHistory: "Read Message History",
    manageWebhooks: "Manage Webhooks",
    manageChannels: "Manage Channels",
    manageMessages: "Manage Messages",
    addReactions: "Add Reactions",
    embedLinks: "Embed Links",
    attachFiles: "Attach Files",
    pinMessages: "Pin Messages",
    createThreads: "Create Public Threads",
    sendInThreads: "Send Messages in Threads",
  },
  founding: {
    noSuchTown: (named: string, towns: readonly string[]): string =>
      `There is no town "${named}". You can found: ${towns.join(", ") || "none"}.`,
    missing: (permissions: readonly string[]): string => {
      const last = permissions.at(-1);
      const several = permissions.length > 1;
      const list = several ? `${permissions.slice(0, -1).join(", ")} and ${last}` : last;
      return `I am missing ${list}: give my role ${several ? "these permissions" : "this permission"} under Server Settings > Roles, then use the command again.`;
    },
    refused: (permissions: readonly string[]): string =>
      `Discord does not let me finish: check that my role has ${permissions.slice(0, -1).join(", ")} and ${permissions.at(-1)}, then use /town found again; I go on where I stopped.`,
    nothingToRemove: "There is no town here to remove. /town found founds one.",
    stands: (town: string): string =>
      `The town ${town} already stands in this server. Remove it first with /town remove.`,
    nothingMissing: (town: string): string => `${town} stands already; nothing was missing.`,
    mended: (town: string, parts: readonly string[]): string => `${town} is whole again. I added: ${parts.join(", ")}.`,
    founded: (town: string, channel: string | null): string =>
      `${town} is founded. ${channel ? `Walk in at ${channel}: write there, and whoever is around hears you.` : ""}`,
    preview: (
      town: string,
      category: string,
      residents: number,
      {
        keepers,
        places,
        channels,
      }: { readonly keepers: string; readonly places: readonly string[]; readonly channels: number },
    ): string[] => [
      `**${town}** would be founded in this server: ${residents} residents, all AI characters.`,
      `I make a category "${category}" with a guide that only I write in, ${keepers}, and places: ${places.join(", ")}. That is ${channels} channels; in each place are a webhook to speak through and a pinned board. Your own channels are not touched, nobody is pinged.`,
      "What people say and do in these channels is kept in the database of whoever runs me, until the town is removed with /town remove, or their part with /privacy forget; /privacy about says more.",
    ],
    /** How private homes are shown, and how many channels that makes in all. */
    homes: (homes: "channels" | "threads" | "none", channels: Readonly<Record<typeof homes, number>>): string =>
      ({
        channels: `Every private home has a channel of its own. With \`homes: threads\` they are threads of one channel (${channels.threads} channels in all), with \`homes: none\` they are not shown (${channels.none}).`,
        threads: `The private homes are threads of one channel. A thread stands under its channel, goes to rest after a week without a word (the next word wakes it), and long talks in it do not branch off. It has no permissions of its own: whoever may read one home may read them all. With \`homes: channels\` each has a channel (${channels.channels} in all), with \`homes: none\` they are not shown (${channels.none}).`,
        none: `The private homes are not shown: who is at home is neither seen nor visited. With \`homes: channels\` each has a channel (${channels.channels} in all), with \`homes: threads\` they are threads of one (${channels.threads}).`,
      })[homes],
    /** What a repair would add. */
    missingParts: (town: string, parts: readonly string[]): string =>
      `**${town}** stands here. Missing, and I would add: ${parts.join(", ")}. Nothing else changes.`,
    parts: {
      category: "its category",
      guide: "the guide",
      keepers: "a private channel for those who manage this server",
      keepersAgain: "a private channel for those who manage this server if Discord lets me this time",
      homes: "the channel of the homes",
      channel: (place: string): string => `the channel of ${place}`,
      thread: (place: string): string => `the thread of ${place}`,
      boards: (count: number): string => (count === 1 ? "a board" : `${count} boards`),
      webhooks: (channels: readonly string[]): string => `my webhook in ${channels.join(", ")}`,
    },
    noRoom: (needed: number, free: number, short: number): string =>
      `There is not enough room here: I need ${needed} channels, and this server has room for ${free}. Discord allows 500, categories included: delete ${short === 1 ? "one" : short} first.`,
    categoryFull: (short: number): string =>
      `There is not enough room in the town's category: Discord allows 50 channels in one, which is ${short} too few.`,
    lessRoom: (ways: readonly (readonly [string, number])[]): string =>
      `Or choose ${ways.map(([homes, channels]) => `\`homes: ${homes}\`, which needs ${channels}`).join(", or ")}.`,
    nothingMade: "Nothing was made.",
    full: "Discord says that this server is full (500 channels, categories included). Delete some, then use /town found again: I go on where I stopped. /town remove takes away what I made.",
    progress: (made: number, all: number): string => `Founding: ${made} of ${all} channels...`,
    removing: (gone: number, all: number): string => `Removing: ${gone} of ${all} channels...`,
    keepersChannel: "town-keepers",
    keepersTopic: "Only for those who manage this server: how the town is, what troubles it, what keepers did.",
    /** Where Discord did not let us make it. */
    chooseLog:
      "I could not make a private channel for those who manage this server: choose one with /town log, or nobody is told what troubles the town.",
    guideOpen: (guide: string): string =>
      `Discord did not let me keep ${guide} to myself: others can write there too, until somebody takes Send Messages from @everyone in its settings, Permissions.`,
    homesChannel: "homes",
    homesTopic: "The homes of a town of AI characters: each is a thread.",
    /** Who thinks for the residents and what that will cost; null where no model is configured. */
    cost: (ahead: CostsAhead | null): string =>
      ahead === null
        ? "No language model is configured: the residents think offline, and it costs nothing."
        : `A language model thinks for the residents: about ${usd(ahead.townDayUsd)} a town day, which takes about ${ahead.townDayMinutes} real minutes at the usual pace, and so up to ${usd(ahead.realDayUsd)} a real day while somebody is about; it dozes when nobody is. At ${usd(ahead.budgetUsd)} a real day the town goes on thinking for itself.`,
    /** Channels of the server's own that could be places. */
    mappable: (channels: readonly string[], use: boolean): string =>
      use
        ? `I use your own channels ${channels.join(", ")} for the places of the same name; I never rename or delete them.`
        : `Your own channels ${channels.join(", ")} have names of places: /town found with existing: use takes them instead of new ones.`,
    /** What a category is called says what lives in it. */
    category: (town: string): string => `${town} · AI characters`,
    guideChannel: "town-guide",
    guideTopic: "How to take part in a town of AI characters.",
    placeTopic: (about: string): string => `AI characters live here. ${about}`,
    /**
     * It says only what works here, and of what may be done what everybody may; `kept`: the commands that are kept to keepers, and, if not
     * null, whom else.
     */
    guide: (
      town: string,
      about: string,
      can: {
        readonly listening: boolean;
        readonly calendar: boolean;
        readonly asks: boolean;
        readonly homes: "channels" | "threads" | "both" | "none";
        readonly whisper: boolean;
        readonly objects: boolean;
        readonly kept: readonly (readonly [string, string | null])[];
      },
    ): string =>
      [
        `# ${town}`,
        about,
        "Everyone who lives here is an **AI character**. Each channel of this category is a place; its pinned board says who is there.",
        can.homes === "threads" ? "Homes are the threads of one channel." : "",
        can.homes === "both" ? "Some homes are threads of one channel." : "",
        can.homes === "none" ? "Homes are private: who is at home is not seen here until they come out." : "",
        [
          "**Take part.**",
          can.asks ? "Step in first, with the button on a board or /visit: until then nothing you write is heard." : "",
          can.listening
            ? "Write in a place and you are there: whoever is around hears you and may answer. An act goes in *italics*: *plays the piano*. Reply to somebody's line to speak to them."
            : "/say and /do, or the button on a board, are how you speak and act; I read no plain messages here, except those that mention me.",
          "/visit gives you a name in town, /leave takes you home.",
        ]
          .filter(Boolean)
          .join(" "),
        `**Play.** ${playing(can)}${can.calendar ? "; what is announced stands in the server's calendar" : ""}.`,
        can.kept.length > 0
          ? `Only some may use these: ${can.kept.map(([command, who]) => `${command} (keepers${who === null ? "" : ` and ${who}`})`).join(", ")}.`
          : "",
        "**Look.** /look, /map, /news, /relations, /resident who, /resident plan, /resident memories.",
        "/help has all of this at hand, /privacy about says what is kept.",
      ]
        .filter(Boolean)
        .join("\n"),
    removeQuestion: (channels: number): string =>
      `This removes the town for good: its ${channels} channels with everything written in them, and all that its residents remember. Your own channels stay.`,
    /** Where it is not known any more which channels are the town's. */
    removeDamagedQuestion:
      "This removes the town for good, and all that its residents remember. I no longer know which channels are its own: they stay, for you to delete.",
    removedDamaged:
      "The town is removed, and everything it remembered is erased. Its channels are for you to delete: I no longer know which they are.",
    removed: "The town is removed, and everything it remembered is erased.",
    removedBut: (channels: readonly string[]): string =>
      `The town is removed and everything it remembered is erased, but I may not delete ${channels.join(", ")}: please delete what is left yourself.`,
  },
};
