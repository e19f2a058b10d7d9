/** News that visitors bring: it goes round as theirs, is put right when they correct it, and goes round no more when they take it back. */
import { clockText, dateText, later } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { stems, timesIn } from "../../mind/memory/words.ts";
import type { TownFacts } from "../../mind/mind.ts";
import { partsOf, placesOf } from "../../mind/news/concern.ts";
import { goingOn, newsStory } from "../../mind/news/stories.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import type { Draft, StoryId } from "../../world/events.ts";
import type { NewsMatter } from "../../world/news.ts";
import { entranceOf, type PersonId, placeOf } from "../../world/places.ts";
import { type Reading, SURE } from "../../world/reading.ts";
import type { Changed } from "../change.ts";
import type { TownState } from "../state.ts";
import { calledOff } from "./called-off.ts";

/** From this on words that name what their speaker had told are taken to put it right or take it back. */
const LIKELY = 0.3;

/** What a visitor's words do to the news of the town, and which news their line tells, the first at least; null where they bring none. */
export function bring(
  state: TownState,
  facts: Pick<TownFacts, "language" | "map" | "start">,
  { id: visitor, name }: { readonly id: PersonId; readonly name: string },
  reading: Reading,
): (Changed & { readonly told: readonly [StoryId, ...StoryId[]] }) | null {
  const { stories: words } = languageOf(facts.language).replies;
  const isOwn = (news: StoryId | undefined) => news !== undefined && state.stories.get(news)?.by === visitor;
  const did = (intent: "correct" | "take-back") =>
    reading.clauses.find((one) => one.intent === intent && one.confidence >= (isOwn(one.slots?.news) ? LIKELY : SURE));
  const id = `news-${state.acts}`;
  const event = (kind: "story-opened" | "story-let-go", story: StoryId, text: string): Draft => {
    const base = { at: state.now, who: visitor, spot: null, audience: "nobody", story } as const;
    return kind === "story-opened" ? { kind, ...base, text } : { kind, ...base };
  };
  const given = reading.callsOff === undefined ? undefined : state.stories.get(reading.callsOff);
  if (given && given.off === undefined && gatheringOf(given)?.host === visitor) {
    const off: Story = { ...calledOff(given, name, facts.language), opened: state.now };
    const stories = new Map(state.stories).set(given.id, { ...given, off: off.id }).set(off.id, off);
    return { state: { ...state, stories }, events: [event("story-opened", off.id, off.memory)], told: [off.id] };
  }
  const takesBack = did("take-back");
  const own = takesBack && meantBy(state, visitor, takesBack.slots?.news);
  if (own) {
    const said = own.said.at(-1)!;
    const off: Story = {
      ...newsStory(
        id,
        visitor,
        said,
        { kind: "happening", who: null, report: null },
        {
          memory: words.takenBackMemory(name, said),
          passes: words.takenBackPasses(name, said),
        },
      ),
      opened: state.now,
      takesBack: own.id,
    };
    const others = [...state.stories].filter(([one]) => one !== own.id && one !== own.off);
    // What they had said to be over is not: it goes on, until somebody ends it again.
    const stories = new Map(others.map(([one, story]) => [one, goingOn(story, (end) => end === own.id)])).set(id, off);
    const events = [event("story-let-go", own.id, ""), event("story-opened", id, off.memory)];
    return { state: { ...state, stories }, events, told: [id] };
  }
  const corrects = did("correct");
  const right = reading.corrects;
  const instead = { ...reading, ...reading.correctsTo };
  const wrong =
    right && corrects
      ? meantBy(
          state,
          visitor,
          corrects.slots?.news,
          speaksOf(right, instead.people),
          // Who it was instead shares no word with what was said just before, and can be of nothing else.
          ({ of }) => of.kind !== "gathering" && corrected(of, instead) !== of,
        )
      : null;
  if (wrong && right) {
    const [first] = wrong.said;
    const righted: Story = {
      ...wrong,
      memory: words.rightedMemory(name, first!, right),
      passes: words.rightedPasses(name, first!, right),
      said: [...wrong.said, right],
      of: wrong.of.kind === "gathering" ? wrong.of : corrected(wrong.of, instead),
      righted: state.now,
    };
    const stories = new Map(state.stories).set(wrong.id, righted);
    return { state: { ...state, stories }, events: [], told: [wrong.id] };
  }
  const dangers = (reading.ends?.news ?? []).flatMap((one) => state.stories.get(one) ?? []);
  const open = dangers.filter(({ off }) => off === undefined);
  const [ended] = open;
  if (reading.ends && ended) {
    const { said } = reading.ends;
    const told = newsStory(
      // Whoever takes it back may say so again one day, and that is other news.
      `${id}-over`,
      visitor,
      said,
      { kind: "happening", who: null, report: null },
      {
        memory: words.newsMemory(name, said),
        passes: words.newsPasses(name, said),
      },
    );
    const over: Story = { ...told, of: ended.of, ends: state.now, opened: state.now };
    const stories = new Map([...state.stories, ...open.map((one) => [one.id, { ...one, off: over.id }] as const)]);
    stories.set(over.id, over);
    const opened = event("story-opened", over.id, over.memory);
    // One fire is out, and another burns.
    const { ends: _, ...rest } = reading;
    const besides = bring({ ...state, stories }, facts, { id: visitor, name }, rest);
    return {
      state: besides?.state ?? { ...state, stories },
      events: [opened, ...(besides?.events ?? [])],
      told: [over.id, ...(besides?.told ?? [])],
    };
  }
  if (reading.gives) {
    const given = givenBy(visitor, name, reading.gives, id, facts);
    const stories = new Map(state.stories).set(id, { ...given, opened: state.now });
    return { state: { ...state, stories }, events: [event("story-opened", id, given.memory)], told: [id] };
  }
  if (reading.news === null) return null;
  const { news, people, newsOf, held, reports = null } = reading;
  const of = newsOf ?? { kind: "happening", who: people[0] ?? null, report: reports };
  const told = newsStory(id, visitor, news, of, {
    memory: words.newsMemory(name, news),
    passes: words.newsPasses(name, news),
  });
  const story = held ? heldAs(told, held, name, facts) : told;
  const stories = new Map(state.stories).set(id, { ...story, opened: state.now });
  return { state: { ...state, stories }, events: [event("story-opened", id, story.memory)], told: [id] };
}

