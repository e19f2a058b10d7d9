/** How offline talk hangs together (paper section 4.3.2): who meets whom, what answers what, and nothing out of the blue. */
import { beforeAll, describe, expect, it } from "vitest";
import { at, cafe, facts, mindOf, offline, personaOf, thinkingIn } from "../../../test/mind/minds.ts";
import { stems } from "../../mind/memory/words.ts";
import { nextLine } from "../../mind/talk/converse.ts";
import { mattersIn } from "../../mind/talk/matter.ts";
import { gives, owed, waits } from "../../mind/talk/owed.ts";
import type { Line, Talk } from "../../world/people.ts";
import { does } from "../../world/speech-acts.ts";
import { lines } from "../en/say/lines.ts";
import { fill } from "./fill.ts";

/** A talk of two who have the first words with one another today, up to its end. */
async function talk(first: string, second: string, seed: string): Promise<readonly Line[]> {
  const minds = new Map([first, second].map((id) => [id, mindOf(id)]));
  const now = at(15, 0, 2);
  const said: Line[] = [];
  for (let n = 0; n < 10; n++) {
    const [who, other] = n % 2 === 0 ? [first, second] : [second, first];
    const scene: Talk = {
      id: `talk-${seed}`,
      spot: cafe,
      members: [who!, other!],
      lines: said,
      began: now,
      next: who!,
      withPerson: false,
    };
    const thinking = thinkingIn({ now, model: offline(), people: { [first]: {}, [second]: {} }, seed }, `t${n}`);
    const turn = await nextLine(minds.get(who!)!, personaOf(who!), scene, thinking, null, 1);
    minds.set(who!, turn.mind);
    const { text, acts, stories, rests, visitors } = turn.said;
    const id = `talk-${seed}/${n + 1}`;
    said.push({ id, who: who!, text, at: now, acts, stories, rests, visitors });
    if (turn.leaves) break;
  }
  return said;
}

const seeds = ["1", "2", "3", "4", "5", "6", "7", "8"];
const topicsOf = (id: string) => personaOf(id).topics.map((topic) => ({ ...topic, key: `${id}/${topic.id}` }));

describe("residents who do not know each other", () => {
  const [tom, ayesha] = ["tom-moreno", "ayesha-khan"] as const;
  let talks: readonly (readonly Line[])[];
  beforeAll(async () => {
    talks = await Promise.all(seeds.map((seed) => talk(tom, ayesha, seed)));
  });

  it("say who they are, both of them, with their first words", () => {
    expect(facts.personas.get(tom)!.ties.some(({ to }) => to === ayesha)).toBe(false);
    for (const [one, two] of talks) {
      expect(one!.text).toContain("Tom");
      expect(two!.text).toContain("Ayesha");
    }
  });

  it("have not seen a visitor about who has just come, as they may have one another", async () => {
    const kit = "visitor:web:kit";
    const bySight = (text: string) => lines.bySight.some((one) => text.includes(one.split("{")[0]!));
    const greetings = await Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        const seed = `${i}`;
        const now = at(15, 0, 2);
        const people = { [tom]: {}, [kit]: { kind: "visitor", name: "Kit" } } as const;
        const scene: Talk = {
          id: `talk-${i}`,
          spot: cafe,
          members: [tom, kit],
          lines: [],
          began: now,
          next: tom,
          withPerson: true,
        };
        const thinking = thinkingIn({ now, model: offline(), people, seed }, "t");
        return (await nextLine(mindOf(tom), personaOf(tom), scene, thinking, null, 1)).said.text;
      }),
    );
    expect(greetings.filter((text) => text.includes("Tom")).length).toBeGreaterThan(30);
    expect(greetings.filter(bySight)).toEqual([]);
    const others = await Promise.all(greetings.map(async (_, i) => (await talk(tom, ayesha, `${i}`))[0]!.text));
    expect(others.filter(bySight).length).toBeGreaterThan(0);
  });

  it("ask what the other does, and are told something of it", () => {
    const asked = talks.filter(([one]) => one!.acts.some((act) => act.act === "ask" && act.what === "doing"));
    expect(asked.length).toBeGreaterThan(seeds.length / 4);
    const [main] = topicsOf(ayesha);
    for (const [, two] of asked) {
      expect(mattersIn(two!.acts)).toContain(main!.key);
      expect(main!.says.some((text) => two!.text.includes(text))).toBe(true);
      expect(two!.text).toContain("literature student");
    }
  });
});

