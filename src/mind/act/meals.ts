/**
 * A meal due and nothing in the house (paper section 3.2, issue 3): one shops while the shop is open, else eats out, else makes do, and
 * remembers why, so that whoever asks can be told.
 */
import { later, type Minutes, startOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Shift } from "../../world/episodes.ts";
import type { Draft } from "../../world/events.ts";
import { type MealName, mealNames } from "../../world/kinds.ts";
import { larderOf } from "../../world/objects.ts";
import { areasFor, isOpen, type ObjectId, type PlaceId, placeOf } from "../../world/places.ts";
import { troubleWith } from "../../world/remedies.ts";
import { minutesBetween } from "../../world/walking.ts";
import { personOf } from "../../world/world.ts";
import { remember } from "../memory/remember.ts";
import { type Chunk, chunkAt, type Errand, type Lived, type Mind } from "../mind.ts";
import type { Persona } from "../persona.ts";
import { livedDay, mealAt, opensFor, planEvent, replanned, usualMeals } from "../plan/plan.ts";
import type { Thinking } from "../thinking.ts";
import { sourceOf, tendedByAnother } from "./errands.ts";
import { freed, withPieces } from "./laying.ts";
import { knowsPlace, spotFor, usableAreas } from "./where.ts";

/** A meal does not wait longer than this for the shopping. */
const LONGEST_WAIT = 60;
/** Nobody walks further than this for a meal out. */
const LONGEST_WALK = 25;

/** What a household meal at this moment is taken from, or null: a meal away from home takes nothing from anybody's larder. */
export function larderFor(mind: Mind, place: PlaceId, thinking: Thinking): ObjectId | null {
  const home = placeOf(thinking.world.map, place);
  return home.household.includes(mind.id) ? larderOf(thinking.world.map, home) : null;
}

/** Somebody about to cook finds the larder bare: what becomes of the meal. */
export async function mealDue(mind: Mind, persona: Persona, thinking: Thinking): Promise<Lived> {
  const { world, now } = thinking;
  const { map } = world;
  const nothing: Lived = { mind, events: [], actions: [] };
  const me = personOf(world, mind.id);
  const chunk = chunkAt(mind.plan, now);
  if (!mind.plan || chunk?.kind !== "meal" || chunk.place !== me.spot.place || me.talk || me.walk) return nothing;
  const larder = larderFor(mind, chunk.place, thinking);
  if (!larder) return nothing;
  const meal = mealAt(persona, livedDay(persona, chunk.from), chunk.from);
  const key = `larder:${livedDay(persona, now)}:${meal}`;
  if (mind.noticed.has(key)) return nothing;
  // Who is cooking has what it takes, and is not stopped by what they take themselves, nor by a word with somebody in between.
  const begun = mind.plan.actions.some(
    (action) => action.from >= chunk.from && action.to <= chunk.to && action.doing === me.doing.text,
  );
  if (begun && me.doing.since >= chunk.from)
    return { ...nothing, mind: { ...mind, noticed: new Map(mind.noticed).set(key, now) } };
  if (troubleWith(world, larder) !== "empty") return nothing;
  const { doings, notes, reasons } = languageOf(map.language).reacting;
  const { name } = map.objects.get(larder)!.fixture;
  const id = `put-right:${larder}`;
  const seen: Mind = { ...mind, noticed: new Map(mind.noticed).set(key, now) };
  const told = async (
    changed: Mind,
    text: string,
    how: Shift,
    place: PlaceId,
    actions: Lived["actions"] = [],
  ): Promise<Lived> => {
    const episode = { kind: "made shift", how, meal, object: larder, place } as const;
    const note = { text, subjects: [mind.id, larder, place], source: { how: "did" } as const, episode };
    const noted = await remember(changed, [note], thinking);
    const event: Draft = planEvent(mind, changed.plan!, now, reasons.larderBare(name));
    return { mind: noted.mind, events: [event, ...noted.events], actions };
  };
  const shopping = shoppingTrip(seen, persona, chunk, larder, nextMealHour(persona, chunk.from, meal), thinking);
  if (shopping) {
    const errand: Errand = { kind: "put-right", id, object: larder, got: false, since: now };
    const plan = withPieces(freed(mind.plan, id, now, persona.home.place, map.language), shopping.pieces);
    const after = {
      ...chunk,
      from: shopping.back,
      to: Math.max(chunk.to, later(shopping.back, 40)) as Minutes,
      doing: doings.mealAfterShopping(meal),
      activity: meal,
    };
    const errands = [...mind.errands.filter((one) => one.id !== id), errand];
    return told(
      { ...seen, errands, plan: replanned(plan, after) },
      notes.shopFirst(persona.name, meal, name),
      "shopped",
      shopping.shop,
      [{ kind: "see-to", object: larder }],
    );
  }
  const out = placeToEat(mind, persona, thinking);
  if (out) {
    const { name: place } = placeOf(map, out.place);
    const to = Math.max(chunk.to, later(now, out.walk + 40)) as Minutes;
    const plan = replanned(mind.plan, {
      ...chunk,
      from: now,
      to,
      doing: doings.eatingOut(meal, place),
      activity: meal,
      place: out.place,
      area: null,
    });
    return told({ ...seen, plan }, notes.ateOut(persona.name, meal, place, name), "ate out", out.place);
  }
  const table = spotFor(map, mind.id, chunk.place, "meal", me.spot);
  const plan = withPieces(mind.plan, [
    { ...chunk, from: now, doing: doings.makingDo(meal), activity: meal, area: table.area },
  ]);
  return told({ ...seen, plan }, notes.madeDo(persona.name, meal, name), "made do", chunk.place);
}

