/**
 * How Node runs a process that lives for minutes and goes once through much of the program: making machine code of every function that
 * was called a few hundred times took it a third of its time.
 */

/** Of Node 20, whose default is 67,584; later ones count calls instead and wait longer by themselves. */
const lateCompiling = process.versions.node.startsWith("20.") ? ["--interrupt-budget=2000000"] : [];

/** The flags of such a process. It makes much that is soon gone as well: fewer rounds of clearing up. */
export const SHORT_LIVED: readonly string[] = ["--max-semi-space-size=64", ...lateCompiling];
