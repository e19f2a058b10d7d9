/** Names are found where they are meant: no ordinary word is one, nor are other signs and a mark a misspelt one. */
import { expect, it } from "vitest";
import type { TalkState } from "../../mind/understand.ts";
import type { Person } from "../../world/people.ts";
import { doings as english } from "../en/doings.ts";
import { doings as chinese } from "../zh/doings.ts";
import { calledIn, namesIn } from "./names.ts";

const languages = { en: english, "zh-CN": chinese };

/** What is named of a town with those people and places. */
function named(language: keyof typeof languages, text: string, people: readonly string[], places: readonly string[]) {
  const spot = { place: "nowhere", area: "nowhere" };
  const called = (name: string) => ({ id: name, name, kind: "resident", spot }) as Person;
  const at = places.map((name) => [name, { id: name, name, aliases: [], areas: [] }] as const);
  const talk = {
    town: { map: { places: new Map(at) } },
    world: { people: new Map(people.map((name) => [name, called(name)])) },
    by: called("Kit"),
    stories: [],
  } as unknown as TalkState;
  return namesIn(text, calledIn(talk, languages[language].titles)).map(({ id }) => id);
}

it.each([
  ["will you be there in may?", []],
  ["Will you come?", []],
  ["the sun rose over it", []],
  ["Will, will you come?", ["Will Hart"]],
  ["have you seen Rose or Grace today?", ["Rose Pell", "Grace Lund"]],
  ["is tom here", ["Tom Gale"]],
  ["Grace isn't one to be late", ["Grace Lund"]],
  ["Grace under pressure", []],
  ["can't park here", []],
  ["Park somewhere else", []],
  ["Park was my grandmother's name", []],
  ["is the park nice", ["Johnson Park"]],
  ["meet me in Johnson Park", ["Johnson Park"]],
  ["is the pub open", ["Rose and Crown Pub"]],
  ["pub tonight?", ["Rose and Crown Pub"]],
])("English: %s", (text, is) => {
  const people = ["Will Hart", "Rose Pell", "Grace Lund", "May Orr", "Tom Gale"];
  expect(named("en", text, people, ["Johnson Park", "Rose and Crown Pub"])).toEqual(is);
});

it.each([
  ["我要一杯咖啡，谢谢", []],
  ["我在看电视剧", []],
  ["咖啡馆开门了吗", ["咖啡馆"]],
  ["你见过贺建萍吗", ["贺建平"]],
  ["贺建，你好", []],
  ["我们去河边公圆吧", ["河边公园"]],
  ["你跟Odile熟吗？", ["Odile Marsh"]],
  ["odile marsh昨天在咖啡馆", ["Odile Marsh", "咖啡馆"]],
])("简体中文: %s", (text, is) => {
  expect(named("zh-CN", text, ["贺建平", "Odile Marsh"], ["咖啡馆", "电视机", "河边公园"])).toEqual(is);
});

it.each([
  ["刚从Isabella那边过来", ["isabella-rodriguez"]],
  ["isabella在吗", ["isabella-rodriguez"]],
  ["你认识Isabella Rodriguez吗", ["isabella-rodriguez"]],
  ["伊莎贝拉在吗", ["isabella-rodriguez"]],
  ["Rodriguez是谁", []],
])("a foreign name is read as it is written: %s", (text, ids) => {
  const spot = { place: "nowhere", area: "nowhere" };
  const one = { id: "isabella-rodriguez", name: "伊莎贝拉·罗德里格斯", kind: "resident", spot } as unknown as Person;
  const talk = {
    town: { map: { places: new Map() } },
    world: { people: new Map([[one.id, one]]) },
    by: { ...one, id: "kit", name: "小雨", kind: "visitor" },
    stories: [],
  } as unknown as TalkState;
  expect(namesIn(text, calledIn(talk, chinese.titles)).map(({ id }) => id)).toEqual(ids);
});
