/** What is kept of a change of the store's format, so that it is gone on with after a kill and told once. */
import { z } from "zod";

/** The record of the last change of format: from which to which, when (real time), and the name of the copy; null when it is gone. */
export const upgradeForm = z.object({ from: z.int(), to: z.int(), at: z.number(), copy: z.string().nullable() });
/** That record. */
export type Upgraded = z.infer<typeof upgradeForm>;

/** The names of that record, and of the one of the format that keepers were told of. */
export const UPGRADE = "upgrade";
export const UPGRADE_TOLD = "upgrade-told";
