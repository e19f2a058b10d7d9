/** A town of five houses and four public places, for what residents do about news; each tie goes both ways. */

import type { Story } from "../../src/mind/persona.ts";
import { readTown, type TownDefinition } from "../../src/town/file/definition.ts";

type Person = readonly [id: string, name: string, pronouns: "she" | "he"];

const said = {
  en: {
    name: "Leat",
    people: [
      ["hanne", "Hanne Vos", "she"],
      ["otto", "Otto Brandt", "he"],
      ["brid", "Brid Kelly", "she"],
      ["tam", "Tam Rudd", "he"],
      ["elias", "Elias Noor", "he"],
    ],
    places: [
      ["green", "Church Green"],
      ["inn", "The Otter"],
      ["bakery", "Leat Bakery"],
      ["quay", "The Quay"],
    ],
    house: (name: string) => `${name}'s house`,
    room: "main room",
    bed: "bed",
    made: "made",
    trait: "friendly",
    occupation: "villager",
    lives: (name: string) => `${name} lives in Leat`,
    walk: (place: string) => `strolling about ${place}`,
    tie: ["acquaintance", "friend", "close friend", "kin"],
  },
  "zh-CN": {
    name: "水渠村",
    people: [
      ["hanne", "沈秋兰", "she"],
      ["otto", "周大海", "he"],
      ["brid", "吴春燕", "she"],
      ["tam", "何成林", "he"],
      ["elias", "赵怀远", "he"],
    ],
    places: [
      ["green", "晒谷场"],
      ["inn", "水獭客栈"],
      ["bakery", "渠边面包房"],
      ["quay", "码头"],
    ],
    house: (name: string) => `${name}家`,
    room: "堂屋",
    bed: "床",
    made: "铺好的",
    trait: "友善",
    occupation: "村民",
    lives: (name: string) => `${name}住在水渠村`,
    walk: (place: string) => `在${place}溜达`,
    tie: ["熟人", "朋友", "好朋友", "亲戚"],
  },
} as const;

/** A language of the town. */
export type Tongue = keyof typeof said;

/** News of it. */
export type LeatNews = Pick<Story, "id" | "holder" | "of" | "memory" | "tells" | "passes"> &
  Partial<Pick<Story, "secret" | "poignancy">>;

/** The name of somebody or of a place there. */
export const leatName = (language: Tongue, id: string): string =>
  [...said[language].people, ...said[language].places].find(([one]) => one === id)![1];

/** The town, with these ties and news. */
export function leat(
  language: Tongue,
  ties: readonly (readonly [string, string, number])[],
  stories: readonly LeatNews[],
  traits: Readonly<Record<string, string>> = {},
): TownDefinition {
  const words = said[language];
  const people: readonly Person[] = words.people;
  const town = readTown(
    {
      format: 1,
      name: words.name,
      language,
      start: "2024-03-04",
      about: words.name,
      places: [
        ...words.places.map(([id, called], i) => ({
          id,
          name: called,
          about: called,
          position: { x: 20 + 18 * i, y: 30 },
          purposes: ["walk", "company", "meal"],
          areas: [{ id: "a1", name: called, purposes: ["walk", "company", "meal"] }],
        })),
        ...people.map(([id, called], i) => ({
          id: `house-${id}`,
          name: words.house(called),
          about: words.house(called),
          position: { x: 15 + 16 * i, y: 60 },
          access: "household",
          purposes: ["sleep", "meal", "wash"],
          areas: [
            {
              id: "main",
              name: words.room,
              owners: [id],
              purposes: ["sleep", "meal", "wash"],
              objects: [{ name: words.bed, kind: "bed", state: words.made }],
            },
          ],
        })),
      ],
      roads: [
        ...words.places.slice(1).map(([id], i) => [words.places[i]![0], id] as [string, string]),
        ...people.map(([id], i) => [words.places[i % 4]![0], `house-${id}`] as [string, string]),
      ],
      residents: people.map(([id, called, pronouns], i) => ({
        id,
        name: called,
        pronouns,
        age: 40,
        traits: [traits[id] ?? words.trait],
        occupation: words.occupation,
        paragraph: words.lives(called),
        home: { place: `house-${id}`, area: "main" },
        haunts: words.places.map(([place]) => place),
        pastimes: [0, 1, 2].map((n) => {
          const [place, where] = words.places[(i + n) % 4]!;
          return { doing: words.walk(where), activity: "walk", emoji: "🚶", place, purpose: "walk", tasks: [] };
        }),
        ties: ties.flatMap(([a, b, warmth]) =>
          a === id || b === id ? [{ to: a === id ? b : a, kind: words.tie[Math.max(0, warmth)]!, warmth }] : [],
        ),
      })),
      stories: stories.map(({ id, holder, memory, tells, passes, secret = false, poignancy = 8 }) => ({
        id,
        holder,
        memory,
        tells,
        passes,
        secret,
        poignancy,
      })),
    },
    "leat.json",
  );
  return {
    ...town,
    stories: town.stories.map((story) => ({ ...story, ...stories.find(({ id }) => id === story.id) })),
  };
}
