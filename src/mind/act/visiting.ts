/**
 * Dropping in on friends, and opening to whoever knocks (design section 3; in the original nobody ever visits another household). Who goes
 * to see whom is a matter of free time, of warmth and of chance; whether they are let in is up to who is home.
 */
import { later, timeOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Action } from "../../world/actions.ts";
import { firstName } from "../../world/people.ts";
import { entranceOf, type PersonId, type Place, type PlaceId, placeOf } from "../../world/places.ts";
import { minutesBetween } from "../../world/walking.ts";
import { canHear, homeAndAwake, personOf } from "../../world/world.ts";
import { type Chunk, chunkAt, type Lived, type Mind, type Moment, type PlannedAction } from "../mind.ts";
import { atOdds } from "../news/concern.ts";
import type { Persona } from "../persona.ts";
import { planEvent } from "../plan/plan.ts";
import { isSilent } from "../talk/company.ts";
import type { Thinking } from "../thinking.ts";
import { withPieces } from "./laying.ts";
import { knowsPlace } from "./where.ts";

/** The chance, each moment in the last minutes before a stretch of free time, that it is spent on a friend. */
const CHANCE = 0.4;
const AHEAD = 25;
/** Friends are dropped in on between these hours, and only for a while. */
const HOURS = { from: 600, to: 1220 } as const;
const LONGEST = 60;
const SHORTEST = 40;
const LONGEST_WALK = 15;

const visitTo = (who: PersonId): string => `visit:${who}`;

/** When free time is near: perhaps a visit to a friend, whom one expects to be home. */
export function dropIn(mind: Mind, persona: Persona, thinking: Thinking): Moment {
  const { world, now, town } = thinking;
  const { map } = world;
  const none: Moment = { mind, events: [] };
  const me = personOf(world, mind.id);
  const chunk = mind.plan?.chunks.find((one) => one.kind === "pastime" && one.from >= now && one.from - now < AHEAD);
  if (!mind.plan || !chunk || chunk.serves !== null || me.talk || me.walk || isSilent(thinking, mind.id)) return none;
  const t = timeOfDay(chunk.from);
  if (chunk.to - chunk.from < SHORTEST || t < HOURS.from || t > HOURS.to) return none;
  const random = thinking.random(mind.id, "drop-in");
  if (!random.chance(CHANCE)) return none;
  const friends = [...mind.ties].flatMap(([who, tie]) => {
    const home = town.personas.get(who)?.home.place;
    if (atOdds(mind, who, thinking.stories)) return [];
    if (!home || tie.warmth < 2 || home === persona.home.place || !knowsPlace(mind, home)) return [];
    if (!expectedHome(mind, who, home, thinking) || minutesBetween(map, me.spot.place, home) > LONGEST_WALK) return [];
    const lately = mind.noticed.has(visitTo(who)) || mind.plan!.chunks.some((one) => one.serves === visitTo(who));
    return lately ? [] : [{ who, home }];
  });
  if (friends.length === 0) return none;
  const { who, home } = random.pick(friends);
  const { doings, reasons } = languageOf(map.language).reacting;
  const name = firstName(town.personas.get(who)!.name);
  const visit: Chunk = {
    from: chunk.from,
    to: later(chunk.from, Math.min(chunk.to - chunk.from, LONGEST)),
    doing: doings.droppingIn(name),
    activity: "other",
    place: home,
    area: entranceOf(placeOf(map, home)).area,
    emoji: "🚪",
    kind: "pastime",
    serves: visitTo(who),
  };
  const plan = withPieces(mind.plan, [visit]);
  const noticed = new Map(mind.noticed).set(visitTo(who), chunk.from);
  return { mind: { ...mind, plan, noticed }, events: [planEvent(mind, plan, now, reasons.feltLike(name))] };
}

/** How long ago a friend must have been seen elsewhere for one to think that they may be home again. */
const ELSEWHERE = 60;

/** Whether one may think a friend at home: neither at work elsewhere at this hour, nor just seen or said to be somewhere else. */
function expectedHome(mind: Mind, who: PersonId, home: PlaceId, { town, now }: Thinking): boolean {
  const work = town.personas.get(who)?.work;
  const t = timeOfDay(now);
  const last = mind.map.seen.get(who);
  if (last && last.place !== home && now - last.at < ELSEWHERE) return false;
  return work?.spot.place === home || !work?.hours.some(({ from, to }) => from <= t && t < to);
}

