/** What a town file leaves out is as its language has it: nobody in a Chinese town says "Hi". */
import { describe, expect, it } from "vitest";
import { readTown } from "../../src/town/file/definition.ts";
import { generatedFile } from "./generated-town.ts";

describe.each(["en", "zh-CN"] as const)("a town file that says as little as it may (%s)", (language) => {
  it.each([41, 205])("has nothing of another language (town %i)", (seed) => {
    const file = generatedFile(seed, language);
    const residents = file.residents.map(({ speech: _, ...one }) => one);
    const places = file.places.map((place) => ({
      ...place,
      areas: place.areas.map((area) => ({
        ...area,
        objects: (area.objects ?? []).map((one) => (typeof one === "string" ? one : { name: one.name })),
      })),
    }));
    const { personas, map } = readTown({ ...file, residents, places }, "bare.json");
    const said = personas.flatMap(({ speech: { register, kin, strangers, greetings, farewells } }) => [
      register,
      kin,
      strangers,
      ...greetings.close,
      ...greetings.distant,
      ...farewells,
    ]);
    const states = [...map.objects.values()].map(({ fixture }) => fixture.state);
    expect(states.length).toBeGreaterThan(0);
    for (const text of [...said, ...states]) {
      const bare = text.replaceAll("{name}", "");
      expect(/\p{sc=Han}/u.test(bare), text).toBe(language === "zh-CN");
      expect(/[a-z]/i.test(bare), text).toBe(language === "en");
    }
  });
});
