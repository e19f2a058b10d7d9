/** What somebody from outside says has happened, in a life that nobody simulates: its kind, found as their words arrive. */
import { languageOf } from "../../language/language.ts";
import { languageTags } from "../../language/tags.ts";
import { type Report, reports } from "../../world/episodes.ts";

const kinds = Object.keys(reports) as Report[];

/** What a text reports, in whichever language it is; null where it is nothing that moves. */
export const reportedIn = (text: string): Report | null =>
  kinds.find((kind) => languageTags.some((tag) => languageOf(tag).reported[kind].test(text))) ?? null;
