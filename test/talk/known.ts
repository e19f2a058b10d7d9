/** What the town knows when a line is said. */
import { minutes } from "../../src/clock/units.ts";
import { meantIn } from "../../src/mind/news/meant.ts";
import type { Recognise } from "../../src/mind/recognise.ts";
import type { TalkState, Understand } from "../../src/mind/understand.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { factsOf, settle } from "../../src/town/file/settle.ts";
import type { TownState } from "../../src/town/state.ts";
import type { Line, Person } from "../../src/world/people.ts";
import { entranceOf } from "../../src/world/places.ts";
import { actsRead } from "../../src/world/reading.ts";
import type { SpeechAct } from "../../src/world/speech-acts.ts";
import { townOf } from "./invented-town.ts";
import type { GoldLine, TalkLanguage } from "./lines.ts";

const settled = new Map<string, ReturnType<typeof settledTown>>();

async function settledTown(
  id: string,
  language: TalkLanguage,
): Promise<{ readonly definition: TownDefinition; readonly state: TownState }> {
  const definition = await townOf(id, language);
  const { state } = await settle(definition, id, "1", 5, async (texts) => texts.map(() => null));
  return { definition, state };
}

/** The scene of a line: who stands there, and what was said before, as far as words say what they do. */
export async function sceneOf(
  gold: GoldLine,
  language: TalkLanguage,
  understand: Understand,
  recognise: Recognise,
): Promise<TalkState> {
  const key = `${gold.town}/${language}`;
  const known = settled.get(key) ?? settledTown(gold.town, language);
  settled.set(key, known);
  const { definition, state } = await known;
  const town = factsOf(definition, gold.town, recognise);
  const { place, hour, day, with: others = [], before = [] } = gold.scene;
  const spot = entranceOf(definition.map.places.get(place) ?? [...definition.map.places.values()][0]!);
  const [h = 0, m = 0] = hour.split(":").map(Number);
  const now = minutes((day - 1) * 1440 + h * 60 + m);
  const me: Person = {
    id: "visitor:kit",
    kind: "visitor",
    name: "Kit",
    spot,
    walk: null,
    doing: { text: "", emoji: "", object: null, since: now },
    asleep: false,
    talk: "talk-1",
    about: "",
  };
  const here = others.flatMap((id): [string, Person][] => {
    const person = state.world.people.get(id);
    return person ? [[id, { ...person, asleep: false, spot }]] : [];
  });
  const world = { ...state.world, people: new Map([...state.world.people, ...here, [me.id, me]]) };
  const stories = [...state.stories.values()];
  const speaker = before.findLast(([who]) => who !== "me" && world.people.has(who))?.[0];
  let talk: TalkState = {
    town,
    world,
    now,
    by: me,
    to: speaker ?? here[0]?.[0] ?? null,
    lines: [],
    stories,
    tells: [],
    agreed: [],
  };
  for (const [i, [who, text]] of before.entries()) {
    const common = { id: `talk-1/${i + 1}`, text, at: now, rests: [], visitors: [] };
    if (who === "me") {
      const reading = understand(text, talk);
      const line: Line = {
        ...common,
        who: me.id,
        to: talk.to ? [talk.to] : [],
        acts: actsRead(reading),
        stories: [],
        reading,
      };
      talk = { ...talk, lines: [...talk.lines, line] };
    } else {
      // What residents' lines do is known where they are made; here a question is one by its mark.
      const acts: SpeechAct[] = /[?？]/u.test(text) ? [{ act: "ask", what: "whether", about: null }] : [];
      const spoken = meantIn(text, stories, town, { by: who, to: me.id }).map(({ id }) => id);
      const line: Line = { ...common, who, to: [me.id], acts, stories: spoken };
      talk = { ...talk, lines: [...talk.lines, line] };
    }
  }
  return talk;
}
