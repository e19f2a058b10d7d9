/**
 * An offline day: getting up, meals, work in its hours, and free time spent as this person spends it, never twice the same. Times
 * wander a little with chance; what was done yesterday in free time is less likely today.
 */
import { clockText, dateOf, later, type Minutes, startOfDay, timeOfDay } from "../../clock/units.ts";
import { outgoing, type Pastime } from "../../mind/persona.ts";
import { opensFor, wakingDay, yesterdays } from "../../mind/plan/plan.ts";
import type { Self } from "../../mind/self.ts";
import type { Random } from "../../world/chance.ts";
import type { Activity } from "../../world/kinds.ts";
import { isOpen, placeOf } from "../../world/places.ts";
import { minutesBetween } from "../../world/walking.ts";
import { dayWords } from "./words.ts";

interface Piece {
  readonly from: Minutes;
  readonly to: Minutes;
  readonly kind: "routine" | "meal" | "work" | "pastime" | "errand";
  readonly doing: string;
  readonly activity: Activity;
  readonly place: string;
  readonly emoji: string;
}

type Written = Omit<Piece, "from" | "to"> & { from: string; to: string };

/** "07:05"; past midnight "24:30". */
const written = (at: Minutes, midnight: Minutes): string => {
  const t = at - midnight;
  return t < 1440 ? clockText(at) : `${Math.floor(t / 60)}:${String(t % 60).padStart(2, "0")}`;
};

const round5 = (n: number): number => Math.round(n / 5) * 5;

/** The day's pieces, as a model would write them. */
export function wholeDay(self: Self, day: number, random: Random): Written[] {
  const { persona } = self;
  const words = dayWords(self);
  const midnight = startOfDay(day);
  const { wake, sleep } = wakingDay(persona, day);
  const wander = (most: number) => round5(random.whole(-most, most));
  const pieces: Piece[] = [];
  const home = persona.home.place;
  const add = (piece: Piece) => {
    if (piece.to - piece.from >= 10) pieces.push(piece);
  };
  const washed = later(wake, random.pick([15, 20, 25]));
  add({
    from: wake,
    to: washed,
    kind: "routine",
    doing: random.pick(words.gettingUp),
    activity: "wash",
    place: home,
    emoji: "🪥",
  });
  for (const name of ["breakfast", "lunch", "dinner"] as const) {
    const meal = persona.meals[name];
    if (!meal) continue;
    const from = later(
      midnight,
      name === "breakfast" ? Math.max(meal.at, washed - midnight) : meal.at + wander(name === "lunch" ? 15 : 10),
    );
    const length = name === "breakfast" ? 30 : random.pick([35, 40, 45, 50]);
    const wanted = meal.place ?? home;
    const open = wanted === home || opensFor(self.town.map, wanted, persona.id, from, later(from, length));
    const place = open ? wanted : home;
    add({
      from,
      to: later(from, length),
      kind: "meal",
      doing:
        place === home ? random.pick(words.mealHome(name)) : words.mealOut(name, placeOf(self.town.map, place).name),
      activity: name,
      place,
      emoji: { breakfast: "🍳", lunch: "🥪", dinner: "🍲" }[name],
    });
  }
  const work = persona.work;
  const weekday = dateOf(self.town.start, midnight).getUTCDay();
  if (work && (work.weekdays === null || work.weekdays.includes(weekday)))
    for (const hours of work.hours) {
      const ownHours = placeOf(self.town.map, work.spot.place).hours;
      const fixed = ownHours?.from === hours.from;
      const from = later(midnight, hours.from + (fixed ? 0 : wander(10)));
      const to = later(midnight, (hours.to <= hours.from ? hours.to + 1440 : hours.to) + (fixed ? 0 : wander(15)));
      for (const free of gaps(pieces, from, to))
        add({
          ...free,
          kind: "work",
          doing: work.doing,
          activity: work.activity,
          place: work.spot.place,
          emoji: work.emoji,
        });
    }
  const bedtime = later(sleep, -random.pick([20, 25, 30]));
  add({
    from: bedtime,
    to: sleep,
    kind: "routine",
    doing: random.pick(words.toBed),
    activity: "rest",
    place: home,
    emoji: "🌙",
  });
  fillFreeTime(self, pieces, day, wake, bedtime, random, add);
  return [...pieces]
    .sort((a, b) => a.from - b.from)
    .map((piece) => ({ ...piece, from: written(piece.from, midnight), to: written(piece.to, midnight) }));
}

