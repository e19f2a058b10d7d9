/**
 * Offline talk between residents (design section 5, Converse). A line answers what was said, then may bring up something of the
 * speaker's own: news the other does not know yet, something the other told last time, a wish, a topic. What is said comes from
 * memories and the speaker's own facts; what matters most comes first.
 */
import { clockText, dateText, dayOf, later, type Minutes, timeOfDay } from "../../clock/units.ts";
import type { Random } from "../../world/chance.ts";
import type { Memory } from "../../world/events.ts";
import { firstName, type Line } from "../../world/people.ts";
import { type PersonId, placeOf } from "../../world/places.ts";
import { chunkAt, type Mind } from "../mind.ts";
import type { Persona, Story, Topic } from "../persona.ts";
import { freeTime } from "../plan.ts";
import type { Self } from "../prompts/phrases.ts";
import { answered, believesKnows, bestMemory } from "../stories.ts";
import { memoriesOf } from "../stream.ts";
import { nameOf } from "../tell.ts";
import { answerTo } from "./answers.ts";
import { outgoing } from "./day.ts";
import { fill, lines } from "./lines.ts";

/** What a speaker is given. */
export interface TalkInput extends Self {
  readonly others: readonly PersonId[];
  readonly lines: readonly Line[];
  /** What comes to the speaker's mind, numbered from 1 in the prompt. */
  readonly recalled: readonly Memory[];
}

/** What a line does. A closed list: agreements are read from it. */
export const moves = [
  "greet",
  "tell",
  "ask",
  "answer",
  "invite",
  "accept",
  "decline",
  "maybe",
  "agree",
  "disagree",
  "request",
  "promise",
  "refuse",
  "thank",
  "farewell",
  "say",
] as const;
export type Move = (typeof moves)[number];

/** A line of talk as its maker hands it over. */
export interface Spoken {
  readonly line: string;
  readonly move: Move;
  readonly topic: string | null;
  readonly ends: boolean;
  /** Numbers of the recalled memories it draws on. */
  readonly drewOn: number[];
}

/** Longest line of talk (issue's measure; Discord reads better below it, too). */
export const LONGEST_LINE = 300;

interface Part {
  readonly text: string;
  readonly move: Move;
  readonly topic?: string | null;
  readonly ends?: boolean;
  /** Too important to be cut off by the end of a talk. */
  readonly weighty?: boolean;
}

/** How many lines a talk runs to before somebody takes their leave: longer among friends. */
function talkLength(input: TalkInput): number {
  const warmth = Math.max(...input.others.map((id) => warmthTo(input, id) ?? 0), 0);
  const spread =
    [...`${input.lines[0]?.id ?? ""}${input.persona.id}`].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3;
  return 3 + spread + (warmth >= 2 ? 1 : 0);
}

/** One of a bank that the speaker has not used lately, as far as they remember. */
function fresh(input: TalkInput, bank: readonly string[], random: Random): string {
  const lately = [
    ...input.lines.map((line) => line.text),
    ...memoriesOf(input.mind.stream)
      .slice(-250)
      .filter((memory) => memory.speaker === input.persona.id)
      .map((memory) => memory.text),
  ];
  const core = (wording: string) => wording.split(/\{\w+\}/).sort((a, b) => b.length - a.length)[0] ?? wording;
  const unused = bank.filter((wording) => !lately.some((text) => text.includes(core(wording))));
  return random.pick(unused.length > 0 ? unused : bank);
}

/** The story of an event both in time and place, if a line names one. */
const storyOf = (self: Self, line: Line): Story | null =>
  line.stories.map((id) => self.stories.get(id)).find((story) => story !== undefined) ?? null;

