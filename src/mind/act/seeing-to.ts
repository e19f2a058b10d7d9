/**
 * Seeing to news: what it calls for of somebody (`news/kind.ts`) is gone about in one place after another. What is missing is found by
 * chance, the likelier the more places somebody has searched; the finding is news of its own.
 */
import { languageOf } from "../../language/language.ts";
import type { SeeingTo } from "../../world/episodes.ts";
import { firstName } from "../../world/people.ts";
import { type PlaceId, placeOf } from "../../world/places.ts";
import { minutesBetween } from "../../world/walking.ts";
import { deedKey } from "../memory/episode.ts";
import type { Note } from "../memory/remember.ts";
import { memoriesWith } from "../memory/stream.ts";
import { nameOf } from "../memory/tell.ts";
import type { Errand, Mind, Opened } from "../mind.ts";
import type { Call, MatterOf } from "../news/kind.ts";
import { bestMemory, isAtPlace } from "../news/stories.ts";
import type { Persona, Story } from "../persona.ts";
import { workplaceOf } from "../talk/offers.ts";
import type { Thinking } from "../thinking.ts";
import type { Step } from "./laying.ts";
import { knowsPlace, spotFor } from "./where.ts";

/** Something done about news. */
export type SeeTo = Extract<Errand, { kind: "see-to" }>;

/** How long each takes in a place, and how it looks from afar. */
const MINUTES: Readonly<Record<SeeingTo, number>> = { search: 20, secure: 40, visit: 30, work: 60 };
const EMOJI: Readonly<Record<SeeingTo, string>> = { search: "🔎", secure: "📦", visit: "🚪", work: "🔨" };
/** Nobody searches more places at one go. */
const MOST_PLACES = 3;

/** The chance that what is missing is in the next place, by how many one has searched: it is no longer where it was seen last. */
const chanceToFind = (searched: number): number => Math.min(0.6, 0.06 * searched);

/** All that a resident remembers to have done about news in some way. */
const doneAbout = ({ stream }: Mind, news: string, how: SeeingTo) =>
  memoriesWith(stream, { key: deedKey(news) }).flatMap(({ episode, created }) =>
    episode?.kind === "saw to" && episode.how === how ? [{ places: episode.places, created }] : [],
  );

/** Whether a resident has done enough about news in some way: searching goes on, twice a day, working once a day; anything else is done once. */
export function isSeenTo(mind: Mind, news: string, how: SeeingTo, since: number): boolean {
  const times = doneAbout(mind, news, how);
  const today = times.filter(({ created }) => created >= since).length;
  return how === "search" ? today >= 2 : how === "work" ? today > 0 : times.length > 0;
}

/** The places that a resident has made safe from a danger. */
export const placesMadeSafe = (mind: Mind, news: string): readonly PlaceId[] =>
  doneAbout(mind, news, "secure").flatMap(({ places }) => places);

/** How often somebody has worked at something of theirs, and others with them. */
export const timesWorked = (mind: Mind, news: string): number =>
  doneAbout(mind, news, "work").length +
  memoriesWith(mind.stream, { story: news }).filter(({ episode }) => episode?.kind === "helped").length;

/** Where it is to be done: what is missing is looked for where it was seen last, then in public places near it; each time where one has looked least. */
export function placesFor(
  { does, places }: Extract<Call, { places: unknown }>,
  story: Story,
  mind: Mind,
  persona: Persona,
  { town: { map } }: Thinking,
): readonly PlaceId[] {
  const own = (place: PlaceId) => {
    const { household, staff } = placeOf(map, place);
    return household.includes(mind.id) || staff.includes(mind.id);
  };
  const open = (place: PlaceId) => knowsPlace(mind, place) && placeOf(map, place).access === "public";
  if (does === "secure") return places.filter(own);
  if (does === "visit") return places.filter(open);
  if (does === "work") return [workplaceOf(places[0], persona)];
  const searched = doneAbout(mind, story.id, does).flatMap((one) => one.places);
  const [last] = places;
  const from = last ?? persona.home.place;
  const times = (place: PlaceId) => searched.filter((one) => one === place).length;
  // Whoever was told where it was seen last has heard of that place.
  const isHeardOf = (place: PlaceId) => place === last && (own(place) || placeOf(map, place).access === "public");
  return [...map.places.keys()]
    .filter((place) => isHeardOf(place) || open(place))
    .map((place) => ({ place, times: times(place), walk: minutesBetween(map, from, place) }))
    .filter((one) => Number.isFinite(one.walk))
    .sort((a, b) => a.times - b.times || a.walk - b.walk)
    .map(({ place }) => place)
    .slice(0, MOST_PLACES);
}

/** Whose the missing thing is, where it is somebody else's. */
const ownerBeside = ({ owner }: MatterOf<"loss">, { id }: Mind): string | null => (owner === id ? null : owner);

