/** Whose words are asked after is told by who stands before what says so, and nobody else's words are told for theirs. */
import { describe, expect, it } from "vitest";
import { townOf } from "../../../test/talk/invented-town.ts";
import { minutes } from "../../clock/units.ts";
import { memoryOf, type Note } from "../../mind/memory/remember.ts";
import { append } from "../../mind/memory/stream.ts";
import type { Self } from "../../mind/self.ts";
import { factsOf, settle } from "../../town/file/settle.ts";
import { randomFor } from "../../world/chance.ts";
import type { Intent } from "../../world/intents.ts";
import { firstName, type Line } from "../../world/people.ts";
import { type Clause, nothingRead } from "../../world/reading.ts";
import { peopleNamed } from "../en/answers/words.ts";
import { english } from "../en/english.ts";
import { peopleNamed as peopleNamedInChinese } from "../zh/answers/words.ts";
import { chinese } from "../zh/chinese.ts";
import { askedIn } from "./dispatch.ts";
import { mouthOf } from "./mouths.ts";
import { sayingIn } from "./who-said.ts";

const guest = { id: "visitor:web:kit", name: "Kit", visitor: true, about: "" };
const noon = minutes(12 * 60);

/** A town in which somebody is asked of what others said. */
interface Scene {
  readonly town: string;
  readonly tag: "en" | "zh-CN";
  /** Who is asked, and two of whom they may have heard. */
  readonly me: string;
  readonly one: string;
  readonly two: string;
}

const scenes: readonly Scene[] = [
  { town: "smallville", tag: "en", me: "isabella-rodriguez", one: "maria-lopez", two: "klaus-mueller" },
  { town: "smallville", tag: "en", me: "klaus-mueller", one: "mei-lin", two: "tom-moreno" },
  { town: "pellow-cove", tag: "en", me: "nessa-trewin", one: "ruan-hale", two: "wenna-hale" },
  { town: "kestrel-pass", tag: "en", me: "hassan-idris", one: "sunniva-aas", two: "leopold-vane" },
  { town: "smallville", tag: "zh-CN", me: "isabella-rodriguez", one: "maria-lopez", two: "klaus-mueller" },
  { town: "smallville", tag: "zh-CN", me: "klaus-mueller", one: "abigail-chen", two: "sam-moore" },
];

const settled = new Map(
  await Promise.all(
    scenes.map(async ({ town, tag }) => {
      const definition = await townOf(town, tag);
      const { state } = await settle(definition, "test", "1", 5, async (texts) => texts.map(() => null));
      return [`${town} ${tag}`, { definition, facts: factsOf(definition, "test"), state }] as const;
    }),
  ),
);

/** A line that somebody said to somebody, and the one who is asked heard. */
interface Heard {
  readonly by: string;
  readonly to: string;
  readonly text: string;
}

function inScene(scene: Scene, heard: readonly Heard[] = []) {
  const { definition, facts, state } = settled.get(`${scene.town} ${scene.tag}`)!;
  const ids = scene;
  const mind = state.minds.get(ids.me)!;
  const name = (id: string) => definition.personas.find((one) => one.id === id)!.name;
  let { stream } = mind;
  for (const [i, { by, to, text }] of heard.entries()) {
    const note: Note = {
      text: scene.tag === "en" ? `${name(by)} said: "${text}"` : `${name(by)}说：“${text}”`,
      subjects: [by, to],
      speaker: by,
      source: { how: "heard", from: by, line: `talk-9/${i}`, rests: [] },
      episode: { kind: "said", acts: [{ act: "tell", fact: "other" }] },
    } as unknown as Note;
    stream = append(stream, memoryOf({ id: ids.me, stream }, note, minutes(600 + i)), null);
  }
  const people = new Map(state.world.people);
  const here = { ...people.get(ids.me)!, asleep: false };
  people.set(ids.me, here).set(guest.id, { ...here, id: guest.id, kind: "visitor", name: guest.name });
  const self: Self = {
    persona: facts.personas.get(ids.me)!,
    mind: { ...mind, stream },
    town: facts,
    world: { ...state.world, people },
    stories: new Map(definition.stories.map((story) => [story.id, story])),
    now: noon,
  };
  const called = (id: string) => firstName(name(id));
  return { self, ids, me: called(ids.me), one: called(ids.one), two: called(ids.two) };
}

const clause: Clause & { intent: Intent } = { act: { act: "chat" }, confidence: 0.95, intent: "ask-said", slots: {} };
const reading = { ...nothingRead, clauses: [clause] };

