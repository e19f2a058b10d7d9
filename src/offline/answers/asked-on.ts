/** What is asked on about what one has just said of oneself: why it is so, and what more there is to it. */
import { inLanguage, type LanguageTag } from "../../language/language.ts";
import type { Behind, Told } from "../../mind/persona.ts";
import type { PersonalQuestion } from "../../mind/personal.ts";
import { linesOf } from "../../package-files.ts";
import type { Intent } from "../../world/intents.ts";
import type { Answer } from "../tongue.ts";
import { fitting, type Weights } from "../understand/choice.ts";
import { nearnessFor } from "../understand/gloss.ts";
import { nearestTo, situationsOf } from "../understand/nearest.ts";
import { normalised } from "../understand/normalise.ts";
import { dot, type Encode } from "../understand/sentence-encoder.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { type Asked, oneOf, said, understoodIn } from "./answerer.ts";
import { OWN_KIND } from "./at-hand.ts";
import { contentOf, sharing, speaksOf } from "./content.ts";
import { lastOwn } from "./manner.ts";
import { purposesIn } from "./places.ts";
import { ORDERS } from "./pointing-forms.ts";

/** What holds of all that is said to some questions: why it is so, and what else there is. */
interface Further {
  readonly of: readonly PersonalQuestion[];
  readonly why: readonly string[];
  readonly more: readonly string[];
}

/** What there is to say further in a language (`data/situations/<tag>.then.jsonl`). @throws the file system's error where it is gone */
export const furtherOf = linesOf<Further>((tag) => `data/situations/${tag}.then.jsonl`);

/** The question about oneself that one answered last, to whoever asks now; null where one answered none. */
function answeredLast({ self, ...ask }: Asked): PersonalQuestion | null {
  const line = lastOwn({ self, ...ask })?.text;
  if (line === undefined) return null;
  const own = Object.entries(self.persona.answers).find(([, says]) => says.some((one) => line.includes(one)));
  if (own) return own[0] as PersonalQuestion;
  const anybody = situationsOf(self.town.language).find(
    ({ own, replies }) => own !== undefined && replies.some((one) => line.includes(one)),
  );
  return anybody?.own ?? null;
}

/** What asks for what is owed. */
const MONEY: ReadonlySet<Intent> = new Set<Intent>(["pay", "ask-price"]);

/** So sure it must be that somebody asks on. */
const ASKS = 0.5;

/** Why what one has just said of oneself is so, and what more there is, for whoever asks no more than that; null for others. */
export function askedOn(ask: Asked): Answer | null {
  const [best, ...others] = understoodIn(ask);
  const of = best?.intent === "follow-why" ? "why" : best?.intent === "follow-more" ? "more" : null;
  // "What is my bill? Tell me all that is on it" asks for more of the bill.
  const ofElse = others.some(({ intent, confidence }) => MONEY.has(intent) && confidence >= ASKS);
  if (!of || ofElse || best!.confidence < ASKS || contentOf(ask, ask.text).length > 1) return null;
  const question = answeredLast(ask);
  if (!question) return null;
  const fresh = (self: readonly string[] = []) => self.filter((one) => !ask.said.includes(one));
  const own = of === "more" ? fresh(ask.self.persona.answers[question]) : [];
  const further = furtherOf(ask.self.town.language).find((one) => one.of.includes(question));
  return own.length > 0 ? oneOf(ask, OWN_KIND, own) : further ? oneOf(ask, OWN_KIND, further[of]) : null;
}

/** What stands behind what anybody says in a language (`data/situations/<tag>.behind.jsonl`). @throws the file system's error where it is gone */
export const behindOf = linesOf<Told>((tag) => `data/situations/${tag}.behind.jsonl`);

/** With what a sentence ends. */
const ended = /(?<![.!?。！？])[.!?。！？]+$/u;

/** What stands behind one's own words: of a favourite subject, of what one says of oneself, else of what anybody says. */
function behind({ self }: Asked, text: string): readonly Behind[] {
  const isIn = (one: string): boolean => text.includes(one.replace(ended, ""));
  const topics = self.persona.topics.filter(({ says }) => says.some(isIn));
  const told = [...(self.persona.behind ?? []), ...behindOf(self.town.language)].filter(({ said }) => isIn(said));
  return [...topics, ...told].flatMap((one) => one.behind ?? []);
}

/** Whether one's words tell of oneself or of something that stands behind what one told. */
function isTold({ self }: Asked, text: string): boolean {
  const isIn = (one: string): boolean => text.includes(one.replace(ended, ""));
  const said = (all: readonly Behind[] = []) => all.some(([, says]) => isIn(says));
  const told = [...(self.persona.behind ?? []), ...behindOf(self.town.language)];
  return (
    told.some((one) => isIn(one.said) || said(one.behind)) ||
    self.persona.topics.some(({ says, behind }) => says.some(isIn) || said(behind))
  );
}

/** What may be asked of the town, its people and its news, or of how one is, is asked of no anecdote. */
const OF_ELSE =
  /^ask-(?:news|event|person|who-here|menu|price|hours|weather|town|way|where-get|place|given|remember|how-are-you)/;
/** Of these what is asked of people who were just told of. */
const OF_THEM = /^ask-(?:person|event)/;

/** So short is what asks by a word alone, without the form of a question: "omg who saw it", "like what". */
const SHORT = 24;

/** So many of one's own lines back somebody may still ask on about one. */
const LATELY = 3;

/**
 * How much speaks for what is asked being one of the questions that stand behind a line: how alike the two are, and how alike each is after the line, that
 * both ask for the same by their form, and the share of its words that what is asked has. Fitted on 300 questions of two hands on 100 lines, of which a
 * third said what answers them (`test/gold/behind`): half are answered, of which four in five fit. In Chinese the line before them tells nothing.
 */
