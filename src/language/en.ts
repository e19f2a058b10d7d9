/** English: all that code says in a town, by purpose. */
import { common } from "./en/common.ts";

/** The words of English. */
export const en = { ...common };
