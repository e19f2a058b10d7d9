/**
 * Offline talk between residents (design section 5, Converse). A line answers what was said, then may bring up something of the
 * speaker's own: news the other does not know yet, something the other told last time, a wish, a topic. What is said comes from
 * memories and the speaker's own facts; what matters most comes first.
 */

import { languageOf } from "../../language/language.ts";
import { findMemory } from "../../mind/memory/stream.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import { shownOn } from "../../mind/news/happening.ts";
import { believesKnows, bestMemory } from "../../mind/news/stories.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import { absentOf, calledIn } from "../../mind/talk/absent.ts";
import { answersTo, gives, owed, waits } from "../../mind/talk/owed.ts";
import { LONGEST_LINE, type Spoken } from "../../mind/talk/spoken.ts";
import { violated } from "../../mind/talk/violations.ts";
import type { Random } from "../../world/chance.ts";
import { isVisitor, type Line } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { type Clause, nothingRead, type Reading, SURE } from "../../world/reading.ts";
import {
  actsOfLine,
  does,
  isAtOnce,
  newsProposed,
  type ReactionTo,
  type SpeechAct,
  toldIn,
} from "../../world/speech-acts.ts";
import { visitorCalled } from "../answers/names.ts";
import { isForOffice } from "../answers/telling.ts";
import type { Answer, Speaking } from "../tongue.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { toQuestion, toTelling } from "./answering.ts";
import { isOrder, isService, ofService, toAtOnce } from "./at-once.ts";
import { callingOff } from "./calling-off.ts";
import { due, toWord } from "./dues.ts";
import { fill } from "./fill.ts";
import { askBack, awaited, initiative, news, pressing } from "./initiative.ts";
import { proposedTo, toAlong, toInvitation, toRequest } from "./invitations.ts";
import { leadTo, turnedTo } from "./leads.ts";
import { toNews } from "./news.ts";
import { parting } from "./partings.ts";
import { saidHere } from "./said-here.ts";
import {
  answers,
  asks,
  calledBy,
  capital,
  fresh,
  type Part,
  reacts,
  storyOf,
  talkLength,
  tells,
  touchy,
  warmthTo,
} from "./spoken.ts";
import { toSeveral } from "./together.ts";
import { talkWords } from "./words.ts";

/** Speaks the next line of a talk. */
export function lineOf(given: Speaking, random: Random): Spoken {
  const { persona, waiting = [] } = given;
  const toPeople = given.lines.findLast((line) => line.who !== persona.id);
  const input = toPeople && isVisitor(toPeople.who) ? { ...given, lately: saidHere(given) } : given;
  if (waiting.length > 1) return toSeveral(input, waiting, (one, line) => toVisitor(one, line, random), random);
  const other = input.others[0] ?? "";
  const last = answersTo(input.lines, persona.id, input.others);
  const mine = input.lines.filter((line) => line.who === persona.id);
  // Whoever comes into a talk of others has not been asked anything, but by a visitor who has called them to it.
  const called = last !== null && isVisitor(last.who) && (last.to ?? []).includes(persona.id);
  const joins = last !== null && !called && mine.length === 0 && input.lines.length > 1 && input.others.length > 1;
  if (joins) return joining(input, last, random);
  // Who is invited to what a visitor gives themselves answers as to anybody.
  const invited = last && isVisitor(last.who) ? storyOf(input, last) : null;
  if (last && invited?.of.kind === "gathering" && invited.holder === last.who)
    return joined(input, [toInvitation(input, invited, last, random)], random);
  if (last && isVisitor(last.who)) return toVisitor(input, last, random);
  if (!last) return opening(input, other, random);
  const response = respond(input, last, random);
  const parts: Part[] = [];
  if (mine.length === 0) parts.push(...greetingBack(input, last, random, response !== null));
  if (response) parts.push(response);
  const bye = (): Part => ({ text: parting(input, random), acts: [{ act: "farewell" }], ends: true });
  // Nobody takes their leave while somebody else there waits for their word.
  const owing = owed(input, persona.id).some(
    (one) => waits(one) && input.others.includes(one.by) && !response?.acts.some((act) => gives(act, one)),
  );
  if (owing) return joined(input, parts, random);
  if (does((input.lines.at(-1) ?? last).acts, "farewell")) return joined(input, [...parts, bye()], random);
  const long = talkLength(input);
  // What is handed over a counter is no more than a word on the way.
  const settles = response?.acts.some((one) => one.act === "reply" && !isService(one)) ?? false;
  // Whatever waits for the other's word is no place to leave at.
  const open = response?.acts.some(({ act }) => act === "ask" || act === "propose") ?? false;
  // A question waits for its answer, an answer to an invitation stands on its own, and after any other answer only what matters comes up.
  const told = response?.acts.some(({ act }) => act === "answer") ?? false;
  // After what is sad or bad the line stays with the matter, with what is due to them at most, or ends.
  const grave = response?.grave ?? false;
  // In the breath in which they take news nobody tells another, but what somebody is to hear before all else.
  const news = response !== null && storyOf(input, last) !== null;
  const begins = told ? pressing : initiative;
  const owes =
    (grave || news) && !open && !settles
      ? due(input, last.who, random, grave ? (storyOf(input, last)?.id ?? null) : null)
      : null;
  const start =
    open || settles || grave
      ? owes
      : news
        ? (owes ?? awaited(input, last.who, random))
        : begins(input, last.who, random);
  // News of something else is led up to as well, whatever was said before it.
  const brings = response !== null && start !== null && toldIn(start.acts).length > 0;
  const turns = told || (!owes && (news || brings));
  const over = input.lines.length >= long && !start?.weighty;
  if (open || (grave && !start)) return joined(input, parts, random);
  if (over && mine.length > 0) parts.push(bye());
  else if (start && turns && !isOrder(start.acts)) {
    // What comes up after an answer or after news has nothing to do with it; an order needs no leading up to.
    parts.push(turnedTo(input, start, random));
  } else if (start) parts.push(response ? start : openedUp(input, start));
  else if (!response && mine.length > 0) parts.push(bye());
  return joined(input, parts, random);
}

