/** English: a town's settings, as keepers read and set them. */
import { settingLabels } from "../command-names.ts";

/** What each means. */
const about = {
  verbosity: "what residents post: only answers and news, talk and notable acts, or everything they do",
  "quiet-hours": "when the town rests, whoever is about",
  "time-zone": "the zone of the quiet hours",
  dozing: "how long after the last person was seen the town dozes off",
  joining:
    "whether speaking in a place is joining, or people are asked to step in first and nothing is kept until they do",
  whisper: "who may be a resident's inner voice",
  objects: "who may change objects",
  embody: "who may take over a resident",
  thinking: "whether residents think with both models, with the routine one only, or without",
  budget: "what the town may cost a real day",
  "keep-days": "after how many real days a visitor who stayed away is forgotten",
  threads: "after how many lines a talk among residents goes on in a thread of its channel",
  homes:
    "how private homes are shown: a channel each, threads of one channel, or not at all; what there is stays, and /town found makes what is missing",
  pace: "how fast the town lives: a step every so many beats of the clock, or at 3x and 10x so many steps a beat; while somebody is talking with residents it never hurries",
  language: "what residents speak, and boards and answers are written in; it comes with the town file",
};

/** The same with their names. */
export const labels = settingLabels(about);

/** Settings in words. */
export const settings = {
  minutes: (n: number): string => `${n} minutes`,
  days: (n: number): string => (n === 1 ? "1 day" : `${n} days`),
  lines: (n: number): string => `${n} lines`,
  /** The quiet hours of a town, where they are told. */
  quiet: (from: string, to: string, zone: string): string =>
    `Quiet hours from ${from} to ${to} (${zone}): whoever speaks is answered, the town's clock stands.`,
  /** What one value of a setting means, or nothing. */
  meaning: (name: string, value: string): string => meanings[`${name} ${value}`] ?? "",
  usualBudget: "the program's own limit",
  noSuch: (name: string, all: readonly string[]): string =>
    `There is no setting called "${name}". There are: ${all.join(", ")}.`,
  canBe: (name: string, values: string): string => `"${name}" can be ${values}.`,
  /** Quiet hours that were typed with a time zone. */
  inZone: (zone: string): string =>
    `Quiet hours go by the town's time zone, which is ${zone}: give the hours alone, such as 22-7; "time-zone" sets the zone.`,
  /** Quiet hours that may be meant in two ways, each as it can be typed: "10:00-19:00", "22:00-07:00". */
  severalWays: (ways: readonly string[]): string => `Those hours may be meant in two ways: write ${ways.join(" or ")}.`,
  /** An abbreviation that several time zones are called by: "BST". */
  severalZones: (typed: string, zones: readonly string[]): string =>
    `"${typed}" may mean more than one time zone: write ${zones.join(" or ")}.`,
  /** A budget that was typed as "off". */
  budgetOff:
    '"budget" off may mean two things: 0 lets the town spend nothing, and residents think without a model; usual sets no limit but the program\'s own.',
  /** A choice while it is typed: who has the role that was mentioned. */
  withRole: "Members with the role you mentioned, and keepers",
  /** What each can be. */
  values: {
    verbosity: "quiet, talk or everything",
    "quiet-hours": "a span such as 23:00-07:00, 22-7 or 10pm to 7am, or off",
    "time-zone": "a zone such as Europe/Berlin or UTC",
    dozing: "a number of minutes from 5 to 1440, such as 30 min or 2 hours, or off",
    joining: "open or ask",
    whisper: "everyone, keepers, or a role you mention",
    objects: "everyone, keepers, or a role you mention",
    embody: "everyone, keepers, or a role you mention",
    thinking: "both, routine or offline",
    budget: "an amount of US dollars such as 0.50, or usual",
    "keep-days": "a number of days from 1 to 3650, or off",
    threads: "a number of lines from 4 to 50, or off",
    homes: "channels, threads or none",
    pace: "3x or 10x, or a whole number of beats per tick, from 1 (usual) to 20 (slowest)",
    language: "chosen only when a town is founded: it comes with the town file, as with smallville.zh-CN",
  },
  /** What each means. */
  about,
  /** The same with its name, as it is chosen. */
  label: (name: keyof typeof about): string => labels[name],
  /** The head of the list, and its end. */
  list: (town: string): string => `How **${town}** is set:`,
  howTo: "Change one with /town settings, its name and a value.",
  changed: (line: string): string => `Done. ${line}`,
  already: (line: string): string => `It is so already: ${line}`,
  /** Living ahead at full speed. */
  skip: {
    notOpen: "The town is just waking up; try again in a moment.",
    noTime:
      "Give a time of day to skip to, for instance 07:00 or 17:30; or evening, tomorrow, or interesting for the next interesting thing.",
    /** Moments that have a name. */
    moments: {
      evening: "Evening",
      tomorrow: "Tomorrow morning",
      interesting: "The next interesting thing",
    },
    isEvening: "It is evening already: skip to tomorrow, or to a time of day.",
    /** It was meant for another day, or asked about before the clock came there. */
    anotherDay: (town: string, now: string, next: string): string =>
      `${town} does not skip: that was for another day. It is ${now} now, and it would go to ${next}. Skip again if you want that.`,
    ask: (town: string, when: string, midnight: boolean, usd: number | null): string =>
      `${town} would skip to ${when}${midnight ? ", past midnight" : ""}: it lives there at full speed, and talk of those hours is mostly not shown.${
        usd === null ? "" : ` Thinking will cost about $${usd.toFixed(2)}.`
      } Skip?`,
    askInteresting: (town: string, when: string, midnight: boolean, usd: number): string =>
      `${town} would live at full speed until something happens that is worth seeing, at most to ${when}${midnight ? ", perhaps past midnight" : ""}. Thinking will cost up to about $${usd.toFixed(2)}. Skip?`,
    button: "Skip there",
    done: (town: string, when: string, costs: boolean): string =>
      `${town} skips to ${when}: it lives on at full speed until then.${costs ? " The hours between cost what they usually cost." : ""}`,
    seeks: (town: string, when: string): string =>
      `${town} lives on at full speed until something happens that is worth seeing, at most to ${when}.`,
    found: (when: string, place: string, text: string): string => `${when}, ${place}: ${text}`,
    /** To keepers: a restart came before anything was found. */
    cutOff: (when: string): string =>
      `The skip to the next interesting thing was cut off by a restart, at ${when}: ask for it again with /town skip.`,
    /** Nothing was found until then. */
    nothing: (when: string): string => `Nothing out of the ordinary happened until ${when}.`,
    talk: (who: string): string => `${who} are talking.`,
  },
  /** A quicker pace where thinking costs money. */
  hurry: {
    ask: (town: string, pace: string, usdAnHour: number): string =>
      `At ${pace} ${town} thinks that many times as much in the same time: about $${usdAnHour.toFixed(2)} a real hour while somebody is about, at most what is left of today's budget. Go on?`,
    button: "Hurry",
  },
  /** Somebody may not do what a setting keeps to others. */
  notAllowed: {
    whisper: "In this town only some members may whisper. Ask whoever manages the server, or look at /town settings.",
    embody:
      "In this town only some members may take over residents. Ask whoever manages the server, or look at /town settings.",
    objects:
      "In this town only some members may change objects. Ask whoever manages the server, or look at /town settings.",
  },
};

