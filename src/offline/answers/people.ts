/**
 * Answers about others: only what this resident saw, was told - with who told it -, remembers or knows by tie; where that is nothing, who
 * would know (paper section 6, appendix B).
 */

import { DAY, dayOf, later, startOfDay } from "../../clock/units.ts";
import { capital } from "../../language/capital.ts";
import { languageOf } from "../../language/language.ts";
import { actsOf, doingIn } from "../../mind/memory/episode.ts";
import { findMemory, memoriesWith } from "../../mind/memory/stream.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import { partsOf } from "../../mind/news/concern.ts";
import { bestMemory, isFor, knowsOff, repliesTo } from "../../mind/news/stories.ts";
import { gatheringOf, type Persona } from "../../mind/persona.ts";
import { workAt } from "../../mind/plan/free.ts";
import type { Self } from "../../mind/self.ts";
import { indoors } from "../../mind/talk/absent.ts";
import type { Memory } from "../../world/events.ts";
import type { Intent } from "../../world/intents.ts";
import { firstName, isAt, isVisitor, type Person, TALKING } from "../../world/people.ts";
import { type PersonId, placeOf } from "../../world/places.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import { inHearing } from "../../world/world.ts";
import { quotedIn } from "../say/spoken.ts";
import type { Answer } from "../tongue.ts";
import { isAskedFor } from "../understand/calling.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { type Answerer, type Asked, joined, oneOf, said, type Understood, understoodIn } from "./answerer.ts";
import { choose, present } from "./ask.ts";
import { asksOnlyOf, contentOf, sharing, speaksOf } from "./content.ts";
import { hereOf, isKeeper } from "./here.ts";
import { tieTo } from "./known.ts";
import { lastOwn } from "./manner.ts";
import { names } from "./naming.ts";
import { converse, isFamily, isNear, peopleWho, roleAsked, roleTo, wordFor } from "./ties.ts";

/** Somebody asked about; nobody of that name that this resident could mean where there is no id. */
export interface Whom {
  readonly id: PersonId | null;
  readonly name: string;
}

/** How well a resident knows somebody: closely or from talk, by name, by sight, from others' talk, not at all. */
export type Known = "well" | "name" | "sight" | "word" | "not";

/** What moved a resident about somebody, and may be told: not what they only told of others. */
export const moving = (ask: Asked, id: PersonId): Memory[] =>
  about(ask, id).filter(
    ({ felt = 0, episode, stories }) =>
      felt !== 0 &&
      (episode?.kind !== "said" ||
        stories
          .flatMap((one) => ask.self.stories.get(one) ?? [])
          .every((one) => partsOf(one).some(([who]) => who === id))),
  );

/** What a resident remembers of somebody that may be told, oldest first. */
export const about = ({ self, mouth, asker }: Asked, id: PersonId): Memory[] =>
  memoriesWith(self.mind.stream, { subject: id }).filter(
    (memory) =>
      memory.kind !== "plan" &&
      memory.speaker !== asker.id &&
      memory.episode?.kind !== "heart jumped" &&
      !mouth.isPrivate(self, memory),
  );

/** Whether words between two are theirs: an invitation and what is answered to one. */
const isBetweenThem = ({ act }: SpeechAct): boolean => act === "propose" || act === "reply" || act === "withdraw";

/** Whether a remembered line says nothing that is worth passing on: it tells nothing, or is for those who said and heard it. */
export function saysLittle(memory: Memory): boolean {
  if (memory.episode?.kind !== "said") return false;
  const acts = actsOf(memory);
  return !acts.some(({ act }) => act === "tell") || acts.some(isBetweenThem);
}

/** What somebody said in the resident's hearing that says something, oldest first. */
const toldBy = (ask: Asked, id: PersonId): Memory[] =>
  memoriesWith(ask.self.mind.stream, { speaker: id }).filter(
    (memory) => memory.source.how === "heard" && !saysLittle(memory) && !ask.mouth.isPrivate(ask.self, memory),
  );

export function knows(ask: Asked, id: PersonId): Known {
  const { self, mouth } = ask;
  const tie = tieTo(self, id);
  if (tie && !mouth.nameOnly(tie.kind)) return "well";
  // Whoever lives under one roof with somebody knows them.
  const home = self.town.personas.get(id)?.home.place;
  if (home !== undefined && home === self.persona.home.place) return "well";
  const of = memoriesWith(self.mind.stream, { subject: id });
  if (
    of.some(
      ({ speaker, subjects, source }) => speaker === id && source.how === "heard" && subjects.includes(self.persona.id),
    )
  )
    return "well";
  if (tie) return "name";
  if (of.some(({ source }) => source.how === "given" || source.how === "concluded")) return "well";
  if (
    of.some(({ source, speaker }) => source.how === "saw" || speaker === id) ||
    present(self).some((one) => one.id === id)
  )
    return "sight";
  if (of.some(({ speaker, source }) => source.how === "heard" && speaker !== ask.asker.id)) return "word";
  // Whom one has just named is no stranger.
  const name = self.town.personas.get(id)?.name;
  const own = ask.talk.some(({ who, text }) => who === self.persona.id && name !== undefined && text.includes(name));
  return own ? "name" : "not";
}

/** What the resident has concluded of somebody; `alone` of nobody beside them. */
const concludedOf = (ask: Asked, id: PersonId, alone = false): Memory | undefined => {
  const name = nameOf(ask.self.town, ask.self.world, id);
  const is = (text: string) => (alone ? text.startsWith(name) : text.includes(firstName(name)));
  // What was concluded of three is no answer about one.
  const ofThemAlone = (subjects: readonly PersonId[]) =>
    subjects.every((one) => one === id || one === ask.self.persona.id);
  return about(ask, id).findLast(
    ({ kind, text, subjects }) => kind === "reflection" && is(text) && ofThemAlone(subjects),
  );
};

