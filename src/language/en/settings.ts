/** English: a town's settings, as keepers read and set them. */

/** Settings in words. */
export const settings = {
  minutes: (n: number): string => `${n} minutes`,
  usualBudget: "the program's own limit",
  noSuch: (name: string, all: readonly string[]): string =>
    `There is no setting called "${name}". There are: ${all.join(", ")}.`,
  canBe: (name: string, values: string): string => `"${name}" can be ${values}.`,
  /** What each can be. */
  values: {
    verbosity: "quiet, talk or everything",
    "quiet-hours": "a span such as 23:00-07:00, or off",
    "time-zone": "a zone such as Europe/Berlin or UTC",
    dozing: "a number of minutes from 5 to 1440, or off",
    joining: "open or ask",
    whisper: "everyone, keepers, or a role you mention",
    objects: "everyone, keepers, or a role you mention",
    embody: "everyone, keepers, or a role you mention",
    thinking: "both, routine or offline",
    budget: "an amount of US dollars such as 0.50, or usual",
    "keep-days": "a number of days from 1 to 3650, or off",
    threads: "a number of lines from 4 to 50, or off",
    homes: "channels, threads or none",
    pace: "a whole number of beats per tick, from 1 (fastest) to 20",
    language: "chosen only when a town is founded: it comes with the town file, as with smallville.zh-CN",
  },
  /** What each means. */
  about: {
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
    pace: "every how many beats of the clock the town lives a tick",
    language: "what residents speak, and boards and answers are written in; it comes with the town file",
  },
  /** The head of the list, and its end. */
  list: (town: string): string => `How **${town}** is set:`,
  howTo: "Change one with /town settings, its name and a value.",
  changed: (line: string): string => `Done. ${line}`,
  /** Living ahead at full speed. */
  skip: {
    notOpen: "The town is just waking up; try again in a moment.",
    noTime: "Give a time of day to skip to, for instance 07:00 or 17:30.",
    /** "Tuesday 14 February, 07:00". */
    when: (date: string, clock: string): string => `${date}, ${clock}`,
    ask: (town: string, when: string, midnight: boolean, usd: number | null): string =>
      `${town} would skip to ${when}${midnight ? ", past midnight" : ""}: it lives there at full speed, and talk of those hours is mostly not shown.${
        usd === null ? "" : ` Thinking will cost about $${usd.toFixed(2)}.`
      } Skip?`,
    button: "Skip there",
    done: (town: string, when: string, costs: boolean): string =>
      `${town} skips to ${when}: it lives on at full speed until then.${costs ? " The hours between cost what they usually cost." : ""}`,
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
