/** How long retrievals took, in a few numbers. */

/** Milliseconds by rank: half of the times are at most `p50Ms`. Zeros where nothing was timed. */
export interface Timings {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly maxMs: number;
}

/** The timings of retrievals that took these milliseconds. */
export function timingsOf(took: readonly number[]): Timings {
  const sorted = [...took].sort((a, b) => a - b);
  const at = (share: number) => {
    const ms = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
    return Math.round(ms * 1000) / 1000;
  };
  return { p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1) };
}
