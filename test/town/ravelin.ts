/** A village made for a story that nobody here has shipped: eight people and a chess tournament in the reading room. */
import { readTown, type TownDefinition } from "../../src/town/file/definition.ts";

/** The id of its story. */
export const STORY = "tournament";

const home = (
  id: string,
  name: string,
  x: number,
  y: number,
  rooms: readonly (readonly [id: string, name: string])[],
) => ({
  id,
  name,
  about: `${name}, a low house with a slate roof.`,
  position: { x, y },
  access: "household",
  purposes: ["sleep", "meal", "wash", "reading"],
  areas: [
    {
      id: "kitchen",
      name: "kitchen",
      purposes: ["meal", "cook", "company"],
      objects: [{ name: "kettle", state: "cold" }],
    },
    ...rooms.map(([owner, called]) => ({
      id: `${owner}s-room`,
      name: `${called}'s room`,
      owners: [owner],
      enclosed: true,
      purposes: ["sleep", "reading"],
      objects: [{ name: "bed", state: "made" }],
    })),
    { id: "bath", name: "bathroom", enclosed: true, capacity: 1, purposes: ["wash"] },
  ],
});

const people = [
  ["odile", "Odile Varga", "she", 61, "retired surveyor", "patient; precise; dry", "north-house"],
  ["bram", "Bram Teller", "he", 24, "postman", "friendly; restless", "north-house"],
  ["sunniva", "Sunniva Holt", "she", 38, "baker", "cheerful; outgoing", "mill-house"],
  ["ivo", "Ivo Kestrel", "he", 44, "clock mender", "quiet; stubborn; kind", "mill-house"],
  ["petra", "Petra Lund", "she", 29, "schoolteacher", "curious; sociable", "lock-house"],
  ["anselm", "Anselm Okafor", "he", 70, "retired lock keeper", "talkative; warm", "lock-house"],
  ["juna", "Juna Reyes", "she", 19, "apprentice baker", "shy; quick", "gate-house"],
  ["wim", "Wim Castell", "he", 52, "beekeeper", "gentle; slow to speak", "gate-house"],
] as const;

const resident = ([id, name, pronouns, age, occupation, traits, place]: (typeof people)[number]) => ({
  id,
  name,
  pronouns,
  age,
  traits: traits.split("; "),
  occupation,
  paragraph: `${name} is a ${occupation}; ${name} likes to be asked and not told; ${name} walks the canal every day`,
  home: { place, area: `${id}s-room` },
  haunts: ["green", "reading-room"],
  pastimes: [
    { doing: "sitting on the green", purpose: "company", place: "green" },
    { doing: "leafing through the papers in the reading room", purpose: "reading", place: "reading-room" },
  ],
  ...(occupation.includes("baker")
    ? {
        work: {
          place: "bakery",
          area: "shop",
          hours: [{ from: "07:00", to: "13:00" }],
          doing: "selling bread",
        },
      }
    : {}),
  ties: people.flatMap(([other, called]) =>
    other === id ? [] : [{ to: other, kind: `neighbour; ${called} is good company`, warmth: 1 }],
  ),
});

/** The village. Odile gives the tournament on the second day, from five to eight. */
export const ravelin = (): TownDefinition =>
  readTown(
    {
      format: 1,
      name: "Ravelin",
      start: "2024-05-06",
      about: "A village at a canal lock.",
      places: [
        {
          id: "green",
          name: "The Green",
          about: "Grass and two benches.",
          position: { x: 50, y: 50 },
          purposes: ["walk", "company", "exercise"],
          areas: [{ id: "grass", name: "grass", purposes: ["walk", "company", "exercise"] }],
        },
        {
          id: "reading-room",
          name: "The Reading Room",
          about: "Papers, a stove and long tables.",
          position: { x: 60, y: 45 },
          hours: { from: "08:00", to: "22:00" },
          purposes: ["reading", "company"],
          areas: [{ id: "tables", name: "long tables", purposes: ["reading", "company"] }],
        },
        {
          id: "bakery",
          name: "The Lock Bakery",
          about: "Bread, and a bench to eat it on.",
          position: { x: 45, y: 40 },
          hours: { from: "07:00", to: "13:00" },
          purposes: ["shopping", "groceries", "meal"],
          areas: [{ id: "shop", name: "shop", purposes: ["shopping", "groceries", "meal"] }],
        },
        home("north-house", "North House", 40, 60, [
          ["odile", "Odile"],
          ["bram", "Bram"],
        ]),
        home("mill-house", "Mill House", 60, 60, [
          ["sunniva", "Sunniva"],
          ["ivo", "Ivo"],
        ]),
        home("lock-house", "Lock House", 35, 45, [
          ["petra", "Petra"],
          ["anselm", "Anselm"],
        ]),
        home("gate-house", "Gate House", 70, 50, [
          ["juna", "Juna"],
          ["wim", "Wim"],
        ]),
      ],
      roads: [
        ["green", "reading-room"],
        ["green", "bakery"],
        ["green", "north-house"],
        ["green", "mill-house"],
        ["green", "lock-house"],
        ["reading-room", "gate-house"],
      ],
      residents: people.map(resident),
      stories: [
        {
          id: STORY,
          holder: "odile",
          memory:
            "Odile Varga wants to hold a chess tournament in the Reading Room on Tuesday 7 May from 17:00 to 20:00, with six boards borrowed from the school",
          tells: [
            "I'm holding a chess tournament on Tuesday, five o'clock, in the Reading Room. Six boards, and no excuses.",
            "Tuesday at five I want you at a chess board in the Reading Room. Rusty players are allowed.",
          ],
          passes: [
            "Odile is holding a chess tournament in the Reading Room on Tuesday at five.",
            "Have you heard? Chess on Tuesday, in the Reading Room, from five. Odile has borrowed the school's boards.",
          ],
          signs: [["chess"], ["odile", "tournament", "boards"]],
          secret: false,
          poignancy: 7,
          event: {
            host: "odile",
            name: "the chess tournament",
            place: "reading-room",
            area: "tables",
            date: "2024-05-07",
            from: "17:00",
            to: "20:00",
          },
          asked: ["What is happening in the Reading Room on Tuesday?"],
        },
      ],
    },
    "ravelin.json",
  );
