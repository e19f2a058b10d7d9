/** Asking on: what a bare "why?", "and you?", "with whom?" is about is what was answered last, from the readings and acts of the talk. */
import { capital } from "../../language/capital.ts";
import { findMemory, memoriesWith } from "../../mind/memory/stream.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import { stems } from "../../mind/memory/words.ts";
import { type Gathering, gatheringOf } from "../../mind/persona.ts";
import type { Memory, StoryId } from "../../world/events.ts";
import type { Intent } from "../../world/intents.ts";
import { intents } from "../../world/intents.ts";
import { firstName, isVisitor } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { type AskedFor, does } from "../../world/speech-acts.ts";
import type { Answer } from "../tongue.ts";
import { sentencesOf } from "../understand/sentences.ts";
import {
  type Answerer,
  type Asked,
  isGuess,
  joined,
  mayBeTold,
  oneOf,
  said,
  type Understood,
  understoodIn,
} from "./answerer.ts";
import { bearing } from "./bearing.ts";
import { contentOf, sharing } from "./content.ts";
import { newsAsked } from "./events.ts";
import { hereOf, isKeeper } from "./here.ts";
import { inTheirWay, lastOwn, valuesOf } from "./manner.ts";
import { modestly } from "./modest.ts";
import { names } from "./naming.ts";
import { ofTopics, sayingOf } from "./oneself.ts";
import { spokenOf } from "./people.ts";
import { placeAbout } from "./places.ts";
import { saidOf } from "./said-before.ts";
import { roleTo } from "./ties.ts";

/** Intents that nobody asks on about. */
const isSmall = (intent: Intent): boolean =>
  /^follow-/.test(intent) ||
  ["filler", "laugh", "surprise", "agree", "doubt", "yes", "no", "maybe", "nonsense"].includes(intent);

/** What the talk was about before: the asker's last clause that was about something. */
export function before(ask: Asked): Understood | null {
  for (const line of [...ask.talk].reverse()) {
    if (line.who !== ask.asker.id) continue;
    const about = understoodIn(line).find(({ intent }) => !isSmall(intent));
    if (about) return about;
  }
  return null;
}

/** The clause that was guessed at when the resident last asked back, answered: "yes" means it. Null where nobody asked back. */
export function answeredFor(ask: Asked, _: Understood): Answer | null {
  const last = lastOwn(ask);
  if (!last?.acts.some(isGuess)) return null;
  const line = ask.talk.slice(0, ask.talk.indexOf(last)).findLast(({ who }) => who === ask.asker.id);
  const [meant] = line ? understoodIn(line) : [];
  return meant ? ask.answer(meant) : null;
}

/** What "and you?" asks, by what was said or asked before it. */
const AND_YOU: Partial<Record<Intent, Intent>> = {
  greet: "ask-how-are-you",
  introduce: "ask-your-name",
  "tell-own-feeling": "ask-how-are-you",
  "tell-own-doing": "ask-your-doing",
  "tell-own-fact": "ask-your-work",
  "tell-own-news": "ask-your-past",
  "tell-opinion": "ask-your-opinion",
  "ask-person": "ask-your-name",
  "ask-person-doing": "ask-your-doing",
  "ask-person-plan": "ask-your-plan",
  "ask-person-did": "ask-your-day",
  "ask-person-state": "ask-how-are-you",
  "ask-person-relation": "ask-your-people",
  "ask-person-work": "ask-your-work",
  "ask-person-likes": "ask-your-likes",
  "ask-person-opinion": "ask-your-opinion",
  "ask-person-where": "ask-your-plan",
  "ask-event-who": "ask-event-going",
  "ask-event-what": "ask-event-going",
  "ask-event-when": "ask-event-going",
};

/** What "and Tom?" asks, by what was asked before it. */
const AND_OTHER: Partial<Record<Intent, Intent>> = {
  "ask-how-are-you": "ask-person-state",
  "ask-your-doing": "ask-person-doing",
  "ask-your-plan": "ask-person-plan",
  "ask-your-day": "ask-person-did",
  "ask-your-name": "ask-person",
  "ask-your-work": "ask-person-work",
  "ask-your-likes": "ask-person-likes",
  "ask-your-people": "ask-person-relation",
  "ask-your-feeling": "ask-person-state",
  "ask-your-opinion": "ask-person-opinion",
  "ask-event-going": "ask-event-going",
  "ask-event-who": "ask-event-going",
};

