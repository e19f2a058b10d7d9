/** More days in towns written to be read by strangers. */
import { holdsAmongStrangers } from "./strangers.ts";

holdsAmongStrangers(["1", "2", "3", "4", "5"]);
