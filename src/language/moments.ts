/** Times as languages name them: what a language must know to understand one, and what it then understood. */
import type { Minutes } from "../clock/units.ts";

/** The moment from which somebody speaks of other moments. */
export interface Present {
  readonly now: Minutes;
  /** The town's first day, "2023-02-13". */
  readonly start: string;
  /** The number of the day they are living: after midnight, and before going to bed, it is still yesterday's. */
  readonly today: number;
  /** When they get up and go to bed on a day. */
  readonly waking: (day: number) => { readonly wake: Minutes; readonly sleep: Minutes };
}

/** A time that somebody named: a moment (from = to) or a span. */
export interface TimeNamed {
  readonly day: number;
  readonly from: Minutes;
  readonly to: Minutes;
  /** A clock time was named, not only a part of the day or a day. */
  readonly exact: boolean;
  /** Only a day was named. */
  readonly wholeDay: boolean;
  /** Which day in words: "", "tomorrow", "yesterday", "on Tuesday". */
  readonly dayWords: string;
}

/** A place by what it is called. */
export interface Called {
  readonly name: string;
  readonly aliases: readonly string[];
}
