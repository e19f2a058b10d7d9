/**
 * Calling off (mind.md 2): what somebody agreed to and cannot keep, they tell the other when they next talk; it is then off the other's mind
 * and out of their plan. What is still to be told is read from the stream: decided against, and not said to them since.
 */
import { clockText } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Draft } from "../../world/events.ts";
import { isVisitor, type Line } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { Matter, SpeechAct } from "../../world/speech-acts.ts";
import { actsOf } from "../memory/episode.ts";
import { remember } from "../memory/remember.ts";
import { memoriesWith } from "../memory/stream.ts";
import { nameOf } from "../memory/tell.ts";
import type { Commitment, Mind, Moment } from "../mind.ts";
import { knowsOff } from "../news/stories.ts";
import type { Persona } from "../persona.ts";
import type { Self } from "../self.ts";
import { offerOf } from "../talk/offers.ts";
import type { Thinking } from "../thinking.ts";
import { freedOf, letGo, matterOf } from "./promises.ts";

/** What somebody is still to tell another that it is off; null where there is nothing. */
export function toCallOff(self: Self & { readonly lines: readonly Line[] }, other: PersonId): Matter | null {
  const { mind, lines } = self;
  const mine = memoriesWith(mind.stream, { subject: other }).filter(
    ({ episode, speaker }) => episode?.kind === "called off" || speaker === mind.id,
  );
  for (const [i, { episode }] of [...mine.entries()].reverse()) {
    if (episode?.kind !== "called off" || !episode.with.includes(other) || !isAhead(episode.to, self)) continue;
    const told = [
      ...mine.slice(i + 1).map(actsOf),
      ...lines.flatMap(({ who, acts = [] }) => (who === mind.id ? [acts] : [])),
    ];
    const again = mind.commitments.some((one) => one.with.includes(other) && isOf(one, episode.to, mind.id));
    if (!again && !told.flat().some((one) => one.act === "withdraw" && same(one.to, episode.to))) return episode.to;
  }
  return null;
}

const same = (one: Matter, other: Matter): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether it would still be to come, as far as one knows. */
function isAhead(to: Matter, self: Self): boolean {
  if ("what" in to) return offerOf(to.what, self) !== null;
  const story = self.stories.get(to.news);
  return !!story?.event && story.event.from > self.now && !knowsOff(self.mind, story);
}

/** Whether a promise is what is called off; a meeting that was cut short beside another is still the same. */
function isOf(one: Commitment, to: Matter, of: PersonId): boolean {
  const matter = matterOf(one, of);
  if (!matter) return false;
  if ("news" in to || "news" in matter) return same(matter, to);
  if (to.what.kind !== "meet" || matter.what.kind !== "meet")
    return to.what.kind === "help" && matter.what.kind === "help" && to.what.news === matter.what.news;
  const { place, from } = to.what;
  return matter.what.place === place && one.from! <= from + SAME && from <= one.to!;
}

/** A meeting that was moved by no more than this is the one that was agreed. */
const SAME = 60;

/** What a speaker calls off is off their own mind, too. */
export async function callsOff(
  mind: Mind,
  persona: Persona,
  acts: readonly SpeechAct[],
  thinking: Thinking,
): Promise<Moment> {
  let next = mind;
  const events: Draft[] = [];
  for (const one of acts) {
    const kept =
      one.act === "withdraw" ? next.commitments.find((promise) => isOf(promise, one.to, mind.id)) : undefined;
    if (!kept) continue;
    const { thoughtBetter } = languageOf(thinking.town.language).planning.promise;
    const gone = await letGo(next, persona, kept, thoughtBetter, thinking);
    next = gone.mind;
    events.push(...gone.events);
  }
  return { mind: next, events };
}

/** What another called off is off one's mind, and that time is free. */
export async function heardOff(mind: Mind, speaker: PersonId, to: Matter, thinking: Thinking): Promise<Moment | null> {
  const { town, world, now } = thinking;
  const promise = mind.commitments.find((one) => one.with.includes(speaker) && isOf(one, to, mind.id));
  if (!promise) return null;
  const words = languageOf(town.language).planning.promise;
  const other = nameOf(town, world, speaker);
  const freed = freedOf(mind, promise, thinking, words.calledOff(other));
  const noted = await remember(
    freed.mind,
    [
      {
        text: words.heardOff(nameOf(town, world, mind.id), other, promise.what, clockText(promise.from!)),
        subjects: [mind.id, speaker, `commitment:${promise.id}`],
        source: { how: "did" },
        poignancy: 4,
        stories: promise.story === null ? [] : [promise.story],
        visitors: [speaker].filter(isVisitor),
      },
    ],
    thinking,
  );
  const dropped: Draft = {
    kind: "commitment-dropped",
    at: now,
    who: mind.id,
    spot: null,
    audience: "nobody",
    what: promise.what,
    story: promise.story,
    from: promise.from,
    why: words.calledOff(other),
  };
  return { mind: noted.mind, events: [dropped, ...freed.events, ...noted.events] };
}
