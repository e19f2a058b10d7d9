/**
 * What a promise is about, as data, and what somebody is still to tell another that it is off: read from the stream, decided
 * against and not said to them since.
 */

import type { Minutes } from "../../clock/units.ts";
import type { Line } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { isAtOnce, type Matter, newsProposed, untilOf } from "../../world/speech-acts.ts";
import { actsOf } from "../memory/episode.ts";
import { memoriesWith } from "../memory/stream.ts";
import type { Commitment } from "../mind.ts";
import { knowsOff } from "../news/stories.ts";
import { gatheringOf } from "../persona.ts";
import type { Self } from "../self.ts";
import { offerOf } from "../talk/offers.ts";

/** What was promised; null for what one does for a gathering of one's own, and for what has no place and hour. */
export function matterOf({ id, story, spot, from, with: others, asked }: Commitment, of: PersonId): Matter | null {
  if (asked) return { what: asked };
  if (from === null || !spot) return null;
  if (story === null) return others.length > 0 ? { what: { kind: "meet", place: spot.place, from } } : null;
  if (id.startsWith("help:")) return { what: { kind: "help", news: story, from } };
  return id === `${story}:${of}` ? { news: story } : null;
}

/** What somebody is still to tell another that it is off; null where there is nothing. */
export function toCallOff(self: Self & { readonly lines: readonly Line[] }, other: PersonId): Matter | null {
  const { mind, lines } = self;
  const mine = memoriesWith(mind.stream, { subject: other }).filter(
    ({ episode, speaker }) => episode?.kind === "called off" || speaker === mind.id,
  );
  for (const [i, { episode, created }] of [...mine.entries()].reverse()) {
    const to = episode?.kind === "called off" && episode.with.includes(other) ? episode.to : null;
    if (to === null || !isAhead(to, created, self)) continue;
    const told = [
      ...mine.slice(i + 1).map(actsOf),
      ...lines.flatMap(({ who, acts }) => (who === mind.id ? [acts] : [])),
    ];
    const again = mind.commitments.some((one) => one.with.includes(other) && isOf(one, to, mind.id));
    if (!again && !told.flat().some((one) => one.act === "withdraw" && isWith(one, other) && same(one.to, to)))
      return to;
  }
  return null;
}

/** Whether what is called off was agreed with somebody, as far as it is said. */
export const isWith = ({ with: other }: { readonly with?: PersonId }, who: PersonId): boolean =>
  other === undefined || other === who;

const same = (one: Matter, other: Matter): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether it would still be to come, as far as one knows; of what was to be done at once, whether it is not long ago. */
function isAhead(to: Matter, since: Minutes, self: Self): boolean {
  const news = "news" in to ? to.news : newsProposed(to.what);
  const story = news === null ? undefined : self.stories.get(news);
  if (story && knowsOff(self.mind, story)) return false;
  if ("what" in to && isAtOnce(to.what)) return untilOf(to.what, since) > self.now;
  return "what" in to ? offerOf(to.what, self) !== null : (gatheringOf(story)?.from ?? 0) > self.now;
}

/** Whether a promise is what is called off; a meeting that was cut short beside another is still the same. */
export function isOf(one: Commitment, to: Matter, of: PersonId): boolean {
  const matter = matterOf(one, of);
  if (!matter) return false;
  if ("news" in to || "news" in matter) return same(matter, to);
  if (to.what.kind === "help" && matter.what.kind === "help") return to.what.news === matter.what.news;
  if (to.what.kind !== "meet" || matter.what.kind !== "meet") return same(to, matter);
  const { place, from } = to.what;
  return matter.what.place === place && one.from! <= from + SAME && from <= one.to!;
}

/** A meeting that was moved by no more than this is the one that was agreed. */
const SAME = 60;
