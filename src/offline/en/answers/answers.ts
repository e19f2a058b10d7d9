/**
 * What a resident answers without a model, to anything that anybody says to them: only from what this resident remembers, has
 * planned, was given and sees; else that they don't know. A list of rules, the first that applies answers; facts never come from
 * anywhere but the mind (design sections 2.1, 5; paper section 6).
 */

import { startOfDay, timeOfDay } from "../../../clock/units.ts";
import { plain } from "../../../language/en/plain.ts";
import { isForeign, isQuestion, sentences, toldIn } from "../../../language/en/sentences.ts";
import { literal } from "../../../language/literal.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import type { Asker } from "../../../mind/questions/interview.ts";
import type { Self } from "../../../mind/self.ts";
import type { Random } from "../../../world/chance.ts";
import type { Memory } from "../../../world/events.ts";
import { firstName, type Line } from "../../../world/people.ts";
import type { Reading } from "../../../world/reading.ts";
import { type Ask, askerName, byRules, choose } from "../../answers/ask.ts";
import { answerBy } from "../../answers/dispatch.ts";
import { nameGiven, visitorCalled } from "../../answers/names.ts";
import type { Answer } from "../../tongue.ts";
import { answer, contentWords, isPrivate, joined, lastToAsker, overlap, type Rule, saysLittle } from "./ask.ts";
import { events } from "./event.ts";
import { everyday, looksOf } from "./everyday.ts";
import { answerLines as lines } from "./lines.ts";
import { news } from "./news.ts";
import { applying, asksOfMe, entertaining, open, standing } from "./open.ts";
import { recommending, sitting } from "./orders.ts";
import { inTheHouse, kin, people } from "./people.ts";
import { myself, topics } from "./self.ts";
import { serious } from "./serious.ts";
import { ofTheAsker, practical, reactions } from "./social.ts";
import { doings, hereAndNow } from "./time.ts";
import { toldLines } from "./told-lines.ts";
import { asMe, inFirstPerson, LONGEST_ANSWER, quoteOf } from "./voice.ts";
import { whereabouts } from "./where.ts";
import { why } from "./why.ts";
import { peopleNamed } from "./words.ts";

/** What still reads a question that somebody typed and that was not understood. */
const between: readonly Rule[] = [ofTheAsker, whereabouts, reactions, entertaining];

/** For questions of an interview, in this order: what is said between two first, then what is asked. */
const rules: readonly Rule[] = [
  ofTheAsker,
  whereabouts,
  asked(inTheHouse),
  reactions,
  asked(ownSaying),
  events,
  entertaining,
  asked(recommending),
  asked(sitting),
  asked(applying),
  asked(why),
  asked(everyday),
  asked(practical),
  asked(hereAndNow),
  asked(standing),
  asked(news),
  asked(kin),
  asked(myself),
  asked(doings),
  people,
  asked(open),
  asked(topics),
  asked(saidOf),
  asked(recall),
  asked(ownWords),
  asked(looksOf),
  asked(asksOfMe),
];

/** A language the town does not speak. */
function foreign(ask: Ask): Answer | null {
  if (!/^en\b/.test(ask.self.town.language) || !isForeign(ask.whole)) return null;
  return answer(ask, "language", false, choose(ask, lines.foreign));
}

function asked(rule: Rule): Rule {
  return (ask) => (ask.question ? rule(ask) : null);
}

/** Answers what somebody said; `lately` is what was said in this place, `talk` what was said before in the talk: null where nobody talks. The same self, words, asker and throw give the same answer. */
export function answerTo(
  self: Self,
  question: string,
  asker: Asker,
  recalled: readonly Memory[],
  random: Random,
  lately: readonly string[] = [],
  reading?: Reading,
  talk: readonly Line[] | null = null,
): Answer {
  const whole = question.trim().slice(0, 600);
  const parts = sentences(whole);
  const text = addressed(self, mainSentence(parts) ?? whole);
  const said = memoriesOf(self.mind.stream)
    .filter((memory) => memory.speaker === self.persona.id && memory.subjects.includes(asker.id))
    .map((memory) => memory.text)
    .join("\n");
  const ask: Ask = {
    self,
    asker: asker.visitor ? { ...asker, name: called(self, asker, whole) } : asker,
    whole,
    text,
    all: plain(addressed(self, whole)),
    p: plain(text),
    question: isQuestion(text) && !agreesWith.test(plain(text)),
    people: peopleNamed(self, text),
    recalled,
    random,
    said,
    lately,
    reading,
  };
  if (!/[\p{L}\p{N}]/u.test(whole)) return answer(ask, "ask-back", true, choose(ask, lines.whatSay));
  const earnest = serious(ask) ?? foreign(ask);
  if (earnest) return earnest;
  return answerBy(ask, talk, {
    ahead: () => hosted(ask),
    ruled: (examined) => byRules(ask, examined ? rules : between),
    unknown: () => unknown(ask),
    greetedBack: (found) => greetedBack(ask, found),
  });
}