/** Something of one's own that comes up when nothing was said to what the other told. */
const openedUp = (input: Speaking, start: Part): Part =>
  start.opening ? { ...start, text: `${start.opening}${talkWords(input).space}${start.text}` } : start;

/** The first line of a talk: a greeting, once a day, and what the speaker comes with. */
function opening(input: Speaking, other: PersonId, random: Random): Spoken {
  const start = initiative(input, other, random);
  const { lines, space } = talkWords(input);
  if (!violated([{ act: "greet" }], { ...input, others: [other] }).length)
    return joined(input, [greeting(input, other, random), ...(start ? [start] : [])], random);
  // Who met today has been greeted.
  const name = calledBy(input, other);
  if (!start)
    return joined(
      input,
      [{ text: fill(fresh(input, lines.again, random), { name }), acts: [{ act: "chat" }] }],
      random,
    );
  const lead = fill(leadTo(input, lines.onceMore, start.text, random), { name });
  return joined(input, [{ ...start, text: `${lead}${space}${start.text}` }], random);
}

function joined(input: Speaking, parts: readonly Part[], random: Random): Spoken {
  const { persona, recalled } = input;
  const { sentenceEnd, space, withTag } = talkWords(input);
  let text = "";
  const used: Part[] = [];
  for (const part of parts) {
    const said = text.split(sentenceEnd);
    const added = part.text
      .split(sentenceEnd)
      .filter((sentence) => !said.includes(sentence))
      .join(space);
    // Nothing is told twice in a line, in whatever words.
    const told = toldIn(used.flatMap(({ acts }) => acts));
    if (!added || toldIn(part.acts).some((id) => told.includes(id))) continue;
    const longer = text ? `${text}${space}${added}` : added;
    if (longer.length > LONGEST_LINE - 8) continue;
    text = longer;
    used.push(part);
  }
  if (!text) {
    text = parting(input, random);
    used.push({ text, acts: [{ act: "farewell" }], ends: true });
  }
  const tagged = persona.speech.tag && random.chance(0.6) ? withTag(text, persona.speech.tag) : text;
  const ends = used.some((part) => part.ends);
  const rests = used.flatMap((part) => part.rests ?? []);
  const drewOn = recalled.flatMap((memory, i) => (rests.includes(memory.id) ? [i + 1] : []));
  return { line: tagged, acts: actsOfLine(used.flatMap(({ acts }) => acts)), ends, drewOn };
}

