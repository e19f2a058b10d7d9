/** What people, places and things may be called, and that no link enters a town by what people write. */

import { beforeAll, describe, expect, it } from "vitest";
import { offline } from "../../../test/town/living.ts";
import { languageOf } from "../../language/language.ts";
import { hasLink } from "../../language/links.ts";
import { offlineOf } from "../../offline/offline.ts";
import { firstName } from "../../world/people.ts";
import { UserError } from "../../world/user-error.ts";
import { type Act, takeAct } from "../acts/take-act.ts";
import { checkName } from "../roll/newcomer.ts";
import { Town } from "../town.ts";
import { ownId } from "./checking.ts";
import { loadTown, readTown, type TownDefinition, type TownFile } from "./definition.ts";
import { alike, looksLikeFirst, nameAtStage } from "./names.ts";

let cove: TownDefinition;
beforeAll(async () => {
  cove = await loadTown("pellow-cove");
});

const living = () =>
  Town.found({ id: "cove", definition: cove, model: offline, offline: offlineOf, store: null, clock: () => 0 }, "7", 5);

/** What is said against the cove with something changed, or "". */
function refusal(change: (file: TownFile) => void): string {
  const file = structuredClone(cove.file);
  change(file);
  try {
    readTown(file, "cove.json");
    return "";
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.message;
  }
}

describe("names in a town file", () => {
  const odd = [
    "(a+)+$ Smith",
    "Bob (the Cook",
    "a\u200Bb",
    "[x]",
    "J\nS",
    "evil.com",
    "***",
    "https //x",
    "\u202Egnp",
    "x".repeat(101),
    "\u3164\u3164",
    "Ada\u3164Quill",
    "Ada\uffa0",
    "Ada Q\u034fuill",
    "Ada\ufe0f",
    "百度.com",
    "free-nitro.fyi",
    "Evil.Site",
    "Evil.Me",
    "Free-Nitro.Fyi",
    "evil.sh",
  ];
  it.each(odd)("%j is nobody's, no place's and no thing's", (name) => {
    expect(refusal(({ residents }) => Object.assign(residents[0]!, { id: "nan", name }))).toContain(
      "residents[0].name: ",
    );
    expect(refusal(({ places }) => Object.assign(places[0]!, { id: ownId(places[0]!), name }))).toContain(
      "places[0].name: ",
    );
    expect(refusal(({ places }) => Object.assign(places[0]!, { aliases: [name] }))).toContain("places[0].aliases[0]: ");
    expect(
      refusal(({ places }) => Object.assign(places[0]!.areas[0]!, { id: ownId(places[0]!.areas[0]!), name })),
    ).toContain("places[0].areas[0].name: ");
    expect(refusal(({ places }) => Object.assign(places[0]!.areas[0]!, { objects: [name] }))).toContain(
      "places[0].areas[0].objects[0]: ",
    );
  });

  it.each([
    "Zoë O'Brien-Łukasz Jr.",
    "Ngô Thị Hạnh",
    "अनिता देसाई",
    "沈墨",
    "Αλέξης",
    "D’Arcy",
    "Jean-Luc",
    "伊莎贝拉·罗德里格斯",
  ])("%s will do", (name) => {
    expect(refusal(({ places }) => Object.assign(places[0]!, { aliases: [name] }))).toBe("");
  });

  it("opens a town that was there before with things that have other kinds today", () => {
    const file = structuredClone(cove.file);
    for (const area of file.places.flatMap(({ areas }) => areas))
      area.objects = area.objects?.map((one) => ({
        ...(typeof one === "string" ? { name: one } : one),
        kind: "thing",
      }));
    expect(readTown(file, "cove.json", { kept: true }).personas).toHaveLength(cove.personas.length);
    expect(() => readTown(file, "cove.json")).toThrow(/there is no bed/);
  });

  it.each(["Admin", "The Moderator", "System", "Sуstem 2", "管理员"])(
    "%s is no resident's, but may be a place's",
    (name) => {
      const resident = (file: TownFile) => Object.assign(file.residents[0]!, { id: "nan", name });
      expect(refusal(resident)).toContain("expected a name of their own");
      expect(refusal(({ places }) => Object.assign(places[0]!, { aliases: [name] }))).toBe("");
      const file = structuredClone(cove.file);
      resident(file);
      expect(() => readTown(file, "cove.json", { kept: true })).not.toThrow(/a name of their own/);
    },
  );

  it("says so when somebody's age is none, and opens a town that was there before all the same", () => {
    const aged = (age: number) => (file: TownFile) => void Object.assign(file.residents[0]!, { age });
    for (const age of [0, 1, 2, 111, 300])
      expect(refusal(aged(age)), String(age)).toContain(`residents[0].age: is ${age}; expected 3 to 110`);
    for (const age of [3, 110]) expect(refusal(aged(age)), String(age)).toBe("");
    const file = structuredClone(cove.file);
    aged(1)(file);
    expect(readTown(file, "cove.json", { kept: true }).personas[0]!.age).toBe(1);
  });

  it("says so when a word mixes Latin with Cyrillic or Greek letters", () => {
    const called = (name: string) => refusal(({ residents }) => Object.assign(residents[1]!, { name }));
    expect(called("Bлob Quill")).toContain("letters of one script");
    expect(called("Иван Quill")).not.toContain("one script");
  });

  it("says so when two residents look alike, and opens a town that was there before all the same", () => {
    const [first] = cove.personas;
    const name = `${first!.name.replace("a", "а")}\u0301`;
    const twin = (file: TownFile) => Object.assign(file.residents[1]!, { name, id: cove.personas[1]!.id });
    expect(refusal(twin)).toContain(`looks like "${first!.name}"`);
    const short = firstName(first!.name);
    const called = (name: string) => refusal(({ residents }) => Object.assign(residents[1]!, { name }));
    expect(called(short.replace("a", "а"))).toContain(`looks like "${first!.name}" (residents[0])`);
    expect(called(short)).not.toContain("looks like");
    const file = structuredClone(cove.file);
    twin(file);
    expect(readTown(file, "cove.json", { kept: true }).personas[1]!.name).toBe(name);
  });
});