/** Speaks the next line of a talk. */
export function standInLine(input: TalkInput, random: Random): Spoken {
  const { persona } = input;
  const other = input.others[0] ?? "";
  const last = input.lines.findLast((line) => line.who !== persona.id) ?? null;
  const mine = input.lines.filter((line) => line.who === persona.id);
  if (last && input.world.people.get(last.who)?.kind === "visitor") return toVisitor(input, last, random);
  const response = last ? respond(input, last, random) : null;
  const parts: Part[] = [];
  if (mine.length === 0) parts.push({ text: greeting(input, last?.who ?? other, random), move: "greet" });
  if (response) parts.push(response);
  const long = talkLength(input);
  const agreed = response && ["accept", "decline", "maybe", "promise", "refuse"].includes(response.move);
  if (response?.ends) return joined(input, parts, random);
  const open = response && (response.move === "ask" || response.move === "request" || response.move === "invite");
  // A question waits for its answer, and an answer to an invitation stands on its own, before anything new comes up.
  const start =
    open || agreed || (response?.move === "tell" && random.chance(0.55))
      ? null
      : initiative(input, last?.who ?? other, random);
  const over =
    input.lines.length >= long &&
    (start === null || start.move === "say" || start.move === "tell" || start.move === "ask") &&
    !(start && start.weighty);
  if (over && mine.length > 0) parts.push({ text: takeLeave(input, random), move: "farewell", ends: true });
  else if (start) parts.push(start);
  else if (!open && !response && mine.length > 0)
    parts.push({ text: takeLeave(input, random), move: "farewell", ends: true });
  return joined(input, parts, random);
}

function joined(input: TalkInput, parts: readonly Part[], random: Random): Spoken {
  const { persona } = input;
  let text = "";
  const used: Part[] = [];
  for (const part of parts) {
    if (!part.text) continue;
    const longer = text ? `${text} ${part.text}` : part.text;
    if (longer.length > LONGEST_LINE - 8) continue;
    text = longer;
    used.push(part);
  }
  if (!text) {
    text = farewell(input, random);
    used.push({ text, move: "farewell", ends: true });
  }
  const weight: Record<string, number> = {
    greet: 0,
    say: 1,
    thank: 1,
    answer: 2,
    agree: 2,
    disagree: 2,
    maybe: 3,
    tell: 4,
    ask: 5,
    farewell: 6,
    refuse: 7,
    promise: 7,
    request: 8,
    decline: 8,
    accept: 9,
    invite: 10,
  };
  const main = [...used].sort((a, b) => (weight[b.move] ?? 0) - (weight[a.move] ?? 0))[0]!;
  const tagged = persona.speech.tag && random.chance(0.6) ? withTag(text, persona.speech.tag) : text;
  const topic = used.findLast((part) => part.topic)?.topic ?? null;
  return { line: tagged, move: main.move, topic, ends: used.some((part) => part.ends), drewOn: [] };
}

/** "That works." with the tag "Yo": "That works, yo." */
function withTag(text: string, tag: string): string {
  const ending = /[.!?]+$/.exec(text)?.[0] ?? ".";
  return `${text.slice(0, text.length - (/[.!?]+$/.test(text) ? ending.length : 0))}, ${tag.toLowerCase()}${ending}`;
}

const warmthTo = (self: Self, other: PersonId): number | null => self.mind.ties.get(other)?.warmth ?? null;

function greeting(input: TalkInput, other: PersonId, random: Random): string {
  const { persona, now } = input;
  const name = firstName(nameOf(input.town, input.world, other));
  const lately = memoriesOf(input.mind.stream).findLast(
    (memory) => memory.speaker === other || (memory.speaker === persona.id && memory.subjects.includes(other)),
  );
  if (lately && now - lately.created < 60 && input.lines.length > 0 && lately.scene !== null) return "";
  const warmth = warmthTo(input, other);
  if (warmth === null)
    return input.lines.length === 0
      ? fill(fresh(input, lines.stranger, random), job(persona))
      : fill(fresh(input, lines.strangerBack, random), job(persona));
  const bank = warmth >= 1 ? persona.speech.greetings.close : persona.speech.greetings.distant;
  const wordings = bank.length > 0 ? bank : ["Hello, {name}.", "Hi, {name}."];
  return fill(
    random.pick(
      wordings.filter((wording) => fitsHour(wording, now)).length > 0
        ? wordings.filter((wording) => fitsHour(wording, now))
        : ["Hello, {name}."],
    ),
    { name },
  );
}

/** "Good morning" only in the morning. */
function fitsHour(text: string, now: Minutes): boolean {
  const t = timeOfDay(now);
  if (/\bmorning\b/i.test(text)) return t < 720;
  if (/\bafternoon\b/i.test(text)) return t >= 720 && t < 1080;
  if (/\b(evening|tonight)\b/i.test(text)) return t >= 1020;
  return true;
}

