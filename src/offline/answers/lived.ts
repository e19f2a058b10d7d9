/**
 * What one said and did while somebody lived as one, found by a question for a part of it in whatever words: where the key was hidden that one
 * said one hid. How near the two are goes by the words they share, by words that stand for those, and where little is shared by what they mean.
 */
import { dayOf } from "../../clock/units.ts";
import { memoriesWith } from "../../mind/memory/stream.ts";
import { kinOf } from "../../mind/memory/thesaurus.ts";
import { isUnspaced, stems, tellsTime, timesIn } from "../../mind/memory/words.ts";
import { LONGEST_LINE } from "../../mind/talk/spoken.ts";
import type { Memory } from "../../world/events.ts";
import { type Intent, intents, type Stands } from "../../world/intents.ts";
import { SURE } from "../../world/reading.ts";
import { quotedIn } from "../say/spoken.ts";
import type { Answer } from "../tongue.ts";
import { meaningFor } from "../understand/gloss.ts";
import { dot } from "../understand/sentence-encoder.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { type Asked, joined, mayBeTold, oneOf, said, understoodIn } from "./answerer.ts";
import { contentOf } from "./content.ts";
import { names } from "./naming.ts";
import { saysLittle } from "./people.ts";

/** From so near on a word stands for another. */
const STANDS_FOR = 0.6;
/** So many words shared are of one matter, where they are most of what is asked. */
const OF_ALL = 2;
const MOST = 0.6;
/** So alike in what they mean a question and a line must be that share one word: all that is asked, or a half of it. */
const ALIKE = 0.35;
const ALIKE_BY_HALF = 0.45;
/** What is asked of whoever said it, with no other word than theirs, and when a thing is. */
const ALIKE_AT_ALL = 0.2;
/** What is surely asked of the town takes more than a word in common with what one said. */
const ALIKE_OF_TOWN = 0.5;
const OF_TOWN: ReadonlySet<string> = new Set(["person", "news", "town", "place", "time", "weather", "topic"]);
/** What is asked whether it is so takes more than a matter in common, least where it is asked of whoever said it. */
const MOST_WHETHER = 0.65;
const ALIKE_WHETHER = 0.45;
const ALIKE_WHETHER_YOU = 0.35;
const ALIKE_BY_HALF_WHETHER_YOU = 0.65;
/** That one has had to do with a thing does not say whether one likes it. */
const OF_TASTE: ReadonlySet<Intent> = new Set(["ask-your-likes", "ask-your-opinion"]);

/**
 * What somebody said or did as this resident: it is theirs as a person's words are, and rests on nothing the resident thought. What the resident
 * said to a visitor is the resident's own.
 */
const isLivedAs = ({ visitors, evidence, subjects }: Memory): boolean =>
  visitors.length > 0 && evidence.length === 0 && !visitors.some((id) => subjects.includes(id));

/** What one remembers saying and doing, and may tell. */
const ownLife = ({ self, mouth }: Asked): readonly Memory[] =>
  memoriesWith(self.mind.stream, { subject: self.persona.id }).filter(
    (memory) =>
      memory.source.how === "did" &&
      (memory.episode?.kind === "said" || memory.episode?.kind === "did") &&
      !mouth.isPrivate(self, memory),
  );

/** The words of a question that say what it is about. */
function soughtIn(ask: Asked): readonly string[] {
  const { particles, idle } = ask.mouth;
  const bare = (word: string) => {
    const signs = [...word];
    const from = signs.findIndex((sign) => !particles.has(sign));
    return from < 0 ? "" : signs.slice(from, signs.findLastIndex((sign) => !particles.has(sign)) + 1).join("");
  };
  const words = contentOf(ask, ask.text).map(bare);
  return [...new Set(words)].filter((word) => word !== "" && !idle.has(word));
}

/** Whether a text has a word, or one that stands for it. */
export function has(text: string, word: string): boolean {
  // Where words stand without spaces, those of two sentences are seldom cut alike.
  if (isUnspaced(word)) return text.includes(word);
  return stems(text).some(
    (one) => one === word || Math.max(kinOf(word).get(one) ?? 0, kinOf(one).get(word) ?? 0) >= STANDS_FOR,
  );
}

/** How alike two texts are in what they mean, from -1 to 1; 0 in a language of which nobody knows. */
export function alike(language: string, one: string, other: string): number {
  const encode = meaningFor(language);
  return encode ? dot(encode(one).whole, encode(other).whole) : 0;
}

