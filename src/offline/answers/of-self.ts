/** Small truths of one's own that nobody has told of one: how many, how long, how often, whether at all. */
import { stems } from "../../mind/memory/words.ts";
import { randomFor } from "../../world/chance.ts";
import type { Intent } from "../../world/intents.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, joined, oneOf, said, type Understood } from "./answerer.ts";
import { choose } from "./ask.ts";
import { contentOf } from "./content.ts";
import { names } from "./naming.ts";

/** Whether something is what one does anyway: one's trade, pastimes and favourite subjects. */
export const ownField = (ask: Asked, text: string): boolean => {
  const { persona } = ask.self;
  // What says nothing of what is asked after names no trade: 你是做什么的.
  const words = contentOf(ask, text);
  const own = [
    persona.occupation,
    ...persona.pastimes.map(({ doing }) => doing),
    ...persona.skills.map(({ doing }) => doing),
  ];
  // A goatherd has to do with goats.
  const within = (one: string, word: string) => one === word || (word.length > 3 && one.startsWith(word));
  return stems(own.join(" ")).some((one) => words.some((word) => within(one, word)));
};

/** Questions about oneself that a small truth answers which nobody has told of one. */
const SMALL: ReadonlySet<Intent> = new Set([
  "ask-fact",
  "ask-thing",
  "ask-your-age",
  "ask-your-feeling",
  "ask-your-likes",
  "ask-your-opinion",
  "ask-your-past",
  "ask-your-skill",
  "ask-your-wish",
  "ask-your-work",
  "follow-which",
]);
/** Somebody grown has done a thing for some years, but not from the cradle. */
const GROWN = 16;
/** So many of a thing at most are one's own. */
const MANY = 24;

/** How many, how long, how often, and whether at all, of what is one's own: a small matter, for each the same for good. Null for other questions. */
export function ofSelf(ask: Asked, { intent, slots }: Understood): Answer | null {
  const { self, lines } = ask;
  const { ever, everWords, figures, ofYou, sometimes } = lines.bearing;
  const other = slots?.people?.length || slots?.news !== undefined || (slots?.place ?? slots?.thing) !== undefined;
  const words = contentOf(ask, ask.text);
  // What was read as a question about one's work needs no "you" in it: "How long have you been at it?", 干了多久了？
  const mine = intent === "ask-your-work" || names(ofYou, ask.text) || ownField(ask, ask.text);
  if (!ask.question || !SMALL.has(intent) || !mine || other || ask.people.length > 0 || words.length === 0) return null;
  const throws = randomFor(1, `${self.persona.id}|${words.join(" ")}`);
  if (slots?.form === "how much") {
    const sort = (["often", "years", "many"] as const).find((one) => names(figures[one].words, ask.text));
    if (!sort) return null;
    const most = sort === "years" ? Math.max(3, Math.min(30, self.persona.age - GROWN)) : MANY;
    return oneOf(ask, "figure", figures[sort].says, { n: String(throws.whole(2, most)) });
  }
  if (slots?.form !== "whether") return null;
  // "Did you open it yourself?" asks for more than whether one ever did.
  const isEver = names(everWords, ask.text);
  if (intent === "ask-your-past" && !isEver) return null;
  const bank = isEver ? ever : sometimes;
  const own =
    bank === ever &&
    names(lines.bearing.madeWords, ask.text) &&
    TITLE.test(ask.text) &&
    ask.answer({ intent: "ask-your-work", act: { act: "chat" }, confidence: 1 });
  // Of a work that has a name of its own everybody knows whose it is.
  if (own) return said("small", joined(ask, choose(ask, ever.hardly), own.line), { rests: own.rests });
  return oneOf(ask, "small", throws.chance(0.5) ? bank.rather : bank.hardly);
}

/** What has a name of its own, within a line. */
const TITLE = /(?<=[\p{Ll},] )(?!I\b)\p{Lu}\p{Ll}+|《/u;

/** What is asked of somebody who is to choose. */
const CHOICES: ReadonlySet<Intent> = new Set([
  ...SMALL,
  "ask-advice",
  "ask-how-are-you",
  "ask-place",
  "ask-your-doing",
  "follow-mean",
]);

/** Which of two things that a question names one would rather have: for each the same for good. Null where it names none. */
export function chosen(ask: Asked, { intent, slots }: Understood): Answer | null {
  const { self, lines, mouth } = ask;
  if (!ask.question || !CHOICES.has(intent) || slots?.people?.length || slots?.news !== undefined) return null;
  const two = mouth.alternatives(ask.text)?.map((one) => one.replace(/[?？]$/u, ""));
  // What one is, is no matter of taste.
  if (!two || two.some((one) => mouth.kinds.has(one))) return null;
  const what = randomFor(1, `${self.persona.id}|${[...two].sort().join("|")}`).pick(two);
  return oneOf(ask, "choice", lines.bearing.rather, { what });
}
