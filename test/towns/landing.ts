/** A town of one place and three people, for what residents say of themselves and of one another. */
import { minutes } from "../../src/clock/units.ts";
import type { Self } from "../../src/mind/self.ts";
import { readTown } from "../../src/town/file/definition.ts";
import { factsOf, settle } from "../../src/town/file/settle.ts";

const people = {
  en: [
    ["mora", "Mora Finch", "she", 51, "weaver"],
    ["pim", "Pim Finch", "he", 11, "schoolboy"],
    ["odd", "Odd Larsen", "he", 60, "ferryman"],
  ],
  "zh-CN": [
    ["mora", "梁秋", "she", 51, "织布师傅"],
    ["pim", "梁小满", "he", 11, "小学生"],
    ["odd", "丁大河", "he", 60, "摆渡人"],
  ],
} as const;
type Tag = keyof typeof people;

/** A ferry landing with three people in it, and what the file says of some of them: whom they have, by what trade they live, what is to come. */
export async function landing(
  language: Tag,
  ties: Readonly<Record<string, readonly { to: string; kind: string }[]>>,
  {
    trades = {},
    stories = [],
  }: { readonly trades?: Readonly<Record<string, string>>; readonly stories?: readonly unknown[] } = {},
) {
  const definition = readTown(
    {
      format: 2,
      name: "Landing",
      language,
      start: "2025-05-01",
      about: "A ferry landing.",
      places: [
        {
          id: "quay",
          name: "Quay",
          about: "A quay.",
          position: { x: 20, y: 20 },
          purposes: ["company", "meal", "walk", "sleep", "wash"],
          areas: [
            { id: "main", name: "quay", purposes: ["company", "meal", "walk"], objects: ["bench"] },
            ...people[language].map(([id]) => ({
              id: `room-${id}`,
              name: `room ${id}`,
              owners: [id],
              enclosed: true,
              purposes: ["sleep", "wash"],
              objects: [{ name: "bed", kind: "bed" }],
            })),
          ],
        },
      ],
      roads: [],
      residents: people[language].map(([id, name, pronouns, age, occupation]) => ({
        id,
        name,
        pronouns,
        age,
        occupation: trades[id] ?? occupation,
        traits: ["calm"],
        paragraph: `${name}: ${occupation}`,
        home: { place: "quay", area: `room-${id}` },
        wake: "07:00",
        sleep: "22:00",
        meals: { breakfast: null },
        ties: (ties[id] ?? []).map((tie) => ({ ...tie, warmth: 1 })),
        pastimes: [],
        topics: [],
      })),
      stories,
    },
    "landing.json",
  );
  const { state } = await settle(definition, "test", "1", 5, async (texts) => texts.map(() => null));
  const town = factsOf(definition, "test");
  const awake = new Map(
    [...state.world.people].map(([id, one]) => [id, { ...one, asleep: false, spot: { place: "quay", area: "main" } }]),
  );
  return (id: string): Self => ({
    persona: town.personas.get(id)!,
    mind: state.minds.get(id)!,
    town,
    world: { ...state.world, people: awake },
    stories: new Map(definition.stories.map((story) => [story.id, story])),
    now: minutes(12 * 60),
  });
}
