/**
 * Repair: somebody complains of an answer, or says once more what they meant. The question before is taken up again with what they insist on;
 * where it is still not known, that is said. Nobody gives the same answer again, and nobody agrees to nothing.
 */
import { dayOf } from "../../clock/units.ts";
import { memoriesWith } from "../../mind/memory/stream.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import type { Memory } from "../../world/events.ts";
import { type Intent, intents } from "../../world/intents.ts";
import { quotedIn } from "../say/spoken.ts";
import type { Answer } from "../tongue.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { type Asked, joined, oneOf, said, type Understood, understoodIn } from "./answerer.ts";
import { choose, present } from "./ask.ts";
import { unknown } from "./bearing.ts";
import { contentOf, sharing } from "./content.ts";
import { heardBefore, lastOwn } from "./manner.ts";
import { names } from "./naming.ts";
import { isPointing } from "./people.ts";
import { ORDERS } from "./pointing-forms.ts";

/** Answers a clause as if other words had been typed. */
export type Again = (text: string, clause: Understood) => Answer | null;

/** So sure it must be what is asked along with a complaint, and what was asked before it. */
const ASKED = 0.3;

/** So sure it must be what is insisted on. */
const MADE_OUT = 0.6;

/** What complains asks nothing of its own by these: "that's not what I asked" asks for nothing that was said. */
const OF_THE_TALK: ReadonlySet<Intent> = new Set<Intent>([
  "ask-said",
  "ask-told-you",
  "ask-who-told",
  "ask-true",
  "follow-mean",
  "follow-more",
  "follow-why",
  "follow-which",
  "follow-and-you",
]);

const asksFor = ({ intent, confidence }: Understood): boolean =>
  intents[intent].act === "ask" && confidence >= ASKED && !OF_THE_TALK.has(intent);

/** What an answer to somebody who insists on something must be of. */
const isOf = (words: readonly string[], found: Answer): boolean => sharing(words, found.line) > 0;

/** What of a sentence stands after the last of some openings; null where none of them stands in it. */
function after(openings: readonly string[], sentence: string): string | null {
  const plain = sentence.toLowerCase().replaceAll("’", "'");
  const [found] = openings
    .map((one) => ({ one, at: plain.indexOf(one) }))
    .filter(({ one, at }) => at >= 0 && (isUnspaced(one) || !/[\p{L}\p{N}]/u.test(plain[at + one.length] ?? "")))
    .sort((a, b) => b.at - a.at || b.one.length - a.one.length);
  return found ? sentence.slice(found.at + found.one.length).trim() : null;
}

/** What they insist on, without what they say it was not, and whom they only call. */
function insistedIn(ask: Asked, text: string): string {
  const { butNot } = ask.lines.repair;
  const plain = text.toLowerCase();
  const ends = butNot.map((one) => plain.indexOf(one)).filter((at) => at > 0);
  const upTo = ends.length > 0 ? text.slice(0, Math.min(...ends)) : text;
  const called = new Set(ask.people.flatMap(({ name }) => stems(name)));
  return upTo
    .split(/[,，]/u)
    .filter((part) => stems(part).some((word) => !called.has(word)))
    .join(", ")
    .replace(/(?<![\s.!?,。！？，])[\s.!?,。！？，]+$/u, "")
    .replace(/^[\s,，]+/u, "");
}

/** A complaint: what it insists on, and the sentences beside it. */
interface Complaint {
  readonly insisted: string;
  readonly rest: readonly string[];
  /** It says only that something was heard before. */
  readonly heard: boolean;
  /** It says that something was asked, which may have been of anybody. */
  readonly weak: boolean;
}

/** Whether a sentence blames whoever it is said to, and tells of nobody else: "Anna didn't ask me" blames nobody here. */
function blamesYou(ask: Asked, sentence: string): boolean {
  const { blames, bids, unsaid, whatOf } = ask.lines.repair;
  if (names(blames, sentence)) return true;
  const plain = (one: string) => one.toLowerCase().replaceAll("’", "'");
  if (sentence.split(/[,，]/u).some((part) => bids.some((one) => plain(part).trim().startsWith(one)))) return true;
  const rest = after(unsaid, sentence)?.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, "");
  if (rest === undefined) return false;
  const [first] = rest.split(/\s+/);
  return rest === "" || whatOf.some((one) => (isUnspaced(one) ? rest.includes(one) : plain(first!) === one));
}

/** What a line complains of; null where it complains of nothing. */
function complaintIn(ask: Asked): Complaint | null {
  const { insists, asked, unsaid, toldMe, again, knows } = ask.lines.repair;
  const all = sentencesOf(ask.whole);
  const at = all.findIndex(
    (one) =>
      after([...insists, ...asked], one) !== null ||
      blamesYou(ask, one) ||
      names(knows, one) ||
      (names(toldMe, one) && names(again, one)),
  );
  if (at < 0) return null;
  const own = all[at]!;
  const rest = all.filter((_, i) => i !== at);
  const meant = after([...insists, ...asked], own);
  const blamed = blamesYou(ask, own);
  const weak = !blamed && meant !== null && after(insists, own) === null;
  const heard = !blamed && meant === null;
  // "You haven't told me who taught you" insists on what it says was not told.
  const insisted = insistedIn(ask, meant ?? (after(unsaid, own) || rest.join(" ")));
  return { insisted, rest, heard, weak };
}