/** How long what is said to be held lasts, where nobody says. */
const LASTS = 120;

/** What a visitor gives, as residents know it and pass it on: theirs, like what is planned by command. */
function givenBy(
  visitor: PersonId,
  name: string,
  { name: event, place: id, from }: NonNullable<Reading["gives"]>,
  story: StoryId,
  { language, map, start }: Pick<TownFacts, "language" | "map" | "start">,
): Story {
  const { replies, mind } = languageOf(language);
  const place = placeOf(map, id);
  const to = later(from, LASTS);
  const day = dateText(start, from, language);
  const hours = mind.notes.hours(clockText(from), clockText(to));
  const memory = replies.stories.eventMemory(name, event, place.name, day, hours);
  const passes = replies.stories.eventPasses(name, event, place.name, day, hours);
  const told = newsStory(story, visitor, memory, { kind: "happening", who: null, report: null }, { memory, passes });
  return {
    ...told,
    tells: replies.stories.eventTells(event, place.name, day, hours),
    of: { kind: "gathering", host: visitor, name: event, spot: entranceOf(place), from, to },
  };
}

/**
 * News as a gathering that one may come to: the day is named as it is called on any other. Whoever brings it answers for it; nobody is its host
 * because somebody says so.
 */
function heldAs(
  story: Story,
  { name: event, place: id, from }: NonNullable<Reading["held"]>,
  visitor: string,
  { language, map, start }: Pick<TownFacts, "language" | "map" | "start">,
): Story {
  const { replies, mind } = languageOf(language);
  const place = placeOf(map, id);
  const to = later(from, LASTS);
  const hours = mind.notes.hours(clockText(from), clockText(to));
  return {
    ...story,
    passes: replies.stories.heldPasses(visitor, event, place.name, dateText(start, from, language), hours),
    of: { kind: "gathering", host: story.holder, name: event, spot: entranceOf(place), from, to },
  };
}

