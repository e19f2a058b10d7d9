/**
 * What is done at once: something served at a counter, or what one asks another to do. A yes is acted on by ordinary means: a
 * piece of the day from now on, or the end of what one is at.
 */
import { later } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { firstName, isVisitor } from "../../world/people.ts";
import { entranceOf, type PersonId, type PlaceId, placeOf, type Spot } from "../../world/places.ts";
import type { AtOnce } from "../../world/speech-acts.ts";
import { personOf } from "../../world/world.ts";
import { type Note, remember } from "../memory/remember.ts";
import { nameOf } from "../memory/tell.ts";
import { type Chunk, type Commitment, chunkAt, type Mind, type Moment } from "../mind.ts";
import type { Persona } from "../persona.ts";
import { serves } from "../talk/at-once.ts";
import type { Thinking } from "../thinking.ts";
import { planEvent, replanned } from "./plan.ts";
import { commit } from "./promises.ts";

/** How long one stays where one was asked to go or wait, in minutes. */
const STAYS = { go: 30, come: 45, wait: 20, fetch: 20 } as const;

/** What was asked, as a promise from now on; `other` is the other of the two. */
export function asked(what: AtOnce, other: PersonId, mind: Mind, thinking: Thinking): Commitment {
  const { now, town, world } = thinking;
  const { map } = town;
  const { atOnce } = languageOf(town.language).mind;
  const name = nameOf(town, world, other);
  const who = firstName(name);
  const at = (place: PlaceId) => placeOf(map, place).name;
  const promise = (called: string, spot: Spot | null, lasts: number): Commitment => ({
    id: `${what.kind === "deed" ? what.deed : what.kind}:${other}:${now}`,
    what: called,
    story: null,
    spot,
    from: now,
    to: later(now, lasts),
    with: [other],
    asked: what,
  });
  if (what.kind === "service")
    return promise(
      serves(town, mind.id, what.place) ? atOnce.serving(who, what.thing) : atOnce.having(who, what.thing),
      null,
      0,
    );
  switch (what.deed) {
    case "go":
    case "come":
      return promise(atOnce[what.deed](who, at(what.place)), entranceOf(placeOf(map, what.place)), STAYS[what.deed]);
    case "wait":
      return promise(atOnce.wait(who), personOf(world, mind.id).spot, STAYS.wait);
    case "fetch":
      return promise(atOnce.fetch(who, what.thing), entranceOf(placeOf(map, what.place)), STAYS.fetch);
    case "stop":
    case "leave":
    case "vote":
      return promise(atOnce[what.deed](who), null, 0);
    default:
      return what satisfies never;
  }
}

/** What a yes to it does: of whoever said it (`own`), and of whoever asked, when they have heard it. Null where nothing comes of it for them. */
export async function doneAtOnce(
  mind: Mind,
  persona: Persona,
  what: AtOnce,
  other: PersonId,
  own: boolean,
  thinking: Thinking,
): Promise<Moment | null> {
  const { town, world } = thinking;
  const together = what.kind === "service" || what.deed === "come";
  if (!own && !together) return null;
  const commitment = asked(what, other, mind, thinking);
  const { notes } = languageOf(town.language).mind;
  const name = nameOf(town, world, other);
  const note = (text: string): Note => ({
    text,
    subjects: [mind.id, other, ...("place" in what ? [what.place] : [])],
    source: { how: "did" },
    poignancy: 2,
    visitors: [other].filter(isVisitor),
    episode: { kind: "agreed", to: { what } },
  });
  if (what.kind === "service") {
    const place = placeOf(town.map, what.place).name;
    const had = serves(town, mind.id, what.place) ? notes.served : notes.wasServed;
    return remember(mind, [note(had(persona.name, name, what.thing, place))], thinking);
  }
  const acts =
    what.deed === "stop" || what.deed === "leave"
      ? brokenOff(mind, persona, what.deed, commitment.what, thinking)
      : what.deed === "vote"
        ? { mind, events: [] }
        : await commit(mind, persona, commitment, thinking);
  const noted = await remember(acts.mind, [note(notes.agreedTo(persona.name, name, commitment.what))], thinking);
  return { mind: noted.mind, events: [...acts.events, ...noted.events] };
}

/** What one is at ends here: the rest of it is free time, here or, where one was asked to be gone, at home. */
function brokenOff(mind: Mind, persona: Persona, deed: "stop" | "leave", why: string, thinking: Thinking): Moment {
  const { now, world, town } = thinking;
  const chunk = chunkAt(mind.plan, now);
  if (!mind.plan || !chunk) return { mind, events: [] };
  const here = personOf(world, mind.id).spot.place;
  const free: Chunk = {
    ...chunk,
    from: now,
    doing: languageOf(town.language).reacting.doings.spare,
    activity: "rest",
    place: deed === "leave" ? persona.home.place : here,
    area: null,
    emoji: "🙂",
    kind: "pastime",
    serves: null,
  };
  const plan = replanned(mind.plan, free);
  return {
    mind: { ...mind, plan },
    events: [planEvent(mind, plan, now, languageOf(town.language).planning.promise.agreed(why))],
  };
}