/** A greeting: strangers say who they are. */
function greeting(input: Speaking, other: PersonId, random: Random): Part {
  const { persona, now } = input;
  const { lines, job, fitsHour, sentenceEnd, space } = talkWords(input);
  const name = calledBy(input, other);
  const warmth = warmthTo(input, other);
  if (warmth === null) {
    // A visitor has not been seen about.
    const wordings = isVisitor(other) ? lines.stranger : [...lines.stranger, ...lines.bySight];
    return {
      text: fill(fresh(input, ofThemselves(input, wordings), random), job(persona)),
      acts: [{ act: "greet" }, { act: "introduce" }],
    };
  }
  const bank = warmth >= 1 ? persona.speech.greetings.close : persona.speech.greetings.distant;
  // What a greeting asks would stand unanswered, as something else is said with it.
  const unasking = (wording: string) =>
    wording
      .split(sentenceEnd)
      .filter((sentence) => !/[?？]/.test(sentence))
      .join(space);
  const wordings = (isVisitor(other) ? bank : bank.map(unasking)).filter(Boolean);
  const fitting = wordings.filter((wording) => fitsHour(wording, now) && !/\bask you\b/.test(wording));
  // A person who came back is greeted by name.
  const named = isVisitor(other) ? fitting.filter((wording) => wording.includes("{name}")) : fitting;
  return {
    text: fill(fresh(input, named.length > 0 ? named : lines.hello, random), { name }),
    acts: [{ act: "greet" }],
  };
}

/** Under this age nobody says who they are by what they do. */
const CHILD = 13;

/** The wordings with which somebody says who they are: a child has no trade to name. */
const ofThemselves = ({ persona }: Speaking, bank: readonly string[]): readonly string[] =>
  persona.age < CHILD ? bank.filter((wording) => !wording.includes("{job}")) : bank;

/** A greeting returned: strangers say who they are, others keep it short, and shorter before an answer. Where nobody greeted there is none. */
function greetingBack(input: Speaking, last: Line, random: Random, answers = false): Part[] {
  const { persona } = input;
  const { lines, job } = talkWords(input);
  if (!owed(input, persona.id).some(({ what }) => what === "greeting")) return [];
  const warmth = warmthTo(input, last.who);
  if (warmth !== null) {
    // What is answered has its own mood, and only friends are glad of the sight of one.
    const glad = warmth >= 1 && !answers ? [...lines.helloBack, ...lines.helloGlad] : lines.helloBack;
    // Who has just said that they do not know one is no old friend.
    const bank = does(last.acts, "introduce") ? lines.helloThere : glad;
    const text = fill(fresh(input, bank, random), { name: calledBy(input, last.who) });
    return [{ text, acts: [{ act: "greet" }] }];
  }
  const asked = last.acts.some((one) => one.act === "ask" && one.what === "doing");
  const known = ofThemselves(input, lines.strangerBack);
  const naming = known.filter((wording) => !asked || wording.includes("{job}"));
  const telling = naming.length > 0 ? naming : known;
  const text = capital(fill(fresh(input, telling, random), job(persona)));
  return [{ text, acts: [{ act: "greet" }, { act: "introduce" }] }];
}

/** The first words of one who joins: to the news they heard, to what was told, or with something of their own. */
function joining(input: Speaking, last: Line, random: Random): Spoken {
  const hail = { act: "greet" } as const;
  const met = violated([hail], input).length > 0;
  // What is proposed to another waits for their reply.
  // Nor does one answer to news that one came too late to hear.
  const heard = last.stories.every((id) => bestMemory(input.mind, id) !== null);
  const told = heard && does(last.acts, "tell") && !does(last.acts, "propose");
  const response = told && !isVisitor(last.who) ? respond(input, last, random) : null;
  const own = response ?? initiative(input, last.who, random);
  const { overheard, joins } = talkWords(input).lines;
  // Nobody asks what the talk is of and answers to it in one breath.
  const text = leadTo(input, response ? overheard : joins, own?.text ?? "", random);
  const hailing: Part = { text, acts: [met ? { act: "chat" } : hail] };
  return joined(input, own ? [hailing, own] : [hailing], random);
}

