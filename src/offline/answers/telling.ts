/** What people tell, taken in by how it is for them and by what the resident knows, likes and has lived of it. */

import { DAY } from "../../clock/units.ts";
import { literal } from "../../language/literal.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import { shownOn } from "../../mind/news/happening.ts";
import { bestMemory } from "../../mind/news/stories.ts";
import { livedDay } from "../../mind/plan/plan.ts";
import type { Self } from "../../mind/self.ts";
import { type Felt, reports } from "../../world/episodes.ts";
import type { Intent } from "../../world/intents.ts";
import { isOpen, placeOf } from "../../world/places.ts";
import { SURE } from "../../world/reading.ts";
import { isOffice } from "../say/spoken.ts";
import type { Answer } from "../tongue.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { type Answerer, type Asked, joined, oneOf, said, type Understood, understoodIn } from "./answerer.ts";
import { choose } from "./ask.ts";
import { contentOf, sharing } from "./content.ts";
import { byFeeling, newsAsked } from "./events.ts";
import { hereOf } from "./here.ts";
import { tellOf } from "./knowledge.ts";
import { tieTo } from "./known.ts";
import { heardBefore, inTheirWay, lastOwn, valuesOf } from "./manner.ts";
import { remarked } from "./modest.ts";
import { mouthOf } from "./mouths.ts";
import { names, says } from "./naming.ts";
import { hereIs, opinion, spokenOf, where } from "./people.ts";
import { offersNamed, wordsIn } from "./places.ts";

/** How what is told is for whoever it happened to, as far as it was understood: nobody weeps who says that they don't. */
function feltOf(ask: Asked): Felt {
  const told = ask.reading?.reports;
  if (!told) return 0;
  const { bad } = ask.lines.telling;
  const denied = (told === "fears" || told === "other, bad") && says(bad, ask.whole) && isDenied(ask, bad, ask.whole);
  return denied ? 0 : reports[told];
}

/** Something of one's own on what they tell: a saying that is of what their words are about, and that they have not heard. */
function ownOn(ask: Asked, text: string): string | null {
  const { self, said: told } = ask;
  const content = contentOf(ask, text);
  for (const { label, words, says } of self.persona.topics) {
    const its = new Set([label, ...words].flatMap(stems));
    const named = content.filter((stem) => its.has(stem));
    if (named.length === 0) continue;
    const rest = content.filter((stem) => !its.has(stem));
    const whole = named.length > 1 || stems(label).every((stem) => named.includes(stem));
    // A word in passing makes no topic: "I didn't mean to go on about it over buns". What has another of theirs as well is of both.
    const fits = (one: string) => {
      const also = sharing(rest, one);
      return (named.length + also) * 2 >= content.length && (whole || also > 0 || sharing(named, one) > 0);
    };
    const fresh = says.filter((one) => !told.includes(one) && fits(one));
    if (fresh.length > 0) return choose(ask, fresh);
  }
  return null;
}

/** The sentence that a clause stands in: what that is about says whether the clause's words are so only in passing. */
const sentenceOf = ({ whole }: Asked, words: string): string =>
  sentencesOf(whole).find((one) => one.includes(words)) ?? words;

/** How words sound: good, bad or neither; a word that denies turns the good in them. */
export function soundOf(ask: Asked, text: string): -1 | 0 | 1 {
  const { good, bad } = ask.lines.telling;
  if (says(bad, text)) return isDenied(ask, bad, text) ? 0 : -1;
  if (!says(good, text)) return 0;
  return isDenied(ask, good, text) ? -1 : 1;
}

type Matter = keyof Asked["lines"]["telling"]["matters"];

/** What is told of, by its words; null where nothing is known that would fit. */
function matterIn({ lines, reading }: Asked, text: string): Matter | null {
  const { matterWords, lifeless } = lines.telling;
  const all = Object.keys(matterWords) as (keyof typeof matterWords)[];
  // A telephone that dies is not mourned.
  const nobodyDied = reading?.reports !== "died" && says(lifeless, text);
  // Nobody is mourned who "would die of laughing": of the dead people speak in so many words.
  const speaks = (one: keyof typeof matterWords) => (one === "death" ? names : says)(matterWords[one], text);
  const found = all.find((one) => !(one === "death" && nobodyDied) && speaks(one)) ?? null;
  // Whom somebody has lost is not looked for.
  return found === "lost" && reading?.reports === "died" ? "death" : found;
}

