/**
 * Somebody who moved away is asked back: they remember what they did, at home if their bed is free, and know that they were away. Whoever
 * knew them hears of it, and what was agreed with them and is still to come holds again.
 */
import { dateText, type Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Note } from "../../mind/memory/remember.ts";
import type { Commitment, Mind } from "../../mind/mind.ts";
import type { Persona, Story } from "../../mind/persona.ts";
import { livedDay } from "../../mind/plan/plan.ts";
import type { Draft, StoryId } from "../../world/events.ts";
import { type PersonId, placeOf, type Spot } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import { ownId } from "../file/checking.ts";
import { readTown, type TownDefinition } from "../file/definition.ts";
import { storyNow } from "../file/of-before.ts";
import type { TownFile } from "../file/town-file.ts";
import type { TownState } from "../state.ts";
import { type Away, notAway } from "./away.ts";
import { bodyIn, greeted, type RollChanged, told, type VectorOf, withFile } from "./move-in.ts";
import { freeRooms, MOST_RESIDENTS, pastimesIn } from "./newcomer.ts";

/** Somebody is back. @throws UserError when they are not away, or no longer to be asked, and when there is no bed */
export function movedBack(
  before: TownState,
  was: TownDefinition,
  id: PersonId,
  name: string,
  vectorOf: VectorOf,
): RollChanged {
  const { roll: words } = languageOf(was.language);
  const { now } = before;
  const away = before.away.get(id);
  if (was.personas.some((one) => one.id === id)) throw new UserError("not-away", words.livesHere(name));
  if (!away || away.until <= now) throw new UserError("not-away", words.goneForGood(name));
  if (was.personas.length >= MOST_RESIDENTS) throw new UserError("full", words.full(was.name, MOST_RESIDENTS));
  const home = homeFor(was, away.persona);
  if (home === null) throw new UserError("no-bed", words.noBed(was.name));
  const definition = readTown(fileBack(was, id, away, home), `${was.id}.json`, { kept: true });
  const persona = definition.personas.find((one) => one.id === id)!;
  const gone = new Map(before.roll?.gone);
  gone.delete(id);
  const kept = before.awayMinds.get(id)!;
  const state = withFile(
    notAway(before, (one) => one === id),
    definition,
    gone,
  );
  const stories = new Map(
    [...state.stories].map(([key, one]) => [key, away.off.includes(key) ? onAgain(one, now) : one]),
  );
  const place = placeOf(definition.map, home.place);
  const date = dateText(definition.start, away.since, definition.language);
  const own = told(
    atHome(kept, persona, home, away, now),
    [
      {
        text: words.notes.wasAway(name, definition.name, date, place.name),
        subjects: [id, home.place],
        source: { how: "given" },
        poignancy: 7,
      },
    ],
    now,
    vectorOf,
  );
  const events: Draft[] = [
    { kind: "resident-moved-in", at: now, who: id, spot: home, audience: "nobody", name, back: true },
    ...own.events,
  ];
  const minds = new Map(state.minds);
  for (const one of was.personas) {
    const mind = state.minds.get(one.id)!;
    const again = away.agreed.flatMap(([who, what]) => (who === one.id && holds(what, stories, now) ? [what] : []));
    const mate = one.home.place === home.place && !mind.ties.has(id);
    const heard = mate
      ? greeted(mind, one, persona, definition, now, vectorOf)
      : knew(mind, id)
        ? told(mind, [backAgain(words.notes.cameBack(name, definition.name, place.name), id, mind)], now, vectorOf)
        : { mind, events: [] };
    const agreed = countingOn(heard.mind, again, one.name, persona, definition, now, vectorOf);
    minds.set(one.id, agreed.mind);
    events.push(...heard.events, ...agreed.events);
  }
  minds.set(id, own.mind);
  const world = bodyIn(state.world, persona, definition, now);
  const sameBed = home.place === away.persona.home.place && home.area === away.persona.home.area;
  return { state: { ...state, minds, stories, world }, events, said: words.movedBack(name, place.name, sameBed) };
}

/** Where they live from now on: their own room if it is free, else the nearest to it, else any; null where there is none. */
function homeFor(town: TownDefinition, { home }: Persona): Spot | null {
  const rooms = freeRooms(town);
  const own = (one: { readonly place: string; readonly area: string }) =>
    one.place === home.place && one.area === home.area;
  if (rooms.some(own) || !town.personas.some((one) => own(one.home))) return home;
  const room = rooms.find(({ place }) => place === home.place) ?? rooms[0];
  return room ? { place: room.place, area: room.area } : null;
}

