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

/** What a reason is often given for: "keep away from him, he is up to something" asks the first. */
const REASONED: ReadonlySet<Asking> = new Set(["like", "dislike", "avoid"]);
/** What a thought asks that gives only a reason. */
const REASONS: ReadonlySet<Asking> = new Set(["suspect", "muse"]);

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
  const ranking = rankingOf(language, "thoughts");
  const bare = unnamed(text, names);
  const activity = activityIn(bare, language);
  const named: Named = {
    people,
    places,
    news: [...new Set([...news, ...spoken.map(({ id }) => id)])],
    activity: activity === "other" ? null : activity,
    at: time && (time.wholeDay ? later(startOfDay(time.day), EVENING) : time.from),
  };
  const likeliest = (words: string): Asking =>
    ranked<Asking>(ranking, words).find(({ intent }) => NEEDS[intent]?.(named) ?? true)?.intent ?? "muse";
  const whole = likeliest(bare);
  const parts = REASONS.has(whole) ? bare.split(/[,;.!?，；。！？]+/u).filter((one) => one.trim() !== "") : [];
  return { what: parts.map(likeliest).find((one) => REASONED.has(one)) ?? whole, ...named };
}
