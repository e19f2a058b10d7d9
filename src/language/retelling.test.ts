/**
 * Every kind of episode retold in each language, in every wording, person and tense, to somebody who is in it and to somebody who is not:
 * the golden files are read by people (`npx vitest run -u` writes them anew).
 */
import { describe, expect, it } from "vitest";
import { clauseOf } from "../mind/memory/retell.ts";
import { stages } from "../world/episodes.ts";
import { languageOf } from "./language.ts";
import { type Party, type Retold, type RetoldOf, type Tense, tenses } from "./retold.ts";
import { type LanguageTag, languageTags } from "./tags.ts";

/** What a golden file is written with: people, places and words of a language. */
interface Sample {
  readonly people: readonly [holder: string, other: string, third: string];
  readonly firsts: readonly [string, string, string];
  readonly park: string;
  readonly home: string;
  readonly own: string;
  readonly with: string;
  readonly visitor: string;
  readonly about: string;
  readonly why: string;
  readonly after: string;
  readonly thing: string;
  readonly states: readonly [string, string];
  readonly mending: string;
  readonly larder: string;
  readonly words: string;
  readonly day: string;
  readonly event: string;
  readonly promise: string;
  readonly stage: string;
  readonly post: string;
  readonly over: string;
}

const samples: Readonly<Record<LanguageTag, Sample>> = {
  en: {
    people: ["Ann Bell", "Ben Cole", "Dora Eames"],
    firsts: ["Ann", "Ben", "Dora"],
    park: "Mill Park",
    home: "Ann Bell's flat",
    own: "tidying her desk",
    with: "playing chess with Ann Bell",
    visitor: "waves at the ducks",
    about: "I collect stamps.",
    why: "it is closed",
    after: "has to work",
    thing: "the stove in the kitchen of Mill House",
    states: ["clean", "burning"],
    mending: "mending the stove",
    larder: "fridge",
    words: "Come along!",
    day: "Monday 13 February",
    event: "the spring fair",
    promise: "helping Ben decorate Mill Hall",
    stage: "the new roof",
    post: "head of the council",
    over: "the hedge",
  },
  "zh-CN": {
    people: ["安·贝尔", "本·科尔", "朵拉·埃姆斯"],
    firsts: ["安", "本", "朵拉"],
    park: "磨坊公园",
    home: "安·贝尔的公寓",
    own: "收拾自己的书桌",
    with: "和安·贝尔下棋",
    visitor: "朝鸭子挥手",
    about: "我喜欢集邮。",
    why: "那里没开门",
    after: "得上班",
    thing: "磨坊公寓厨房里的炉子",
    states: ["干净", "着火了"],
    mending: "修炉子",
    larder: "冰箱",
    words: "一起来吧！",
    day: "2月13日星期一",
    event: "春季集市",
    promise: "帮本布置磨坊大厅",
    stage: "新屋顶",
    post: "会长",
    over: "那道篱笆",
  },
};

