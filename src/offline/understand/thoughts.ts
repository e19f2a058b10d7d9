/** What a thought asks of whoever it comes to: the likeliest of what it can ask, by what it names from closed lists. */
import { later, startOfDay } from "../../clock/units.ts";
import type { TimeNamed } from "../../language/moments.ts";
import type { Story } from "../../mind/persona.ts";
import { activityIn } from "../../world/kinds.ts";
import type { Asking, Asks } from "../../world/reading.ts";
import { namedBy } from "./act-of.ts";
import { type NameFound, unnamed } from "./names.ts";
import { ranked, rankingOf } from "./rank.ts";

type Named = Omit<Asks, "what">;

/** What must be named for a thought to ask it. */
const NEEDS: Partial<Readonly<Record<Asking, (named: Named) => boolean>>> = {
  visit: ({ people, places }) => people.length + places.length > 0,
  come: ({ news }) => news.length > 0,
  "stay-away": ({ news }) => news.length > 0,
  like: ({ people, news }) => people.length + news.length > 0,
  dislike: ({ people, news }) => people.length + news.length > 0,
  suspect: ({ people }) => people.length > 0,
  avoid: ({ people, places, activity }) => people.length + places.length > 0 || activity !== null,
};

/** The hour at which what has only a day begins. */
const EVENING = 18 * 60;

/** What a thought asks; `spoken` is the news that its words mean, `time` when they say it is to be. */
export function asksOf(
  text: string,
  names: readonly NameFound[],
  spoken: readonly Story[],
  time: TimeNamed | null,
  language: string,
): Asks {
  const { people, places, news } = namedBy(names, []);
  const bare = unnamed(text, names);
  const activity = activityIn(bare, language);
  const named: Named = {
    people,
    places,
    news: [...new Set([...news, ...spoken.map(({ id }) => id)])],
    activity: activity === "other" ? null : activity,
    at: time && (time.wholeDay ? later(startOfDay(time.day), EVENING) : time.from),
  };
  const of = (what: Asking) => NEEDS[what]?.(named) ?? true;
  const all = ranked<Asking>(rankingOf(language, "thoughts"), bare);
  return { what: all.find(({ intent }) => of(intent))?.intent ?? "muse", ...named };
}
