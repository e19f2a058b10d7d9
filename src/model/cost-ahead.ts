/**
 * What a town will cost before it has cost anything: the means it keeps to (design section 5, Cost) at the prices of its models. An
 * estimate from above; what it really costs is counted as it lives.
 */
import { costUsd } from "./known-models.ts";
import type { Prices } from "./model-form.ts";

/** Tokens a resident takes on a town day, those from the provider's cache not counted. */
const TOKENS_A_DAY = 40_000;
/** Of them, what is written rather than read, and what talk and reflection take (the deep model): taken to be so, not measured. */
const WRITTEN = 0.1;
const DEEP = 0.4;
/** Town minutes of a day that are lived at the town's pace; when all sleep, time goes by at once. */
const WAKING_MINUTES = 17 * 60;
const REAL_DAY_MS = 86_400_000;

/** What is known of a town before it is founded. */
export interface CostAheadOf {
  readonly residents: number;
  readonly routine: Prices;
  readonly deep: Prices;
  /** Town minutes of a tick, and real milliseconds between two. */
  readonly stepMinutes: number;
  readonly beatMs: number;
  readonly dailyBudgetUsd: number;
}

/** US dollars a town day and a real day, and how long a town day takes in real minutes. */
export interface CostAhead {
  readonly townDayUsd: number;
  readonly townDayMinutes: number;
  /** When somebody is about all day; at most the budget. */
  readonly realDayUsd: number;
}

/** The estimate. */
export function costAhead(town: CostAheadOf): CostAhead {
  const { residents, routine, deep, stepMinutes, beatMs, dailyBudgetUsd } = town;
  const usd = (prices: Prices, tokens: number) =>
    costUsd(prices, { input: tokens * (1 - WRITTEN), cached: 0, output: tokens * WRITTEN });
  const tokens = residents * TOKENS_A_DAY;
  const townDayUsd = usd(routine, tokens * (1 - DEEP)) + usd(deep, tokens * DEEP);
  const townDayMs = (WAKING_MINUTES / stepMinutes) * beatMs;
  return {
    townDayUsd,
    townDayMinutes: Math.round(townDayMs / 60_000),
    realDayUsd: Math.min(dailyBudgetUsd, (townDayUsd * REAL_DAY_MS) / townDayMs),
  };
}