it("a place is in other letters neither what another place nor what a resident is called, nor a thing beside another", () => {
  const [first, second] = cove.file.places;
  const twin = (name: string) => name.replace(/[aeo]/, (letter) => ({ a: "а", e: "е", o: "о" })[letter]!);
  const place = (name: string) =>
    refusal(({ places }) => Object.assign(places[1]!, { id: ownId(places[1]!), name: twin(name) }));
  expect(place(first!.name)).toContain(`looks like "${first!.name}"`);
  expect(place(cove.personas[0]!.name)).toContain(`looks like "${cove.personas[0]!.name}"`);
  expect(refusal(({ places }) => Object.assign(places[0]!, { aliases: [twin(second!.name)] }))).toContain("looks like");
  expect(
    refusal(({ places }) => Object.assign(places[0]!.areas[0]!, { objects: ["lantern post", twin("lantern post")] })),
  ).toContain('looks like "lantern post"');
  // Plainly written, they may be nearly alike.
  expect(refusal(({ places }) => Object.assign(places[0]!, { aliases: [`The ${second!.name}`] }))).toBe("");
});

it("nobody moves in who looks like a resident, a visitor or somebody well known", async () => {
  const town = await living();
  const [first] = cove.personas;
  await takeAct(town, { id: "kim", name: "Kim Ferro", about: "" }, { kind: "go", place: "tern-quay" });
  const refused = (name: string) => {
    try {
      checkName(town.state, cove, name);
      return null;
    } catch (error) {
      return error instanceof UserError ? error.code : "?";
    }
  };
  expect(refused(first!.name.replace("a", "а"))).toBe("name-taken");
  expect(refused(first!.name.replace("e", "3"))).toBe("name-taken");
  expect(refused(firstName(first!.name).replace("a", "а"))).toBe("name-taken");
  expect(refused("K1m Ferro")).toBe("name-members");
  for (const name of ["Bоb Quill", "Bлob", "Ада Quilл", "О'Brien"]) expect(refused(name), name).toBe("name-looks");
  for (const name of ["Иван", "Ελένη", "Иван Quill", "María", "Müller", "Strauß", "湯姆", "O'Brien", "Jean-Пьер"])
    expect(refused(name), name).toBeNull();
  expect(refused("M0derator")).toBe("name-reserved");
  expect(refused("Alb3rt Einstein")).toBe("name-known");
  expect(refused("(a+)+$ Smith")).toBe("bad-name");
  expect(refused("\u3164\u3164")).toBe("bad-name");
  expect(refused("Ada Quill")).toBeNull();
  expect(alike("Ada Quill", ["Adа Qui11", "Bo"])).toBe("Adа Qui11");
});

describe("a name at a stage", () => {
  it.each([
    ["Mia", "Mia"],
    ["dark_lord 97", "dark_lord 97"],
    ["Mia | they/them", "Mia | they/them"],
    ["Nguyễn Văn An", "Nguyễn Văn An"],
    ["अनिता देसाई", "अनिता देसाई"],
    ["བསྒྲུབས", "བསྒྲུབས"],
    ["😀🎉", "😀🎉"],
    ["Kim 🌸", "Kim 🌸"],
    ["Bo\nb\r\n\tLee", "Bo b Lee"],
    ["Kit\n# hi", "Kit # hi"],
    ["# Kit", "Kit"],
    ["> Kit", "Kit"],
    ["**x**", "x"],
    ["`Dan`", "Dan"],
    ["~~||__Eve__||~~", "Eve"],
    ["\\*Fay\\*", "Fay"],
    ["\u202Enad \u2066Bo\u2069", "nad Bo"],
    ["M\u200Di\uFE0Fa\u034F\u{E0061}", "Mia"],
    ["Mia\u3164Quill", "MiaQuill"],
    [`z${"\u0301".repeat(31)}oe`, "ź\u0301\u0301\u0301\u0301oe"],
    ["\u0301\u0301Mia", "Mia"],
    ["Mi\u0301a", "Mía"],
  ])("%j is %j", (name, called) => expect(nameAtStage(name)).toBe(called));

  it.each([
    "",
    " \n",
    "\u200B",
    "\u3164",
    "\u2800\u2800",
    "\u0301".repeat(32),
    "---",
    "...",
    "**",
    "<@123>",
    "<#1>",
    "<t:1>",
  ])("%j is none", (name) => expect(nameAtStage(name)).toBe(""));
});