/** The town's file with them in it again, and what was theirs alone; who has left since has part in nothing. */
function fileBack(town: TownDefinition, id: PersonId, { persona, file: theirs }: Away, home: Spot): TownFile {
  const { file } = town;
  const here = new Set([id, ...file.residents.map(ownId)]);
  const isOf = (spot: Spot, place: string, area: string) => spot.place === place && spot.area === area;
  const moved = !isOf(persona.home, home.place, home.area);
  // What they liked to do at home, they did with what is there.
  const elsewhere = theirs.resident.pastimes?.filter((one) => one.place) ?? [];
  const resident = {
    ...theirs.resident,
    ...(moved ? { home, pastimes: elsewhere.length > 0 ? elsewhere : pastimesIn(town) } : {}),
    ...(theirs.resident.ties ? { ties: theirs.resident.ties.filter(({ to }) => here.has(to)) } : {}),
  };
  const residents = file.residents.map((one) => {
    const ties = theirs.ties.flatMap(([who, tie]) => (who === ownId(one) ? [tie] : []));
    return ties.length > 0 ? { ...one, ties: [...(one.ties ?? []), ...ties] } : one;
  });
  const owns = (place: string, area: string, shared: boolean) =>
    moved && isOf(home, place, area)
      ? shared
      : theirs.owned.some(([one, room]) => one === place && room === area) &&
        !(moved && isOf(persona.home, place, area));
  const places = file.places.map((place) => ({
    ...place,
    areas: place.areas.map((area) =>
      owns(ownId(place), ownId(area), (area.owners?.length ?? 0) > 0)
        ? { ...area, owners: [...(area.owners ?? []), id] }
        : area,
    ),
  }));
  const told = new Set(file.stories?.map((one) => one.id));
  const stories = theirs.stories.filter(
    (one) => !told.has(one.id) && here.has(one.holder) && (!one.event || here.has(one.event.host)),
  );
  return {
    ...file,
    places,
    residents: [...residents, resident],
    ...(file.stories || stories.length > 0 ? { stories: [...(file.stories ?? []), ...stories.map(storyNow)] } : {}),
  };
}

/** Their mind, as far as it is not of a day that is over. */
function atHome(mind: Mind, persona: Persona, home: Spot, { persona: then }: Away, now: Minutes): Mind {
  const sameDay = mind.plan?.day === livedDay(persona, now) && then.home.place === home.place;
  return {
    ...mind,
    plan: sameDay ? mind.plan : null,
    errands: sameDay ? mind.errands : [],
    map: { ...mind.map, places: new Set([...mind.map.places, home.place]) },
  };
}

/** An event that was off because its host had left, and is still to come. */
function onAgain(story: Story, now: Minutes): Story {
  if (story.of.kind !== "gathering" || story.of.from <= now || story.off !== `${story.id}-off`) return story;
  const { off: _, ...on } = story;
  return on;
}

/** Whether what was agreed is still to come. */
const holds = ({ story, from, to }: Commitment, stories: ReadonlyMap<StoryId, Story>, now: Minutes): boolean =>
  (from === null || from > now) &&
  (to === null || to > now) &&
  (story === null || (stories.has(story) && stories.get(story)?.off === undefined));

const knew = (mind: Mind, id: PersonId): boolean => mind.ties.has(id);

const backAgain = (text: string, id: PersonId, { ties }: Mind): Note => ({
  text,
  subjects: [id],
  source: { how: "given" },
  poignancy: Math.min(9, 5 + Math.max(0, Math.round(ties.get(id)?.warmth ?? 0))),
});

/** Somebody counts again on what was agreed. */
function countingOn(
  mind: Mind,
  again: readonly Commitment[],
  self: string,
  { id, name }: Persona,
  { language }: TownDefinition,
  now: Minutes,
  vectorOf: VectorOf,
) {
  const { notes } = languageOf(language).roll;
  const lost = again.filter((one) => !mind.commitments.some((other) => other.id === one.id));
  // What went on with others goes on with them as well.
  const joined = mind.commitments.map((one) =>
    again.some((other) => other.id === one.id) && !one.with.includes(id) ? { ...one, with: [...one.with, id] } : one,
  );
  if (again.length === 0) return { mind, events: [] };
  const will = lost.map(
    (one): Note => ({
      text: notes.willBe(self, one.what, name),
      subjects: [mind.id, id, ...one.with],
      source: { how: "given" },
      stories: one.story === null ? [] : [one.story],
      poignancy: 5,
    }),
  );
  return told(
    { ...mind, commitments: [...joined, ...lost], plan: lost.length > 0 ? null : mind.plan },
    will,
    now,
    vectorOf,
  );
}
