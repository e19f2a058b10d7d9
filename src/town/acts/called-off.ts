/** The news that a gathering is off: whoever meant to come learns it by talk, as they learned of the gathering. */
import { languageOf } from "../../language/language.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import { firstName } from "../../world/people.ts";

/** What goes round of a gathering from then on. */
export function calledOff(story: Story, hostName: string, language: string): Story {
  const { off } = languageOf(language).events;
  const { host, name } = gatheringOf(story)!;
  return {
    id: `${story.id}-off`,
    holder: story.holder,
    memory: off.memory(hostName, name),
    tells: off.tells(name),
    passes: off.passes(firstName(hostName), name),
    secret: false,
    poignancy: 8,
    of: { kind: "happening", who: host, report: null },
  };
}
