import { describe, expect, it } from "vitest";
import { calling as english } from "../en/calling.ts";
import { calling as chinese } from "../zh/calling.ts";
import { type Callable, callIn, glancedBy } from "./calling.ts";
import { describedIn } from "./described.ts";

const somebody = (id: string, is: Partial<Callable>): Callable => ({
  id,
  name: id,
  pronouns: "they",
  age: 40,
  occupation: "farmer",
  doing: "having tea",
  here: true,
  serves: false,
  ...is,
});

const mill = [
  somebody("Edda", { pronouns: "she", age: 70, occupation: "retired midwife", doing: "darning a grey sock" }),
  somebody("Bjorn", { pronouns: "he", age: 68, occupation: "organ builder", doing: "sitting with a cat in his lap" }),
  somebody("Signe", { pronouns: "she", age: 19, occupation: "mill hand", doing: "sweeping up flour" }),
  somebody("Rolf", { pronouns: "he", age: 33, occupation: "tram driver", doing: "reading a timetable" }),
  somebody("Vera", { pronouns: "she", age: 44, occupation: "miller", doing: "weighing out rye", serves: true }),
];
const wharf = [
  somebody("何苗", { pronouns: "she", age: 27, occupation: "摄影师" }),
  somebody("丁大海", { pronouns: "he", age: 50, occupation: "渔船船长" }),
  somebody("陆平", { pronouns: "he", age: 30, occupation: "快递员" }),
];

describe("whoever is called by what they are at", () => {
  it.each([
    ["Madam with the sock, is this seat taken?", "Edda"],
    ["excuse me, old man with the cat, may I pass", "Bjorn"],
    ["Girl sweeping the flour, is there a broom for me?", "Signe"],
    ["Is the girl with the broom your daughter?", null],
    ["The lady with the sock is kind.", null],
  ] as const)("%s", (text, who) => {
    expect(callIn(text, describedIn(text, mill, english, true), mill, null, english)?.id ?? null).toBe(who);
  });

  it.each([
    ["快递小哥，我的件到了吗", "陆平"],
    ["摄影师小姐姐，帮我拍一张", "何苗"],
    ["船长您看这天行吗", "丁大海"],
    ["我昨天看见船长了", null],
  ] as const)("%s", (text, who) => {
    expect(callIn(text, describedIn(text, wharf, chinese, true), wharf, null, chinese)?.id ?? null).toBe(who);
  });
});

describe("whoever an act turns to", () => {
  const turned = (act: string, people: readonly Callable[], words: typeof english) =>
    glancedBy(act, describedIn(act, people, words, false), words);
  it.each([
    ["takes a ticket, turns to the driver", ["Rolf"]],
    ["nods to the young lady sweeping up", ["Signe"]],
    ["sits down across from the organ builder and the miller", ["Bjorn", "Vera"]],
    ["sets down the lantern", []],
  ] as const)("%s", (act, who) => expect(turned(act, mill, english)).toEqual(who));

  it("in signs", () => {
    expect(turned("转头看向船长", wharf, chinese)).toEqual(["丁大海"]);
    expect(turned("看着海", wharf, chinese)).toEqual([]);
  });
});
