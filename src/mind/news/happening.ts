/** News of anything else that happened: felt by what was reported, less by whoever does not know them. */
import { reports } from "../../world/episodes.ts";
import { all, type Feelings, type Kind, type MatterOf, nothing, plainly } from "./kind.ts";

function feels({ report }: MatterOf<"happening">): Feelings {
  const felt = report === null ? 0 : reports[report];
  const ofOthers = Math.sign(felt) as -1 | 0 | 1;
  return { ...all(felt), haunt: ofOthers, stranger: ofOthers, rival: felt < -1 ? -1 : 0 };
}

export const happening: Kind<MatterOf<"happening">> = {
  parts: ({ who, others = [] }) => (who === null ? [] : [who, ...others].map((one) => [one, "subject"])),
  places: () => [],
  phase: () => "over",
  feels,
  over: feels,
  shown: (felt, _, { report }) => (report === "fears" ? "worry" : plainly(felt)),
  calls: nothing,
};
