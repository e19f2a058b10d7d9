/** English: what follows from a word of the inner voice, or from a closed door. */
import { asOwnWords } from "../../../language/en/grammar.ts";
import type { ReplanAnswer, ReplanInput } from "../../../mind/questions/replan.ts";
import type { Random } from "../../../world/chance.ts";
import { heed, type ThoughtWords } from "../../day/heed.ts";

/** What the resident does about a thought, as it reads after "is". */
function doingOf(text: string): string {
  const bare = text.trim().replace(/(?<![.!?])[.!?]+$/, "");
  const verb =
    /^(?:please\s+)?(?:you\s+)?(?:(?:are|were)\s+going\s+to|should|must|will|want\s+to|need\s+to|have\s+to|ought\s+to|could)?\s*(.+)$/i.exec(
      bare,
    )?.[1] ?? bare;
  const own = asOwnWords(verb).replace(/^I /, "");
  const first = own.split(" ")[0]?.toLowerCase() ?? "";
  const decision = /^you (are|were) going to|^you (should|must|will|want to|need to|have to)/i.test(bare);
  const rest = own
    .split(" ")
    .slice(1)
    .join(" ")
    .replace(/\bmy\b/g, "their own");
  if (/^(go|walk|run|head|come)$/.test(first) && !decision)
    return `following a sudden thought: ${first}ing ${rest}`.replace(/runing/, "running").replace(/comeing/, "coming");
  if (!/^[a-z]+$/.test(first) || /^(?:am|are|is|was|were|have|has)$/.test(first))
    return `thinking over a sudden thought: "${bare}"`;
  return `working out how to ${first} ${rest}`.trim();
}

/** What heeding a thought says in English. */
const english: ThoughtWords = {
  placeNamed: ({ town }, text) =>
    [...town.map.places.values()].find((place) =>
      [place.name, ...place.aliases].some((name) => name.length > 3 && text.toLowerCase().includes(name.toLowerCase())),
    )?.id ?? null,
  tooLate: "there was no time left for it while the place was open",
  why: (text) => `a thought that would not let go: ${asOwnWords(text)}`,
  beingAt: (place) => `being at ${place}, as something told them to`,
  doingOf,
};

/** One piece of the day that follows from a thought or a closed door. */
export const replan = (input: ReplanInput, random: Random): ReplanAnswer => heed(input, random, english);
