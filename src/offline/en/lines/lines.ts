/** English: the wordings of answers to what was understood. */
import { between } from "./between.ts";
import { guess } from "./guess.ts";
import { on } from "./on.ts";
import { people } from "./people.ts";
import { you } from "./you.ts";

/** All of them. */
export const lines = { ...between, ...you, ...on, guess, people };