/** So many of their lines back somebody may still complain of what came of one. */
const BACK = 2;

/** What the asker asked a moment ago. */
function askedBefore(ask: Asked): { readonly text: string; readonly clause: Understood } | null {
  const theirs = ask.talk.filter(({ who }) => who === ask.asker.id).slice(-BACK);
  for (const line of theirs.reverse()) {
    const clause = understoodIn(line).find(asksFor);
    if (clause) return { text: line.text, clause };
  }
  return null;
}

/** What the asker asked on another day, where what they insist on is of that: "you haven't told me yet who taught you". */
function askedThen(ask: Asked, insisted: string): Memory | null {
  const words = contentOf(ask, insisted);
  const found = heardBefore(ask).findLast(
    ({ text, created }) =>
      dayOf(created) < dayOf(ask.self.now) &&
      ask.mouth.asks(quotedIn(text)) &&
      sharing(words, text) * 2 >= Math.max(1, words.length),
  );
  return found ?? null;
}

/** What one said to a question of another day, said again as said then; else what one has to say to it now. */
function answeredThen(ask: Asked, question: Memory, again: Again): Answer | null {
  const { self, mouth, lines } = ask;
  const own = memoriesWith(self.mind.stream, { speaker: self.persona.id, subject: ask.asker.id }).find(
    ({ created, source }) =>
      source.how === "did" && created >= question.created && created <= question.created + ANSWERED,
  );
  if (own) {
    const values = { when: mouth.ago(self, own.created), words: quotedIn(own.text) };
    return oneOf(ask, "recalled", lines.saidThen, values, { rests: [own] });
  }
  const text = quotedIn(question.text);
  const slots = { form: mouth.form(text) };
  return again(text, { act: { act: "chat" }, confidence: 1, intent: "ask-your-past", slots });
}

/** So many minutes after a question it is answered. */
const ANSWERED = 5;

/** Whether an answer says something that they have not heard from here before. */
const isNew = (ask: Asked, found: Answer | null): found is Answer =>
  found?.known === true && !ask.said.includes(found.line.replace(/[.!?。！？]$/u, ""));

/** What answers a complaint of what one said last; null where a line complains of nothing. */
export function repaired(ask: Asked, again: Again): Answer | null {
  const own = lastOwn(ask);
  const { repair } = ask.lines;
  const named = ask.people.flatMap(({ ids }) => ids);
  const isMeant = named.includes(ask.self.persona.id);
  const complaint = complaintIn(ask);
  // Who has not spoken yet may still be whom they asked, today or another day.
  if (!own && !isMeant && !(complaint && askedThen(ask, complaint.insisted))) return null;
  if (own && asksBack(ask, own.text)) return own.rests.length > 0 ? null : oneOf(ask, "sorry", repair.meantNothing);
  // "You must be thinking of somebody else": what one took for so is taken back, and no more is made of it.
  if (own && !ask.question && names(repair.mistook, ask.whole) && !names(repair.iMistook, ask.whole))
    return oneOf(ask, "sorry", repair.tookBack, { name: ask.asker.name });
  const then = complaint && !complaint.heard && askedBefore(ask) === null ? askedThen(ask, complaint.insisted) : null;
  const since = then && answeredThen(ask, then, again);
  if (since?.known) return since;
  // "I asked for the tea" at a counter asks for that.
  const orders = understoodIn(ask).some(({ intent, confidence }) => ORDERS.has(intent) && confidence >= ASKED);
  if (!complaint || (orders && (complaint.weak || names(ask.lines.counter.insisted, ask.whole)))) return null;
  const { insisted, rest, heard, weak } = complaint;
  const other = named.find(
    (id) => id !== ask.self.persona.id && id !== ask.asker.id && present(ask.self).some((one) => one.id === id),
  );
  const here = understoodIn(ask).filter(asksFor);
  const words = contentOf(ask, insisted);
  const bare = words.length === 0;
  // "Let me ask you, what do you sell?" asks for the first time.
  const earlier = askedBefore(ask);
  if (
    weak &&
    here.length > 0 &&
    !rest.some((one) => names(repair.blames, one)) &&
    (!earlier || sharing(words, earlier.text) === 0)
  )
    return null;
  // "I asked Mister Lin": whoever else was meant is told of it, and what else is asked is answered.
  if (other !== undefined && bare && !heard) {
    const sorry = choose(ask, repair.forOther, { who: ask.mouth.called(ask.self, other) });
    const also = rest.length > 0 ? here.map((one) => ask.answer(one)).find((one) => isNew(ask, one)) : null;
    return said("sorry", joined(ask, sorry, also?.line), also ? { rests: also.rests } : {});
  }
  const before = askedBefore(ask);
  // Whoever asks nothing and asked nothing put something else right; so does who only says that they know.
  if (here.length === 0 && (!before || (heard && bare))) return null;
  // "I asked my sister" tells of somebody, where nothing of it was asked.
  if (weak && here.length === 0 && !isMeant && sharing(words, before!.text) === 0) return null;
  const { words: _, ...slots } = here[0]?.slots ?? {};
  const tries = [
    ...here.map((one) => () => ask.answer(one)),
    ...(before && !bare
      ? [() => again(insisted, { ...before.clause, slots: { ...before.clause.slots, ...slots } })]
      : []),
    ...(before && bare && isMeant ? [() => again(before.text, before.clause)] : []),
  ];
  // What was made out of what they insist on may be answered in any words.
  const madeOut =
    words.length > 0 &&
    here.some(({ confidence, slots }) => confidence >= MADE_OUT && (slots?.words ?? "").includes(insisted));
  for (const one of tries) {
    const found = one();
    // What was taken for something else before is so again, unless the answer is of what they insist on.
    const pointed = found?.kind === "who" && isPointing({ ...ask, text: insisted });
    if (isNew(ask, found) && (bare || heard || pointed || madeOut || isOf(words, found))) {
      const line = heard && here.length > 0 ? found.line : joined(ask, choose(ask, repair.sorry), found.line);
      return { ...found, line };
    }
  }
  if (bare) return oneOf(ask, "ask-back", ask.lines.misheardAgain, {}, { known: false });
  // Of oneself one has always something to say; of anything else, that one is at a loss, in the form of what they insist on, and never their own words again.
  const of = here[0] ?? before?.clause;
  const form = of?.slots?.form ?? ask.mouth.form(insisted);
  const modest = unknown({ ...ask, text: "" }, of ? { ...of, slots: { ...of.slots, form } } : { slots: { form } });
  return !ask.said.includes(modest.line)
    ? { ...modest, line: joined(ask, choose(ask, repair.sorry), modest.line) }
    : said("dont-know", joined(ask, choose(ask, repair.sorry), choose(ask, repair.notKnown)), { known: false });
}

