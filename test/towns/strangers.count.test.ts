/** More days in towns written to be read by strangers; `strangers.test.ts` lives a fifth seed. */
import { holdsAmongStrangers } from "./strangers.ts";

holdsAmongStrangers(["1", "2", "3", "4"]);
