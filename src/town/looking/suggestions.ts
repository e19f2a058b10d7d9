/**
 * What somebody could do next, five things that fit the moment, read from the town as it is: who is up and to be met, what they know of,
 * what is planned, what is in use. Each is tried on the state first, which changes nothing, so that none is offered that would be refused.
 */
import { DAY, timeOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import { storyMemories, type TownFacts } from "../../mind/mind.ts";
import { isPublic } from "../../mind/news/stories.ts";
import { gatheringOf, type Persona, type Story } from "../../mind/persona.ts";
import { randomFor } from "../../world/chance.ts";
import type { FixtureKind } from "../../world/kinds.ts";
import { firstName, type Person } from "../../world/people.ts";
import { areaOf, entranceOf, type ObjectId, type PersonId, type PlaceId, placeOf } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import { canHear, stateOf } from "../../world/world.ts";
import { eventsFor } from "../acts/events.ts";
import { type Act, type Actor, changeOf, visitorId } from "../acts/take-act.ts";
import type { TownState } from "../state.ts";

/** Something to do, and the very line that does it. */
export interface Suggestion {
  /** The same as long as it is the same thing. */
  readonly id: string;
  /** "Ask Sam for news". */
  readonly label: string;
  readonly emoji: string;
  /** How it is done: said or done in a place, an object set, a voice whispered, or a place gone to. */
  readonly kind: "say" | "act" | "object" | "whisper" | "go";
  /** What is said, done, whispered, or the object and its state as `setObject` takes them. */
  readonly line: string;
  readonly place: PlaceId;
  /** Whom it is about, or null. */
  readonly who: PersonId | null;
  /** Whoever does it can go and see it. */
  readonly walks: boolean;
}

/** What a member may do besides what everybody may. */
export interface Allowed {
  readonly whisper: boolean;
  readonly objects: boolean;
  /** The clock stands: nobody would answer. */
  readonly stands: boolean;
}

/** How many are offered. */
export const SUGGESTIONS = 5;
/** Each stays for so many town minutes, while it can be done; with every few minutes another one changes. */
const STAYS = 25;

type Found = Omit<Suggestion, "walks">;

/** What there is, for the kinds of things to do. */
interface Situation {
  readonly state: TownState;
  readonly facts: TownFacts;
  readonly visitor: PersonId;
  readonly here: PlaceId | null;
  /** Residents who can be met: up, not on the way, and within hearing of whoever comes in. */
  readonly met: readonly Met[];
}
interface Met {
  readonly person: Person;
  readonly persona: Persona;
  readonly name: string;
  readonly knows: boolean;
}

/** What a member could do now, at most five things. */
export function suggestionsFor(state: TownState, facts: TownFacts, actor: Actor, allowed: Allowed): Suggestion[] {
  const situation = situationOf(state, facts, visitorId(actor.id));
  const slots = [
    allowed.stands ? [] : talkIdeas(situation),
    allowed.stands ? [] : newsIdeas(situation),
    allowed.stands ? [] : actIdeas(situation),
    allowed.objects ? oddIdeas(situation) : [],
    allowed.whisper ? thoughtIdeas(situation) : [],
  ];
  const order = slots.map((ideas, slot) => ordered(situation, ideas, slot));
  const chosen: Suggestion[] = [];
  const rest: Found[] = [];
  const refused = new Set<Found>();
  const take = (ideas: readonly Found[]): boolean => {
    // Five people are met sooner than one five times.
    const met = (one: Found) => chosen.some(({ who }) => who !== null && who === one.who);
    for (const idea of [...ideas].sort((a, b) => Number(met(a)) - Number(met(b)))) {
      if (refused.has(idea) || chosen.some(({ id, label }) => id === idea.id || label === idea.label)) continue;
      const tried = possible(situation, actor, idea);
      if (!tried) {
        refused.add(idea);
        continue;
      }
      chosen.push(tried);
      return true;
    }
    return false;
  };
  for (const ideas of order) {
    take(ideas);
    rest.push(...ideas);
  }
  while (chosen.length < SUGGESTIONS && take(rest));
  return chosen;
}

function situationOf(state: TownState, facts: TownFacts, visitor: PersonId): Situation {
  const { world } = state;
  const met = [...world.people.values()].flatMap((person): Met[] => {
    const persona = facts.personas.get(person.id);
    if (!persona || person.asleep || person.walk || state.embodied.has(person.id)) return [];
    if (!canHear(world, person, entranceOf(placeOf(facts.map, person.spot.place)))) return [];
    // Who is talking with them has greeted them.
    const talks = person.talk !== null && person.talk === world.people.get(visitor)?.talk;
    const knows = talks || (state.minds.get(person.id)?.ties.has(visitor) ?? false);
    return [{ person, persona, name: firstName(persona.name), knows }];
  });
  return { state, facts, visitor, here: world.people.get(visitor)?.spot.place ?? null, met };
}

/** What is near comes first, then where anybody may come in; among alike as chance has it for this while. */
function ordered({ state, facts, here }: Situation, ideas: readonly Found[], slot: number): Found[] {
  const while_ = Math.floor((state.now + (slot * STAYS) / SUGGESTIONS) / STAYS);
  const near = ({ place }: Found) => (place === here ? 0 : placeOf(facts.map, place).access === "public" ? 1 : 2);
  // By each idea's own throw, so that one that comes or goes changes no other's rank.
  const rank = new Map(ideas.map(({ id }) => [id, randomFor(state.seed, `${state.id}/ideas/${while_}/${id}`).next()]));
  return [...ideas].sort((a, b) => near(a) - near(b) || rank.get(a.id)! - rank.get(b.id)!);
}

const wordsOf = ({ facts }: Situation) => languageOf(facts.language).ideas;

const said = (idea: string, { person, persona }: Met, label: string, line: string): Found => ({
  id: `${idea}/${persona.id}`,
  label,
  emoji: "💬",
  kind: "say",
  line,
  place: person.spot.place,
  who: persona.id,
});

/** Somebody to greet; of whom one knows by now, what they are up to. */
function talkIdeas(situation: Situation): Found[] {
  const { greet, questions, other } = wordsOf(situation);
  const hour = Math.floor(timeOfDay(situation.state.now) / 60);
  return situation.met.flatMap((met) => {
    const { name, persona } = met;
    if (!met.knows) return [{ ...said("greet", met, greet.label(name), greet.line(name, hour)), emoji: "👋" }];
    const friend = persona.ties.find(({ to }) => situation.facts.personas.has(to));
    const friendName = friend && firstName(situation.facts.personas.get(friend.to)!.name);
    return [
      ...questions.map(({ label, line }, i) =>
        said(`question-${i}`, met, label(name, persona.pronouns), line(name, persona.pronouns)),
      ),
      ...(friendName ? [said("other", met, other.label(name, friendName), other.line(name, friendName))] : []),
    ];
  });
}

/** A story to ask about, of somebody who knows it, and an event to come to. */
function newsIdeas(situation: Situation): Found[] {
  const { state, facts, visitor, met } = situation;
  const words = wordsOf(situation);
  const { address } = languageOf(facts.language).replies;
  // What people opened is theirs until it is told in public; a secret stays one.
  const open = (story: Story) => !story.secret && (isPublic(story) || story.opened === undefined);
  const stories = [...state.stories.values()].filter(open).flatMap((story) =>
    met
      .filter(({ persona }) => storyMemories(state.minds.get(persona.id)!, story.id).length > 0)
      .flatMap((one) =>
        words
          .askOf(gatheringOf(story)?.name ?? null, firstName(nameOf(facts, state.world, story.holder)))
          .filter((line) => !address.names(line, one.persona.name) && !address.names(line, one.name))
          .map((line, i) => said(`story-${story.id}-${i}`, one, words.story(one.name), line)),
      ),
  );
  const events = eventsFor(state, facts, visitor).flatMap((event): Found[] => {
    if (event.state === "on")
      return [
        {
          id: `event/${event.id}`,
          label: words.toEvent(event.name),
          emoji: "🎉",
          kind: "go",
          line: "",
          place: event.place,
          who: null,
        },
      ];
    const host = met.find(({ persona }) => persona.id === event.host);
    if (event.state !== "planned" || event.from > state.now + 2 * DAY || !host) return [];
    const { label, line } = words.event;
    return [
      { ...said(`event-${event.id}`, host, label(host.name, event.name), line(host.name, event.name)), emoji: "🎉" },
    ];
  });
  return [...events, ...stories];
}

/** A gesture or a gift. */
const actIdeas = (situation: Situation): Found[] =>
  situation.met.flatMap((met) =>
    wordsOf(situation).gifts.map(({ label, line }, i) => ({
      ...said(`gift-${i}`, met, label(met.name), line(met.name)),
      emoji: "🎁",
      kind: "act" as const,
    })),
  );

/** What may go wrong with things of a kind. */
const befalls: readonly (readonly ["burning" | "leaking" | "broken" | "empty" | "dirty", readonly FixtureKind[]])[] = [
  ["burning", ["stove", "maker"]],
  ["leaking", ["basin", "sink", "shower"]],
  ["broken", ["device", "game"]],
  ["empty", ["larder"]],
  ["dirty", ["counter", "table", "desk", "easel", "board"]],
];

/** Something in use, in a state that it should not be in. */
function oddIdeas(situation: Situation): Found[] {
  const { state, facts } = situation;
  const { odd, whole } = wordsOf(situation);
  const { isDoing } = languageOf(facts.language).replies;
  const users = new Map<ObjectId, Person>();
  for (const person of state.world.people.values())
    if (person.kind === "resident" && !person.asleep && !person.walk && person.doing.object)
      users.set(person.doing.object, person);
  return [...users].flatMap(([object, user]): Found[] => {
    const known = facts.map.objects.get(object);
    const trouble = known && befalls.find(([, kinds]) => kinds.includes(known.fixture.kind))?.[0];
    if (!known || !trouble || stateOf(state.world, object).odd) return [];
    const { fixture, spot } = known;
    const fits = odd[trouble];
    // Whoever has shut themselves in is left in peace.
    if (areaOf(facts.map, spot).capacity === 1) return [];
    const place = placeOf(facts.map, spot.place);
    return [
      {
        id: `odd/${object}`,
        label: fits.label(fixture.name, firstName(user.name), isDoing(user.doing.text)),
        emoji: fits.emoji,
        kind: "object",
        line: whole(place.name, areaOf(facts.map, spot).name, fixture.name, fits.state),
        place: spot.place,
        who: user.id,
      },
    ];
  });
}

/** A thought to whisper, of somebody they are close to. */
function thoughtIdeas(situation: Situation): Found[] {
  const { facts, met } = situation;
  const { thoughts } = wordsOf(situation);
  return met.flatMap((one) => {
    const close = one.persona.ties.filter(({ to, warmth }) => warmth > 0 && facts.personas.has(to));
    return close.slice(0, 3).flatMap(({ to }) => {
      const other = firstName(facts.personas.get(to)!.name);
      return thoughts.map(({ label, line }, i) => ({
        ...said(`thought-${i}-${to}`, one, label(one.name, other), line(one.name, other)),
        emoji: "💭",
        kind: "whisper" as const,
      }));
    });
  });
}

/** The act that a suggestion is. */
export function actOf({ kind, line, place, who }: Found): Act {
  switch (kind) {
    case "say":
      return { kind: "say", place, text: line, to: who };
    case "act":
      return { kind: "do", place, text: line.replaceAll("*", "") };
    case "object":
      return { kind: "object", object: line, state: null };
    case "whisper":
      return { kind: "whisper", resident: who ?? "", text: line };
    case "go":
      return { kind: "go", place };
  }
}

/** A suggestion if it could be done now as it stands: nothing is changed by trying. */
function possible({ state, facts }: Situation, actor: Actor, idea: Found): Suggestion | null {
  const tried = (act: Act) => {
    try {
      return changeOf(state, facts, actor, act);
    } catch (error) {
      if (error instanceof UserError) return null;
      throw error;
    }
  };
  const done = tried(actOf(idea));
  if (!done || done.unheard || (idea.kind === "say" && done.answers?.who !== idea.who)) return null;
  if (idea.kind === "object" && done.events.length === 0) return null;
  return { ...idea, walks: idea.kind !== "object" || tried({ kind: "go", place: idea.place }) !== null };
}
