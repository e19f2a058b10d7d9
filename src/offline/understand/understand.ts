/**
 * What a person's words mean, by rules, in any language: whom they call and name, what they ask, propose, answer and tell. The port is the
 * mind's (`mind/understand.ts`); a language is data (`doings.ts` of each).
 */
import { dayOf, type Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { literal } from "../../language/literal.ts";
import type { TimeNamed } from "../../language/moments.ts";
import { placesNamed, saidToBe } from "../../mind/act/where.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import { phaseOf, placesOf } from "../../mind/news/concern.ts";
import { meantIn, ownWords } from "../../mind/news/meant.ts";
import { reportedIn } from "../../mind/news/reported.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import { livedDay, wakingDay } from "../../mind/plan/plan.ts";
import { recognised } from "../../mind/recognise.ts";
import { plainAnswer } from "../../mind/talk/yes-or-no.ts";
import type { TalkState, Understand } from "../../mind/understand.ts";
import { type Intent, intents } from "../../world/intents.ts";
import type { NewsMatter } from "../../world/news.ts";
import { firstName } from "../../world/people.ts";
import { type PersonId, type PlaceId, placeOf } from "../../world/places.ts";
import { type Clause, type Reading, SURE } from "../../world/reading.ts";
import {
  type Answer,
  type NewsId,
  newsProposed,
  type Proposed,
  type SpeechAct,
  type Taken,
  toldIn,
} from "../../world/speech-acts.ts";
import { actOf, BACK, before, type ClauseSaid, formOf, holds, namedBy, slotsOf, topicOf, wordsIn } from "./act-of.ts";
import { afterOf } from "./after.ts";
import {
  type Call,
  type Callable,
  callIn,
  glancedBy,
  greetsFirst,
  partsFor,
  pointedAt,
  saysSeveral,
  turnedBy,
} from "./calling.ts";
import { clausesIn } from "./clauses.ts";
import { leftOf } from "./complaint.ts";
import { describedIn } from "./described.ts";
import { withoutAsides, withoutManners } from "./manners.ts";
import {
  calledIn,
  isMeant,
  mended,
  type NameFound,
  type Names,
  namesIn,
  spelt,
  unnamed as withSigns,
} from "./names.ts";
import { doersIn, givenIn, heldIn, isSame, matterOf } from "./news-kind.ts";
import { announcedIn, claimIn, claims, leadsUp, newsTold, plainlySaid, putsRight, restored } from "./news-told.ts";
import { type After, rankingOf, SIGNS } from "./rank.ts";
import { referredIn } from "./referred.ts";
import { asksOf } from "./thoughts.ts";
import { type Doings, NAMES } from "./words.ts";

/** How sure it is what words do: in so many words, by how they stand, by what they come with, as a guess for whoever answers. */
const CONFIDENCE = { plain: 0.9, likely: 0.8, vague: 0.65, guess: 0.3 } as const;
const clause = (act: SpeechAct, confidence: number): Clause => ({ act, confidence });

/** Whom and which places words name, in their order, and whom they call. */
interface Named {
  readonly people: readonly PersonId[];
  readonly places: readonly PlaceId[];
  readonly calls: PersonId | null;
  readonly callsToo?: readonly PersonId[];
  /** Where the words stand that call them. */
  readonly call: Call | null;
  readonly asksAbout: readonly PersonId[];
}

/** Who may be called, and with whom the speaker talks. */
function callable({ town, world, by }: TalkState): readonly Callable[] {
  const { staff, household, access } = placeOf(town.map, by.spot.place);
  const hosts: readonly PersonId[] = access === "public" ? staff : [...staff, ...household];
  return [...world.people.values()].flatMap(({ id, name, kind, spot, asleep, doing }) => {
    const persona = town.personas.get(id);
    if (kind !== "resident" || id === by.id || !persona) return [];
    const { pronouns, age, occupation } = persona;
    const here = spot.place === by.spot.place && !asleep;
    return [{ id, name, pronouns, age, occupation, doing: doing.text, here, serves: hosts.includes(id) }];
  });
}
const partnerOf = ({ lines, by, to }: TalkState): PersonId | null =>
  to ?? saidTo(lines, by).findLast(({ who }) => who !== by.id)?.who ?? null;

function namedIn(text: string, talk: TalkState, { titles, calling }: Doings, names: Names): Named {
  const { town, world, by, now } = talk;
  const { address } = languageOf(town.language).replies;
  const lower = text.toLowerCase();
  // What they are called in this text, whatever of their names that is: 小军, "Mr Moore".
  const found = namesIn(text, names).filter(({ kind }) => kind === "person");
  const typed = (id: PersonId) => found.filter((one) => one.id === id).map(({ from, to }) => text.slice(from, to));
  const residents = [...world.people.values()]
    .filter(({ id, kind }) => kind === "resident" && id !== by.id)
    .map(({ id, name }) => ({ id, name, first: firstName(name) }));
  const at = (id: PersonId, first: string) => {
    const spelt = lower.indexOf(first.toLowerCase());
    return spelt >= 0 ? spelt : (found.find((one) => one.id === id)?.from ?? 0);
  };
  const named = residents
    .filter(
      ({ id, name, first }) =>
        address.names(text, name) ||
        (address.names(text, first) && isMeant(text, first, titles)) ||
        typed(id).length > 0,
    )
    .sort((a, b) => at(a.id, a.first) - at(b.id, b.first));
  const people = callable(talk);
  // "Sorry, I meant Tom" hands on a question; after news of one's own it puts that right.
  const how = hasTold(talk) ? { ...calling, handsOn: [] } : calling;
  // "*turns to Tom* What are you playing?" is done and then said.
  const act = by.kind === "visitor" && by.doing.since === now ? by.doing.text : "";
  const inAct = [...namesIn(act, names), ...describedIn(act, people, calling, false)].sort((a, b) => a.from - b.from);
  const [glanced = null, ...withThem] = glancedBy(act, inAct, calling);
  const partner = partnerOf(talk);
  const described = describedIn(text, people, calling, true).filter(
    (one) => !found.some(({ from, to }) => from < one.to && one.from < to),
  );
  const call = callIn(text, [...found, ...described], people, partner ?? glanced, how);
  const calls =
    call?.id ??
    pointedAt(text, people, partner, calling) ??
    turnedBy(act, inAct, calling) ??
    // Whoever nods to somebody goes on talking with whom they talk with, unless they greet or look from one to the other.
    (partner === null || greetsFirst(text, calling) || (withThem.length > 0 && saysSeveral(text, calling))
      ? glanced
      : null);
  const others = call?.others ?? (calls !== null && calls === glanced && saysSeveral(text, calling) ? withThem : []);
  return {
    people: named.map(({ id }) => id),
    places: placesNamed(town.map, text),
    calls,
    ...(others.length > 0 ? { callsToo: others } : {}),
    call,
    // Who is called by their name is asked, not asked about.
    asksAbout: named.flatMap((one) =>
      one.id !== calls &&
      !others.includes(one.id) &&
      [one.first, ...typed(one.id)].some((name) => address.asksAbout(text, name))
        ? [one.id]
        : [],
    ),
  };
}

/** What of a line is for whom, where it speaks to one after the other. */
const saidInParts = (text: string, talk: TalkState, { calling }: Doings, names: Names): readonly string[] =>
  partsFor(text, namesIn(text, names), callable(talk), partnerOf(talk), calling);

/**
 * The hour that words name, as whoever is spoken to means it, of the day that is spoken of or else today; null where there is none, or
 * nobody to mean it.
 */
function timeIn(text: string, { town, now, to }: TalkState, day: number | null, past = false): TimeNamed | null {
  const persona = to === null ? undefined : town.personas.get(to);
  if (!persona) return null;
  const present = {
    now,
    start: town.start,
    today: day ?? livedDay(persona, now),
    waking: (day: number) => wakingDay(persona, day),
  };
  return languageOf(town.language).named.time(present, text, past);
}

/** Those whom words say it was not. */
function deniedIn(text: string, { world }: TalkState, named: Named, { plain, denies }: Doings): readonly PersonId[] {
  return named.people.filter((id) => {
    const name = world.people.get(id)?.name ?? "";
    return [name, firstName(name)].some((called) => {
      const parts = plain(text).split(wordsOf(plain(called).trim()));
      return parts.slice(0, -1).some((before) => denies.some((not) => before.trimEnd().endsWith(not)));
    });
  });
}

/** What asks for time gone by. */
const GONE: ReadonlySet<Intent> = new Set(["ask-your-day", "ask-person-did", "ask-person-seen"]);

/** A text with a sign in place of names. */
const put = (said: string, names: readonly string[], sign: string, doings: Doings): string =>
  names
    .map((name) => doings.plain(name).trim())
    .flatMap((name) => [name, name.replace(/^the /, "")])
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => left.replace(wordsOf(name), sign), said);

