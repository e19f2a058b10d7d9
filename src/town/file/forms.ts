/** The small forms that all parts of a town file are put together from. */
import { z } from "zod";
import { parseClock } from "../../clock/units.ts";

const kebab = /^[\p{Ll}\p{Lo}\p{N}]+(-[\p{Ll}\p{Lo}\p{N}]+)*$/u;

/** Whether `text` is a day of the calendar: "2023-02-29" is none. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Some words. */
export const text = z.string().regex(/\S/, "some words, not an empty text");
/** Something that is said as it stands. */
export const said = text.max(240, "at most 240 characters");
/** The id of a part of the file. */
export const id = z.string().regex(kebab, 'a kebab-case id such as "hobbs-cafe"');
/** A time of day. */
export const clock = z.string().refine((at) => parseClock(at) !== null, 'a clock time such as "07:30"');
/** A day of the calendar. */
export const day = z.string().refine(isDay, 'a calendar day such as "2023-02-14"');
/** A day of every year; that of a leap year is one. */
export const yearly = z.string().refine((at) => isDay(`2024-${at}`), 'a month and a day such as "02-14"');
/** A span of the day. */
export const hours = z.strictObject({ from: clock.describe("When it begins"), to: clock.describe("When it ends") });
/** A room. */
export const spot = z.strictObject({ place: id.describe("Id of a place"), area: id.describe("Id of an area of it") });
/** Days of the week. */
export const weekdays = z.array(z.int().min(0).max(6));

/** What a list that may not be empty is to have. */
export const atLeastOne = "at least one";
/** Other words for something, by which it is recognised in what people type. */
export const words = z.array(text).default([]).describe("What else people call it");