/** Whether words tell of somebody who died. */
export const mournsIn = (ask: Asked, text: string): boolean =>
  (text === ask.whole && ask.reading?.reports === "died") || matterIn(ask, text) === "death";

/** Whether words tell of one's own people. */
export const tellsOfKin = (ask: Asked, text: string): boolean => matterIn(ask, text) === "family";

/** What weighs on a heart, whatever else is told with it: that is met first. */
const OF_THE_HEART: readonly string[] = ["missing", "lonely", "nervous", "angry", "sad"];

/** What is met before any feeling: somebody has died, two have parted, something is gone. */
const GRAVE_MATTERS = ["death", "parting", "lost", "birthday"] as const satisfies readonly Matter[];
const GRAVE: ReadonlySet<Matter | null> = new Set<Matter | null>(GRAVE_MATTERS);

/** Something told of oneself: by how it is for them, and by what it is of. */
export const ownNews = (ask: Asked, clause: Understood): Answer => {
  const { lines } = ask;
  const words = wordsIn(ask, clause);
  const happened = feltOf(ask);
  const felt = happened || soundOf(ask, words);
  const kind = felt < 0 ? "sympathy" : felt > 0 ? "glad" : "statement";
  const matter = matterIn(ask, words);
  const values = valuesOf(ask);
  const heart =
    GRAVE.has(matter) || happened > 0
      ? null
      : (feelingIn(ask, words, OF_THE_HEART) ?? (ask.question ? null : feelingIn(ask, ask.whole, OF_THE_HEART)));
  if (heart && !isDenied(ask, lines.telling.feelings[heart], ask.whole))
    return oneOf(ask, "sympathy", unasked(ask, lines.telling.feels[heart]));
  if (!matter || (felt === 0 && isInPassing(ask, matter, words))) {
    // What only sounds bad need not have happened.
    if (felt === 0) return goesOn(ask, words) ?? remarked(ask, words);
    const { low, news } = lines.telling;
    const bank = felt > 0 ? (felt > 1 ? news.joy : news.good) : happened ? (felt < -1 ? news.awful : news.bad) : low;
    return oneOf(ask, kind, bank, values);
  }
  // Who quarrels with their love is not teased with it.
  const of = matter === "love" && felt < 0 ? "parting" : matter;
  const sad = matter === "death" ? -2 : felt;
  const oh = choose(ask, byFeeling<readonly string[]>(sad, lines.telling.oh), values);
  const bank = ofMatter(ask, of, felt);
  const line = joined(ask, oh, choose(ask, ask.more ? besideGreeting(bank) : bank, values));
  return said(sad < 0 ? "sympathy" : kind, line);
};

/** Wordings that name nobody, since a greeting before them does: "Nice to meet you, Tom. Then welcome, Tom." greets twice. */
function besideGreeting(wordings: readonly string[]): readonly string[] {
  const left = wordings.filter((one) => !one.includes("{name}"));
  return left.length > 0 ? left : wordings;
}

/** Wordings that do not ask what happened of whoever has just told it. */
function unasked({ talk, asker, mouth, reading }: Asked, wordings: readonly string[]): readonly string[] {
  const tells = (one: Asked["reading"]) =>
    one?.clauses.some(({ intent, confidence }) => intent && confidence >= SURE && HAPPENED.has(intent)) ?? false;
  const told =
    tells(reading) ||
    talk
      .filter(({ who }) => who === asker.id)
      .slice(-JUST_TOLD)
      .some((one) => tells(one.reading));
  const left = told ? wordings.filter((one) => !mouth.asks(one) && !/[?？]/.test(one)) : wordings;
  return left.length > 0 ? left : wordings;
}
/** What tells what happened; and so many of somebody's lines back they have just told it. */
const HAPPENED: ReadonlySet<Intent> = new Set<Intent>(["tell-own-news", "tell-own-fact"]);
const JUST_TOLD = 5;

/** What is told at more length than this, in words or in signs, is of more than a word in it: "I rode to the sea once, in the rain" is of no rain. */
const AT_LENGTH = { words: 4, signs: 12 } as const;