const job = (persona: Persona) => ({
  me: firstName(persona.name),
  job: `${/^[aeiou]/i.test(persona.occupation) ? "an" : "a"} ${persona.occupation}`,
});

const farewell = (input: TalkInput, random: Random): string =>
  fill(fresh(input, [...input.persona.speech.farewells, ...lines.leavePlain], random), {
    name: firstName(nameOf(input.town, input.world, input.others[0] ?? "")),
  });

function takeLeave(input: TalkInput, random: Random): string {
  const chunk = chunkAt(input.mind.plan, input.now);
  const doing = chunk?.doing.replace(/\b(his|her|their)\b/g, "my") ?? "";
  const told =
    chunk &&
    chunk.kind !== "routine" &&
    /^\w+ing\b/.test(doing) &&
    !/^(taking it easy|pottering|lingering|looking)/.test(doing);
  const reason = told && random.chance(0.6) ? fill(fresh(input, lines.leave, random), { doing }) : "";
  return reason && random.chance(0.6) ? reason : [reason, farewell(input, random)].filter(Boolean).join(" ");
}

/** What the last line asks for. Null when it asks for nothing. */
function respond(input: TalkInput, last: Line, random: Random): Part | null {
  const { persona, mind } = input;
  const other = last.who;
  // What is accepted or declined was named a line earlier.
  const story =
    storyOf(input, last) ??
    (["accept", "decline", "maybe", "promise", "refuse"].includes(last.move)
      ? (input.lines.map((line) => storyOf(input, line)).findLast((one) => one !== null) ?? null)
      : null);
  switch (last.move) {
    case "farewell":
      return { text: farewell(input, random), move: "farewell", ends: true };
    case "invite":
      if (story?.event)
        return last.topic === "along"
          ? toAlong(input, story, other, random)
          : toInvitation(input, story, other, random);
      break;
    case "request":
      return toRequest(input, last, random);
    case "accept":
      return {
        text: fresh(
          input,
          story?.event?.host === persona.id || last.topic === "along" ? lines.gladYouCome : lines.seeYouThere,
          random,
        ),
        move: "thank",
      };
    case "decline":
    case "maybe":
      return {
        text: fresh(input, story?.event?.host === persona.id ? lines.pityYouDont : lines.eachToTheirOwn, random),
        move: "say",
      };
    case "promise":
      return { text: fresh(input, lines.thanks, random), move: "thank" };
    case "refuse":
      return { text: fresh(input, lines.pityYouDont, random), move: "say" };
    case "tell":
      if (story?.event) return toInvitation(input, story, other, random);
      if (story) return toNews(input, story, other, random);
      return toTelling(input, last, random);
    case "ask":
      return toQuestion(input, last, random);
  }
  if (story?.event) return toInvitation(input, story, other, random);
  if (story) return toNews(input, story, other, random);
  if (/\?/.test(last.text)) return toQuestion(input, last, random);
  return null;
}

/** A word on what the other told of their own things, and perhaps a question further into it. */
function toTelling(input: TalkInput, last: Line, random: Random): Part {
  const cool = (warmthTo(input, last.who) ?? 0) < 0 || grumpy(input.persona);
  const comment = fresh(input, cool ? lines.commentCool : lines.comment, random);
  const [owner, id] = last.topic?.split("/") ?? [];
  const topic = input.town.personas.get(owner ?? "")?.topics.find((one) => one.id === id);
  const asked = input.lines.filter((line) => line.topic === last.topic && line.move === "ask").length;
  const late = input.lines.length + 1 >= talkLength(input);
  if (topic && owner === last.who && asked < 1 && !late && random.chance(cool ? 0.15 : 0.4))
    return {
      text: `${random.chance(0.5) ? `${comment} ` : ""}${fill(fresh(input, lines.more, random), { label: topic.label })}`,
      move: "ask",
      topic: last.topic,
    };
  return { text: comment, move: "say" };
}

const grumpy = (persona: Persona): boolean =>
  persona.traits.some((trait) => /rude|aggressive|toxic|grumpy|cold/.test(trait));

