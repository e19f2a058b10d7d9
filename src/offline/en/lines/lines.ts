/** English: the wordings of answers to what was understood. */
import { bearing } from "./bearing.ts";
import { between } from "./between.ts";
import { counter } from "./counter.ts";
import { details } from "./details.ts";
import { dishes } from "./dishes.ts";
import { either } from "./either.ts";
import { events } from "./events.ts";
import { guess } from "./guess.ts";
import { knowledge } from "./knowledge.ts";
import { modest } from "./modest.ts";
import { often } from "./often.ts";
import { on } from "./on.ts";
import { people } from "./people.ts";
import { places } from "./places.ts";
import { pointing } from "./pointing.ts";
import { posed } from "./posed.ts";
import { repair } from "./repair.ts";
import { small } from "./small.ts";
import { standing } from "./standing.ts";
import { telling } from "./telling.ts";
import { ties } from "./ties.ts";
import { told } from "./told.ts";
import { trade } from "./trade.ts";
import { wanting } from "./wanting.ts";
import { you } from "./you.ts";

/** All of them. */
export const lines = {
  ...between,
  ...you,
  ...on,
  bearing,
  counter,
  guess,
  modest,
  people,
  details,
  dishes,
  events,
  places,
  pointing,
  posed,
  repair,
  knowledge,
  wanting,
  telling,
  often,
  small,
  standing,
  either,
  ties,
  told,
  trade,
};