/** Who asks to come, to help or to bring something to a gathering, and how it goes with it; why; who is up for a post. */
function hosted(ask: Ask): Answer | null {
  const ofPost = ask.reading?.clauses.some(({ intent }) => intent === "ask-event-who");
  return events(ask) ?? (ask.question ? (why(ask) ?? (ofPost ? news(ask) : null)) : null);
}

/** Answers that greet of themselves, or before which a greeting would be out of place. */
const greetless = new Set([
  "greet",
  "visit",
  "farewell",
  "how-are-you",
  "thanked",
  "serious",
  "language",
  "insult",
  "alarm",
]);

/** Whoever begins with a greeting is greeted first, once in a while: "Good morning! Is Sam in?" */
function greetedBack(ask: Ask, found: Answer): Answer {
  const hail =
    /^\W*(?:oh |well )?(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|evening)\b(?: there)?[\s,!.]{0,5}/.exec(
      ask.all,
    )?.[0];
  const mine = lastToAsker(ask);
  if (
    hail === undefined ||
    !ask.asker.visitor ||
    greetless.has(found.kind) ||
    (mine && mine.created > ask.self.now - 60) ||
    ask.people.some((one) => ask.all.slice(hail.length).startsWith(one.name.toLowerCase())) ||
    /^(?:hello|hi|hey|good (?:morning|day|afternoon|evening)|welcome|nice to)\b/i.test(found.line)
  )
    return found;
  const t = timeOfDay(ask.self.now);
  const words = /\b(?:morning|afternoon|evening|day)\b/.test(hail)
    ? `Good ${t < 720 ? "morning" : t < 1080 ? "afternoon" : "evening"}`
    : "Hello";
  // Whoever is named in the answer is not named twice.
  const name = askerName(ask);
  const line = found.line.includes(name) ? `${words}! ${found.line}` : `${words}, ${name}. ${found.line}`;
  return line.length <= LONGEST_ANSWER ? { ...found, line } : found;
}

/** "Lovely day, isn't it?": a remark, for all its question mark. */
const agreesWith =
  /^(?!\W*(?:who|what|which|where|when|why|how|is|are|do|does|did|will|can|could|would|have|has)\b).{3,60}?(?: (?:is|are|does|do|was|were|did) not (?:it|they|he|she|you|that)|, (?:do not|would not) you (?:think|say)|, (?:right|eh|no|is it))\W*$/;

/** The sentence that matters most: the last question, with the one it hangs on ("Is there a party? Are you going?"), else the last word. */
function mainSentence(parts: readonly string[]): string | undefined {
  const at = parts.findLastIndex((one) => isQuestion(one));
  const [before, last] = [parts[at - 1], parts[at]];
  if (last === undefined) return parts.findLast((one) => plain(one).trim().split(" ").length > 2) ?? parts.at(-1);
  const says = (one: string) => contentWords({ people: [] }, one).length > 0;
  return before !== undefined && isQuestion(before) && says(before) && !says(last) ? `${before} ${last}` : last;
}

/** What a visitor wants to be called: as they say now or said before, else as their stage shows them. */
function called(self: Self, asker: Asker, whole: string): string {
  const now = nameGiven({ whole, asker });
  const own = now?.toLowerCase() === self.persona.name.split(" ")[0]!.toLowerCase();
  return now && !own ? now : visitorCalled(self, asker.id, asker.name);
}

/** The text without the resident's own name as a form of address: "Isabella, who is running?" */
function addressed(self: Self, text: string): string {
  const ownNames = [self.persona.name, firstName(self.persona.name)].map(literal).join("|");
  return (
    text
      .replace(
        new RegExp(
          `^(\\s*(?:hi|hello|hey|good (?:morning|evening|afternoon|day)|so|and|thanks|thank you|dear|oh),?)?\\s*(?:${ownNames})\\b(?!'s|’s)\\s*[,.!:-]+\\s*`,
          "i",
        ),
        (_, hail: string | undefined) => (hail ? `${hail} ` : ""),
      )
      .replace(
        new RegExp(
          `^(\\s*(?:hi|hello|hey|good (?:morning|evening|afternoon|day)|bye|goodbye|thanks|thank you)),?\\s+(?:${ownNames})\\b(?!'s|’s)`,
          "i",
        ),
        "$1",
      )
      .replace(new RegExp(`,\\s{0,9}(?:${ownNames})\\s{0,9}([?.!]{0,9})\\s{0,9}$`, "i"), "$1")
      .trim() || text
  );
}

