/** How far news has come, the acts of a file, and a day lived with them, offline (paper section 3). Two days of many are a trial (`simulation.trial.test.ts`). */
import { beforeAll, describe, expect, it } from "vitest";
import { type Lived, live, of } from "../../test/town/lived.ts";
import type { Memories } from "../mind/memory/chain.ts";
import type { Story } from "../mind/persona.ts";
import { UserError } from "../world/user-error.ts";
import { readActs, readMoment } from "./file/acts-file.ts";
import { gather, knowing, leadsBack } from "./looking/measures.ts";

const STOVE = "isabella-rodriguezs-apartment/kitchen/stove";

describe("a chain of hearsay", () => {
  const story = { id: "party", holder: "ann" } as Story;
  const memory = (id: string, source: object, evidence: string[] = []) =>
    [id, { of: id.split("#")[0]!, memory: { id, stories: ["party"], source, evidence } }] as never;
  const heard = (from: string, rests: string[]) => ({ how: "heard", from, line: "talk-1/1", rests });

  it("counts when it leads back to the seed, and a memory that only names the story counts for nothing", () => {
    const memories: Memories = new Map([
      memory("ann#1", { how: "given" }),
      memory("bob#1", heard("ann", ["ann#1"])),
      memory("cy#1", heard("bob", ["bob#1"])),
      memory("cy#2", { how: "concluded" }, ["cy#1"]),
      memory("dee#1", heard("bob", [])),
      memory("eve#1", { how: "given" }),
      memory("flo#1", heard("eve", ["eve#1"])),
      memory("gus#1", { how: "saw" }),
      memory("hal#1", heard("ian", ["ian#1"])),
      memory("ian#1", heard("hal", ["hal#1"])),
    ]);
    expect([...knowing(memories, story)]).toEqual(["ann", "bob", "cy"]);
    expect(leadsBack(memories, "cy#2", story)).toBe(true);
  });
});

describe("acts of a file", () => {
  const start = "2023-02-13";
  it("are read with the moments people write", () => {
    expect(readMoment(480, start)).toBe(480);
    expect(readMoment("480", start)).toBe(480);
    expect(readMoment("08:00", start)).toBe(480);
    expect(readMoment("2023-02-14T08:00", start)).toBe(1440 + 480);
    for (const bad of ["soon", "25:00", "8", "2023-02-14"]) {
      if (bad === "8") expect(readMoment(bad, start)).toBe(8);
      else expect(readMoment(bad, start), bad).toBeNull();
    }
  });

  it("are taken in the order of time, then of lines", () => {
    const text = ['{"at":600,"go":"park"}', "", '{"at":"07:30","leave":true}', '{"at":600,"say":"hi"}'].join("\n");
    expect(readActs(text, "a.jsonl", start).map(({ line }) => line)).toEqual([3, 1, 4]);
  });

  it.each([
    ['{"at":480}', "exactly one of whisper, object"],
    ['{"at":480,"say":"hi","do":"waves"}', "exactly one of"],
    ['{"at":"noonish","say":"hi"}', '"noonish" is no moment'],
    ['{"at":-5,"say":"hi"}', "at:"],
    ['{"say":"hi"}', "at:"],
    ['{"at":480,"shout":"hi"}', "shout"],
    ["{at: 480}", "not JSON"],
    ['{"at":480,"whisper":"You are brave"}', "who"],
  ])("that cannot be read are named by line: %s", (line, why) => {
    const read = () => readActs(`{"at":1,"event":"valentine"}\n${line}`, "acts.jsonl", start);
    expect(read).toThrow(UserError);
    expect(read).toThrow(/^acts\.jsonl, line 2: /);
    expect(read).toThrow(why);
  });
});

