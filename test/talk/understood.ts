/**
 * Whether a line of the gold set was understood: one of the two surest clauses does what it means; of a question, asks for what it asks about
 * whom or what it is about. Where hands call the same thing by different names it counts under each: see `same`.
 */
import type { Recognised } from "../../src/mind/recognise.ts";
import type { TalkState } from "../../src/mind/understand.ts";
import { intents, type Stands } from "../../src/world/intents.ts";
import type { Clause, Reading } from "../../src/world/reading.ts";
import type { GoldLine, Meaning } from "./lines.ts";

/** What is proposed, by what whoever is asked has to do: something for the other, to be somewhere with them, to let them help. */
const same: Readonly<Record<string, string>> = {
  "help me": "for me",
  service: "service",
  deed: "for me",
  go: "for me",
  come: "together",
  wait: "for me",
  stop: "for me",
  leave: "for me",
  fetch: "for me",
  company: "together",
  meet: "together",
  help: "help you",
  "help you": "help you",
};

/** What a clause stands for, with an intent or by its act alone. */
const stands = ({ intent }: Clause): Stands | null => (intent ? intents[intent] : null);

function isAbout(meant: string | undefined, about: string | null, { talk, gold }: Scene): boolean {
  const { to } = talk;
  const with_ = gold.scene.with ?? [];
  if (meant === undefined) return true;
  if (meant === "you" || meant === "us") return about === "you" || (about !== null && with_.includes(about));
  if (meant === "me" || meant === "weather" || meant === "time") return about === meant;
  if (about === meant) return true;
  const known = (id: string) =>
    talk.world.people.has(id) || talk.town.map.places.has(id) || talk.stories.some((one) => one.id === id);
  if (talk.world.people.has(meant))
    return (about === "you" || about === "me") && (meant === to || with_.includes(meant));
  if (known(meant)) return false;
  // A topic, a trade, a thing that the town has no name for: nothing else may be taken for it.
  return about === null || !known(about) || about === gold.scene.place || about === to;
}

interface Scene {
  readonly gold: GoldLine;
  readonly talk: TalkState;
}

/** Whether a clause asks for that, and about that. */
function asks({ act, slots }: Clause, meant: Meaning, scene: Scene): boolean {
  if (act.act !== "ask") return false;
  const whats = new Set<string | undefined>([act.what, slots?.form]);
  const place = meant.what === "whereabouts" || meant.what === "where";
  const what = whats.has(meant.what) || (place && (whats.has("where") || whats.has("whereabouts")));
  return what && isAbout(meant.about, act.about, scene);
}

/** Whether a clause proposes that. To ask leave is to propose it: both are owed a yes or a no. */
function proposes(one: Clause, meant: Meaning): boolean {
  const { act, intent } = one;
  const is = stands(one);
  const wanted = same[meant.what ?? ""];
  if (intent === "ask-may") return wanted !== "together";
  if (act.act === "propose") return wanted === same[act.what.kind === "deed" ? act.what.deed : act.what.kind];
  return is?.act === "propose" && wanted === same[is.what];
}

/** Whether a clause does what is meant. */
function does(one: Clause, meant: Meaning, scene: Scene): boolean {
  const { act } = one;
  const is = stands(one);
  const gesture = is?.act === "gesture" && scene.gold.text.includes("*");
  switch (meant.act) {
    case "ask":
      return asks(one, meant, scene);
    case "propose":
      return (gesture && meant.what === "deed") || proposes(one, meant);
    case "answer":
    case "reply": {
      const answer = act.act === "answer" || act.act === "reply" ? act.answer : is?.act === "answer" ? is.answer : null;
      return answer !== null && (meant.answer === undefined || answer === meant.answer);
    }
    case "tell":
      return is?.act === "tell" || act.act === "tell";
    case "confide":
      return is?.act === "confide" || (is?.act === "tell" && is.of === "own");
    case "warn":
      return act.act === "warn" || is?.act === "tell";
    case "react":
      return gesture || is?.act === "react" || act.act === "react";
    case "chat":
      return gesture || act.act === "chat";
    case "compliment":
      return act.act === "compliment";
    default:
      return act.act === meant.act || is?.act === meant.act;
  }
}

/** Whether one meaning of a line was understood. */
function isMeant(meant: Meaning, reading: Reading, found: Recognised, scene: Scene): boolean {
  if (meant.act === "serious") return found.serious || found.goesOn;
  if (meant.act === "realness") return found.realness;
  const surest = [...reading.clauses].sort((a, b) => b.confidence - a.confidence).slice(0, 2);
  if (meant.act === "tell" && reading.news !== null) return true;
  return surest.some((one) => does(one, meant, scene)) || (meant.act === "chat" && surest.length === 0);
}

/** What matters most in a line of two meanings. */
const WEIGHTY = ["serious", "realness", "ask", "propose", "reply", "withdraw", "tell", "confide", "warn", "correct"];
const weight = ({ act }: Meaning): number => (WEIGHTY.indexOf(act) + WEIGHTY.length + 1) % (WEIGHTY.length + 1);

/** The meaning of a line that matters most. */
export const mainOf = ({ means }: GoldLine): Meaning => [...means].sort((a, b) => weight(a) - weight(b))[0]!;

/** Whether what matters most in a line was understood, and whether all of it was. */
export const understoodIn = (gold: GoldLine, talk: TalkState, reading: Reading, found: Recognised) => ({
  main: isMeant(mainOf(gold), reading, found, { gold, talk }),
  whole: gold.means.every((meant) => isMeant(meant, reading, found, { gold, talk })),
});