/** The text with what stands for names in their place, for patterns. */
function unnamed(text: string, { town, world }: TalkState, named: Named, doings: Doings): string {
  const called = named.people.flatMap((id) => {
    const name = world.people.get(id)?.name ?? "";
    return [name, firstName(name)];
  });
  const places = named.places.flatMap((id) => {
    const place = town.map.places.get(id)!;
    return [place.name, ...place.aliases];
  });
  return put(put(doings.plain(text), called, NAMES.PERSON, doings), places, NAMES.PLACE, doings);
}

/** A name as it stands in a text: Latin by whole words, other scripts wherever. */
const wordsOf = (name: string): RegExp =>
  /^[\p{Script=Latin}\d]/u.test(name)
    ? new RegExp(`(?<![\\p{L}\\d])${literal(name)}(?![\\p{L}\\d])`, "gu")
    : new RegExp(literal(name), "gu");

const signs: ReadonlySet<string> = new Set(Object.values(SIGNS));

/** What a line comes after: what was said last to whoever says it, by how that is put, else by what it does. */
function afterWhat({ lines, by }: TalkState, doings: Doings): After {
  const last = lines.findLast((line) => line.who === by.id || saidTo([line], by).length > 0);
  if (!last) return lines.length > 0 ? "words" : "nothing";
  if (last.who === by.id) return "words";
  const put = afterOf(last.text, doings);
  const act = last.acts.findLast((one) => one.act === "ask" || one.act === "propose");
  return put !== "words" || !act ? put : act.act === "ask" && act.what !== "whether" ? "open" : "whether";
}