/**
 * What news is of when it is put right: whom and where the correction names, and it did not have, is in it instead. "Not him, her." Where it
 * names several, it was all of them; where it only says who it was not, nobody is left.
 */
function corrected(of: NewsMatter, named: Named): NewsMatter {
  const people = named.people.filter((one) => !named.denies?.includes(one));
  const had = partsOf({ of }).map(([one]) => one);
  const where = new Set(of.kind === "loss" ? [of.lastSeen] : of.kind === "change" ? [of.place] : placesOf({ of }));
  const place = named.places.find((one) => !where.has(one));
  const who = people.find((one) => !had.includes(one));
  const isNobody = people.length === 0 && had.some((one) => named.denies?.includes(one));
  const [one = null, ...others] = people;
  if (!who && !place && !isNobody) return of;
  const all = who || isNobody ? { who: one, others } : {};
  switch (of.kind) {
    case "danger":
      return place ? { ...of, where: [place] } : of;
    case "loss":
      return { ...of, owner: isNobody ? null : (who ?? of.owner), lastSeen: place ?? of.lastSeen };
    case "change":
      return { ...of, ...all, place: place ?? of.place };
    case "happening":
      return who || isNobody ? { ...of, ...all } : of;
    default:
      return who ? ofOthers(of, who, people) : of;
  }
}

/** What news is of that cannot be of nobody, when others have their parts in it. */
function ofOthers(
  of: Exclude<NewsMatter, { kind: "danger" | "loss" | "change" | "happening" }>,
  who: PersonId,
  people: readonly PersonId[],
): NewsMatter {
  const [one, other] = people;
  switch (of.kind) {
    case "office":
      return { ...of, candidates: people };
    case "project":
      return { ...of, owner: who };
    case "need":
      return { ...of, who };
    case "feeling":
      return { ...of, of: one ?? who, about: other ?? of.about };
    case "quarrel":
      return one && other ? { ...of, two: [one, other] } : of;
  }
}

/** Whom and where words name, and whom they say it was not. */
type Named = Pick<Reading, "people" | "places" | "denies">;

/** News that a visitor brought, in their words. */
type Brought = Story & { readonly said: readonly string[] };

/** What words are of, apart from when: "today" is of nothing in particular. */
function matter(text: string): string[] {
  const when = new Set(stems(timesIn(text).join(" ")));
  return stems(text).filter((stem) => !when.has(stem));
}

/** Whether words that name no news share a word, or somebody, with what was told: "actually it's Tuesday today" puts no fire right. */
const speaksOf =
  (words: string, people: readonly PersonId[]) =>
  ({ of, said }: Brought): boolean => {
    const told = new Set(said.flatMap(matter));
    return matter(words).some((stem) => told.has(stem)) || partsOf({ of }).some(([who]) => people.includes(who));
  };

/**
 * The news of somebody's own that they speak of: what they name, else what they told in their last line, where that fits, else, as a talk
 * begins, the last that their words fit at all. Of what was just said `justSaid` is enough.
 */
function meantBy(
  { stories, world }: TownState,
  visitor: PersonId,
  named: StoryId | undefined,
  fits?: (story: Brought) => boolean,
  justSaid: (story: Brought) => boolean = () => false,
): Brought | null {
  const own = (id: StoryId | undefined): Brought | null => {
    const story = id === undefined ? undefined : stories.get(id);
    return story?.by === visitor && story.said && story.takesBack === undefined ? { ...story, said: story.said } : null;
  };
  const talk = world.people.get(visitor)?.talk;
  const last = ((talk && world.talks.get(talk)?.lines) || []).findLast(({ who }) => who === visitor);
  const told = last?.stories
    .flatMap((id) => own(id) ?? [])
    .findLast((story) => (fits ? fits(story) || justSaid(story) : named === undefined));
  // Once they have said something in a talk, it is that which they put right.
  const begins = !last || last.acts.every(({ act }) => act === "greet");
  const before = fits && begins && [...stories.keys()].flatMap((id) => own(id) ?? []).findLast(fits);
  return own(named) ?? told ?? (before || null);
}
