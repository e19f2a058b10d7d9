/** English: the wordings of answers to what was understood. */
import { between } from "./between.ts";
import { guess } from "./guess.ts";
import { people } from "./people.ts";

/** All of them. */
export const lines = { ...between, guess, people };
