// The commands as a page offers them: what one wants first comes first, under the names they have here.
import { say } from "./language.js";
import { town } from "./town.js";

/**
 * What can be done, by groups: the words of a command and what it is called here.
 * @returns {{ title: string, tells: boolean, commands: [words: string, title: string][] }[]}
 */
const shelves = () => [
  {
    title: say("Make something happen"),
    tells: false,
    commands: [
      ["whisper", say("Whisper a thought to somebody")],
      ["object", say("Change a thing: set fire to a stove")],
      ["event plan", say("Plan a gathering")],
      ["event plant", say("Put an idea of the town's into somebody's mind")],
      ["event cancel", say("Call a gathering off")],
    ],
  },
  {
    title: say("Ask in private"),
    tells: true,
    commands: [
      ["interview", say("Interview somebody")],
      ["ask", say("Ask a question of the paper")],
    ],
  },
  {
    title: say("See what goes on"),
    tells: true,
    commands: [
      ["news", say("What happened lately")],
      ["look", say("What everybody in a place is doing")],
      ["relations", say("Who knows whom")],
      ["event list", say("What is planned")],
      ["event report", say("Who heard of it from whom")],
      ["place", say("A place: hours, rooms and things")],
      ["map", say("The town in one picture")],
      ["resident who", say("Who somebody is")],
      ["resident plan", say("What somebody plans today")],
      ["resident mind", say("What is on somebody's mind")],
      ["resident people", say("Whom somebody knows")],
      ["resident memories", say("What somebody remembers")],
    ],
  },
  {
    title: say("Live in town"),
    tells: false,
    commands: [
      ["release", say("Let the resident go")],
      ["embody", say("Live as somebody")],
      ["go", say("Walk somewhere")],
      ["visit", say("Choose your name in town")],
      ["leave", say("Leave town")],
    ],
  },
  {
    title: say("Look after the town"),
    tells: false,
    commands: [
      ["town resume", say("Let the town go on")],
      ["town pause", say("Pause the town")],
      ["town skip", say("Skip to a time of day")],
      ["town pace", say("Choose how fast the town lives")],
      ["town settings", say("Settings of the town")],
      ["town undo", say("Undo what a keeper did")],
      ["town acts", say("What keepers did")],
      ["town status", say("How the town is")],
      ["town costs", say("What the town costs today")],
      ["resident add", say("Somebody moves in")],
      ["resident edit", say("Change somebody")],
      ["resident move-out", say("Somebody moves away")],
      ["town export", say("Save the town as a file")],
      ["town fork", say("Save it with another future")],
    ],
  },
  {
    title: say("You and this page"),
    tells: true,
    commands: [
      ["help", say("How to take part")],
      ["privacy about", say("What is kept of what you say")],
      ["privacy export", say("Get all that is kept about you")],
      ["privacy forget", say("Let the town forget you")],
    ],
  },
];

/** Said and done in the box itself. */
export const INBOX = new Set(["say", "do"]);
/** Answered with a button, or by the sheet itself. */
export const UNASKED = new Set(["confirm", "goes-on", "remember"]);

/** Whether it is of any use just now. @param {string} words */
const isOfUse = (words) =>
  words === "town resume"
    ? town.view?.state !== "running"
    : words === "town pause"
      ? town.view?.state === "running"
      : words === "release"
        ? Boolean(town.me?.resident)
        : words === "embody" || words === "visit"
          ? !town.me?.resident
          : words !== "leave" || Boolean(town.me && !town.me.resident);

/**
 * The commands in the groups and the order of the page; what it has no name for yet comes last.
 * @param {any[]} all
 */
export function shelved(all) {
  const byWords = new Map(all.map((one) => [one.words, one]));
  const groups = shelves().map(({ title, tells, commands }) => ({
    title,
    commands: commands.flatMap(([words, name]) => {
      const found = byWords.get(words);
      byWords.delete(words);
      return found ? [{ ...found, title: name, tells, group: title, ofUse: isOfUse(words) }] : [];
    }),
  }));
  const others = [...byWords.values()]
    .filter((one) => !INBOX.has(one.words))
    .map((one) => ({ ...one, title: one.description, tells: true, group: say("More"), ofUse: true }));
  return [...groups, { title: say("More"), commands: others }].filter((one) => one.commands.length > 0);
}