/** Whom a question is about: whom it names, else who is something to the resident ("your husband"), else whom the two spoke of last. */
export function whom(
  ask: Asked,
  { slots, act }: Pick<Understood, "slots"> & Partial<Pick<Understood, "act">>,
): Whom | null {
  const { self, people } = ask;
  const me = self.persona.id;
  const of = (id: PersonId): Whom => ({ id, name: nameOf(self.town, self.world, id) });
  // Whoever is pointed at is here, and nobody who was spoken of before.
  if (isPointing(ask, slots)) {
    const [one, ...others] = inSight(ask);
    return one !== undefined && others.length === 0 ? of(one) : null;
  }
  const read = slots?.people?.find((id) => id !== me);
  // "Maria Callas" is nobody's name here, whoever else is called Maria.
  const other = people.length > 0 && !people.some(({ ids }) => ids.length > 0);
  if (read !== undefined && !other) return of(read);
  const named = people.find(({ ids }) => !ids.includes(me));
  if (named) return { id: named.ids.find((id) => knows(ask, id) !== "not") ?? named.ids[0] ?? null, name: named.name };
  if (slots?.people?.includes(me) || people.length > 0) return of(me);
  const closest = tieNamed(ask);
  if (closest !== null) return of(closest);
  const pronouns = meantBy(ask);
  // "He" is no woman, though she was spoken of last; whoever comes to visit, or is a "they", may be either.
  const unlike = (id: PersonId): boolean => {
    const theirs = self.town.personas.get(id)?.pronouns;
    return pronouns !== null && (theirs === "he" || theirs === "she") && theirs !== pronouns;
  };
  // "I've just been to Isabella's. Do you know her?" Whoever this line names is meant before whoever the talk was of.
  const before = pronouns === null ? [] : (ask.reading?.people ?? []);
  const inLine = before.findLast((id) => id !== me && self.town.personas.has(id) && !unlike(id));
  if (inLine !== undefined) return of(inLine);
  // "Does she live alone?" was understood from the talk.
  const meant = act?.act === "ask" && act.about !== me && self.town.personas.has(act.about ?? "") ? act.about : null;
  if (meant !== null) return of(meant);
  const last = spokenOf(ask);
  if (last && !unlike(last)) return of(last);
  const [only, ...more] = inSight(ask);
  return only !== undefined && more.length === 0 ? of(only) : null;
}

/**
 * What one says to whoever asks on about somebody of one's own story whom nobody in town is: "A lady brought me soup." - "Is she still about?" Null
 * where anybody is named, or nobody was spoken of so.
 */
export function unnamedAsked(ask: Asked): Answer | null {
  const { self, lines, question, people, reading, whole } = ask;
  const { unnamed, unnamedKnown, heWords, sheWords } = lines.people;
  const own = lastOwn(ask)?.text ?? "";
  const named = [...self.town.personas.values()].some(({ name }) => names([name, firstName(name)], own));
  if (!question || people.length > 0 || (reading?.people.length ?? 0) > 0 || named || !names(unnamed, own)) return null;
  // "A lady brought me soup." - "Who was the lady?"; 有位太太, 那位太太.
  const shared = unnamed
    .filter((one) => names([one], own))
    .map((one) => (isUnspaced(one) ? one.slice(-2) : one.split(" ").at(-1)!));
  const means = names(shared, whole) || (speaksOf(ask, [...heWords, ...sheWords], whole) && !isPointing(ask));
  return means ? oneOf(ask, "dont-know", unnamedKnown) : null;
}

/** Who is to the resident what words name: "your husband". Null where they name nothing of the kind. */
export function tieNamed(ask: Asked): PersonId | null {
  // "Is she good?" means nobody's good friend.
  const words = new Set(contentOf(ask, ask.text));
  const kin = ask.self.persona.ties.filter(({ kind }) => {
    const tie = stems(kind.split(/[,，;；]| (?:of|from|at|in) /)[0] ?? "");
    // "How old is she?" means no old friend.
    return (isUnspaced(kind) ? tie : tie.slice(-1)).some((word) => words.has(word));
  });
  return [...kin].sort((a, b) => b.warmth - a.warmth)[0]?.to ?? null;
}

/** Whether words mean a man or a woman; null where they say neither. */
const meantBy = ({ lines, text }: Asked): Persona["pronouns"] | null =>
  speaksOf({ lines }, lines.people.heWords, text)
    ? "he"
    : speaksOf({ lines }, lines.people.sheWords, text)
      ? "she"
      : null;

/** Whether words point at somebody in the room by what is to be seen, and name nobody: "the young man over there". */
export const isPointing = ({ lines, text, whole, people }: Asked, slots?: Understood["slots"]): boolean =>
  // 那位先生是谁？你认识他吧？ is of one and the same.
  names(
    lines.people.inRoom,
    speaksOf({ lines }, [...lines.people.heWords, ...lines.people.sheWords], text) ? whole : text,
  ) &&
  !people.some(({ name }) => names([name], text)) &&
  (slots?.people === undefined || slots.people.length === 0);

/** Whom words can mean that point at somebody in sight: "the guy in the corner", "who's she?" Those whom they fit best by age and doing. */
function inSight(ask: Asked): readonly PersonId[] {
  const { self, asker, lines, text } = ask;
  const pronouns = meantBy(ask);
  if (pronouns === null && !names([...lines.people.thatWords, ...lines.people.inRoom], text)) return [];
  const fitting = present(self)
    .filter(({ id }) => id !== asker.id)
    .flatMap(({ id }) => self.town.personas.get(id) ?? [])
    .filter((one) => pronouns === null || one.pronouns === pronouns);
  const among = (all: readonly Persona[], is: (one: Persona) => boolean) => {
    const some = all.filter(is);
    return some.length > 0 ? some : all;
  };
  const { youngWords, youngerWords, olderWords, otherOne } = lines.people;
  const last = names(otherOne, ask.whole) ? (lastOwn(ask)?.text ?? "") : "";
  // "No, the other one": whom one has just named is not meant.
  const left = among(fitting, ({ name }) => last === "" || !names([name, firstName(name)], last));
  // A boy is rather no grandfather.
  const aged = among(left, ({ age }) =>
    names(youngWords, text)
      ? age < GROWN
      : names(youngerWords, text)
        ? age < MIDDLE
        : !names(olderWords, text) || age >= OLD,
  );
  // "The fella doing poetry" is the poet.
  const words = contentOf(ask, text).filter((word) => word.length > 1);
  const alike = (one: string) => words.some((word) => one === word || (one.length > 3 && word.startsWith(one)));
  const best = among(aged, ({ id, occupation }) =>
    stems(`${self.world.people.get(id)!.doing.text} ${occupation}`).some(alike),
  );
  return best.map(({ id }) => id);
}
/** Below this age somebody grown is still called young, and from the other on old. */
const [MIDDLE, OLD] = [40, 60];
/** From this age on nobody is a boy or a girl. */
const GROWN = 20;

/** To whoever points at one of several: who they are. */
function whichOf(ask: Asked): Answer | null {
  const seen = inSight(ask);
  if (seen.length < 2) return null;
  const { lines, self } = ask;
  // Whoever stands in the talk itself points at nobody in it.
  const talking = (id: PersonId) => {
    const doing = self.world.people.get(id)!.doing.text;
    return [firstName(self.persona.name), ask.asker.name].some((one) => one !== "" && doing.includes(one));
  };
  const others = seen.filter((id) => !talking(id));
  const who = (others.length > 0 ? others : seen).slice(0, 3).map((id) => {
    const one = self.world.people.get(id)!;
    return choose(ask, lines.people.oneSeen, { ...values(ask, id), doing: doingHere(ask, one) });
  });
  return said("who", joined(ask, who.length > 1 && choose(ask, lines.people.severalSeen), ...who));
}

