/** What the paper counts of a town after two days (section 7): who knows, who knows whom, who was asked, who came, who helped. */

import { DAY, dayOf, startOfDay } from "../clock/units.ts";
import { gatheringOf, type Story } from "../mind/persona.ts";
import { gathered, knowing } from "../town/looking/measures.ts";
import type { PlannedChunk } from "../world/events.ts";
import type { PersonId } from "../world/places.ts";
import { does, proposedIn, repliesSo } from "../world/speech-acts.ts";
import { follow } from "./doors.ts";
import { endOf, eventsOf, type Log, memoriesIn } from "./lived.ts";
import { counted, type Found } from "./measure.ts";

/** The first story with an event that ends within the log, or null. */
export const eventStory = (log: Log): Story | null =>
  log.definition.stories.find(({ of }) => of.kind === "gathering" && of.to <= endOf(log)) ?? null;

/** Residents who know a story from its source, that one included. */
export const knowers = (log: Log, story: Story): ReadonlySet<PersonId> => knowing(memoriesIn(log), story);

/** Those who know of the event, its host apart: the paper's invited. */
export const invitedTo = (log: Log, story: Story): readonly PersonId[] =>
  [...knowers(log, story)].filter((who) => who !== gatheringOf(story)?.host);

/** Who came for the event, as its report counts them. */
export function attending(log: Log, story: Story): ReadonlySet<PersonId> {
  const there = gathered(story, log.definition.map);
  for (const event of log.events) there.take(event);
  return there.came(memoriesIn(log), endOf(log));
}

/** Those of the invited whose last word was yes. */
export function accepting(log: Log, story: Story): readonly PersonId[] {
  const answers = new Map<PersonId, string>();
  for (const event of eventsOf(log, "invitation-answered"))
    if (event.story === story.id && event.who) answers.set(event.who, event.answer);
  return invitedTo(log, story).filter((who) => answers.get(who) === "accepted");
}

/** Minutes that somebody spent on preparing, and who gave the host a hand meanwhile. */
export interface Preparing {
  readonly minutes: number;
  readonly helpers: ReadonlySet<PersonId>;
}

/**
 * The eve of the event, noon to evening: how long its host was about what serves it where it is to be, and who else was there about the
 * same, having promised to.
 */
export function preparing(log: Log, story: Story): Preparing {
  const { host, spot, from } = gatheringOf(story)!;
  const eve = startOfDay(dayOf(from)) - DAY;
  const [noon, night] = [eve + 12 * 60, eve + 21 * 60];
  const serving = new Map<PersonId, readonly PlannedChunk[]>();
  const promised = new Set<PersonId>();
  const spent = new Map<PersonId, number>();
  let since = 0;
  let busy: readonly PersonId[] = [];
  follow(log, (event, bodies) => {
    const [begin, end] = [Math.max(since, noon), Math.min(event.at, night)];
    if (end > begin) for (const who of busy) spent.set(who, (spent.get(who) ?? 0) + (end - begin));
    since = event.at;
    if ((event.kind === "plan-made" || event.kind === "plan-changed") && event.who)
      serving.set(
        event.who,
        event.chunks.filter((chunk) => serves(chunk, story)),
      );
    if (event.kind === "commitment-made" && event.story === story.id && event.who && event.from !== null)
      if (event.from >= eve && event.from < eve + DAY) promised.add(event.who);
    const isAtIt = (who: PersonId) =>
      (serving.get(who) ?? []).some((chunk) => chunk.from <= event.at && event.at < chunk.to);
    const there = [...bodies].filter(([, body]) => !body.walking && body.spot.place === spot.place).map(([who]) => who);
    const begun = there.includes(host) && isAtIt(host);
    busy = begun ? there.filter((who) => who === host || promised.has(who) || isAtIt(who)) : [];
  });
  const helpers = new Set([...spent].filter(([who, minutes]) => who !== host && minutes >= 10).map(([who]) => who));
  return { minutes: spent.get(host) ?? 0, helpers };
}

/** Whether a piece of a plan serves a story: what it serves is "party", "prepare:party", "help:party" ... */
const serves = (chunk: PlannedChunk, story: Story): boolean => chunk.serves?.split(/[:/]/).includes(story.id) ?? false;

/** Whether who has a secret liking for somebody asked that one along to the event (paper section 3.4: Maria asks Klaus). */
export function askedAlong(log: Log): Found {
  const story = eventStory(log);
  const crush = log.definition.stories.find((one) => one.secret && !gatheringOf(one));
  if (!story || !crush) return { value: null, cases: [] };
  const loved = log.definition.personas
    .filter(({ id, name }) => id !== crush.holder && crush.memory.includes(name))
    .map(({ id }) => id);
  const asked = eventsOf(log, "line-said").filter(
    (line) =>
      line.who === crush.holder &&
      proposedIn(line.acts).some((what) => what.kind === "company" && what.news === story.id) &&
      line.to.some((one) => loved.includes(one)),
  );
  return { value: asked.length > 0 ? 1 : 0, cases: asked.slice(0, 2).map((line) => `${line.line}: ${line.text}`) };
}

/** Noes: invitations and requests declined, and what is called off. */
export function refusals(log: Log): Found {
  return counted(
    eventsOf(log, "line-said")
      .filter(({ acts }) => repliesSo(acts, "no") || does(acts, "withdraw"))
      .map((line) => `${line.line}: ${line.text}`),
  );
}