/** The memory that really answers, told in the first person. */
function recall(ask: Ask): Answer | null {
  const { self } = ask;
  const words = contentWords(ask, ask.text);
  if (words.length === 0) return null;
  const wanted = ask.people.flatMap((one) => one.ids);
  const fits = (memory: Memory) =>
    memory.speaker !== self.persona.id &&
    memory.speaker !== ask.asker.id &&
    memory.kind !== "plan" &&
    !saysLittle(memory) &&
    (memory.source.how !== "given" || /\byou(?:r|rs|rself)?\b/.test(ask.p) || words.length > 1) &&
    !isPrivate(self, memory) &&
    wanted.every(
      (id) =>
        memory.subjects.includes(id) ||
        memory.text.includes(self.town.personas.get(id)?.name.split(" ")[0] ?? "\u0000"),
    );
  const scored = ask.recalled
    .filter(fits)
    .map((memory, rank) => ({ memory, rank, ...overlap(words, memory.text) }))
    .filter(({ count, share }) => (words.length === 1 ? count === 1 : count >= 2 && share >= 0.5));
  const best = scored.sort((a, b) => b.share - a.share || a.rank - b.rank)[0]?.memory;
  if (!best) return null;
  const yes = /^ *(?:did|have|has|was|were) /.test(ask.p) ? "Yes" : null;
  const told =
    best.source.how === "given" || best.source.how === "concluded"
      ? asMe(self, best.text)
      : inFirstPerson(self, best, ask.asker.id);
  return answer(
    ask,
    "recalled",
    true,
    yes && best.source.how !== "heard" && best.source.how !== "inner-voice" ? joined(`${yes}. ${told}`) : told,
    [best],
  );
}

/** Words in which somebody is asked what they said. */
const SAYING =
  /\b(?:did|have|had) you (?:\w+ )?(?:say|said|mention(?:ed)?|talk(?:ed)? about|speak (?:of|about)|spoken (?:of|about))\b|^\W*(?:and |so |but )?you (?:just |also |once )?(?:mentioned|talked about|spoke of|said something)\b/;

/** What one said oneself of what is asked; asked for one's words alone, the last of today. */
function ownWords(ask: Ask): Answer | null {
  const { self } = ask;
  const saying = SAYING.test(ask.p);
  const words = contentWords(ask, ask.text).filter(
    (word) =>
      !saying ||
      !/^(?:sa(?:y|id)|mention|talk|tell|told|speak|spoken|spoke|someth|something|anyth|anything|today|just|earlier)$/.test(
        word,
      ),
  );
  if (!saying && words.length < 2) return null;
  const own = memoriesOf(self.mind.stream).filter(
    (memory) =>
      memory.speaker === self.persona.id &&
      memory.source.how === "did" &&
      !saysLittle(memory) &&
      !isPrivate(self, memory) &&
      (words.length > 0 || memory.created >= startOfDay(Math.floor(self.now / 1440) + 1)),
  );
  const last = own.findLast((memory) => {
    const { count, share } = overlap(words, toldIn(quoteOf(memory) ?? ""));
    return words.length === 0 || (share >= 0.6 && (saying || count >= 2));
  });
  return last ? answer(ask, "recalled", true, inFirstPerson(self, last, ask.asker.id), [last], true) : null;
}

/** "Did you say something about a watch?": it is looked for in one's own words first. */
function ownSaying(ask: Ask): Answer | null {
  return SAYING.test(ask.p) && ask.people.length === 0 ? ownWords(ask) : null;
}

/** The same where nothing else is known of it: so it was not said. */
function saidOf(ask: Ask): Answer | null {
  return SAYING.test(ask.p) && ask.people.length === 0
    ? answer(ask, "not-confirmed", true, choose(ask, toldLines.saidNot))
    : null;
}

/** In so many ways: that one doesn't know. */
function unknown(ask: Ask): Answer {
  const { p } = ask;
  // "Why?", "Really?": there is nothing in it to know.
  if (p.trim().split(" ").length <= 3 && contentWords(ask, ask.text).length === 0)
    return answer(ask, "ask-back", true, choose(ask, lines.whatSay));
  const bank = /\b(?:did|have|had|were) you\b|\bdo you remember\b|\bremember when\b/.test(p)
    ? lines.dontRemember
    : /\b(?:hear|heard|is there|are there|is it true|going on|happening)\b/.test(p)
      ? lines.notHeard
      : /\b(?:what do you think|opinion|how do you feel|do you (?:like|believe|think)|should)\b/.test(p)
        ? lines.noOpinion
        : lines.dontKnow;
  return answer(ask, "dont-know", false, choose(ask, bank));
}
