/** English: what slash commands answer, beyond what the town itself says. */
import type { Pronoun } from "./common.ts";
import { theirOf } from "./grammar.ts";

/** The state a town's clock is in. */
type State = "running" | "paused" | "dozing" | "waiting" | "stopped";

const counted = (n: number, one: string): string => (n === 1 ? `1 ${one}` : `${n} ${one}s`);

/** What may be played with, by whoever may be a resident's voice and change things or may not: half a sentence. */
export const playing = (may: { readonly whisper: boolean; readonly objects: boolean }): string =>
  [
    may.whisper ? "/whisper is a resident's inner voice" : "",
    may.objects ? "/object changes a thing" : "",
    `/event plans a party${may.whisper ? ", yours or a resident's" : " of your own"}`,
  ]
    .filter(Boolean)
    .join(", ");

/** Words of the commands. */
export const commands = {
  noTown:
    "There is no town here yet. Whoever manages this server can found one with /town found; a preview comes first.",
  noAct: "Write what you do, as others see it: plays the piano.",
  noWords: "Write what you want to say.",
  noSuchPlace: (named: string, town: string): string =>
    `There is no ${named} in ${town}. Choose a place from the list.`,
  onlyDiscord: "Towns are founded and removed in a Discord server, not here.",
  /** A private home, in a town that does not show them. */
  notShown: (place: string): string =>
    `${place} is a private home, and the homes of this town are not shown: who is in there is met when they come out. /map shows where everybody is.`,
  /** Who lives as a resident, where what they write is heard. */
  livesAs: (name: string): string =>
    `What you write there, in its channel, is what ${name} says, an act in *italics* is done, and /go leads elsewhere on foot.`,
  /** Who lives as a resident, in a place that has no channel. */
  livesUnseen: (name: string, place: string): string =>
    `${name} is at ${place}, which has no channel here: nothing can be said or done there. Lead ${name} out with /go first.`,
  useInPlace: "Use this command in the channel of a place in town.",
  /** "Klaus Mueller is reading (library)." */
  isDoing: (name: string, doing: string, areaName: string): string => `${name} ${doing} (${areaName}).`,
  nobodyHere: "Nobody is here.",
  oddObject: (object: string, areaName: string, state: string): string =>
    `The ${object} in the ${areaName} is ${state}.`,
  visited: (said: string): string =>
    `${said}\nThe residents are AI characters; /privacy about says what they keep of what you tell them.`,
  resident: {
    heading: (name: string, age: number, occupation: string): string =>
      `**${name}**, ${age}, ${occupation.replace(/\.$/, "")}.`,
    knows: (ties: readonly (readonly [string, string])[]): string =>
      `Knows ${ties.map(([name, kind]) => `${name} (${kind})`).join(", ")}.`,
    isAi: (name: string): string => `${name} is an AI character.`,
    noPlan: (name: string): string => `${name} has no plan for today yet.`,
    planned: (doing: string, place: string): string => `${doing} (${place})`,
    promised: "Promised",
    promise: (when: string, what: string, people: readonly string[]): string =>
      `${when}: ${what}${people.length > 0 ? `, with ${people.join(", ")}` : ""}`,
    day: (name: string): string => `${name}'s day`,
    mind: (name: string): string => `What is on ${name}'s mind`,
    reflections: "Concluded lately, and from what",
    noReflections: (name: string, pronouns: Pronoun): string =>
      `${name} has not come to a conclusion of ${theirOf(pronouns)} own yet.`,
    people: (name: string): string => `Whom ${name} knows`,
    nobody: (name: string): string => `${name} knows nobody yet.`,
    tie: (name: string, kind: string, text: string): string => `**${name}** (${kind})${text ? `: ${text}` : ""}`,
    you: "You",
    nothing: (name: string, about: string | null): string =>
      `${name} remembers nothing${about ? ` about ${about}` : " yet"}.`,
    remembers: (name: string, about: string | null): string =>
      about ? `What ${name} remembers about ${about}` : `What ${name} remembers, newest first`,
    memory: (when: string, kind: "observation" | "reflection" | "plan", poignancy: number, text: string): string =>
      `${when} (${kind}, ${poignancy}/10): ${text}`,
  },
  place: {
    open: (open: boolean, hours: string | null): string =>
      hours === null ? "Always open." : `${open ? "Open" : "Closed"} now (${hours}).`,
    area: (name: string, objects: readonly string[]): string =>
      `**${name}**${objects.length > 0 ? `: ${objects.join(", ")}` : ""}`,
    /** "stove", or "stove (burning)" when that is out of the ordinary. */
    object: (name: string, state: string | null): string => (state === null ? name : `${name} (${state})`),
    here: (names: readonly string[]): string => `Here now: ${names.join(", ")}.`,
    near: (places: readonly string[]): string => `Roads lead to ${places.join(", ")}.`,
  },
  status: {
    state: (town: string, state: State, why: string): string =>
      `**${town}** ${{ running: "lives", paused: "is paused", dozing: "is dozing until somebody comes by", waiting: "waits", stopped: "has stopped" }[state]}. ${why}`.trim(),
    time: (when: string, day: number): string => `It is ${when}, day ${day}.`,
    people: (awake: number, residents: number, visitors: number): string =>
      `${awake} of ${residents} residents are awake, ${visitors === 1 ? "1 visitor is" : `${visitors} visitors are`} in town.`,
    outdoors: (weather: string): string => `Out of doors: ${weather}.`,
    offline: "The residents think offline, without a model. It costs nothing.",
    online: (requests: number, model: string, usd: string, budget: string): string =>
      `Today: ${counted(requests, "request")} to ${model}, $${usd} of $${budget}.`,
  },
  found: "Found the town",
  mend: "Add what is missing",
  remove: "Remove the town for good",
  /**
   * `hears`: what is written without a command is read; `page`: on the town's page, which has no channels; `may`: what whoever asks may do
   * of what can be kept to some.
   */
  help: (
    town: string,
    hears: boolean,
    page: boolean,
    may: { readonly whisper: boolean; readonly objects: boolean; readonly embody: boolean },
  ): string => `**${town}** is a small town of AI characters. ${page ? "Step into a place on the map" : "Every channel is a place"}; whoever is there hears you.
${page ? "Write in the box to speak; /say and /do speak and act too." : hears ? "Write in a place to speak, put an act in *italics*, or use /say and /do. Reply to somebody's line to speak to them." : "/say and /do in a place speak and act; I read no plain messages here, except those that mention me."}
/visit gives you a name in town, /go takes you elsewhere, /leave takes you home.
/look and /place show what goes on where, /map where everybody is, /news what happened since you were last here, /relations who knows whom. /resident who, plan, mind, people and memories show how somebody lives.
/interview and /ask question somebody in private, and nothing comes of it.${may.embody ? " /embody lets you live as a resident, until /release." : ""}
${playing(may)}.
${page ? "" : "At a line, *Apps* tells who that is and why they said it, and reports it.\n"}/town status tells the time, /privacy about what is kept.`,
  /** Who else sees what is said: nobody yet, nobody at all, or a model's provider. `page`: told on the town's page. */
  privacy: (model: string | null, page: boolean): string => `**What is kept.** ${
    page
      ? "What you say and do in town on this page, under an id that this browser keeps and the name you chose, and how far you have read /news. Residents remember it as they would a neighbour's words. Looking on leaves nothing. No traits are guessed, nothing is used to train a model."
      : "What you say and do in the town's own channels and commands, under your id and the name you chose, and how far you have read /news; where the town asks you to step in, nothing before you do. Residents remember it as they would a neighbour's words. Other channels, older messages and private messages are never read. No traits are guessed, nothing is linked to other servers, nothing is used to train a model."
  }
**Where.** In the database of whoever runs ${page ? "this page" : "this bot"}. What is said is not written to logs. A town that a keeper exports${page ? "" : " or moves to another server"} leaves it behind.
**How long.** As long as the town stands, and no longer than you stay away (90 days, unless a keeper set keep-days). ${page ? "" : "It is erased when the town is removed with /town remove, or three days after the bot was put out of the server. "}/privacy export gives you your part, /privacy forget erases it at once: your words, the memories that hold them, and what was concluded from them.${page ? "" : " A message that you delete is forgotten too, unless it was long ago; an edit counts only in the moment before it is heard."} Who is banned from the town stays on that list.
**Who else sees it.** ${
    model === null
      ? "Nobody, as long as no town is founded here."
      : /offline/i.test(model)
        ? "Nobody: this town thinks on the machine it runs on."
        : `The residents think with ${model}, so the provider of that model receives what they hear, and may look through what is said for what is unfit; ${page ? "whoever looks in" : "the members of this server"} can read what they remember.`
  }
The residents are AI characters. They can be wrong; don't tell them secrets.`,
  /** A stage's own words about a command. */
  use: {
    gone: "This command is no longer there.",
    notHere: (invite: string): string =>
      `I am not in this server myself yet: whoever manages it can bring me in with ${invite}`,
    notKeeper: "Only members who may manage this server can do that (permission: Manage Server).",
    missing: (name: string, what: string): string => `Please fill in "${name}": ${what}.`,
    canBe: (name: string, values: readonly string[]): string => `"${name}" can be: ${values.join(", ")}.`,
    wholeNumber: (name: string): string => `"${name}" is a whole number.`,
    done: "Done.",
    shown: "Everybody here can see it.",
    perhapsShown: "I cannot tell whether everybody here sees it, so here it is for you:",
    failed: (id: string): string =>
      `Something went wrong on my side, sorry. Whoever runs me finds it in the log under ${id}.`,
  },
};
