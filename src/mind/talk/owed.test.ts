/** What lines oblige to, and whom one turns to first. */
import { expect, it } from "vitest";
import { minutes } from "../../clock/units.ts";
import type { Line } from "../../world/people.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import { answersTo, owed } from "./owed.ts";

const lineBy = (n: number, who: string, to: readonly string[], ...acts: SpeechAct[]): Line => ({
  id: `talk-1/${n}`,
  who,
  text: "...",
  at: minutes(600),
  to,
  acts,
  stories: [],
  rests: [],
  visitors: [],
});
const what = (lines: readonly Line[], who = "ben") => owed({ lines }, who).map((one) => one.what);
const meet = { kind: "meet", place: "park", from: minutes(900) } as const;
const asks: SpeechAct = { act: "ask", what: "plan", about: "you" };

it.each<[string, SpeechAct, SpeechAct]>([
  ["answer", asks, { act: "answer", to: "talk-1/1", answer: "unknown" }],
  [
    "reply",
    { act: "propose", proposal: "talk-1/1.1", what: meet },
    { act: "reply", to: { proposal: "talk-1/1.1", by: "ana", what: meet }, answer: "no" },
  ],
  ["reaction", { act: "tell", news: "fair" }, { act: "react", to: "talk-1/1", how: "surprise" }],
  ["forgiveness", { act: "apologise" }, { act: "forgive" }],
  ["greeting", { act: "greet" }, { act: "greet" }],
  ["farewell", { act: "farewell" }, { act: "farewell" }],
])("%s is owed until it is given", (owes, said, given) => {
  const one = lineBy(1, "ana", ["ben"], said);
  expect(what([one])).toEqual([owes]);
  expect(what([one], "ana")).toEqual([]);
  expect(what([one, lineBy(2, "ben", ["ana"], given)])).toEqual([]);
});

it("no reply is owed to what was taken back", () => {
  const propose: SpeechAct = { act: "propose", proposal: "talk-1/1.1", what: meet };
  const first = lineBy(1, "ana", ["ben"], propose, asks);
  const withdraw: SpeechAct = { act: "withdraw", to: { what: meet } };
  expect(what([first, lineBy(2, "ana", ["ben"], withdraw)])).toEqual(["answer"]);
  expect(what([first, lineBy(2, "cleo", ["ben"], withdraw)])).toEqual(["reply", "answer"]);
});

it("a greeting is owed once, and by one's next words or not at all", () => {
  const greet: SpeechAct = { act: "greet" };
  expect(what([lineBy(1, "ben", ["ana"], greet), lineBy(2, "ana", ["ben"], greet)])).toEqual([]);
  expect(what([lineBy(1, "ana", ["ben"], greet), lineBy(2, "ben", ["ana"], { act: "thank" })])).toEqual([]);
});

it("who waits for an answer is turned to before who spoke last, while they are there", () => {
  const lines = [lineBy(1, "ana", ["ben", "cleo"], asks), lineBy(2, "cleo", ["ana"], { act: "thank" })];
  expect(answersTo(lines, "ben", ["ana", "cleo"])?.who).toBe("ana");
  expect(answersTo(lines, "ben", ["cleo"])?.who).toBe("cleo");
});

it("lines of before, which say nothing of whom they are to, are to whoever spoke before", () => {
  const { to: _, ...first } = lineBy(1, "ana", [], asks);
  const { to: __, ...second } = lineBy(2, "ben", [], asks);
  expect(what([first])).toEqual(["answer"]);
  expect(what([first, second], "ana")).toEqual(["answer"]);
  expect(what([first, second], "cleo")).toEqual(["answer"]);
});