const andYou: Answerer = (ask, clause) => {
  const here = understoodIn(ask).find((one) => one !== clause && AND_YOU[one.intent]);
  // What they told of themselves, whatever it was, is what one tells of oneself as well.
  if (!here && understoodIn(ask).length > 1) return ask.answer({ ...clause, intent: "ask-your-past" });
  const about = here ?? before(ask);
  if (!about) return ask.answer({ ...clause, intent: "ask-how-are-you" });
  const own = about.intent.startsWith("ask-your") || about.intent === "ask-how-are-you";
  const intent = AND_YOU[about.intent] ?? (own ? about.intent : null);
  const found = intent && ask.answer({ ...about, intent, slots: without(about.slots) });
  return found ?? oneOf(ask, "now", ask.lines.andYouNot, valuesOf(ask));
};

/** What a clause names, but for people. */
function without(slots: Understood["slots"]): NonNullable<Understood["slots"]> {
  const { people: _, ...rest } = slots ?? {};
  return rest;
}

const andOther: Answerer = (ask, clause) => {
  const about = before(ask);
  const people = clause.slots?.people;
  if (!people) return which(ask, clause);
  if (!about) return ask.answer({ ...clause, intent: "ask-person-where" });
  const found = ask.answer({
    ...about,
    intent: AND_OTHER[about.intent] ?? about.intent,
    slots: { ...about.slots, people },
  });
  return (
    found ??
    oneOf(ask, "dont-know", ask.lines.otherNot, { who: ask.mouth.called(ask.self, people[0]!) }, { known: false })
  );
};

/** The memories on which the resident's last line rests. */
const restsOf = (ask: Asked): readonly Memory[] =>
  lastOwn(ask)?.rests.flatMap((id) => findMemory(ask.self.mind.stream, id) ?? []) ?? [];

/** A memory as a sentence of its holder's, where it may be told. */
const retold = (ask: Asked, memory: Memory): Answer | null => {
  const answer = said("why", ask.mouth.sentence(ask.mouth.retold(ask.self, memory, ask.asker.id)), { rests: [memory] });
  return mayBeTold(ask, answer) ? answer : null;
};

/** What brings one where one is, where that is asked: "why are YOU here?" Null where it is not. */
export function whyHere(ask: Asked): Answer | null {
  const { self, lines } = ask;
  const { asks, mine, home, comes } = lines.whyHere;
  const others = ask.people.some(({ ids }) => !ids.includes(self.persona.id));
  if (others || !names(asks, ask.text)) return null;
  const here = hereOf(self);
  const values = valuesOf(ask);
  const place = here?.id;
  if (isKeeper(ask, here) || (place && self.persona.work?.spot.place === place)) return oneOf(ask, "why", mine, values);
  return oneOf(ask, "why", place === self.persona.home.place ? home : comes, values);
}

