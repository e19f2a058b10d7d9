/** The pictures of `/map` and `/relations` (issue 4, point 6): everybody is on them, and they can be drawn whatever fonts there are. */

import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FakeTown } from "../../test/page/fake-town.ts";
import type { RelationsView } from "../town/looking/relations.ts";
import type { TownView } from "../town/looking/views.ts";
import { fittingLooks } from "../world/looks.ts";
import { latinName, wrapped } from "./face.ts";
import { drawn } from "./pictures.ts";
import { png } from "./png.ts";

const view: TownView = new FakeTown({ show: () => {} }).view();

const anyLooks = fittingLooks({ id: "anybody", age: 30, pronouns: "they" });

const relations: RelationsView = {
  of: null,
  people: [
    { id: "isabella-rodriguez", name: "伊莎贝拉·罗德里格斯", home: "home", looks: anyLooks },
    { id: "klaus-mueller", name: "克劳斯·<穆勒>", home: "dorm", looks: anyLooks },
    { id: "maria-lopez", name: "玛丽亚·洛佩兹", home: "dorm", looks: anyLooks },
  ],
  bonds: [
    { between: ["isabella-rodriguez", "klaus-mueller"], bond: "close", kind: "", text: "" },
    { between: ["klaus-mueller", "maria-lopez"], bond: "strained", kind: "", text: "" },
  ],
};

it("the map shows every place's name and the faces of who is there", async () => {
  const { svg, alt } = drawn({ kind: "map", view }, "en");
  for (const { name } of view.places)
    for (const word of name.split(" ")) expect(svg).toContain(word.replace("'", "&#39;"));
  expect(svg.match(/<clipPath/g)?.length).toBeGreaterThan(2);
  expect(alt).toContain(view.name);
  expect((await png(svg))!.length).toBeGreaterThan(50_000);
});

it("the map shows what burns, smokes, is under water, and where people have gathered", async () => {
  const [one, two, three, four, five, ...others] = view.places;
  const withMark = (place: TownView["places"][number], mark: "fire" | "smoke" | "water" | "hearth") => ({
    ...place,
    areas: place.areas.map((area) => ({ ...area, objects: area.objects.map((thing) => ({ ...thing, mark })) })),
  });
  const places = [
    withMark(one!, "fire"),
    withMark(two!, "smoke"),
    withMark(three!, "water"),
    withMark(four!, "hearth"),
    { ...five!, gathering: "a party" },
    ...others,
  ];
  const { svg } = drawn({ kind: "map", view: { ...view, places } }, "en");
  const of = (id: string) => /<g class="(\w+)"/.exec(svg.split(`data-goings-on="${id}"`)[1] ?? "")?.[1];
  expect([one, two, three, four, five].map((place) => of(place!.id))).toEqual([
    "fire",
    "smoke",
    "water",
    "hearth",
    "party",
  ]);
  expect(drawn({ kind: "map", view }, "en").svg).not.toContain('class="fire"');
  const picture = await png(svg);
  expect(picture!.length).toBeGreaterThan(50_000);
  if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/map.png`, picture!);
});

it("relations are drawn, and in Latin letters where there is no font for others", async () => {
  const { svg, latin: inLatin } = drawn({ kind: "relations", relations }, "zh-CN");
  const latin = inLatin!();
  expect(svg).toContain("伊莎贝拉·罗德里格斯");
  expect(svg).not.toContain("<穆勒>");
  expect(svg).toContain("好朋友");
  expect(svg).not.toContain("家人");
  expect(latin).not.toMatch(/\p{Script=Han}/u);
  expect(latin).toContain("Isabella Rodriguez");
  expect((await png(latin))!.length).toBeGreaterThan(10_000);
  const circle = drawn({ kind: "relations", relations: { ...relations, of: "isabella-rodriguez" } }, "zh-CN");
  expect(circle.alt).toBe("伊莎贝拉·罗德里格斯认识的人");
});

it("long names are parted between words, and Chinese ones anywhere", () => {
  expect(wrapped("Tamara Taylor and Carmen Ortiz's house", 15)).toEqual([
    "Tamara Taylor",
    "and Carmen",
    "Ortiz's house",
  ]);
  expect(wrapped("塔玛拉和卡门的家在这里", 10)).toEqual(["塔玛拉和卡", "门的家在这", "里"]);
  expect(latinName("hobbs-cafe")).toBe("Hobbs Cafe");
});