/** From when on the meal after this one may be had; null after the last of the day. */
function nextMealHour(persona: Persona, at: Minutes, meal: MealName): Minutes | null {
  const next = mealNames[mealNames.indexOf(meal) + 1];
  return next ? later(startOfDay(livedDay(persona, at)), usualMeals[next].from) : null;
}

/** The trip to the shop and back before the meal, over by `latest`, when the shop is open and the day has room; null when not. */
function shoppingTrip(
  mind: Mind,
  persona: Persona,
  chunk: Chunk,
  larder: ObjectId,
  latest: Minutes | null,
  thinking: Thinking,
) {
  const { world, now } = thinking;
  const { map } = world;
  if (tendedByAnother(larder, mind.id, thinking)) return null;
  const source = sourceOf("groceries", larder, mind, persona, thinking);
  if (!source) return null;
  const walk = Math.ceil(minutesBetween(map, chunk.place, source.spot.place) / 5) * 5;
  const buys = later(now, walk);
  const home = later(buys, source.minutes + walk);
  const away = later(home, 10);
  if (away - now > LONGEST_WAIT || !opensFor(map, source.spot.place, mind.id, buys, later(buys, source.minutes)))
    return null;
  const until = later(away, 40);
  const clash = mind.plan!.chunks.some(
    (one) =>
      one.from < until &&
      one.to > chunk.to &&
      (one.kind === "commitment" || one.kind === "work" || one.kind === "meal"),
  );
  // A late breakfast is not had at the hour of lunch, or there would be two.
  if (clash || until > (latest ?? until) || until > mind.plan!.chunks.at(-1)!.to) return null;
  const errand = { kind: "errand", serves: `put-right:${larder}` } as const;
  const store = map.objects.get(larder)!.spot;
  const { doings } = languageOf(map.language).reacting;
  const pieces: Chunk[] = [
    {
      ...errand,
      from: now,
      to: home,
      doing: doings.buyingFood(placeOf(map, source.spot.place).name),
      activity: "buy",
      ...source.spot,
      emoji: "🛒",
    },
    { ...errand, from: home, to: away, doing: putAway(larder, thinking), activity: "tidy", ...store, emoji: "🧺" },
  ];
  return { pieces, back: away, shop: source.spot.place };
}

const putAway = (larder: ObjectId, { world }: Thinking): string =>
  languageOf(world.map.language).world.remedies.bareLarder.replace(
    "{object}",
    world.map.objects.get(larder)!.fixture.name,
  );

/** A place that serves meals, known and open for the next hour: one's haunts first, then the nearest; null when there is none. */
function placeToEat(mind: Mind, persona: Persona, { world, now }: Thinking): { place: PlaceId; walk: number } | null {
  const { map } = world;
  const here = personOf(world, mind.id).spot.place;
  // Also who works there finds no meal before it opens.
  const served = (place: PlaceId, at: Minutes): boolean => isOpen(placeOf(map, place), at);
  const open = [...map.places.values()]
    .filter((place) => place.access === "public" && place.hours !== null && knowsPlace(mind, place.id))
    .filter((place) => {
      const dining = new Set(areasFor(place, "meal").map((area) => area.id));
      return usableAreas(map, mind.id, place.id, null).some((area) => dining.has(area.id));
    })
    .map((place) => ({ place: place.id, walk: Math.ceil(minutesBetween(map, here, place.id) / 5) * 5 }))
    .filter(
      ({ place, walk }) =>
        walk <= LONGEST_WALK && served(place, later(now, walk)) && served(place, later(now, walk + 40)),
    )
    .sort(
      (a, b) => Number(persona.haunts.includes(b.place)) - Number(persona.haunts.includes(a.place)) || a.walk - b.walk,
    );
  return open[0] ?? null;
}
