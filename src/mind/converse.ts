/**
 * Conversing (paper section 4.3.2): the next line from the speaker's own memories; what a line agrees to becomes a commitment; and
 * after a talk each side keeps a sentence, renews who the other is to them and the meetings agreed.
 */
import { dayOf, later, minutes, parseClock, startOfDay } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Draft, Memory, TalkId } from "../world/events.ts";
import { isVisitor, type Talk } from "../world/people.ts";
import { entranceOf, type PersonId, placeOf } from "../world/places.ts";
import type { Said } from "../world/talks.ts";
import { agreedTo, heardAgreed } from "./agreements.ts";
import { selfOf } from "./live-plan.ts";
import type { Mind, Moment } from "./mind.ts";
import type { Persona } from "./persona.ts";
import { commit } from "./promises.ts";
import { afterTalk, labels } from "./prompts/after-talk.ts";
import { speak } from "./prompts/speak.ts";
import { type Note, remember } from "./remember.ts";
import { retrieve } from "./retrieve.ts";
import { LONGEST_LINE, type Spoken } from "./stand-in/spoken.ts";
import type { Thinking } from "./step.ts";
import { bestMemory, carriedBy } from "./stories.ts";
import { findMemory, memoriesOf, stamp } from "./stream.ts";
import { nameOf } from "./tell.ts";

/** A talk among residents ends at the latest after so many lines. */
export const LONGEST_TALK = 10;
/** Memories given to a speaker. */
const RECALLED = 10;
/** How long a pair lets be after a talk, by how close they are; and how long one is left in peace by everybody. */
export const COOLDOWN = { kin: 100, close: 150, other: 210, anybody: 35 } as const;

/** Moves that something is read from: a line that ends a talk keeps them. */
const AGREEMENTS: ReadonlySet<string> = new Set([
  "invite",
  "accept",
  "decline",
  "propose",
  "request",
  "promise",
  "refuse",
]);

/** A line ready to be said, and the mind that made it. */
export interface Turn extends Moment {
  readonly said: Said;
  /** The speaker leaves the talk after this line. */
  readonly leaves: boolean;
}

/** Memories for a speaker: of the other and of what was just said, with the news they hold. */
export async function recallFor(
  mind: Mind,
  others: readonly PersonId[],
  last: string | null,
  question: boolean,
  thinking: Thinking,
): Promise<Memory[]> {
  const names = others.map((id) => nameOf(thinking.town, thinking.world, id)).join(" and ");
  const queries = last ? [last, names] : [names];
  const vectors = await thinking.embed(queries);
  const found = queries.flatMap((text, i) =>
    retrieve(
      mind.stream,
      { text, vector: vectors[i] ?? null },
      { mode: question && i === 0 ? "question" : "now", now: thinking.now, k: i === 0 && last ? RECALLED - 3 : 3 },
    ),
  );
  const news = [...thinking.stories.values()]
    .map((story) => bestMemory(mind, story.id))
    .filter((memory) => memory !== null);
  return [...new Map([...found.map(({ memory }) => memory), ...news].map((memory) => [memory.id, memory])).values()];
}

/** The line as it is said: cut to length at a sentence, stories and evidence found by code. */
export function saidOf(
  spoken: Pick<Spoken, "line" | "move" | "topic" | "drewOn">,
  mind: Mind,
  persona: Persona,
  to: readonly PersonId[],
  recalled: readonly Memory[],
  thinking: Thinking,
  answers: string | null,
): Said {
  const text = shortened(spoken.line.trim().replace(/\s+/g, " "));
  const carried = carriedBy(mind, thinking.stories, text, persona.name);
  const cited = spoken.drewOn.map((n) => recalled[n - 1]?.id).filter((id) => id !== undefined);
  const rests = [...new Set([...carried.rests, ...cited])];
  const visitors = rests.flatMap((id) => findMemory(mind.stream, id)?.visitors ?? []);
  return {
    text,
    move: spoken.move,
    topic: spoken.topic,
    stories: carried.stories,
    rests,
    visitors: [...new Set(visitors)],
    to,
    answers,
  };
}

function shortened(text: string): string {
  if (text.length <= LONGEST_LINE) return text;
  const cut = text.slice(0, LONGEST_LINE);
  const end = Math.max(cut.lastIndexOf("."), cut.lastIndexOf("!"), cut.lastIndexOf("?"));
  return end > 80 ? cut.slice(0, end + 1) : `${cut.slice(0, LONGEST_LINE - 1)}…`;
}