/** Whether words name what is to be had where somebody is. */
function hadHere({ town, by }: TalkState): (words: string) => boolean {
  const things = (town.map.places.get(by.spot.place)?.offers ?? []).flatMap(({ thing, words }) => [thing, ...words]);
  const known = new Set(things.filter((thing) => !isUnspaced(thing)).flatMap((thing) => stems(thing)));
  const signs = things.filter(isUnspaced).map((thing) => thing.slice(-2));
  return (words) => signs.some((sign) => words.includes(sign)) || stems(words).some((word) => known.has(word));
}

/** A name with the house before it, where one says so of whoever belongs to somebody: 你家罗大海. */
function withHouse(text: string, one: NameFound, houses: readonly string[]): NameFound {
  const house = one.kind === "person" && houses.find((word) => text.slice(0, one.from).endsWith(word));
  return house ? { ...one, from: one.from - house.length, referred: true } : one;
}

/** How words speak of somebody spoken of before; null where they don't. */
function spokenOfIn(words: string, { she, he, another, notThem }: Doings): ClauseSaid["another"] {
  // 他们 is no 他, nor is 吉他.
  const one = [...another.filter(isUnspaced), ...notThem].reduce((left, many) => left.replaceAll(many, " "), words);
  return holds(one, she) ? "she" : holds(one, he) ? "he" : holds(words, another) ? "they" : null;
}

const TELLS = { act: { act: "chat" }, confidence: CONFIDENCE.vague, intent: "tell-news" } as const;

/** Whether a clause as it was typed is of a sentence, or has it all in it. */
function isPartOf(sentence: string, clause: string): boolean {
  const [all, one] = [sentence, clause].map((text) => text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase());
  return one !== "" && (all!.includes(one!) || one!.includes(all!));
}

/** What the clauses of a text do, the likeliest of each, and what they name; the news that one of them tells, and what one puts right. */
function intended(
  text: string,
  talk: TalkState,
  named: Named,
  spoken: readonly Story[],
  announced: Reading["held"] | null,
  names: Names,
  doings: Doings,
): {
  readonly does: Clause[];
  readonly news: string | null;
  readonly newsOf: NewsMatter | null;
  readonly held: Reading["held"] | null;
  readonly corrects: Correction | null;
} {
  const { to, by, town } = talk;
  const meantBy = (line: string) => {
    const named = namesIn(line, names).map((one) => withHouse(line, one, doings.referring.house));
    const over = (one: NameFound, other: NameFound) => other.from < one.to && one.from < other.to;
    // "The lighthouse man" is no lighthouse.
    const meant = referredIn(line, talk, doings.referring).filter(
      (one) => !named.some((other) => other.kind === "person" && over(one, other)),
    );
    return [...named.filter((one) => !meant.some((other) => over(one, other))), ...meant].sort(
      (a, b) => a.from - b.from,
    );
  };
  const found = meantBy(text);
  const topic = topicOf(talk, meantBy);
  // Whoever is called is not what the words are about.
  const { call } = named;
  const called: NameFound | undefined = call ? { ...call, kind: "person", name: "" } : undefined;
  const around = called ? text.slice(0, called.from) + text.slice(called.to) : "";
  const more = /[\p{L}\p{N}]/u.test(around);
  const others = called && more ? found.filter((one) => one.to <= called.from || called.to <= one.from) : found;
  const whole =
    called && more
      ? withSigns(
          text,
          [...others, called].sort((a, b) => a.from - b.from),
          called,
        )
      : withSigns(text, found);
  const signsIn = (part: string) => [...part].filter((sign) => signs.has(sign)).length;
  const inOwnWords = (part: string) => {
    let at = signsIn(whole.slice(0, Math.max(0, whole.indexOf(part))));
    return part.replace(/[^\p{L}\p{N}\s]|\p{L}/gu, (sign) => {
      const name = signs.has(sign) ? others[at++] : undefined;
      // Some type everybody's name small; that makes it no common word.
      const words = name && name.kind !== "person" && text.slice(name.from, name.to);
      return words && /^\p{Ll}/u.test(words) ? words : sign;
    });
  };
  const clauses = clausesIn(
    whole,
    rankingOf(town.language),
    { after: afterWhat(talk, doings), had: hadHere(talk), inOwnWords },
    doings,
  );
  const news = spoken.flatMap(({ id, secret }) => (secret ? [] : [id]));
  const read = clauses.map(({ text: one, intent: taken, chance: likely, mark }) => {
    // "Really?" right after news asks whether it is so.
    const doubts = mark && isAfterNews(talk) && (taken === "surprise" || taken === "ask-true");
    // "I made that up about the mill."
    const invented = intents[taken].act === "tell" && doings.madeUp.test(doings.plain(one).trim());
    const chance = doubts || invented ? Math.max(likely, DOUBTED) : likely;
    // "Hm ..." agrees to nothing.
    const hangs = taken === "yes" && HESITATES.test(one);
    // Signs stand in the order of the names.
    const from = signsIn(whole.slice(0, Math.max(0, whole.indexOf(one))));
    const theirs = others.slice(from, from + signsIn(one));
    // "Come to the park" bids nobody come here.
    const along =
      taken === "command-come" &&
      doings.along.test(one) &&
      theirs.some(({ kind, id }) => kind === "place" && id !== by.spot.place);
    const intent = doubts ? "ask-true" : invented ? "take-back" : hangs ? "filler" : along ? "propose-company" : taken;
    const own = clauses.length === 1 ? others : theirs;
    const words = wordsIn(doings.plain(one));
    const of = namedBy(own, [by.id, to]);
    const clause = {
      intent,
      said: one,
      mark,
      form: formOf(words, doings.forms),
      past: holds(words, doings.past),
      time: timeIn(one, talk, null, GONE.has(intent)),
      of: { ...of, news: [...new Set([...of.news, ...news])] },
      another: spokenOfIn(words, doings),
      you: holds(words, doings.you),
      me: holds(words, doings.me),
      youFirst: before(words, doings.you, SIGNS.person!),
    };
    return {
      names: theirs,
      bare: one,
      text: restored(one, whole, others, text),
      does: { act: actOf(clause, topic, talk), confidence: chance, intent, slots: slotsOf(clause) },
    };
  });
  const right = read.find(({ does }) => does.intent === "correct" && does.confidence >= SURE);
  const told = read.map((one) =>
    one === right ? null : newsTold(one.text, one.does, one.bare, one.names, to, town.language, doings),
  );
  const at = spoken.length > 0 ? -1 : told.findIndex((one) => one !== null);
  // What the parts of a line do not show, a whole sentence may.
  const isOpen = at < 0 && !right && spoken.length === 0;
  const claim = isOpen
    ? (claimIn(text, found, to, town.language, doings) ??
      (announced ? announcedIn(text, withSigns(text, found), found, to, town.language, doings) : null))
    : null;
  const words = told[at] ?? claim?.told ?? null;
  const tells = words === null ? null : spelt(words, namesIn(words, names));
  const claiming = claim ? read.map(({ text: one }) => isPartOf(claim.sentence, one)) : [];
  const claimed = claiming.indexOf(true);
  return {
    // What tells news is no question, however it is put, and neither is what leads up to it; what else is asked stays asked.
    does: claim
      ? [
          ...(claimed < 0 ? [{ ...TELLS, slots: {} }] : []),
          ...read.flatMap(({ does, text: one }, i): Clause[] =>
            i === claimed ? [{ ...does, ...TELLS }] : claiming[i] || leadsUp(one, doings) ? [] : [does],
          ),
        ]
      : read.flatMap(({ does, names: theirs, bare, text: one }, i): Clause[] => {
          if (i < at && does.act.act === "ask" && leadsUp(one, doings)) return [];
          return i === at && (does.act.act === "ask" || claims(bare, theirs, doings))
            ? [{ ...does, ...TELLS }]
            : [does];
        }),
    news: tells,
    newsOf:
      tells === null
        ? null
        : matterOf(
            tells,
            names,
            timeIn(read[at]?.text ?? tells, talk, null),
            reportedIn(inEarnest(tells, names, doings)),
            talk,
            doings,
          ),
    held: tells === null ? null : heldIn(tells, names, timeIn(read[at]?.text ?? tells, talk, null), talk),
    corrects: right ? correctionIn(right, read, text, talk, doings) : null,
  };
}

