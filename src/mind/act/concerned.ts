/**
 * Being concerned by news: what it calls for (`news/kind.ts`) is begun. Whom a danger comes to is warned before other matters, and makes
 * their place safe in time; what is missing is looked for, what opens or closes is seen, in free hours.
 */
import { dayOf, later, startOfDay, timeOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { type PersonId, placeOf } from "../../world/places.ts";
import { personOf } from "../../world/world.ts";
import { nameOf } from "../memory/tell.ts";
import { chunkAt, type Errand, type Lived, type Mind } from "../mind.ts";
import { callsOf, knownSince, placesOf } from "../news/concern.ts";
import { duesOf } from "../news/dues.ts";
import type { Call, Towards } from "../news/kind.ts";
import { believesKnows, isFor } from "../news/stories.ts";
import type { Persona, Story } from "../persona.ts";
import { type Self, selfOf } from "../self.ts";
import { isSilent } from "../talk/company.ts";
import type { Thinking } from "../thinking.ts";
import { begin, toTell } from "./errands.ts";
import { isSeenTo, placesFor, type SeeTo, whyToSee } from "./seeing-to.ts";

/** Nobody sets out before or after these minutes of the day. */
const HOURS: { readonly from: number; readonly to: number } = { from: 7 * 60, to: 21 * 60 };
/** So long, in minutes, one lets be what one has set out for. */
const AGAIN = 150;

/** Sets out for the first thing that news calls for and that is not in hand; one at a time. */
export function actOnNews(mind: Mind, persona: Persona, thinking: Thinking): Lived {
  const { world, now, stories } = thinking;
  const none: Lived = { mind, events: [], actions: [] };
  const me = personOf(world, mind.id);
  const at = timeOfDay(now);
  if (!mind.plan || me.talk || me.walk || at < HOURS.from || at > HOURS.to) return none;
  for (const story of stories.values()) {
    if (knownSince(mind, story) === null) continue;
    const self = selfOf(mind, persona, thinking);
    for (const call of callsOf(story, self)) {
      const errand =
        "to" in call
          ? toDo(story, call, self, thinking)
          : "places" in call
            ? toSee(story, call, mind, persona, thinking)
            : warning(story, call.does, mind, thinking);
      const key = errand && `for:${errand.id}`;
      if (!errand || !key || mind.errands.some(({ id }) => id === errand.id)) continue;
      if (now - (mind.noticed.get(key) ?? Number.NEGATIVE_INFINITY) < AGAIN) continue;
      const why =
        errand.kind === "seek"
          ? languageOf(thinking.town.language).reacting.reasons.mustFind(nameOf(thinking.town, world, errand.person))
          : whyToSee(errand, mind, thinking);
      return begin({ ...mind, noticed: new Map(mind.noticed).set(key, now) }, persona, errand, why, thinking);
    }
  }
  return none;
}

/** Going to what news calls for seeing to; null where there is nothing left to do. */
function toSee(
  story: Story,
  call: Extract<Call, { places: unknown }>,
  mind: Mind,
  persona: Persona,
  thinking: Thinking,
): SeeTo | null {
  const { now } = thinking;
  if (isSeenTo(mind, story.id, call.does, startOfDay(dayOf(now)))) return null;
  const places = placesFor(call, story, mind, persona, thinking);
  if (places.length === 0 || (call.until !== null && call.until <= later(now, 30))) return null;
  const id = `${call.does}:${story.id}`;
  return { kind: "see-to", id, news: story.id, how: call.does, places, done: [], until: call.until, since: now };
}

/** Going to whom something is due; null where they have it, or where one is not to speak unasked. */
function toDo(
  story: Story,
  { does, to }: { readonly does: Towards; readonly to: PersonId },
  self: Self,
  thinking: Thinking,
): Extract<Errand, { kind: "seek" }> | null {
  if (isSilent(thinking, self.mind.id) || !duesOf(story, self).some((due) => due.does === does && due.to === to))
    return null;
  return { ...toTell(story.id, to, thinking.now), id: `${does}:${story.id}:${to}`, due: does };
}

/**
 * Going to tell somebody who does not know yet as far as one can tell, the closest first: whom a danger comes to, or a friend what one
 * means to do; null where there is nobody.
 */
function warning(
  story: Story,
  does: "warn" | "tell",
  mind: Mind,
  thinking: Thinking,
): ReturnType<typeof toTell> | null {
  const { town, now } = thinking;
  const chunk = chunkAt(mind.plan, now);
  if (story.secret || isSilent(thinking, mind.id) || chunk?.kind === "commitment") return null;
  // What others tell of oneself one does not carry round as they tell it.
  if (does === "tell" && story.holder !== mind.id) return null;
  const theirs = placesOf(story)
    .map((place) => placeOf(town.map, place))
    .flatMap(({ household, staff }) => [...household, ...staff]);
  const warmth = (who: PersonId) => mind.ties.get(who)?.warmth ?? -1;
  const whom = does === "warn" ? theirs : [...mind.ties.keys()].filter((who) => town.personas.has(who));
  const [who] = [...new Set(whom)]
    .filter(
      (one) =>
        one !== mind.id &&
        warmth(one) >= (does === "warn" ? 0 : 1) &&
        isFor(story, [one]) &&
        !believesKnows(mind, one, story),
    )
    .filter((one) => !mind.noticed.has(`for:tell:${story.id}:${one}`))
    .sort((a, b) => warmth(b) - warmth(a));
  if (who === undefined) return null;
  // A danger does not wait for a free hour.
  return does === "warn" ? toTell(story.id, who, now) : { ...toTell(story.id, who, now), due: "tell" };
}
