/** Counts what is asked, by town and step: for the page's bill, the keeper's status and the evaluation. */
import { addUsage, type Model, type ModelErrorReason, noUsage, type Reply, type Usage } from "./model.ts";

/** One question and what came of it. No text: prompts and answers are the audit's. */
export interface Recorded {
  readonly key: string;
  readonly town: string;
  readonly step: string;
  readonly ok: boolean;
  /** null where the answer was good. */
  readonly reason: ModelErrorReason | null;
  readonly usage: Usage;
}

/** The sum of a step. */
export interface StepTotal {
  readonly asked: number;
  readonly answered: number;
  /** How often it failed, by reason. */
  readonly failed: Readonly<Partial<Record<ModelErrorReason, number>>>;
  readonly usage: Usage;
}

/** A model that keeps count. */
export interface RecordModel extends Model {
  /** The latest questions, oldest first. */
  records(): readonly Recorded[];
  /** Totals since the start by the step's name, of one town or all; embeddings are the step "embed". */
  byStep(town?: string): Readonly<Record<string, StepTotal>>;
}

const MOST_RECORDS = 5_000;
const nothing: StepTotal = { asked: 0, answered: 0, failed: {}, usage: noUsage };

/** The same model, counted. */
export function withRecord(model: Model): RecordModel {
  const latest: Recorded[] = [];
  const totals = new Map<string, Map<string, StepTotal>>();

  function keep(recorded: Recorded): void {
    latest.push(recorded);
    if (latest.length > MOST_RECORDS) latest.shift();
    const steps = totals.get(recorded.town) ?? new Map<string, StepTotal>();
    totals.set(recorded.town, steps.set(recorded.step, plus(steps.get(recorded.step) ?? nothing, totalOf(recorded))));
  }

  return {
    get name() {
      return model.name;
    },
    async ask(question) {
      const reply = await model.ask(question);
      const { key, town, step } = question;
      keep({ key, town, step, ok: reply.ok, reason: reasonOf(reply), usage: reply.usage });
      return reply;
    },
    async embed(town, texts) {
      const embedded = await model.embed(town, texts);
      const { usage, error } = embedded;
      keep({
        key: `${town}/embed`,
        town,
        step: "embed",
        ok: error === undefined,
        reason: error?.reason ?? null,
        usage,
      });
      return embedded;
    },
    records: () => [...latest],
    byStep: (town) => {
      const chosen = town === undefined ? [...totals.values()] : [totals.get(town) ?? new Map<string, StepTotal>()];
      const sum: Record<string, StepTotal> = {};
      for (const [step, total] of chosen.flatMap((steps) => [...steps])) sum[step] = plus(sum[step] ?? nothing, total);
      return sum;
    },
  };
}

const reasonOf = (reply: Reply): ModelErrorReason | null => (reply.ok ? null : reply.error.reason);

const totalOf = ({ ok, reason, usage }: Recorded): StepTotal => ({
  asked: 1,
  answered: ok ? 1 : 0,
  failed: reason === null ? {} : { [reason]: 1 },
  usage,
});

function plus(a: StepTotal, b: StepTotal): StepTotal {
  const failed: Partial<Record<ModelErrorReason, number>> = { ...a.failed };
  for (const [reason, count] of Object.entries(b.failed) as [ModelErrorReason, number][]) {
    failed[reason] = (failed[reason] ?? 0) + count;
  }
  return { asked: a.asked + b.asked, answered: a.answered + b.answered, failed, usage: addUsage(a.usage, b.usage) };
}