/** So many words of what was said last must come back to be asked about. */
const ECHO = 2;

/** Whether a line asks what the last one was to mean, in its own words: "what do you mean, is it always like that". */
function asksBack(ask: Asked, own: string): boolean {
  const of = sentencesOf(ask.whole).map((one) => after(ask.lines.repair.whatMeant, one) ?? "");
  return of.some((one) => {
    const words = stems(one);
    const core = one.toLowerCase().replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, "");
    const alike = words.length > 0 && sharing(words, own) >= Math.min(ECHO, words.length);
    return alike || (core !== "" && own.toLowerCase().includes(core));
  });
}

/** What says more than that one has heard, and is not said twice over. */
const REPEATED: ReadonlySet<string> = new Set([
  "acknowledge",
  "agree",
  "claim",
  "confirm",
  "dont-know",
  "news",
  "not-confirmed",
  "opinion",
  "leaning",
  "place",
  "recalled",
  "remark",
  "statement",
  "topic",
  "who",
  "why",
  "occupation",
  "work",
  "interests",
  "kin",
  "past",
  "feeling",
  "wish",
]);

/** Whether an answer says more than that one has heard, and they have heard it. */
export const isHeard = (ask: Pick<Asked, "said">, found: Answer): boolean =>
  REPEATED.has(found.kind) &&
  !found.offer &&
  ask.said.includes(found.line.replace(/(?<![.!?。！？])[.!?。！？]+$/u, ""));

/** So many of one's own lines back an answer is the same once more. */
const LATELY = 2;

/** An answer, but where it is what one has just said to another question: then that one knows no more. */
export function notTwice(ask: Asked, found: Answer): Answer {
  if (!REPEATED.has(found.kind) || found.offer || !ask.question) return found;
  const own = ask.talk.filter(({ who }) => who === ask.self.persona.id).slice(-LATELY);
  const core = found.line.replace(/(?<![.!?。！？])[.!?。！？]+$/u, "");
  if (!own.some(({ text }) => text.includes(core))) return found;
  const last = ask.talk.findLast(({ who }) => who === ask.asker.id);
  const words = contentOf(ask, ask.text);
  const [best] = understoodIn(ask);
  const alike = !last || words.length === 0 || sharing(words, last.text) > 0;
  // Who asks the same once more hears the same; what fits two questions of different matters fits neither.
  const same = last !== undefined && understoodIn(last)[0]?.intent === best?.intent;
  if (same && (alike || best?.intent.startsWith("ask-your-"))) return found;
  if (!alike) return unknown(ask, best ?? null);
  return oneOf(ask, "dont-know", ask.lines.repair.noMore, {}, { known: false });
}
