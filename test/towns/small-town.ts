/** Towns of one house, for what only needs people, places and news. */
import { readTown, type TownDefinition, type TownFile } from "../../src/town/file/definition.ts";

/** What there is in one. */
export interface SmallTown {
  readonly name: string;
  readonly language: "en" | "zh-CN";
  readonly start: string;
  readonly people: readonly (readonly [id: string, name: string, pronouns: "she" | "he"])[];
  readonly places: readonly (readonly [id: string, name: string])[];
  readonly stories: TownFile["stories"];
}

const words = {
  en: {
    house: "Long House",
    about: "A house for all of them.",
    room: "room",
    bed: "bed",
    made: "made",
    who: "villager",
  },
  "zh-CN": { house: "长屋", about: "大家都住的屋子。", room: "的房间", bed: "床", made: "铺好的", who: "村民" },
};

/** The town of it. */
export function smallTown({ name, language, start, people, places, stories }: SmallTown): TownDefinition {
  const said = words[language];
  return readTown(
    {
      format: 1,
      name,
      language,
      start,
      about: name,
      places: [
        ...places.map(([id, called], i) => ({
          id,
          name: called,
          about: called,
          position: { x: 20 + 15 * i, y: 30 },
          purposes: ["walk", "company", "meal"],
          areas: [{ id: "a1", name: called, purposes: ["walk", "company", "meal"] }],
        })),
        {
          id: "house",
          name: said.house,
          about: said.about,
          position: { x: 50, y: 60 },
          access: "household",
          purposes: ["sleep", "meal", "wash"],
          areas: people.map(([id, called]) => ({
            id: `room-${id}`,
            name: `${called} ${said.room}`,
            owners: [id],
            enclosed: true,
            purposes: ["sleep", "meal", "wash"],
            objects: [{ name: said.bed, kind: "bed", state: said.made }],
          })),
        },
      ],
      roads: places.map(([id]) => [id, "house"] as [string, string]),
      residents: people.map(([id, called, pronouns]) => ({
        id,
        name: called,
        pronouns,
        age: 40,
        traits: [language === "en" ? "friendly" : "友善"],
        occupation: said.who,
        paragraph: language === "en" ? `${called} lives in ${name}` : `${called}住在${name}`,
        home: { place: "house", area: `room-${id}` },
      })),
      stories,
    },
    `${name}.json`,
  );
}
