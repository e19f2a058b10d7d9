/** English: what a town costs, in words. */

/** What is told of a day's costs. `forecastUsd` is what the day comes to at this rate, at most the budget. */
export interface CostsTold {
  readonly model: string;
  /** What keeps it from being asked, a sentence each. */
  readonly troubles: readonly string[];
  readonly requests: number;
  readonly input: number;
  readonly cached: number;
  readonly output: number;
  readonly usd: number;
  readonly budgetUsd: number;
  readonly forecastUsd: number;
  readonly byStep: Readonly<
    Record<string, { readonly asked: number; readonly fellBack: number; readonly usd: number }>
  >;
}

/** US dollars, to the cent, or finer where it is less than one. */
export const usd = (amount: number): string => `$${amount.toFixed(amount > 0 && amount < 0.1 ? 4 : 2)}`;

/** Today's costs: in all, what the day will come to, and by step, dearest first. */
export function costs(told: CostsTold): string {
  if (told.model === "offline") return "The residents think offline, without a model. It costs nothing.";
  const steps = Object.entries(told.byStep).sort(([, a], [, b]) => b.usd - a.usd || b.asked - a.asked);
  return [
    `Today (UTC): **${usd(told.usd)}** of ${usd(told.budgetUsd)}, by ${told.requests} requests to ${told.model}.`,
    `Tokens: ${told.input} read, ${told.cached} of them from the provider's cache, and ${told.output} written.`,
    `At this rate the day comes to ${usd(told.forecastUsd)}.`,
    ...steps.map(
      ([step, { asked, fellBack, usd: cost }]) =>
        `- ${step}: ${usd(cost)}, asked ${asked} times${fellBack > 0 ? `, ${fellBack} of them answered by simple rules` : ""}`,
    ),
  ].join("\n");
}
