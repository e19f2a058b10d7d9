/**
 * Following stories (paper sections 3.4, 7): who knows what, from whom. A story travels only through lines that were really said: a
 * line carries it when its speaker holds a memory of it and the line tells it, by its acts.
 */
import { DAY, type Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Memory, StoryId } from "../../world/events.ts";
import type { NewsMatter } from "../../world/news.ts";
import { type PersonId, type PlaceId, placeOf } from "../../world/places.ts";
import { newsProposed, proposedIn } from "../../world/speech-acts.ts";
import { actsOf, decisionIn, decisionKey } from "../memory/episode.ts";
import { firstOf, lastWith, memoriesOf, memoriesWith, memoryAt, wasSaid } from "../memory/stream.ts";
import { type Intent, type Mind, storyMemories } from "../mind.ts";
import type { Story, StoryEvent } from "../persona.ts";
import type { Self } from "../self.ts";
import type { Where } from "./meant.ts";

/** The memory by which a resident knows a story: their first, from which the chain leads back. Null when they do not know it. */
export function bestMemory(mind: Mind, story: StoryId): Memory | null {
  return firstOf(mind.stream, story);
}

/** Whether, as far as this mind can tell, the other knows a story as it is now: they said it, or it was said in a talk with them. */
export function believesKnows(mind: Mind, other: PersonId, story: Story): boolean {
  if (story.holder === other || (story.of.kind === "need" && story.of.by === other)) return true;
  // Whoever offers to help knows what for.
  if (story.of.kind === "need" && hasOffered(mind, other, story.id)) return true;
  if (!wasSaid(mind.stream, story.id, other)) return false;
  return storyMemories(mind, story.id).some(
    (memory) => isNow(memory, story) && (memory.speaker === other || memory.subjects.includes(other)),
  );
}

/** Whether somebody has offered a mind their help with news. */
const hasOffered = ({ stream, id }: Mind, other: PersonId, news: StoryId): boolean =>
  memoriesWith(stream, { speaker: other, subject: id }).some((memory) =>
    proposedIn(actsOf(memory)).some((what) => what.kind === "help" && what.news === news),
  );

/** Whether a memory is of a story as it is now, put right or not. */
const isNow = ({ created }: Memory, { righted }: Story): boolean => righted === undefined || created >= righted;

/** Whether a mind knows a story as it is now: who has only heard what was wrong does not tell what is right. */
export const knowsNow = (mind: Mind, story: Story): boolean =>
  storyMemories(mind, story.id).some((memory) => isNow(memory, story));

/** Whether the other, as far as this mind can tell, knows what is not so: news that was put right or taken back since. */
export const isWrong = (mind: Mind, other: PersonId, { id, righted, takesBack }: Story): boolean =>
  takesBack !== undefined
    ? wasSaid(mind.stream, takesBack, other)
    : righted !== undefined && wasSaid(mind.stream, id, other);

/** Whether a mind may tell that person a story: it knows it as it is now, and what was taken back is news to whoever had it alone. */
export const mayTell = (mind: Mind, other: PersonId, story: Story): boolean =>
  knowsNow(mind, story) && (story.takesBack === undefined || isWrong(mind, other, story));

/**
 * Whether it may be known of a story: it is out once told where one `reads` what is said or, where nothing is known of who reads, once told
 * in public, or announced by whoever gives it themselves.
 */
export const isPublic = ({ told, toldIn, holder, plannedBy }: Story, reads?: (place: PlaceId) => boolean): boolean =>
  reads ? (toldIn ?? []).some(reads) : told !== undefined || plannedBy === holder;

/** Whether a mind has heard that a story's event is called off, or that it is over; whoever came and helped needs not be told. */
export const knowsOff = (mind: Mind, story: Story): boolean =>
  story.off !== undefined &&
  (bestMemory(mind, story.off) !== null || (story.of.kind === "need" && hasHelped(mind, story.id)));

/** Whether one kept a promise to help with news. */
const hasHelped = ({ stream }: Mind, news: StoryId): boolean =>
  memoriesWith(stream, { story: news }).some(
    ({ episode }) =>
      episode?.kind === "kept" &&
      episode.to !== null &&
      "what" in episode.to &&
      episode.to.what.kind === "help" &&
      episode.to.what.news === news,
  );

/** Whether one remembers doing something in the place of an event while it lasted. */
export const wasThere = ({ stream }: Mind, { spot, from, to }: StoryEvent): boolean =>
  memoriesWith(stream, { subject: spot.place }).some(
    ({ source, created }) => source.how === "did" && created >= from && created < to,
  );

/** Whom one saw or heard where an event was, while it was on. */
export function companyAt({ mind, town, world }: Pick<Self, "mind" | "town" | "world">, event: StoryEvent): PersonId[] {
  const there = memoriesOf(mind.stream).filter(
    ({ created, source, subjects, speaker }) =>
      created >= event.from &&
      created < event.to &&
      (source.how === "saw" || source.how === "heard") &&
      (speaker !== null || subjects.includes(event.spot.place)),
  );
  const ids = there.flatMap((memory) => (memory.speaker ? [memory.speaker] : memory.subjects));
  return [...new Set(ids)].filter((id) => id !== mind.id && (town.personas.has(id) || world.people.has(id)));
}

