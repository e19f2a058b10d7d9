// Time as a process with a machine of its own would see it. A busy machine lets a process wait for a processor, and what a
// bot does in its three seconds must not be judged by what the machine does for others.

import { readFileSync } from "node:fs";

/** Milliseconds since the process began, less those in which it was ready to run and did not get a processor; only differences mean something. */
export function ownMs(): number {
  return performance.now() - queuedMs();
}

// The second number of Linux's schedstat: nanoseconds on the run queue, of the main thread. Other systems have none to subtract.
function queuedMs(): number {
  try {
    return Number(readFileSync("/proc/self/schedstat", "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}