/** What the last line asks for, by its acts: what it proposes, the news it tells, what it asks. Null when it asks for nothing. */
function respond(input: Speaking, last: Line, random: Random): Part | null {
  const { persona } = input;
  const { lines } = talkWords(input);
  const { acts } = last;
  const to = proposedTo(input, last);
  if (to && isAtOnce(to.what)) return toAtOnce(input, to, to.what, random);
  if (to) {
    const story = "news" in to.what ? input.stories.get(to.what.news) : undefined;
    return to.what.kind === "company" && story?.of.kind === "gathering"
      ? toAlong(input, story, to, random)
      : toRequest(input, to, random);
  }
  const say = (bank: readonly string[], act: SpeechAct): Part => ({ text: fresh(input, bank, random), acts: [act] });
  if (does(acts, "insult")) {
    const { news } = talkWords(input);
    return { ...say(touchy(persona) ? news.offended : news.shrugsOff, reacts(last, "disagree")), grave: true };
  }
  if (does(acts, "withdraw")) return say(lines.calledOff, reacts(last, "sympathy"));
  const word = toWord(input, last, random);
  if (word) return word;
  const told = storyOf(input, last);
  if (told) return gatheringOf(told) ? toInvitation(input, told, last, random) : toNews(input, told, last, random);
  if (does(acts, "ask")) return toQuestion(input, last, random);
  const reply = acts.findLast((one) => one.act === "reply");
  const service = reply && ofService(input, reply, random);
  if (service) return service;
  if (reply) {
    const news = "news" in reply.to ? reply.to.news : newsProposed(reply.to.what);
    const mine = news !== null && gatheringOf(input.stories.get(news))?.host === persona.id;
    const kind = "news" in reply.to ? "come" : reply.to.what.kind;
    const meets = kind === "meet" || kind === "help" || kind === "deed";
    if (reply.answer === "yes") {
      if (kind === "help" && mine) return say(lines.thanks, { act: "thank" });
      if (meets) return say(lines.settled, reacts(last, "agree"));
      return say(mine || kind === "company" ? lines.gladYouCome : lines.seeYouThere, reacts(last, "delight"));
    }
    if (meets) return say(lines.pity, reacts(last, "agree"));
    return say(mine ? lines.pityYouDont : lines.eachToTheirOwn, reacts(last, mine ? "sympathy" : "agree"));
  }
  // Whoever answered has told enough; what they tell beside it is taken up.
  return does(acts, "tell") ? toTelling(input, last, random) : null;
}

/** What an answer to a visitor's words does, by its kind; of every other kind it answers. */
const BY_KIND: Readonly<Record<string, ReactionTo | "greet" | "thank" | "forgive" | "farewell" | "yes" | "no">> = {
  greet: "greet",
  greeting: "greet",
  visit: "greet",
  introduction: "greet",
  farewell: "farewell",
  praise: "thank",
  thanks: "thank",
  birthday: "thank",
  sorry: "forgive",
  thanked: "delight",
  glad: "delight",
  friend: "delight",
  wish: "delight",
  sympathy: "sympathy",
  comfort: "sympathy",
  dignity: "sympathy",
  serious: "sympathy",
  complaint: "sympathy",
  alarm: "worry",
  insult: "disagree",
  refuse: "no",
  decline: "no",
  claim: "doubt",
  "odd-speech": "laughter",
  acknowledge: "agree",
  statement: "agree",
  reaction: "agree",
  agree: "agree",
  comply: "agree",
  "of-me": "agree",
  weather: "agree",
  confirm: "yes",
  "not-confirmed": "no",
};

/** What a greeting is read as. */
const HELLO: Reading = {
  ...nothingRead,
  clauses: [{ act: { act: "greet" }, confidence: 1, intent: "greet" }],
  greets: true,
};

/** After what moves or parts, and after a no, nobody begins something of their own. */
const MOVED: ReadonlySet<string> = new Set([
  "alarm",
  "complaint",
  "decline",
  "farewell",
  "insult",
  "refuse",
  "sorry",
  "sympathy",
]);

/** Kinds of answers to what is asked for over a counter. */
const SERVED: ReadonlySet<string> = new Set(["serve", "sold", "price"]);

/** Kinds of answers that only greet. */
const GREETINGS: ReadonlySet<string> = new Set([
  "greet",
  "greeting",
  "how-are-you",
  "fine",
  "remember-you",
  "asker",
  "thanked",
]);

/** What the kind of an answer makes it do. */
function actOfKind(last: Line, { kind, known }: Answer): SpeechAct {
  if (kind === "ask-back") return asks("what");
  if (kind === "guess") return asks("whether");
  const how = BY_KIND[kind];
  switch (how) {
    case undefined:
      return answers(last, known ? "value" : "unknown");
    case "yes":
    case "no":
      return answers(last, how);
    case "greet":
    case "thank":
    case "forgive":
    case "farewell":
      return { act: how };
    default:
      return reacts(last, how);
  }
}

