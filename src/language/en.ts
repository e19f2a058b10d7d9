/** English: all that code says in a town, by purpose. */
import { common } from "./en/common.ts";
import { mind } from "./en/mind.ts";
import { sights } from "./en/sights.ts";
import { world } from "./en/world.ts";

/** The words of English. */
export const en = { ...common, ...sights, mind, world };
