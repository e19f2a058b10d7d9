import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { minutes } from "../../clock/units.ts";
import { gatheringOf } from "../../mind/persona.ts";
import { areasFor, placeOf } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import { minutesBetween, wayBetween } from "../../world/walking.ts";
import { listTowns, loadTown, notesOn, readTown, townSchema } from "./definition.ts";

/** The shortest town that will do. */
const hamlet = () => ({
  format: 1,
  name: "Hamlet",
  start: "2023-02-13",
  about: "Two doors and a road.",
  places: [
    {
      name: "Ann's house",
      about: "A house.",
      position: { x: 0, y: 0 },
      access: "household",
      purposes: ["sleep", "meal"],
      areas: [{ name: "main room", objects: ["bed", { name: "stove", state: "off" }] }] as Record<string, unknown>[],
    } as Record<string, unknown>,
    {
      name: "The Oak",
      about: "A pub.",
      position: { x: 40, y: 0 },
      hours: { from: "17:00", to: "22:00" },
      purposes: ["meal"],
      areas: [{ name: "bar" }],
    },
  ],
  roads: [["anns-house", "the-oak"]],
  residents: [
    {
      name: "Ann Lee",
      age: 40,
      traits: ["calm"],
      occupation: "gardener",
      paragraph: "Ann Lee likes mud; Ann Lee dislikes hats",
      home: { place: "anns-house", area: "main-room" },
    } as Record<string, unknown>,
  ],
  stories: [] as Record<string, unknown>[],
});

/** What is said against a file, or "" when it will do. */
function refusal(json: unknown): string {
  try {
    readTown(json, "hamlet.json");
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).code).toBe("bad-town-file");
    return (error as UserError).message;
  }
}

/** The hamlet with a change made to it. */
function changed(change: (town: ReturnType<typeof hamlet>) => void): unknown {
  const town = hamlet();
  change(town);
  return town;
}

const supper = {
  id: "supper",
  holder: "ann-lee",
  memory: "Ann Lee plans a supper",
  tells: ["Come to my supper!"],
  passes: ["Ann gives a supper."],
};
const at = {
  host: "ann-lee",
  name: "supper",
  place: "the-oak",
  area: "bar",
  date: "2023-02-14",
  from: "18:00",
  to: "19:00",
};

describe("a short town file", () => {
  it("gets ids, usual states and the usual day", () => {
    const town = readTown(hamlet(), "towns/hamlet.json");
    expect(town).toMatchObject({ id: "hamlet", world: "Hamlet", language: "en", opens: 420, seed: 1 });
    expect(town.map.objects.get("anns-house/main-room/bed")?.fixture).toEqual({
      id: "anns-house/main-room/bed",
      name: "bed",
      kind: "bed",
      state: "idle",
    });
    expect(placeOf(town.map, "anns-house")).toMatchObject({ household: ["ann-lee"], staff: [], hours: null });
    expect(placeOf(town.map, "anns-house").areas[0]?.access).toBe("household");
    expect(placeOf(town.map, "the-oak").hours).toEqual({ from: 1020, to: 1320 });
    expect(town.personas[0]).toMatchObject({
      id: "ann-lee",
      wake: 420,
      sleep: 1380,
      work: null,
      meals: { lunch: { at: 750, place: null } },
    });
    expect(readTown(town.file, "hamlet.json")).toEqual(town);
  });

  it("takes a bedtime earlier than the wake-up for one after midnight", () => {
    const town = readTown(
      changed((one) => Object.assign(one.residents[0]!, { wake: "09:00", sleep: "01:00" })),
      "hamlet.json",
    );
    expect(town.personas[0]?.sleep).toBe(1500);
  });

  it("counts a story's event from the first midnight", () => {
    const town = readTown(
      changed((one) => one.stories.push({ ...supper, event: at })),
      "hamlet.json",
    );
    expect(gatheringOf(town.stories[0])).toEqual({
      kind: "gathering",
      host: "ann-lee",
      name: "supper",
      spot: { place: "the-oak", area: "bar" },
      from: 2520,
      to: 2580,
      meal: "dinner",
    });
  });
});

