/** Conversing (paper section 4.3.2; design section 5): a line at a time, each from the speaker's own retrieval, and when a talk ends. */

import type { Memory, StoryId } from "../../world/events.ts";
import { firstName, isVisitor, type Line, type Talk } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { mentioned } from "../../world/reading.ts";
import { actsOfLine, does, memoriesIn, newsOf, type SpeechAct, toldIn } from "../../world/speech-acts.ts";
import type { Said } from "../../world/talks.ts";
import { inHearing } from "../../world/world.ts";
import { placesNamed, saidToBe } from "../act/where.ts";
import { retrieve } from "../memory/retrieve.ts";
import { findMemory, stamp } from "../memory/stream.ts";
import { nameOf } from "../memory/tell.ts";
import { isUnspaced, stems } from "../memory/words.ts";
import type { Mind, Moment } from "../mind.ts";
import { bestMemory, fitFor } from "../news/stories.ts";
import type { Persona } from "../persona.ts";
import { agreedTo, heardFrom } from "../plan/agreements.ts";
import { calledAway } from "../plan/giving.ts";
import { speak } from "../questions/speak.ts";
import { selfOf } from "../self.ts";
import type { Thinking } from "../thinking.ts";
import { departs } from "./at-once.ts";
import { openLoops } from "./open-loops.ts";
import { answersTo, gives, owed } from "./owed.ts";
import { LONGEST_LINE, LONGEST_TOGETHER, type Spoken, type TalkInput } from "./spoken.ts";

/** A talk among residents ends at the latest after so many lines. */
export const LONGEST_TALK = 10;
/** What a speaker is given: of what was just said, and of whom they talk to; tokens decide, up to so many memories. */
const RECALLED = { line: { budget: 250, k: 12 }, others: { budget: 100, k: 5 } } as const;
/** Lines so alike that a listener would notice: by what their vectors say, or by the share of their words. */
const ALIKE = { cosine: 0.85, words: 0.5 } as const;

/** A line ready to be said, and the mind that made it. */
export interface Turn extends Moment {
  readonly said: Said;
  /** The speaker leaves the talk after this line. */
  readonly leaves: boolean;
}

/** What a speaker asks their memory for: what was just said, and whom they talk to. */
const queriesFor = (others: readonly PersonId[], last: string | null, { town, world }: Thinking): string[] => {
  const names = others.map((id) => nameOf(town, world, id)).join(" and ");
  return last ? [last, names] : [names];
};

/** Whom a speaker turns to in a talk, whoever waits for their words or spoke last first; and that line, or null. */
function turnedTo(talk: Talk, speaker: PersonId) {
  const others = talk.members.filter((id) => id !== speaker);
  const last = answersTo(talk.lines, speaker, others);
  return { last, others: last ? [last.who, ...others.filter((id) => id !== last.who)] : others };
}

/** Embeds ahead what the next line of a talk will recall by, so that hearing and recalling cost one call together. */
export async function recallAhead(talk: Talk, speaker: PersonId, thinking: Thinking): Promise<void> {
  const { last, others } = turnedTo(talk, speaker);
  await thinking.embed(queriesFor(others, last?.text ?? null, thinking));
}

/** Memories for a speaker: of the other and of what was just said, with the news they hold and what could be asked after. */
export async function recallFor(
  mind: Mind,
  others: readonly PersonId[],
  last: string | null,
  question: boolean,
  thinking: Thinking,
): Promise<Memory[]> {
  const queries = queriesFor(others, last, thinking);
  const vectors = await thinking.embed(queries);
  const found = queries.flatMap((text, i) =>
    retrieve(
      mind.stream,
      { text, vector: vectors[i] ?? null },
      {
        mode: question && i === 0 ? "question" : "now",
        now: thinking.now,
        ...(i === 0 && last ? RECALLED.line : RECALLED.others),
      },
    ),
  );
  const news = [...thinking.stories.values()]
    .map((story) => bestMemory(mind, story.id))
    .filter((memory) => memory !== null);
  // Of all that could be asked after, what moved most, then the newest.
  const told = others.slice(0, 2).flatMap((id) => {
    const loops = openLoops(mind, id, [], thinking).map(({ memory }) => memory);
    return loops.sort((a, b) => b.poignancy - a.poignancy).slice(0, 1);
  });
  const all = [
    ...new Map([...found.map(({ memory }) => memory), ...told, ...news].map((memory) => [memory.id, memory])).values(),
  ];
  return fitFor(all, inHearing(thinking.world, mind.id, others), thinking.stories);
}