const WEIGHTS: Readonly<Record<LanguageTag, Weights>> = {
  en: { alike: 5.21, afterLine: 3.5, form: 1.33, words: 1.07, none: -7.7 },
  "zh-CN": { alike: 3.6, afterLine: 0, form: 1.31, words: 2.28, none: -4.06 },
};
/** So likely it must be, and so much likelier where it is surely of the town or of how one is. */
const LIKELY = 0.38;
const LIKELIER = 0.43;
/** How much more alike to a question of its own it must be to be that. */
const MORE = 0.1;

/** What the questions behind the lines of late mean: they stay what they are, and reading one takes a while. What somebody asks is not kept. */
const known = new Map<string, Float32Array>();
/** So many are kept, the latest. */
const KEPT = 1000;

/** What such a question means, read once. */
function meaningOf(language: string, text: string, encode: Encode): Float32Array {
  const key = `${language} ${text}`;
  const means = known.get(key) ?? encode(normalised(text)).whole;
  known.delete(key);
  known.set(key, means);
  if (known.size > KEPT) known.delete(known.keys().next().value!);
  return means;
}

/** What stands behind what one has just said, for whoever asks on about it: a name, a time, a reason; null for others. */
export function askedBehind(ask: Asked): Answer | null {
  const { self, asker, talk, mouth } = ask;
  const { language } = self.town;
  const others = ask.people.some(({ ids }) => !ids.includes(self.persona.id));
  const read = understoodIn(ask);
  const orders = read.some(({ intent, confidence }) => ORDERS.has(intent) && confidence >= ASKS);
  // "What do they do?" is asked of whoever was just told of.
  const ofThem = speaksOf(ask, ask.lines.people.theyWords, ask.text);
  const isElse = (intent: Intent) => OF_ELSE.test(intent) && !(ofThem && OF_THEM.test(intent));
  const ofElse = Math.max(0, ...read.map(({ intent, confidence }) => (isElse(intent) ? confidence : 0)));
  // "Where is the toilet?" is asked of no chair that was just told of.
  const seeks = mouth.form(ask.text) === "where" && purposesIn(ask, ask.text).length > 0;
  const asks = ask.question || (ask.text.length <= SHORT && mouth.form(ask.text) !== "whether");
  const encode = asks && !others && !orders && !seeks ? nearnessFor(language) : null;
  if (!encode) return null;
  const asked = new Map<string, Float32Array>();
  const means = (text: string): Float32Array => {
    const read = asked.get(text) ?? encode(normalised(text)).whole;
    asked.set(text, read);
    return read;
  };
  const alikeness = (text: string, on: string) => dot(means(text), meaningOf(language, on, encode));
  const own = talk.filter(({ who, to }) => who === self.persona.id && (to?.includes(asker.id) ?? true)).slice(-LATELY);
  const last = own.map(({ text }) => ({ line: text, of: behind(ask, text) })).findLast(({ of }) => of.length > 0);
  if (!last) return null;
  const weights = inLanguage(language, WEIGHTS);
  const asking = sentencesOf(ask.whole).filter((one) => mouth.asks(one));
  // "Which port?" asks for the name of what was told of.
  const told = contentOf(ask, ask.text);
  const which = mouth.form(ask.text) === "what" && told.length > 0 && sharing(told, last.line) === told.length;
  const texts = [...(asking.length > 0 ? asking : [ask.text]), ...(which ? [ask.lines.itsName] : [])];
  const [best] = last.of
    .filter(([, says]) => !ask.said.includes(says.replace(ended, "")))
    .flatMap(([on, says]) => {
      const words = contentOf(ask, on);
      return texts.map((text) => {
        const alike = alikeness(text, on);
        const seen = {
          alike,
          afterLine: weights.afterLine === 0 ? 0 : alikeness(`${last.line} ${text}`, `${last.line} ${on}`),
          form: mouth.form(text) === mouth.form(on) ? 1 : 0,
          words: words.length > 0 ? sharing(words, text) / words.length : 0,
          none: 1,
        };
        return { says, alike, likely: fitting(weights, seen) };
      });
    })
    .sort((a, b) => b.likely - a.likely);
  if (!best || best.likely < LIKELY + LIKELIER * ofElse) return null;
  // "How long have you lived here?" asks for more than how long one did what one has just told of.
  const plainly = nearestTo(ask.text, language, ({ own, town }) => own !== undefined || town !== undefined)[0];
  return plainly && plainly.meant > best.alike + MORE ? null : said(OWN_KIND, best.says);
}

/** The same for a question in no words but those of what one has just said: "Whose hand?" */
export function littleMore(ask: Asked): Answer | null {
  const line = lastOwn(ask)?.text;
  const words = contentOf(ask, ask.text);
  return line !== undefined && words.length > 0 && sharing(words, line) === words.length ? littleBehind(ask) : null;
}

/** What one says to whoever asks on, in words of just that, about what one has just said of oneself, where no more of it is known; null for others. */
export function littleBehind(ask: Asked): Answer | null {
  const { lines, mouth } = ask;
  const line = lastOwn(ask)?.text;
  const others = ask.people.some(({ ids }) => !ids.includes(ask.self.persona.id));
  if (line === undefined || others || !isTold(ask, line)) return null;
  const [best] = understoodIn(ask);
  const ofElse = best !== undefined && !/^(?:follow|ask-your-past)/.test(best.intent);
  if (ofElse || sharing(contentOf(ask, ask.text), line) === 0) return null;
  // What is so or not is asked of more than what was told: "so that's 4.70?"
  const little = lines.little[mouth.form(ask.text) as keyof typeof lines.little];
  return little ? oneOf(ask, "dont-know", little, {}, { known: false }) : null;
}
