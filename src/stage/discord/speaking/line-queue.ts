/**
 * What goes out next in a channel, what is merged and what is left out (design section 7). Pure: the queue, what was sent
 * and the clock go in, one step comes out. A channel is never queued without bound.
 */
import type { TalkId } from "../../../world/events.ts";
import type { PersonId } from "../../../world/places.ts";
import { MINUTE_MS, roomLeft, waitFor } from "./channel-budget.ts";
import type { LeftOut } from "./left-out.ts";
import { joined, type Line, MOST_CHARACTERS } from "./script.ts";

/** Real milliseconds after which an unsaid line is no longer worth saying. */
export const TOO_OLD_MS = 10 * 60_000;
/** The real durations that a queue keeps to. */
export interface Pace {
  /** After so long a line is no longer said. */
  readonly tooOldMs: number;
  /** How long Discord's minute is. */
  readonly minuteMs: number;
  /** How much of the time that a human would type residents take for a line: 1 all of it, 0 none. */
  readonly rhythm: number;
}

const usualPace: Pace = { tooOldMs: TOO_OLD_MS, minuteMs: MINUTE_MS, rhythm: 1 };
/** A human at a keyboard: a moment to think, then letter by letter, and never longer than the last number. */
const TYPING = { thinkMs: 700, letterMs: 40, mostMs: 3_500 } as const;
/** With so many lines waiting nobody takes their time: rhythm never makes a channel late. */
const HURRIED = 4;
/** Ambient lines that may wait in a channel. */
export const MOST_WAITING = 10;

/** A line that waits for its turn. */
export interface Waiting extends Line {
  /** Real time at which it happened. */
  readonly since: number;
}

/** One step of a channel: lines to leave out now, and then one message to send or a time to wait. */
export interface Step {
  readonly leaveOut: readonly { readonly line: Waiting; readonly why: LeftOut }[];
  /** The lines of one message: the first carries it, the others are merged into it. Empty when nothing may go out yet. */
  readonly send: readonly Waiting[];
  readonly text: string;
  /** Milliseconds until it is worth looking again; Infinity when nothing waits. */
  readonly waitMs: number;
}

/** An answer that somebody was given in a channel, and when. */
export interface Given {
  readonly to: PersonId | null;
  readonly at: number;
}

/** Of talks that residents have among themselves: true once a line of it was posted, false once it was left out as a whole. */
export type Wholes = ReadonlyMap<TalkId, boolean>;

/** The talk that a line goes or stays with. */
export const talkOf = ({ whole, small }: Waiting): TalkId | undefined => whole?.id ?? small;

/** Whether a line is of a talk of which some is shown: the rest is to come. */
export function isBegun(line: Waiting, wholes: Wholes): boolean {
  const talk = talkOf(line);
  return talk !== undefined && (wholes.get(talk) ?? line.whole?.begun ?? false);
}

/** Answers to one person in a minute; beyond that they take no more of a channel than what residents say among themselves. */
const MOST_TO_ONE = 10;

/**
 * The next step of a channel whose queue is `waiting`, oldest first; `given` are the answers of its last minute, `wholes` what is known of
 * talks.
 */
export function nextStep(
  waiting: readonly Waiting[],
  sent: readonly number[],
  now: number,
  { tooOldMs, minuteMs, rhythm }: Pace = usualPace,
  given: readonly Given[] = [],
  wholes: Wholes = new Map(),
): Step {
  const late = waiting.filter((line) => now - line.since > tooOldMs);
  const over = new Set(late.flatMap((line) => (line.whole && !isBegun(line, wholes) ? [line.whole.id] : [])));
  const old = waiting.filter((line) => late.includes(line) || (line.whole !== undefined && over.has(line.whole.id)));
  const fresh = waiting.filter((line) => !old.includes(line));
  const crowded = tooMany(fresh, wholes);
  const left = fresh.filter((line) => !crowded.includes(line));
  const leaveOut = [
    ...old.map((line) => ({ line, why: "too-old" as const })),
    ...crowded.map((line) => ({ line, why: "crowded" as const })),
  ];
  const lately = lastMinute(given, now, minuteMs);
  const givenTo = (line: Waiting) => lately.filter(({ to }) => to === line.person).length;
  // Whoever was answered least comes first: nobody waits for the answers to another's flood.
  const [answer] = left.filter((line) => line.forPerson).sort((a, b) => givenTo(a) - givenTo(b));
  if (answer) {
    const waitMs = waitFor(sent, now, givenTo(answer) < MOST_TO_ONE, minuteMs);
    // Who comes to the door for somebody is seen to, before they answer.
    const first = left.find((line) => line.who === answer.who && (line.act || line === answer)) ?? answer;
    return { leaveOut, send: waitMs > 0 ? [] : [first], text: first.text, waitMs };
  }
  const head = left[0];
  if (!head) return { leaveOut, send: [], text: "", waitMs: Number.POSITIVE_INFINITY };
  const typedAt = (sent.at(-1) ?? Number.NEGATIVE_INFINITY) + rhythm * typingMs(head.text, left.length);
  const waitMs = Math.max(waitFor(sent, now, false, minuteMs), typedAt - now);
  if (waitMs > 0) return { leaveOut, send: [], text: "", waitMs };
  return { leaveOut, waitMs: 0, ...together(left, roomLeft(sent, now, minuteMs)) };
}