/** What is not yet taken between two moments. */
function gaps(pieces: readonly Piece[], from: Minutes, to: Minutes): { from: Minutes; to: Minutes }[] {
  const free: { from: Minutes; to: Minutes }[] = [];
  let at = from;
  for (const piece of [...pieces].sort((a, b) => a.from - b.from)) {
    if (piece.to <= at || piece.from >= to) continue;
    if (piece.from > at) free.push({ from: at, to: piece.from });
    at = Math.max(at, piece.to) as Minutes;
  }
  if (at < to) free.push({ from: at, to });
  return free;
}

/** Free time becomes pastimes: an hour or two each, fitting the place's hours, rather not yesterday's, rather what was left undone. */
function fillFreeTime(
  self: Self,
  pieces: Piece[],
  day: number,
  from: Minutes,
  to: Minutes,
  random: Random,
  add: (piece: Piece) => void,
): void {
  const { persona } = self;
  const home = persona.home.place;
  const before = yesterdays(self.mind, day);
  const used = new Set<Pastime>();
  for (const gap of gaps(pieces, from, to)) {
    let at = gap.from;
    const meal = pieces.find((piece) => piece.to === at && piece.kind === "meal");
    // A short while after a meal is sat out at the table.
    if (meal && gap.to - at <= 30) {
      pieces[pieces.indexOf(meal)] = { ...meal, to: gap.to };
      continue;
    }
    while (gap.to - at >= 20) {
      const left = gap.to - at;
      const length = left < 130 ? left : Math.min(left, round5(random.whole(65, 120)));
      const end = left - length < 30 ? gap.to : later(at, length);
      // The hour after breakfast is spent at home, where a family meets before everybody goes their way.
      const stays = meal !== undefined && at === gap.from && timeOfDay(at) < 600 && gap.to - gap.from <= 100;
      const chosen = choosePastime(self, at, end, used, before, stays, random);
      if (chosen) used.add(chosen);
      add({
        from: at,
        to: end,
        kind: "pastime",
        doing:
          chosen?.doing ?? random.pick(meal && at === gap.from ? dayWords(self).afterMeal : dayWords(self).idleHome),
        activity: chosen?.activity ?? "rest",
        place: chosen?.place ?? home,
        emoji: chosen?.emoji ?? "🏠",
      });
      at = end;
    }
  }
}

function choosePastime(
  self: Self,
  from: Minutes,
  to: Minutes,
  used: ReadonlySet<Pastime>,
  before: ReturnType<typeof yesterdays>,
  stays: boolean,
  random: Random,
): Pastime | null {
  const { persona, town } = self;
  const fitting = persona.pastimes.filter((pastime) => {
    const place = pastime.place ?? persona.home.place;
    if (stays && place !== persona.home.place) return false;
    const there = minutesBetween(town.map, persona.home.place, place);
    if (place !== persona.home.place && to - from < 2 * there + 30) return false;
    return opensFor(town.map, place, persona.id, from, to) && isOpen(placeOf(town.map, place), from);
  });
  if (fitting.length === 0) return null;
  const sociable = outgoing(persona, self.town.language) ? 0.75 : 0.6;
  const weight = (pastime: Pastime): number => {
    // Whoever has no other work has one or two things they do most days; the rest is rather not yesterday's.
    const usual = persona.work === null && persona.pastimes.indexOf(pastime) < 3;
    const spent = before.spent.includes(pastime.doing) ? 0.75 : 1;
    const again = before.unfinished.includes(pastime.doing) ? 2 : usual ? 6 : spent;
    const out = pastime.place !== null && pastime.place !== persona.home.place;
    return (used.has(pastime) ? 0.2 : 1) * again * (out ? sociable : 1 - sociable) * (0.5 + random.next());
  };
  return fitting.map((pastime) => ({ pastime, w: weight(pastime) })).sort((a, b) => b.w - a.w)[0]!.pastime;
}