/** What nobody names in passing. */
const PLAIN_MATTERS: ReadonlySet<Matter> = new Set<Matter>([
  ...GRAVE_MATTERS,
  "youLook",
  "visit",
  "newcomer",
  "origin",
  "shift",
  "bed",
]);

/** Whether what is told is what nobody mistakes for anything else, and has an answer of its own: a death, a birthday, a loss, a visit. */
export function isPlainlyTold(ask: Asked): boolean {
  const matter = matterIn(ask, ask.whole);
  return matter !== null && (matter === "youLook" || matter === "visit" || GRAVE.has(matter));
}

/** Whether somebody new here says who they are and what they like to do: they are asked about that. */
export const isNewAndTells = (ask: Asked): boolean =>
  ask.asker.visitor && heardBefore(ask).length === 0 && ask.whole.includes(ask.asker.name) && isPursued(ask, ask.whole);

/** Whether what is to be had here is praised before whoever serves it. */
export function praisesWhatIsServed(ask: Asked): boolean {
  const { self, whole } = ask;
  const here = hereOf(self);
  const serves = here !== null && self.persona.work?.spot.place === here.id;
  return serves && offersNamed(here.offers, whole).length > 0 && soundOf(ask, whole) > 0;
}

/** Whether a matter is only named along with what is told. */
function isInPassing(ask: Asked, matter: Matter, text: string): boolean {
  return !PLAIN_MATTERS.has(matter) && isAtLength(ask, text);
}

const isAtLength = (ask: Asked, text: string): boolean =>
  isUnspaced(text) ? [...text].length > AT_LENGTH.signs : contentOf(ask, text).length > AT_LENGTH.words;

/** What one says to what is told of a matter: a job that was lost is no job that was found. */
function ofMatter({ lines: { telling } }: Asked, matter: Matter, felt: number): readonly string[] {
  const told: Readonly<Partial<Record<Matter, readonly string[]>>> =
    felt < 0 ? telling.badly : felt > 0 ? telling.gladly : {};
  // What made them glad is more than what it is of; a birthday has its own words.
  return told[matter] ?? (felt > 0 && !PLAIN_MATTERS.has(matter) ? telling.news.good : telling.matters[matter]);
}

export const ownFact: Answerer = (ask, clause) => {
  const { lines } = ask;
  const words = wordsIn(ask, clause);
  const own = ask.more ? null : ownOn(ask, sentenceOf(ask, words));
  if (own) return said("topic", joined(ask, choose(ask, lines.telling.metoo), own));
  const matter = matterIn(ask, words);
  if ((matter && !isInPassing(ask, matter, words)) || soundOf(ask, words) < 0) return ownNews(ask, clause);
  const going = goesOn(ask, words);
  if (going) return going;
  // How one came to it is asked of what somebody does or likes.
  const { fact, sounds } = lines.telling;
  return isPursued(ask, words)
    ? oneOf(ask, "statement", inTheirWay(ask, fact, sounds.short))
    : remarked(ask, sentenceOf(ask, words));
};

/** So near after "I" a word of doing or liking is what oneself does or likes: "my husband loved blue bowls" is of him. */
const AFTER_I = { words: 3, signs: 4 } as const;

/** Whether words tell of something that their speaker does or likes. */
function isPursued({ lines }: Asked, text: string): boolean {
  const { hobbyWords, ownWords } = lines.telling;
  const plain = text.toLowerCase();
  return sentencesOf(plain).some((sentence) =>
    hobbyWords.some((word) => {
      const at = isUnspaced(word) ? sentence.indexOf(word) : sentence.search(new RegExp(`\\b${literal(word)}`));
      if (at < 0 || lines.telling.notHobbies.some((one) => sentence.startsWith(one, at))) return false;
      const before = sentence
        .slice(0, at)
        .split(/[,，;；]/u)
        .at(-1)!
        .trim();
      // "I'm a nurse and I collect maps" begins with oneself twice.
      const begun = isUnspaced(word) ? [before] : [before, ...lines.ties.and.map((and) => before.split(and).at(-1)!)];
      return begun.some((one) => {
        const own = ownWords.find((said) => `${one} `.startsWith(said));
        const between = own === undefined ? null : one.slice(own.length).trim();
        if (between === null) return false;
        return isUnspaced(word)
          ? between.length <= AFTER_I.signs && !names(lines.ownPeople, one)
          : between.split(/\s+/).length <= AFTER_I.words;
      });
    }),
  );
}

