/** Who answers what: an answerer for each intent. An intent that is missing does not compile. */
import type { Intent } from "../../world/intents.ts";
import type { Answerer } from "./answerer.ts";
import { between } from "./between.ts";
import { follow } from "./follow.ts";
import { living } from "./living.ts";
import { oneself } from "./oneself.ts";
import { saidBefore } from "./said-before.ts";

/** Between two, of whoever is spoken to, of what was said, and asking on. */
const talking = { ...between, ...oneself, ...saidBefore, ...follow };

/** The answerers by intent. */
export const answerers: Readonly<Record<Intent, Answerer>> = { ...talking, ...living };
