/** English: what somebody told of their own, clause by clause. */
import { isQuestion } from "../../language/en/sentences.ts";
import { youFor } from "../../language/en/you-for.ts";
import { literal } from "../../language/literal.ts";
import { kinOf } from "../../mind/memory/thesaurus.ts";
import { stems } from "../../mind/memory/words.ts";
import type { ToldWords } from "../answers/mouth.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { told as lines } from "./lines/told.ts";

const anyOf = (words: readonly string[]): string => words.map(literal).join("|");
/** What is nobody's business, in any form of its words, and what weighs on somebody. */
const KEPT_OUT = new RegExp(`\\b(?:${anyOf(lines.keptOut)})(?:s|es|ed|ing)?\\b`, "i");
const WEIGHS = new RegExp(`\\b(?:${anyOf(lines.weighs)})\\b`, "i");

const SUBJECT =
  "i|i['’]?m|i['’]?ve|i['’]?d|my|we|our|he|she|it|they|her|his|its|their|this|one|got|lost|then|who|can|do|does|did|is|are|have|has|any|could|would|what|where|how";
/** Where a sentence goes on with another clause. */
const PARTS = new RegExp(
  `[,;:]\\s{1,9}(?:(?:and|but|so|because|then)\\s{1,9})?(?=(?:${SUBJECT})\\b)|(?<!\\s)\\s{1,9}(?:and|but|so|because|cause|cuz|anyway)\\s{1,9}(?=(?:${SUBJECT}|thought)\\b)`,
  "i",
);
const LEAD =
  /^(?:(?:and|so|but|well|oh|ok|okay|hi|hello|hey|lol|haha|omg|anyway|yes|yeah|no|nope|the)\b[,!]?\s+)(?=\S)/i;
/** What is done or had, before which "I" is left out. */
const BARE = /^(?:lost|got|had|broke|bought|made|won|saw|found|left|missed|passed|failed|went|came)\b/i;
/** What begins no clause that tells anything. */
const SAYS =
  /^(?:i|we)(?:['’]m|\s+am|\s+just|\s+only|\s+do|\s+don['’]?t)*\s+(?:think|guess|know|see|agree|understand|wonder|bet|suppose|sorry|asked|asking|hear|hope|promise|beg|apologi[sz]e|forgive|said|told|meant|mean|kidding|joking|remember)\b|^(?:i|we)['’]?ll\b|^(?:i|we)(?:['’]?d| would) (?:like|love|prefer)\b(?! to\b)|\bplease\b/i;
