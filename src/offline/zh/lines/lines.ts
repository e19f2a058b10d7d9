/** 简体中文: the wordings of answers to what was understood. */
import type { Banks } from "../../answers/mouth.ts";
import { between } from "./between.ts";
import { guess } from "./guess.ts";
import { on } from "./on.ts";
import { people } from "./people.ts";
import { you } from "./you.ts";

/** All of them. */
export const lines: Banks = { ...between, ...you, ...on, guess, people };
