/**
 * Offline talk between residents (design section 5, Converse). A line answers what was said, then may bring up something of the
 * speaker's own: news the other does not know yet, something the other told last time, a wish, a topic. What is said comes from
 * memories and the speaker's own facts; what matters most comes first.
 */

import { languageOf } from "../../language/language.ts";
import { findMemory, memoriesOf } from "../../mind/memory/stream.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import { believesKnows } from "../../mind/news/stories.ts";
import { absentOf } from "../../mind/talk/absent.ts";
import { owedTo } from "../../mind/talk/asked.ts";
import { LONGEST_LINE, type Move, type Spoken, WEIGHT } from "../../mind/talk/spoken.ts";
import type { Random } from "../../world/chance.ts";
import { firstName, isVisitor, type Line } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { proposedIn, type SpeechAct, takenIn } from "../../world/speech-acts.ts";
import { visitorCalled } from "../answers/names.ts";
import type { Answer, Speaking } from "../tongue.ts";
import { toNews, toQuestion, toTelling } from "./answering.ts";
import { callingOff } from "./calling-off.ts";
import { fill } from "./fill.ts";
import { askBack, initiative, news, pressing } from "./initiative.ts";
import { toAlong, toInvitation, toRequest } from "./invitations.ts";
import { parting } from "./partings.ts";
import { saidHere } from "./said-here.ts";
import { calledBy, capital, fresh, isKin, type Part, storyOf, talkLength, warmthTo } from "./spoken.ts";
import { toSeveral } from "./together.ts";
import { talkWords } from "./words.ts";

/** Speaks the next line of a talk. */
export function lineOf(given: Speaking, random: Random): Spoken {
  const { persona, waiting = [] } = given;
  const toPeople = given.lines.findLast((line) => line.who !== persona.id);
  const input = toPeople && isVisitor(toPeople.who) ? { ...given, lately: saidHere(given) } : given;
  if (waiting.length > 1) return toSeveral(input, waiting, (one, line) => toVisitor(one, line, random), random);
  const other = input.others[0] ?? "";
  const last = input.lines.findLast((line) => line.who !== persona.id) ?? null;
  const mine = input.lines.filter((line) => line.who === persona.id);
  // Whoever comes into a talk of others has not been asked anything.
  const joins = last !== null && mine.length === 0 && input.lines.length > 1 && input.others.length > 1;
  if (joins) return joining(input, last, random);
  // Who is invited to what a visitor gives themselves answers as to anybody.
  const invited = last?.move === "invite" && isVisitor(last.who) ? storyOf(input, last) : null;
  if (last && invited?.event && invited.holder === last.who && last.topic === null)
    return joined(input, [toInvitation(input, invited, last.who, random)], random);
  if (last && isVisitor(last.who)) return toVisitor(input, last, random);
  const response = last ? respond(input, last, random) : null;
  const parts: Part[] = [];
  if (mine.length === 0)
    parts.push({ text: last ? greetingBack(input, last, random) : greeting(input, other, random), move: "greet" });
  if (response) parts.push(response);
  const long = talkLength(input);
  const agreed = response && ["accept", "decline", "maybe", "promise", "refuse", "propose"].includes(response.move);
  if (response?.ends) return joined(input, parts, random);
  const open = response && (response.move === "ask" || response.move === "request" || response.move === "invite");
  // A question waits for its answer, an answer to an invitation stands on its own, and after any other answer only what matters comes up.
  const answers = response !== null && (response.move === "tell" || response.move === "answer");
  const start = open || agreed ? null : (answers ? pressing : initiative)(input, last?.who ?? other, random);
  const over =
    input.lines.length >= long &&
    (start === null || start.move === "say" || start.move === "tell" || start.move === "ask") &&
    !start?.weighty;
  if (over && mine.length > 0) parts.push({ text: parting(input, random), move: "farewell", ends: true });
  else if (start && answers) {
    // What comes up after an answer has nothing to do with it.
    const { lines, space } = talkWords(input);
    parts.push({ ...start, text: `${fresh(input, lines.turn, random)}${space}${start.text}` });
  } else if (start) parts.push(start);
  else if (!open && !response && mine.length > 0)
    parts.push({ text: parting(input, random), move: "farewell", ends: true });
  return joined(input, parts, random);
}

function joined(input: Speaking, parts: readonly Part[], random: Random): Spoken {
  const { persona } = input;
  const { sentenceEnd, space, withTag } = talkWords(input);
  let text = "";
  const used: Part[] = [];
  for (const part of parts) {
    const said = text.split(sentenceEnd);
    const added = part.text
      .split(sentenceEnd)
      .filter((sentence) => !said.includes(sentence))
      .join(space);
    if (!added) continue;
    const longer = text ? `${text}${space}${added}` : added;
    if (longer.length > LONGEST_LINE - 8) continue;
    text = longer;
    used.push(part);
  }
  if (!text) {
    text = parting(input, random);
    used.push({ text, move: "farewell", ends: true });
  }
  const main = [...used].sort((a, b) => WEIGHT[b.move] - WEIGHT[a.move])[0]!;
  const tagged = persona.speech.tag && random.chance(0.6) ? withTag(text, persona.speech.tag) : text;
  const topic = used.findLast((part) => part.topic)?.topic ?? null;
  const ends = used.some((part) => part.ends);
  return { line: tagged, acts: used.flatMap(actsOfPart), move: main.move, topic, ends, drewOn: [] };
}

