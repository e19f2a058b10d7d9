/**
 * What news calls for of a resident towards somebody, and what they have not done yet: help offered, a word had with a newcomer, with whoever
 * leaves or with one of two who have fallen out, a quarrel made up. Read from the stream: what was said is done.
 */
import { DAY, later, type Minutes, minutes } from "../../clock/units.ts";
import type { PersonId } from "../../world/places.ts";
import { type SpeechAct, toldIn } from "../../world/speech-acts.ts";
import { actsOf } from "../memory/episode.ts";
import { firstSince, memoriesWith } from "../memory/stream.ts";
import type { Mind } from "../mind.ts";
import { outgoing, type Story } from "../persona.ts";
import type { Self } from "../self.ts";
import { callsOf, knownSince } from "./concern.ts";
import type { Towards } from "./kind.ts";
import { hasAsked, isFor } from "./stories.ts";

/** Something that news calls for towards somebody. */
export interface Due {
  readonly story: Story;
  readonly does: Towards;
  readonly to: PersonId;
}

/** What it takes until somebody who has fallen out is ready to make it up, and what brings them nearer: a day, a friend's word, the other's. */
const READY = { mild: 2, hard: 3, day: 0.5, word: 1.5, apology: 2 } as const;

/** What is still to be done about a piece of news towards others. */
export const duesOf = (story: Story, self: Self): readonly Due[] =>
  knownSince(self.mind, story) !== null
    ? callsOf(story, self).flatMap((call): Due[] => {
        if (!("to" in call) || !self.town.personas.has(call.to) || !isFor(story, [call.to])) return [];
        const due: Due = { story, does: call.does, to: call.to };
        return isDone(due, self) ? [] : [due];
      })
    : [];

/** What is still to be done towards somebody. */
export const duesTo = (self: Self, other: PersonId): readonly Due[] =>
  [...self.stories.values()].flatMap((story) => duesOf(story, self).filter(({ to }) => to === other));

/** Whether it is done, or not to be done yet. */
function isDone({ story, does, to }: Due, self: Self): boolean {
  const { mind, now } = self;
  switch (does) {
    case "word":
      // Who told one so themselves was answered there and then.
      return (
        saidSince(mind, mind.id, to, minutes(0), (one) => isWordOn(one, story)) ||
        (story.of.kind === "change" &&
          saidSince(mind, to, mind.id, minutes(0), (one) => toldIn([one]).includes(story.id)))
      );
    case "offer":
      return hasAsked(mind, to, story.id);
    case "make-up":
      return !isReady(self, story, to) || saidSince(mind, mind.id, to, later(now, -DAY), isApology);
    default:
      return does satisfies never;
  }
}

/** Whether an act is a word on news: what one thinks of it. */
export const isWordOn = (one: SpeechAct, { id }: Story): boolean =>
  one.act === "tell" && "opinion" in one && one.opinion === id;

const isApology = ({ act }: SpeechAct): boolean => act === "apologise";

/** Whether somebody said to another what does something, from a minute on, as this mind remembers. */
const saidSince = (
  { stream }: Mind,
  by: PersonId,
  to: PersonId,
  since: Minutes,
  does: (one: SpeechAct) => boolean,
): boolean =>
  memoriesWith(stream, { speaker: by, subject: to }, firstSince(stream, since)).some((memory) =>
    actsOf(memory).some(does),
  );

/** Whether somebody who has fallen out with another is ready to make it up: by their temper, with time, and by what friends and the other say. */
export function isReady({ mind, persona, town, now }: Self, story: Story, other: PersonId): boolean {
  const since = knownSince(mind, story) ?? now;
  const words = [...mind.ties.keys()].filter(
    (who) => who !== other && saidSince(mind, who, mind.id, since, (one) => isWordOn(one, story)),
  ).length;
  const sorry = saidSince(mind, other, mind.id, since, isApology);
  const nearer = (READY.day * (now - since)) / DAY + READY.word * words + (sorry ? READY.apology : 0);
  return nearer >= (outgoing(persona, town.language) ? READY.mild : READY.hard);
}

/** Whether two have made it up since they fell out, as this mind remembers: one was sorry, and the other forgave. */
export function areReconciled({ id, stream }: Mind, other: PersonId, since: Minutes): boolean {
  const from = firstSince(stream, since);
  const lines = [
    ...memoriesWith(stream, { speaker: id, subject: other }, from),
    ...memoriesWith(stream, { speaker: other, subject: id }, from),
  ];
  const sorry = lines.filter((line) => actsOf(line).some(isApology));
  return lines.some(
    (line) =>
      actsOf(line).some(({ act }) => act === "forgive") &&
      sorry.some(
        ({ speaker, created }) => speaker !== line.speaker && created <= line.created && line.created - created < DAY,
      ),
  );
}
