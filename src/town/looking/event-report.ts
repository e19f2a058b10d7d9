/**
 * What became of an event (paper section 7.1.2): who heard of it from whom, line by line back to the host's own words, who came, who
 * stayed away and why. Knowing is read from what residents remember; coming and answering from the turns of those days.
 */
import { DAY, type Minutes, momentText } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { type Chain, chainsIn, type Remembered } from "../../mind/memory/chain.ts";
import { actsOf, decisionKey, promiseKey } from "../../mind/memory/episode.ts";
import { lastWith, memoryAt } from "../../mind/memory/stream.ts";
import { type Mind, storyMemories, type TownFacts } from "../../mind/mind.ts";
import { answered, bestMemory } from "../../mind/news/stories.ts";
import type { Story } from "../../mind/persona.ts";
import type { Store } from "../../store/store.ts";
import type { MemoryId } from "../../world/events.ts";
import { fittingLooks, type Looks } from "../../world/looks.ts";
import { isVisitor } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { repliesSo } from "../../world/speech-acts.ts";
import { UserError } from "../../world/user-error.ts";
import { type Attendance, attendance } from "../acts/attendance.ts";
import { type EventView, shownOf } from "../acts/events.ts";
import { findResident } from "../acts/find.ts";
import { turnsSince } from "../past.ts";
import type { Town } from "../town.ts";
import { nameIn } from "./names.ts";
import type { Sight } from "./sight.ts";

/** Somebody who heard of it, for the tree of who heard from whom. */
export interface Hearing {
  readonly who: PersonId;
  readonly name: string;
  /** Whose words they were; null for whom it began with. */
  readonly from: PersonId | null;
  readonly at: Minutes;
  /** "Friday 21 June 08:20". */
  readonly when: string;
  /** The line as it is remembered. */
  readonly text: string;
  readonly came: boolean;
  /** Such as fit their id for whoever is no resident. */
  readonly looks: Looks;
}

/** What is known of an event. */
export interface EventReport {
  readonly event: EventView;
  /** Whom it began with first, then in the order in which they heard. */
  readonly hearings: readonly Hearing[];
  /** All of it in words. */
  readonly said: string;
}

/** Longest report, so that it fits a message. */
const LONGEST = 1900;

/** What a report is made of. */
interface Inquiry {
  readonly town: Town;
  readonly event: EventView;
  readonly story: Story;
  readonly chains: ReadonlyMap<PersonId, Chain>;
  readonly sight: Sight;
  readonly name: (who: PersonId) => string;
  readonly when: (at: Minutes) => string;
}

/** Tells of an event; with `about`, how it came to one resident. @throws StoreError */
export async function eventReport(
  town: Town,
  store: Store,
  event: EventView,
  about: PersonId | null,
  sight: Sight,
): Promise<EventReport> {
  const { state, means } = town;
  const facts = means.town;
  const story = state.stories.get(event.id)!;
  const chains = new Map(
    [...chainsOf(town, story)].filter(
      ([, chain]) => chain.links.at(-1)?.of === story.holder || chain.origin === "visitor",
    ),
  );
  const inquiry: Inquiry = {
    town,
    event,
    story,
    chains,
    sight,
    name: (who) => (who === event.host ? event.hostName : nameIn(town, who)),
    when: (at) => momentText(facts.start, at, facts.language),
  };
  const attended = await attendedBy(inquiry, store);
  const hearings = hearingsOf(inquiry, attended.came);
  if (about !== null) return { event, hearings, said: wayTo(inquiry, about) };
  const whole = inWords(inquiry, hearings, attended, true);
  return { event, hearings, said: whole.length <= LONGEST ? whole : inWords(inquiry, hearings, attended, false) };
}

const wordsOf = ({ town }: Inquiry) => languageOf(town.means.town.language).events.report;

/** Who heard of it, as far as whoever asks may know: whom it began with first, then by when they heard. */
function hearingsOf(inquiry: Inquiry, came: ReadonlySet<PersonId>): readonly Hearing[] {
  const { town, event, story, chains, sight, name, when } = inquiry;
  const looksOf = (who: PersonId) =>
    town.means.town.personas.get(who)?.looks ?? fittingLooks({ id: who, age: null, pronouns: null });
  const hearings = [...chains].flatMap(([who, chain]): Hearing[] => {
    const link = chain.links.find(({ of, memory }) => of === who && memory.source.how === "heard") ?? chain.links[0]!;
    const { source, created, text } = link.memory;
    const from = who !== story.holder && source.how === "heard" ? source.from : null;
    // That they have heard of it, where this may not be read, is as much as nobody's business as what was said.
    if (from !== null && !sight.memory(link.memory)) return [];
    const known = { who, name: name(who), looks: looksOf(who) };
    return [{ ...known, from, at: created, when: when(created), text, came: came.has(who) }];
  });
  // A visitor keeps no memories here, and a wish just planted is not taken in yet.
  if (!chains.has(story.holder))
    hearings.push({
      who: story.holder,
      name: event.hostName,
      from: null,
      at: story.opened ?? event.from,
      when: when(story.opened ?? event.from),
      text: story.memory,
      came: came.has(story.holder),
      looks: looksOf(story.holder),
    });
  return hearings.sort((a, b) => Number(b.from === null) - Number(a.from === null) || a.at - b.at);
}

/** How it came to one resident, line by line. */
function wayTo(inquiry: Inquiry, about: PersonId): string {
  const { story, chains, sight, name, when } = inquiry;
  const words = wordsOf(inquiry);
  const chain = chains.get(about);
  if (!chain?.links.every(({ memory }) => memory.source.how !== "heard" || sight.memory(memory)))
    return words.notHeard(name(about));
  const way = chain.links.map(({ of, memory }) => `- ${name(of)}, ${when(memory.created)}: ${memory.text}`);
  if (chain.origin === "visitor") way.push(`- ${story.memory}`);
  return [words.way(name(about)), ...way].join("\n");
}

