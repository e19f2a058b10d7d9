/**
 * The desk: the verbs and read-only views of one town that commands and stages use, and they use nothing else (style section 2). Whoever
 * needs only one of its faces asks for that.
 */
import type { KeepingDesk } from "./keeping.ts";
import type { VisitingDesk } from "./visiting.ts";

/** One town, for people. */
export interface TownDesk extends VisitingDesk, KeepingDesk {}
