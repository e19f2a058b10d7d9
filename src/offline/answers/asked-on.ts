/** What is asked on about what one has just said of oneself: why it is so, and what more there is to it. */
import { readFileSync } from "node:fs";
import { inLanguage, type LanguageTag } from "../../language/language.ts";
import type { Behind } from "../../mind/persona.ts";
import type { PersonalQuestion } from "../../mind/personal.ts";
import { packageFile } from "../../package-files.ts";
import type { Intent } from "../../world/intents.ts";
import type { Answer } from "../tongue.ts";
import { nearnessFor } from "../understand/gloss.ts";
import { nearestTo, situationsOf } from "../understand/nearest.ts";
import { normalised } from "../understand/normalise.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { type Asked, oneOf, said, understoodIn } from "./answerer.ts";
import { OWN_KIND } from "./at-hand.ts";
import { contentOf, sharing } from "./content.ts";
import { lastOwn } from "./manner.ts";
import { purposesIn } from "./places.ts";
import { ORDERS } from "./pointing-forms.ts";

/** What holds of all that is said to some questions: why it is so, and what else there is. */
interface Further {
  readonly of: readonly PersonalQuestion[];
  readonly why: readonly string[];
  readonly more: readonly string[];
}

/** What a file of situations says in each language, read with the first question. */
function linesOf<Line>(file: string): (language: string) => readonly Line[] {
  const known = new Map<string, readonly Line[]>();
  return (language) => {
    const read =
      known.get(language) ??
      readFileSync(packageFile(`data/situations/${language}.${file}.jsonl`), "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Line);
    known.set(language, read);
    return read;
  };
}

/** What there is to say further in a language (`data/situations/<tag>.then.jsonl`). @throws the file system's error where it is gone */
export const furtherOf = linesOf<Further>("then");

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

/** What anybody says, and what they say to whoever asks on about just that. */
interface Said {
  readonly said: string;
  readonly behind: readonly Behind[];
}

/** What stands behind what anybody says in a language (`data/situations/<tag>.behind.jsonl`). @throws the file system's error where it is gone */
export const behindOf = linesOf<Said>("behind");

/** With what a sentence ends. */
const ended = /(?<![.!?。！？])[.!?。！？]+$/u;

/** What stands behind one's own words: of a favourite subject, else of what anybody says. */
function behind({ self }: Asked, text: string): readonly Behind[] {
  const isIn = (one: string): boolean => text.includes(one.replace(ended, ""));
  const topic = self.persona.topics.find(({ says }) => says.some(isIn));
  return topic?.behind ?? behindOf(self.town.language).find(({ said }) => isIn(said))?.behind ?? [];
}

/** What is surely asked of the town, its people and its news is asked of no anecdote. */
const OF_TOWN = /^ask-(?:news|event|person|who-here|menu|price|hours|weather|town|way|where-get|place|given|remember)/;
const SURELY = 0.85;

/** So many of one's own lines back somebody may still ask on about one. */
const LATELY = 3;
/**
 * So alike what is asked must be to what may be asked on, and how much less it is where it asks for something else by its form. Of 200 questions
 * that a hand who had not read these lines asked of something else none is so alike, of 300 on just that line a third are.
 */
const ALIKE: Readonly<Record<LanguageTag, number>> = { en: 0.56, "zh-CN": 0.56 };
const OTHER_FORM = 0.12;
/** How much more alike to a question of its own it must be to be that. */
const MORE = 0.1;
/** How much less, where it names what neither that nor the answer does. */
const OTHER_WORDS = 0.06;

/** What stands behind what one has just said, for whoever asks on about it: a name, a time, a reason; null for others. */
export function askedBehind(ask: Asked): Answer | null {
  const { self, asker, talk, mouth } = ask;
  const { language } = self.town;
  const others = ask.people.some(({ ids }) => !ids.includes(self.persona.id));
  const elsewhere = understoodIn(ask).some(
    ({ intent, confidence }) =>
      (ORDERS.has(intent) && confidence >= ASKS) || (OF_TOWN.test(intent) && confidence >= SURELY),
  );
  // "Where is the toilet?" is asked of no chair that was just told of.
  const seeks = mouth.form(ask.text) === "where" && purposesIn(ask, ask.text).length > 0;
  const encode = ask.question && !others && !elsewhere && !seeks ? nearnessFor(language) : null;
  if (!encode) return null;
  const own = talk.filter(({ who, to }) => who === self.persona.id && (to?.includes(asker.id) ?? true)).slice(-LATELY);
  const last = own.map(({ text }) => behind(ask, text)).findLast((some) => some.length > 0);
  const asking = sentencesOf(ask.whole).filter((one) => mouth.asks(one));
  const texts = (asking.length > 0 ? asking : [ask.text]).map((text) => ({
    text,
    means: encode(normalised(text)).whole,
  }));
  const [best] = (last ?? [])
    .filter(([, says]) => !ask.said.includes(says.replace(ended, "")))
    .map(([asks, says]) => {
      const { whole } = encode(normalised(asks));
      const near = texts.map(({ text, means }) => {
        const alike = means.reduce((sum, value, i) => sum + value * whole[i]!, 0);
        const words = contentOf(ask, text);
        const strange = words.length > 0 && sharing(words, `${asks} ${says}`) === 0;
        return alike - (mouth.form(text) === mouth.form(asks) ? 0 : OTHER_FORM) - (strange ? OTHER_WORDS : 0);
      });
      return { says, near: Math.max(...near) };
    })
    .sort((a, b) => b.near - a.near);
  if (!best || best.near < inLanguage(language, ALIKE)) return null;
  // "How long have you lived here?" asks for more than how long one did what one has just told of.
  const plainly = nearestTo(ask.text, language, ({ own, town }) => own !== undefined || town !== undefined)[0];
  return plainly && plainly.meant > best.near + MORE ? null : said(OWN_KIND, best.says);
}
