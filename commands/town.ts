/** `/town`: a keeper founds, stops, starts and removes the town; anybody asks how it is (design section 7). */
import type { Command } from "../src/town/desk/command.ts";
import { beginning } from "./town/beginning.ts";
import { living } from "./town/living.ts";
import { lookingAfter } from "./town/looking-after.ts";

export default {
  name: "town",
  description: "The town of this server: found it, see how it is, stop and start it",
  subcommands: { ...beginning, ...living, ...lookingAfter },
} satisfies Command;