/** The line as it is said: cut to length at a sentence; nobody tells or proposes what they do not know of. */
export function saidOf(
  spoken: Pick<Spoken, "line" | "acts" | "drewOn">,
  mind: Mind,
  to: readonly PersonId[],
  recalled: readonly Memory[],
  thinking: Thinking,
  answers: string | null,
  most = LONGEST_LINE,
): Said {
  const text = shortened(spoken.line.trim().replace(/\s+/g, " "), most);
  const knows = (news: StoryId) => thinking.stories.has(news) && bestMemory(mind, news) !== null;
  const meant = actsOfLine(spoken.acts.filter((one) => newsOf(one).every(knows)));
  // A line that does nothing else is chat.
  const acts: readonly SpeechAct[] = meant.length > 0 ? meant : [{ act: "chat" }];
  const stories = [...new Set(toldIn(acts))];
  const came = [...stories.map((id) => bestMemory(mind, id)!.id), ...memoriesIn(acts)];
  const cited = spoken.drewOn.map((n) => recalled[n - 1]?.id).filter((id) => id !== undefined);
  const rests = [...new Set([...came, ...cited])];
  const visitors = rests.flatMap((id) => findMemory(mind.stream, id)?.visitors ?? []);
  const about = spokenOf(text, mind, visitors, to, thinking);
  return {
    text,
    acts,
    stories,
    rests,
    visitors: [...new Set([...visitors, ...about])],
    about,
    ...mentioned({ places: placesNamed(thinking.town.map, text), whereabouts: saidToBe(thinking.town, text, mind.id) }),
    to,
    answers,
  };
}

/** The visitors whom a line speaks of: known to the speaker or to what it rests on, called by name, and not the ones spoken to. */
function spokenOf(
  text: string,
  mind: Mind,
  rests: readonly PersonId[],
  to: readonly PersonId[],
  { town }: Thinking,
): PersonId[] {
  const wordsOf = (one: string) => one.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const words = new Set(wordsOf(text));
  return [...(town.visitors ?? [])].flatMap(([id, name]) => {
    const first = firstName(name);
    const parts = isUnspaced(first) ? [] : wordsOf(first);
    const called = parts.length > 0 ? parts.every((part) => words.has(part)) : text.includes(first);
    return called && !to.includes(id) && (rests.includes(id) || mind.ties.has(id)) ? [id] : [];
  });
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = Math.max(cut.lastIndexOf("."), cut.lastIndexOf("!"), cut.lastIndexOf("?"));
  return end > 80 ? cut.slice(0, end + 1) : `${cut.slice(0, most - 1)}…`;
}

/** Whether a line is a farewell, whatever else it is. */
const bids = ({ acts }: Pick<Line, "acts">): boolean => does(acts, "farewell");

/** A goodbye, but for its words. */
const FAREWELL: Omit<Spoken, "line"> = {
  acts: [{ act: "farewell" }],
  ends: true,
  drewOn: [],
};

/** Whether something follows from a line, an invitation, a proposal or a yes or no: it is said, also by whoever takes their leave. */
const binds = ({ acts }: Pick<Spoken, "acts">, { stories, mind }: TalkInput): boolean =>
  does(acts, "propose") ||
  does(acts, "withdraw") ||
  acts.some((one) => one.act === "reply" && one.answer !== "maybe") ||
  toldIn(acts).some((news) => stories.get(news)?.holder === mind.id);

/** The yes or no that a line is; what it proposes besides names a time and a place, and is said in full. */
function plainly({ acts }: Spoken): "yes" | "no" | null {
  const reply = does(acts, "propose") ? undefined : acts.find((one) => one.act === "reply");
  return reply && reply.answer !== "maybe" ? reply.answer : null;
}

/** The line as it is meant; where the speaker would say again what they said in this talk, a short yes or no, or a goodbye. */
async function unlessSaidAgain(meant: Spoken, input: TalkInput, thinking: Thinking, ordinal: number): Promise<Spoken> {
  const mine = input.lines.filter((line) => line.who === input.persona.id).map((line) => line.text);
  if (mine.length === 0 || !(await isAlike(meant.line, mine, thinking))) return meant;
  const random = thinking.random(input.persona.id, "said-again", ordinal);
  const short = plainly(meant);
  if (short) return { ...meant, line: thinking.offhand.again(short, input, random) };
  if (binds(meant, input) || paysIn(meant, input)) return meant;
  const goodbyes = Array.from({ length: 4 }, () => thinking.offhand.parting(input, random));
  let line = goodbyes[0]!;
  for (const one of goodbyes) {
    if (await isAlike(one, mine, thinking)) continue;
    line = one;
    break;
  }
  return { ...FAREWELL, line };
}

/** Whether a line gives what its speaker owes in words of its own: a goodbye would leave it owed. */
const paysIn = ({ acts }: Spoken, input: TalkInput): boolean =>
  owed(input, input.persona.id).some(
    (one) => one.what !== "greeting" && one.what !== "farewell" && acts.some((act) => gives(act, one)),
  );

/** The line with a word of parting: whoever has to go to what they give still says what was meant to a person, agrees, or answers. */
function takingLeave(meant: Spoken, input: TalkInput, thinking: Thinking, ordinal: number): Spoken {
  const goodbye = thinking.offhand.parting(input, thinking.random(input.persona.id, "called-away", ordinal));
  const last = input.lines.at(-1);
  const said = binds(meant, input) || paysIn(meant, input) || (last && isVisitor(last.who));
  if (!said) return { ...FAREWELL, line: goodbye };
  const line = `${meant.line}${isUnspaced(goodbye) ? "" : " "}${goodbye}`;
  return { ...meant, line, acts: [...meant.acts, ...FAREWELL.acts], ends: true };
}