/** How much of what is asked for a text has: above 0 where it answers it. */
function answering(ask: Asked, sought: readonly string[], form: string, text: string): number {
  const times = new Set(timesIn(ask.text).flatMap((one) => [one, ...stems(one)]));
  const found = sought.filter((word) => has(text, word));
  // That both are of this summer makes them of no one matter.
  const count = found.filter((word) => !times.has(word)).length;
  const share = found.length / sought.length;
  const [best] = understoodIn(ask);
  const stands: Stands | null = best ? intents[best.intent] : null;
  const about = stands?.act === "ask" ? stands.about : null;
  const ofYou = about === "you" || about === "line";
  // "When does your sister come?" is asked of nobody in town.
  const ofSome =
    about !== null && OF_TOWN.has(about) && (about !== "person" || form === "who" || ask.people.length > 0);
  const ofTown = ofSome && best !== undefined && best.confidence >= SURE;
  const near = () => alike(ask.self.town.language, ask.text, text);
  // "Who is coming on Friday?" names no more than a time.
  if (count === 0) return form === "who" && share === 1 && near() >= ALIKE ? share : 0;
  if (form === "whether") {
    if (count >= OF_ALL) return share >= MOST_WHETHER ? count + share : 0;
    if (share < 0.5 || ofTown || (share < 1 && !ofYou)) return 0;
    const plainly = ofYou && !OF_TASTE.has(best!.intent);
    const least = share < 1 ? ALIKE_BY_HALF_WHETHER_YOU : plainly ? ALIKE_WHETHER_YOU : ALIKE_WHETHER;
    return near() >= least ? share : 0;
  }
  // "When is the market?" is not when one bought something there.
  if (form === "when" && !tellsTime(text) && (share < 1 || count < OF_ALL)) return 0;
  if (count >= OF_ALL && share >= MOST) return count + share;
  // "What did you break?" asks for whatever one said of that.
  if (share === 1 && (ofYou || form === "when") && near() >= ALIKE_AT_ALL) return share;
  const least = share < 0.5 ? 1 : ofTown ? ALIKE_OF_TOWN : share === 1 ? ALIKE : ALIKE_BY_HALF;
  return least < 1 && near() >= least ? share : 0;
}

/** What a memory holds in words: what was said, without what was asked; a deed as it is. */
const wordsOf = ({ mouth }: Asked, { text, episode }: Memory): readonly string[] =>
  episode?.kind === "said" ? sentencesOf(quotedIn(text)).filter((one) => !mouth.asks(one)) : [text];

/** A memory that answers a question, in the first person. */
function told(ask: Asked, memory: Memory, sentences: readonly string[]): string {
  const { self, mouth, lines, asker } = ask;
  if (memory.episode?.kind !== "said") return mouth.sentence(mouth.retold(self, memory, asker.id));
  const line = joined(ask, ...sentences);
  const words = line.length > LONGEST_LINE - 8 ? sentences[0]! : line;
  // "Tomorrow" was another day's, and "Ben, the soup is salty" is said to Ben.
  const toOthers = memory.subjects.some(
    (id) => id !== self.persona.id && id !== asker.id && names([mouth.called(self, id)], words),
  );
  if (toOthers) return mouth.sentence(mouth.retold(self, memory, asker.id));
  const stale = dayOf(memory.created) !== dayOf(self.now) && tellsTime(words);
  return stale ? oneOf(ask, "", lines.saidThen, { when: mouth.ago(self, memory.created), words }).line : words;
}

/** What one said or did of what is asked for, while somebody lived as one; null where that is nothing. */
export const lived = (ask: Asked): Answer | null => found(ask, isLivedAs);

/** The same of one's own saying and doing, where nothing else is known of what is asked for. */
export const livedOneself = (ask: Asked): Answer | null => found(ask, (memory) => !saysLittle(memory), OF_ALL);

function found(ask: Asked, counts: (memory: Memory) => boolean, least = 0): Answer | null {
  const [best] = understoodIn(ask);
  // "I heard you say something about Lisbon" asks as well.
  if (
    !(ask.question || best?.intent === "ask-said") ||
    (best && best.confidence >= SURE && intents[best.intent].act === "propose")
  )
    return null;
  const sought = soughtIn(ask);
  const all = sought.length === 0 ? [] : ownLife(ask).filter(counts);
  if (all.length === 0) return null;
  const form = best?.slots?.form ?? ask.mouth.form(ask.text);
  const news = best?.slots?.news;
  const [nearest] = all
    // Who is named in the question is in what is told.
    .filter((memory) =>
      ask.people.every(({ name, ids }) => ids.includes(ask.self.persona.id) || names([name], memory.text)),
    )
    .filter(({ stories }) => news === undefined || stories.includes(news))
    .map((memory) => {
      const sentences = wordsOf(ask, memory);
      const from = sentences.findIndex((one) => sought.some((word) => has(one, word)));
      return {
        memory,
        sentences: sentences.slice(Math.max(0, from)),
        score: from < 0 ? 0 : answering(ask, sought, form, joined(ask, ...sentences)),
      };
    })
    .filter(({ score }) => score > least)
    .sort((a, b) => b.score - a.score || b.memory.created - a.memory.created);
  if (!nearest) return null;
  const answer = said("recalled", told(ask, nearest.memory, nearest.sentences), { rests: [nearest.memory] });
  return mayBeTold(ask, answer) ? answer : null;
}
