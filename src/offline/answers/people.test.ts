/** Who is pointed at in a room is somebody there, whoever was named is ruled out by a correction, and one's own people are told of as such. */
import { describe, expect, it } from "vitest";
import { landing } from "../../../test/towns/landing.ts";
import type { Self } from "../../mind/self.ts";
import { randomFor } from "../../world/chance.ts";
import type { Intent } from "../../world/intents.ts";
import { firstName, type Line } from "../../world/people.ts";
import { nothingRead } from "../../world/reading.ts";
import { beginTalk } from "../../world/talks.ts";
import { answerBy } from "./dispatch.ts";

const kit = { id: "visitor:web:kit", name: "Kit", visitor: true, about: "" };

const words = {
  en: {
    old: "Who is the old man over there?",
    young: "Who is the kid over there?",
    man: "Who is the gentleman over there?",
    other: "No, I meant the other one, that man over there.",
    woman: "Who is that woman over there?",
    like: "What is he like?",
    where: "Where is Odd?",
    kinds: { pim: "young friend", husband: "husband" },
  },
  "zh-CN": {
    old: "那边坐着的那个老人是谁？",
    young: "那边坐着的孩子是谁？",
    man: "坐着的那位先生是谁？",
    other: "不是他，我是说另一个坐着的先生。",
    woman: "那边坐着的那姑娘是谁？她叫什么？",
    like: "他脾气怎么样？",
    where: "丁大河在哪里？",
    kinds: { pim: "小朋友", husband: "丈夫" },
  },
} as const;

const asked = (self: Self, text: string, intent: Intent, talk: readonly Line[] = [], people: readonly string[] = []) =>
  answerBy(
    {
      self,
      asker: kit,
      whole: text,
      text,
      question: true,
      people: [],
      recalled: [],
      random: randomFor("1", text),
      said: "",
      lately: [],
      reading: {
        ...nothingRead,
        clauses: [
          {
            act: { act: "chat" },
            confidence: 0.95,
            intent,
            slots: people.length > 0 ? { people } : {},
          },
        ],
      },
    },
    talk,
  ).line;

/** The same town with Kit there, who is in one talk with everybody, as the world has it. */
function together(self: Self): Self {
  const people = new Map(self.world.people);
  const here = people.get(self.persona.id)!;
  people.set(kit.id, { ...here, id: kit.id, name: kit.name, kind: "visitor" });
  const world = { ...self.world, people };
  const speaker = people.get(kit.id)!;
  const said = { text: "Hello!", to: [], answers: null, acts: [], stories: [], rests: [], visitors: [] };
  return { ...self, world: beginTalk(world, speaker, [...self.world.people.keys()], said, self.now).world };
}

/** The same town without somebody in the room. */
const without = (self: Self, id: string): Self => ({
  ...self,
  world: { ...self.world, people: new Map([...self.world.people].filter(([one]) => one !== id)) },
});

const line = (who: string, text: string): Line => ({
  id: `talk-1/${text.length}`,
  who,
  text,
  at: 700 as Line["at"],
  acts: [],
  stories: [],
  rests: [],
  visitors: [],
});

describe.each(["en", "zh-CN"] as const)("whoever is pointed at, in %s", (tag) => {
  const say = words[tag];
  const named = (self: Self, id: string) => {
    const { name } = self.town.personas.get(id)!;
    return tag === "en" ? firstName(name) : name.slice(-2);
  };

  it("is somebody in the room, by age, and not whose tie holds the word", async () => {
    const of = await landing(tag, { mora: [{ to: "pim", kind: say.kinds.pim }] });
    const self = of("mora");
    expect(asked(self, say.old, "ask-person")).toContain(named(self, "odd"));
    expect(asked(self, say.young, "ask-person")).toContain(named(self, "pim"));
    expect(asked(without(self, "pim"), say.man, "ask-person")).toContain(named(self, "odd"));
  });

  it("is nobody where nobody of the kind is there, whoever was spoken of before", async () => {
    const self = (await landing(tag, { odd: [{ to: "mora", kind: say.kinds.pim }] }))("odd");
    const alone = without(self, "mora");
    expect(asked(alone, say.woman, "ask-person", [line(kit.id, named(self, "mora"))])).not.toContain(
      named(self, "mora"),
    );
  });

  it("is said to talk with us, where it is these two", async () => {
    const self = together((await landing(tag, {}))("mora"));
    const found = asked(self, say.where, "ask-person-where", [], ["odd"]);
    expect(found).toMatch(tag === "en" ? /talking with us/ : /和咱们说话/);
    expect(found).not.toMatch(tag === "en" ? /Kit|Mora/ : /Kit|梁秋/);
  });

  it("is not whom one has just named, where that was wrong", async () => {
    const self = (await landing(tag, {}))("mora");
    const talk = [line(kit.id, say.man), line("mora", `${named(self, "pim")}.`)];
    expect(asked(self, say.other, "ask-person", talk)).toContain(named(self, "odd"));
  });
});

describe.each(["en", "zh-CN"] as const)("one's own, in %s", (tag) => {
  it("are told of with no trade and no list", async () => {
    const self = (await landing(tag, { mora: [{ to: "odd", kind: words[tag].kinds.husband }] }))("mora");
    const odd = self.town.personas.get("odd")!;
    const blunt = { ...odd, traits: ["blunt", "loud", "hasty"] };
    const town = { ...self.town, personas: new Map([...self.town.personas, ["odd", blunt]]) };
    const found = asked({ ...self, town }, words[tag].like, "ask-person-opinion", [], ["odd"]);
    expect(found).toContain("lunt");
    expect(found).not.toMatch(/loud|hasty/);
    expect(found).not.toContain(odd.occupation);
  });
});