/** News that is no invitation: known already, or taken with a view. */
function toNews(input: TalkInput, story: Story, other: PersonId, random: Random): Part {
  const before = memoriesOf(input.mind.stream).find(
    (memory) =>
      memory.stories.includes(story.id) &&
      memory.speaker !== null &&
      memory.speaker !== other &&
      memory.speaker !== input.persona.id,
  );
  const subject = story.holder;
  const opinion =
    subject === input.persona.id || subject === other
      ? subject === other
        ? stanceOn(input, subject, random, true)
        : ""
      : stanceOn(input, subject, random, false);
  const source = before?.speaker
    ? fill(fresh(input, lines.alreadyKnow, random), {
        source: firstName(nameOf(input.town, input.world, before.speaker)),
      })
    : fresh(input, lines.surprised, random);
  const warmth = warmthTo(input, subject) ?? 0;
  return { text: `${source} ${opinion}`.trim(), move: warmth < 0 ? "disagree" : warmth > 0 ? "agree" : "say" };
}

/** For, against or waiting, by what the resident thinks of the person; said to their face more plainly. */
function stanceOn(input: TalkInput, subject: PersonId, random: Random, toFace: boolean): string {
  const warmth = warmthTo(input, subject) ?? 0;
  const name = firstName(nameOf(input.town, input.world, subject));
  if (toFace) {
    if (warmth < 0)
      return random.pick([
        "You won't get my vote, and I'd rather you heard it from me.",
        "I'll tell you straight: not with my vote.",
        "You? I'll be voting for somebody else.",
      ]);
    if (warmth >= 1)
      return random.pick(["I think you'd be good at it.", "You can count on me.", "I'm glad you're doing it."]);
    return random.pick([
      "What would you change first?",
      "What made you decide?",
      "I'll want to hear more before I make up my mind.",
    ]);
  }
  return fill(fresh(input, warmth < 0 ? lines.against : warmth >= 1 ? lines.support : lines.neutral, random), { name });
}

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

