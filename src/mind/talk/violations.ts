/**
 * What nobody says: predicates over a talk, the speaker's memory and an act
 * that they are about to do. An act that means nothing where it stands is left out of a line; one that is a matter of the words strikes
 * the line.
 */

import { dayOf, startOfDay } from "../../clock/units.ts";
import { isVisitor, type Line } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { does, newsProposed, type SpeechAct } from "../../world/speech-acts.ts";
import { actsOf } from "../memory/episode.ts";
import { memoriesWith } from "../memory/stream.ts";
import { gatheringOf } from "../persona.ts";
import type { Self } from "../self.ts";
import { answersTo } from "./owed.ts";

/** Whoever is about to speak: to whom, and what was said so far. */
export interface AboutToSpeak extends Self {
  readonly others: readonly PersonId[];
  readonly lines: readonly Line[];
}

/** Whether an act, done now in a line with others, is what nobody does. */
type Violation = (one: SpeechAct, input: AboutToSpeak, line: readonly SpeechAct[]) => boolean;

/** Whom the next line speaks to: whoever spoke last, else all. */
function addressed({ mind, lines, others }: AboutToSpeak): readonly PersonId[] {
  const last = answersTo(lines, mind.id, others);
  return last ? [last.who] : others;
}

/** What the speaker did in lines to somebody, as they remember it; of this talk as it was said. */
function saidTo({ mind, lines }: AboutToSpeak, other: PersonId, since = 0) {
  const before = memoriesWith(mind.stream, { speaker: mind.id, subject: other })
    .filter(({ created }) => created >= since)
    .flatMap((memory) => {
      const line = memory.source.how === "did" ? (memory.source.line ?? null) : null;
      return actsOf(memory).map((act) => ({ act, line }));
    });
  const here = lines.flatMap(({ who, id, acts }) =>
    who === mind.id ? acts.map((act) => ({ act, line: id as string | null })) : [],
  );
  return [...before, ...here];
}

/** The minute at which the day began. */
const today = ({ now }: Self): number => startOfDay(dayOf(now));

/** Whether the speaker has done an act of that name to somebody today. */
const didToday = (input: AboutToSpeak, act: SpeechAct["act"], other: PersonId): boolean =>
  saidTo(input, other, today(input)).some((said) => said.act.act === act);

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** By name: what nobody says. */
export const violations = {
  /** Told to them before as it is now, and not asked for now. */
  "told-before": (one, input, line) =>
    one.act === "tell" &&
    !("opinion" in one) &&
    !line.some(({ act }) => act === "answer") &&
    addressed(input).every((other) =>
      saidTo(input, other, ("news" in one && input.stories.get(one.news)?.righted) || 0).some(({ act }) =>
        same(act, one),
      ),
    ),
  /** Asked of them today, and answered. */
  "asked-again": (one, input) =>
    one.act === "ask" &&
    one.about !== null &&
    addressed(input).some((other) => {
      const asked = saidTo(input, other, today(input)).flatMap(({ act, line }) => (same(act, one) && line ? line : []));
      const answered = (act: SpeechAct) => act.act === "answer" && act.answer !== "unknown" && asked.includes(act.to);
      return (
        asked.length > 0 &&
        (input.lines.some((line) => line.who === other && line.acts.some(answered)) ||
          memoriesWith(input.mind.stream, { speaker: other }).some((memory) => actsOf(memory).some(answered)))
      );
    }),
  /** An answer to a line that asked nothing. What people type is not known to ask or not. */
  "answer-unasked": (one, { lines, mind }) => {
    if (one.act !== "answer") return false;
    const asking = lines.find(({ id }) => id === one.to);
    if (!asking || asking.who === mind.id) return true;
    return !isVisitor(asking.who) && !does(asking.acts, "ask");
  },
  /** A reply to what is not open: a proposal that waits for somebody else or nobody, a gathering that is over or one's own. */
  "reply-not-open": (one, { mind, world, stories, now }) => {
    if (one.act !== "reply") return false;
    if (!("news" in one.to))
      return one.to.proposal !== null && !world.proposals.get(one.to.proposal)?.to.includes(mind.id);
    const event = gatheringOf(stories.get(one.to.news));
    return !event || event.host === mind.id || event.to <= now;
  },
  /** Greeted twice today, and not because they greet. */
  "greeted-twice": (one, input) =>
    one.act === "greet" &&
    !input.lines.some(({ who, acts }) => who !== input.mind.id && (isVisitor(who) || does(acts, "greet"))) &&
    addressed(input).every((other) => didToday(input, "greet", other)),
  /** Introduced to somebody who knows one. */
  "introduced-again": (one, input) =>
    one.act === "introduce" && addressed(input).every((other) => input.mind.ties.has(other)),
  /** Invited to the gathering at which both are, or told of it there. */
  "invites-guest": (one, input) => {
    const news =
      one.act === "tell" && "news" in one
        ? one.news
        : one.act === "propose" && one.what.kind !== "deed"
          ? newsProposed(one.what)
          : null;
    const event = news === null ? null : gatheringOf(input.stories.get(news));
    if (!event || event.from > input.now || input.now >= event.to) return false;
    const there = (who: PersonId) => input.world.people.get(who)?.spot.place === event.spot.place;
    return there(input.mind.id) && addressed(input).every(there);
  },
} satisfies Readonly<Record<string, Violation>>;

/** The name of a violation. */
export type ViolationName = keyof typeof violations;

const names = Object.keys(violations) as ViolationName[];

/** Those that leave the words as they are when the act is left out. */
const MENDED: ReadonlySet<ViolationName> = new Set([
  "answer-unasked",
  "reply-not-open",
  "greeted-twice",
  "introduced-again",
]);

/** What the acts of a line violate, in the order of the list; none where it may be said. */
export const violated = (acts: readonly SpeechAct[], input: AboutToSpeak): ViolationName[] =>
  names.filter((name) => acts.some((one) => violations[name](one, input, acts)));

/** The acts without those that mean nothing where they stand; `all`: without any that nobody does. */
export const mended = (acts: readonly SpeechAct[], input: AboutToSpeak, all: boolean): SpeechAct[] =>
  acts.filter((one) => !names.some((name) => (all || MENDED.has(name)) && violations[name](one, input, acts)));