/** Whom the talk was about last, by what its lines were understood to name and what they rest on. */
export function spokenOf({ self, asker, talk }: Asked): PersonId | null {
  for (const { reading, acts, rests } of [...talk].reverse()) {
    const asked = acts.flatMap((one) => (one.act === "ask" && one.about ? [one.about] : []));
    const memories = rests.flatMap((id) => findMemory(self.mind.stream, id) ?? []);
    const ids = [
      ...(reading?.people ?? []),
      ...asked,
      // "Klaus, are you going?", said to him or to where he was a moment ago.
      ...(reading?.calls ? [reading.calls] : []),
      ...memories.flatMap(({ subjects, speaker }) => [...subjects, ...(speaker ? [speaker] : [])]),
    ];
    const id = ids.find((one) => one !== self.persona.id && one !== asker.id && self.town.personas.has(one));
    if (id !== undefined) return id;
  }
  return null;
}

/** So sure it must be that a question is about somebody for them to be asked back whom. */
const CLEAR = 0.5;

/** An answer about somebody the resident knows; of a stranger that they are one, and null where nobody is meant, or the resident. */
const of =
  (answer: (ask: Asked, id: PersonId, clause: Understood) => Answer | null, me?: (ask: Asked) => Answer): Answerer =>
  (ask, clause) => {
    const found = whom(ask, clause);
    if (found?.id === ask.self.persona.id) return me?.(ask) ?? null;
    const gone = found && found.id !== null && knows(ask, found.id) !== "not" ? null : goneIn(ask);
    if (gone) return oneOf(ask, "where", ask.lines.people.movedAway, { who: firstName(gone) });
    // "How's the snow?" is of nobody, though somebody was spoken of before.
    const pointed = ask.people.length > 0 || clause.slots?.people?.length || meantBy(ask) || inSight(ask).length > 0;
    if (!pointed && clause.confidence < CLEAR && !speaksOf(ask, ask.lines.people.theyWords, ask.text))
      return ofMatters(ask);
    if (!found && isPointing(ask, clause.slots))
      return whichOf(ask) ?? oneOf(ask, "dont-know", ask.lines.people.noneSeen, {}, { known: false });
    // "Tell me about your music" is of nobody; and nobody asks who is meant where they are not sure that anybody is.
    if (!found && clause.confidence < CLEAR) return whichOf(ask) ?? ofMatters(ask);
    if (!found) return whichOf(ask) ?? ofMatters(ask) ?? oneOf(ask, "ask-back", ask.lines.people.whom);
    // "What's he to you?", however else it was taken.
    const tie = found.id === null ? null : toMe(ask, found.id);
    if (tie) return tie;
    // Whom they love is for them to tell.
    if (found.id !== null && names(ask.lines.people.loveWords, ask.text)) {
      const couple = coupleOf(ask, found.id);
      return couple?.known
        ? couple
        : said("private", choose(ask, ask.lines.people.theirs, values(ask, found.id)), { known: false });
    }
    if (found.id === null || (knows(ask, found.id) === "not" && found.id !== ask.asker.id))
      return stranger(
        ask,
        ask.people.find(({ ids }) => found.id === null || ids.includes(found.id))?.name ?? firstName(found.name),
        found.id,
      );
    return answer(ask, found.id, clause);
  };

/** What the resident likes to tell of what words name; null where they name nothing of it. */
function ofMatters(ask: Asked): Answer | null {
  const text = ask.text.toLowerCase();
  const topic = ask.self.persona.topics.find(
    ({ label, words }) => text.includes(label.toLowerCase()) || words.filter((word) => text.includes(word)).length > 1,
  );
  const left = topic?.says.filter((one) => !ask.said.includes(one)) ?? [];
  return left.length > 0 ? said("topic", ask.random.pick(left)) : null;
}

/** Whoever a question names that has moved away and whom the resident remembers, by their name; null where it names nobody so. */
const goneIn = ({ self, text }: Asked): string | null =>
  [...(self.town.formerly ?? [])].find(
    ([id, name]) =>
      [name, firstName(name)].some((one) => text.includes(one) && names([one], text)) &&
      memoriesWith(self.mind.stream, { subject: id }).length > 0,
  )?.[1] ?? null;

/** That one knows nobody of a name, or not whoever has it here: then where they are at work, which everybody sees. */
function stranger(ask: Asked, who: string, id: PersonId | null): Answer {
  const { self, lines, mouth } = ask;
  const work = id === null ? undefined : self.town.personas.get(id)?.work?.spot.place;
  const place = work === undefined ? null : placeOf(self.town.map, work);
  if (place?.access !== "public" || !self.mind.map.places.has(place.id))
    return oneOf(ask, "dont-know", lines.people.stranger, { who }, { known: false });
  const all = { ...values(ask, id!), who, Who: who, place: mouth.at(self, place.id) };
  return oneOf(ask, "dont-know", lines.people.strangerAt, all, { known: false });
}

const values = ({ mouth, self }: Asked, id: PersonId) => mouth.of(self, id);

/** Who could tell more of somebody: whoever lives or works with them and is known to the resident. */
function whoKnows(ask: Asked, id: PersonId): string | null {
  const { self, lines } = ask;
  const persona = self.town.personas.get(id);
  if (!persona) return null;
  const near = (ids: readonly PersonId[], bank: readonly string[]) => {
    const friend = ids.find((one) => one !== id && one !== self.persona.id && knows(ask, one) === "well");
    return friend ? choose(ask, bank, { ...values(ask, id), friend: ask.mouth.called(self, friend) }) : null;
  };
  const work = persona.work && placeOf(self.town.map, persona.work.spot.place).staff;
  return (
    near(placeOf(self.town.map, persona.home.place).household, lines.people.askHome) ??
    near(work ?? [], lines.people.askWork)
  );
}

/** That one does not know it, and who would: with the name of the one asked about. */
const unknown = (ask: Asked, id: PersonId, bank: readonly string[]): Answer =>
  said("dont-know", joined(ask, choose(ask, bank, values(ask, id)), whoKnows(ask, id)), { known: false });

/** What one remembers of somebody told with when it was. */
const told = (ask: Asked, memory: Memory): string => ask.mouth.retold(ask.self, memory, ask.asker.id);

