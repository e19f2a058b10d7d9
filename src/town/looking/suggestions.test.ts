/** What is offered to somebody fits the moment, holds for a while, and is never refused when it is done. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { doIt, keeper, living, mia, offersThrough } from "../../../test/town/offered.ts";
import type { Member } from "../desk/member.ts";
import type { Suggestion } from "./suggestions.ts";

describe("in a hamlet", () => {
  const file = () => marlEnd().file as object;

  it("only who is up and within hearing is met, and nothing is offered behind a closed door", async () => {
    const { desk, at } = await living(file());
    await at("08:00");
    const all = desk.suggestions(mia);
    const { people, places } = desk.view();
    for (const one of all) {
      const who = people.find(({ id }) => id === one.who);
      if (who) expect([who.asleep, who.walk], one.label).toEqual([false, null]);
      if (one.kind === "say" || one.kind === "act") expect(who?.apart, one.label).toBe(false);
    }
    expect(
      all.some(({ who }) => who === "ben"),
      "sleeps until noon",
    ).toBe(false);
    expect(places.find(({ id }) => id === "shop")?.open).toBe(false);
    expect(all.filter(({ place, kind }) => place === "shop" && kind !== "object" && kind !== "whisper")).toEqual([]);
    await at("10:00");
    expect(
      desk.suggestions(mia).some(({ place }) => place === "shop"),
      "open by now",
    ).toBe(true);
  });

  it("nothing is offered that somebody may not do", async () => {
    const { desk, at, beat } = await living(file(), { whisper: "keepers", objects: "keepers" });
    await at("10:00");
    const kinds = (member: Member) => new Set(desk.suggestions(member).map(({ kind }) => kind));
    expect([...kinds(mia)].filter((kind) => kind === "whisper" || kind === "object")).toEqual([]);
    expect(kinds(keeper)).toContain("whisper");
    await desk.pause(keeper);
    expect([...kinds(keeper)].filter((kind) => kind === "say" || kind === "act")).toEqual([]);
    await desk.resume(keeper);
    await beat();
    await desk.ban(keeper, mia);
    expect(desk.suggestions(mia)).toEqual([]);
  });

  it("looking changes nothing, and is the same each time", async () => {
    const { desk, at } = await living(file());
    await at("10:00");
    const before = desk.view().turn;
    const [first, second] = [desk.suggestions(mia), desk.suggestions(mia)];
    expect(second).toEqual(first);
    expect(desk.view().turn).toBe(before);
    expect(desk.visitor(mia)).toBeNull();
    expect(desk.kept(mia)).toBeNull();
  });
});

it("five things are offered through the morning in Pellow Cove, never the same five for long, and each of them can be done", () =>
  offersThrough("pellow-cove"));

it("the five that the first morning is recommended for hold from seven to eight, and are heard", async () => {
  const { desk, beat } = await living("smallville");
  const five: readonly Omit<Suggestion, "id" | "label" | "emoji" | "walks">[] = [
    { kind: "say", place: "johnson-park", who: "sam-moore", line: "Good morning, Sam!" },
    { kind: "say", place: "johnson-park", who: "sam-moore", line: "Who is running for mayor?" },
    { kind: "act", place: "johnson-park", who: "sam-moore", line: "*gives Sam a rose*" },
    { kind: "object", place: "hobbs-cafe", who: null, line: "<Hobbs Cafe: counter: cafe oven> is burning" },
    { kind: "whisper", place: "", who: "maria-lopez", line: "You want to tell Klaus what you like about them." },
  ];
  const newcomer = (n: number): Member => ({
    id: `web:${n}`,
    name: `Guest ${String.fromCharCode(65 + n)}`,
    keeper: false,
  });
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  for (const { line } of five) expect(readme).toContain(line);
  for (let n = 0; desk.view().clock < "08:00"; n++) {
    for (const one of five) {
      const done = await doIt(desk, newcomer(n), { ...one, id: "", label: "", emoji: "", walks: false });
      expect(done.unheard, `${desk.view().clock} ${one.line}`).toBeUndefined();
      expect(done.said).not.toBe("");
    }
    await beat();
  }
});