/** Whether the last that was said, or what that answers, told news. */
const isAfterNews = ({ lines }: TalkState): boolean =>
  lines.slice(-2).some(({ stories, acts }) => stories.length > 0 || toldIn(acts).length > 0);

/** So sure it is that what is in doubt right after news is the news. */
const DOUBTED = 0.9;
/** A word that is left hanging. */
const HESITATES = /^\P{L}*(?:[嗯呃唔额]|h+m+|u+m+|u+h+|e+r+m*)\s*(?:…|\.{2,})\s*$/iu;

/** A clause as it was typed, with the names in it. */
interface ClauseRead {
  readonly names: readonly NameFound[];
  readonly text: string;
}

/** What puts something right, and whom and where it names. */
interface Correction {
  readonly corrects: string;
  readonly correctsTo: NonNullable<Reading["correctsTo"]>;
}

/** All that a correction says, from the clause that is one: "Not her. It was him and his brother", and not what else there is to say. */
function correctionIn(
  right: ClauseRead,
  all: readonly ClauseRead[],
  text: string,
  { town: { language } }: TalkState,
  doings: Doings,
): Correction | null {
  const rest = all.slice(all.indexOf(right) + 1);
  const isMore = (one: ClauseRead) =>
    one.names.length > 0 && !/[?？]\s*$/u.test(one.text) && !doings.isQuestion(one.text);
  const ends = rest.findIndex((one) => !isMore(one));
  const of = [right, ...(ends < 0 ? rest : rest.slice(0, ends))];
  const [from, last] = [text.indexOf(right.text), of.at(-1)!.text];
  const to = text.lastIndexOf(last) + last.length;
  const said = putsRight(from < 0 || to <= from ? right.text : text.slice(from, to), language, doings);
  if (said === null) return null;
  const { people, places } = namedBy(
    of.flatMap(({ names }) => names),
    [],
  );
  return { corrects: said, correctsTo: { people, places } };
}

/** Words without what is only of a game or a play, or wondered: that reports nothing. */
const inEarnest = (text: string, names: Names, { unserious, wonders }: Pick<Doings, "unserious" | "wonders">): string =>
  text
    .split(/(?<=[.!?;,。！？；，\n])|\s(?=(?:and|but)\s)/u)
    .filter((one) => !unserious.test(withSigns(one, namesIn(one, names)).replace(/\s+/gu, " ")) && !wonders.test(one))
    .join("");