/** Why: what was remembered of it, the piece of the day it belongs to, what people are to one, what one is like. */
const why: Answerer = (ask) => {
  const { self, lines, mouth, asker } = ask;
  const values = valuesOf(ask);
  const own = lastOwn(ask);
  if (!own) return oneOf(ask, "ask-back", lines.whyWhat, values);
  const rests = restsOf(ask);
  const because = (memory: Memory | undefined, bank: readonly string[]): Answer | null => {
    const found = memory ? retold(ask, memory) : null;
    return found ? oneOf(ask, "why", bank, { ...values, why: found.line }, { rests: found.rests }) : null;
  };
  const agreed = memoriesWith(self.mind.stream, { subject: asker.id }).findLast(
    ({ episode, created }) =>
      (episode?.kind === "agreed" || episode?.kind === "declined") && episode.why && created > self.now - 60,
  );
  const settled = because(agreed, lines.why);
  if (settled) return settled;
  const evidence = rests.flatMap((one) => one.evidence).flatMap((id) => findMemory(self.mind.stream, id) ?? []);
  const rested = because(evidence.find((one) => one.episode) ?? undefined, lines.why);
  if (rested) return rested;
  // "Why do you ask?"
  if (does(own.acts, "ask")) return oneOf(ask, "why", lines.whyAsked, values);
  const about = before(ask);
  // Who said no is asked for it.
  const declined = own.acts.some((one) => one.act === "reply" && one.answer === "no");
  if (declined || (about && intents[about.intent].act === "propose"))
    return oneOf(ask, "why", lines.whyDeclined, values);
  const [person] = about?.slots?.people ?? [];
  if (person && !isVisitor(person)) {
    const felt = memoriesWith(self.mind.stream, { subject: person }).findLast(
      (one) => (one.felt ?? 0) !== 0 && one.episode,
    );
    const moved = because(felt, lines.whyOpinion);
    if (moved) return moved;
    const tie = mouth.tie(self, person);
    const who = mouth.called(self, person);
    // That they are married is no reason for it.
    if (roleTo(self, person) === "spouse") return oneOf(ask, "why", lines.whySpouse, mouth.of(self, person));
    if (tie) return oneOf(ask, "why", lines.whyTie, { who, Who: who, tie });
    return oneOf(ask, "why", lines.whyPerson, mouth.of(self, person));
  }
  const chunk = self.mind.plan?.chunks.find(({ from, to }) => from <= self.now && self.now < to);
  if (about?.intent === "ask-your-doing" || about?.intent === "ask-your-plan" || about?.intent === "ask-your-day") {
    if (chunk?.kind === "work") return oneOf(ask, "why", lines.whyWork, values);
    return oneOf(ask, "why", chunk?.kind === "commitment" ? lines.whyPlan : lines.whyLike, values);
  }
  if (about?.intent === "ask-your-likes" || about?.intent === "ask-your-opinion" || about?.intent === "ask-your-work") {
    const more = ofTopics(ask, lastOwn(ask)?.text ?? "")?.says;
    return more ? said("why", more) : oneOf(ask, "why", [...lines.whyLike, ...lines.whyTrait], values);
  }
  // What was said of a favourite matter has more to it.
  const further = ofTopics(ask, own.text, 2)?.says;
  if (further) return said("why", further);
  return oneOf(ask, "why", lines.whyNot, values, { known: false });
};

/** Whether words that look as if they asked on are about something else than what was said last: "And when it seizes up at night, what then?" */
function isOfElse(ask: Asked): boolean {
  const words = contentOf(ask, ask.text);
  const lately = ask.talk.slice(-OF_TALK).map(({ text }) => text);
  return words.length >= ELSE && lately.length > 0 && sharing(words, lately.join(" ")) === 0;
}
/** So many words of their own are about something; and so many lines are what was said last. */
const ELSE = 2;
const OF_TALK = 2;

/** More of the same: what else is known of whom or what the last answer was about. */
const more: Answerer = (ask, clause) => {
  const { self, lines, asker } = ask;
  if (isOfElse(ask) && !clause.slots?.people && clause.slots?.news === undefined) return null;
  // "And Klaus, what is he to you?"
  if (clause.slots?.people?.some((id) => id !== self.persona.id) && names(lines.people.toYou, ask.text))
    return ask.answer({ ...clause, intent: "ask-person-relation" });
  const own = lastOwn(ask);
  const about = before(ask);
  const topic = own && ofTopics(ask, own.text);
  const says = topic && (topic.says ?? sayingOf(ask, topic.topic));
  if (says) return said("topic", says);
  const news = about?.slots?.news ?? own?.stories.at(-1);
  const subjects = new Set([...(about?.slots?.people ?? []), ...restsOf(ask).flatMap((one) => one.subjects)]);
  subjects.delete(self.persona.id);
  subjects.delete(asker.id);
  const told = new Set(own?.rests ?? []);
  const words = new Set(stems(own?.text ?? ""));
  const next = [
    ...ask.recalled,
    ...self.mind.stream.backing.memories.slice(Math.max(0, self.mind.stream.length - 400), self.mind.stream.length),
  ]
    .filter(
      (memory) =>
        memory.episode &&
        memory.speaker !== self.persona.id &&
        memory.speaker !== asker.id &&
        !told.has(memory.id) &&
        ((news !== undefined && memory.stories.includes(news)) || memory.subjects.some((id) => subjects.has(id))) &&
        stems(memory.text).some((word) => !words.has(word)),
    )
    .sort((a, b) => b.poignancy - a.poignancy || b.created - a.created)
    .map((memory) => retold(ask, memory))
    .find((answer) => answer && !ask.said.includes(answer.line));
  if (next) return oneOf(ask, "recalled", lines.moreThing, { says: next.line }, { rests: next.rests });
  const again = about && about.intent !== "ask-news" ? null : about && ask.answer(about);
  return again ?? oneOf(ask, "dont-know", lines.moreNone, valuesOf(ask), { known: false });
};

