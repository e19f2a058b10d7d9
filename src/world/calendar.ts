/** The calendar of a town: seasons, what is on every week, and its holidays. A function of the day. */
import { dateOf, startOfDay } from "../clock/units.ts";
import type { Season } from "../language/almanac.ts";
import type { Hours, PlaceId } from "./places.ts";
import { type Hemisphere, seasonOf } from "./seasons.ts";

/** Something that is on every week: the market. */
export interface Regular {
  readonly name: string;
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  readonly place: PlaceId | null;
  readonly hours: Hours | null;
  readonly about: string;
}

/** A day that is kept: every year on "02-14", or on the days of the calendar that are named. */
export interface Holiday {
  readonly name: string;
  readonly on: readonly string[];
  readonly about: string;
}

/** What a town goes by. */
export interface Calendar {
  readonly hemisphere: Hemisphere;
  readonly regulars: readonly Regular[];
  readonly holidays: readonly Holiday[];
}

/** What a day is. */
export interface CalendarDay {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 1 to 12. */
  readonly month: number;
  /** Of the month. */
  readonly date: number;
  readonly season: Season;
  readonly regulars: readonly Regular[];
  readonly holidays: readonly Holiday[];
}

/** A town's day, counted from 1 on the day it starts. */
export function calendarDay({ hemisphere, regulars, holidays }: Calendar, start: string, day: number): CalendarDay {
  const date = dateOf(start, startOfDay(day));
  const [month, weekday] = [date.getUTCMonth() + 1, date.getUTCDay()];
  const iso = date.toISOString().slice(0, 10);
  return {
    weekday,
    month,
    date: date.getUTCDate(),
    season: seasonOf(month, hemisphere),
    regulars: regulars.filter(({ weekdays }) => weekdays.includes(weekday)),
    holidays: holidays.filter(({ on }) => on.some((one) => one === iso || one === iso.slice(5))),
  };
}

/** The next day, from `day` on, on which something holds; null where there is none within a year. */
export function nextDay(from: number, holds: (day: number) => boolean): number | null {
  for (let day = from; day < from + 366; day++) if (holds(day)) return day;
  return null;
}