const TAKES_BACK: Clause = { act: { act: "chat" }, confidence: CONFIDENCE.plain, intent: "take-back" };

/** Whether the last that the speaker said told news of their own. */
const hasTold = ({ lines, by, stories }: TalkState): boolean =>
  lines
    .findLast(({ who }) => who === by.id)
    ?.stories.some((id) => stories.find((one) => one.id === id)?.by === by.id) ?? false;

/** Whether the speaker says that what they have just told is not so: nobody has told them anything since. */
function deniesOwn(text: string, talk: TalkState, { untrue, plain }: Doings): boolean {
  if (!untrue.test(plain(text)) || !hasTold(talk)) return false;
  const { lines, by } = talk;
  const at = lines.findLastIndex(({ who }) => who === by.id);
  return !lines.slice(at + 1).some(({ acts }) => acts.some(({ act }) => act === "tell"));
}

/** What waits for the speaker's answer, and whether it was the last thing said to them. */
interface Waiting {
  readonly to: { readonly news: string } | Taken;
  readonly last: boolean;
}

/** What was said to the speaker: where several talk, what others were asked is not theirs to answer. */
const saidTo = (lines: TalkState["lines"], { id }: TalkState["by"]): TalkState["lines"] =>
  lines.filter(({ who, to }) => who !== id && (to === undefined || to.includes(id)));

/** What waits for the speaker's answer, the newest first: what was proposed to them, a gathering they were told of. */
function open({ world, lines, by, stories, now }: TalkState): Waiting[] {
  const others = saidTo(lines, by);
  const recent = saidTo(lines.slice(-BACK), by);
  const replied = lines
    .filter(({ who }) => who === by.id)
    .flatMap(({ acts }) => acts.flatMap((one) => (one.act === "reply" && "news" in one.to ? [one.to.news] : [])));
  return [...recent].reverse().flatMap((line) => {
    const last = line === others.at(-1);
    const proposed = [...world.proposals]
      .filter(([id, { to, until }]) => id.startsWith(`${line.id}.`) && until > now && to.includes(by.id))
      .map(([proposal, { by: who, what }]) => ({ to: { proposal, by: who, what }, last }));
    const told = [...new Set([...line.stories, ...toldIn(line.acts)])]
      .filter((id) => {
        const event = gatheringOf(stories.find((story) => story.id === id));
        return event && event.to > now && event.host !== by.id && !replied.includes(id);
      })
      .map((news) => ({ to: { news }, last }));
    return [...proposed, ...told];
  });
}

/** Yes, no or perhaps in whatever words; null where they say neither. */
function answerIn(said: string, text: string, { town }: TalkState, { answers, clauses }: Doings): Answer | null {
  if (answers.maybe.test(said)) return "maybe";
  const says = (words: RegExp) => clauses(said).some((one) => words.test(one));
  return plainAnswer(text, town.language) ?? (says(answers.no) ? "no" : says(answers.yes) ? "yes" : null);
}

/** The hour that something proposed is for, where it has one of its own. */
const hourOf = (waiting: Waiting | undefined): Minutes | null =>
  waiting && "what" in waiting.to && "from" in waiting.to.what ? waiting.to.what.from : null;

/** What words answer: something proposed or told, or a question. */
function answered(
  said: string,
  text: string,
  talk: TalkState,
  waiting: Waiting | undefined,
  time: TimeNamed | null,
  doings: Doings,
): Clause[] {
  const answer = answerIn(said, text, talk, doings);
  const asks = doings.isQuestion(text);
  const others = saidTo(talk.lines, talk.by).at(-1);
  const question = others?.acts.findLast((one) => one.act === "ask");
  if (waiting && !(question && !waiting.last)) {
    const hour = hourOf(waiting);
    const named = time?.exact && hour !== null;
    const same = named && time.from % 720 === hour % 720;
    if (named && !same && doings.instead.test(said))
      return [clause({ act: "reply", to: waiting.to, answer: "no" }, CONFIDENCE.likely)];
    if (answer === null || (asks && answer === "yes")) return [];
    // When other things have been said since, only the hour tells what is answered.
    const sure = waiting.last ? CONFIDENCE.plain : same ? CONFIDENCE.likely : CONFIDENCE.guess;
    return [clause({ act: "reply", to: waiting.to, answer }, sure)];
  }
  if (!others || question?.act !== "ask" || asks) return [];
  // A question is answered by how a line begins, whatever else it says: that binds nobody.
  const begins = answer ?? plainAnswer(doings.clauses(said)[0] ?? "", talk.town.language);
  const how = begins === "maybe" ? "unknown" : question.what === "whether" ? (begins ?? "value") : "value";
  return [clause({ act: "answer", to: others.id, answer: how }, begins ? CONFIDENCE.likely : CONFIDENCE.vague)];
}

