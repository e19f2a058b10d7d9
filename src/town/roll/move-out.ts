/**
 * Somebody leaves a town for good (issue 4, item 10), unless their keepers ask them back in time (`move-back.ts`). Their mind goes with them
 * and their bed is free; what was planned with them comes to nothing, and whoever knew them hears of it and remembers both. Stories they
 * began go on being told.
 */
import { DAY, later } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Note } from "../../mind/memory/remember.ts";
import type { Commitment, Mind } from "../../mind/mind.ts";
import { gatheringOf, type Persona, type Story } from "../../mind/persona.ts";
import type { Draft, StoryId } from "../../world/events.ts";
import { seeOut, withoutGuest } from "../../world/guests.ts";
import { letGo } from "../../world/objects.ts";
import { firstName } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { leaveTalk } from "../../world/talks.ts";
import { UserError } from "../../world/user-error.ts";
import { personOf } from "../../world/world.ts";
import { deliver } from "../change.ts";
import { ownId } from "../file/checking.ts";
import { readTown, type TownDefinition, type TownFile } from "../file/definition.ts";
import type { TownState } from "../state.ts";
import { AWAY_DAYS, type Away } from "./away.ts";
import { type RollChanged, told, type VectorOf, withFile } from "./move-in.ts";

/** A resident moves away. @throws UserError while a member lives as them, and when hardly anybody would be left */
export function movedOut(state: TownState, before: TownDefinition, gone: Persona, vectorOf: VectorOf): RollChanged {
  const { roll: words } = languageOf(before.language);
  const { id, name } = gone;
  if (state.embodied.has(id)) throw new UserError("embodied", words.embodied(name));
  if (before.personas.length <= 2) throw new UserError("last-one", words.lastOne(name));
  const definition = readTown(fileWithout(before.file, id), `${before.id}.json`, { kept: true });
  const left = leaving(state, id, words.reason(name));
  const rolled = withFile(left.state, definition, new Map(state.roll?.gone).set(id, name));
  // What they meant to give, nobody gives.
  const off = [...state.stories.values()].filter((story) => {
    const event = gatheringOf(story);
    return event?.host === id && event.to > state.now;
  });
  const stories = new Map(
    [...state.stories].map(([key, story]) => [key, off.includes(story) ? calledOff(story) : story]),
  );
  const offIds = new Set(off.map((story) => story.id));
  const away: Away = {
    persona: gone,
    since: state.now,
    until: later(state.now, AWAY_DAYS * DAY),
    file: partOf(before.file, id),
    agreed: [...rolled.minds.values()].flatMap((mind) =>
      mind.commitments
        .filter((one) => one.with.includes(id) || isOff(mind, one, id, offIds))
        .map((one) => [mind.id, one] as const),
    ),
    off: off.filter((story) => story.off === undefined).map((story) => story.id),
  };
  const events: Draft[] = [
    ...left.events,
    {
      kind: "resident-moved-out",
      at: state.now,
      who: id,
      spot: personOf(state.world, id).spot,
      audience: "nobody",
      name,
    },
  ];
  const minds = new Map(rolled.minds);
  for (const [who, mind] of rolled.minds) {
    const heard = withoutThem(mind, gone, definition, offIds, state.now, vectorOf);
    minds.set(who, heard.mind);
    events.push(...heard.events);
  }
  return {
    state: {
      ...rolled,
      minds,
      stories,
      away: new Map(state.away).set(id, away),
      awayMinds: new Map(state.awayMinds).set(id, state.minds.get(id)!),
    },
    events,
    said: words.movedOut(name, definition.name),
  };
}

/** An event whose host has gone is off; nobody is left to tell of it but those who heard that they went. */
const calledOff = (story: Story): Story => ({ ...story, off: story.off ?? `${story.id}-off` });

/** What `fileWithout` leaves out. */
function partOf(file: TownFile, id: PersonId): Away["file"] {
  return {
    resident: file.residents.find((one) => ownId(one) === id)!,
    ties: file.residents.flatMap((one) =>
      (one.ties ?? []).filter(({ to }) => to === id).map((tie) => [ownId(one), tie] as const),
    ),
    owned: file.places.flatMap((place) =>
      place.areas.filter((area) => area.owners?.includes(id)).map((area) => [ownId(place), ownId(area)] as const),
    ),
    stories: (file.stories ?? []).filter(({ holder, event }) => holder === id || event?.host === id),
  };
}