/** So many minutes after it was told somebody goes on with what they told. */
const STILL = 15;

/** What goes against what was said. */
const AGAINST: ReadonlySet<Intent> = new Set<Intent>(["no", "correct", "disagree", "doubt"]);

/** What says little by itself and goes on with what was just told: taken by how that was for them; null where it goes on with nothing. */
function goesOn(ask: Asked, text: string): Answer | null {
  const { lines, talk, asker, self } = ask;
  const last = talk.findLast(({ who }) => who === asker.id);
  if (!last || ask.question || last.at < self.now - STILL || soundOf(ask, text) !== 0) return null;
  // What says much tells of something of its own.
  if (isAtLength(ask, text)) return null;
  // Whoever says no or puts something right does not go on with it.
  if (understoodIn(ask).some(({ intent, confidence }) => AGAINST.has(intent) && confidence >= SURE)) return null;
  // What was asked or said to greet sounds like nothing that goes on.
  const read = understoodIn(last);
  const told =
    !ask.mouth.asks(last.text) && (read.length === 0 || read.some(({ intent }) => intent.startsWith("tell-")));
  const felt = (last.reading?.reports ? reports[last.reading.reports] : 0) || (told ? soundOf(ask, last.text) : 0);
  if (felt === 0) return null;
  return oneOf(ask, felt < 0 ? "sympathy" : "glad", felt < 0 ? lines.telling.still.bad : lines.telling.still.good);
}

/** So near before a word what denies it stands: "I'm not really that tired", 不是很累; farther off it denies something else. */
const NEAR = { words: 4, signs: 3 } as const;

/** Whether the one of some words that stands in a text is denied there: "I slept badly, not a wink, I'm tired" denies nothing. */
export function isDenied({ lines }: Asked, list: readonly string[], text: string): boolean {
  const plain = text.toLowerCase();
  const [word] = list.filter((one) => plain.includes(one)).sort((a, b) => plain.indexOf(a) - plain.indexOf(b));
  const upTo = word === undefined ? plain : plain.slice(0, plain.indexOf(word));
  const clause = upTo.split(/[，,。.！!？?；;、]|\s[-–—]\s/u).at(-1) ?? "";
  const near = isUnspaced(clause)
    ? clause.replace(/\s/gu, "").slice(-NEAR.signs)
    : `${clause.trim().split(/\s+/u).slice(-NEAR.words).join(" ")} `;
  return lines.telling.not.some((one) => near.includes(one));
}

type Feeling = keyof Asked["lines"]["telling"]["feelings"];

/** The feeling that words name, one of some where those are given; null where they name none. */
function feelingIn({ lines }: Asked, words: string, some?: readonly string[]): Feeling | null {
  const lists: Readonly<Record<Feeling, readonly string[]>> = lines.telling.feelings;
  const all = Object.keys(lists) as Feeling[];
  return all.find((one) => (some?.includes(one) ?? true) && says(lists[one], words)) ?? null;
}

export const ownFeeling: Answerer = (ask, clause) => {
  const { lines, self } = ask;
  const words = wordsIn(ask, clause);
  const found = feelingIn(ask, words);
  // Whoever died is mourned, however it is told.
  if (found === null || matterIn(ask, words) === "death") return ownNews(ask, clause);
  if (isDenied(ask, lines.telling.feelings[found], words))
    return oneOf(
      ask,
      found === "happy" ? "sympathy" : "glad",
      found === "happy" ? lines.telling.feelsNot.bad : lines.telling.feelsNot.good,
    );
  const meal =
    found === "hungry"
      ? (offersNamed(hereOf(self)?.offers ?? [], "")[0] ?? hereOf(self)?.offers.find(({ how }) => how === "buy"))
      : undefined;
  if (meal) return oneOf(ask, "sympathy", lines.telling.eatHere, { thing: meal.thing });
  return oneOf(ask, found === "happy" ? "glad" : "sympathy", unasked(ask, lines.telling.feels[found]));
};