/** What was agreed and is called off: what the words name of it, or the only thing there is; of several it is a guess. */
function calledOff(
  said: string,
  text: string,
  talk: TalkState,
  named: Named,
  news: readonly Story[],
  doings: Doings,
): Clause[] {
  const { agreed, stories, to } = talk;
  const signs = news.flatMap((story) =>
    [gatheringOf(story)?.name ?? [], ownWords(text, story, stories, talk.town)].flat(),
  );
  const off = doings.clauses(put(said, signs, NAMES.NEWS, doings)).find((one) => doings.callsOff.test(one));
  if (off === undefined || doings.isQuestion(text)) return [];
  if (off.includes(NAMES.PERSON) && !named.people.some((id) => id === to)) return [];
  const time = timeIn(off, talk, null);
  const places = off.includes(NAMES.PLACE) ? named.places : [];
  const meant = agreed.filter((matter) => {
    const id = "news" in matter ? matter.news : newsProposed(matter.what);
    const event = gatheringOf(stories.find((story) => story.id === id));
    const from = "what" in matter && "from" in matter.what ? matter.what.from : event?.from;
    const place = "what" in matter && "place" in matter.what ? matter.what.place : event?.spot.place;
    return (
      (news.length === 0 || news.some((story) => story.id === id)) &&
      (time === null || (from !== undefined && isAt(time, from))) &&
      (places.length === 0 || (place !== undefined && places.includes(place)))
    );
  });
  const is = news.length > 0 || time || meant.length === 1 ? CONFIDENCE.likely : CONFIDENCE.guess;
  return meant.slice(0, 1).map((matter) => clause({ act: "withdraw", to: matter }, is));
}

/** The gathering of a visitor's own that they say is off: the one they name, or the only one of theirs that is spoken of. */
function ownCalledOff(text: string, talk: TalkState, spoken: readonly Story[], doings: Doings): NewsId | null {
  const { stories, by, now, lines } = talk;
  const own = stories.filter((story) => {
    const event = gatheringOf(story);
    return event?.host === by.id && story.off === undefined && event.to > now;
  });
  if (own.length === 0) return null;
  const talked = new Set(lines.flatMap((line) => [...line.stories, ...toldIn(line.acts)]));
  const named = own.filter((story) => spoken.includes(story));
  const meant = named.length > 0 ? named : own.filter(({ id }) => talked.has(id));
  const says = sentencesOf(text).some(
    (sentence) =>
      !/[?？]\s*$/u.test(sentence) &&
      !doings.isQuestion(sentence) &&
      doings.isOff.test(sentence) &&
      !doings.isOn.test(sentence),
  );
  return says && meant.length === 1 && (named.length > 0 || spoken.length === 0) ? meant[0]!.id : null;
}

/** Whether a time that was named is an hour, as far as it says: its day, the hour of the clock. */
const isAt = (time: TimeNamed, from: Minutes): boolean =>
  (time.exact ? Math.floor(time.from / 60) % 12 === Math.floor(from / 60) % 12 : time.day === dayOf(from)) &&
  (time.dayWords === "" || time.day === dayOf(from));

/** What proposes to meet, beside an hour. */
const INVITES: ReadonlySet<Intent> = new Set(["propose-meet", "propose-company", "propose-event"]);

/**
 * The meeting that words propose: an hour still to come, and a place, the one of a proposal they decline, or here. Only what addresses somebody
 * does: "I have to meet my boss at five" asks nobody.
 */
function proposed(
  said: string,
  text: string,
  talk: TalkState,
  time: TimeNamed | null,
  declined: Proposed | null,
  does: readonly Clause[],
  news: readonly Story[],
  doings: Doings,
): Clause[] {
  if (!time || time.wholeDay || time.from <= talk.now) return [];
  const named = languageOf(talk.town.language).named.place(talk.town.map.places, text);
  const elsewhere =
    named ??
    does.find(({ slots }) => slots?.place)?.slots?.place ??
    (declined?.kind === "meet" ? declined.place : undefined);
  // A gathering has its own place.
  if (elsewhere === undefined && news.some(gatheringOf)) return [];
  const place = elsewhere ?? talk.by.spot.place;
  const addresses = (words: string) =>
    doings.isQuestion(words) ||
    (doings.invites.test(doings.plain(words)) && !doings.invitesNot.test(doings.plain(words)));
  const invites = does.some(
    ({ intent, confidence, slots }) =>
      intent !== undefined && INVITES.has(intent) && confidence >= SURE && addresses(slots?.words ?? ""),
  );
  const counters = declined !== null && time.exact && doings.instead.test(said);
  const sure = time.exact && (invites || counters || invited(talk)) ? CONFIDENCE.likely : CONFIDENCE.guess;
  return [clause({ act: "propose", proposal: null, what: { kind: "meet", place, from: time.from } }, sure)];
}

/** The speaker's own words by which they proposed to meet, where they were asked in turn when and where that shall be; null where they were not. */
function invited({ lines, by }: TalkState): Clause | null {
  const asks = saidTo(lines, by).at(-1)?.acts ?? [];
  if (!asks.some((one) => one.act === "ask" && (one.what === "when" || one.what === "where"))) return null;
  const own = lines.findLast(({ who }) => who === by.id)?.reading?.clauses ?? [];
  return own.find(({ intent, confidence }) => intent && INVITES.has(intent) && confidence >= SURE) ?? null;
}

