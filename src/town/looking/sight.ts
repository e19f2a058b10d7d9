/**
 * What somebody may be shown of a town: what was said and done where they may read, and of themselves all. One rule, for every view: a
 * memory of hearing or seeing is of the place it was made in; one that was concluded or planned is of what it rests on; a thought that
 * somebody whispered is theirs until it is told in public.
 */
import { languageOf } from "../../language/language.ts";
import { givenTies, givenWhoIAm } from "../../mind/memory/given.ts";
import { append, emptyStream, findMemory, memoriesOf, vectorAt } from "../../mind/memory/stream.ts";
import type { Commitment, Mind, TownFacts } from "../../mind/mind.ts";
import { isPublic } from "../../mind/news/stories.ts";
import type { Memory, MemoryId, StoryId, TownEvent } from "../../world/events.ts";
import { isVisitor, lookingAround, type Person } from "../../world/people.ts";
import type { PersonId, PlaceId } from "../../world/places.ts";
import type { World } from "../../world/world.ts";
import { visitorId } from "../acts/take-act.ts";
import type { Viewer } from "../desk/member.ts";
import type { TownState } from "../state.ts";

/** What they may be shown. */
export interface Sight {
  /** Nothing is kept from them. */
  readonly whole: boolean;
  place(place: PlaceId | undefined): boolean;
  memory(memory: Memory): boolean;
  /** What rests on memories of one mind. */
  restsOn(evidence: readonly MemoryId[]): boolean;
  event(event: TownEvent): boolean;
  /** Whether somebody is known to be, or to have been, at a place: a resident anywhere, a visitor where one may read. */
  seenAt(who: PersonId, place: PlaceId | undefined): boolean;
  /** What somebody is seen doing there. */
  doing(person: Pick<Person, "spot" | "doing">): boolean;
  /** A piece of somebody's day, by what it serves. */
  serves(mind: Mind, serves: string | null): boolean;
  commitment(commitment: Commitment): boolean;
  story(story: StoryId): boolean;
}

/** What a viewer may be shown; null: nobody in particular, for the town's own machinery. */
export function sightOf(state: TownState, viewer: Viewer | null): Sight {
  const mayRead = viewer?.mayRead;
  if (!viewer || !mayRead) {
    const all = () => true;
    const open = {
      place: all,
      memory: all,
      restsOn: all,
      event: all,
      seenAt: all,
      doing: all,
      serves: all,
      commitment: all,
      story: all,
    };
    return { whole: true, ...open };
  }
  const me = visitorId(viewer.id);
  const readable = new Map([...state.world.map.places.keys()].map((place) => [place, mayRead(place)]));
  const everywhere = [...readable.values()].every(Boolean);
  /** Memories of before have no place: they may be of any. */
  const place = (at: PlaceId | null | undefined) => (at ? (readable.get(at) ?? false) : everywhere);
  const onlyMine = (visitors: readonly PersonId[]) => visitors.includes(me) && visitors.every((one) => one === me);
  const story = (id: StoryId): boolean => {
    const known = state.stories.get(id);
    return known !== undefined && (known.by === me || known.plannedBy === me || isPublic(known, place));
  };
  const known = new Map<MemoryId, boolean>();
  const restsOn = (evidence: readonly MemoryId[]): boolean =>
    evidence.every((id) => {
      const before = known.get(id);
      if (before !== undefined) return before;
      const mind = state.minds.get(id.slice(0, id.lastIndexOf("#")));
      const memory = mind && findMemory(mind.stream, id);
      const shown = !memory || ofMemory(memory);
      known.set(id, shown);
      return shown;
    });
  function ofMemory(memory: Memory): boolean {
    const { source, visitors, evidence } = memory;
    if (onlyMine(visitors) || memory.speaker === me) return true;
    switch (source.how) {
      case "given":
        return true;
      case "inner-voice":
        return memory.stories.length > 0 && memory.stories.every(story);
      case "heard":
      case "saw":
        return place(memory.place);
      case "did":
        return place(memory.place) && (source.line !== undefined || restsOn(evidence));
      default:
        // Of visitors' words it rests on, nothing may be left to tell where they were said.
        return restsOn(evidence) && (evidence.length > 0 || visitors.length === 0 || everywhere);
    }
  }
  // What a member put into somebody's mind is theirs to know, until it is told.
  const untold = (id: StoryId | null) => id !== null && state.stories.get(id)?.opened !== undefined && !story(id);
  // Nobody agreed with anybody on what one means to do alone.
  const commitment = ({ with: others, story: of, agreedIn }: Commitment) =>
    !untold(of) && (others.length === 0 || others.includes(me) || place(agreedIn));
  return {
    whole: false,
    place,
    memory: ofMemory,
    restsOn,
    story,
    commitment,
    event(event) {
      if (event.who === me || ("of" in event && event.of === me)) return true;
      if (event.kind === "memory-kept") return ofMemory(event.memory);
      // What was said to them, or of their own words, unless it is of somebody else's too.
      if (event.kind === "line-said" && (event.visitors.includes(me) || event.to.includes(me)))
        return event.visitors.every((one) => one === me) || place(event.spot?.place);
      // Those of before have no place: they may be of any.
      if (event.kind === "invitation-answered") return place(event.spot?.place);
      return event.spot === null || place(event.spot.place);
    },
    seenAt: (who, at) => !isVisitor(who) || who === me || place(at),
    doing: ({ spot, doing }) => place(spot.place) || (doing.visitors ?? []).every((one) => one === me),
    serves(mind, serves) {
      if (untold(serves)) return false;
      const intent = mind.intents.find((one) => one.id === serves);
      if (intent?.story) return state.stories.get(intent.story)?.opened === undefined || story(intent.story);
      const promised = mind.commitments.find((one) => one.id === serves);
      return promised === undefined || commitment(promised);
    },
  };
}