describe("a day with acts of a file", () => {
  let run: Lived;
  beforeAll(async () => {
    run = await live({
      acts: [
        { at: 540, who: "Alex", about: "photographs birds", go: "Hobbs Cafe" },
        { at: 545, who: "Alex", say: "Good morning Isabella, what are you doing today?" },
        { at: 550, who: "Alex", do: "plays the piano" },
        { at: 555, who: "Alex", object: "coffee machine", state: "humming" },
        { at: 560, who: "Alex", say: "Hello, who is there?", place: "Oak Hill College" },
        { at: 565, who: "Bea", say: "Hi Isabella!", place: "Hobbs Cafe", to: "Isabella Rodriguez" },
        { at: 570, who: "Bea", leave: true },
        { at: 575, who: "Bea", leave: true },
        { at: 580, who: "Bea", go: "Atlantis" },
        { at: 585, who: "Nobody Known", whisper: "You are brave" },
        { at: 590, object: "the moon", state: "blue" },
        { at: 600, who: "Alex", leave: true },
        { at: "06:45", object: "<Isabella Rodriguez's apartment: kitchen: stove> is burning" },
        { at: 480, who: "John Lin", whisper: "You are going to run against Sam in the upcoming election" },
        { at: 720, object: "stove", place: "Isabella Rodriguez's apartment", state: "burning" },
        { at: 721, object: "Isabella Rodriguez's apartment: bathroom: shower", state: "leaking" },
      ],
    });
  });

  it("lets a visitor walk, talk, do, set objects and leave like one in a server, and what is not allowed is only said", () => {
    const { events, said } = run;
    expect(of(events, "visitor-arrived").map(({ name, about, at }) => [name, about, at])).toEqual([
      ["Alex", "photographs birds", 540],
      ["Bea", "", 565],
    ]);
    const lines = of(events, "line-said");
    const answered = lines.filter(({ answers }) => answers !== null);
    expect(answered.length).toBeGreaterThanOrEqual(2);
    const [alex] = answered;
    expect(alex).toMatchObject({ who: "isabella-rodriguez", at: 545, to: ["visitor:file:alex"] });
    expect(of(events, "visitor-acted")[0]).toMatchObject({ doing: "plays the piano", at: 550 });
    expect(of(events, "object-changed").some(({ to, who }) => to === "humming" && who === "visitor:file:alex")).toBe(
      true,
    );
    expect(of(events, "visitor-moved").map(({ spot }) => spot?.place)).toEqual(["oak-hill-college"]);
    expect(of(events, "visitor-left").map(({ who }) => who)).toEqual(["visitor:file:bea", "visitor:file:alex"]);
    expect(said.filter((one) => one.startsWith("acts, line")).map((one) => one.slice(0, 16))).toEqual([
      "acts, line 8: Yo",
      "acts, line 9: Th",
      "acts, line 10: N",
      "acts, line 11: T",
    ]);
    // Whatever holds a visitor's words carries the visitor.
    const theirs = of(events, "memory-kept").filter(
      ({ memory }) => memory.source.how === "heard" && memory.source.from.startsWith("visitor:"),
    );
    expect(theirs.length).toBeGreaterThan(0);
    for (const { memory } of theirs) expect(memory.visitors.length).toBeGreaterThan(0);
  });

  it("sees the stove that burns while Isabella cooks off within two ticks, and breakfast made again", () => {
    const { events } = run;
    const cooking = of(events, "resident-acted").findLast((one) => one.who === "isabella-rodriguez" && one.at <= 405);
    expect(cooking).toMatchObject({ object: STOVE });
    const burning = of(events, "object-changed").find(({ object, to }) => object === STOVE && to === "burning");
    expect(burning).toMatchObject({ at: 405, odd: true });
    const off = of(events, "object-changed").find(({ object, at, to }) => object === STOVE && at > 405 && to === "off");
    expect(off).toMatchObject({ who: "isabella-rodriguez", odd: false });
    expect(off!.at).toBeLessThanOrEqual(415);
    const [changed] = of(events, "plan-changed").filter(({ who }) => who === "isabella-rodriguez");
    expect(changed!.at).toBeLessThanOrEqual(415);
    expect(changed!.why).toMatch(/stove/);
    expect(
      changed!.chunks.some(({ from, doing }) => from >= 405 && /breakfast/.test(doing) && /again/.test(doing)),
    ).toBe(true);
    const eats = of(events, "resident-acted").find(
      ({ who, at, doing }) => who === "isabella-rodriguez" && at > off!.at && at < 480 && /eat/.test(doing),
    );
    expect(eats).toBeDefined();
  });

  it("changes the day of John, to whom it whispers that he will run for mayor", () => {
    const whispers = of(run.events, "voice-whispered");
    expect(whispers).toEqual([expect.objectContaining({ who: "john-lin", at: 480, audience: "self" })]);
    const changed = of(run.events, "plan-changed").filter(
      ({ who, at }) => who === "john-lin" && at >= 480 && at < 1440,
    );
    expect(changed[0]?.at).toBeLessThan(480 + 60);
    expect(JSON.stringify(changed[0]?.chunks)).toMatch(/elect|mayor|campaign|run/i);
  });

  it("lets that thought reach others only by lines he says", () => {
    const memories = gather(run.events);
    const known = of(run.events, "story-opened").find(({ text }) => /Sam/.test(text))!.story;
    const tagged = [...memories.values()].filter(({ memory }) => memory.stories.includes(known));
    const story = { id: known, holder: "john-lin" } as Story;
    const knowers = knowing(memories, story);
    expect(knowers.size).toBe(run.summary.knowing[known]);
    expect(knowers.size).toBeGreaterThan(1);
    const first = new Map<string, (typeof tagged)[number]["memory"]>();
    for (const { of: who, memory } of tagged) if (!first.has(who)) first.set(who, memory);
    const lines = new Map(of(run.events, "line-said").map((line) => [line.line, line]));
    for (const [who, memory] of first) {
      if (who === "john-lin") continue;
      expect(memory.source.how).toBe("heard");
      if (memory.source.how !== "heard") continue;
      // Whoever told them had heard it before, down to John.
      expect(lines.get(memory.source.line)?.stories).toContain(known);
      expect(first.get(memory.source.from)!.created).toBeLessThanOrEqual(memory.created);
    }
    // Nobody has the words in mind who was not told.
    for (const { of: who, memory } of memories.values())
      if (/against Sam/i.test(memory.text)) expect(first.has(who), `${who}: ${memory.text}`).toBe(true);
  });

  it("keeps a fire where nobody is unknown to everybody until somebody enters, who puts it out", () => {
    const { events } = run;
    expect(of(events, "object-changed").find(({ to, at }) => to === "burning" && at >= 600)).toMatchObject({
      at: 720,
      object: STOVE,
    });
    const home = of(events, "resident-arrived").find(
      ({ at, spot }) => at > 720 && spot?.place === "isabella-rodriguezs-apartment",
    );
    expect(home).toMatchObject({ who: "isabella-rodriguez" });
    const knows = of(events, "memory-kept").filter(
      ({ memory }) => memory.subjects.includes(STOVE) && memory.created >= 720,
    );
    expect(knows[0]).toMatchObject({ who: "isabella-rodriguez" });
    expect(knows[0]!.at).toBeGreaterThanOrEqual(home!.at);
    const off = of(events, "object-changed").find(({ object, at, odd }) => object === STOVE && at > 720 && !odd);
    expect(off).toMatchObject({ who: "isabella-rodriguez", to: "off" });
    expect(off!.at - home!.at).toBeLessThanOrEqual(10);
    // Water comes through a closed door.
    const leak = of(events, "memory-kept").find(
      ({ memory }) => memory.subjects.some((one) => /rodriguez.*shower/.test(one)) && memory.created >= 720,
    );
    expect(leak?.who).toBe("isabella-rodriguez");
    expect(leak!.at).toBeGreaterThanOrEqual(home!.at);
    expect(leak!.memory.visitors).toEqual(["visitor:file:somebody"]);
  });
});