/** What asks for one's own day. */
const OWN_DAY: ReadonlySet<Intent> = new Set(["ask-your-plan", "ask-your-doing", "ask-your-day"]);

/** What is asked on about by what it costs. */
const PRICED: ReadonlySet<Intent> = new Set(["ask-menu", "ask-price", "order", "pay"]);

/** What somebody asks on about. */
interface OnIt {
  readonly ask: Asked;
  readonly clause: Understood;
  readonly form: AskedFor | undefined;
  readonly own: ReturnType<typeof lastOwn>;
  /** What was asked before. */
  readonly about: ReturnType<typeof before>;
  /** What the last line rests on, and the gathering that it was about. */
  readonly memory: Memory | undefined;
  readonly news: StoryId | undefined;
  readonly event: Gathering | null;
  readonly words: readonly string[];
  /** "Who cooks it?" asks for more than who was there: what the last line rests on answers only what is asked of it in so few words, or in its own. */
  readonly ofIt: boolean;
}

/** One way to take what is asked on: undefined where it is not meant so, null where it is and there is no answer. */
type Way = (on: OnIt) => Answer | null | undefined;

const rested = ({ memory }: OnIt) => (memory ? { rests: [memory] } : {});

/** "What was my boat called?" is of what they told. */
const whatTheyTold: Way = ({ ask, clause, words }) => {
  if (!ask.mouth.ofSelf(ask.text) || words.length === 0) return undefined;
  const told = ask.answer({ ...clause, intent: "ask-told-you" });
  return told?.known ? told : undefined;
};

const OF_EVENT: Readonly<Partial<Record<AskedFor, Intent>>> = {
  when: "ask-event-when",
  where: "ask-event-where",
  who: "ask-event-who",
};

const ofTheEvent: Way = ({ ask, clause, form, event, news }) => {
  const intent = event && form ? OF_EVENT[form] : undefined;
  return (intent && ask.answer({ ...clause, intent, slots: { ...clause.slots, news: news! } })) ?? undefined;
};

const whenIt: Way = (on) => {
  const { ask, form, event, memory, ofIt } = on;
  const { self, mouth, lines } = ask;
  if (form !== "when") return undefined;
  if (event || (memory && ofIt)) {
    const when = event ? mouth.moment(self, event.from) : mouth.ago(self, memory!.created);
    return oneOf(ask, "when", lines.whichWhen, { when, When: capital(when) }, rested(on));
  }
  // "What time?", of what the two have on.
  const ours = self.mind.commitments.find(
    (one) => one.with.includes(ask.asker.id) && one.from !== null && one.from > self.now,
  );
  const when = ours?.from && mouth.moment(self, ours.from);
  return when ? oneOf(ask, "when", lines.whichWhen, { when, When: capital(when) }) : undefined;
};

const whereIt: Way = (on) => {
  const { ask, form, event, memory, ofIt } = on;
  const place = event?.spot.place ?? (ofIt ? memory?.place : undefined);
  if ((form !== "where" && form !== "whereabouts") || !place) return undefined;
  const at = ask.mouth.at(ask.self, place);
  return oneOf(ask, "where", ask.lines.whichWhere, { at, At: capital(at) }, rested(on));
};

const whoIt: Way = (on) => {
  const { ask, clause, form, event, memory, ofIt, about } = on;
  const { self, lines, mouth } = ask;
  // "Who runs it?"
  const of = form === "who" && !event ? placeAbout(ask, clause) : null;
  if (of) return of;
  if (form !== "who" && form !== "name") return undefined;
  if ((memory && ofIt) || event) {
    const ids = [event?.host, memory?.speaker, ...(memory?.subjects ?? [])].flatMap((id) => id ?? []);
    const who = [...new Set(ids)]
      .filter((id) => id !== self.persona.id && self.town.personas.has(id))
      .map((id) => mouth.called(self, id));
    return who.length > 0
      ? oneOf(ask, "who", lines.whichWho, { who: mouth.listed(who) }, rested(on))
      : oneOf(ask, "who", lines.whichNobody, {}, rested(on));
  }
  // "With who?", of what one has planned: with nobody that one knows of.
  return form === "who" && about && OWN_DAY.has(about.intent) ? oneOf(ask, "who", lines.whichNobody) : undefined;
};

