/** What is offered to somebody fits the moment, holds for a while, and is never refused when it is done. */

import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { offlineBuilt, recognise } from "../../../test/town/living.ts";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { manualClock } from "../../clock/manual.ts";
import { milliseconds } from "../../clock/units.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import type { TownDesk } from "../desk/desk.ts";
import type { Member } from "../desk/member.ts";
import { Host } from "../host.ts";
import type { Settings } from "../keeping/settings.ts";
import type { Suggestion } from "./suggestions.ts";

const keeper: Member = { id: "web:1", name: "Kim", keeper: true };
const mia: Member = { id: "web:2", name: "Mia", keeper: false };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function living(town: string | object, settings: Partial<Settings> = {}) {
  const clock = manualClock(milliseconds(1_700_000_000_000));
  const log = { info: () => {}, warn: () => {}, error: (_: object, sentence: string) => expect(sentence).toBe("") };
  const host = new Host({
    model: offlineBuilt,
    offline: offlineOf,
    recognise,
    store: memoryStore(),
    clock,
    log,
    step: 5,
    seed: null,
    budgetUsd: 1,
    settings: { dozeMinutes: null, ...settings },
  });
  closing.push(() => host.close());
  host.start();
  const desk = await host.found(
    "here",
    typeof town === "string" ? town : "",
    typeof town === "string" ? {} : { file: town },
  );
  await host.idle();
  const beat = async () => {
    await clock.beat();
    await host.idle();
  };
  const at = async (time: string) => {
    while (desk.view().clock < time) await beat();
  };
  return { host, desk, beat, at };
}

/** Does what is offered, as the page does. @throws UserError where it is refused */
async function doIt(desk: TownDesk, member: Member, { kind, line, place, who, walks }: Suggestion) {
  if (kind === "say") return desk.say(member, place, line, who);
  if (kind === "act") return desk.act(member, place, line.replaceAll("*", ""));
  if (kind === "whisper") return desk.whisper(member, who!, line);
  if (kind === "object") {
    if (walks) await desk.go(member, place);
    return desk.setObject(member, line, null);
  }
  return desk.go(member, place);
}

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

describe.each(["smallville", "pellow-cove", "smallville.zh-CN"])("in %s", (name) => {
  it("five things are offered through the morning, never the same five for long, and each of them can be done", async () => {
    const { desk, beat, at } = await living(name);
    await at("08:00");
    const seen: string[][] = [];
    for (let i = 0; i < 12; i++) {
      const all = desk.suggestions(mia);
      expect(all.length, desk.view().clock).toBe(5);
      expect(new Set(all.map(({ id }) => id)).size).toBe(5);
      seen.push(all.map(({ label }) => label));
      const one = all[i % all.length]!;
      const done = await doIt(desk, mia, one).catch((error: Error) => {
        throw new Error(`${desk.view().clock} ${one.label} (${one.line}): ${error.message}`);
      });
      expect(done.unheard, one.line).toBeUndefined();
      await beat();
    }
    const kept = seen.slice(1).map((all, i) => all.filter((label) => seen[i]!.includes(label)).length);
    expect(Math.max(...kept), "some stay to be pressed").toBeGreaterThanOrEqual(2);
    expect(new Set(seen.flat()).size, "and they change").toBeGreaterThan(10);
  });
});

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