/** A guest who has been let in: the rest of the visit is spent with whoever asked them in. */
export function asGuest(mind: Mind, thinking: Thinking): Mind {
  const { world, now, town } = thinking;
  const guest = world.guests.get(mind.id);
  const chunk = chunkAt(mind.plan, now);
  if (!mind.plan || !guest?.inside || !guest.host || !chunk?.serves?.startsWith("visit:")) return mind;
  const { doings } = languageOf(world.map.language).reacting;
  if (!mind.plan.actions.some((action) => action.from <= now && now < action.to && action.doing === chunk.doing))
    return mind;
  const kinds = doings.guest(firstName(town.personas.get(guest.host)?.name ?? ""));
  const order = thinking.random(mind.id, "guest").shuffled(kinds);
  const actions: PlannedAction[] = [];
  for (let at = now; at < chunk.to; at = actions.at(-1)!.to) {
    const to = chunk.to - at < 20 ? chunk.to : later(at, 15);
    const spot = personOf(world, mind.id).spot;
    const doing = order[actions.length % order.length]!;
    actions.push({ from: at, to, doing, emoji: "🫖", spot, object: null, state: null, notable: false });
  }
  const others = mind.plan.actions
    .filter((action) => action.to <= chunk.from || action.from >= chunk.to || action.from < now)
    .map((action) => (action.from < now && action.to > now ? { ...action, to: now } : action));
  return { ...mind, plan: { ...mind.plan, actions: [...others, ...actions].sort((a, b) => a.from - b.from) } };
}

/** Somebody is at the door: who of the house opens is the one they know best; a friend is asked in unless there is no time for them. */
export function answerDoor(mind: Mind, thinking: Thinking): Lived {
  const { world, now, town } = thinking;
  const { map } = world;
  const me = personOf(world, mind.id);
  const here = placeOf(map, me.spot.place);
  const none: Lived = { mind, events: [], actions: [] };
  if (!here.household.includes(mind.id)) return none;
  const { doings, reasons } = languageOf(map.language).reacting;
  const own = firstName(me.name);
  for (const [who, guest] of world.guests) {
    if (guest.place !== here.id || guest.host !== null || !opener(who, mind.id, thinking)) continue;
    const away = (why: string): Lived => ({ ...none, actions: [{ kind: "send-away", guest: who, why }] });
    const warmth = mind.ties.get(who)?.warmth ?? 0;
    const chunk = chunkAt(mind.plan, now);
    const next = mind.plan?.chunks.find((one) => one.from > now);
    const leaving = next !== undefined && next.place !== here.id && next.from - now < 20;
    const engaged = chunk?.kind === "work" || chunk?.kind === "commitment" || chunk?.kind === "errand";
    if (warmth < 0) return away(reasons.notWelcome(own));
    // Whoever gives something at home opens to all who come; who was asked for this hour is not sent away.
    const expected = mind.commitments.some(({ id, with: others }) => id === chunk?.serves && others.includes(who));
    if (expected || isGivingAt(here, thinking)) return { ...none, actions: [{ kind: "ask-in", guest: who }] };
    if (leaving || (engaged && warmth < 2)) return away(reasons.busy(own));
    const asks: Action[] = [{ kind: "ask-in", guest: who }];
    if (!mind.plan || chunk?.kind !== "pastime" || chunk.place !== here.id || chunk.to - now < 15)
      return { ...none, actions: asks };
    const name = firstName(town.personas.get(who)?.name ?? "");
    const together: Chunk = {
      ...chunk,
      from: now,
      to: later(now, Math.min(chunk.to - now, 40)),
      doing: doings.withGuest(name),
      area: entranceOf(here).area,
      emoji: "🫖",
      serves: visitTo(who),
    };
    const plan = withPieces(mind.plan, [together]);
    return { mind: { ...mind, plan }, events: [planEvent(mind, plan, now, reasons.cameBy(name))], actions: asks };
  }
  return none;
}

/** Whether somebody of a household gives something there now or shortly. */
const isGivingAt = (place: Place, { stories, now }: Thinking): boolean =>
  [...stories.values()].some(
    ({ of, off }) =>
      of.kind === "gathering" &&
      of.spot.place === place.id &&
      off === undefined &&
      place.household.includes(of.host) &&
      now >= of.from - 15 &&
      now < of.to,
  );

/** Whether a member of a household is the one who opens to somebody: of those who hear the door, the one who likes them best. */
function opener(guest: PersonId, who: PersonId, { world, town }: Thinking): boolean {
  const place = placeOf(world.map, world.guests.get(guest)!.place);
  const liking = (id: PersonId) => town.personas.get(id)?.ties.find((tie) => tie.to === guest)?.warmth ?? 0;
  const hearing = homeAndAwake(world, place).filter((one) => canHear(world, one, entranceOf(place)));
  return [...hearing].sort((a, b) => liking(b.id) - liking(a.id))[0]?.id === who;
}