/** The answers that still count. */
export const lastMinute = (given: readonly Given[], now: number, minuteMs: number): readonly Given[] =>
  given.filter(({ at }) => at > now - minuteMs);

/** How long after the line before a line appears, the less the more wait: talk that comes all at once is read by nobody. */
function typingMs(text: string, waiting: number): number {
  // A Han character takes about as long as half a word.
  const letters = text.length + 1.5 * (text.match(/\p{Script=Han}/gu)?.length ?? 0);
  const whole = Math.min(TYPING.mostMs, TYPING.thinkMs + letters * TYPING.letterMs);
  return (whole * Math.max(0, HURRIED - waiting)) / (HURRIED - 1);
}

/**
 * Ambient lines beyond what may wait: what is in no talk first, acts before words, old before new. A talk goes as one: of those of which
 * nothing is shown yet the newest first, and never the oldest of quick hours, nor the oldest of all where nothing is shown of any; what is left of one that was left out goes at once. The beginning
 * that waits of one whose rest is to come stays with it. Only where talks of slow hours are too many by themselves do old lines go out of
 * the midst of them.
 */
function tooMany(fresh: readonly Waiting[], wholes: Wholes): readonly Waiting[] {
  const talks = fresh.filter((line) => !line.forPerson && talkOf(line) !== undefined);
  const over = talks.filter((line) => wholes.get(talkOf(line)!) === false);
  const ambient = fresh.filter((line) => !line.forPerson && !over.includes(line));
  const excess = ambient.length - MOST_WAITING;
  if (excess <= 0) return over;
  const single = ambient.filter((line) => talkOf(line) === undefined);
  const gone = [...single.filter((line) => line.act), ...single.filter((line) => !line.act)].slice(0, excess);
  const goOn = new Set(ambient.flatMap((line) => (isBegun(line, wholes) ? [talkOf(line)] : [])));
  const unseen = ambient.filter((line) => talkOf(line) !== undefined && !goOn.has(talkOf(line)));
  const heardOut = unseen.find(({ whole }) => whole !== undefined) ?? (goOn.size === 0 ? unseen[0] : undefined);
  for (const talk of [...new Set(unseen.map(talkOf))].reverse()) {
    if (gone.length >= excess) break;
    if (heardOut && talk === talkOf(heardOut)) continue;
    gone.push(...unseen.filter((line) => talkOf(line) === talk));
  }
  const hurried = new Set(ambient.flatMap(({ whole }) => whole?.id ?? []));
  const slow = ambient.filter((line) => line.small !== undefined && !hurried.has(line.small) && !gone.includes(line));
  return [...over, ...gone, ...slow.slice(0, Math.max(0, slow.length - MOST_WAITING))];
}

/** The first line, and when more wait than there is room for, what the same person says or does right after it. */
function together(left: readonly Waiting[], room: number): { send: readonly Waiting[]; text: string } {
  const send = [left[0]!];
  let text = left[0]!.text;
  let spare = left.length - room;
  for (const next of left.slice(1)) {
    if (spare <= 0 || next.who !== send[0]!.who || next.name !== send[0]!.name) break;
    if (next.talk?.id !== send[0]!.talk?.id || next.talk?.beyond !== send[0]!.talk?.beyond) break;
    const more = joined(text, next.text);
    if (more.length > MOST_CHARACTERS) break;
    send.push(next);
    text = more;
    spare--;
  }
  return { send, text };
}