describe("a town in another language", () => {
  it("is told of where there are no words for it, and not where there are", async () => {
    const { language, ...town } = await loadTown("smallville");
    expect(notesOn({ ...town, language })).toEqual([]);
    expect(notesOn(await loadTown("smallville.zh-CN"))).toEqual([]);
    expect(notesOn({ ...town, language: "fr" })).toEqual([expect.stringContaining('Smallville is in "fr"')]);
  });
});

describe("a file that will not do", () => {
  const cases: [string, (town: ReturnType<typeof hamlet>) => void, string | RegExp][] = [
    ["a missing field", (town) => delete town.residents[0]!.age, "residents[0].age: is missing; expected a number"],
    ["a wrong type", (town) => Object.assign(town, { about: 3 }), "about: is 3; expected a text"],
    ["a typo", (town) => Object.assign(town.places[0]!, { capcity: 3 }), "places[0].capcity: is no field"],
    [
      "an unknown purpose",
      (town) => Object.assign(town.places[0]!, { purposes: ["nap"] }),
      'places[0].purposes[0]: is "nap"; expected one of "sleep"',
    ],
    ["a time that is none", (town) => Object.assign(town, { opens: "7am" }), 'opens: is "7am"; expected a clock time'],
    [
      "a day that is none",
      (town) => Object.assign(town, { start: "2023-02-30" }),
      'start: is "2023-02-30"; expected a calendar day',
    ],
    ["a language that is none", (town) => Object.assign(town, { language: "english" }), "language: "],
    ["another format", (town) => Object.assign(town, { format: 3 }), "format: is 3; expected 2"],
    [
      "no room at all",
      (town) => Object.assign((town.places[0]!.areas as object[])[0]!, { capacity: 0 }),
      "places[0].areas[0].capacity: is 0; expected at least 1",
    ],
    [
      "an object that is none",
      (town) => Object.assign((town.places[0]!.areas as object[])[0]!, { objects: [7] }),
      "places[0].areas[0].objects[0]: is 7; expected a name",
    ],
    ["a long place name", (town) => Object.assign(town.places[0]!, { name: "x".repeat(101) }), "places[0].name: "],
    ["two places of one name", (town) => Object.assign(town.places[1]!, { name: "Ann's house" }), "places[1].name: "],
    [
      "hours of no length",
      (town) => Object.assign(town.places[1]!, { hours: { from: "08:00", to: "08:00" } }),
      "places[1].hours: ",
    ],
    [
      "an unknown owner",
      (town) => Object.assign((town.places[0]!.areas as object[])[0]!, { owners: ["bob"] }),
      'places[0].areas[0].owners[0]: "bob" is nobody',
    ],
    ["a road to itself", (town) => town.roads.push(["the-oak", "the-oak"]), 'roads[1]: leads from "the-oak" to itself'],
    [
      "a road to nowhere",
      (town) => town.roads.push(["the-oak", "the-elm"]),
      'roads[1][1]: "the-elm" is no place of this town',
    ],
    ["a home without a road", (town) => town.roads.pop(), "no road leads to"],
    [
      "an unknown home",
      (town) => Object.assign(town.residents[0]!, { home: { place: "ann-house", area: "main-room" } }),
      'residents[0].home.place: "ann-house" is no place of this town; expected the id of a place (did you mean "anns-house"?)',
    ],
    [
      "a home without a bed",
      (town) => Object.assign((town.places[0]!.areas as object[])[0]!, { objects: ["desk"] }),
      "residents[0].home.area: there is no bed",
    ],
    [
      "an unknown workplace",
      (town) =>
        Object.assign(town.residents[0]!, {
          work: { place: "the-oak", area: "cellar", hours: [{ from: "17:00", to: "22:00" }], doing: "pulling pints" },
        }),
      "residents[0].work.area: ",
    ],
    [
      "a task with what is not there",
      (town) =>
        Object.assign(town.residents[0]!, {
          work: {
            place: "the-oak",
            area: "bar",
            hours: [{ from: "17:00", to: "22:00" }],
            doing: "pulling pints",
            tasks: [{ doing: "x", object: "piano" }],
          },
        }),
      "residents[0].work.tasks[0].object: ",
    ],
    [
      "a pastime where it cannot be had",
      (town) =>
        Object.assign(town.residents[0]!, { pastimes: [{ doing: "swimming", place: "the-oak", purpose: "exercise" }] }),
      "residents[0].pastimes[0].purpose: ",
    ],
    [
      "lunch at a closed pub",
      (town) => Object.assign(town.residents[0]!, { meals: { lunch: { at: "12:00", place: "the-oak" } } }),
      "residents[0].meals.lunch.at: the-oak is closed",
    ],
    [
      "a haunt that is none",
      (town) => Object.assign(town.residents[0]!, { haunts: ["casino"] }),
      "residents[0].haunts[0]: ",
    ],
    [
      "a tie to nobody",
      (town) => Object.assign(town.residents[0]!, { ties: [{ to: "bob", kind: "friend" }] }),
      "residents[0].ties[0].to: ",
    ],
    [
      "a day too short",
      (town) => Object.assign(town.residents[0]!, { wake: "12:00", sleep: "20:00" }),
      "residents[0].sleep: awake from 12:00 to 20:00 is 8.0 hours; expected 10 to 21",
    ],
    [
      "a day too long",
      (town) => Object.assign(town.residents[0]!, { wake: "05:00", sleep: "04:00" }),
      "residents[0].sleep: ",
    ],
    [
      "an empty paragraph",
      (town) => Object.assign(town.residents[0]!, { paragraph: " ; " }),
      "residents[0].paragraph: ",
    ],
    [
      "a line too long",
      (town) => Object.assign(town.residents[0]!, { topics: [{ id: "mud", label: "mud", says: ["m".repeat(241)] }] }),
      "residents[0].topics[0].says[0]: ",
    ],
    [
      "two of one name",
      (town) => town.residents.push({ ...town.residents[0]!, id: "ann-two" }),
      'residents[1].name: "Ann Lee" is already residents[0].name',
    ],
    ["an unknown holder", (town) => town.stories.push({ ...supper, holder: "bob" }), "stories[0].holder: "],
    [
      "an unknown host",
      (town) => town.stories.push({ ...supper, event: { ...at, host: "bob" } }),
      "stories[0].event.host: ",
    ],
    [
      "an event that ends first",
      (town) => town.stories.push({ ...supper, event: { ...at, to: "17:30" } }),
      "stories[0].event: 18:00 to 17:30 ends before it begins",
    ],
    [
      "an event in a closed house",
      (town) => town.stories.push({ ...supper, event: { ...at, from: "16:00" } }),
      "stories[0].event: the-oak is open from 17:00 to 22:00",
    ],
    [
      "an event before the start",
      (town) => town.stories.push({ ...supper, event: { ...at, date: "2023-02-12" } }),
      "stories[0].event.date: ",
    ],
  ];
  it.each(cases)("says so: %s", (_, change, expected) => {
    const said = refusal(changed(change));
    expect(said).toMatch(/^hamlet\.json will not do as a town:\n- /);
    expect(said).toContain(expected);
  });

  it.each(["Clyde Barrow", "my discord", "everyone", "Here", "a```b", "x".repeat(81)])(
    "refuses the name %s",
    (name) => {
      expect(refusal(changed((town) => Object.assign(town.residents[0]!, { id: "ann-lee", name })))).toContain(
        "residents[0].name: ",
      );
    },
  );

  it("tells everything at once, shapes and misfits, and names nothing twice", () => {
    const said = refusal(
      changed((town) => {
        Object.assign(town.places[1]!, { position: "left" });
        Object.assign(town.residents[0]!, { haunts: ["the-oak", "casino"] });
      }),
    );
    expect(said.split("\n")).toHaveLength(3);
    expect(said).toContain("places[1].position: ");
    expect(said).toContain("residents[0].haunts[1]: ");
  });

  it("lists twenty problems and counts the rest", () => {
    const said = refusal(
      changed((town) =>
        Object.assign(town.residents[0]!, { haunts: Array.from({ length: 25 }, (_, i) => `nowhere-${i}`) }),
      ),
    );
    expect(said.split("\n")).toHaveLength(22);
    expect(said).toMatch(/and 5 more$/);
  });

  it.each([[null], [[]], ["town"], [7]])("refuses %j, which is no town at all", (json) => {
    expect(refusal(json)).toContain("- the file: ");
  });
});