/** The news of the speaker's own that words are about; what they said of it before still is, when they add the hour. */
function told(text: string, { tells, lines, by, town }: TalkState, named: readonly Story[]): Story[] {
  const { hour } = languageOf(town.language).named;
  return tells.filter(
    (story) =>
      named.includes(story) ||
      (story.of.kind === "gathering" &&
        hour(text, story.of.from) &&
        lines.some((line) => line.who === by.id && line.stories.includes(story.id))),
  );
}

/** What a line says is over, and what else it says. */
interface Ended {
  readonly ends: NonNullable<Reading["ends"]>;
  readonly rest: string;
}

/**
 * The dangers that a line says in plain words are over: those at a place it names, else the only one that was spoken of in this talk, each by a
 * clause that is of such a danger; null where it says so of none.
 */
function endedIn(text: string, talk: TalkState, names: Names, doings: Doings): Ended | null {
  const { stories, now, lines } = talk;
  // Nobody ends what is still to come.
  const open = stories.filter(
    (story) =>
      story.of.kind === "danger" &&
      story.off === undefined &&
      story.ends === undefined &&
      phaseOf(story, now) === "during",
  );
  if (open.length === 0 || !doings.safe.test(withSigns(text, namesIn(text, names)))) return null;
  const talked = new Set([...lines.flatMap((line) => [...line.stories, ...toldIn(line.acts)])]);
  const here = open.filter(({ id }) => talked.has(id));
  const read = sentencesOf(text).flatMap((sentence) => {
    const asks = /[?？]\s*$/u.test(sentence) || doings.isQuestion(sentence);
    const parts = clausesOf(sentence);
    return parts.map((part, i) => {
      const bare = withSigns(part, namesIn(part, names)).replace(/\s+/gu, " ").trim();
      // What leads up to it may deny it, and so may what stands right after: "the fire is out, I hope".
      const around =
        parts.slice(0, i + 1).join("") +
        (/^\W*(?:and|but)\b|^(?:但|可是|不过)/iu.test(parts[i + 1] ?? "") ? "" : (parts[i + 1] ?? ""));
      if (asks || !doings.safe.test(bare) || doings.unsafe.test(around)) return { part, over: [] };
      const { places } = namedBy(namesIn(part, names), []);
      const there = open.filter((story) => placesOf(story).some((place) => places.includes(place)));
      const meant = (places.length > 0 ? there : here).filter((story) => isOfDanger(bare, story, names, doings));
      return { part, over: places.length > 0 || here.length === 1 ? meant : [] };
    });
  });
  const news = [...new Set(read.flatMap(({ over }) => over.map(({ id }) => id)))];
  const of = (isOver: boolean) =>
    read
      .filter(({ over }) => over.length > 0 === isOver)
      .map(({ part }) => part)
      .join("")
      .replace(/^\s*(?:and|but|[，,])\s*|(?<![，,\s])[，,\s]+$/giu, "");
  const said = of(true);
  return news.length > 0
    ? { ends: { news, said: plainlySaid(said, namesIn(said, names), doings) }, rest: of(false) }
    : null;
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?;。！？；\n])/u).filter((one) => /\p{L}/u.test(one));
const clausesOf = (sentence: string): string[] => sentence.split(/(?<=[,，])|\s(?=(?:and|but)\s)|(?=但是|可是|不过)/u);

/** Whether a clause, with signs for names, is of a danger: of any, of one of its kind, or by a word of how it was told. */
function isOfDanger(bare: string, { said, memory }: Story, names: Names, { safeAll, perils }: Doings): boolean {
  const told = (said ?? [memory]).map((one) => withSigns(one, namesIn(one, names))).join(" ");
  return safeAll.test(bare) || perils.some((peril) => peril.test(bare) && peril.test(told));
}

/** The news that words mean. */
const spokenOf = (text: string, { stories, town, by, to }: TalkState): readonly Story[] =>
  meantIn(text, stories, town, { by: by.id, to });

/** Understands by the words of a language: of a line that complains of an answer, what it leaves to answer. */
export const understanding =
  (doings: Doings): Understand =>
  (typed, talk): Reading => {
    const namesPeople = (text: string) =>
      namesIn(text, calledIn(talk, doings.titles)).some(({ kind }) => kind === "person");
    const whole = asItIs(doings)(typed, talk);
    const left =
      talk.by.kind === "visitor" && wasAnswered(talk)
        ? leftOf(typed, doings.complains, doings.isQuestion, namesPeople)
        : null;
    if (left === null || (/\p{L}/u.test(left.beside) && saysMuch(asItIs(doings)(left.beside, talk)))) return whole;
    const meant = asItIs(doings)(left.meant, talk);
    return { ...meant, calls: meant.calls ?? whole.calls, meant: left.meant };
  };

/** What is not passed over, whatever else a line complains of. */
const WEIGHTY: ReadonlySet<Intent> = new Set<Intent>([
  "again-order",
  "farewell",
  "introduce",
  "order",
  "pay",
  "tell-news",
  "tell-own-news",
]);

/** Whether words say something of their own that is owed an answer: an order, news, a promise. */
const saysMuch = ({ clauses, news, gives, ends, callsOff, reports }: Reading): boolean =>
  [news, gives, ends, callsOff, reports].some((one) => one !== undefined && one !== null) ||
  clauses.some(
    ({ act, intent, confidence }) =>
      confidence >= SURE &&
      (act.act === "propose" || act.act === "reply" || (intent !== undefined && WEIGHTY.has(intent))),
  );