/** A mind as it may speak to somebody in private: without what they may not be shown. */
export function speakingFor(mind: Mind, sight: Sight, facts: TownFacts): Mind {
  const memories = memoriesOf(mind.stream);
  const shown = memories.map(sight.memory);
  if (shown.every(Boolean)) return mindFor(mind, sight, facts);
  let stream = emptyStream(mind.stream.backing.start);
  for (const [i, memory] of memories.entries()) if (shown[i]) stream = append(stream, memory, vectorAt(mind.stream, i));
  return { ...mindFor(mind, sight, facts), stream };
}

/** What a card of a mind may show, besides its memories. */
export function mindFor(mind: Mind, sight: Sight, facts: TownFacts): Mind {
  if (sight.whole) return mind;
  const persona = facts.personas.get(mind.id)!;
  const given = givenTies(persona, facts.personas, facts.language);
  const { deepInThought } = languageOf(facts.language).mind.doings;
  const open = (serves: string | null) => sight.serves(mind, serves);
  const hidden = (mind.plan?.chunks ?? []).filter((chunk) => !open(chunk.serves));
  return {
    ...mind,
    yesterday: hidden.length > 0 ? "" : mind.yesterday,
    map: {
      ...mind.map,
      objects: new Map(
        [...mind.map.objects].filter(([object]) => sight.place(facts.map.objects.get(object)?.spot.place)),
      ),
      seen: new Map([...mind.map.seen].filter(([who, { place }]) => sight.seenAt(who, place))),
    },
    whoIAm: !sight.restsOn(mind.whoIAm.evidence)
      ? givenWhoIAm(persona, facts.language)
      : // What matters most to them may be what somebody whispered.
        mind.intents.some(({ id }) => !open(id))
        ? { ...mind.whoIAm, feeling: "" }
        : mind.whoIAm,
    ties: new Map(
      [...mind.ties].flatMap(([who, tie]) => {
        if (sight.restsOn(tie.evidence)) return [[who, tie]];
        // That they have met at all was to be seen only there.
        if (!sight.seenAt(who, undefined)) return [];
        return [[who, { ...tie, text: given.get(who)?.text ?? "", evidence: [] }]];
      }),
    ),
    commitments: mind.commitments.filter(sight.commitment),
    intents: mind.intents.filter(({ id }) => open(id)),
    plan: mind.plan && {
      ...mind.plan,
      chunks: mind.plan.chunks.map((chunk) => (open(chunk.serves) ? chunk : { ...chunk, doing: deepInThought })),
      actions: mind.plan.actions.map((action) =>
        hidden.some(({ from, to }) => from < action.to && action.from < to)
          ? { ...action, doing: deepInThought }
          : action,
      ),
    },
  };
}

/** The world as somebody may be told of it: without visitors whom they may not see, and what these do and say with others. */
export function worldFor(world: World, sight: Sight): World {
  if (sight.whole) return world;
  const kept = <K, V>(map: ReadonlyMap<K, V>, stays: (key: K, value: V) => boolean) =>
    new Map([...map].filter(([key, value]) => stays(key, value)));
  const seen = kept(world.people, (id, { spot }) => sight.seenAt(id, spot.place));
  const talks = kept(world.talks, (_, { members }) => members.every((id) => seen.has(id)));
  return {
    ...world,
    people: new Map(
      [...seen].map(([id, person]) => [
        id,
        {
          ...person,
          talk: person.talk !== null && talks.has(person.talk) ? person.talk : null,
          doing: sight.doing(person) ? person.doing : lookingAround(world.map.language, person.doing.since),
        },
      ]),
    ),
    talks,
    objects: kept(world.objects, (object) => sight.place(world.map.objects.get(object)?.spot.place)),
    guests: kept(world.guests, (id) => seen.has(id)),
    // Nothing tells where it was proposed.
    proposals: kept(world.proposals, (_, { by, to }) => [by, ...to].every((id) => sight.seenAt(id, undefined))),
  };
}
