/** Words of parting that say what was agreed are said where it was, and nowhere else. */
import { expect, it } from "vitest";
import { at, mindOf, personaOf, thinkingIn } from "../../../test/mind/minds.ts";
import { selfOf } from "../../mind/self.ts";
import type { Line } from "../../world/people.ts";
import type { Answer } from "../../world/speech-acts.ts";
import { lines } from "../en/say/lines.ts";
import { fill } from "./fill.ts";
import { parting } from "./partings.ts";

const [klaus, maria] = ["klaus-mueller", "maria-lopez"] as const;
const now = at(12);

/** How Klaus parts in many talks in which Maria answered so to a meeting. */
function partings(answer: Answer): string[] {
  const what = { kind: "meet", place: "johnson-park", from: at(16) } as const;
  const self = selfOf(mindOf(klaus), personaOf(klaus), thinkingIn({ now, people: { [klaus]: {}, [maria]: {} } }));
  return Array.from({ length: lines.partings.length }, (_, n) => {
    const said: Line = {
      id: `talk-${n}/1`,
      who: maria,
      text: "...",
      at: now,
      acts: [{ act: "reply", to: { proposal: "talk-0/1.1", by: klaus, what }, answer }, { act: "farewell" }],
      stories: [],
      rests: [],
      visitors: [],
    };
    const random = thinkingIn({}, `t${n}`).random(klaus, "parting");
    return parting({ ...self, others: [maria], lines: [said], recalled: [] }, random);
  });
}

it("what was agreed comes into the goodbye after a yes to a meeting, and after no other answer", () => {
  const agreed = lines.partingsWhen.meeting.map((wording) => fill(wording, { name: "Maria" }));
  const ofMeeting = (text: string) => agreed.includes(text);
  expect(partings("yes").filter(ofMeeting)).not.toEqual([]);
  expect(partings("no").filter(ofMeeting)).toEqual([]);
});
