/**
 * Two whole days, offline: what spreads and how, who does what where, and who is let in (paper sections 3 and 7; the measures of issue 2).
 * The log is the witness: everything is read from its bytes.
 */
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { firstTwoDays } from "../../test/town/first-two-days.ts";
import { askedIn, closedMinutes, type Lived, live, of, staysIn } from "../../test/town/lived.ts";
import { gatheringOf } from "../mind/persona.ts";
import type { TownEvent } from "../world/events.ts";
import { areaOf, placeOf } from "../world/places.ts";
import { does, repliesSo } from "../world/speech-acts.ts";
import { readTown } from "./file/definition.ts";
import { density, gather, knowing, leadsBack, presence } from "./looking/measures.ts";

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
    runs = [await firstTwoDays(), await live({ days: 2, seed: "2", silent: new Set(["klaus-mueller"]), acts })];
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