const OWN = /\b(?:i|i['’]?m|i['’]?ve|my|me|we|our|us|mine)\b/i;
const GOES_ON = /^(?:he|she|it|they|one|her|his|its|it's|their|that|who|the)\b/i;
const SOON =
  /,? \b(?:yesterday|today|tonight|tomorrow|tmrw|tmr|tmw|this (?:morning|afternoon|evening)|last night|just now|right now|rn)\b/gi;

/** What stops a name. */
const STOPS =
  /[,.;:!?"]|\s(?:and|but|who|that|which|he|she|it|they|we|i|you|on|in|at|from|since|because|so|with|lol)\b/i;
const CALLED = /\b(?:called|named|goes by|names?(?:['’]?s| is| was)|name of .{1,40}?(?:['’]s| is))\s{1,9}(\S.*)/i;
const ITS =
  /^(?:no |nope )?(?:it['’]?s|that['’]?s|he['’]?s|she['’]?s|is)\s+(?!a\b|an\b|not\b|my\b|your\b|so\b|ok\b|fine\b)([\p{L}-]+)(?=\s*(?:$|[.,!]))/iu;

const EVENT =
  "test|exam|exams|interview|concert|recital|audition|match|game|race|spelling bee|competition|tournament|show|gig|presentation|performance|play|wedding|quiz|swim meet|first day";
const TO_COME = new RegExp(
  `\\b(?:a|an|my|your|our|the|this)\\s+((?:(?!have|and|in|on|for)[\\w'-]+\\s){0,2}?(?:${EVENT}))\\b`,
  "gi",
);

/** Words of every day that no others are kin to. */
const EVERYDAY = /^(?:tomorrow|tmrw|tmr|tmw|okay|alright|lol|done|gone|only|hers?|mine|yours|here|there|me|you)$/i;
/** Whether a word by itself may be a name: it has a capital, or is no known word: "its nothing" names nobody. */
const isNameLike = (word: string): boolean =>
  /^\p{Lu}/u.test(word) ||
  (!EVERYDAY.test(word) && stems(word).length > 0 && stems(word).every((stem) => kinOf(stem).size === 0));

const called = (words: string): string => {
  const stop = words.search(STOPS);
  const name = (stop < 0 ? words : words.slice(0, stop)).trim();
  const low = /\p{Lu}\p{Lu}/u.test(name) ? name.toLowerCase() : name;
  return /^(?:the|a) /i.test(low) ? low : low.replace(/^\p{Ll}/u, (one) => one.toUpperCase());
};

/** The English of what was told. */
export const told: ToldWords = {
  clauses: (quote) =>
    sentencesOf(quote).flatMap((sentence) => {
      if (KEPT_OUT.test(sentence)) return [];
      const plain = /\p{Ll}/u.test(sentence) ? sentence : sentence.toLowerCase();
      const asks = isQuestion(plain) || /\?\s*$/.test(plain);
      const parts = plain.split(PARTS);
      // What is told before a question in the same breath.
      const kept = asks ? parts.slice(0, -1).filter((one) => OWN.test(one.slice(0, 4)) && !isQuestion(one)) : parts;
      return kept.flatMap((part) => {
        let bare = part.trim();
        while (LEAD.test(bare) && !/^the\b/i.test(bare)) bare = bare.replace(LEAD, "");
        bare = bare
          .replace(/(?<![\s.!,…])[\s.!,…]+$/u, "")
          .replace(/,\s{0,9}(?:thank|thanks|ta|cheers|please)\b.{0,40}$/i, "");
        const tells = (OWN.test(bare) || GOES_ON.test(bare) || BARE.test(bare)) && !SAYS.test(bare);
        if (!tells || bare.length < 5 || bare.length > 120) return [];
        const turned = youFor(bare)
          .replace(/,? ?\bwish you luck\b.*/i, "")
          .replace(/^You/, "you");
        return [BARE.test(turned) ? `you ${turned.replace(/^\p{Lu}/u, (one) => one.toLowerCase())}` : turned];
      });
    }),
  sought: (question) => [...new Set(stems(question.replace(/['’]s\b/g, "")))].filter((word) => !IDLE.has(word)),
  nameIn: (clause, of) => {
    const its = ITS.exec(clause)?.[1];
    const found = CALLED.exec(clause)?.[1] ?? (its && isNameLike(its) ? its : undefined);
    if (found) return called(found) || null;
    const words = clause.split(/\s+/);
    const at = words.findIndex((word) => stems(word).some((stem) => of.includes(stem)));
    const next = /^(\p{Lu}\p{L}+)/u.exec(words[at + 1] ?? "")?.[1];
    return at >= 0 && next ? next : null;
  },
  toCome: (clause, of) => {
    const all = [...clause.matchAll(TO_COME)].map(([, event = ""]) => event);
    const found = all.find((one) => stems(one).some((word) => of.includes(word))) ?? all[0];
    return found ? `the ${found}` : null;
  },
  undated: (clause) => clause.replace(SOON, ""),
  isKeptOut: (sentence) => KEPT_OUT.test(sentence),
  weighs: (text) => WEIGHS.test(text),
  from: (clause) => {
    const found =
      /\byou(?:['’]re| are| come| came|re)(?: \w+)? from ([\p{L}'’ -]{1,40}?)(?=$|[,.;]|\s(?:yourself|originally|and|but|so|where|which|near|by)\b)/iu.exec(
        clause,
      )?.[1];
    return found ? `from ${found.trim()}` : null;
  },
  goesOn: (clause) => /^(?:he|she|it|they|one|her|his|its|it's|their)\b/i.test(clause),
  theOne: (clause) => {
    const found = /^(?:the \w+\s+)?(?:he|she|it|they|who)(['’]s|['’]re)?\s+(.+)$/i.exec(clause);
    return found ? `the one who${found[1] ? "'s" : ""} ${found[2]}` : null;
  },
};

/** Stems that say nothing of what was told. */
const IDLE: ReadonlySet<string> = new Set(
  stems(
    `what what's whats where who how which did do does was is am are were be been my i i'm im me we our you u ya your told tell said say know knew remember recall remind forget
about mention called call named name names it its thing something even still honestly again ever yesterday today last time other day guess went go happened happen to the a of on in at for from
that this have has had got get used or and with please btw lol so now here then there just`,
  ),
);
