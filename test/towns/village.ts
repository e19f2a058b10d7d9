/** Villages of a few houses, a green and a house to meet in, for news: who lives where, who likes whom, and what each has to tell. */
import type { Story } from "../../src/mind/persona.ts";
import { readTown, type TownDefinition } from "../../src/town/file/definition.ts";

/** A resident: what they are to others is a warmth beside an id. */
export interface Villager {
  readonly name: string;
  readonly pronouns: "she" | "he";
  readonly traits: readonly string[];
  readonly does: string;
  /** Where they work, by the index of a meeting place; null for none. */
  readonly at: number | null;
  readonly ties: Readonly<Record<string, number>>;
}

/** What somebody has to tell, and of what kind it is. */
export type Told = Pick<Story, "holder" | "of" | "memory" | "tells" | "passes"> & { readonly secret?: boolean };

/** What a village is made of. */
export interface Village {
  readonly name: string;
  readonly language: "en" | "zh-CN";
  /** "'s house", "'s bed": after a name; what they do at work, what one does of an afternoon. */
  readonly words: {
    readonly house: string;
    readonly room: string;
    readonly bed: string;
    readonly works: string;
    readonly stroll: string;
  };
  readonly people: Readonly<Record<string, Villager>>;
  /** Where people meet: an id and a name. */
  readonly places: readonly (readonly [id: string, name: string])[];
  readonly stories: Readonly<Record<string, Told>>;
}

/** The village as a town. */
export function village({ name, language, words, people, places, stories }: Village): TownDefinition {
  const ids = Object.keys(people);
  const town = readTown(
    {
      format: 1,
      name,
      language,
      start: "2024-10-07",
      about: name,
      places: [
        ...places.map(([id, called], i) => ({
          id,
          name: called,
          about: called,
          position: { x: 20 + 12 * i, y: 30 },
          purposes: ["walk", "coffee", "company", "meal", "shopping"],
          areas: [
            { id: "a1", name: called, purposes: ["walk", "coffee", "company", "meal", "shopping"], capacity: 20 },
          ],
        })),
        ...ids.map((id, i) => ({
          id: `home-${id}`,
          name: `${people[id]!.name}${words.house}`,
          about: `${people[id]!.name}${words.house}`,
          position: { x: 8 + 10 * i, y: 70 },
          access: "household",
          purposes: ["sleep", "meal", "wash"],
          areas: [
            {
              id: "room",
              name: words.room,
              owners: [id],
              enclosed: true,
              purposes: ["sleep", "meal", "wash"],
              objects: [{ name: words.bed, kind: "bed", state: "idle" }],
            },
          ],
        })),
      ],
      roads: [...ids.map((id) => [`home-${id}`, places[0]![0]]), ...places.slice(1).map(([id]) => [id, places[0]![0]])],
      residents: ids.map((id, i) => {
        const { name: called, pronouns, traits, does, at, ties } = people[id]!;
        const meets = places.map(([place]) => place);
        return {
          id,
          name: called,
          pronouns,
          age: 30 + 5 * i,
          traits,
          occupation: does,
          paragraph: called,
          home: { place: `home-${id}`, area: "room" },
          work:
            at === null
              ? null
              : { place: meets[at], area: "a1", hours: [{ from: "09:00", to: "13:00" }], doing: words.works },
          ties: Object.entries(ties)
            .map(([to, warmth]) => ({ to, kind: "", warmth }))
            .map((one) => ({ ...one, kind: people[one.to]!.does })),
          haunts: [meets[i % meets.length]],
          pastimes: meets.slice(0, 2).map((place) => ({ doing: words.stroll, place, purpose: "company" })),
        };
      }),
      stories: Object.entries(stories).map(([id, { of, ...told }]) => {
        const event =
          of.kind === "gathering"
            ? {
                host: of.host,
                name: of.name,
                place: of.spot.place,
                area: "a1",
                date: "2024-10-08",
                from: "16:00",
                to: "18:00",
              }
            : null;
        return { id, ...told, event };
      }),
    },
    `${name}.json`,
  );
  // What a file cannot say yet.
  const of = (story: Story) => (story.of.kind === "gathering" ? story.of : stories[story.id]!.of);
  return { ...town, stories: town.stories.map((story) => ({ ...story, of: of(story) })) };
}