/** What somebody is to a gathering that they know of: its host, a guest by their word before and by their presence after, or absent; null while open. */
export function attends(mind: Mind, { id, of }: Story, now: Minutes): "host" | "guest" | "absent" | null {
  if (of.kind !== "gathering" || bestMemory(mind, id) === null) return null;
  if (of.host === mind.id) return "host";
  if (now >= of.from && wasThere(mind, of)) return "guest";
  if (now >= of.to) return "absent";
  const said = answered(mind, id);
  return said === null ? null : said === "accepted" ? "guest" : "absent";
}

/** What the mind has decided about an event of a story: "accepted", "declined", or null while open. */
export function answered(mind: Mind, story: StoryId): "accepted" | "declined" | null {
  const last = lastWith(mind.stream, decisionKey(story));
  if (last < 0) return null;
  return decisionIn(memoryAt(mind.stream, last))?.yes ? "accepted" : "declined";
}

/** Whether this mind remembers having asked that person for help with a gathering, or along to it. */
export const hasAsked = (mind: Mind, other: PersonId, news: StoryId): boolean =>
  memoriesWith(mind.stream, { subject: other, speaker: mind.id }).some((memory) =>
    proposedIn(actsOf(memory)).some((what) => what.kind !== "deed" && newsProposed(what) === news),
  );

/** A story opened by what a person put into a resident's mind. */
export const openedStory = (
  id: StoryId,
  holder: PersonId,
  memory: string,
  tells: readonly string[],
  passes: readonly string[],
): Story => ({
  id,
  holder,
  memory,
  tells,
  passes,
  secret: false,
  poignancy: 8,
  of: { kind: "happening", who: holder, report: null },
});

/** The news that a visitor's words are, as it opens or is put right: what they said and what it is of. */
export const newsStory = (
  id: StoryId,
  visitor: PersonId,
  said: string,
  of: NewsMatter,
  words: { readonly memory: string; readonly passes: readonly string[] },
): Story => ({
  id,
  holder: visitor,
  ...words,
  tells: [],
  secret: false,
  poignancy: 7,
  of,
  by: visitor,
  said: [said],
});

/** A danger goes on when the news that it is over goes: it was not so, or nobody may have said it. */
export function goingOn(story: Story, isGone: (end: StoryId) => boolean): Story {
  const { off, ...open } = story;
  return off !== undefined && story.of.kind === "danger" && isGone(off) ? open : story;
}

/** A story that people opened is let go when nobody has spoken of it for so long; what is remembered of it stays. */
export const STORY_RESTS_AFTER = 7 * DAY;

/** The last minute that news is of, where it has one: nobody lets go of what is still to come. */
function lastOf(of: Story["of"]): Minutes | null {
  switch (of.kind) {
    case "gathering":
      return of.to;
    case "danger":
      return of.until ?? of.from;
    case "project":
      return of.due;
    case "office":
    case "change":
      return of.day;
    default:
      return null;
  }
}

/** Whether what opens or closes is something at a place, an evening school on the common, and not the place itself. */
export function isAtPlace({ memory, tells, passes }: Story, place: PlaceId, { language, map }: Where): boolean {
  const { isAt } = languageOf(language).concerned;
  const { name, aliases } = placeOf(map, place);
  return [name, ...aliases].some((called) => [memory, ...tells, ...passes].some((told) => isAt(told, called)));
}

/** The stories opened by people of which no mind has kept anything for a week, and whose event or day, if any, is over. */
export function forgottenStories(
  stories: ReadonlyMap<StoryId, Story>,
  minds: Iterable<Mind>,
  now: Minutes,
): readonly StoryId[] {
  const open = [...stories.values()].filter(
    ({ opened, of }) => opened !== undefined && now - opened > STORY_RESTS_AFTER && (lastOf(of) ?? -1) < now,
  );
  if (open.length === 0) return [];
  const all = [...minds];
  const lastKept = (id: StoryId) => Math.max(0, ...all.map((mind) => storyMemories(mind, id).at(-1)?.created ?? 0));
  return open.map(({ id }) => id).filter((id) => now - lastKept(id) > STORY_RESTS_AFTER);
}

/** What a resident means to do, without what they only suspect: that is in nobody's picture of them. */
export const wishesOf = (mind: Mind, stories: ReadonlyMap<StoryId, Story>): readonly Intent[] =>
  mind.intents.filter(({ story }) => story === null || stories.get(story)?.suspects === undefined);

/** Whether a story may be told in the hearing of these people: nobody hears what is only suspected of them. */
export const isFor = (story: Story, hearers: readonly PersonId[]): boolean =>
  !hearers.some((who) => story.suspects?.includes(who));

/** The memories that may come up before these people, in the same order. */
export const fitFor = (
  memories: readonly Memory[],
  hearers: readonly PersonId[],
  stories: ReadonlyMap<StoryId, Story>,
): Memory[] =>
  memories.filter((memory) =>
    memory.stories.every((id) => {
      const story = stories.get(id);
      return !story || isFor(story, hearers);
    }),
  );

/** The lines in which others said whether they come to a gathering, as this mind heard them: to the news itself, or to going together. */
export const repliesTo = ({ mind }: { readonly mind: Mind }, news: StoryId, answer: "yes" | "no"): readonly Memory[] =>
  memoriesOf(mind.stream).filter(
    (memory) =>
      memory.speaker !== null &&
      memory.speaker !== mind.id &&
      actsOf(memory).some(
        (one) =>
          one.act === "reply" &&
          one.answer === answer &&
          ("news" in one.to ? one.to.news : one.to.what.kind === "company" ? one.to.what.news : null) === news,
      ),
  );