/** What a part of a line does, as data. */
function actsOfPart({ acts, move }: Part): readonly SpeechAct[] {
  if (acts) return acts;
  if (move === "greet" || move === "farewell") return [{ act: move }];
  return move === "ask" ? [{ act: "ask", what: "what", about: null }] : [];
}

function greeting(input: Speaking, other: PersonId, random: Random): string {
  const { persona, now } = input;
  const { lines, job, fitsHour, sentenceEnd, space } = talkWords(input);
  const name = calledBy(input, other);
  const warmth = warmthTo(input, other);
  if (warmth === null) return fill(fresh(input, lines.stranger, random), job(persona));
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
  return fill(fresh(input, named.length > 0 ? named : lines.hello, random), { name });
}

/** A greeting returned: strangers say who they are, others keep it short, and who met within the hour needs none. */
function greetingBack(input: Speaking, last: Line, random: Random): string {
  const { persona, now, mind } = input;
  const { lines, job } = talkWords(input);
  const before = memoriesOf(mind.stream).findLast(
    (memory) =>
      (memory.speaker === last.who || (memory.speaker === persona.id && memory.subjects.includes(last.who))) &&
      memory.scene !== null &&
      !last.id.startsWith(`${memory.scene}/`),
  );
  if (before && now - before.created < 60) return "";
  if (warmthTo(input, last.who) === null) {
    const telling = lines.strangerBack.filter((wording) => last.topic !== "work" || wording.includes("{job}"));
    return capital(fill(fresh(input, telling, random), job(persona)));
  }
  return random.chance(isKin(input, last.who) ? 0.3 : 0.6)
    ? fill(fresh(input, lines.helloBack, random), { name: calledBy(input, last.who) })
    : "";
}

/** The first words of one who joins: to the news they heard, to what was told, or with something of their own. */
function joining(input: Speaking, last: Line, random: Random): Spoken {
  const parts: Part[] = [{ text: fresh(input, talkWords(input).lines.overheard, random), move: "greet" }];
  const told = last.move === "tell" || last.move === "say";
  const response = told && !isVisitor(last.who) ? respond(input, last, random) : null;
  const own = response ?? initiative(input, last.who, random);
  if (own) parts.push(own);
  return joined(input, parts, random);
}

/** What the last line asks for. Null when it asks for nothing. */
function respond(input: Speaking, last: Line, random: Random): Part | null {
  const { persona } = input;
  const { lines, asks, sentenceEnd } = talkWords(input);
  const other = last.who;
  // What is accepted or declined was named a line earlier.
  const story =
    storyOf(input, last) ??
    (["accept", "decline", "maybe", "promise", "refuse"].includes(last.move)
      ? (input.lines.map((line) => storyOf(input, line)).findLast((one) => one !== null) ?? null)
      : null);
  if (last.acts?.some(({ act }) => act === "withdraw"))
    return { text: fresh(input, lines.calledOff, random), move: "say" };
  switch (last.move) {
    case "farewell":
      return { text: parting(input, random), move: "farewell", ends: true };
    case "invite":
      if (story?.event)
        return proposedIn(last.acts).some(({ kind }) => kind === "company")
          ? toAlong(input, story, last, random)
          : toInvitation(input, story, other, random);
      break;
    case "propose":
    case "request":
      return toRequest(input, last, random) ?? toQuestion(input, last, random);
    case "accept":
      if (takenIn(last.acts)?.what.kind === "meet" || takenIn(last.acts)?.what.kind === "help")
        return { text: fresh(input, lines.settled, random), move: "thank" };
      return {
        text: fresh(
          input,
          story?.event?.host === persona.id || takenIn(last.acts)?.what.kind === "company"
            ? lines.gladYouCome
            : lines.seeYouThere,
          random,
        ),
        move: "thank",
      };
    case "decline":
    case "maybe":
      return {
        text: fresh(input, story?.event?.host === persona.id ? lines.pityYouDont : lines.eachToTheirOwn, random),
        move: "say",
      };
    case "promise":
      return { text: fresh(input, lines.thanks, random), move: "thank" };
    case "refuse":
      return { text: fresh(input, lines.pity, random), move: "say" };
    case "tell":
      if (story?.event) return toInvitation(input, story, other, random);
      if (story) return toNews(input, story, other, random);
      return toTelling(input, last, random);
    case "ask":
      return toQuestion(input, last, random);
    case "answer":
      // "And you?" is answered by what the asker had in mind when they asked.
      if (input.lines.findLast((line) => line.who === persona.id)?.move === "ask") return null;
      break;
  }
  if (story?.event) return toInvitation(input, story, other, random);
  if (story) return toNews(input, story, other, random);
  // A question before the end of a line is one that nobody waits to have answered: "Really? Good for her."
  if (asks.test(last.text.split(sentenceEnd).at(-1) ?? "")) return toQuestion(input, last, random);
  return null;
}