describe("the folder of towns", () => {
  it("finds its towns, and says which there are when asked for another", async () => {
    expect(await listTowns()).toEqual(expect.arrayContaining(["pellow-cove", "smallville"]));
    await expect(loadTown("atlantis")).rejects.toThrow(/There is no town "atlantis".*pellow-cove, smallville/);
    await expect(loadTown("../../package")).rejects.toThrow(UserError);
  });

  it("says where a file stops being JSON", async () => {
    const folder = await mkdtemp(join(tmpdir(), "towns-"));
    await writeFile(join(folder, "torn.json"), '{\n  "format": 1,\n  "name": "Torn" "world": "x"\n}\n');
    await writeFile(join(folder, "short.json"), '{\n  "format": 1');
    await expect(loadTown("torn", folder)).rejects.toThrow(/^torn\.json is not JSON at line 3, column 18: /);
    await expect(loadTown("short", folder)).rejects.toThrow(/^short\.json is not JSON at line 2, column 14: /);
  });

  it("keeps town.schema.json as the code has it (npx vitest run -u writes it)", async () => {
    await expect(`${JSON.stringify(townSchema(), null, 2)}\n`).toMatchFileSnapshot("../../../town.schema.json");
  });
});

describe.each(["smallville", "pellow-cove"])("%s", async (name) => {
  const town = await loadTown(name);
  const people = new Map(town.personas.map((one) => [one.id, one]));

  it("reads again from what the log keeps", () => {
    expect(readTown(JSON.parse(JSON.stringify(town.file)), `${name}.json`)).toEqual(town);
  });

  it("lets everybody into their home, with somewhere to sleep, wash and eat", () => {
    for (const one of town.personas) {
      const home = placeOf(town.map, one.home.place);
      for (const purpose of ["sleep", "wash", "meal"] as const)
        expect(
          areasFor(home, purpose).some((area) => area.owners.length === 0 || area.owners.includes(one.id)),
          `${one.name}: ${purpose}`,
        ).toBe(true);
    }
  });

  it("gives everybody a voice: topics, questions, greetings and things to do", () => {
    for (const one of town.personas) {
      expect(one.topics.length, one.name).toBeGreaterThanOrEqual(4);
      expect(
        one.topics.every((topic) => topic.says.length >= 3 && topic.asks.length >= 1 && topic.words.length >= 3),
        one.name,
      ).toBe(true);
      expect(one.pastimes.length, one.name).toBeGreaterThanOrEqual(3);
      expect(one.work === null || one.work.tasks.length >= 5, one.name).toBe(true);
      expect(one.paragraph.split(";").length, one.name).toBeGreaterThanOrEqual(6);
    }
    const lines = town.personas.flatMap((one) => one.topics.flatMap((topic) => [...topic.says, ...topic.asks]));
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("tells each story in five wordings or more", () => {
    for (const story of town.stories) {
      expect(story.tells.length).toBeGreaterThanOrEqual(5);
      expect(story.passes.length).toBeGreaterThanOrEqual(5);
      expect(people.has(story.holder)).toBe(true);
    }
  });
});

describe("Smallville", async () => {
  const town = await loadTown("smallville");
  const places = [...town.map.places.values()];
  const saidBy = (id: string) => JSON.stringify(town.personas.find((one) => one.id === id));

  it("has the original's size", () => {
    expect(town.personas).toHaveLength(25);
    expect(places).toHaveLength(19);
    expect(places.flatMap((place) => place.areas).length).toBeGreaterThanOrEqual(63);
    expect(town.map.objects.size).toBeGreaterThanOrEqual(222);
    expect(town).toMatchObject({ world: "the Ville", start: "2023-02-13", opens: 420, language: "en", seed: 1 });
  });

  it("has what the paper's examples need", () => {
    const has = (place: string, area: string, object: string) =>
      expect(town.map.objects.has(`${place}/${area}/${object}`), object).toBe(true);
    has("isabella-rodriguezs-apartment", "kitchen", "stove");
    has("isabella-rodriguezs-apartment", "living-room", "toolbox");
    has("isabella-rodriguezs-apartment", "bathroom", "shower");
    has("hobbs-cafe", "counter", "coffee-machine");
    has("johnson-park", "park", "park-bench");
    has("johnson-park", "street", "street-lamp");
    expect(gatheringOf(town.stories.find((story) => story.id === "party"))).toMatchObject({
      from: 2460,
      to: 2580,
      spot: { place: "hobbs-cafe" },
    });
  });

  it("lets only Sam speak of the candidacy, only Isabella of the party, only Maria of the crush", () => {
    for (const { id } of town.personas) {
      const said = saidBy(id);
      if (id !== "isabella-rodriguez") expect(said, id).not.toMatch(/valentine|\bpart(y|ies)\b/i);
      if (id !== "maria-lopez") expect(said, id).not.toMatch(/\bcrush\b/i);
      if (id !== "sam-moore") {
        expect(said, id).not.toMatch(/candidacy|run(ning)? for mayor/i);
        for (const sentence of said.split(/[;"]/))
          expect(sentence, id).not.toMatch(
            /\bSam\b.*\b(mayor|election|candidate)\b|\b(mayor|election|candidate)\b.*\bSam\b/,
          );
      }
    }
    const world = JSON.stringify(town.file.places);
    expect(world).not.toMatch(/valentine|\bparty\b|mayor|crush/i);
  });

  it("passes the party on with what, where and when", () => {
    for (const line of town.stories.find((story) => story.id === "party")!.passes) {
      expect(line).toMatch(/party/);
      expect(line).toMatch(/Hobbs/);
      expect(line).toMatch(/14|Valentine's Day/);
      expect(line).toMatch(/five/);
    }
  });

  it("makes the park the crossroads, and most walks three to eleven minutes", () => {
    const walks = places.flatMap((from) => places.filter((to) => to !== from).map((to) => [from.id, to.id] as const));
    const lengths = walks.map(([from, to]) => minutesBetween(town.map, from, to));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(12);
    const throughPark = walks.filter(([from, to]) =>
      wayBetween(town.map, from, to)!
        .slice(0, -1)
        .some((leg) => leg.place === "johnson-park"),
    );
    expect(throughPark.length / walks.length).toBeGreaterThan(0.6);
  });

  it("lets the Lins have the paper's breakfast", () => {
    const [john, eddy, mei] = ["john-lin", "eddy-lin", "mei-lin"].map(
      (id) => town.personas.find((one) => one.id === id)!,
    );
    expect([john!.wake, eddy!.wake, mei!.wake]).toEqual([420, 480, 510]);
    expect(john!.meals.breakfast?.at).toBeLessThan(480);
    const walk = minutesBetween(town.map, "lin-familys-house", "the-willows-market-and-pharmacy");
    expect(john!.work!.hours[0]!.from - walk).toBeGreaterThan(mei!.wake);
    const toClass = minutesBetween(town.map, "lin-familys-house", "oak-hill-college");
    expect(eddy!.work!.hours[0]!.from - toClass).toBeLessThan(minutes(mei!.wake));
    expect(mei!.work!.hours).toEqual([{ from: 600, to: 840 }]);
  });
});
