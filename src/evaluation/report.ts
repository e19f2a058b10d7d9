/** The report: one line a measure, each seed's number, all together, the target and whether it holds. */
import type { Lived } from "./lived.ts";
import { type Found, type Measure, together } from "./measure.ts";

/** One measure over all runs. */
export interface Line {
  readonly name: string;
  readonly value: number | null;
  readonly target: string | null;
  /** null where there is nothing to judge. */
  readonly holds: boolean | null;
  /** What each seed's run gave. */
  readonly bySeed: Readonly<Record<string, number | null>>;
  /** Some of what made it so, with the seed in front. */
  readonly cases: readonly string[];
}

/** What one run gave, measure by measure. */
export type Run = { readonly seed: string; readonly found: ReadonlyMap<string, Found> };

/** Takes every measure of one run. */
export async function measured(measures: readonly Measure[], lived: Lived): Promise<Run> {
  const found = new Map<string, Found>();
  for (const measure of measures) found.set(measure.name, await measure.of(lived));
  return { seed: lived.seed, found };
}

/** The runs put together. */
export function report(measures: readonly Measure[], runs: readonly Run[]): Line[] {
  return measures.map(({ name, over, target }) => {
    const found = runs.map(({ seed, found: of }) => [seed, of.get(name)!] as const);
    const value = together(
      over,
      found.map(([, one]) => one.value),
    );
    return {
      name,
      value: value === null ? null : Math.round(value * 1000) / 1000,
      target: target?.text ?? null,
      holds: target && value !== null ? target.holds(value) : null,
      bySeed: Object.fromEntries(found.map(([seed, one]) => [seed, one.value])),
      cases: found.flatMap(([seed, one]) => one.cases.map((text) => `seed ${seed}: ${text}`)),
    };
  });
}

/** A table for people; under each line that does not hold, what broke it. */
export function table(lines: readonly Line[]): string {
  const seeds = Object.keys(lines[0]?.bySeed ?? {});
  const number = (value: number | null) => (value === null ? "-" : String(Math.round(value * 1000) / 1000));
  const verdict = ({ holds }: Line) => (holds === null ? "" : holds ? "holds" : "FAILS");
  const rows = [
    ["", ...seeds.map((seed) => `seed ${seed}`), "all", "target", ""],
    ...lines.map((line) => [
      line.name,
      ...seeds.map((seed) => number(line.bySeed[seed] ?? null)),
      number(line.value),
      line.target ?? "",
      verdict(line),
    ]),
  ];
  const failing = lines.filter(({ holds }) => holds === false);
  const why = failing.flatMap((line) => [`\n${line.name}:`, ...line.cases.slice(0, 8).map((one) => `  ${one}`)]);
  return [columns(rows), ...why].join("\n");
}

/** Rows of cells under one another, the first column to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const aligned = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join("  ");
  return rows.map((row) => aligned(row).trimEnd()).join("\n");
}
