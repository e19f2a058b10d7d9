/**
 * Habits: when the same piece of the day returns under the same conditions, it may go as it went before, without a question to the
 * model (paper section 4.3, appendix A: decompose just in time). Never more than four fifths of a day; meals and promises are always
 * thought about anew.
 */
import { dateOf, type Minutes } from "../../clock/units.ts";
import type { Random } from "../../world/chance.ts";
import { placeOf } from "../../world/places.ts";
import { stateOf } from "../../world/world.ts";
import type { Chunk, DayPlan, Habit, HabitPiece, Mind } from "../mind.ts";
import type { Thinking } from "../thinking.ts";

/** At most so much of a day goes by habit. */
export const BY_HABIT = 0.8;
/** How likely it is that a habit is followed when it fits. */
const LIKELY = 0.7;
/** How much longer or shorter a piece may be for its habit to fit, in minutes. */
const ABOUT = 15;
/** So many habits are kept; the oldest is forgotten first. */
const MOST = 40;

const weekend = (start: string, at: Minutes): boolean => [0, 6].includes(dateOf(start, at).getUTCDay());

/** What makes two pieces of the day the same: what is done, where, and on what kind of day. */
const keyOf = (chunk: Chunk, start: string): string =>
  [chunk.kind, chunk.place, weekend(start, chunk.from) ? "weekend" : "weekday", chunk.doing].join("|");

/** Whether a piece of the day can be a habit at all: what serves a promise or a thought is new, and so is what is on the table. */
const ordinary = (chunk: Chunk): boolean =>
  chunk.serves === null && (chunk.kind === "work" || chunk.kind === "pastime" || chunk.kind === "routine");

/** What a piece of the day is made of by habit, or null when there is none that fits, or it is another day for once. */
export function byHabit(
  mind: Mind,
  plan: DayPlan,
  chunk: Chunk,
  thinking: Thinking,
  random: Random,
): readonly HabitPiece[] | null {
  const habit = mind.habits.get(keyOf(chunk, thinking.town.start));
  if (!habit || !ordinary(chunk) || habit.day >= plan.day) return null;
  if (Math.abs(habit.minutes - (chunk.to - chunk.from)) > ABOUT) return null;
  const { byHabit: reused, thought } = plan.apart ?? { byHabit: 0, thought: 0 };
  if (reused + 1 > BY_HABIT * (reused + thought + 1)) return null;
  // Where something is not as it should be, nobody goes on as always.
  const odd = placeOf(thinking.world.map, chunk.place).areas.some((area) =>
    area.objects.some((object) => stateOf(thinking.world, object.id).odd),
  );
  return odd || !random.chance(LIKELY) ? null : habit.pieces;
}

/** The mind's habits with one more: how this piece of the day was taken apart. */
export function withHabit(
  mind: Mind,
  plan: DayPlan,
  chunk: Chunk,
  pieces: readonly HabitPiece[],
  start: string,
): ReadonlyMap<string, Habit> {
  if (!ordinary(chunk) || pieces.length === 0) return mind.habits;
  const key = keyOf(chunk, start);
  const kept = new Map([...mind.habits].filter(([one]) => one !== key));
  kept.set(key, { day: plan.day, minutes: chunk.to - chunk.from, pieces });
  return kept.size > MOST ? new Map([...kept].slice(kept.size - MOST)) : kept;
}
