/**
 * Whom one speaks to unasked: code lets through what deserves a thought (design section 5, React), more likely the closer the other
 * is, the more there is to tell, and the freer one's hands are. One throw of chance a moment and person, so the bill stays small.
 */
import { timeOfDay } from "../../clock/units.ts";
import { isVisitor, type Person, type Talk } from "../../world/people.ts";
import { areaOf, type PersonId } from "../../world/places.ts";
import { personOf } from "../../world/world.ts";
import { chunkAt, type Mind } from "../mind.ts";
import { asksAround, atOdds, isOfGone, isPast, partsOf, presses } from "../news/concern.ts";
import { believesKnows, bestMemory, hasAsked, isFor, knowsOff, mayTell } from "../news/stories.ts";
import { gatheringOf, outgoing, type Persona, type Story } from "../persona.ts";
import { toCallOff } from "../plan/matters.ts";
import { selfOf } from "../self.ts";
import type { Thinking } from "../thinking.ts";
import { belovedOf } from "./longing.ts";
import { mattersIn } from "./matter.ts";

/** Chance to speak to somebody in a moment of being together, by warmth from -2 to 3. */
const BY_WARMTH = { "-2": 0.008, "-1": 0.012, "0": 0.03, "1": 0.065, "2": 0.085, "3": 0.1 } as const;

/** The chance, 0 to 1, that this resident speaks to that person now. */
export function chanceToTalk(mind: Mind, persona: Persona, other: Person, thinking: Thinking): number {
  const { now, world } = thinking;
  const me = personOf(world, mind.id);
  if (isKeptFromTalk(mind, me, other, thinking)) return 0;
  const tie = mind.ties.get(other.id);
  const chunk = chunkAt(mind.plan, now);
  if (isVisitor(other.id)) {
    // What is off is said before anything else.
    if (toCallOff({ ...selfOf(mind, persona, thinking), lines: [] }, other.id)) return 0.9;
    return chunk?.kind === "work" ? 0.2 : 0.45;
  }
  const warmth = Math.max(-2, Math.min(3, Math.round(tie?.warmth ?? 0)));
  let p: number = tie
    ? BY_WARMTH[`${warmth}` as keyof typeof BY_WARMTH]
    : outgoing(persona, thinking.town.language)
      ? 0.03
      : 0.012;
  const news = tellable(mind, other.id, thinking);
  // A household has a word in the morning, before everybody goes their way.
  if (warmth >= 3 && timeOfDay(now) < 660 && (tie?.renewed ?? 0) < now - timeOfDay(now)) p = 0.8;
  if (tie && warmth >= 3 && tie.talks === 0 && timeOfDay(now) < 660) p = 0.8;
  const inviting = news.some((story) => story.holder === mind.id && gatheringOf(story));
  if (inviting) p = Math.max(p * 1.8, 0.16);
  else if (news.some((story) => story.holder === mind.id)) p *= 1.8;
  else if (news.length > 0) p *= 1.2;
  p = Math.max(p, urgency(mind, other.id, news, thinking));
  // A host has her guests to invite; other work comes first.
  if (chunk?.kind === "work" && !inviting) p *= 0.6;
  // Who has agreed to meet says hello.
  const meets = mind.commitments.some((one) => one.id === chunk?.serves && one.with.includes(other.id));
  if (meets && (tie?.renewed ?? 0) < (chunk?.from ?? 0)) p = Math.max(p, 0.7);
  else if (chunk?.kind === "commitment") p *= 1.6;
  if (other.walk) p *= 0.6;
  if (me.spot.area !== other.spot.area && !inviting) p *= 0.6;
  return Math.min(0.9, p);
}

/** How likely somebody speaks at least, by what they have to say: what presses, the question they long to ask, what they ask everybody. */
function urgency(mind: Mind, other: PersonId, news: readonly Story[], thinking: Thinking): number {
  if (news.some((story) => presses(story, other, thinking.world.map))) return 0.6;
  if (longsToAsk(mind, other, thinking)) return 0.5;
  return news.some((story) => asksAround(story, mind.id)) ? 0.3 : 0;
}

/** Whether nothing is said now, however fond they are: one of them may not, sleeps, talks already, or is private. */
function isKeptFromTalk(mind: Mind, me: Person, other: Person, thinking: Thinking): boolean {
  const { now } = thinking;
  if (isSilent(thinking, mind.id) || isSilent(thinking, other.id) || other.asleep || other.talk || me.talk || me.asleep)
    return true;
  if (atOdds(mind, other.id, thinking.stories)) return true;
  if ((mind.cooldowns.get(other.id) ?? 0) > now || (mind.cooldowns.get("*") ?? 0) > now) return true;
  const { enclosed, purposes } = areaOf(thinking.world.map, me.spot);
  return me.doing.activity === "wash" || (enclosed && purposes.includes("wash"));
}

