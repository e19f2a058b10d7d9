/** The towns that lines of the gold set are said in: those that come with the program, and those that their writers made up for them. */
import { readFileSync } from "node:fs";
import { packageFile } from "../../src/package-files.ts";
import { loadTown, readTown, type TownDefinition } from "../../src/town/file/definition.ts";

interface Written {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly language?: "en" | "zh-CN";
  readonly start: string;
  readonly residents: readonly { id: string; name: string; age: number; trade: string; home: string }[];
  readonly places: readonly {
    id: string;
    name: string;
    aliases?: string[];
    objects: string[];
  }[];
  readonly gatherings: readonly {
    id: string;
    name: string;
    place: string;
    day: number;
    from?: string;
    to?: string;
    hour?: string;
    host: string;
    about: string;
  }[];
  readonly news: readonly { id: string; holder: string; about?: string; text?: string; secret?: boolean }[];
}

/** Days on which towns begin whose writers gave a day of the week. */
const STARTS: Readonly<Record<string, string>> = { "kestrel-pass": "2025-10-03", qingyao: "2024-10-24" };

function made(file: string): TownDefinition {
  const town = JSON.parse(readFileSync(packageFile(`test/talk/towns/${file}.json`), "utf8")) as Written;
  const language = town.language ?? (/\p{Script=Han}/u.test(town.name) ? "zh-CN" : "en");
  const start = STARTS[town.id] ?? town.start;
  const date = (day: number) => new Date(Date.parse(start) + (day - 1) * 86_400_000).toISOString().slice(0, 10);
  const [home, room, friendly] = language === "en" ? ["The Row", "room", "friendly"] : ["排屋", "的房间", "友善"];
  return readTown(
    {
      format: 1,
      name: town.name,
      language,
      start,
      about: town.about.slice(0, 200),
      places: [
        ...town.places.map(({ id, name, aliases = [], objects }, i) => ({
          id,
          name,
          aliases,
          about: name,
          position: { x: 10 + 9 * i, y: 30 },
          purposes: ["walk" as const, "company" as const, "meal" as const],
          areas: [{ id: "a1", name, purposes: ["walk" as const, "company" as const, "meal" as const], objects }],
        })),
        {
          id: "row",
          name: home!,
          about: home!,
          position: { x: 50, y: 60 },
          access: "household" as const,
          purposes: ["sleep" as const, "meal" as const, "wash" as const],
          areas: town.residents.map(({ id, name }) => ({
            id: `room-${id}`,
            name: `${name} ${room}`,
            owners: [id],
            enclosed: true,
            purposes: ["sleep" as const, "meal" as const, "wash" as const],
            objects: [{ name: language === "en" ? "bed" : "床", kind: "bed" as const, state: "made" }],
          })),
        },
      ],
      roads: town.places.map(({ id }): [string, string] => [id, "row"]),
      residents: town.residents.map(({ id, name, age, trade }) => ({
        id,
        name,
        age,
        traits: [friendly!],
        occupation: trade,
        paragraph: `${name}: ${trade}`,
        home: { place: "row", area: `room-${id}` },
      })),
      stories: [
        ...town.gatherings.map(({ id, name, place, day, hour = "", host, about, ...at }) => {
          const [from = at.from ?? "", to = at.to ?? ""] = hour ? hour.split("-") : [];
          return {
            id,
            holder: host,
            memory: `${name}: ${about}`,
            tells: [`${name}: ${about}`],
            passes: [`${name}: ${about}`],
            // A night ends with its day.
            event: { host, name, place, area: "a1", date: date(day), from, to: to > from ? to : "23:59" },
          };
        }),
        ...town.news.map(({ id, holder, about, text = about ?? "", secret = false }) => ({
          id,
          holder,
          memory: text,
          tells: [text],
          passes: [text],
          secret,
        })),
      ],
    },
    `${file}.json`,
  );
}

const MADE: ReadonlySet<string> = new Set(["tolva-ridge", "kestrel-pass", "beipo-jiashuyuan", "qingyao"]);

/** A town of the gold set by its id. */
export const goldTown = async (id: string): Promise<TownDefinition> => (MADE.has(id) ? made(id) : loadTown(id));
