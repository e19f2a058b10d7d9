/**
 * Open loops: what somebody told one, of which one asks at a later meeting how it went on; once. A fold over the stream and
 * the news: nothing of it is kept, so that what is forgotten is not asked about.
 */
import { DAY, type Minutes } from "../../clock/units.ts";
import type { Memory } from "../../world/events.ts";
import { isVisitor, type Line } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import { actsOf } from "../memory/episode.ts";
import { memoriesWith } from "../memory/stream.ts";
import type { Mind } from "../mind.ts";
import { knowsOff, wasThere } from "../news/stories.ts";
import { gatheringOf, type Story } from "../persona.ts";
import type { Thinking } from "../thinking.ts";
import { mattersOf } from "./matter.ts";

/** Something that one could ask about. */
export interface OpenLoop {
  /** The line by which one was told. */
  readonly memory: Memory;
  /** The news that it is of; null where it is the other's own words alone. */
  readonly news: Story | null;
}

/** A visitor is not asked in the same visit; a resident without an hour for what they mean to do, not on the same day. */
const LATER = { visit: 120, day: DAY } as const;
/** After so long one asks no more. */
const LAPSES = 14 * DAY;

/** What acts ask how it went. */
const asksHow = (acts: readonly SpeechAct[]): string[] =>
  acts.flatMap((one) => (one.act === "ask" && one.what === "how" && one.about !== null ? [one.about] : []));

/** When one may ask about news: when a gathering is over, else a day after it was told. */
const dueAt = (story: Story, { created }: Memory): number => gatheringOf(story)?.to ?? created + LATER.day;

/** What one could ask somebody about, the newest first: what they told one themselves, for which the time has come and which was not asked since. */
export function openLoops(
  mind: Mind,
  other: PersonId,
  lines: readonly Line[],
  { now, stories }: Pick<Thinking, "now" | "stories">,
): OpenLoop[] {
  const asked = new Set([
    ...memoriesWith(mind.stream, { speaker: mind.id, subject: other }).flatMap((memory) => asksHow(actsOf(memory))),
    ...lines.flatMap(({ acts }) => asksHow(acts)),
  ]);
  const told = memoriesWith(mind.stream, { speaker: other, subject: mind.id });
  const open = (due: number): boolean => due <= now && now < due + LAPSES;
  const saidSince = (news: string, due: Minutes | number) =>
    told.some((memory) => memory.created >= due && mattersOf(memory).includes(news));
  const loops = told.flatMap((memory): OpenLoop[] => {
    const own = mattersOf(memory).flatMap((id) => stories.get(id) ?? []);
    if (own.length === 0)
      return isVisitor(other) && open(memory.created + LATER.visit) && !asked.has(memory.id)
        ? [{ memory, news: null }]
        : [];
    return own
      .filter((story) => {
        const due = dueAt(story, memory);
        return (
          story.holder === other &&
          story.ends === undefined &&
          // What a visitor tells as news is mostly no doing of theirs.
          (gatheringOf(story) !== null || !isVisitor(other)) &&
          open(due) &&
          !asked.has(story.id) &&
          !saidSince(story.id, due) &&
          !knowsOff(mind, story) &&
          !(story.of.kind === "gathering" && wasThere(mind, story.of))
        );
      })
      .map((news) => ({ memory, news }));
  });
  return [...new Map(loops.map((one) => [one.news?.id ?? one.memory.id, one])).values()].reverse();
}
