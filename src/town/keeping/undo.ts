/** How a keeper's act is taken back: what it changed, as it was before. Kept beside the act, so that it can be undone after a restart. */
import { z } from "zod";

const named = z.object({ id: z.string(), name: z.string() });
/** Whether the act itself took another back. */
const undid = z.literal(true).optional();

/** The record of it. */
export const undoRecord = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ban"), who: named, undid }),
  z.object({ kind: z.literal("unban"), who: named, undid }),
  /** Until when each place was muted before, in real milliseconds; null: until a keeper says so; false: it was not. */
  z.object({
    kind: z.literal("mute"),
    before: z.record(z.string(), z.union([z.number(), z.null(), z.literal(false)])),
  }),
  /** The fields of the settings that were changed. */
  z.object({ kind: z.literal("settings"), before: z.record(z.string(), z.json()) }),
  z.object({ kind: z.literal("pace"), before: z.number() }),
  z.object({ kind: z.literal("move-out"), who: named }),
  z.object({ kind: z.literal("pause"), undid }),
  z.object({ kind: z.literal("resume"), undid }),
]);

/** What undoes an act. */
export type Undo = z.infer<typeof undoRecord>;