/** Whether somebody is of one's own family. */
const isKin = ({ self }: Asked, id: PersonId): boolean => {
  const role = roleTo(self, id);
  return role !== null && isFamily(role);
};

/** Somebody's trade and where they are at it, as those who know them know. */
function tradeOf(ask: Asked, id: PersonId): string | null {
  const persona = ask.self.town.personas.get(id);
  if (!persona || knows(ask, id) !== "well") return null;
  const { people } = ask.lines;
  const work = persona.work?.spot.place;
  const all = { ...values(ask, id), job: ask.mouth.trade(persona) };
  // Nobody is sent to look for whoever is here, nor for one's own.
  const near = present(ask.self).some((one) => one.id === id) || isKin(ask, id);
  return work && work !== persona.home.place && !near
    ? choose(ask, people.worksAt, { ...all, place: ask.mouth.at(ask.self, work) })
    : choose(ask, people.works, all);
}

export const who = of((ask, id, clause) => {
  const { self, mouth, lines } = ask;
  if (id === ask.asker.id) return oneOf(ask, "who", lines.people.you);
  const like = characterOf(ask, id, clause);
  if (like) return like;
  if (names(lines.people.ageWords, ask.text)) return age(ask, clause);
  const all = values(ask, id);
  const known = knows(ask, id);
  const last = toldBy(ask, id).at(-1);
  if (known === "name") return said("who", joined(ask, choose(ask, lines.people.nameOnly, all), whoKnows(ask, id)));
  if (known === "sight" || known === "word") {
    const memory = about(ask, id).findLast(({ source }) => source.how === (known === "sight" ? "saw" : "heard"));
    const bank = isVisitor(id) ? lines.people.visitor : known === "sight" ? lines.people.bySight : lines.people.byWord;
    const line = choose(ask, bank, all);
    const named = ask.people.length > 0 || line.includes(all.who!);
    return said("who", joined(ask, !named && choose(ask, lines.people.itIs, all), line, memory && told(ask, memory)), {
      rests: memory ? [memory] : [],
    });
  }
  if (isVisitor(id)) {
    const own = memoriesWith(self.mind.stream, { speaker: id }).findLast(
      ({ source, text }) => source.how === "heard" && mouth.youTold(quotedIn(text)) !== null,
    );
    const memory = own ?? last;
    return said("who", joined(ask, choose(ask, lines.people.visitor, all), memory && told(ask, memory)), {
      rests: memory ? [memory] : [],
    });
  }
  const tie = mouth.tieTold(self, id);
  const concluded = concludedOf(ask, id);
  const memory = ask.more ? null : concluded;
  const more = memory && mouth.asMe(self, memory.text);
  const job = self.town.personas.get(id);
  const heard = tie !== null && job !== undefined && ask.said.includes(mouth.trade(job));
  const trade = heard ? null : tradeOf(ask, id);
  // Whoever is pointed at gets a name.
  const named = ask.people.length > 0 || [tie, trade].some((one) => one?.includes(all.who!));
  return said("who", joined(ask, !named && choose(ask, lines.people.itIs, all), tie, trade, more), {
    rests: memory ? [memory] : [],
  });
});

/** To whoever asks for the resident. */
const rightHere = (ask: Asked): Answer => oneOf(ask, "where", ask.lines.people.me);

/** What parts the pieces of a question. */
const PIECES = /[,，.。!！;；]/u;

/** To whoever asks for the resident, and for nothing else: "can I talk to Carmen?" Null where nobody does. */
export function isWanted(ask: Asked): Answer | null {
  const { self, mouth, whole } = ask;
  const isFor = (name: string): boolean => {
    const from = whole.toLowerCase().indexOf(name.toLowerCase());
    return from >= 0 && isAskedFor(whole, from, from + name.length, mouth);
  };
  const only = sentencesOf(whole).length === 1;
  return only && [self.persona.name, firstName(self.persona.name)].some(isFor) ? rightHere(ask) : null;
}

/** To whoever asks for the resident by name, or for whoever keeps the place: that they are here. Null where nobody asks that. */
export function isIn(ask: Asked): Answer | null {
  const { self, lines, people, text } = ask;
  if (people.some(({ ids }) => !ids.includes(self.persona.id))) return null;
  const { inWords, keeperIn, meIn } = lines.people;
  const called = [self.persona.name, ...people.map(({ name }) => name)];
  const forms = called.flatMap((name) => meIn.map((form) => form.replace("{me}", name)));
  // "When are you home tonight?" and "Are you in the choir?" ask more.
  if (understoodIn(ask).some(({ slots }) => slots?.form === "when")) return null;
  const asks = (bank: readonly string[]) =>
    text
      .split(PIECES)
      .some((piece) => names(bank, piece) && contentOf(ask, piece).every((one) => stems(bank.join(" ")).includes(one)));
  return (asks(keeperIn) && isKeeper(ask, hereOf(self))) || asks([...inWords, ...forms]) ? rightHere(ask) : null;
}

/**
 * To whoever asks whether one is what one is by trade, or keeps the place, in so many words ("are you the landlord?"): that it is so. Null where
 * they ask for anything else.
 */
export function isWhat(ask: Asked): Answer | null {
  const { self, lines, mouth, people } = ask;
  if (people.some(({ ids }) => !ids.includes(self.persona.id))) return null;
  const { keepers, youRun, isYou, trades, iAm } = lines.people;
  const keeps = isKeeper(ask, hereOf(self));
  const { occupation } = self.persona;
  const own = trades.filter(({ of }) => names(of, occupation)).flatMap(({ called }) => called);
  const called = [...own, occupation, ...(keeps ? keepers : [])];
  const is = isYou.some((form) => called.some((one) => asksOnly(ask, `${form}${mouth.space}${one}`, 0)));
  return is || (keeps && youRun.some((form) => asksOnly(ask, form, 1)))
    ? oneOf(ask, "occupation", iAm, { job: mouth.job(self) })
    : null;
}

/** Who one is, to whoever asks whether one is oneself: "are you Carmen?", "you must be Sam"; null where nobody does. */
export function isWhom(ask: Asked): Answer | null {
  const { self, lines, mouth, whole } = ask;
  const { isNamed, namedEnds, thatsMe } = lines.people;
  const called = [self.persona.name, firstName(self.persona.name)];
  const forms = isNamed.flatMap((form) => called.map((name) => `${form}${mouth.space}${name}`.toLowerCase()));
  const bare = (text: string): string => {
    const end = namedEnds.find((one) => text.endsWith(one));
    return end ? bare(text.slice(0, -end.length)) : text.trim();
  };
  const pieces = whole
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[,.!?;，。！？；\n]+/u);
  const asks = pieces.some((piece) => {
    const core = bare(piece.trim());
    // "And you, Celeste" asks on.
    const long = (form: string) => form.trim().split(" ").length > 2 && core.endsWith(` ${form}`);
    return forms.some((form) => core === form || long(form));
  });
  return asks ? oneOf(ask, "your-name", thatsMe, { name: firstName(self.persona.name) }) : null;
}