/** Kinds of answers to a visitor that agree to something or do not. */
const SETTLING: readonly Move[] = ["accept", "decline", "maybe", "propose", "refuse"];

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

/** What an answer to a visitor does: takes up or makes an offer, says whether one comes, tells what it rests on. */
function actsToVisitor({ mind, stories }: Speaking, last: Line, { kind, offer, rests }: Answer): SpeechAct[] {
  if (kind === "farewell") return [{ act: "farewell" }];
  if (offer)
    return kind === "propose"
      ? [{ act: "propose", proposal: null, what: offer }]
      : [{ act: "reply", to: { proposal: null, by: last.who, what: offer }, answer: "yes" }];
  const news = [...new Set(rests.flatMap((id) => findMemory(mind.stream, id)?.stories ?? []))];
  const coming = { accept: "yes", decline: "no", maybe: "maybe" }[kind] as "yes" | "no" | "maybe" | undefined;
  const gathering = [...last.stories, ...news].find((id) => stories.get(id)?.event);
  if (coming && gathering) return [{ act: "reply", to: { news: gathering }, answer: coming }];
  const greets: SpeechAct[] = GREETINGS.has(kind) ? [{ act: "greet" }] : [];
  // Nobody is told what they know.
  const told = news.filter((id) => {
    const story = stories.get(id);
    return story && !believesKnows(mind, last.who, story);
  });
  return [...greets, ...told.map((id): SpeechAct => ({ act: "tell", news: id }))];
}

/** An answer to a visitor's words, from memory; news or a question of one's own may follow when there is room. */
function toVisitor(input: Speaking, last: Line, random: Random): Spoken {
  const { tongue } = input;
  const absent = last.calls && owedTo(last.text, input.town) === null ? absentOf(input, last.calls) : null;
  if (absent)
    return {
      line: tongue.absent(input, absent, random),
      acts: [],
      move: "answer",
      topic: null,
      ends: false,
      drewOn: [],
    };
  const visitor = input.world.people.get(last.who);
  const { replies } = languageOf(input.town.language);
  const { lines, space } = talkWords(input);
  const residents = [...input.town.personas.values()].flatMap(({ name }) => [name, firstName(name)]);
  const greets = replies.address.only(last.text, residents);
  const asker = {
    id: last.who,
    name: nameOf(input.town, input.world, last.who),
    visitor: true,
    about: visitor?.about ?? "",
  };
  const said = tongue.answer(input, last.text, asker, input.recalled, random, input.lately);
  // A name and a greeting, in whatever order, are a greeting.
  const plainly = greets && (!said.known || said.kind === "ask-back");
  const answer = plainly
    ? tongue.answer(input, replies.address.hello, asker, input.recalled, random, input.lately)
    : said;
  // Whoever came to the door for a knock asks what it is about, unless there was a question that they can answer.
  const opens = last.knock === true && (greets || !answer.known || answer.kind === "ask-back");
  if (opens) {
    const who = visitorCalled(input, last.who, asker.name);
    return {
      line: fill(fresh(input, lines.atTheDoor, random), { who }),
      acts: [{ act: "greet" }],
      move: "greet",
      topic: null,
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
      acts: actsOfPart(back),
      move: "ask",
      topic: back.topic ?? null,
      ends: false,
      drewOn: [],
    };
  // Whoever cannot keep what they promised says so first.
  const off = callingOff(input, last.who, random);
  const bring = off ?? (first && text.length < 160 && !/[?？]$/.test(text) ? news(input, last.who, random) : null);
  const brings = bring !== null && (off !== null || random.chance(0.4));
  if (brings) {
    const turn = GREETINGS.has(answer.kind) ? "" : `${fresh(input, lines.turn, random)}${space}`;
    text = `${text}${space}${turn}${bring.text}`;
  }
  const drewOn = input.recalled.flatMap((memory, i) => (answer.rests.includes(memory.id) ? [i + 1] : []));
  const move = SETTLING.find((one) => one === answer.kind) ?? "answer";
  return {
    line: text.slice(0, LONGEST_LINE),
    acts: [...actsToVisitor(input, last, answer), ...(brings ? actsOfPart(bring) : [])],
    move,
    topic: null,
    ends: answer.kind === "farewell",
    drewOn,
  };
}