/** What the values mean that a keeper may choose from. */
const meanings: Readonly<Record<string, string>> = {
  "verbosity quiet": "only answers to people, and news",
  "verbosity talk": "talk and notable acts (usual)",
  "verbosity everything": "every single thing that residents do",
  "quiet-hours off": "the town never rests because of the hour (usual)",
  "quiet-hours 22:00-07:00": "from ten at night to seven in the morning",
  "quiet-hours 23:00-08:00": "from eleven at night to eight in the morning",
  "quiet-hours 00:00-06:00": "from midnight to six",
  "dozing off": "the town never dozes off",
  "dozing 10": "ten minutes after the last person was seen",
  "dozing 30": "half an hour after the last person was seen (usual)",
  "dozing 60": "an hour after the last person was seen",
  "dozing 240": "four hours after the last person was seen",
  "joining open": "whoever writes in a place takes part at once (usual)",
  "joining ask": "people are asked to step in first; nothing is kept before",
  "whisper everyone": "every member (usual)",
  "whisper keepers": "whoever manages the server; or mention a role",
  "objects everyone": "every member (usual)",
  "objects keepers": "whoever manages the server; or mention a role",
  "embody everyone": "every member (usual)",
  "embody keepers": "whoever manages the server; or mention a role",
  "thinking both": "the routine model for small things, the deep one for talk (usual)",
  "thinking routine": "the routine model for everything: cheaper",
  "thinking offline": "no model at all: free",
  "budget usual": "as much as the program's own limit allows",
  "budget 0.50": "at most half a dollar a real day",
  "budget 1.00": "at most one dollar a real day",
  "budget 2.00": "at most two dollars a real day",
  "budget 5.00": "at most five dollars a real day",
  "keep-days off": "visitors are never forgotten for staying away",
  "keep-days 7": "a week",
  "keep-days 30": "a month",
  "keep-days 90": "three months (usual)",
  "keep-days 365": "a year",
  "threads off": "all talk stays in the channel (usual)",
  "threads 6": "after six lines, rather soon",
  "threads 12": "after twelve lines",
  "threads 20": "after twenty lines, only long talks",
  "homes channels": "every private home has a channel (usual)",
  "homes threads": "private homes are threads of one channel",
  "homes none": "private homes are not shown",
  "pace 10x": "ten steps at every beat",
  "pace 3x": "three steps at every beat",
  "pace 1": "a step at every beat (usual)",
  "pace 2": "half as fast",
  "pace 5": "a fifth as fast",
  "pace 10": "a tenth as fast",
  "pace 20": "slowest",
};