function toInvitation(input: TalkInput, story: Story, inviter: PersonId, random: Random): Part {
  const event = story.event!;
  const { persona, mind } = input;
  if (event.host === persona.id)
    return {
      text: random.pick([
        "That's right, and you're welcome to come.",
        "Word travels. Yes, do come.",
        "It is! I've been baking all week in my head.",
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
    work: persona.work?.doing ?? "busy",
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

const capital = (text: string): string =>
  text.replace(/(^|[.!?]\s+)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

function toAlong(input: TalkInput, story: Story, inviter: PersonId, random: Random): Part {
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

function toRequest(input: TalkInput, last: Line, random: Random): Part {
  const story = storyOf(input, last);
  const event = story?.event;
  const from = event ? helpAt(event) : input.now;
  const busy =
    (input.persona.work &&
      workAt(input, from, later(from, 60)) &&
      input.persona.work.spot.place !== input.persona.home.place) ||
    !freeTime(input.mind.plan, from, later(from, 60));
  const values = { when: whenOf(input, from), work: input.persona.work?.doing ?? "busy" };
  const warmth = warmthTo(input, last.who) ?? 0;
  if (busy && random.chance(0.75)) return { text: fill(fresh(input, lines.helpNo, random), values), move: "refuse" };
  return random.chance(0.35 + 0.25 * warmth)
    ? { text: fill(fresh(input, lines.helpYes, random), values), move: "promise", topic: last.topic }
    : { text: fill(random.pick(lines.helpNo.slice(1)), values), move: "refuse" };
}

/** A question from another resident: about kin, the mayor, one of the speaker's topics, or anything. */
function toQuestion(input: TalkInput, last: Line, random: Random): Part {
  const { persona, mind } = input;
  if (last.topic?.startsWith("kin:")) return { text: aboutKin(input, last.topic.slice(4), random), move: "answer" };
  if (/\bmayor\b/i.test(last.text)) {
    const story = [...input.stories.values()].find(
      (one) =>
        !one.event && !one.secret && /mayor|election/.test(one.signs.flat().join(" ")) && bestMemory(mind, one.id),
    );
    if (story) return { text: random.pick(story.holder === persona.id ? story.tells : story.passes), move: "tell" };
    return { text: fresh(input, lines.noIdea, random), move: "answer" };
  }
  const topic = persona.topics.find((one) => last.topic === `${persona.id}/${one.id}`);
  if (topic)
    return {
      text: unsaid(input, topic, last.who, random) ?? deflect(input, last.text, random),
      move: "tell",
      topic: `${persona.id}/${topic.id}`,
    };
  const words = new Set(last.text.toLowerCase().match(/[\p{L}]+/gu) ?? []);
  const near = persona.topics.find((one) => one.words.some((word) => words.has(word)));
  const said = near ? unsaid(input, near, last.who, random) : null;
  return said && near
    ? { text: said, move: "tell", topic: `${persona.id}/${near.id}` }
    : { text: deflect(input, last.text, random), move: "answer" };
}

/** When one has nothing to say to a question: fitting its form, not its matter. */
function deflect(input: TalkInput, question: string, random: Random): string {
  const asked = question.split(/(?<=[.!?])\s+/).findLast((sentence) => sentence.endsWith("?")) ?? question;
  if (/^\W*(who|whom|what|which|where|when|why|how)\b/i.test(asked)) return fresh(input, lines.deflectWhat, random);
  if (/^\W*(do|does|are|is|have|has|can)\b/i.test(asked)) return fresh(input, lines.deflectYesNo, random);
  if (/^\W*(would|could|will|shall)\b/i.test(asked)) return fresh(input, lines.deflectWould, random);
  return fresh(input, lines.deflectAny, random);
}

/** Whether a topic is about the very person one talks to, or about the home they share: nobody asks a wife how her marriage is. */
function isAbout(self: Self, topic: Topic, other: PersonId): boolean {
  const name = firstName(nameOf(self.town, self.world, other)).toLowerCase();
  if (topic.id === other || topic.id === name || topic.words.includes(name)) return true;
  return (
    isKin(self, other) &&
    /marriage|family|folks|home front|husband|wife|jane|jennifer/i.test(`${topic.label} ${topic.id}`)
  );
}

/** Something of a topic that this person has not heard from me yet; null when all is said. */
function unsaid(input: TalkInput, topic: Topic, other: PersonId, random: Random): string | null {
  const told = memoriesOf(input.mind.stream)
    .filter((memory) => memory.speaker === input.persona.id && memory.subjects.includes(other))
    .map((memory) => memory.text);
  if (isAbout(input, topic, other)) return null;
  const name = firstName(nameOf(input.town, input.world, other));
  const fresh = topic.says.filter(
    (text) =>
      !new RegExp(`\\b${name}\\b`).test(text) &&
      !told.some((one) => one.includes(text)) &&
      !input.lines.some((line) => line.text.includes(text)),
  );
  return fresh.length > 0 ? random.pick(fresh) : null;
}

/** What one knows of somebody's day: what they said, else what they were seen doing. */
function aboutKin(input: TalkInput, who: PersonId, random: Random): string {
  const { town, now, mind } = input;
  const persona = town.personas.get(who);
  if (!persona) return fresh(input, lines.noIdea, random);
  const today = memoriesOf(mind.stream).filter(
    (memory) => memory.created > now - 600 && memory.subjects.includes(who) && memory.source.how !== "given",
  );
  const said = today.findLast(
    (memory) => memory.speaker === who && memory.subjects.includes(mind.id) && memory.text.includes('"'),
  );
  const they = persona.pronouns;
  const values = { who: firstName(persona.name), Who: firstName(persona.name), they, They: capital(they) };
  // What they told of their own things is worth passing on before what they said on leaving.
  const telling = today.findLast(
    (memory) =>
      memory.speaker === who &&
      memory.subjects.includes(mind.id) &&
      persona.topics.some((topic) => topic.says.some((text) => memory.text.includes(text))),
  );
  const words = telling
    ? persona.topics.flatMap((topic) => topic.says).find((text) => telling.text.includes(text))
    : undefined;
  if (words && words.length < 150)
    return fill(fresh(input, lines.kinSaid, random), {
      ...values,
      quote: words.replace(/"/g, "'").replace(/[.]$/, ""),
    });
  if (said) {
    const quote = sentenceOf(said.text.slice(said.text.indexOf('"') + 1).replace(/"$/, ""));
    if (quote)
      return fill(fresh(input, lines.kinSaid, random), {
        ...values,
        quote: quote.replace(/"/g, "'").replace(/[.]$/, ""),
      }).replace(/([.!?])(")?\.$/, "$1$2");
  }
  const seen = today.findLast((memory) => memory.source.how === "saw" && / is /.test(memory.text));
  if (seen)
    return fill(fresh(input, lines.kinSeen, random), {
      ...values,
      doing: seen.text.split(" is ")[1] ?? "busy",
    }).replace(/They was/, "They were");
  return fresh(input, lines.kinUnseen, random);
}

/** The most telling sentence of something said, short enough to be quoted. */
function sentenceOf(text: string): string | null {
  const sentences = text.match(/[^.!?]+[.!?]*/g)?.map((one) => one.trim()) ?? [];
  return sentences.filter((one) => one.length > 18 && one.length < 140 && !one.endsWith("?")).at(-1) ?? null;
}

/** What the speaker brings up. Null when nothing is left. */
export function initiative(input: TalkInput, other: PersonId, random: Random): Part | null {
  return (
    news(input, other, random) ??
    wishes(input, other, random) ??
    kin(input, other, random) ??
    curiosity(input, other, random) ??
    ownTopic(input, other, random)
  );
}

/** News the other does not know yet, the weightiest first. */
function news(input: TalkInput, other: PersonId, random: Random): Part | null {
  const { persona, mind } = input;
  const warmth = warmthTo(input, other);
  const known = [...input.stories.values()].filter(
    (story) => !story.secret && bestMemory(mind, story.id) && !believesKnows(mind, other, story),
  );
  for (const story of known.sort((a, b) => b.poignancy - a.poignancy || (a.id < b.id ? -1 : 1))) {
    if (story.event && story.event.to <= input.now) continue;
    if (input.lines.some((line) => line.stories.includes(story.id))) continue;
    const own = story.holder === persona.id;
    const mine = input.lines.filter((line) => line.who === persona.id).length;
    const keen = own ? ((warmth ?? 0) < 0 ? 0.1 : 0.55) : mine > 1 ? 0 : 0.05 + 0.05 * (warmth ?? 0);
    if (!random.chance(keen)) continue;
    const source = bestMemory(mind, story.id)?.source;
    const firstHand = source?.how === "heard" && source.from === story.holder;
    const wordings = own
      ? story.tells
      : story.passes.filter((wording) => firstHand || !/\b(asked|told|invited) me\b/i.test(wording));
    if (wordings.length === 0) continue;
    return {
      text: fill(random.pick(wordings), { name: firstName(nameOf(input.town, input.world, other)) }),
      move: story.event && own ? "invite" : "tell",
      weighty: true,
    };
  }
  return null;
}

const isWish = (line: Line, story: string): boolean => line.topic === "along" || line.topic === `help:${story}`;

/** Whether this mind remembers having asked that person for help with an event, or along to one. */
export const hasAsked = (mind: Mind, other: PersonId, story: string): boolean =>
  memoriesOf(mind.stream).some(
    (memory) =>
      memory.speaker === mind.id &&
      memory.subjects.includes(other) &&
      (memory.subjects.includes("topic:along") || memory.subjects.includes(`topic:help:${story}`)),
  );

/** What the speaker wants of this very person: help for an event, somebody to go with. */
function wishes(input: TalkInput, other: PersonId, random: Random): Part | null {
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

const isKin = (self: Self, other: PersonId): boolean => (warmthTo(self, other) ?? 0) >= 3;

/** Kin ask after kin who is not here. */
function kin(input: TalkInput, other: PersonId, random: Random): Part | null {
  if (!isKin(input, other) || input.lines.some((line) => line.topic?.startsWith("kin:"))) return null;
  const missing = [...input.mind.ties].filter(
    ([id, tie]) =>
      tie.warmth >= 3 &&
      id !== other &&
      input.town.personas.has(id) &&
      input.world.people.get(id)?.spot.place !== input.world.people.get(input.persona.id)?.spot.place,
  );
  if (missing.length === 0 || !random.chance(0.85)) return null;
  const [who] = missing[0]!;
  return {
    text: fill(
      fresh(input, lines.askKin, random).replace("this morning", timeOfDay(input.now) < 720 ? "this morning" : "today"),
      { who: firstName(nameOf(input.town, input.world, who)) },
    ),
    move: "ask",
    topic: `kin:${who}`,
  };
}

/** Asking the other about what they told last time, or are known to be busy with; or something the speaker wonders about. */
function curiosity(input: TalkInput, other: PersonId, random: Random): Part | null {
  if (!random.chance(0.75)) return null;
  const { mind, persona } = input;
  const theirs = input.town.personas.get(other);
  const here = new Set(input.lines.map((line) => line.topic));
  if (theirs) {
    const told = theirs.topics.filter(
      (topic) =>
        !here.has(`${other}/${topic.id}`) &&
        memoriesOf(mind.stream).some(
          (memory) => memory.speaker === other && memory.subjects.includes(`topic:${other}/${topic.id}`),
        ),
    );
    const known =
      (warmthTo(input, other) ?? 0) >= 2
        ? theirs.topics.filter((topic) => !here.has(`${other}/${topic.id}`)).slice(0, 2)
        : [];
    const mine = firstName(persona.name).toLowerCase();
    const topics = (told.length > 0 ? told : known).filter(
      (topic) =>
        topic.id !== persona.id && topic.id !== mine && !topic.words.includes(mine) && !isAbout(input, topic, other),
    );
    if (topics.length > 0 && random.chance(0.7)) {
      const topic = random.pick(topics);
      return {
        text: fill(fresh(input, lines.followUp, random), { label: topic.label }),
        move: "ask",
        topic: `${other}/${topic.id}`,
      };
    }
  }
  if (
    persona.currently.some((one) => /mayor/.test(one)) &&
    !input.lines.some((line) => /mayor/i.test(line.text)) &&
    ![...input.stories.values()].some(
      (story) => /mayor/.test(story.signs.flat().join(" ")) && bestMemory(mind, story.id),
    ) &&
    random.chance(0.5)
  )
    return { text: fresh(input, lines.askMayor, random), move: "ask", topic: null };
  const asks = persona.topics
    .flatMap((topic) => topic.asks.map((ask) => ({ ask, topic })))
    .filter(({ ask }) => !saidBefore(input, ask, other));
  if (asks.length > 0 && input.lines.filter((line) => line.move === "ask").length < 2 && random.chance(0.35)) {
    const { ask } = random.pick(asks);
    return { text: ask, move: "ask", topic: null };
  }
  return null;
}

const saidBefore = (input: TalkInput, text: string, other: PersonId): boolean =>
  input.lines.some((line) => line.text.includes(text)) ||
  memoriesOf(input.mind.stream).some(
    (memory) => memory.speaker === input.persona.id && memory.subjects.includes(other) && memory.text.includes(text),
  );

/** Something of one's own, not yet told to this person. */
function ownTopic(input: TalkInput, other: PersonId, random: Random): Part | null {
  for (const topic of random.shuffled(input.persona.topics)) {
    if (input.lines.some((line) => line.topic === `${input.persona.id}/${topic.id}`)) continue;
    const text = unsaid(input, topic, other, random);
    const bridge = input.lines.length > 1 && random.chance(0.6) ? `${fresh(input, lines.bridge, random)} ` : "";
    if (text) return { text: `${bridge}${text}`, move: "tell", topic: `${input.persona.id}/${topic.id}` };
  }
  return null;
}

/** An answer to a visitor's words, from memory; news or a question of one's own may follow when there is room. */
function toVisitor(input: TalkInput, last: Line, random: Random): Spoken {
  const visitor = input.world.people.get(last.who);
  const answer = answerTo(
    input,
    last.text,
    { id: last.who, name: visitor?.name ?? "visitor", visitor: true, about: visitor?.about ?? "" },
    input.recalled,
    random,
  );
  let text = answer.line;
  const first = !input.lines.some((line) => line.who === input.persona.id);
  const bring = first && text.length < 160 && !/\?$/.test(text) ? news(input, last.who, random) : null;
  if (bring && random.chance(0.4)) text = `${text} ${bring.text}`;
  const drewOn = input.recalled.flatMap((memory, i) => (answer.rests.includes(memory.id) ? [i + 1] : []));
  const move: Move =
    answer.kind === "accept" || answer.kind === "decline" || answer.kind === "maybe" ? answer.kind : "answer";
  return { line: text.slice(0, LONGEST_LINE), move, topic: null, ends: answer.kind === "farewell", drewOn };
}
