/**
 * Whole days, offline: what spreads and how, who does what where, what whispers and burning stoves come to (paper sections 3 and 7;
 * the measures of issue 2). The log is the witness: everything is read from its bytes.
 */
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { askedIn, closedMinutes, type Lived, live, of, staysIn } from "../../test/town/lived.ts";
import type { Memories } from "../mind/memory/chain.ts";
import { gatheringOf, type Story } from "../mind/persona.ts";
import type { TownEvent } from "../world/events.ts";
import { areaOf, placeOf } from "../world/places.ts";
import { does, repliesSo } from "../world/speech-acts.ts";
import { UserError } from "../world/user-error.ts";
import { readActs, readMoment } from "./file/acts-file.ts";
import { readTown } from "./file/definition.ts";
import { density, gather, knowing, leadsBack, presence } from "./looking/measures.ts";

const STOVE = "isabella-rodriguezs-apartment/kitchen/stove";

/** What came of the secret that only Klaus was given. */
const ofSecret = (events: readonly TownEvent[]) =>
  [...gather(events).values()].filter(({ memory }) => /zircon|floorboard/i.test(memory.text));

describe("two days of Smallville", () => {
  /** The second has one who may not talk, and has a secret. */
  let runs: readonly Lived[];
  let silent: Lived;
  beforeAll(async () => {
    const acts = [
      { at: "08:00", who: "Klaus Mueller", whisper: "You have hidden a zircon under the third floorboard" },
    ];
    runs = [
      await live({ days: 2, seed: "1" }),
      await live({ days: 2, seed: "2", silent: new Set(["klaus-mueller"]), acts }),
    ];
    silent = await live({ silent: true, acts });
  });

  it("give the same bytes again, with or without a file and whatever comes after, and others with another seed", async () => {
    const sum = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
    const [one, two] = runs.map(({ bytes }) => bytes);
    expect(sum(one!)).toBe(runs[0]!.summary.digest);
    expect(sum(two!)).toBe(runs[1]!.summary.digest);
    expect(runs[0]!.summary.digest).not.toBe(runs[1]!.summary.digest);
    const { summary } = await live({ seed: "1", out: false, until: 600 });
    const lines = one!
      .toString("utf8")
      .split("\n")
      .slice(0, summary.events + 1);
    expect(sum(Buffer.from(`${lines.join("\n")}\n`))).toBe(summary.digest);
  });

  it("are in a log of whole lines that names no wall time, and begins with the town", () => {
    const { bytes, founded, events, summary } = runs[0]!;
    const text = bytes.toString("utf8");
    expect(text.endsWith("\n") && !text.includes("\r") && !text.includes("\n\n")).toBe(true);
    expect(text).not.toMatch(new RegExp(`\\b${new Date().getFullYear()}-\\d\\d-\\d\\d`));
    expect(founded).toMatchObject({ kind: "town-founded", format: 1, at: 0, seed: "1", step: 5 });
    const again = readTown(founded.town, "smallville.json");
    expect(again.personas).toHaveLength(25);
    expect(again.map.places.size).toBe(19);
    expect(events).toHaveLength(summary.events);
    expect(events.every(({ at }, i) => at <= 2880 && (i === 0 || at >= events[i - 1]!.at - 5))).toBe(true);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  it("are remembered as what they were: every memory of something lived has an episode, about nobody but its subjects", () => {
    for (const { events, definition } of runs) {
      const people = new Set(definition.personas.map(({ id }) => id));
      const wrong: string[] = [];
      for (const { memory } of gather(events).values()) {
        const { episode, subjects, source, text, felt = 0 } = memory;
        const lived = source.how !== "given" && memory.kind !== "reflection";
        const strange = subjects.some((one) => one.includes(":") && !one.startsWith("visitor:"));
        // What is forgotten of somebody is found by a memory's subjects.
        const { acts: _, ...rest } = episode?.kind === "said" ? episode : { ...episode, acts: [] };
        const named = (JSON.stringify(rest).match(/"[^"]+"/g) ?? []).map((one) => one.slice(1, -1));
        const untold = named.some((one) => people.has(one) && !subjects.includes(one));
        if ((lived && !episode) || Math.abs(felt) > 2 || strange || untold) wrong.push(text);
      }
      expect(wrong).toEqual([]);
    }
  });

  it("are counted right", () => {
    for (const { summary, events, definition } of runs) {
      const memories = gather(events);
      expect(summary).toMatchObject({
        town: "smallville",
        days: 2,
        residents: 25,
        memories: memories.size,
        reflections: of(events, "reflection-begun").length,
        insights: [...memories.values()].filter(({ memory }) => memory.kind === "reflection").length,
        conversations: of(events, "talk-began").length,
        lines: of(events, "line-said").length,
        modelCalls: 0,
        tokens: { input: 0, cached: 0, output: 0 },
        usd: 0,
        byStep: {},
        fallbacks: 0,
      });
      for (const story of definition.stories) expect(summary.knowing[story.id]).toBe(knowing(memories, story).size);
      const names = new Map(definition.personas.map(({ id, name }) => [id, name]));
      expect(summary.density.end).toBe(density(memories.values(), names));
      expect(summary.density.start).toBeCloseTo(0.257, 3);
    }
  });

  it("spread the party and the candidacy by talk alone, and every chain leads back to its seed", () => {
    for (const { summary, events, definition } of runs) {
      expect(summary.knowing.party).toBeGreaterThanOrEqual(8);
      expect(summary.knowing.candidacy).toBeGreaterThanOrEqual(5);
      const memories = gather(events);
      const said = new Map(of(events, "line-said").map((line) => [line.line, line]));
      let heard = 0;
      for (const story of definition.stories) {
        for (const [id, { of: who, memory }] of memories) {
          if (!memory.stories.includes(story.id)) continue;
          expect(leadsBack(memories, id, story) || memory.source.how !== "heard", `${id}: ${memory.text}`).toBe(true);
          if (memory.source.how !== "heard") continue;
          heard++;
          const line = said.get(memory.source.line)!;
          expect(line.who).toBe(memory.source.from);
          expect(line.stories).toContain(story.id);
          // The memory it rests on is the speaker's own and older.
          for (const rest of line.rests) {
            const ground = memories.get(rest)!;
            expect(ground.of, `${who} heard it of ${line.who}`).toBe(line.who);
            expect(ground.memory.created).toBeLessThanOrEqual(line.at);
          }
        }
      }
      expect(heard).toBeGreaterThan(20);
    }
  });

  it("bring those who accepted to the party, at least half of them for ten minutes", () => {
    for (const { summary, events, definition } of runs) {
      const event = gatheringOf(definition.stories.find(({ id }) => id === "party"))!;
      expect([event.from, event.to]).toEqual([1440 + 17 * 60, 1440 + 19 * 60]);
      const there = presence(event.spot.place, event.from, event.to);
      for (const one of events) there.take(one);
      const came = there.atLeast(10, event.to);
      const answers = new Map(of(events, "invitation-answered").map(({ who, answer }) => [who, answer]));
      const accepted = [...answers].filter(([, answer]) => answer === "accepted").map(([who]) => who!);
      expect(accepted.length).toBeGreaterThanOrEqual(3);
      expect(summary.accepted).toBe(accepted.length);
      expect(accepted.filter((who) => came.has(who)).length).toBeGreaterThanOrEqual(accepted.length / 2);
      expect(answers.has(event.host)).toBe(false);
      expect(came.has(event.host)).toBe(true);
      expect(summary.attended).toBeLessThanOrEqual(summary.invited);
    }
  });

  it("hold reflections, short lines, and no two residents with the same day", () => {
    for (const { summary, events } of runs) {
      const perDay = summary.reflections / 25 / 2;
      expect(perDay).toBeGreaterThanOrEqual(2);
      expect(perDay).toBeLessThanOrEqual(3.5);
      expect(Math.max(...of(events, "line-said").map(({ text }) => text.length))).toBeLessThanOrEqual(300);
      for (const day of [0, 1]) {
        const plans = new Map<string, string>();
        for (const plan of of(events, "plan-made")) {
          if (Math.floor(plan.at / 1440) !== day) continue;
          const text = JSON.stringify(plan.chunks.map(({ from, doing, place }) => [from, doing, place]));
          expect(plans.get(text), `${plan.who} has the day of another`).toBeUndefined();
          plans.set(text, plan.who!);
        }
        expect(new Set(plans.values()).size).toBe(25);
      }
    }
  });

  it("show nobody behind a closed door they have no key to, in another's room, or two in a bathroom for one", () => {
    for (const run of [...runs, silent]) {
      const stays = staysIn(run);
      expect(stays.length).toBeGreaterThan(250 * run.summary.days);
      const { map } = run.definition;
      for (const stay of stays) {
        const place = placeOf(map, stay.spot.place);
        const area = areaOf(map, stay.spot);
        const belongs = place.household.includes(stay.who) || place.staff.includes(stay.who);
        expect(closedMinutes(run, stay), JSON.stringify(stay)).toBe(0);
        expect(belongs || place.access === "public" || askedIn(run, stay), JSON.stringify(stay)).toBe(true);
        expect(area.owners.length === 0 || area.owners.includes(stay.who), JSON.stringify(stay)).toBe(true);
        expect(area.access !== "staff" || place.staff.includes(stay.who), JSON.stringify(stay)).toBe(true);
      }
      const single = stays.filter(({ spot }) => areaOf(map, spot).capacity === 1);
      expect(single.length).toBeGreaterThan(25);
      for (const a of single)
        for (const b of single) {
          const same = a.spot.place === b.spot.place && a.spot.area === b.spot.area;
          if (a.who < b.who && same) expect(a.from >= b.to || b.from >= a.to, JSON.stringify([a, b])).toBe(true);
        }
    }
  });

  it("without talk leave every story with its holder, and a whispered secret in one stream", () => {
    const { summary, events } = silent;
    expect(summary).toMatchObject({ lines: 0, conversations: 0, invited: 0, accepted: 0, attended: 0 });
    expect(Object.keys(summary.knowing).sort()).toEqual(["candidacy", "crush", "party", "whisper-1"]);
    expect(Object.values(summary.knowing)).toEqual([1, 1, 1, 1]);
    expect(new Set(ofSecret(events).map(({ of: who }) => who))).toEqual(new Set(["klaus-mueller"]));
    expect(
      [...gather(events).values()].filter(({ memory }) => memory.stories.length > 0).map(({ of: who }) => who),
    ).toEqual(expect.arrayContaining(["klaus-mueller", "isabella-rodriguez", "sam-moore", "maria-lopez"]));
  });

  it("keep a secret of one who may not talk in one stream, though everybody else talks (what spreads, spreads by talk)", () => {
    const { events, summary } = runs[1]!;
    expect(summary.conversations).toBeGreaterThan(50);
    expect(
      of(events, "line-said").filter(({ who, to }) => who === "klaus-mueller" || to.includes("klaus-mueller")),
    ).toEqual([]);
    expect(new Set(ofSecret(events).map(({ of: who }) => who))).toEqual(new Set(["klaus-mueller"]));
    expect(summary.knowing["whisper-1"]).toBe(1);
    expect(summary.knowing.party).toBeGreaterThan(5);
  });

  it("have talks that end with no formula twice in twenty, say nothing twice in a row, and bind both who agree", () => {
    const { events } = runs[0]!;
    const lines = of(events, "line-said");
    const talks = [...new Set(lines.map(({ talk }) => talk))];
    const used = new Map<string, number>();
    for (const talk of talks) {
      const last = new Set(
        lines
          .filter((line) => line.talk === talk && does(line.acts, "farewell"))
          .map(({ text }) =>
            text
              .split(/(?<=[.!?])\s+/)
              .slice(-1)[0]!
              .toLowerCase(),
          ),
      );
      for (const formula of last) used.set(formula, (used.get(formula) ?? 0) + 1);
    }
    for (const [formula, times] of used) expect(times, formula).toBeLessThanOrEqual(Math.ceil(talks.length / 20));
    const before = new Map<string, string>();
    for (const { who, talk, text } of lines) {
      expect(before.get(`${talk}:${who}`)).not.toBe(text);
      before.set(`${talk}:${who}`, text);
    }
    const made = of(events, "commitment-made").filter(({ story }) => story === null);
    expect(made.length).toBeGreaterThan(4);
    const residents = made.filter((one) => one.with.length === 1 && !one.with[0]!.startsWith("visitor:"));
    const both = residents.filter((one) =>
      residents.some((two) => two.who === one.with[0] && two.with[0] === one.who && two.from === one.from),
    );
    expect(both.length / residents.length).toBeGreaterThan(0.9);
    const refused = lines.filter(({ acts }) => repliesSo(acts, "no")).length;
    expect(refused).toBeGreaterThan(5);
  });
});

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