describe("three hundred talks", () => {
  it("answer what was asked and proposed with the next line, and part owing nothing", async () => {
    const ids = [...facts.personas.keys()];
    const pairs = ids.flatMap((one, i) => [1, 2, 3, 5, 7, 11].map((step) => [one, ids[(i + step) % ids.length]!]));
    const talks: (readonly Line[])[] = [];
    for (const seed of ["a", "b"]) for (const [one, two] of pairs) talks.push(await talk(one!, two!, `${seed}-${one}`));
    expect(talks.length).toBeGreaterThanOrEqual(300);
    let due = 0;
    for (const lines of talks)
      lines.forEach((line, at) => {
        const before = owed({ lines: lines.slice(0, at) }, line.who).filter(waits);
        due += before.length;
        for (const one of before)
          expect(
            line.acts.some((act) => gives(act, one)),
            `${line.id} owes ${one.what}: ${line.text}`,
          ).toBe(true);
        if (line.acts.some(({ act }) => act === "farewell"))
          expect(owed({ lines: lines.slice(0, at + 1) }, line.who), line.text).toEqual([]);
      });
    expect(due).toBeGreaterThan(300);
  }, 120_000);
});

describe("residents who know each other", () => {
  let talks: readonly (readonly Line[])[];
  beforeAll(async () => {
    const pairs = [
      ["klaus-mueller", "maria-lopez"],
      ["sam-moore", "adam-smith"],
      ["mei-lin", "eddy-lin"],
    ] as const;
    talks = await Promise.all(pairs.flatMap(([one, two]) => seeds.map((seed) => talk(one, two, seed))));
  });
  /** Every line with the one before it. */
  const turns = () => talks.flatMap((lines) => lines.slice(1).map((line, i) => ({ line, before: lines[i]!, lines })));

  /** What a line tells of the speaker's own. */
  const toldOf = ({ acts, who }: Line) =>
    mattersIn(acts.filter(({ act }) => act === "tell")).filter((matter) => matter.startsWith(`${who}/`));

  it("say little that fits anything to what they were told, and name it as often", () => {
    const told = turns().filter(({ before }) => does(before.acts, "tell") && !does(before.acts, "ask"));
    const saying = (bank: readonly string[]) => told.filter(({ line }) => bank.some((one) => line.text.includes(one)));
    const labels = [...facts.personas.values()].flatMap(({ topics }) => topics.map(({ label }) => label));
    const naming = labels.flatMap((label) => lines.commentOn.map((one) => fill(one, { label })));
    const general = saying([...lines.comment, ...lines.commentPast, ...lines.commentEffort]);
    expect(told.length).toBeGreaterThan(50);
    expect(general.length / told.length).toBeLessThan(0.2);
    expect(saying(naming).length).toBeGreaterThanOrEqual(general.length / 2);
  });

  it("turn to something of their own with a word in between, never out of the blue", () => {
    const own = turns().filter(
      ({ line, before, lines }) =>
        does(before.acts, "tell") &&
        !does(before.acts, "ask") &&
        toldOf(line).length > 0 &&
        !lines.some((one) => one !== line && mattersIn(one.acts).some((matter) => toldOf(line).includes(matter))),
    );
    expect(own.length).toBeGreaterThan(5);
    for (const { line } of own) {
      const says = topicsOf(line.who).flatMap((topic) => topic.says);
      expect(
        says.some((text) => line.text.startsWith(text.slice(0, 20))),
        line.text,
      ).toBe(false);
    }
  });

  it("say what a story is about when they begin one: its own words name it, or those before it do", () => {
    for (const lines of talks) {
      const [first] = lines;
      const topic = topicsOf(first!.who).find(({ key }) => toldOf(first!).includes(key));
      if (!topic) continue;
      const words = new Set(stems(`${topic.label} ${topic.words.join(" ")}`));
      expect(
        stems(first!.text).some((word) => words.has(word)),
        first!.text,
      ).toBe(true);
    }
  });

  it("who is asked to go on goes on with the same, and says nothing again", () => {
    const further = turns().filter(({ line, before }) =>
      before.acts.some((one) => one.act === "ask" && one.about?.startsWith(`${line.who}/`)),
    );
    expect(further.length).toBeGreaterThan(5);
    for (const { line } of further) {
      const told = topicsOf(line.who).filter(({ says }) => says.some((text) => line.text.includes(text.slice(0, 20))));
      const all = lines.allTold.some((wording) => line.text.includes(wording));
      expect(told.length > 0 || all || line.stories.length > 0, line.text).toBe(true);
    }
    for (const lines of talks)
      for (const topic of topicsOf(lines[0]!.who).flatMap(({ says }) => says))
        expect(lines.filter(({ text }) => text.includes(topic)).length, topic).toBeLessThan(2);
  });

  it("ask only what the other has more to say to than a way round it", () => {
    const ways = [...lines.deflectWhat, ...lines.deflectAny, ...lines.deflectWould].map((wording) => fill(wording, {}));
    const asked = turns().filter(({ before }) => does(before.acts, "ask"));
    expect(asked.length).toBeGreaterThan(10);
    const round = asked.filter(({ line }) => ways.some((way) => line.text.includes(way)));
    expect(round.length / asked.length).toBeLessThan(0.1);
  });
});
