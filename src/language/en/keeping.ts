/** English: what keepers are told of a town they look after - its health, its silences, what was done to it. */
import { type CostsTold, usd } from "./costs.ts";

const list = (names: readonly string[]): string => names.join(", ");

/** Words for keepers. Names come in as they are. */
export const keeping = {
  /** `/town check`, a line each. */
  check: {
    heading: (town: string): string => `**${town}**, looked over:`,
    connection: (ping: number): string =>
      `✅ Connected to Discord${ping >= 0 ? ` (${Math.round(ping)} ms there and back)` : ""}.`,
    intents: (listening: boolean): string =>
      listening
        ? "✅ Plain messages can be read."
        : "⚠️ Plain messages cannot be read: whoever runs me switches on Message Content Intent at https://discord.com/developers/applications and starts me again; until then members use /say, /do, the board's button, or mention me.",
    noChannel: (places: readonly string[]): string =>
      `⚠️ No channel for ${list(places)}: /town found makes what is missing.`,
    noKeepers:
      "⚠️ Keepers have no channel of their own: nobody is told what goes wrong. /town found makes a private one where Discord lets me, or choose one with /town log.",
    untold: (reports: number): string =>
      `⚠️ ${reports === 1 ? "A report of a member waits" : `${reports} reports of members wait`} until keepers can be told of ${reports === 1 ? "it" : "them"}.`,
    guideOpen: (channel: string): string =>
      `ℹ️ Everybody may write in the guide (${channel}): deny @everyone Send Messages there, so that it stays a guide.`,
    allowed: "✅ I have every permission I need in the town's channels.",
    missing: (what: string, where: readonly string[]): string =>
      `⚠️ I am missing ${what} in ${list(where)}: give it to my role there.`,
    webhooks: (ours: number, places: number): string =>
      `${ours === places ? "✅" : "ℹ️"} ${ours} of ${places} places have their webhook${ours === places ? "" : "; the others get theirs when somebody speaks there"}.`,
    full: (where: readonly string[]): string =>
      `⚠️ No room for my webhook in ${list(where)}: a channel holds 15. Remove one under its settings, Integrations.`,
    webhooksUnknown: (where: readonly string[], why: string): string =>
      `⚠️ The webhooks of ${list(where)} cannot be looked at (${why}): give my role View Channel and Manage Webhooks there.`,
    clock: (
      state: "running" | "paused" | "dozing" | "waiting" | "stopped",
      why: string,
      when: string,
      pace: string,
      turn: number,
    ): string =>
      `${state === "stopped" || state === "waiting" ? "⚠️" : "✅"} The clock is ${state}${why ? ` (${why})` : ""}: ${when}, pace ${pace}, turn ${turn}.`,
    model: ({ model, troubles, requests, usd: spent, budgetUsd, byStep }: CostsTold): string => {
      if (model === "offline") return "✅ The residents think offline, without a model.";
      const fellBack = Object.values(byStep).reduce((all, step) => all + step.fellBack, 0);
      const over = spent >= budgetUsd;
      return `${troubles.length > 0 || over || fellBack > requests / 2 ? "⚠️" : "✅"} Model ${model}: ${requests} requests today, ${fellBack} answers covered by simple rules, ${usd(spent)} of ${usd(budgetUsd)}${over ? "; the budget is used up until midnight (UTC)" : ""}.${troubles.map((one) => ` ${one}`).join("")}`;
    },
    queue: (waiting: number): string =>
      `${waiting > 50 ? "⚠️" : "✅"} ${waiting === 1 ? "1 line waits" : `${waiting} lines wait`} to be posted.`,
    /** A channel where the oldest line has waited for so many minutes. */
    waitsIn: (channel: string, minutes: number): string => `${channel} (${minutes} min)`,
    waits: (where: readonly string[], why: string): string => `⚠️ Lines wait in ${list(where)}, because ${why}.`,
    tooMany: (routes: readonly (readonly [string, number])[]): string =>
      routes.length === 0
        ? "✅ Discord never said that I ask too much."
        : `⚠️ Discord said "too many requests": ${routes.map(([route, times]) => `${route} (${times})`).join(", ")}.`,
    troubles: (latest: readonly string[]): string =>
      latest.length === 0
        ? "✅ Nothing went wrong lately."
        : ["ℹ️ What went wrong lately:", ...latest.map((one) => `- ${one}`)].join("\n"),
  },
  /** A file that was attached. */
  file: {
    tooLarge: (name: string, kilobytes: number): string =>
      `${name} is too large: a file may have up to ${kilobytes} kB.`,
    unread: (name: string): string => `${name} could not be read: attach it again, as plain text (UTF-8).`,
    gone: "The town file you attached is no longer here: use /town found with it again.",
  },
  /** `/town mute` and `unmute`; `until` in seconds since 1970, null: until unmuted. */
  mute: {
    everywhere: "The whole town",
    noPlace: "Use this in the channel of a place, or name a channel of the town.",
    badMinutes: "Mute for 1 to 10080 minutes (a week), or give no time to mute until /town unmute.",
    muted: (channel: string, until: number | null): string =>
      `${channel} is muted${until === null ? " until /town unmute" : ` until <t:${until}:t>`}: the town lives on, but nothing is posted there, answers neither.`,
    mutedAlready: (channel: string): string => `${channel} is muted already.`,
    unmuted: (channel: string): string => `${channel} is no longer muted.`,
    notMuted: (channel: string): string => `${channel} is not muted.`,
  },
  /** `/town log`. */
  log: {
    here: (channel: string): string => `From now on keepers are told in ${channel} what concerns them.`,
    nowhere:
      "Keepers have no channel of their own here: /town found makes a private one where Discord lets me, or choose another with /town log. Until then nobody is told what concerns them.",
    open: (channel: string): string =>
      `Others than keepers read ${channel}: what concerns keepers - bans, reports, troubles - is not for them. Choose a channel that only those who manage this server see, or hide that one from everybody else first.`,
    /** `others`: roles and members, as mentions. */
    others: (channel: string, others: readonly string[]): string =>
      `Not only those who manage this server read ${channel}. Whoever can read it would also read there of bans, settings, reports and troubles; let in by name, without managing this server: ${others.join(", ")}.`,
    anyway: "Tell keepers there anyway",
    cannot: (channel: string): string =>
      `I may not write in ${channel}: give my role View Channel and Send Messages there, then try again.`,
    /** What was done, by whom (a mention), as the log tells it. */
    done: (by: string, what: string): string => `ℹ️ ${by}: ${what}`,
  },
  /** The message in the keepers' channel that shows how the town is. */
  panel: {
    heading: (town: string): string => `${town}, for those who keep it`,
    state: (state: "running" | "paused" | "dozing" | "waiting" | "stopped", why: string): string =>
      `${{ running: "It lives.", paused: "It is paused.", dozing: "It is dozing until somebody comes by.", waiting: "It waits, and goes on by itself.", stopped: "It has stopped." }[state]} ${why}`.trim(),
    clock: (when: string, day: number, pace: string): string => `${when}, day ${day}, pace ${pace}`,
    free: "The residents think offline: it costs nothing.",
    cost: (model: string, requests: number, spent: number, budget: number): string =>
      `Today: ${usd(spent)} of ${usd(budget)}, ${requests} requests to ${model}`,
    /** `oldest`: where, for how many minutes, why. */
    waiting: (lines: number, oldest: readonly [string, number, string] | null): string =>
      lines === 0 || oldest === null
        ? "No line waits to be posted."
        : `${lines === 1 ? "1 line waits" : `${lines} lines wait`} to be posted, the oldest in ${oldest[0]} for ${oldest[1]} min, because ${oldest[2]}.`,
    well: (places: number): string => `All ${places} places are well.`,
    ill: "What is wrong, by place:",
    noChannel: (place: string): string => `${place} has no channel: /town found makes it.`,
    waitsIn: (place: string, lines: number, why: string): string =>
      `${place}: ${lines === 1 ? "1 line waits" : `${lines} lines wait`}, because ${why}.`,
    more: (count: number): string => `and ${count} more; /town check tells all`,
    muted: (places: readonly string[], more: number): string =>
      `Muted: ${list(places)}${more > 0 ? ` and ${more} more` : ""}.`,
    allMuted: "The whole town is muted.",
    buttons: {
      pause: "Pause",
      resume: "Resume",
      skip: "Skip to morning",
      check: "Check",
      mute: "Mute the town",
      unmute: "Unmute the town",
      acts: "What keepers did",
    },
  },
  /** What keepers did, listed, and undone. */
  acts: {
    heading: "What keepers did lately:",
    /** `undone`: who undid it, or null; `can`: it could be. */
    line: (id: string, at: number, by: string, what: string, undone: string | null, can: boolean): string =>
      `**${id}** <t:${at}:f> ${by}: ${what}${undone ? ` (undone by ${undone})` : can ? "" : " (can't be undone)"}`,
    howTo: "/town undo takes one of them back, by its number.",
    keeper: "a keeper",
    gone: "What a keeper did here is kept no longer.",
    none: "No keeper has done anything here yet.",
    undo: "Undo",
    nothing: "There is nothing that could be undone.",
    unknown: "There is no such act; /town acts lists them with their numbers.",
    already: (what: string): string => `That was undone already: ${what}`,
    never: (what: string): string => `That can't be undone: ${what}`,
    elsewhere: (what: string): string =>
      `That can be undone only in the town's Discord server, with /town undo: ${what}`,
    done: (what: string): string => `Undone: ${what}`,
  },
  /** `/town why`. */
  why: {
    noMessage: "Give a message's link or id: right-click it, Copy Message Link.",
    elsewhere: "That message is in another server.",
    noPlace: (channel: string): string => `Nobody heard it: ${channel} is not a place of the town.`,
    beforeStart: (since: number): string => `It was written before I last began to listen (<t:${since}:f>).`,
    unknown:
      "I know nothing of that message: it never reached me, or so many came after it that I no longer remember. If others go unheard as well, look at /town check.",
    /** Channels whose messages of while the bot did not listen could not be read yet. */
    notReadYet: (where: readonly string[]): string =>
      `Nobody heard it yet: what was written in ${list(where)} while I did not listen could not be read so far. I ask Discord for it again and again, and it is heard as soon as I have it.`,
    /** Of a message that was named by its id alone. */
    notFound:
      "I looked for it here, in the town's channels and in their open threads, and did not find it. Its link (Copy Message Link) tells me where it is.",
    /** Channels in which it could not be looked for. */
    shut: (where: readonly string[]): string =>
      `I could not look in ${list(where)}: give my role View Channel and Read Message History there.`,
    /** Places whose channels the bot may not see. */
    blind: (where: readonly string[]): string =>
      `I may not see ${list(where)}, so nobody hears what is written there: give my role View Channel there.`,
    noPerson: "Nobody answers it because no person wrote it: it is a bot's, a webhook's or Discord's own.",
    notListening:
      "I could not read it: I may not read plain messages here, and it did not mention me. /town check says what to do.",
    banned: "Nobody heard it: whoever wrote it is banned from the town (/town ban).",
    outside: "Nobody heard it: whoever wrote it had not stepped in, which this town asks for (/town settings joining).",
    tooFast: (lines: number): string =>
      `Nobody heard it: whoever wrote it wrote more than the town listens to from one person, ${lines} lines a minute.`,
    kindly: "The bot answered it itself with a kind sentence, and nothing of it is kept.",
    takenBack: "It was deleted before anybody heard it.",
    empty: "There was nothing in it that anybody could see or hear.",
    held: "It is only just being heard; a moment.",
    refused: (why: string): string => `It was not taken: ${why}`,
    nobodyNear: "It was heard by nobody: no resident was in hearing.",
    unheard: (why: string): string => `Nobody heard it. ${why}`,
    ownWaiting: (why: string): string => `It waits to be posted in the resident's name, because ${why}.`,
    ownUnseen: (why: string): string => `It was not posted in the resident's name: ${why}.`,
    asleep: "Nobody who was in hearing was awake.",
    standing: (state: "paused" | "dozing" | "waiting" | "stopped", why: string): string =>
      `It was heard, but the town is ${state}${why ? `: ${why}` : "."}`,
    thinking: (names: readonly string[]): string => `It was heard by ${list(names)}; an answer may still come.`,
    nobodyAnswered: (names: readonly string[]): string =>
      `It was heard by ${list(names)}, but it was said to nobody in particular and none of them took it up. A name, or a reply to a line of theirs, gets an answer.`,
    onlyDone: "It was an act, not words: those present saw it, and need not answer.",
    answered: (who: string): string => `${who} answered it.`,
    answeredWaiting: (who: string, why: string): string => `${who} answered, but the line waits, because ${why}.`,
    answeredUnseen: (who: string, why: string): string => `${who} answered, but the line was not posted: ${why}.`,
  },
};