const saying = (self: Self, text: string) => {
  const people = self.town.language === "en" ? peopleNamed(self, text) : peopleNamedInChinese(self, text);
  const random = randomFor("1", text);
  const words = { whole: text, text, question: true, people, random, reading };
  return sayingIn(askedIn({ self, asker: guest, recalled: [], said: "", lately: [], ...words }, []), clause);
};

/** What was spoken of before: somebody by name. */
const spokenOf = (id: string): readonly Line[] => [
  {
    id: "talk-1/1",
    who: guest.id,
    text: "\u2026",
    at: noon,
    acts: [],
    stories: [],
    rests: [],
    visitors: [],
    reading: { ...nothingRead, people: [id] },
  },
];

const answered = (self: Self, text: string, talk: readonly Line[] = [], intent: Intent = "ask-said") =>
  (self.town.language === "en" ? english : chinese).answer(
    self,
    text,
    guest,
    [],
    randomFor("1", text),
    [],
    { ...reading, clauses: [{ ...clause, intent }] },
    talk,
  ).line;

describe.each(scenes)("in $town, $tag, where somebody is asked", (scene) => {
  const { self, ids, me, one, two } = inScene(scene);
  const en = scene.tag === "en";

  it("after what another said, it is theirs, whoever tells or told", () => {
    const asks = en
      ? [
          `Would you mind telling me what ${one} said?`,
          `Did you tell ${two} what ${one} said?`,
          `Could you tell us whether ${one} said anything?`,
          `What did ${one} say?`,
          `do you know if ${one.toLowerCase()} mentioned it`,
        ]
      : [
          `你告诉过${two}${one}说了什么吗？`,
          `能告诉我${one}说了什么吗？`,
          `${one}说了什么？`,
          `你听${one}说过什么没有？`,
        ];
    for (const ask of asks) expect([ask, saying(self, ask).by]).toEqual([ask, ids.one]);
  });

  it("what one told another, it is one's own", () => {
    const asks = en ? [`What did you tell ${two}?`, `Did you say anything to ${two}?`] : [`你跟${two}说了什么？`];
    for (const ask of asks) expect([ask, saying(self, ask)]).toEqual([ask, { by: "you", to: [ids.two], of: [] }]);
  });

  it("what was said to and of themselves, it is to and of them", () => {
    const of = en
      ? [`What did ${one} say about you?`, `What did ${one} say about ${me}?`, `Did ${one} mention you?`]
      : [`${one}怎么说你的？`, `${one}说起过你吗？`, `关于你${one}说了什么？`];
    const to = en
      ? [`What did ${one} say to you?`, `What did ${one} tell you?`]
      : [`${one}跟你说了什么？`, `${one}对你说了什么？`];
    for (const ask of of) expect([ask, saying(self, ask)]).toEqual([ask, { by: ids.one, to: [], of: [ids.me] }]);
    for (const ask of to) expect([ask, saying(self, ask)]).toEqual([ask, { by: ids.one, to: [ids.me], of: [] }]);
  });

  it("what was said of the asker, it is of the asker", () => {
    const asks = en
      ? ["Did anyone say anything about me?", "Did anyone mention me?"]
      : ["有人说起过我吗？", "有人提过我吗？", "有人讲过我吗？"];
    for (const ask of asks) expect([ask, saying(self, ask)]).toEqual([ask, { by: "anyone", to: [], of: [guest.id] }]);
    const others = en ? "Did anyone mention my bike?" : "有人说起过我的车吗？";
    expect(saying(self, others).of).toEqual([]);
  });

  it("a name in which other words stand keeps its words", () => {
    const ask = en ? `What did ${one} say to ${two}?` : `${one}对${two}说了什么？`;
    expect(saying(self, ask)).toEqual({ by: ids.one, to: [ids.two], of: [] });
  });
});