describe("a first name", () => {
  const people = [
    "Sam Moore",
    "Maria Lopez",
    "Isabella Rodriguez",
    "Klaus Mueller",
    "John Lin",
    "汤姆·莫雷诺",
    "玛丽亚·洛佩兹",
    "伊莎贝拉·罗德里格斯",
  ];
  it.each([
    ...["Sam", "sam 2", "María", "Jöhn", "Sám", "Màrîa", "MARÍA", "𝓜𝓪𝓻𝓲𝓪", "ｓａｍ", "Ⓢⓐⓜ", "S.A.M.", "S-a-m"],
    ...["María 🌸", "❤️Sam", "the real María", "María (she/her)", "汤姆", "湯姆", "瑪麗亞", "湯姆 🌸"],
  ])("may really be somebody's: %s", (name) => expect(looksLikeFirst(name, people)).toBeNull());

  it.each([
    ...["Кlaus", "Isаbella", "K1aus", "S\u200Bam", "Sa\u200Dm", "5am", "Mari@", "|sabella", "lsabella", "Маriа"],
    ...["Sam\u0301", "Mari\u0301a", "S\u0336am", "Sа́m", "M\u200Baría", "ꜱᴀᴍ", "伊莎贝菈", "🅢🅐🅜", "湯\u200B姆"],
  ])("is nobody's who only writes it so that it looks the same: %s", (name) =>
    expect(looksLikeFirst(name, people)).not.toBeNull(),
  );

  it("is nobody's either who puts more words beside it in other letters", () => {
    for (const name of ["Sаm the crab", "The great Маria", "Kim (Кlаus)"])
      expect(looksLikeFirst(name, people), name).not.toBeNull();
    for (const name of ["Sam the crab", "Анна Sam", "Иван Петров", "Сэм Сойер", "Сам Иванов"])
      expect(looksLikeFirst(name, people), name).toBeNull();
  });

  it("with an umlaut is honest written out, and the other way round", () => {
    for (const [name, person] of [
      ["Joerg", "Jörg Weber"],
      ["Jörg", "Joerg Weber"],
      ["Joerg the baker", "Jörg Weber"],
      ["Guenter 🌸", "Günter Weber"],
    ] as const)
      expect(looksLikeFirst(name, [person]), name).toBeNull();
    for (const name of ["Jоerg", "J0erg"]) expect(looksLikeFirst(name, ["Jörg Weber"]), name).toBe("Jörg");
  });

  it("in other letters is honest in these", () => {
    for (const name of ["Алёна", "алена", "А.л.е.н.а."]) expect(looksLikeFirst(name, ["Алена Росс"]), name).toBeNull();
    for (const name of ["Aлена", "Ал\u200Bена"]) expect(looksLikeFirst(name, ["Алена Росс"]), name).toBe("Алена");
  });
});

describe("links", () => {
  const [link, masked] = ["discord . gg/abc", "[free gold](https://evil.com)"];
  it("enter the town by nothing that people write", async () => {
    const town = await living();
    const holder = cove.personas[0]!;
    const object = [...town.state.world.map.objects.values()][0]!.fixture.id;
    const actor = { id: "kim", name: "Kim evil.com", about: `Sells ${masked} at ${link}` };
    const acts: readonly Act[] = [
      { kind: "go", place: "tern-quay" },
      { kind: "whisper", resident: holder.name, text: `You love ${link} and ${masked}` },
      { kind: "object", object, state: `covered with ${link}` },
      { kind: "do", place: "tern-quay", text: `paints ${link} on the wall` },
      { kind: "say", place: "tern-quay", text: `Come to ${link}, ${firstName(holder.name)}!`, to: null },
    ];
    const told: unknown[] = [];
    town.watch(({ events }) => void told.push(...events));
    for (const act of acts) await (await takeAct(town, actor, act)).answered;
    const texts = (value: unknown): string[] =>
      typeof value === "string"
        ? [value]
        : typeof value === "object" && value !== null
          ? Object.values(value).flatMap(texts)
          : [];
    expect(texts(told).filter(hasLink)).toEqual([]);
    expect(texts(told).some((text) => text.includes("free gold"))).toBe(true);
    expect(texts(told).some((text) => text.includes("[a link]"))).toBe(true);
    expect(texts([...town.state.stories.values()]).filter(hasLink)).toEqual([]);
    // Nor does a name that nobody sees.
    await takeAct(town, { id: "noa", name: "\u3164", about: "" }, { kind: "go", place: "tern-quay" });
    expect(town.state.known.get("visitor:noa")?.name).toBe(languageOf(cove.language).stage.acts.somebody);
    expect(town.state.known.get("visitor:kim")?.about).toBe("Sells free gold at [a link]");
  });
});