/** Stories this mind could tell that person, as far as it can tell: known to it, no secret, and not over. */
export const tellable = (
  mind: Mind,
  other: PersonId,
  { stories, now, town }: Pick<Thinking, "stories" | "now" | "town">,
): Story[] =>
  [...stories.values()].filter(
    (story) =>
      !story.secret &&
      isFor(story, [other]) &&
      mayTell(mind, other, story) &&
      !believesKnows(mind, other, story) &&
      isTimeFor(story, mind, other) &&
      !(story.of.kind === "gathering" && story.of.to <= now) &&
      !knowsOff(mind, story) &&
      !isOfGone(story, town) &&
      // What is past is told in words of its own; whoever had a part in it knows how it ended.
      (!isPast(story, now) || story.past !== undefined) &&
      !isTheirs(story, mind, other) &&
      // What is of oneself one does not pass on as others tell it.
      (story.holder === mind.id || story.ends !== undefined || !hasPart(story, mind.id)),
  );

/** Whether somebody has a part in news. */
const hasPart = (story: Story, who: PersonId): boolean => partsOf(story).some(([one]) => one === who);

/**
 * Whether news is the other's own, so that nobody tells it to them as of a third: what goes round of them, how their own matter ended, the
 * quarrel they are in. What they are to hear first has words to their face; who stands for the same post tells of themselves.
 */
const isTheirs = (story: Story, { id }: Mind, other: PersonId): boolean =>
  hasPart(story, other) &&
  story.first?.who !== other &&
  (story.ends !== undefined || story.of.kind !== "office" || story.holder !== id);

/** Whether whoever is to hear of something first has heard it. */
const isTimeFor = (story: Story, mind: Mind, other: PersonId): boolean =>
  !story.first || story.first.who === other || believesKnows(mind, story.first.who, story);

/** Whether somebody has been forbidden to talk: everybody, or some. */
export const isSilent = ({ silent }: Pick<Thinking, "silent">, who: PersonId): boolean =>
  typeof silent === "boolean" ? silent : silent.has(who);

/** How many a talk holds, and after how many lines nobody joins any more. */
const JOINABLE = { members: 3, lines: 6 } as const;

/** The chance, 0 to 1, that a passer-by joins the talk of others: they like somebody in it, or it is about what concerns them. */
export function chanceToJoin(mind: Mind, talk: Talk, thinking: Thinking): number {
  const { now, world } = thinking;
  const me = personOf(world, mind.id);
  if (me.talk || me.asleep || me.walk || talk.members.includes(mind.id) || talk.lines.length < 2) return 0;
  if (talk.members.length >= JOINABLE.members || talk.lines.length >= JOINABLE.lines) return 0;
  if (isSilent(thinking, mind.id) || talk.members.some((id) => isSilent(thinking, id))) return 0;
  if ((mind.cooldowns.get("*") ?? 0) > now || talk.members.some((id) => (mind.cooldowns.get(id) ?? 0) > now)) return 0;
  if (me.spot.area !== talk.spot.area || me.spot.place !== talk.spot.place) return 0;
  const likes = Math.max(...talk.members.map((id) => mind.ties.get(id)?.warmth ?? -1));
  const mine = talk.lines.some(
    (line) =>
      mattersIn(line.acts).some((matter) => matter.startsWith(`${mind.id}/`)) ||
      line.stories.some((id) => thinking.stories.get(id)?.holder === mind.id && !thinking.stories.get(id)?.secret),
  );
  const busy = chunkAt(mind.plan, now)?.kind === "work" ? 0.3 : 1;
  return (mine ? 0.4 : likes >= 2 ? 0.1 : likes >= 1 ? 0.05 : 0) * busy;
}

/** Whether there is an event this resident would like to ask that very person along to, and has not yet. */
function longsToAsk(mind: Mind, other: PersonId, thinking: Thinking): boolean {
  if (belovedOf(mind.id, thinking) !== other) return false;
  const event = [...thinking.stories.values()].find(
    ({ id, of }) => of.kind === "gathering" && of.to > thinking.now && bestMemory(mind, id),
  );
  if (!event || gatheringOf(event)?.host === mind.id) return false;
  return !hasAsked(mind, other, event.id);
}