describe.each(scenes)("in $town, $tag, what is answered", (scene) => {
  const en = scene.tag === "en";
  const { one, two, me } = inScene(scene);
  const told = (heard: readonly Heard[], text: string, talk?: readonly Line[]) =>
    answered(inScene(scene, heard).self, text, talk);
  const banks = mouthOf(inScene(scene).self).lines;
  const has = (bank: readonly string[], line: string) =>
    bank.some((wording) =>
      line.includes(
        wording
          .split(/\{\w+\}/u)
          .sort((a, b) => b.length - a.length)[0]!
          .slice(0, -1),
      ),
    );
  const small = en ? "The weather is lovely today." : "今天天气真好。";
  const of = (name: string) => (en ? `${name} paints the old boathouse.` : `${name}在刷那条旧船。`);

  it("is nobody else's where one's own or the asker's own are asked after", () => {
    const heard = [{ by: scene.one, to: scene.me, text: small }];
    const talk = en
      ? ["What did my boss say?", "What did my dad say?", "What did her sister say?"]
      : ["我爸说了什么？", "我老板说了什么？"];
    for (const ask of talk) expect(told(heard, ask, spokenOf(scene.one)), ask).not.toContain(one);
    const ownLine = told(heard, en ? "What did your grandson say?" : "你孙子说了什么？", spokenOf(scene.one));
    expect(
      has(
        banks.kinds.flatMap(({ none }) => none),
        ownLine,
      ),
      ownLine,
    ).toBe(true);
  });

  it("is that it was not heard, where nobody here has the name", () => {
    const asks = en
      ? ["What did Zoe say?", "Did you hear what Zelda said about the boat?"]
      : ["小珂说了什么？", "梅朵说了什么？"];
    for (const ask of asks) expect([ask, has(banks.notHeard, told([], ask))]).toEqual([ask, true]);
  });

  it("is of what others say of somebody nothing that they say themselves", () => {
    const heard = [{ by: scene.one, to: scene.me, text: en ? `I am ${one} and I sail.` : `我是${one}，我会划船。` }];
    const asks = en ? `What does everyone say about ${one}?` : `大家怎么说${one}的？`;
    expect(has(banks.notHeard, told(heard, asks))).toBe(true);
    const called = { by: scene.two, to: scene.one, text: en ? `${one}, one more thing.` : `${one}，还有一句。` };
    expect(has(banks.notHeard, told([called], asks))).toBe(true);
    const others = [...heard, { by: scene.two, to: scene.me, text: of(one) }];
    expect(told(others, asks)).toContain(en ? "boathouse" : "旧船");
  });

  it("is what is asked after, and not the rest of the line", () => {
    const heard = [
      {
        by: scene.two,
        to: scene.me,
        text: `${en ? `Hello, ${me}. ` : `你好，${me}。`}${small}${en ? " " : ""}${of(one)}`,
      },
    ];
    const line = told(heard, en ? `What did ${two} say about ${one}?` : `${two}怎么说${one}的？`);
    expect(line).toContain(en ? "boathouse" : "旧船");
    expect(line).not.toContain(small.slice(0, -1));
  });

  it("is not what was told to them, where it is told by a third", () => {
    const by = (text: string) =>
      told([{ by: scene.two, to: scene.me, text }], en ? `What did ${one} say?` : `${one}说了什么？`);
    expect(by(en ? `I told ${one} to bring chairs.` : `我跟${one}说带椅子来。`)).not.toMatch(/chairs|椅子/u);
    expect(by(en ? `${one} says the ice is thin.` : `${one}说冰很薄。`)).toMatch(/ice|冰/u);
  });

  it("is no quote of somebody who called one by name", () => {
    const heard = [{ by: scene.one, to: scene.me, text: en ? `Hello, ${me}. ${small}` : `你好，${me}。${small}` }];
    const asks = en ? `What did ${one} say about you?` : `${one}怎么说你的？`;
    expect(told(heard, asks)).not.toContain(small.slice(0, -1));
  });

  it("is what they said, though it was read as asking on", () => {
    const heard = [{ by: scene.two, to: scene.me, text: of(one) }];
    const { self } = inScene(scene, heard);
    const own: Line = { ...spokenOf(scene.two)[0]!, id: "talk-1/2", who: scene.me, text: small };
    const asks = en
      ? [`Has ${two} said anything about ${one}?`, `What did ${two} say about ${one}?`]
      : [`${two}说过${one}什么？`, `你听${two}说起过${one}吗？`];
    for (const ask of asks)
      for (const intent of ["follow-more", "follow-mean", "ask-event-after"] as const)
        expect(answered(self, ask, [...spokenOf(scene.two), own], intent), ask).toMatch(/boathouse|旧船/u);
  });

  it("of the asker is nothing in which somebody else says I", () => {
    const heard = [{ by: scene.one, to: scene.two, text: en ? `I paint. ${small}` : `我画画。${small}` }];
    const asks = en
      ? ["Did anyone mention me?", "Has anybody said anything about me?"]
      : ["有人说起过我吗？", "有人提过我吗？"];
    for (const ask of asks) expect(told(heard, ask), ask).not.toContain(small.slice(0, -1));
  });
});
