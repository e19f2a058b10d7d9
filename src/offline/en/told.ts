/** English: what somebody told of their own, clause by clause. */
import { isQuestion } from "../../language/en/sentences.ts";
import { youFor } from "../../language/en/you-for.ts";
import { stems } from "../../mind/memory/words.ts";
import type { ToldWords } from "../answers/mouth.ts";
import { sentencesOf } from "../understand/sentences.ts";

const SUBJECT =
  "i|i['’]?m|i['’]?ve|i['’]?d|my|we|our|he|she|it|they|her|his|its|their|this|one|got|lost|then|who|can|do|does|did|is|are|have|has|any|could|would|what|where|how";
/** Where a sentence goes on with another clause. */
const PARTS = new RegExp(
  `[,;:]\\s+(?:(?:and|but|so|because|then)\\s+)?(?=(?:${SUBJECT})\\b)|\\s+(?:and|but|so|because|cause|cuz|anyway)\\s+(?=(?:${SUBJECT}|thought)\\b)`,
  "i",
);
const LEAD =
  /^(?:(?:and|so|but|well|oh|ok|okay|hi|hello|hey|lol|haha|omg|anyway|yes|yeah|no|nope|the)\b[,!]?\s+)(?=\S)/i;
/** What is done or had, before which "I" is left out. */
const BARE = /^(?:lost|got|had|broke|bought|made|won|saw|found|left|missed|passed|failed|went|came)\b/i;
/** What begins no clause that tells anything. */
const SAYS =
  /^(?:i|we)(?:['’]m|\s+am|\s+just|\s+only|\s+do|\s+don['’]?t)*\s+(?:think|guess|know|see|agree|understand|wonder|bet|suppose|sorry|asked|asking|hear|hope|promise|beg|apologi[sz]e|forgive|said|told|meant|mean|kidding|joking|remember)\b|^(?:i|we)['’]?ll\b/i;
const OWN = /\b(?:i|i['’]?m|i['’]?ve|my|me|we|our|us|mine)\b/i;
const GOES_ON = /^(?:he|she|it|they|one|her|his|its|it's|their|that|who|the)\b/i;
const SOON =
  /,? \b(?:yesterday|today|tonight|tomorrow|tmrw|tmr|tmw|this (?:morning|afternoon|evening)|last night|just now|right now|rn)\b/gi;

/** What stops a name. */
const STOPS =
  /[,.;:!?"]|\s(?:and|but|who|that|which|he|she|it|they|we|i|you|on|in|at|from|since|because|so|with|lol)\b/i;
const CALLED = /\b(?:called|named|goes by|names?(?:['’]?s| is| was)|name of .+?(?:['’]s| is))\s+(\S.*)$/i;
const ITS =
  /^(?:no |nope )?(?:it['’]?s|that['’]?s|he['’]?s|she['’]?s|is)\s+(?!a\b|an\b|not\b|my\b|your\b|so\b|ok\b|fine\b)([\p{L}-]+)(?=\s*(?:$|[.,!]))/iu;

const EVENT =
  "test|exam|exams|interview|concert|recital|audition|match|game|race|spelling bee|competition|tournament|show|gig|presentation|performance|play|wedding|quiz|swim meet|first day|operation|viewing";
const TO_COME = new RegExp(
  `\\b(?:a|an|my|your|our|the|this)\\s+((?:(?!have|and|in|on|for)[\\w'-]+\\s){0,2}?(?:${EVENT}))\\b`,
  "i",
);

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
      const plain = /\p{Ll}/u.test(sentence) ? sentence : sentence.toLowerCase();
      const asks = isQuestion(plain) || /\?\s*$/.test(plain);
      const parts = plain.split(PARTS);
      // What is told before a question in the same breath.
      const kept = asks ? parts.slice(0, -1).filter((one) => OWN.test(one.slice(0, 4)) && !isQuestion(one)) : parts;
      return kept.flatMap((part) => {
        let bare = part.trim();
        while (LEAD.test(bare) && !/^the\b/i.test(bare)) bare = bare.replace(LEAD, "");
        bare = bare.replace(/[\s.!,…]+$/u, "").replace(/,\s{0,9}(?:thank|thanks|ta|cheers|please)\b.{0,40}$/i, "");
        const tells = (OWN.test(bare) || GOES_ON.test(bare) || BARE.test(bare)) && !SAYS.test(bare);
        if (!tells || bare.length < 5 || bare.length > 120) return [];
        const turned = youFor(bare)
          .replace(/,? ?\bwish you luck\b.*$/i, "")
          .replace(SOON, "")
          .replace(/^You/, "you");
        return [BARE.test(turned) ? `you ${turned.replace(/^\p{Lu}/u, (one) => one.toLowerCase())}` : turned];
      });
    }),
  sought: (question) => [...new Set(stems(question.replace(/['’]s\b/g, "")))].filter((word) => !IDLE.has(word)),
  nameIn: (clause, of) => {
    const found = CALLED.exec(clause)?.[1] ?? ITS.exec(clause)?.[1];
    if (found) return called(found) || null;
    const words = clause.split(/\s+/);
    const at = words.findIndex((word) => stems(word).some((stem) => of.includes(stem)));
    const next = /^(\p{Lu}\p{L}+)/u.exec(words[at + 1] ?? "")?.[1];
    return at >= 0 && next ? next : null;
  },
  toCome: (clause) => {
    const found = TO_COME.exec(clause)?.[1];
    return found ? `the ${found}` : null;
  },
  from: (clause) => {
    const found =
      /\byou(?:['’]re| are| come| came|re)(?: \w+)? from ([\p{L}'’ -]+?)(?=$|[,.;]|\s(?:yourself|originally|and|but|so|where|which|near|by)\b)/iu.exec(
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
