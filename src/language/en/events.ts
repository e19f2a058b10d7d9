/** English: events that people plan, call off and ask about - planning, the list, the report and what is thought and told of them. */
import { listed } from "./common.ts";

const bare = (what: string): string => what.replace(/^(?:the|a|an|my|our) /i, "");
/** What begins with the name of whoever it is for. */
const OF_SOMEBODY =
  /^(?!(?:The|A|An|My|Our) |(?:It|Let|That|He|She|Here|There|Where|What|Who|How)['’]s )(?:\p{Lu}[\p{L}.'’-]* ){0,2}\p{Lu}[\p{L}'’-]*['’]s? /u;

/** Words of events. */
export const events = {
  /** What an event is called from what somebody typed: "a picnic" is "the picnic"; "Mia's birthday" has no "the". */
  named: (what: string): string => (OF_SOMEBODY.test(what) ? what : `the ${bare(what)}`),
  shown: (name: string, host: string, place: string, when: string): string =>
    `**${name}**, given by ${host}, at ${place}, ${when}`,
  states: { planned: "planned", on: "going on now", over: "over", off: "called off" },
  none: "Nothing is planned. /event plan plans something, or wait for somebody to have an idea.",
  nextFirst: "Planned and past, in the order of their days:",
  noSuch: (named: string, known: readonly string[]): string =>
    known.length === 0 ? "Nothing is planned in town." : `There is no "${named}". There is ${listed(known, "and")}.`,
  noWhat: "Say what it is, for instance: a picnic.",
  noWhen: "Say when, as a day and a time: Saturday 18:00, tomorrow 15:30, or just 18:00.",
  tooNear: "That is too soon for anybody to hear of it: leave at least half an hour.",
  tooLong: "An event takes between 15 minutes and 8 hours.",
  notOpen: (place: string, host: string): string =>
    `${place} is not open to ${host} at that time. Choose another hour or place.`,
  busyThen: (host: string, other: string | null): string =>
    other === null
      ? `${host} has something else in mind for that time.`
      : `${host} already gives ${other} at that time.`,
  tooMany: {
    town: "Six events are planned already; wait until one of them is over.",
    member:
      "Two events of yours are planned already; wait until one of them is over, or call it off with /event cancel.",
  },
  planned: (host: string, shown: string): string =>
    `${host} now wishes to give it: ${shown}. Nobody else knows of it yet, and no board, list or calendar tells of it before a resident does or you say it in public; what comes of it is up to the residents.`,
  hostEmbodied: (host: string): string =>
    `A member lives as ${host} just now: as long as they do, it is theirs to be there in time.`,
  doorsOpen: (place: string, host: string): string => `${place} opens only then, so ${host} comes when the doors open.`,
  hostFar: (host: string): string => `${host} is far off and may come a few minutes late.`,
  plannedOwn: (shown: string): string =>
    `It is yours: ${shown}. The board of its place announces it, but no resident has heard of it yet. Walk up to residents and invite them in your own words, naming it and the hour; whoever hears of it may pass it on.`,
  notYours: "Only whoever planned it or manages this server can call it off.",
  offAlready: (name: string): string => `${name} is called off already.`,
  isOver: (name: string): string => `${name} is over.`,
  calledOff: (name: string, host: string): string =>
    `${name} is called off. ${host} knows; the others hear of it only when somebody tells them.`,
  calledOffOwn: (name: string): string =>
    `${name} is called off. Nobody in town knows yet: tell those whom you invited that it is off.`,
  /** What goes round when it is off. */
  off: {
    voice: (name: string): string =>
      `You have decided that ${name} is off, and that those who meant to come should know`,
    memory: (host: string, name: string): string => `${host} has called off ${name}`,
    tells: (name: string): string[] => [
      `I'm sorry, ${name} is off. I had to call it off.`,
      `There won't be anything after all: I've called off ${name}.`,
    ],
    passes: (first: string, name: string): string[] => [
      `Have you heard? ${first} has called off ${name}.`,
      `${name} is off, ${first} isn't giving it after all.`.replace(/^t/, "T"),
    ],
    words: ["off", "cancelled", "canceled"],
    why: (name: string): string => `${name} is off`,
  },
  /** On the board of its place; `about` is the estimate in real seconds, as Discord shows a moment, or null. */
  board: {
    planned: (name: string, host: string, when: string, about: number | null): string =>
      `🎪 Here: ${name}, given by ${host}, ${when}${about === null ? "" : ` (for you about <t:${about}:f>, <t:${about}:R>)`}`,
    on: (name: string, host: string, _when: string, _about: number | null): string =>
      `🎉 Going on now: ${name}, given by ${host}`,
    off: (name: string, _host: string, when: string, _about: number | null): string =>
      `🚫 Called off: ${name}, ${when}`,
  },
  calendar: {
    about: (host: string, place: string, when: string): string =>
      `${host} gives it at ${place}, ${when} in the town's own time. The hour here is an estimate and may move. Whoever writes in the channel is there.`,
    notAllowed:
      "To put the town's events into this server's calendar I need the permission Create Events: give it to my role. Everything else works without.",
  },
  report: {
    heard: (count: number): string =>
      count === 0 ? "Nobody else has heard of it yet." : `**${count} heard of it**, each from somebody's own mouth:`,
    hearing: (name: string, from: string, when: string, words: string | null): string =>
      `${name}, from ${from}, ${when}${words === null ? "" : `: ${words}`}`,
    idea: (name: string, words: string): string => `It began with ${name}: ${words}`,
    groups: {
      came: "Came",
      coming: "Means to come",
      stayedAway: "Said yes and stayed away",
      declined: "Declined",
      interested: "Interested, but planned nothing",
      silent: "Heard of it and gave no answer",
      passing: "There at that hour, but not for it",
      visitors: "Visitors who came",
    },
    /** What somebody did instead, reading after their name. */
    instead: (doing: string, place: string | null): string => `was ${doing}${place === null ? "" : ` at ${place}`}`,
    elsewhere: "was elsewhere",
    notInTown: "was not in town",
    livedByMember: "a member lived as them just then",
    hostCannot: (host: string, why: string): string => `⚠️ **${host} cannot be there**: ${why}.`,
    hostAway: (host: string, { did, why, came }: { did: string; why: string | null; came: string | null }): string =>
      `⚠️ **${host} was not there when it began**: ${host} ${did}${why === null ? "" : ` (${why})`}${came === null ? " and did not come" : `, and came at ${came}`}.`,
    /** A heading with whom it is true of. */
    group: (heading: string, people: readonly string[]): string =>
      `**${heading}** (${people.length}): ${people.join(", ")}`,
    guest: (name: string, why: string | null): string => (why ? `${name} (${why})` : name),
    notHeard: (name: string): string => `${name} has not heard of it.`,
    way: (name: string): string => `How it came to ${name}, back to where it began:`,
    alt: (name: string): string => `Who heard of ${name} from whom, as a tree`,
  },
};
