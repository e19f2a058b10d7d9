/**
 * What a town may spend on a real day (design section 6). A third is kept for answers to people, of which one visitor may
 * take half; the town's own thinking stops at four fifths of the rest, and the stand-ins think on. What is under way
 * counts as estimated, so that many questions at once can't overdraw the day.
 */
import { z } from "zod";
import type { Model, ModelError, Question, Reply } from "./model.ts";
import type { EmbedLocally } from "./offline.ts";

const FOR_PEOPLE = 1 / 3;
const FOR_ONE_VISITOR = 1 / 2;
const TOWN_STOPS_AT = 0.8;

/** What a budget needs to know. */
export interface BudgetOptions {
  /** US dollars per town and real day (UTC). */
  readonly dailyUsd: number;
  readonly now: () => number;
  /** About what a question will cost at most, before it is asked. */
  readonly estimateUsd: (question: Question) => number;
  /** Embeds when nothing is left of the day. */
  readonly embedLocally: EmbedLocally;
  /** Told once a day and town when its own thinking stops. */
  readonly onNotice: (town: string, sentence: string) => void;
}

/** What a town has spent on a day; a small record to keep, so that a restart doesn't begin the day anew. */
export const spending = z.object({
  /** UTC, "2025-02-13". */
  day: z.string(),
  townUsd: z.number(),
  peopleUsd: z.number(),
  /** By visitor id. Forgotten with the day. */
  byPerson: z.record(z.string(), z.number()),
  /** Whether the keeper was told that the town's thinking stopped. */
  told: z.boolean(),
});
/** What a town has spent on a day. */
export type Spending = z.infer<typeof spending>;

/** A model with a budget. */
export interface BudgetModel extends Model {
  /** What a town has spent today. */
  spent(town: string): Spending;
  /** Sets a town's own limit in US dollars a real day; null is everybody's. */
  limit(town: string, usd: number | null): void;
  /** Takes up what was kept; a record of another day counts for nothing. */
  restore(town: string, kept: Spending): void;
}

/** A question under way. */
interface Reserved {
  readonly town: string;
  readonly person: string | null;
  readonly usd: number;
}

/** The same model, within a budget per town and real day. Every request counts, also a failed one. */
export function withBudget(model: Model, options: BudgetOptions): BudgetModel {
  const { now, onNotice } = options;
  const limits = new Map<string, number>();
  const dailyUsdOf = (town: string): number => Math.min(limits.get(town) ?? options.dailyUsd, options.dailyUsd);
  const towns = new Map<string, Spending>();
  const underWay = new Set<Reserved>();

  function spent(town: string): Spending {
    const day = new Date(now()).toISOString().slice(0, 10);
    const known = towns.get(town);
    return known?.day === day ? known : { day, townUsd: 0, peopleUsd: 0, byPerson: {}, told: false };
  }

  function book(town: string, person: string | null, usd: number): void {
    towns.set(town, withCost(spent(town), person, usd));
  }

  /** Today's spending as if everything under way were paid. */
  function committed(town: string): Spending {
    const open = [...underWay].filter((reserved) => reserved.town === town);
    return open.reduce((sum, { person, usd }) => withCost(sum, person, usd), spent(town));
  }

  function tellOnce(town: string): void {
    const today = spent(town);
    if (today.told) return;
    towns.set(town, { ...today, told: true });
    onNotice(
      town,
      `The town's own thinking has used its part of today's ${dailyUsdOf(town).toFixed(2)} US dollars (DAILY_BUDGET_USD): until ` +
        "midnight UTC its residents think by simple rules. Answers to people go on.",
    );
  }

  async function ask(question: Question): Promise<Reply> {
    const { town, person } = question;
    const reserved: Reserved = { town, person, usd: options.estimateUsd(question) };
    if (!allows(withCost(committed(town), person, reserved.usd), person, dailyUsdOf(town))) {
      if (person === null) tellOnce(town);
      return overBudget;
    }
    underWay.add(reserved);
    try {
      const reply = await model.ask(question);
      book(town, person, costOf(reply, reserved.usd));
      return reply;
    } finally {
      underWay.delete(reserved);
    }
  }

  return {
    get name() {
      return model.name;
    },
    ask,
    async embed(town, texts) {
      if (total(spent(town)) > dailyUsdOf(town)) return { ...options.embedLocally(texts), error: noneLeft };
      const embedded = await model.embed(town, texts);
      book(town, null, embedded.usage.usd);
      return embedded;
    },
    spent,
    limit: (town, usd) => void (usd === null ? limits.delete(town) : limits.set(town, usd)),
    restore: (town, kept) => {
      towns.set(town, kept);
    },
  };
}

const noneLeft: ModelError = { reason: "budget", message: "today's budget is used up" };

const overBudget: Reply = {
  ok: false,
  error: noneLeft,
  usage: { requests: 0, input: 0, cached: 0, output: 0, usd: 0 },
};

/** Whether the day's spending, with the question in it, keeps within the part its asker may use. */
function allows(after: Spending, person: string | null, dailyUsd: number): boolean {
  const kept = dailyUsd * FOR_PEOPLE;
  if (total(after) > dailyUsd) return false;
  if (person !== null) return after.byPerson[person]! <= kept * FOR_ONE_VISITOR;
  const unspentOfKept = Math.max(0, kept - after.peopleUsd);
  return after.townUsd <= (dailyUsd - kept) * TOWN_STOPS_AT && total(after) + unspentOfKept <= dailyUsd;
}

/** What a reply cost; one that came too late may well have been written and billed, and counts as estimated. */
function costOf(reply: Reply, estimateUsd: number): number {
  const late = !reply.ok && reply.error.reason === "timeout";
  return late ? Math.max(reply.usage.usd, estimateUsd) : reply.usage.usd;
}

function withCost(day: Spending, person: string | null, usd: number): Spending {
  if (person === null) return { ...day, townUsd: day.townUsd + usd };
  const byPerson = { ...day.byPerson, [person]: (day.byPerson[person] ?? 0) + usd };
  return { ...day, peopleUsd: day.peopleUsd + usd, byPerson };
}

const total = (day: Spending): number => day.townUsd + day.peopleUsd;