const whyIt: Way = ({ ask, clause, form }) => (form === "why" ? why(ask, clause) : undefined);

/** "And for nine of us?", and what was asked before, asked for another thing. */
const asBefore: Way = ({ ask, clause, form, about }) => {
  if (!about) return undefined;
  if (form === "how much" && PRICED.has(about.intent)) return ask.answer({ ...clause, intent: "ask-price" });
  const { people, place, at, day } = clause.slots ?? {};
  return people || place || at !== undefined || day !== undefined
    ? ask.answer({ ...about, slots: { ...about.slots, ...clause.slots } })
    : undefined;
};

/** What is told of one's own matters may have it: "which seaweed?" */
const ofOwnTopics: Way = ({ ask, own, words, ofIt }) => {
  if (isOfElse(ask)) return null;
  const topic = own && ofIt && words.length > 0 ? ofTopics(ask, `${own.text} ${ask.text}`, 2)?.says : null;
  return topic && sharing(words, topic) > 0 ? said("topic", topic) : undefined;
};

const openStill: Way = ({ ask, clause, form, ofIt }) => {
  const { lines } = ask;
  if (!ofIt) return bearing(ask, clause) ?? modestly(ask, clause.slots);
  const open: Readonly<Partial<Record<AskedFor, readonly string[]>>> = lines.whichOpen;
  return oneOf(ask, "dont-know", (form === undefined ? undefined : open[form]) ?? lines.whichNot, {}, { known: false });
};

const WAYS: readonly Way[] = [
  whatTheyTold,
  ofTheEvent,
  whenIt,
  whereIt,
  whoIt,
  whyIt,
  asBefore,
  ofOwnTopics,
  openStill,
];

/** When, where, who: of what the last line rests on, or of the news it was about. */
const which: Answerer = (ask, clause) => {
  const own = lastOwn(ask);
  const about = before(ask);
  // Where nothing was said it asks on about nothing.
  if (!own && !about) return null;
  const [memory] = restsOf(ask);
  const news = clause.slots?.news ?? about?.slots?.news ?? own?.stories.at(-1) ?? memory?.stories[0];
  const words = contentOf(ask, ask.text);
  const on: OnIt = {
    ask,
    clause,
    form: clause.slots?.form,
    own,
    about,
    memory,
    news,
    event: news === undefined ? null : gatheringOf(newsAsked(ask, { slots: { news } })),
    words,
    ofIt: words.length === 0 || sharing(words, `${own?.text ?? ""} ${memory?.text ?? ""}`) > 0,
  };
  for (const way of WAYS) {
    const found = way(on);
    if (found !== undefined) return found;
  }
  return null;
};

/** "You mean Arthur?": whether they were spoken of, and what there is to say of them. */
function meant(ask: Asked, who: PersonId): Answer {
  const { self, lines, mouth } = ask;
  const spoken = spokenOf(ask);
  const all = mouth.of(self, who);
  if (spoken === who || (lastOwn(ask)?.text ?? "").includes(firstName(nameOf(self.town, self.world, who))))
    return oneOf(ask, "confirm", lines.meantYes, all);
  if (spoken !== null) return oneOf(ask, "not-confirmed", lines.meantOther, { other: mouth.called(self, spoken) });
  return oneOf(ask, "not-confirmed", lines.meantNobody, all);
}

/** A word or two in quotation marks: one of the single ones may only part a word, as in "can't". */
const QUOTED = /["“”「『](\p{L}{2,16}(?:[ -]\p{L}{2,16})?)["“”」』]/u;