/** Particles of a question without spaces, in signs, that ask no more. */
const PARTICLES = 2;

/** Whether words ask so, with so many words of content behind it at most: "are you the landlord, then?" */
function asksOnly(ask: Asked, form: string, more: number): boolean {
  const plain = ask.text.toLowerCase().replaceAll("’", "'");
  const at = plain.indexOf(form.toLowerCase());
  const rest = plain.slice(at + form.length);
  if (at < 0) return false;
  if (isUnspaced(form)) return rest.replace(/[\p{P}\s]/gu, "").length <= PARTICLES;
  return (
    !/^[\p{L}\p{N}]/u.test(rest) && !/[\p{L}\p{N}]$/u.test(plain.slice(0, at)) && contentOf(ask, rest).length <= more
  );
}

/** Where somebody is in one's sight or behind a door; null elsewhere. */
export function hereIs(ask: Asked, id: PersonId): Answer | null {
  const { self, lines } = ask;
  const inside = indoors(self).find((one) => one.who === id)?.here;
  if (inside) {
    const room = inside.room ?? lines.people.ownRoom[0]!;
    return oneOf(ask, "where", inside.asleep ? lines.people.asleepIn : lines.people.in, { ...values(ask, id), room });
  }
  const here = present(self).find((one) => one.id === id);
  if (!here) return null;
  return oneOf(ask, "where", here.asleep ? lines.people.asleepHere : lines.people.here, {
    ...values(ask, id),
    doing: doingHere(ask, here),
  });
}

/** What somebody in sight is doing; in a talk with the speaker or the asker, these are "me" and "you", and both "us". */
function doingHere({ self, asker, mouth }: Asked, { id, talk: inTalk, doing }: Person): string {
  const talk = inTalk === null ? undefined : self.world.talks.get(inTalk);
  // Somebody in a talk may do something else beside it.
  if (!talk || doing.emoji !== TALKING) return mouth.seen(isAt(doing, self.town.language), self);
  const [me, you] = [self.persona.id, asker.id].map((one) => one !== id && talk.members.includes(one));
  const others = talk.members.filter((one) => ![id, self.persona.id, asker.id].includes(one));
  const names = others.map((one) => firstName(self.world.people.get(one)!.name));
  // Who else is in it is plain to whoever is in it.
  const all = you && me ? [mouth.us] : you ? [mouth.you] : me ? [...names, mouth.me] : names;
  return mouth.seen(languageOf(self.town.language).world.doings.talkingWith(all), self);
}

/** Where those who know somebody would look for them at this hour. */
function usualPlace(ask: Asked, id: PersonId): string | null {
  const { self, mouth, lines } = ask;
  const persona = self.town.personas.get(id);
  if (!persona || knows(ask, id) !== "well") return null;
  const at = workAt({ persona, town: self.town }, self.now, later(self.now, 1)) ? persona.work!.spot.place : null;
  return at ? choose(ask, lines.people.usually, { ...values(ask, id), place: mouth.at(self, at) }) : null;
}

export const where: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  const here = hereOf(self);
  // "Where are we?"
  if (here && names(lines.people.usWords, ask.text) && !clause.slots?.people?.length)
    return oneOf(ask, "where", lines.places.youAreThere, { place: mouth.place(self, here.id) });
  return names(lines.people.homeWords, ask.text) ? home(ask, clause) : whereNow(ask, clause);
};

const whereNow = of((ask, id) => {
  const { self, mouth, lines } = ask;
  const here = hereIs(ask, id);
  if (here) return here;
  const seen = self.mind.map.seen.get(id);
  const usual = usualPlace(ask, id);
  if (seen && self.town.map.places.has(seen.place)) {
    const saw = about(ask, id).findLast(({ source, created }) => source.how === "saw" && created >= seen.at - 180);
    const all = { ...values(ask, id), place: mouth.at(self, seen.place), when: mouth.ago(self, seen.at) };
    const old = seen.at < self.now - 120;
    return said(
      "where",
      joined(ask, choose(ask, lines.people.lastSeen, { ...all, When: capital(all.when) }), old ? usual : null),
      { rests: saw ? [saw] : [] },
    );
  }
  return usual ? said("where", usual) : unknown(ask, id, lines.people.notSeen);
}, rightHere);

const seenOf = of((ask, id, clause) => {
  const { self, mouth, lines } = ask;
  const here = hereIs(ask, id);
  if (here && clause.slots?.day === undefined) return here;
  const lived = about(ask, id).filter(
    ({ source, speaker }) => source.how === "saw" || (source.how === "heard" && speaker === id),
  );
  const from = clause.slots?.day === undefined ? 0 : startOfDay(clause.slots.day);
  const until = clause.slots?.day === undefined ? self.now + 1 : from + DAY;
  const fits = lived.findLast(({ created }) => created >= from && created < until);
  // Whoever saw Tom need not have seen Tom take it.
  const meets = new Set(stems([...lines.people.meetWords, self.world.people.get(id)?.name ?? ""].join(" ")));
  const words = clause.slots?.place === undefined ? contentOf(ask, ask.text) : [];
  const deed = words.filter((word) => !meets.has(word) && !lines.people.meetWords.includes(word));
  const only = deed.length > 0 && !lived.some(({ text }) => sharing(deed, text) === deed.length);
  const seenYes = only ? lines.people.seenOnly : lines.people.seenYes;
  const at = self.mind.map.seen.get(id);
  if (at && at.at >= from && at.at < until && (!fits || at.at >= fits.created || fits.place === undefined)) {
    const [place, when] = [mouth.at(self, at.place), mouth.ago(self, at.at)];
    const all = { ...values(ask, id), place, when, Place: capital(place) };
    return oneOf(ask, "seen", clause.slots?.form === "when" ? lines.people.seenWhen : seenYes, all, {
      rests: fits ? [fits] : [],
    });
  }
  if (fits?.place !== undefined) {
    const [place, when] = [mouth.at(self, fits.place), mouth.ago(self, fits.created)];
    return oneOf(ask, "seen", seenYes, { ...values(ask, id), place, when }, { rests: [fits] });
  }
  if (fits)
    return said("seen", joined(ask, only ? null : choose(ask, lines.people.yes), told(ask, fits)), { rests: [fits] });
  return unknown(ask, id, lines.people.seenNo);
}, rightHere);

