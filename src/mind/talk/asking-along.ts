/**
 * Asking along (paper section 3.4: Maria, set only with a crush on Klaus, asks him along): whoever would like to ask somebody to an event goes
 * to see them in a free hour, where they last saw them or would look for them. What is asked is up to the talk.
 */
import { type Minutes, timeOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { firstName } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { personOf } from "../../world/world.ts";
import { begin } from "../act/errands.ts";
import { chunkAt, type Errand, type Lived, type Mind } from "../mind.ts";
import { answered, bestMemory, hasAsked } from "../news/stories.ts";
import { gatheringOf, type Persona, type Story } from "../persona.ts";
import type { Thinking } from "../thinking.ts";
import { isSilent } from "./company.ts";
import { belovedOf } from "./longing.ts";

/** Nobody is called on before or after these minutes of the day. */
const HOURS: { readonly from: number; readonly to: number } = { from: 8 * 60, to: 21 * 60 };
/** So much of the free time must be left. */
const LEAST = 25;

/** Whom this resident has a secret about and would like to ask along, and to what; null when there is nobody or they have. */
function longedFor(mind: Mind, thinking: Thinking): { who: PersonId; story: Story } | null {
  const { stories, now } = thinking;
  const beloved = belovedOf(mind.id, thinking);
  const story = [...stories.values()].find(
    (one) => one.of.kind === "gathering" && one.of.from > now && one.of.host !== mind.id && bestMemory(mind, one.id),
  );
  if (!beloved || !story || gatheringOf(story)!.host === beloved) return null;
  if (answered(mind, story.id) === "declined" || hasAsked(mind, beloved, story.id)) return null;
  return { who: beloved, story };
}

/** In a free hour, goes to look for whom they would like to ask along; not again for a while. */
export function lookForBeloved(mind: Mind, persona: Persona, thinking: Thinking): Lived {
  const { world, now, town } = thinking;
  const none: Lived = { mind, events: [], actions: [] };
  const me = personOf(world, mind.id);
  const chunk = chunkAt(mind.plan, now);
  const at = timeOfDay(now);
  if (isSilent(thinking, mind.id) || me.talk || me.walk || at < HOURS.from || at > HOURS.to) return none;
  if (chunk?.kind !== "pastime" || chunk.serves !== null || chunk.to - now < LEAST) return none;
  const wish = longedFor(mind, thinking);
  if (!wish) return none;
  const id = `long:${wish.story.id}`;
  if (mind.noticed.has(id) || mind.errands.some((one) => one.id === id)) return none;
  const noticed = new Map(mind.noticed).set(id, now as Minutes);
  // Who is here already needs no looking for.
  if (world.people.get(wish.who)?.spot.place === me.spot.place) return none;
  const errand: Errand = {
    kind: "seek",
    id,
    person: wish.who,
    looked: [],
    rounds: 0,
    notBefore: now,
    story: null,
    tell: null,
    since: now,
  };
  const why = languageOf(town.language).planning.intent.longing(firstName(town.personas.get(wish.who)!.name));
  return begin({ ...mind, noticed }, persona, errand, why, thinking);
}
