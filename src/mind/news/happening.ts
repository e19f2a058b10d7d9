/** News of anything else that happened: felt by what was reported, less by whoever does not know them. */
import { type Report, reports } from "../../world/episodes.ts";
import type { PersonId } from "../../world/places.ts";
import { all, type Feelings, type Kind, type Matter, type MatterOf, nothing, plainly } from "./kind.ts";

function feels({ report }: MatterOf<"happening">): Feelings {
  const felt = report === null ? 0 : reports[report];
  const ofOthers = Math.sign(felt) as -1 | 0 | 1;
  return { ...all(felt), haunt: ofOthers, stranger: ofOthers, rival: felt < -1 ? -1 : 0 };
}

/** What shows on whoever it befell: whoever sees them well knows that it is not so. */
const SHOWS: ReadonlySet<Report> = new Set(["died", "hurt"]);

/** Of whom something is said that would show on them; null of nobody. */
export const shownOn = (of: Matter | undefined): PersonId | null =>
  of?.kind === "happening" && of.report !== null && SHOWS.has(of.report) ? of.who : null;

export const happening: Kind<MatterOf<"happening">> = {
  parts: ({ who, others = [] }) => (who === null ? [] : [who, ...others].map((one) => [one, "subject"])),
  places: () => [],
  phase: () => "over",
  feels,
  over: feels,
  shown: (felt, _, { report }) => (report === "fears" ? "worry" : plainly(felt)),
  calls: nothing,
};