/** Whether whoever speaks has been answered by anybody since they asked something. */
function wasAnswered({ lines, by }: TalkState): boolean {
  const asked = lines.findIndex(({ who }) => who === by.id);
  return asked >= 0 && saidTo(lines.slice(asked), by).some(({ who }) => who !== by.id);
}

/** Understands words as they stand. */
const asItIs =
  (doings: Doings): Understand =>
  (typed, talk): Reading => {
    const { town, by } = talk;
    const names = calledIn(talk, doings.titles);
    const asked = withoutManners(withoutAsides(typed, doings.asides), doings.manners);
    const text = mended(asked, namesIn(asked, names));
    const { address } = languageOf(town.language).replies;
    const named = namedIn(text, talk, doings, names);
    const roll = [...town.personas.values()].flatMap(({ name }) => [name, firstName(name)]);
    const said = unnamed(text, talk, named, doings);
    const gives = by.kind === "visitor" ? givenIn(text, names, timeIn(text, talk, null), talk, doings) : null;
    const announced = gives ?? heldIn(text, names, timeIn(text, talk, null), talk);
    const spoken = spokenOf(text, talk).filter((story) => !announced || isSame(story, announced, town.language));
    const cancels = by.kind === "visitor" ? ownCalledOff(text, talk, spoken, doings) : null;
    const tells = told(text, talk, spoken).filter(({ id }) => id !== cancels);
    const ended = by.kind === "visitor" ? endedIn(text, talk, names, doings) : null;
    // One fire is out, and another burns: what else the line says is heard as if it stood alone.
    const besides =
      ended && /\p{L}/u.test(ended.rest)
        ? asItIs(doings)(ended.rest, {
            ...talk,
            stories: talk.stories.filter(({ id }) => !ended.ends.news.includes(id)),
          })
        : null;
    const another = besides?.newsOf?.kind === "danger" ? besides : null;
    const {
      does: likely,
      news,
      newsOf,
      held,
      corrects,
    } = intended(text, talk, named, spoken, announced, names, doings);
    const back = deniesOwn(text, talk, doings);
    const sounds = doings.soundsUntrue.test(doings.plain(text));
    const does = back
      ? [TAKES_BACK, ...likely.filter(({ act }) => act.act === "ask")]
      : likely.filter(({ intent }) => intent !== "take-back" || !sounds);
    const denies = corrects ? deniedIn(text, talk, named, doings) : [];
    const parts = talk.to === null && by.kind === "visitor" ? saidInParts(typed, talk, doings, names) : [];
    const wrong = newsOf && doersIn(withSigns(text, namesIn(text, names)), namesIn(text, names), doings).length > 0;
    const reports =
      by.kind === "visitor" ? (reportedIn(inEarnest(text, names, doings)) ?? (wrong ? "other, bad" : null)) : null;
    const [waiting] = open(talk);
    const hour = hourOf(waiting);
    // An hour alone is one of the day that was spoken of.
    const time = timeIn(text, talk, hour === null ? (invited(talk)?.slots?.day ?? null) : dayOf(hour));
    const replies = answered(said, text, talk, waiting, time, doings);
    const declined = replies.flatMap(({ act }) =>
      act.act === "reply" && act.answer === "no" && "what" in act.to ? [act.to.what] : [],
    )[0];
    // Whoever is asked to what somebody gives is asked to no meeting of two.
    const own = gives && cancels === null && !tells.some(gatheringOf) ? gives : null;
    const meets =
      own || tells.some(gatheringOf) ? [] : proposed(said, text, talk, time, declined ?? null, does, spoken, doings);
    const off = replies.length === 0 ? calledOff(said, text, talk, named, spoken, doings) : [];
    const asksToMeet = meets.some(({ confidence }) => confidence >= SURE);
    // "Have you heard? ..." is news as well, and so may an answer be; not what settles something.
    const plainly = !back && tells.length === 0 && !asksToMeet && !replies.some(({ act }) => act.act === "reply");
    return {
      clauses: [
        ...tells.map(({ id }) => clause({ act: "tell", news: id }, 1)),
        ...replies,
        ...off,
        ...meets,
        ...does.filter(({ act }) => !(act.act === "ask" && (asksToMeet || own)) && !(act.act === "propose" && own)),
      ],
      ...named,
      ...(parts.length > 1 ? { parts } : {}),
      whereabouts: saidToBe(town, text, by.id),
      ...(reports ? { reports } : {}),
      greets: address.only(text, roll),
      question: address.alike(text, roll),
      realness: recognised(town, text).realness,
      ...(ended
        ? { news: another?.news ?? null, ...(another?.newsOf ? { newsOf: another.newsOf } : {}) }
        : {
            news: plainly && !own && cancels === null ? news : null,
            ...(plainly && !own && newsOf ? { newsOf } : {}),
            ...(plainly && !own && held ? { held } : {}),
          }),
      ...(own ? { gives: own } : {}),
      ...(cancels === null ? {} : { callsOff: cancels }),
      ...(ended ? { ends: ended.ends } : {}),
      ...corrects,
      ...(denies.length > 0 ? { denies } : {}),
      // What one says to oneself is a thought.
      ...(talk.to === by.id ? { asks: asksOf(text, namesIn(text, names), spoken, time, town.language) } : {}),
    };
  };