/** What one says to what else there is in words, where anything is known of that. */
export function alsoSaid(ask: Asked): Answer | null {
  const own = ownOn(ask, ask.whole);
  if (own) return said("topic", own);
  // Who thanks or praises tells nothing of themselves by that.
  const kind = understoodIn(ask)[0]?.intent;
  const found = matterIn(ask, ask.whole);
  const matter = (kind === "thank" || kind === "compliment") && found !== "youLook" ? null : found;
  return matter && oneOf(ask, "statement", besideGreeting(ask.lines.telling.matters[matter]), valuesOf(ask));
}

/** Whom a line names, beside the one it is said to, and beside who only sent whoever says it. */
const soughtIn = ({ people, self, reading }: Asked): string[] =>
  people.flatMap(({ ids }) => ids).filter((id) => id !== self.persona.id && (reading?.people.includes(id) ?? true));

/** Whether words say what the town needs to somebody who stands for an office. */
export const isForOffice = (self: Self, text: string): boolean =>
  says(mouthOf(self).lines.telling.needs, text) &&
  [...self.stories.values()].some((story) => story.holder === self.persona.id && isOffice(story));

/** What is for somebody by its words: what the town needs for who stands for an office, and what one is said to have said. */
export function toWhomItIsFor(ask: Asked): Answer | null {
  const { lines, self } = ask;
  if (says(lines.telling.youSaid, ask.whole))
    return ask.answer({ act: { act: "chat" }, confidence: 1, intent: "claim-promise", slots: { words: ask.whole } });
  // Whoever says that they look for somebody asks where they are.
  const sought = says(lines.telling.seeks, ask.whole) ? soughtIn(ask) : [];
  if (sought.length > 0)
    return ask.answer({ act: { act: "chat" }, confidence: 1, intent: "ask-person-where", slots: { people: sought } });
  return isForOffice(self, ask.whole) ? oneOf(ask, "opinion", lines.telling.heardByOffice) : null;
}

const PLAINLY = { birthday: "birthday", lost: "sympathy", youLook: "statement" } as const;

/** What is told in so many words that nobody mistakes it: a birthday, something lost, how the other looks. */
export function inSoManyWords(ask: Asked): Answer | null {
  const matter = matterIn(ask, ask.whole);
  return matter === "birthday" || matter === "lost" || matter === "youLook"
    ? oneOf(ask, PLAINLY[matter], ask.lines.telling.matters[matter], valuesOf(ask))
    : null;
}

/** Words of which nobody knows what they do, and which ask nothing: taken by what they are of and how they sound, and as an answer where one was asked for. */
export function anyhow(ask: Asked): Answer {
  const { lines, self } = ask;
  const clause: Understood = {
    act: { act: "chat" },
    confidence: 0,
    intent: "tell-own-news",
    slots: { words: ask.whole },
  };
  const of = ask.reading?.people.find((id) => id !== self.persona.id);
  const spoken = of === undefined ? null : view(ask, { ...clause, slots: { words: ask.whole, people: [of] } });
  if (spoken?.known) return spoken;
  const sound = soundOf(ask, ask.whole);
  // Who praises what there is praises whoever serves it.
  if (praisesWhatIsServed(ask)) return oneOf(ask, "praise", lines.praisedPlace);
  const own = ownOn(ask, ask.whole);
  if (own) return said("topic", own);
  if (matterIn(ask, ask.whole) || sound < 0 || feltOf(ask)) return ownNews(ask, clause);
  const { good, answer } = lines.telling.sounds;
  if (sound > 0) return oneOf(ask, "glad", good);
  const asked = lastOwn(ask)?.acts.some(({ act }) => act === "ask") ?? false;
  return asked ? oneOf(ask, "taken-up", answer) : remarked(ask, ask.whole);
}

export const ownDoing: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  const { slots } = clause;
  const people = (slots?.people ?? []).filter((id) => id !== self.persona.id);
  if (people.length > 0) return where(ask, { ...clause, slots: { ...slots, people } });
  if (slots?.place !== undefined && slots.place !== hereOf(self)?.id) {
    const place = placeOf(self.town.map, slots.place);
    const values = {
      place: mouth.place(self, place.id),
      at: mouth.at(self, place.id),
      from: place.hours ? mouth.clock(place.hours.from) : "",
    };
    return oneOf(ask, "statement", isOpen(place, self.now) ? lines.telling.goesTo : lines.telling.goesToShut, values);
  }
  const words = wordsIn(ask, clause);
  return matterIn(ask, words) || soundOf(ask, words) < 0
    ? ownNews(ask, clause)
    : oneOf(ask, "acknowledge", lines.modest.doing);
};

