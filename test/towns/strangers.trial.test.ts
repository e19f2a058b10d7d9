/** Days in towns written to be read by strangers; a trial lives more of them. */
import { holdsAmongStrangers } from "./strangers.ts";

holdsAmongStrangers(["5"]);