/** What an answer to a visitor does: takes up or makes an offer, says whether one comes, answers and tells what it rests on. */
function actsToVisitor(input: Speaking, last: Line, answer: Answer): SpeechAct[] {
  const { mind, stories } = input;
  const { kind, offer, also = [], rests, known } = answer;
  const to = proposedTo(input, last);
  const declines: SpeechAct[] =
    to && ["decline", "refuse", "propose"].includes(kind) ? [{ act: "reply", to, answer: "no" }] : [];
  if (offer) {
    if (kind === "propose") return [...declines, { act: "propose", proposal: null, what: offer }];
    const meant = to !== null && JSON.stringify(to.what) === JSON.stringify(offer);
    const taken = meant ? to : { proposal: null, by: last.who, what: offer };
    return [
      { act: "reply", to: taken, answer: kind === "decline" ? "no" : "yes" },
      ...also.map((what): SpeechAct => ({ act: "reply", to: { proposal: null, by: last.who, what }, answer: "yes" })),
      // What is paid at once is owed no more.
      ...(kind === "sold" ? [{ act: "thank" } as const] : []),
    ];
  }
  if (declines.length > 0) return declines;
  const memories = rests.flatMap((id) => findMemory(mind.stream, id) ?? []);
  const news = [...new Set(memories.flatMap((memory) => memory.stories))];
  const coming = { accept: "yes", decline: "no", maybe: "maybe" }[kind] as "yes" | "no" | "maybe" | undefined;
  const gathering = [...last.stories, ...news].find((id) => gatheringOf(stories.get(id)));
  if (coming && gathering) return [{ act: "reply", to: { news: gathering }, answer: coming }];
  // Nobody is told what they know.
  const told = news.filter((id) => {
    const story = stories.get(id);
    return story && !believesKnows(mind, last.who, story);
  });
  const [first] = memories.filter(({ stories, kind }) => stories.length === 0 && kind === "observation");
  const lived = known && first && first.speaker !== last.who ? [first] : [];
  const does = actOfKind(last, answer);
  // What ends in a question waits for an answer, whatever else it does.
  const asking: SpeechAct[] = /[?？]\W*$/u.test(answer.line) && does.act !== "ask" ? [asks("what")] : [];
  return [
    does,
    ...asking,
    ...told.map((id) => tells({ news: id })),
    ...lived.map(({ id, speaker }) => tells(speaker && speaker !== mind.id ? { reported: id } : { memory: id })),
  ];
}

/** Whether a visitor asks or proposes something beside what they tell: of what has no form of a question only a part looks like one. */
const asksToo = ({ tongue }: Speaking, text: string, clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ act: { act }, confidence }) =>
      confidence >= SURE &&
      (act === "propose" || (act === "ask" && sentencesOf(text).some((one) => tongue.doings.isQuestion(one)))),
  );

/**
 * The news that a visitor has just told: it is taken by its kind and by whose it is, as from anybody. Null where they
 * told none, and where it would show on somebody: that is believed or not by what one sees.
 */
function newsFrom(input: Speaking, { who, text, reading, stories }: Line): Story | null {
  if (!reading || reading.news === null) return null;
  const told = stories.flatMap((id) => input.stories.get(id) ?? []).findLast((story) => story.by === who);
  // What the town needs is no news to who would see to it.
  const wish = told?.of.kind === "happening" && told.of.report === null && isForOffice(input, text);
  return told && !wish && told.takesBack === undefined && shownOn(told.of) === null && !gatheringOf(told) ? told : null;
}

/** An answer to a visitor's words, from memory; news or a question of one's own may follow when there is room. */
function toVisitor(input: Speaking, last: Line, random: Random): Spoken {
  const { tongue } = input;
  const absent = last.reading?.realness ? [] : calledIn(last).flatMap((id) => absentOf(input, id) ?? []);
  const told = absent.length > 0 ? tongue.absent(input, absent, random) : "";
  if (absent.some(({ who }) => who === last.calls))
    return { line: told, acts: [answers(last, "value")], ends: false, drewOn: [] };
  const answer = answerToVisitor(input, last, random);
  // Of two who are called one answers, and says of the other that they do not hear it.
  const line = `${answer.line}${talkWords(input).space}${told}`;
  return told !== "" && line.length <= LONGEST_LINE ? { ...answer, line } : answer;
}