/** The file without a resident, and without what is theirs alone. */
function fileWithout(file: TownFile, id: PersonId): TownFile {
  const residents = file.residents
    .filter((one) => ownId(one) !== id)
    .map((one) => (one.ties ? { ...one, ties: one.ties.filter(({ to }) => to !== id) } : one));
  const places = file.places.map((place) => ({
    ...place,
    areas: place.areas.map((area) =>
      area.owners ? { ...area, owners: area.owners.filter((owner) => owner !== id) } : area,
    ),
  }));
  const stories = file.stories?.filter(({ holder, event }) => holder !== id && event?.host !== id);
  return { ...file, residents, places, ...(stories ? { stories } : {}) };
}

/** The town without their body and mind: their talk ends, what they used is as it was, and nobody waits for their answer. */
function leaving(state: TownState, id: PersonId, why: string) {
  const { now } = state;
  const quiet = leaveTalk(state.world, personOf(state.world, id), why, now);
  const freed = letGo(quiet.world, personOf(quiet.world, id), now);
  const people = new Map(freed.world.people);
  people.delete(id);
  const home = seeOut(withoutGuest({ ...freed.world, people }, id), now);
  const guests = new Map([...home.world.guests].filter(([, guest]) => guest.host !== id));
  // Nobody waits for their reply, or keeps what they proposed.
  const proposals = new Map([...home.world.proposals].filter(([, { by, to }]) => by !== id && !to.includes(id)));
  const without = <V>(map: ReadonlyMap<PersonId, V>): ReadonlyMap<PersonId, V> =>
    new Map([...map].filter(([key]) => key !== id));
  const events: Draft[] = [...quiet.events, ...freed.events, ...home.events];
  const next: TownState = {
    ...state,
    world: { ...home.world, guests, proposals },
    minds: without(state.minds),
    pending: without(state.pending),
    engaged: without(state.engaged),
    asked: without(state.asked),
  };
  return { state: deliver(next, events), events };
}

/** Whether a commitment is with them alone, or to something of theirs. */
const isOff = (mind: Mind, { with: others, story }: Commitment, id: PersonId, off: ReadonlySet<StoryId>): boolean =>
  (story !== null && off.has(story)) || (others.includes(id) && others.every((one) => one === id || one === mind.id));

/** Somebody who stays: they hear of it if they knew them, and count on them no more. */
function withoutThem(
  mind: Mind,
  { id, name }: Persona,
  { language, name: town, personas }: TownDefinition,
  off: ReadonlySet<StoryId>,
  now: TownState["now"],
  vectorOf: VectorOf,
) {
  const { roll: words } = languageOf(language);
  const self = personas.find((one) => one.id === mind.id)?.name ?? "";
  const dropped = mind.commitments.filter((one) => isOff(mind, one, id, off));
  const tie = mind.ties.get(id);
  const named = [name, firstName(name)];
  const counts = mind.plan?.chunks.some(
    ({ doing, serves, to }) =>
      to > now &&
      (named.some((one) => doing.includes(one)) ||
        serves?.split(":").some((part) => part === id || off.has(part)) ||
        dropped.some((one) => one.id === serves)),
  );
  const seeks = mind.errands.some((one) => one.kind === "seek" && one.person === id);
  const seen = new Map([...mind.map.seen].filter(([who]) => who !== id));
  const mentioned = mind.commitments.some((one) => one.with.includes(id));
  if (!tie && !mentioned && dropped.length === 0 && !counts && !seeks) {
    // Another mind: what is being thought just now was thought of a town with them in it.
    return { mind: { ...mind, map: { ...mind.map, seen } }, events: [] };
  }
  const notes: Note[] = [
    {
      text: words.notes.movedAway(name, town),
      subjects: [id],
      source: { how: "given" },
      poignancy: Math.min(9, 5 + Math.max(0, Math.round(tie?.warmth ?? 0))),
    },
    ...dropped.map(
      (one): Note => ({
        text: words.notes.willNotBe(self, one.what, name),
        subjects: [mind.id, id, ...one.with],
        source: { how: "given" },
        stories: one.story === null ? [] : [one.story],
        poignancy: 5,
      }),
    ),
  ];
  const free: Mind = {
    ...mind,
    commitments: mind.commitments
      .filter((one) => !dropped.includes(one))
      .map((one) => (one.with.includes(id) ? { ...one, with: one.with.filter((who) => who !== id) } : one)),
    errands: seeks ? mind.errands.filter((one) => one.kind !== "seek" || one.person !== id) : mind.errands,
    map: { ...mind.map, seen },
    plan: counts ? null : mind.plan,
  };
  const heard = told(free, notes, now, vectorOf);
  const letGoOf = dropped.map(
    (one): Draft => ({
      kind: "commitment-dropped",
      at: now,
      who: mind.id,
      spot: null,
      audience: "nobody",
      what: one.what,
      story: one.story,
      why: words.reason(name),
    }),
  );
  return { mind: heard.mind, events: [...letGoOf, ...heard.events] };
}