/** The next line of a talk by the resident whose turn it is. `answers` is the person's act it answers, or null. */
export async function nextLine(
  mind: Mind,
  persona: Persona,
  talk: Talk,
  thinking: Thinking,
  answers: string | null,
  ordinal: number,
): Promise<Turn> {
  const { now } = thinking;
  const others = talk.members.filter((id) => id !== mind.id);
  const last = talk.lines.findLast((line) => line.who !== mind.id) ?? null;
  const lastByPerson = last !== null && isVisitor(last.who);
  const addressed = last ? [last.who, ...others.filter((id) => id !== last.who)] : others;
  const recalled = await recallFor(mind, addressed, last?.text ?? null, lastByPerson, thinking);
  const input = { ...selfOf(mind, persona, thinking), others: addressed, lines: talk.lines, recalled };
  const smallTalk = !talk.withPerson && !talk.lines.some((line) => line.stories.length > 0);
  const { value } = await thinking.ask(speak, input, mind.id, {
    ordinal,
    person: lastByPerson ? last.who : null,
    smallTalk,
  });
  // A last word is a goodbye, and the other may return it; only what was agreed keeps its own name.
  const settles = AGREEMENTS.has(value.move);
  const spoken: Spoken = value.ends && !settles && value.move !== "farewell" ? { ...value, move: "farewell" } : value;
  const to = last ? [last.who] : others;
  const own = saidOf(spoken, mind, persona, to, recalled, thinking, answers);
  // A reply rests on what it replies to.
  const said: Said = { ...own, visitors: [...new Set([...own.visitors, ...(last?.visitors ?? [])])] };
  const stamped: Mind = {
    ...mind,
    stream: stamp(
      mind.stream,
      recalled.map((memory) => memory.id),
      now,
    ),
  };
  const agreed = await agreedTo(stamped, persona, { who: mind.id, ...said }, last, thinking);
  const repeats = talk.lines.some((line) => line.who === mind.id && line.text === said.text);
  const bothLeave = spoken.move === "farewell" && last?.move === "farewell";
  // Of more than two, one after another takes their leave, so that the last line of all is still the tenth.
  const tooLong = !talk.withPerson && talk.lines.length + talk.members.length - 1 >= LONGEST_TALK;
  return { ...agreed, said, leaves: bothLeave || tooLong || repeats || (value.ends && (lastByPerson || settles)) };
}

/** A talk of residents in which nothing was told that others carry on, and nothing agreed. */
const isSmallTalk = (said: readonly Memory[], others: readonly PersonId[]): boolean =>
  !others.some(isVisitor) &&
  said.every(
    ({ stories, subjects }) =>
      stories.length === 0 && ![...AGREEMENTS].some((move) => subjects.includes(`move:${move}`)),
  );

/** After a talk: one sentence kept, who they are to me, what was agreed; and a while of peace. */
export async function afterwards(
  mind: Mind,
  persona: Persona,
  talk: TalkId,
  others: readonly PersonId[],
  thinking: Thinking,
): Promise<Moment> {
  const { now } = thinking;
  const said = memoriesOf(mind.stream).filter((memory) => memory.scene === talk);
  if (others.length === 0 || said.length === 0) return { mind, events: [] };
  const input = { ...selfOf(mind, persona, thinking), others, said };
  const { value } = await thinking.ask(afterTalk, input, mind.id, { smallTalk: isSmallTalk(said, others) });
  const called = labels(input);
  const visitors = others.filter(isVisitor);
  const { ties: kinds } = languageOf(thinking.town.language).mind;
  const note: Note = {
    text: value.memory,
    subjects: [mind.id, ...others],
    source: { how: "concluded" },
    poignancy: 3,
    evidence: said.map((memory) => memory.id),
    stories: [],
    visitors,
  };
  const noted = await remember(mind, [note], thinking);
  const events: Draft[] = [...noted.events];
  const ties = new Map(mind.ties);
  const cooldowns = new Map([...mind.cooldowns].filter(([, until]) => until > now));
  cooldowns.set("*", later(now, COOLDOWN.anybody));
  for (const [i, other] of others.entries()) {
    const before = ties.get(other);
    const text = value.whoTheyAre.find((one) => one.who === called[i])?.text ?? before?.text ?? "";
    const warmth = Math.max(
      -2,
      Math.min(3, (before?.warmth ?? 0) + { cooler: -0.25, same: 0, warmer: 0.25 }[value.warmer]),
    );
    const kind = before?.kind ?? (visitors.includes(other) ? kinds.visitor : kinds.met);
    ties.set(other, {
      kind,
      warmth,
      text,
      renewed: now,
      talks: (before?.talks ?? 0) + 1,
      evidence: said.slice(-6).map((memory) => memory.id),
    });
    cooldowns.set(other, later(now, warmth >= 3 ? COOLDOWN.kin : warmth >= 1 ? COOLDOWN.close : COOLDOWN.other));
    events.push({
      kind: "tie-renewed",
      at: now,
      who: mind.id,
      spot: null,
      audience: "nobody",
      of: other,
      text,
    });
  }
  const heard = await heardAgreed({ ...noted.mind, ties, cooldowns }, persona, said, thinking);
  let next = heard.mind;
  events.push(...heard.events);
  for (const [i, one] of value.commitments.entries()) {
    const clock = parseClock(one.from);
    if (clock === null || !(one.minutes > 0) || one.what.trim() === "") continue;
    const from = minutes(startOfDay(dayOf(now) + (one.day === "tomorrow" ? 1 : 0)) + clock);
    if (from <= now) continue;
    const committed = await commit(
      next,
      persona,
      {
        id: `${talk}:${i}`,
        what: one.what.slice(0, 120),
        story: null,
        spot: entranceOf(placeOf(thinking.world.map, one.place)),
        from,
        to: later(from, Math.min(180, one.minutes)),
        with: others,
      },
      thinking,
    );
    next = committed.mind;
    events.push(...committed.events);
  }
  return { mind: next, events };
}