/** The same by whoever is spoken to. */
function answerToVisitor(input: Speaking, last: Line, random: Random): Spoken {
  const { tongue } = input;
  const asked = proposedTo(input, last);
  if (asked && isAtOnce(asked.what)) return joined(input, [toAtOnce(input, asked, asked.what, random)], random);
  const visitor = input.world.people.get(last.who);
  const asker = {
    id: last.who,
    name: nameOf(input.town, input.world, last.who),
    visitor: true,
    about: visitor?.about ?? "",
  };
  const before = input.lines.slice(0, input.lines.lastIndexOf(last));
  const said = tongue.answer(input, last.text, asker, input.recalled, random, input.lately, last.reading, before);
  const told = newsFrom(input, last);
  const orders = SERVED.has(said.kind);
  // What is asked beside news comes before it, but for what is served.
  const taken =
    told && (orders || !asksToo(input, last.text, last.reading?.clauses ?? []))
      ? toNews(input, told, last, random)
      : null;
  // "A rye loaf, please. Our house burnt down last night": both, first things first.
  if (taken?.grave && orders)
    return joined(input, [taken, { text: said.line, acts: actsToVisitor(input, last, said) }], random);
  // "Two of the first, my sister's coming round": whoever orders is served.
  if (taken && !orders)
    // Nobody introduces themselves to somebody who brings bad news.
    return joined(input, [...(taken.grave ? [] : greetingBack(input, last, random)), taken], random);
  const { replies } = languageOf(input.town.language);
  const { lines, space } = talkWords(input);
  const greets = last.reading?.greets ?? false;
  // A name and a greeting, in whatever order, are a greeting.
  const plainly = greets && (!said.known || said.kind === "ask-back");
  const answer = plainly
    ? tongue.answer(input, replies.address.hello, asker, input.recalled, random, input.lately, HELLO, before)
    : said;
  // Whoever came to the door for a knock asks what it is about, unless there was a question that they can answer.
  const opens = last.knock === true && (greets || !answer.known || answer.kind === "ask-back");
  if (opens) {
    const who = visitorCalled(input, last.who, asker.name);
    return {
      line: fill(fresh(input, lines.atTheDoor, random), { who }),
      acts: [{ act: "greet" }],
      ends: false,
      drewOn: [],
    };
  }
  let text = answer.line;
  // In a talk of several each newcomer is greeted for the first time.
  const first = input.lines.filter((line) => line.who === last.who).length === 1;
  // Whoever comes back is asked about what they told last time.
  const back = first && GREETINGS.has(answer.kind) && !/[?？]/.test(text) ? askBack(input, last.who, random) : null;
  if (back && text.length + back.text.length < LONGEST_LINE)
    return {
      line: `${text}${space}${back.text}`,
      acts: actsOfLine([...actsToVisitor(input, last, answer), ...back.acts]),
      ends: false,
      drewOn: [],
    };
  // Whoever cannot keep what they promised says so first.
  const off = callingOff(input, last.who, random);
  // What is said about one news does not end in another.
  const rested = answer.rests.flatMap((id) => findMemory(input.mind.stream, id) ?? []);
  const means = last.reading?.clauses.some(({ slots }) => slots?.news !== undefined) ?? false;
  const ofNews = means || last.stories.length > 0 || rested.some(({ stories }) => stories.length > 0);
  const begins =
    first && !ofNews && text.length < 160 && !/[?？]$/.test(text) && !MOVED.has(answer.kind) && answer.known;
  const bring = off ?? (begins ? news(input, last.who, random) : null);
  const brings = bring !== null && (off !== null || random.chance(0.4));
  if (brings) {
    const brought = { ...bring, text: capital(bring.text) };
    text = `${text}${space}${(GREETINGS.has(answer.kind) ? brought : turnedTo(input, brought, random)).text}`;
  }
  const drewOn = input.recalled.flatMap((memory, i) => (answer.rests.includes(memory.id) ? [i + 1] : []));
  return {
    line: text.slice(0, LONGEST_LINE),
    acts: actsOfLine([...actsToVisitor(input, last, answer), ...(brings ? bring.acts : [])]),
    ends: answer.kind === "farewell",
    drewOn,
  };
}
