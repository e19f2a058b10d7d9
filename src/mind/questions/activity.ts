/** The kind of a doing as a model gives it beside the words; what it leaves out, or makes up, is taken from elsewhere. */
import { z } from "zod";
import { activities } from "../../world/kinds.ts";

/** One of the closed list, or null. */
export const activityShape = z.enum(activities).nullable().catch(null);