/** One or more of each kind, with these people in it. */
function each(
  sample: Sample,
  holder: Party,
  other: Party,
  third: Party,
): { readonly [K in Retold["kind"]]: readonly RetoldOf<K>[] } {
  const park = { name: sample.park, home: false };
  const home = { name: sample.home, home: true };
  const meet = { kind: "meet", place: park, day: sample.day, at: "17:00" } as const;
  const help = { kind: "help", event: sample.event, at: "16:00", own: false } as const;
  const [company, come] = (["company", "come"] as const).map((kind) => ({ kind, event: sample.event }));
  const promise = { with: [other], doing: sample.promise, why: null };
  return {
    did: [
      { kind: "did", doing: sample.own, place: home },
      { kind: "did", doing: sample.own, place: park },
    ],
    saw: [{ kind: "saw", who: other, doing: sample.with }],
    "saw act": [{ kind: "saw act", who: other, doing: sample.visitor }],
    met: [
      { kind: "met", who: other, place: park, about: "" },
      { kind: "met", who: other, place: park, about: sample.about },
    ],
    came: [
      { kind: "came", who: other, place: park },
      { kind: "came", who: other, place: home },
    ],
    passed: [{ kind: "passed", who: other, place: park }],
    left: [{ kind: "left", who: other, place: home }],
    knocked: [{ kind: "knocked", who: other, place: home }],
    "heart jumped": [{ kind: "heart jumped", who: other }],
    "asked in": [{ kind: "asked in", who: other, guest: third, place: park }],
    "turned away": [{ kind: "turned away", place: park, why: sample.why }],
    instead: [
      { kind: "instead", doing: null, place: park, at: "10:00", why: sample.why },
      { kind: "instead", doing: sample.own, place: home, at: "10:00", why: sample.why },
    ],
    "found odd": [{ kind: "found odd", object: sample.thing, is: sample.states[1] }],
    changed: [{ kind: "changed", object: sample.thing, from: sample.states[0], to: sample.states[1] }],
    "put right": [{ kind: "put right", doing: sample.mending }],
    "gave up": [{ kind: "gave up", doing: sample.mending }],
    "made shift": (["shopped", "ate out", "made do"] as const).map((how) => ({
      ...{ kind: "made shift", how, meal: "lunch", larder: sample.larder, place: park },
    })),
    "looked for": [
      { kind: "looked for", who: other, places: [park], found: true },
      { kind: "looked for", who: other, places: [park, home], found: false },
      { kind: "looked for", who: other, places: [], found: false },
    ],
    "saw to": (["search", "secure"] as const).map((how) => ({
      ...{ kind: "saw to", how, doing: sample.own, places: [park] },
    })),
    found: [null, other, third].map((owner) => ({ kind: "found", thing: sample.thing, owner, place: park })),
    attended: [
      { kind: "attended", event: sample.event, host: other, place: park, with: [other, third] },
      { kind: "attended", event: sample.event, host: other, place: park, with: [other] },
      { kind: "attended", event: sample.event, host: holder, place: park, with: [other, third] },
      { kind: "attended", event: sample.event, host: holder, place: home, with: [] },
    ],
    stage: [holder, other].flatMap((who) => stages.map((how) => ({ kind: "stage", who, how, what: sample.stage }))),
    result: [holder, other].flatMap((who) =>
      [true, false].map((won) => ({ kind: "result", who, post: sample.post, won })),
    ),
    quarrelled: [sample.over, null].map((over) => ({ kind: "quarrelled", with: other, over })),
    "made up": [sample.over, null].map((over) => ({ kind: "made up", with: other, over })),
    said: [],
    agreed: [meet, help, { ...help, own: true }, company!, come!].map((to) => ({
      ...{ kind: "agreed", to, with: other, why: null },
    })),
    declined: [meet, help, company!, come!].map((to) => ({ kind: "declined", to, with: other, why: sample.after })),
    kept: [{ kind: "kept", ...promise }],
    helped: [{ kind: "helped", ...promise }],
    "stood up": [{ kind: "stood up", ...promise }],
    missed: [{ kind: "missed", ...promise, why: sample.own }],
    "called off": [{ kind: "called off", ...promise, why: sample.why }],
    "heard off": [{ kind: "heard off", ...promise }],
    "made time": [{ kind: "made time", ...promise }],
    thought: [{ kind: "thought", words: sample.words }],
    followed: [{ kind: "followed", doing: sample.own }],
    "let go": [{ kind: "let go", why: sample.why }],
    planned: [
      {
        kind: "planned",
        pieces: [
          { doing: sample.own, place: home },
          { doing: sample.mending, place: park },
        ],
      },
    ],
  };
}

const persons = [1, 2, 3] as const;

/** All that a language says of a kind, one sentence a line. */
function said(tag: LanguageTag): string[] {
  const sample = samples[tag];
  const { retelling } = languageOf(tag);
  const party = (i: number, person: Party["person"], pronouns: Party["pronouns"]): Party => ({
    ...{ full: sample.people[i]!, name: sample.firsts[i]!, person, pronouns },
  });
  const lines: string[] = [];
  const kinds = Object.keys(retelling) as Retold["kind"][];
  for (const kind of kinds) {
    lines.push("", `# ${kind}`);
    const told = (holder: Party, other: Party, third: Party, tense: Tense) => {
      const cases: readonly Retold[] =
        kind === "said"
          ? [
              { kind, by: holder, to: [other], words: sample.words },
              { kind, by: other, to: [holder], words: sample.words },
              { kind, by: other, to: [holder, third], words: sample.words },
              { kind, by: other, to: [third], words: sample.words },
            ]
          : each(sample, holder, other, third)[kind];
      return cases.flatMap((one) => retelling[kind].map((_, i) => clauseOf(retelling, one, { holder, tense }, i)));
    };
    const found = new Set<string>();
    for (const tense of tenses)
      for (const person of persons) {
        const holder = party(0, person, "she");
        found.add(`${tense}`);
        for (const [a, b] of [
          [3, 3],
          [person === 2 ? 1 : 2, 3],
        ] as const)
          for (const line of told(holder, party(1, a, "he"), party(2, b, "they"), tense)) found.add(`  ${line}`);
      }
    lines.push(...found);
  }
  return lines;
}

describe.each(languageTags)("episodes retold in %s", (tag) => {
  const lines = said(tag);

  it("read as they were read", async () => {
    await expect(`${lines.join("\n").trim()}\n`).toMatchFileSnapshot(`./__snapshots__/retelling.${tag}.txt`);
  });

  it("have nothing missing in them, and nobody by a name that they are not called by", () => {
    for (const line of lines) expect(line).not.toMatch(/undefined|null|\[object|NaN| {2}\S.* {2}/);
    const mine = lines.filter((line) => /^ {2}(?:I |我)/.test(line));
    const [holder] = samples[tag].people;
    expect(mine.filter((line) => line.includes(holder))).toEqual([]);
  });
});
