/** A bakery and who is in it: what is done there for others is done by whoever works or lives there, and by no guest. */
import { expect, it } from "vitest";
import { dayWords } from "../../src/offline/day/words.ts";
import { readTown, type TownFile } from "../../src/town/file/definition.ts";
import { factsOf } from "../../src/town/file/settle.ts";
import { offline } from "../town/living.ts";
import { twoDays } from "../town/two-days.ts";

const words = {
  en: {
    bakery: "bakery",
    kneads: "baking bread at the bakery",
    tea: "having tea at the bakery",
    room: "room",
    bed: "bed",
  },
  "zh-CN": { bakery: "烘焙坊", kneads: "在烘焙坊烤面包", tea: "去烘焙坊喝茶", room: "房间", bed: "床" },
} as const;

/** Ada bakes; Bo comes for tea and stays for hours, whatever the file says that is. */
function bakeryTown(language: keyof typeof words, activity?: "cook"): TownFile {
  const { bakery, kneads, tea, room, bed } = words[language];
  const house = (id: string, x: number) => ({
    id,
    name: `${id} ${room}`,
    about: "-",
    position: { x, y: 50 },
    access: "household" as const,
    areas: [{ id: "room", name: room, purposes: ["sleep" as const, "meal" as const, "wash" as const], objects: [bed] }],
  });
  const person = (id: string, name: string) => ({
    id,
    name,
    age: 40,
    traits: ["calm"],
    occupation: name,
    paragraph: name,
    home: { place: `${id}s`, area: "room" },
  });
  return {
    format: 2,
    name: "Crumb",
    language,
    start: "2024-05-06",
    about: "-",
    places: [
      house("adas", 20),
      house("bos", 80),
      {
        id: "bakery",
        name: bakery,
        about: "-",
        position: { x: 50, y: 50 },
        purposes: ["coffee", "meal"],
        areas: [{ id: "shop", name: bakery, purposes: ["coffee", "meal", "cook", "trade"], objects: [] }],
      },
    ],
    roads: [
      ["adas", "bakery"],
      ["bos", "bakery"],
    ],
    residents: [
      {
        ...person("ada", "Ada Quill"),
        work: { place: "bakery", area: "shop", hours: [{ from: "08:00", to: "17:00" }], doing: kneads },
      },
      {
        ...person("bo", "Bo Winter"),
        pastimes: [{ doing: tea, place: "bakery", purpose: "coffee", ...(activity && { activity }) }],
        haunts: ["bakery"],
      },
    ],
  };
}

it.each([
  ["en", undefined],
  ["zh-CN", undefined],
  ["en", "cook"],
] as const)("a guest drinking tea at a bakery rolls no dough (%s, said to %s)", async (language, said) => {
  const definition = readTown(bakeryTown(language, said), "crumb.json");
  const [ada, bo] = definition.personas;
  expect([ada?.work?.activity, bo?.pastimes[0]?.activity]).toEqual(["cook", said ?? "coffee"]);
  const { crafts } = dayWords({ town: factsOf(definition, definition.id) });
  const { events } = await twoDays(definition, offline, "1");
  const done = (who: string) =>
    new Set(
      events.flatMap((event) =>
        event.kind === "resident-acted" && event.who === who && event.spot?.place === "bakery" ? [event.doing] : [],
      ),
    );
  const dough = crafts.cook?.middle.map(({ doing }) => doing) ?? [];
  expect(done("bo").size).toBeGreaterThan(0);
  expect(dough.filter((doing) => done("bo").has(doing))).toEqual([]);
  expect(dough.filter((doing) => done("ada").has(doing)).length).toBeGreaterThan(2);
});