/** Somebody is said to be dead or hurt whom one has before one's eyes, or has seen today: that is not so, or hard to believe. */
function notSo(ask: Asked): Answer | null {
  const { self, mouth, lines, reading } = ask;
  const of = reading?.newsOf;
  const who = shownOn(of);
  if (who === null || !self.town.personas.has(who)) return null;
  const here = self.world.people.get(who)?.asleep ? null : hereIs(ask, who);
  const { notDead, notHurt } = lines.telling;
  const not = of?.kind === "happening" && of.report === "died" ? notDead : notHurt;
  if (here) return said("claim", joined(ask, choose(ask, not), here.line), { rests: here.rests });
  const seen = self.mind.map.seen.get(who);
  if (!seen || seen.at < livedDay(self.persona, self.now) * DAY || !self.town.map.places.has(seen.place)) return null;
  const all = { ...mouth.of(self, who), place: mouth.at(self, seen.place), when: mouth.ago(self, seen.at) };
  return oneOf(ask, "claim", lines.telling.seenAlive, all);
}

export const news: Answerer = (ask, clause) => {
  const well = notSo(ask);
  if (well) return well;
  const { self, lines, mouth } = ask;
  const story = clause.slots?.news === undefined ? null : newsAsked(ask, clause);
  const memory = story && bestMemory(self.mind, story.id);
  if (story && memory) {
    if (story.holder === self.persona.id) return oneOf(ask, "agree", lines.telling.mine, {}, { rests: [memory] });
    const from = memory.source.how === "heard" && memory.source.from !== ask.asker.id ? memory.source.from : null;
    return from
      ? oneOf(ask, "agree", lines.telling.heardFrom, { from: mouth.called(self, from) }, { rests: [memory] })
      : oneOf(ask, "agree", lines.telling.knew, {}, { rests: [memory] });
  }
  const felt = feltOf(ask);
  if (felt < 0 && clause.slots?.thing !== undefined)
    return oneOf(ask, "alarm", lines.telling.ofThing, { thing: clause.slots.thing });
  const of = clause.slots?.people?.find((id) => id !== self.persona.id);
  const liked = of === undefined ? 0 : (tieTo(self, of)?.warmth ?? 0);
  const bank = byFeeling(liked < 0 ? 0 : felt, lines.telling.newsOf);
  return oneOf(
    ask,
    felt < 0 ? "alarm" : felt > 0 ? "glad" : "statement",
    bank,
    of === undefined ? { who: "" } : mouth.of(self, of),
  );
};

export const view: Answerer = (ask, clause) => {
  const { self, lines } = ask;
  const of = clause.slots?.people?.find((id) => id !== self.persona.id);
  if (of !== undefined) {
    const mine = opinion(ask, clause);
    return (
      mine &&
      said("opinion", joined(ask, choose(ask, lines.telling.iSee), mine.line), { rests: mine.rests, known: mine.known })
    );
  }
  const known = tellOf(ask, wordsIn(ask, clause));
  if (known?.kind === "opinion") return known;
  if (spokenOf(ask) !== null && lastOwn(ask)) return oneOf(ask, "agree", lines.telling.viewOf);
  const sound = soundOf(ask, wordsIn(ask, clause));
  return oneOf(
    ask,
    "agree",
    sound < 0 ? lines.telling.viewBad : sound > 0 ? lines.telling.viewGood : lines.telling.view,
  );
};

/** What is said to what somebody saw: by how it sounds and what is known of it, else that one would have liked to see it too. */
function seenThing(ask: Asked): Answer {
  const found = anyhow(ask);
  return found.kind === "acknowledge" ? oneOf(ask, "acknowledge", ask.lines.modest.seenThing) : found;
}

export const seen: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  const of = clause.slots?.people?.find((id) => id !== self.persona.id);
  if (of === undefined)
    return clause.slots?.place === undefined ? seenThing(ask) : oneOf(ask, "acknowledge", lines.telling.seenNobody);
  const place = clause.slots?.place;
  const all = { ...mouth.of(self, of), at: place === undefined ? "" : mouth.at(self, place) };
  return oneOf(ask, "acknowledge", place === undefined ? lines.telling.seen : lines.telling.seenAt, all);
};
