/**
 * Invitations, requests and asking somebody along, offline: what the speaker wants of this very person, and what the other makes of it
 * (paper sections 3.4, 7: conflicts, or simply no wish).
 */
import { clockText, dateText, dayOf, later, type Minutes, timeOfDay } from "../../clock/units.ts";
import type { Random } from "../../world/chance.ts";
import { firstName, type Line } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { Mind } from "../mind.ts";
import type { Story } from "../persona.ts";
import { freeTime } from "../plan.ts";
import type { Self } from "../prompts/phrases.ts";
import { answered, believesKnows, bestMemory } from "../stories.ts";
import { memoriesWith } from "../stream.ts";
import { nameOf } from "../tell.ts";
import { outgoing } from "./day.ts";
import { fill, lines } from "./lines.ts";
import { capital, fresh, inOwnWords, type Part, storyOf, type TalkInput, warmthTo } from "./spoken.ts";

/** The hours of work a resident keeps on the day of a moment, as a reason not to come. */
export function workAt(input: Pick<Self, "persona" | "town">, from: Minutes, to: Minutes): boolean {
  const work = input.persona.work;
  if (!work) return false;
  const weekday = new Date(Date.parse(`${input.town.start}T00:00:00Z`) + (dayOf(from) - 1) * 86_400_000).getUTCDay();
  if (work.weekdays && !work.weekdays.includes(weekday)) return false;
  const [a, b] = [timeOfDay(from), timeOfDay(from) + (to - from)];
  return work.hours.some(
    (hours) => hours.from < b - 20 && (hours.to <= hours.from ? hours.to + 1440 : hours.to) > a + 40,
  );
}

/** Whether a resident goes to an event, and why: work, the host, their own nature (paper section 7: conflicts, or simply no wish). */
export function decide(
  input: Self,
  story: Story,
  inviter: PersonId,
  random: Random,
): { answer: "accept" | "decline" | "maybe"; why: string } {
  const event = story.event;
  if (!event) return { answer: "maybe", why: "" };
  const { persona } = input;
  const warmth = input.mind.ties.get(event.host)?.warmth ?? 0;
  if (persona.work && persona.work.spot.place !== event.spot.place && workAt(input, event.from, event.to)) {
    const away = persona.work.spot.place !== persona.home.place;
    if (away || random.chance(0.35)) return { answer: "decline", why: persona.work.doing };
  }
  const promised = input.mind.commitments.some(
    (one) =>
      one.from !== null && one.to !== null && one.from < event.to && one.to > event.from && one.story !== story.id,
  );
  if (promised) return { answer: "decline", why: "already promised elsewhere" };
  if (warmth < 0)
    return { answer: "decline", why: `does not get on with ${nameOf(input.town, input.world, event.host)}` };
  const haunts = persona.haunts.includes(event.spot.place);
  const keen =
    (warmth >= 1 ? 0.85 : haunts ? 0.7 : outgoing(persona) ? 0.62 : 0.45) * (inviter === event.host ? 1 : 0.85);
  const thrown = random.next();
  if (thrown < keen)
    return {
      answer: "accept",
      why: warmth >= 1 ? `likes ${nameOf(input.town, input.world, event.host)}` : "feels like company",
    };
  return thrown < keen + 0.5 * (1 - keen)
    ? { answer: "maybe", why: "has not made up their mind" }
    : { answer: "decline", why: "would rather have a quiet evening" };
}

/** Why a resident comes to an event or does not, as far as facts go; null when it is simply how they feel. */
export function reasonFor(input: Self, story: Story, answer: "accept" | "decline"): string | null {
  const event = story.event;
  if (!event) return null;
  const host = nameOf(input.town, input.world, event.host);
  const warmth = input.mind.ties.get(event.host)?.warmth ?? 0;
  if (answer === "accept")
    return warmth >= 1
      ? `likes ${host}`
      : input.persona.haunts.includes(event.spot.place)
        ? "likes to be there anyway"
        : "feels like company";
  if (warmth < 0) return `does not get on with ${host}`;
  if (input.persona.work && input.persona.work.spot.place !== event.spot.place && workAt(input, event.from, event.to))
    return `is ${input.persona.work.doing} then`;
  return null;
}

const whenOf = (input: Self, at: Minutes): string => {
  const days = dayOf(at) - dayOf(input.now);
  const day = days === 0 ? "today" : days === 1 ? "tomorrow" : dateText(input.town.start, at);
  const t = timeOfDay(at);
  const hour = ((Math.floor(t / 60) + 11) % 12) + 1;
  const spoken =
    t % 60 === 0
      ? `${["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"][hour]}`
      : clockText(at);
  return `${day} at ${spoken}`;
};