/** Who was seen, or what: an umbrella is nobody to be asked back whom. */
export const seen: Answerer = (ask, clause) => {
  const found = seenOf(ask, clause);
  const { people } = ask.lines;
  const ofThing = clause.slots?.form === "whether" && contentOf(ask, ask.text).length > 0;
  if ((found && found.kind !== "ask-back") || !ofThing || speaksOf(ask, people.theyWords, ask.text)) return found;
  return oneOf(ask, "not-seen", people.seenNothing, {}, { known: false });
};

export const doing = of((ask, id) => {
  const { self, mouth, lines } = ask;
  const here = hereIs(ask, id);
  if (here) return here;
  const last = about(ask, id).findLast((memory) => memory.source.how === "saw" && doingIn(memory) !== null);
  const usual = usualPlace(ask, id);
  if (last && last.created > self.now - DAY) {
    const all = { ...values(ask, id), doing: mouth.seen(doingIn(last)!, self), when: mouth.ago(self, last.created) };
    return said(
      "doing",
      joined(
        ask,
        choose(ask, lines.people.wasDoing, { ...all, When: capital(all.when) }),
        last.created < self.now - 90 && usual,
      ),
      { rests: [last] },
    );
  }
  return usual ? said("doing", usual) : unknown(ask, id, lines.people.doingUnknown);
});

export const plan = of((ask, id) => {
  const { self, mouth, lines } = ask;
  const ours = self.mind.commitments.find((one) => one.with.includes(id) && one.from !== null && one.from > self.now);
  if (ours) {
    const when = mouth.moment(self, ours.from!);
    const what = mouth.doing(self, ours.what, ours.spot?.place);
    const all = { ...values(ask, id), what, when, When: capital(when) };
    return oneOf(ask, "plan", lines.people.withMe, all);
  }
  for (const story of self.stories.values()) {
    const event = gatheringOf(story);
    const known =
      story.secret || !isFor(story, inHearing(self.world, self.persona.id, [ask.asker.id]))
        ? null
        : bestMemory(self.mind, story.id);
    if (!event || event.to <= self.now || !known || knowsOff(self.mind, story)) continue;
    const when = mouth.moment(self, event.from);
    const all = { ...values(ask, id), event: event.name, Event: capital(event.name), when, When: capital(when) };
    if (event.host === id) return oneOf(ask, "plan", lines.people.hosts, all, { rests: [known] });
    for (const [answer, bank] of [
      ["yes", lines.people.comes],
      ["no", lines.people.comesNot],
    ] as const) {
      const reply = repliesTo(self, story.id, answer).findLast(({ speaker }) => speaker === id);
      if (reply) return oneOf(ask, "plan", bank, all, { rests: [reply] });
    }
  }
  const usual = usualPlace(ask, id);
  return usual ? said("plan", usual) : unknown(ask, id, lines.people.planUnknown);
});

export const did = of((ask, id, clause) => {
  const { self, lines } = ask;
  const day = clause.slots?.day ?? dayOf(self.now);
  const lived = about(ask, id).filter(
    (memory) =>
      memory.created >= startOfDay(day) &&
      memory.created < startOfDay(day + 1) &&
      (memory.source.how === "saw"
        ? doingIn(memory) !== null || memory.episode?.kind === "saw act"
        : memory.source.how === "heard" && !saysLittle(memory)),
  );
  const kept = lived.slice(-2);
  if (kept.length === 0) return unknown(ask, id, lines.people.didUnknown);
  return said("recalled", joined(ask, ...kept.map((memory) => told(ask, memory))), { rests: kept });
});

export const state = of((ask, id) => {
  const { self, lines, mouth } = ask;
  const all = values(ask, id);
  // Whoever asks how somebody is that sleeps hears that first.
  if (self.world.people.get(id)?.asleep) {
    const asleep = hereIs(ask, id);
    if (asleep) return asleep;
  }
  const moved = moving(ask, id).findLast(({ created }) => created > self.now - 2 * DAY);
  const bank = (moved?.felt ?? 0) < 0 ? lines.people.notWell : lines.people.well;
  if (moved) return said("state", joined(ask, choose(ask, bank, all), told(ask, moved)), { rests: [moved] });
  const here = present(self).find((one) => one.id === id);
  if (here) return oneOf(ask, "state", lines.people.askThem, { ...all, doing: doingHere(ask, here) });
  const last = about(ask, id).findLast(
    ({ source, episode }) => source.how === "saw" || (source.how === "heard" && episode?.kind === "said"),
  );
  if (!last || last.created < self.now - 3 * DAY) return unknown(ask, id, lines.people.stateUnknown);
  return said("state", joined(ask, choose(ask, lines.people.fine, { ...all, when: mouth.ago(self, last.created) })), {
    rests: [last],
  });
});

/** What somebody is to the resident, where words ask that; null elsewhere. */
function toMe(ask: Asked, id: PersonId): Answer | null {
  const tie = names(ask.lines.people.toYou, ask.text) ? ask.mouth.tieTold(ask.self, id) : null;
  return tie === null ? null : said("who", tie);
}

/** With whom somebody is married or goes out, as those who know them know; null where that is not asked or not known. */
function coupleOf(ask: Asked, id: PersonId): Answer | null {
  const { self, mouth, lines } = ask;
  const [couple] = lines.kinds;
  const persona = self.town.personas.get(id);
  if (!couple || !persona || !names(couple.words, ask.text) || knows(ask, id) !== "well") return null;
  const tie = persona.ties.find(({ kind }) => mouth.isPartner(kind));
  if (!tie) return oneOf(ask, "kin", lines.people.coupleNot, values(ask, id), { known: false });
  const other = tie.to === self.persona.id ? choose(ask, lines.places.me) : mouth.called(self, tie.to);
  return oneOf(ask, "kin", lines.people.couple, { ...values(ask, id), other });
}

/** Whether somebody is what words ask of them: one's son, one's master, or the other way round. Null where they ask for no such thing. */
function ofRole(ask: Asked, id: PersonId, asked = roleAsked(ask, ask.text)): Answer | null {
  const { self, mouth, lines } = ask;
  if (asked === null) return null;
  const role = roleTo(self, id);
  const all = values(ask, id);
  if (role === null) return isNear(asked) ? oneOf(ask, "who", lines.ties.isNone, all) : null;
  const word = wordFor(ask, id, role);
  // Asked of a child beside its mother, "is she your daughter?" is meant of the two of them.
  const pointed = !names([self.town.personas.get(id)?.name ?? ""], ask.whole) && ask.people.length === 0;
  const two = pointed && self.persona.age < GROWN && asked === "child" && role === "parent";
  const bank = two
    ? lines.ties.is.filter((one) => /\{who\}/i.test(one))
    : role === asked
      ? lines.ties.is
      : converse(role) === asked
        ? lines.ties.isTurned
        : lines.ties.isNot;
  const who = mouth.called(self, id);
  const shown = who.includes(word) ? firstName(self.town.personas.get(id)?.name ?? who) : who;
  return oneOf(ask, "who", bank, { ...all, who: shown, Who: capital(shown), word });
}