type Group = keyof ReturnType<typeof wordsOf>["groups"];

/** Who came, who means to, who stayed away: the names under each heading, some with the reason. */
function groupsOf(inquiry: Inquiry, hearings: readonly Hearing[], { came, passing, why }: Attendance) {
  const { town, event, name } = inquiry;
  const { guest } = wordsOf(inquiry);
  const groups = new Map<Group, string[]>();
  const put = (group: Group, text: string) => groups.set(group, [...(groups.get(group) ?? []), text]);
  for (const { who, name: called } of hearings) {
    const mind = town.state.minds.get(who);
    if (who === event.host || !mind) continue;
    const group = groupOf(inquiry, mind, came.has(who), passing.has(who));
    put(group, REASONED.has(group) ? guest(called, why.get(who) ?? null) : called);
  }
  const told = new Set(hearings.map(({ who }) => who));
  for (const who of came)
    if (who !== event.host && !told.has(who)) put(isVisitor(who) ? "visitors" : "came", name(who));
  for (const who of passing) if (!told.has(who) || isVisitor(who)) put("passing", name(who));
  return groups;
}

/** Where the reason is told, if it is known. */
const REASONED: ReadonlySet<Group> = new Set(["declined", "stayedAway"]);

/** What a resident who heard of it made of it. */
function groupOf({ event, story, sight }: Inquiry, mind: Mind, came: boolean, passing: boolean): Group {
  const decided = lastWith(mind.stream, decisionKey(story.id));
  const answer = decided >= 0 && sight.memory(memoryAt(mind.stream, decided)) ? answered(mind, story.id) : null;
  if (came) return "came";
  if (passing && answer !== "declined") return "passing";
  if (answer === "declined") return "declined";
  if (answer === "accepted") {
    const waiting = event.state === "planned" || event.state === "on";
    if (waiting && mind.commitments.some((one) => one.id === `${story.id}:${mind.id}`)) return "coming";
    return !waiting && planned(mind, story) ? "stayedAway" : "interested";
  }
  const hesitated = storyMemories(mind, story.id).some(
    (memory) => memory.speaker === mind.id && repliesSo(actsOf(memory), "maybe") && sight.memory(memory),
  );
  return hesitated ? "interested" : "silent";
}

/** All of it; without the lines themselves where they are too long. */
function inWords(inquiry: Inquiry, hearings: readonly Hearing[], attended: Attendance, quoted: boolean): string {
  const { town, event, name } = inquiry;
  const { hostCannot, hostAway } = attended;
  const words = wordsOf(inquiry);
  const groups = groupsOf(inquiry, hearings, attended);
  const heard = hearings.filter((one) => one.from !== null);
  return [
    shownOf(event, town.means.town.language),
    ...(hostCannot ? [words.hostCannot(event.hostName, hostCannot)] : []),
    ...(hostAway ? [words.hostAway(event.hostName, hostAway)] : []),
    ...hearings.filter((one) => one.from === null).map((one) => words.idea(one.name, one.text)),
    words.heard(heard.length),
    ...heard.map((one) => `- ${words.hearing(one.name, name(one.from!), one.when, quoted ? one.text : null)}`),
    ...(Object.keys(words.groups) as Group[]).flatMap((group) => {
      const people = groups.get(group);
      return people ? [words.group(words.groups[group], people)] : [];
    }),
  ].join("\n");
}

/** Whether somebody had planned to come: an hour is known, and a promise made of it, kept or not. */
const planned = (mind: Mind, story: Story): boolean =>
  [`${story.id}:${mind.id}`, `help:${story.id}:${mind.id}`].some((id) => lastWith(mind.stream, promiseKey(id)) >= 0);

/** By whom each resident knows a story: the chain from the memory by which it came, back to where it began, through this story alone. */
function chainsOf(town: Town, story: Story): ReadonlyMap<PersonId, Chain> {
  const memories = new Map<MemoryId, Remembered>();
  for (const [of, mind] of town.state.minds)
    for (const memory of storyMemories(mind, story.id)) memories.set(memory.id, { of, memory });
  const { from } = chainsIn(memories);
  const chains = new Map<PersonId, Chain>();
  for (const [who, mind] of town.state.minds) {
    const first = bestMemory(mind, story.id);
    const all = first ? [first, ...storyMemories(mind, story.id)] : [];
    for (const { id } of all) {
      const chain = from(id);
      if (!chain) continue;
      chains.set(who, chain);
      break;
    }
  }
  return chains;
}

/** Who came, from the turns of those days. */
async function attendedBy({ town, event, story, sight }: Inquiry, store: Store): Promise<Attendance> {
  const facts = town.means.town;
  const gathered = attendance(facts, town.state, event, story, (place) => sight.place(place));
  const from = Math.min(story.opened ?? 0, event.from - DAY) as Minutes;
  let lives: string | null = null;
  for await (const { events, act } of turnsSince(town, store, from)) {
    if (events[0] && events[0].at > event.to) break;
    const done = act as { kind?: string; resident?: string; by?: { id?: string } } | null;
    const by = done?.by?.id;
    if (by !== undefined && done?.kind === "embody" && residentNamed(facts, done.resident ?? "") === event.host)
      lives = by;
    else if (done?.kind === "release" && by === lives) lives = null;
    gathered.lived(lives !== null);
    for (const one of events) gathered.take(one);
  }
  return gathered.result();
}

/** The resident that somebody meant, who may have moved away since. */
function residentNamed(facts: TownFacts, typed: string): PersonId | null {
  try {
    return findResident(facts, typed).id;
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}