/** What one does then, and why. */
function wordsOf(story: Story, how: SeeingTo, place: PlaceId, mind: Mind, { town, world }: Thinking) {
  const { of } = story;
  const { doings, reasons } = languageOf(town.language).concerned;
  const { name } = placeOf(town.map, place);
  if (of.kind === "loss") {
    const owner = ownerBeside(of, mind);
    return {
      doing: doings.search(of.thing, owner === null ? null : nameOf(town, world, owner)),
      why: reasons.search(of.thing),
    };
  }
  if (of.kind === "project") {
    const stage = of.stages[timesWorked(mind, story.id)] ?? of.what ?? null;
    return { doing: doings.work(stage), why: reasons.work(of.what ?? null) };
  }
  if (how === "secure") return { doing: doings.secure(name), why: reasons.secure(name) };
  const closes = of.kind === "change" && of.change === "closes";
  const at = isAtPlace(story, place, town);
  const look = closes ? (at ? doings.lastLookAt : doings.lastLook) : at ? doings.lookAt : doings.look;
  return { doing: look(name), why: reasons.visit(name) };
}

/** What is left to do, in order. */
export function stepsToSee({ news, how, places }: SeeTo, mind: Mind, thinking: Thinking): Step[] {
  const story = thinking.stories.get(news);
  if (!story) return [];
  return places.map((place) => ({
    spot: spotFor(thinking.town.map, mind.id, place, null, null),
    doing: wordsOf(story, how, place, mind, thinking).doing,
    activity: how === "secure" || how === "work" ? "tidy" : how === "search" ? "walk" : "other",
    emoji: EMOJI[how],
    minutes: MINUTES[how],
    object: null,
  }));
}

/** Why somebody sees to it. */
export const whyToSee = ({ news, how, places, done }: SeeTo, mind: Mind, thinking: Thinking): string => {
  const story = thinking.stories.get(news);
  const place = places[0] ?? done[0];
  return story && place !== undefined ? wordsOf(story, how, place, mind, thinking).why : "";
};

/** What came of it in a place: what is kept of it, and the news it makes; null where it goes on elsewhere. */
export function cameOf(
  errand: SeeTo,
  place: PlaceId,
  mind: Mind,
  thinking: Thinking,
): { readonly note: Note; readonly opened: Opened | null } | null {
  const story = thinking.stories.get(errand.news);
  if (!story) return null;
  const opened = findsIt(errand, story, mind, thinking) ? finding(story, place, mind, thinking) : null;
  if (!opened && errand.places.length > 0) return null;
  const { notes } = languageOf(thinking.town.language).concerned;
  const names = errand.done.map((one) => placeOf(thinking.town.map, one).name);
  const { doing } = wordsOf(story, errand.how, place, mind, thinking);
  const who = nameOf(thinking.town, thinking.world, mind.id);
  const known = bestMemory(mind, story.id);
  const kept = { source: { how: "did" } as const, evidence: known ? [known.id] : [] };
  if (opened && story.of.kind === "loss") {
    const { thing, owner } = story.of;
    return {
      opened,
      note: {
        ...kept,
        text: opened.story.memory,
        subjects: [mind.id, place, ...(owner === null ? [] : [owner])],
        stories: [opened.story.id],
        episode: { kind: "found", news: story.id, thing, owner, place },
      },
    };
  }
  return {
    opened: null,
    note: {
      ...kept,
      text: errand.how === "search" ? notes.searched(who, doing, names) : notes.sawTo(who, doing),
      subjects: [mind.id, ...errand.done],
      episode: { kind: "saw to", news: story.id, how: errand.how, doing, places: errand.done },
    },
  };
}

/** Whether what is missing is in the place just searched: once, by chance. */
function findsIt({ how, news, done }: SeeTo, story: Story, mind: Mind, { random }: Thinking): boolean {
  if (how !== "search" || story.off !== undefined) return false;
  const before = doneAbout(mind, news, how).reduce((sum, { places }) => sum + places.length, 0);
  const searched = before + done.length - 1;
  return random(mind.id, `find-${news}`, searched).chance(chanceToFind(searched));
}

/** The news that what was missing is found: its owner is told first. */
function finding(story: Story, at: PlaceId, mind: Mind, { town, world, now }: Thinking): Opened | null {
  if (story.of.kind !== "loss") return null;
  const words = languageOf(town.language).concerned.found;
  const { thing, owner } = story.of;
  const place = placeOf(town.map, at).name;
  const beside = ownerBeside(story.of, mind);
  const finder = firstName(nameOf(town, world, mind.id));
  const first =
    beside !== null && town.personas.has(beside)
      ? {
          who: beside,
          tells: words.toOwner(thing, place),
          passes: words.toOwnerOf(thing, finder, place),
          own: words.own(thing, finder, place),
        }
      : null;
  const name = beside === null ? null : nameOf(town, world, beside);
  const called = name === null ? null : firstName(name);
  return {
    over: story.id,
    story: {
      id: `${story.id}-found`,
      holder: mind.id,
      memory: words.memory(nameOf(town, world, mind.id), thing, name, place),
      tells: words.tells(thing, called, place),
      passes: words.passes(thing, owner === null ? null : firstName(nameOf(town, world, owner)), place),
      secret: story.secret,
      poignancy: story.poignancy,
      of: { kind: "happening", who: owner, report: "got" },
      opened: now,
      // Who has moved away is told no more.
      ...(first && { first }),
      ...(story.by === undefined ? {} : { by: story.by }),
    },
  };
}
