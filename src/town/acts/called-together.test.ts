/** Lines that are for several: at once, or one after the other. */
import { expect, it } from "vitest";
import { deskOf, LivedTown } from "../../../test/talk/scene.ts";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { entranceOf, placeOf } from "../../world/places.ts";
import { personOf, withPerson } from "../../world/world.ts";

/** Ada and Ben at the green, and Mia with them; what each answers to a line. */
async function atTheGreen(language: "en" | "zh-CN", types: (names: readonly [string, string]) => readonly string[]) {
  const lived = await LivedTown.found(marlEnd(language));
  await lived.until(1, "10:00");
  const town = await lived.copy();
  const place = [...town.definition.map.places.values()].find(({ access }) => access === "public")!;
  await town.commit("switch", (state) => {
    const world = ["ada", "ben"].reduce((before, id) => {
      const person = personOf(before, id);
      return withPerson(before, {
        ...person,
        spot: entranceOf(placeOf(before.map, place.id)),
        walk: null,
        asleep: false,
        talk: null,
      });
    }, state.world);
    return { state: { ...state, opened: true, world }, events: [] };
  });
  const name = (id: string) => {
    const whole = town.definition.personas.find((one) => one.id === id)!.name;
    return language === "en" ? whole.split(" ")[0]! : whole;
  };
  const desk = deskOf(town);
  const mia = { id: "mia", name: "Mia", keeper: false };
  await desk.visit(mia, { place: place.id });
  const said: string[] = [];
  const own: string[] = [];
  town.watch(({ events }) => {
    for (const event of events)
      if (event.kind === "line-said")
        (event.who === "visitor:mia" ? own : said).push(event.who === "visitor:mia" ? event.text : event.who!);
  });
  for (const [i, text] of types([name("ada"), name("ben")]).entries()) {
    await desk.say(mia, place.id, text, null, `m${i}`);
    await town.answersGiven(place.id);
  }
  return { said, own, town, handled: desk.handled(place.id) };
}

it.each([
  ["en", ([ada, ben]: readonly string[]) => `Good morning ${ada} and ${ben}, how are you two?`],
  ["zh-CN", ([ada, ben]: readonly string[]) => `${ada}、${ben}，你们俩好吗？`],
] as const)("who is called beside another answers as well (%s)", async (language, line) => {
  const { said, own } = await atTheGreen(language, (names) => [line(names)]);
  expect(own).toHaveLength(1);
  expect([...said].sort()).toEqual(["ada", "ben"]);
});

it.each([
  ["en", ([ada, ben]: readonly string[]) => `${ada}, how are you? And ${ben}, did you sleep well?`],
  ["zh-CN", ([ada, ben]: readonly string[]) => `${ada}，你好吗？${ben}，你睡得好吗？`],
] as const)("what is for one after the other is answered by each, and taken once (%s)", async (language, line) => {
  const { said, own, handled, town } = await atTheGreen(language, (names) => [line(names)]);
  expect(own).toHaveLength(2);
  expect(said).toEqual(["ada", "ben"]);
  expect(handled).toEqual(["m0/0", "m0"]);
  // All of it is one talk.
  const talks = ["ada", "ben", "visitor:mia"].map((id) => town.state.world.people.get(id)?.talk);
  expect(new Set(talks).size).toBe(1);
});

it.each(["en", "zh-CN"] as const)("whoever one talks with is called second and answers too (%s)", async (language) => {
  const lines = {
    en: ([ada, ben]: readonly string[]) => [
      `Good morning ${ada}, how are you?`,
      `${ben} and ${ada}, are you two hungry?`,
    ],
    "zh-CN": ([ada, ben]: readonly string[]) => [`${ada}，早上好，你好吗？`, `${ben}、${ada}，你们俩饿不饿？`],
  }[language];
  const { said, town } = await atTheGreen(language, lines);
  expect(said[0]).toBe("ada");
  expect(said.slice(1).sort()).toEqual(["ada", "ben"]);
  const talks = ["ada", "ben", "visitor:mia"].map((id) => town.state.world.people.get(id)?.talk);
  expect(new Set(talks).size).toBe(1);
});

it("who is only spoken of answers nothing", async () => {
  const { said, own } = await atTheGreen("en", ([ada, ben]) => [`${ada}, do you like ${ben}?`]);
  expect(own).toHaveLength(1);
  expect(said).toEqual(["ada"]);
});