/** Whether two who are named are asked after together, one right behind the other: not "does Eddy get on with your wife Mei?" */
function areJoined({ people, text, lines }: Asked): boolean {
  const [one, other] = people
    .map(({ name }) => ({ name, at: text.toLowerCase().indexOf(name.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return !!one && !!other && lines.ties.together.includes(text.slice(one.at + one.name.length, other.at).trim());
}

/** What a line asks of one's own people: whether somebody it points at is one's son, whom one has, who lives in one's home. Null for other lines. */
export function ofOwn(ask: Asked): Answer | null {
  const { self, lines, mouth, text } = ask;
  const named = [...ask.people.flatMap(({ ids }) => ids), ...(understoodIn(ask)[0]?.slots?.people ?? [])].find(
    (id) => id !== self.persona.id && id !== ask.asker.id,
  );
  const young = names(lines.ties.isYours, text) && names(lines.people.youngWords, ask.whole);
  const asked = roleAsked(ask, text) ?? (young ? "child" : null);
  if (asked === null) return null;
  const both = [...new Set(ask.people.flatMap(({ ids }) => ids.slice(0, 1)))].filter((id) => id !== self.persona.id);
  if (both.length === 2 && roleAsked(ask, text) !== null && isNear(asked) && areJoined(ask)) {
    const [one, other] = both.map((id) => ({ id, is: roleTo(self, id) === asked }));
    const [is, not] = one!.is ? [one!, other!] : [other!, one!];
    const values = { who: mouth.called(self, is.id), other: mouth.called(self, not.id) };
    const { bothAre, neitherIs, oneIs } = lines.ties;
    return oneOf(ask, "who", not.is ? bothAre : is.is ? oneIs : neitherIs, values);
  }
  const [seen, ...more] = inSight({ ...ask, text: ask.whole });
  const meant = named ?? (more.length === 0 ? seen : undefined);
  const pointed = meant !== undefined && self.town.personas.has(meant);
  if (pointed && understoodIn(ask).every(({ intent }) => !OF_ACTS.test(intent))) return ofRole(ask, meant, asked);
  if (named !== undefined) return null;
  if (peopleWho(self, [asked]).length > 0) return null;
  const sort = lines.kinds.find(({ roles }) => names([asked], roles.join(" ")));
  return sort && (!sort.roles.includes("parent") || asksOnlyOf(ask, sort.words)) ? oneOf(ask, "kin", sort.none) : null;
}
/** What is asked of somebody and not who they are. */
const OF_ACTS = /^ask-person-(?:doing|plan|did|where|seen|state|opinion|likes|work)$/;

/** Whether somebody's own ties name another. */
const tied = ({ self }: Asked, id: PersonId, other: PersonId): boolean =>
  self.town.personas.get(id)?.ties.some(({ to }) => to === other) ?? false;

export const relation: Answerer = (ask, clause) => {
  const { self, mouth, lines } = ask;
  const ids = (clause.slots?.people ?? ask.people.flatMap(({ ids }) => ids.slice(0, 1))).filter(
    (id) => id !== self.persona.id,
  );
  const [one = whom(ask, clause)?.id ?? undefined, two] = ids;
  if (two === undefined && names(lines.people.homeWords, ask.text)) return home(ask, clause);
  if (one === undefined || one === self.persona.id || knows(ask, one) === "not") return who(ask, clause);
  if (two === undefined) {
    const couple = coupleOf(ask, one);
    if (couple) return couple;
    const tie = mouth.tieTold(self, one);
    const asked = ofRole(ask, one);
    if (asked) return asked;
    // "Is she your lodger?" is answered by yes or no.
    const kind = clause.slots?.form === "whether" ? tieTo(self, one)?.kind : undefined;
    if (kind !== undefined && tie) {
      const asked = contentOf(ask, ask.text);
      const all = { ...values(ask, one), tie };
      if (sharing(asked, kind) > 0) return oneOf(ask, "who", lines.people.tieYes, all);
      // Only what anybody here is to anybody is denied.
      const kinds = [...self.town.personas.values()].flatMap(({ ties }) => ties).map((other) => other.kind);
      if (sharing(asked, kinds.join(" ")) > 0) return oneOf(ask, "who", lines.people.tieNo, all);
      return asked.length > 0 ? oneOf(ask, "who", lines.people.askThemselves, all, { known: false }) : said("who", tie);
    }
    return tie ? said("who", tie) : oneOf(ask, "who", lines.people.askThemselves, values(ask, one), { known: false });
  }
  const both = { ...values(ask, one), other: mouth.called(self, two) };
  const quarrel = [...self.stories.values()].find(
    (story) =>
      !story.secret &&
      story.of.kind === "quarrel" &&
      [one, two].every((id) => story.of.kind === "quarrel" && story.of.two.includes(id)) &&
      bestMemory(self.mind, story.id),
  );
  if (quarrel)
    return said(
      "recalled",
      joined(ask, choose(ask, lines.people.quarrelled, both), told(ask, bestMemory(self.mind, quarrel.id)!)),
      { rests: [bestMemory(self.mind, quarrel.id)!] },
    );
  // Who is nothing to the other in the town's own book is no relation of theirs.
  const apart = [one, two].every((id) => knows(ask, id) === "well" && !tied(ask, id, id === one ? two : one));
  if (apart && names(lines.people.relatedWords, ask.text)) return oneOf(ask, "kin", lines.people.notRelated, both);
  const shared = about(ask, one)
    .filter((memory) => memory.subjects.includes(two) && memory.source.how !== "did" && !saysLittle(memory))
    .at(-1);
  const house = self.town.personas.get(one)?.home.place;
  const together =
    house !== undefined && house === self.town.personas.get(two)?.home.place && knows(ask, one) === "well";
  if (together)
    return said("who", joined(ask, choose(ask, lines.people.liveTogether, both), shared && told(ask, shared)), {
      rests: shared ? [shared] : [],
    });
  if (shared) return said("recalled", told(ask, shared), { rests: [shared] });
  return oneOf(ask, "dont-know", lines.people.relationUnknown, both, { known: false });
};

export const work = of((ask, id, clause) => {
  // "Is he nice to work for?" asks for no trade.
  const like = names(ask.lines.people.characterWords, ask.text) ? characterOf(ask, id, clause) : null;
  if (like) return like;
  const trade = tradeOf(ask, id);
  const topic = toldBy(ask, id).findLast((memory) => actsOf(memory).some((one) => one.act === "tell" && "fact" in one));
  if (!trade) return unknown(ask, id, ask.lines.people.workUnknown);
  return said("who", joined(ask, trade, topic && !ask.more && told(ask, topic)), { rests: topic ? [topic] : [] });
});

export const likes: Answerer = (ask, clause) =>
  names(ask.lines.people.workWords, ask.text) ? work(ask, clause) : fondOf(ask, clause);

const fondOf = of((ask, id) => {
  const { self, mouth, lines } = ask;
  const concluded = concludedOf(ask, id, true);
  if (concluded) return said("concluded", joined(ask, mouth.asMe(self, concluded.text)), { rests: [concluded] });
  const free = about(ask, id).findLast((memory) => memory.source.how === "saw" && isPastime(self, id, doingIn(memory)));
  if (free)
    return oneOf(
      ask,
      "seen",
      lines.people.likesSeen,
      { ...values(ask, id), doing: mouth.seen(doingIn(free)!, self) },
      { rests: [free] },
    );
  return unknown(ask, id, lines.people.likesUnknown);
});

/** Where somebody lives and with whom, as those who know them know. */
const home = of((ask, id) => {
  const { self, mouth, lines } = ask;
  const persona = self.town.personas.get(id);
  if (!persona || knows(ask, id) !== "well") return unknown(ask, id, lines.people.homeUnknown);
  const place = placeOf(self.town.map, persona.home.place);
  const others = place.household.filter((one) => one !== id && self.town.personas.has(one));
  const names = mouth.listed(
    others.slice(0, 4).map((one) => (one === self.persona.id ? lines.places.me[0]! : mouth.called(self, one))),
  );
  const all = { ...values(ask, id), at: mouth.at(self, place.id), names };
  return oneOf(ask, "home", others.length > 0 ? lines.people.livesWith : lines.people.livesAlone, all);
});

/** How old somebody looks to those who know them. */
const age = of((ask, id) => {
  const years = ask.self.town.personas.get(id)?.age;
  if (years === undefined || knows(ask, id) !== "well") return unknown(ask, id, ask.lines.people.homeUnknown);
  return oneOf(ask, "age", ask.lines.people.age, { ...values(ask, id), years: String(years) });
});

/** Whether somebody was seen at what they do for pleasure. */
const isPastime = ({ town }: Self, id: PersonId, seen: string | null): boolean =>
  seen !== null &&
  (town.personas.get(id)?.pastimes ?? []).some(
    ({ doing, tasks }) => doing === seen || tasks.some((task) => task.doing === seen),
  );

/** Words for what one thinks of somebody, by how warm it is. */
function warmthBank(ask: Asked, id: PersonId): readonly string[] {
  const { people } = ask.lines;
  const warmth = tieTo(ask.self, id)?.warmth ?? 0;
  return warmth <= -2
    ? people.hates
    : warmth < 0
      ? people.dislikes
      : warmth >= 3
        ? people.kin
        : warmth >= 2
          ? people.fond
          : warmth >= 1
            ? people.likes
            : people.neutral;
}

/**
 * What somebody is like, by those who know them, and what they make of them: where words ask for that, or whether they are something ("is she
 * strict?") that is no trade and no kin. Null elsewhere.
 */
function characterOf(ask: Asked, id: PersonId, { slots }: Understood): Answer | null {
  const { self, lines, mouth, text } = ask;
  const persona = self.town.personas.get(id);
  const called = persona ? [persona.name, firstName(persona.name)] : [];
  const ofThem = lines.people.characterOf.flatMap((one) => called.map((name) => one.replace("{who}", name)));
  const plainly = names([...lines.people.characterWords, ...ofThem], text);
  const asked = contentOf(ask, text).filter((word) => !stems(persona?.name ?? "").includes(word));
  const others = [...self.town.personas.values()];
  const known = others.map(({ occupation, ties }) => `${occupation} ${ties.map(({ kind }) => kind).join(" ")}`);
  const quality =
    slots?.form === "whether" &&
    asked.length > 0 &&
    !names(lines.people.youWords, text) &&
    sharing(asked, known.join(" ")) === 0;
  if (!persona || (!plainly && !quality) || knows(ask, id) !== "well") return null;
  const fits = persona.traits.find((trait) => sharing(asked, trait) > 0);
  // One's own are not told of as on a card.
  const own = isKin(ask, id) && (tieTo(self, id)?.warmth ?? 0) >= 0;
  if (own && !fits) {
    const [trait = ""] = persona.traits;
    const values = { ...mouth.of(self, id), trait, Trait: capital(trait) };
    return said(
      "opinion",
      joined(ask, trait !== "" && choose(ask, lines.people.kinLike, values), choose(ask, lines.people.kin, values)),
    );
  }
  const traits = mouth.listed(persona.traits.slice(0, 3));
  const all = { ...values(ask, id), traits, Traits: capital(traits), trait: fits ?? traits };
  const like = choose(ask, fits ? lines.people.isThat : lines.people.isLike, all);
  return said("opinion", joined(ask, like, choose(ask, warmthBank(ask, id), values(ask, id))));
}

export const opinion = of((ask, id, clause) => {
  const { self, mouth } = ask;
  const like = names(ask.lines.people.characterWords, ask.text) ? characterOf(ask, id, clause) : null;
  if (like) return like;
  const because = concludedOf(ask, id) ?? moving(ask, id).at(-1);
  const why = because && (because.kind === "reflection" ? mouth.asMe(self, because.text) : told(ask, because));
  const known = knows(ask, id);
  const bank = known === "well" ? warmthBank(ask, id) : ask.lines.people.hardlyKnow;
  const tie = because ? null : mouth.tieTold(self, id);
  return said("opinion", joined(ask, !ask.more && tie, choose(ask, bank, values(ask, id)), !ask.more && why), {
    rests: because ? [because] : [],
  });
});

/** Who answers of others what is asked as if of whoever is spoken to: "Does he live alone?" */
export const ofOthers: Readonly<Partial<Record<Intent, Answerer>>> = {
  "ask-how-are-you": state,
  "ask-your-doing": doing,
  "ask-your-plan": plan,
  "ask-your-day": did,
  "ask-your-name": who,
  "ask-your-work": work,
  "ask-your-age": age,
  "ask-your-home": home,
  "ask-your-people": home,
  "ask-your-likes": likes,
  "ask-your-feeling": state,
  "ask-your-past": who,
  "ask-your-wish": likes,
  "ask-your-skill": work,
  "ask-your-opinion": likes,
};