/** The answer to an invitation: yes, no with its reason, or perhaps; once given, it stands. */
export function toInvitation(input: TalkInput, story: Story, inviter: PersonId, random: Random): Part {
  const event = story.event!;
  const { persona, mind } = input;
  if (event.host === persona.id)
    return {
      text: random.pick([
        "That's right, and you're welcome to come.",
        "Word travels. Yes, do come.",
        "It is! I've thought of nothing else all week.",
      ]),
      move: "say",
    };
  if (later(event.to, 0) <= input.now) return { text: fresh(input, lines.surprised, random), move: "say" };
  const already = answered(mind, story.id);
  if (already === "accepted") return { text: fresh(input, lines.accepted, random), move: "agree" };
  if (already === "declined") return { text: fresh(input, lines.declined, random), move: "say" };
  const { answer } = decide(input, story, inviter, random);
  const values = {
    when: whenOf(input, event.from),
    host: firstName(nameOf(input.town, input.world, event.host)),
    work: inOwnWords(persona.work?.doing ?? "busy"),
  };
  if (answer === "accept")
    return {
      text: capital(fill(fresh(input, inviter === event.host ? lines.accept : lines.acceptHearsay, random), values)),
      move: "accept",
    };
  if (answer === "maybe") return { text: fresh(input, lines.maybe, random), move: "maybe" };
  const warmth = warmthTo(input, event.host) ?? 0;
  const works = persona.work !== null && workAt(input, event.from, event.to);
  return {
    text: fill(
      fresh(input, warmth < 0 ? lines.declineDislike : works ? lines.declineWork : lines.declineMood, random),
      values,
    ),
    move: "decline",
  };
}

/** The answer to being asked along by somebody. */
export function toAlong(input: TalkInput, story: Story, inviter: PersonId, random: Random): Part {
  const event = story.event!;
  if (
    answered(input.mind, story.id) === "declined" ||
    (input.persona.work &&
      workAt(input, event.from, event.to) &&
      input.persona.work.spot.place !== input.persona.home.place &&
      random.chance(0.5))
  )
    return { text: fresh(input, lines.alongNo, random), move: "decline" };
  const warmth = warmthTo(input, inviter) ?? 0;
  return random.chance(0.35 + 0.25 * warmth)
    ? { text: fresh(input, lines.alongYes, random), move: "accept" }
    : { text: fresh(input, lines.alongNo, random), move: "decline" };
}

/** The hour at which the host wants help, the day before an event. */
export const helpAt = (event: NonNullable<Story["event"]>): Minutes => later(event.from, -1440 - 60);

/** The answer to being asked for help: kept free for it, or busy. */
export function toRequest(input: TalkInput, last: Line, random: Random): Part {
  const story = storyOf(input, last);
  const event = story?.event;
  const from = event ? helpAt(event) : input.now;
  const busy =
    (input.persona.work &&
      workAt(input, from, later(from, 60)) &&
      input.persona.work.spot.place !== input.persona.home.place) ||
    !freeTime(input.mind.plan, from, later(from, 60));
  const values = { when: whenOf(input, from), work: inOwnWords(input.persona.work?.doing ?? "busy") };
  const warmth = warmthTo(input, last.who) ?? 0;
  if (busy && random.chance(0.75)) return { text: fill(fresh(input, lines.helpNo, random), values), move: "refuse" };
  return random.chance(0.35 + 0.25 * warmth)
    ? { text: fill(fresh(input, lines.helpYes, random), values), move: "promise", topic: last.topic }
    : { text: fill(random.pick(lines.helpNo.slice(1)), values), move: "refuse" };
}

const isWish = (line: Line, story: string): boolean => line.topic === "along" || line.topic === `help:${story}`;

/** Whether this mind remembers having asked that person for help with an event, or along to one. */
export const hasAsked = (mind: Mind, other: PersonId, story: string): boolean =>
  ["topic:along", `topic:help:${story}`].some((subject) =>
    memoriesWith(mind.stream, { subject, speaker: mind.id }).some((memory) => memory.subjects.includes(other)),
  );

/** What the speaker wants of this very person: help for an event, somebody to go with. */
export function wishes(input: TalkInput, other: PersonId, random: Random): Part | null {
  const { persona, mind, now } = input;
  const warmth = warmthTo(input, other) ?? 0;
  for (const story of input.stories.values()) {
    const event = story.event;
    if (!event || event.to <= now || !bestMemory(mind, story.id)) continue;
    if (
      hasAsked(mind, other, story.id) ||
      input.lines.some((line) => line.who === persona.id && isWish(line, story.id))
    )
      continue;
    const knows = believesKnows(mind, other, story);
    const refused = input.lines.some((line) => line.who === other && line.move === "decline");
    const helpers = mind.commitments.filter((one) => one.id.startsWith(`help:${story.id}`)).length;
    if (
      event.host === persona.id &&
      knows &&
      !refused &&
      warmth >= 0 &&
      helpers < 2 &&
      helpAt(event) > now &&
      random.chance(0.8)
    )
      return {
        text: fill(fresh(input, lines.askHelp, random), { when: whenOf(input, helpAt(event)), party: event.name }),
        move: "request",
        topic: `help:${story.id}`,
        weighty: true,
      };
    const crush = [...input.stories.values()].find(
      (one) => one.secret && one.holder === persona.id && bestMemory(mind, one.id),
    );
    const beloved = crush?.signs
      .flat()
      .some((word) => nameOf(input.town, input.world, other).toLowerCase().includes(word.toLowerCase()));
    if (
      crush &&
      beloved &&
      event.host !== persona.id &&
      answered(mind, story.id) !== "declined" &&
      random.chance(0.85)
    ) {
      const host = firstName(nameOf(input.town, input.world, event.host));
      return {
        text: fill(fresh(input, lines.askAlong, random), { host, when: whenOf(input, event.from) }),
        move: "invite",
        topic: "along",
        weighty: true,
      };
    }
  }
  return null;
}
