/** A gathering that is over is remembered by whoever was there, with whom they saw (paper section 7: the party). */
import { languageOf } from "../../language/language.ts";
import type { Party } from "../../language/retold.ts";
import { isVisitor } from "../../world/people.ts";
import { type Note, remember } from "../memory/remember.ts";
import { clauseOf, whereOf } from "../memory/retell.ts";
import { nameOf } from "../memory/tell.ts";
import { type Mind, type Moment, storyMemories } from "../mind.ts";
import { bestMemory, companyAt, wasThere } from "../news/stories.ts";
import type { Persona } from "../persona.ts";
import type { Thinking } from "../thinking.ts";

/** For so long, in minutes, what is over is taken stock of. */
const LATELY = 60;
/** Of so many people one remembers that they were there. */
const MOST = 8;

/** Keeps what somebody has just been to. */
export async function takeStock(mind: Mind, persona: Persona, thinking: Thinking): Promise<Moment> {
  const { now, stories, town, world } = thinking;
  const notes = [...stories.values()].flatMap(({ id, of, off }): Note[] => {
    if (of.kind !== "gathering" || off !== undefined || of.to > now || now - of.to > LATELY) return [];
    const known = bestMemory(mind, id);
    if (!known || !wasThere(mind, of)) return [];
    if (storyMemories(mind, id).some(({ episode }) => episode?.kind === "attended")) return [];
    const company = companyAt({ mind, town, world }, of).slice(0, MOST);
    const party = (who: string): Party => {
      const name = nameOf(town, world, who);
      return { name, full: name, person: 3, pronouns: town.personas.get(who)?.pronouns ?? "they" };
    };
    const what = {
      kind: "attended",
      event: of.name,
      host: party(of.host),
      place: whereOf({ town, persona }, of.spot.place),
    } as const;
    const how = { holder: party(mind.id), tense: "past" } as const;
    const { retelling } = languageOf(town.language);
    return [
      {
        text: clauseOf(retelling, { ...what, with: company.map(party) }, how, 0),
        subjects: [mind.id, of.host, of.spot.place, ...company],
        source: { how: "did" },
        evidence: [known.id],
        stories: [id],
        visitors: [of.host, ...company].filter(isVisitor),
        place: of.spot.place,
        episode: { kind: "attended", news: id, event: of.name, host: of.host, place: of.spot.place, with: company },
      },
    ];
  });
  return remember(mind, notes, thinking);
}