/** Whether a text says what one of the others said. */
async function isAlike(text: string, others: readonly string[], thinking: Thinking): Promise<boolean> {
  const [own, ...theirs] = await thinking.embed([text, ...others]);
  const words = new Set(stems(text));
  return others.some((other, i) => {
    const vector = theirs[i];
    const cosine = own && vector ? own.reduce((sum, value, j) => sum + value * (vector[j] ?? 0), 0) : 0;
    const said = new Set(stems(other));
    const shared = [...words].filter((word) => said.has(word)).length;
    return cosine >= ALIKE.cosine || shared >= ALIKE.words * Math.max(2, words.size + said.size - shared);
  });
}

/** Of a crowd those whom a speaker has in mind: whoever spoke last, and a few more. */
const MOST_MINDED = 8;

/**
 * The next line of a talk by the resident whose turn it is. `answers` is the person's act it answers, or null; `waiting` are the lines
 * of several people that it answers together.
 */
export async function nextLine(
  mind: Mind,
  persona: Persona,
  talk: Talk,
  thinking: Thinking,
  answers: string | null,
  ordinal: number,
  waiting: readonly Line[] = [],
): Promise<Turn> {
  const { now } = thinking;
  const { last, others } = turnedTo(talk, mind.id);
  const several = waiting.length > 1;
  const addressed = several ? [...new Set(waiting.map(({ who }) => who))] : others.slice(0, MOST_MINDED);
  const lastByPerson = last !== null && isVisitor(last.who);
  const asked = several ? waiting.map(({ text }) => text).join(" ") : (last?.text ?? null);
  const recalled = await recallFor(mind, addressed, asked, lastByPerson, thinking);
  const self = selfOf(mind, persona, thinking);
  const input: TalkInput = {
    ...self,
    others: addressed,
    lines: talk.lines,
    recalled,
    ...(several ? { waiting } : {}),
  };
  const smallTalk = !talk.withPerson && !talk.lines.some((line) => line.stories.length > 0);
  const { value } = await thinking.ask(speak, input, mind.id, {
    ordinal,
    person: lastByPerson ? last.who : null,
    smallTalk,
  });
  // A last word is a goodbye, whatever else it is, and the other returns it.
  const meant: Spoken =
    value.ends && !lastByPerson && !bids(value) ? { ...value, acts: [...value.acts, ...FAREWELL.acts] } : value;
  const own = lastByPerson ? meant : await unlessSaidAgain(meant, input, thinking, ordinal);
  const calls = calledAway(mind, thinking) && !bids(own);
  const spoken = calls ? takingLeave(own, input, thinking, ordinal) : own;
  const to = last && !several ? [last.who] : addressed;
  const most = several ? LONGEST_TOGETHER : LONGEST_LINE;
  const line = saidOf(spoken, mind, to, recalled, thinking, answers, most);
  // A reply rests on what it replies to.
  const replied = (several ? waiting : [last]).flatMap((one) => one?.visitors ?? []);
  const stamped: Mind = {
    ...mind,
    stream: stamp(
      mind.stream,
      recalled.map((memory) => memory.id),
      now,
    ),
  };
  // What people have agreed to since one last spoke stands before it is answered.
  const since = talk.lines.slice(talk.lines.findLastIndex(({ who }) => who === mind.id) + 1);
  let taken: Moment = { mind: stamped, events: [] };
  for (const one of since.filter(({ who }) => isVisitor(who))) {
    const heard = await heardFrom({ speaker: one.who, acts: one.acts, line: one.id }, taken.mind, persona, thinking);
    taken = { mind: heard.mind, events: [...taken.events, ...heard.events] };
  }
  const agreed = await agreedTo(taken.mind, persona, line, talk, thinking);
  const said: Said = { ...line, acts: agreed.acts, visitors: [...new Set([...line.visitors, ...replied])] };
  const repeats = talk.lines.some((line) => line.who === mind.id && line.text === said.text);
  const heardLast = talk.lines.findLast(({ who }) => who !== mind.id);
  const bothLeave = bids(said) && heardLast !== undefined && bids(heardLast);
  // Of more than two, one after another takes their leave, so that the last line of all is still the tenth.
  // While a person only listens, residents have no more to say to one another than alone.
  const heard = talk.lines.findLastIndex((line) => isVisitor(line.who));
  const among = talk.members.length > 2 || !talk.withPerson ? talk.lines.length - 1 - heard : 0;
  const tooLong = !lastByPerson && among + talk.members.length - 1 >= LONGEST_TALK;
  return {
    mind: agreed.mind,
    events: [...taken.events, ...agreed.events],
    said,
    leaves: calls || bothLeave || tooLong || repeats || (value.ends && lastByPerson) || departs(said.acts),
  };
}