/** What a word means that is named: the place called by it, what is had under it, else that one cannot say it well; null where no word is. */
function wordAsked(ask: Asked, own: string): Answer | null {
  const { self, lines, text, mouth } = ask;
  const named = contentOf(ask, text).filter((one) => !stems(lines.meansWords.join(" ")).includes(one));
  const plain =
    names(lines.meansWords, text) && named.length === 1 && sharing(named, own) === 0 ? bareWord(text, named[0]!) : null;
  const word = QUOTED.exec(text)?.[1]?.trim() ?? plain;
  if (!word) return null;
  const place = [...self.town.map.places.values()].find(({ name }) => names([word], name));
  const about =
    place && ask.answer({ act: { act: "chat" }, confidence: 1, intent: "ask-way", slots: { place: place.id } });
  const values = {
    word,
    Word: capital(word),
    place: place ? mouth.place(self, place.id) : "",
    Place: place ? capital(mouth.place(self, place.id)) : "",
  };
  return about?.known
    ? said("fact", joined(ask, oneOf(ask, "", lines.wordPlace, values).line, about.line))
    : oneOf(ask, "dont-know", lines.wordUnknown, values, { known: false });
}

/** The word of a text that has a stem. */
const bareWord = (text: string, stem: string): string | null =>
  text.match(/\p{Script=Han}+|\p{L}+/gu)?.find((one) => stems(one).includes(stem)) ?? null;

/** "Sorry?": the same in other words, else the same words. */
const mean: Answerer = (ask, clause) => {
  const own = lastOwn(ask);
  const word = wordAsked(ask, own?.text ?? "");
  if (word) return word;
  const whom = clause.slots?.people?.find((id) => id !== ask.self.persona.id);
  if (whom !== undefined) return meant(ask, whom);
  // "Can you repeat what you said?" asks for the words themselves.
  const asksWords = contentOf(ask, ask.text).length > 0 && saidOf(ask).length === 0;
  const asked = asksWords ? ask.answer({ ...clause, intent: "ask-said" }) : null;
  if (!own)
    return asked ?? (saidOf(ask).length > 0 ? null : oneOf(ask, "ask-back", ask.lines.meanNothing, valuesOf(ask)));
  // "What does that word mean?" is asked of the word.
  if (isOfElse(ask)) return null;
  const about = before(ask);
  const again = about?.intent.startsWith("ask-") ? ask.answer(about) : null;
  if (again && again.line !== own.text) return again;
  // What rests on nothing that one knows says no more the second time; what asks or tells something is said again.
  const says = contentOf(ask, ask.text).length > 0 || !own.acts.some(({ act }) => act === "ask" || act === "tell");
  if (own.rests.length === 0 && says) return asked ?? oneOf(ask, "sorry", ask.lines.repair.meantNothing);
  // Whoever was greeted is not greeted once more.
  const [first = "", ...rest] = sentencesOf(own.text);
  const words = rest.length > 0 && first.includes(ask.asker.name) ? rest.join(ask.mouth.space).trim() : own.text;
  return { ...oneOf(ask, "recalled", ask.lines.mean, { words: joined(ask, words) }), rests: own.rests };
};

/** So sure it must be what is asked along with "no, I meant". */
const ASKED = 0.3;

/** "No, I asked about the bed": what was meant is answered now; where that is not known, one asks what it was. */
const correct: Answerer = (ask, clause) => {
  const { lines } = ask;
  const values = valuesOf(ask);
  const asks = ({ intent, confidence }: Understood) => intents[intent].act === "ask" && confidence >= ASKED;
  const here = understoodIn(ask).find((one) => one !== clause && !isSmall(one.intent) && asks(one));
  const last = before(ask);
  const asked = last && intents[last.intent].act === "ask" ? last : null;
  const meant = here ?? asked;
  const { words: _, ...named } = clause.slots ?? {};
  // What is put right goes before what was heard.
  const found =
    meant && (here || Object.keys(named).length > 0)
      ? ask.answer({ ...meant, slots: { ...meant.slots, ...named } })
      : null;
  if (found?.known && !ask.said.includes(found.line))
    return { ...found, line: joined(ask, oneOf(ask, "", lines.misheard, values).line, found.line) };
  if (meant) return oneOf(ask, "ask-back", lines.misheardAgain, values, { known: false });
  return oneOf(ask, "acknowledge", inTheirWay(ask, lines.corrected, lines.correctedShort), values);
};

/** Answers to what asks on. */
export const follow = {
  "follow-why": why,
  "follow-more": more,
  "follow-and-you": andYou,
  "follow-which": which,
  "follow-mean": mean,
  "follow-and-other": andOther,
  correct,
} as const satisfies Partial<Record<Intent, Answerer>>;
