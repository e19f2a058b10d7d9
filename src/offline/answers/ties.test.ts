/** Whoever a town file calls somebody's mother has them for a child, and says so in whole sentences, from whichever side it is told. */
import { describe, expect, it } from "vitest";
import { landing } from "../../../test/towns/landing.ts";
import type { Self } from "../../mind/self.ts";
import { randomFor } from "../../world/chance.ts";
import { firstName } from "../../world/people.ts";
import { nothingRead } from "../../world/reading.ts";
import { askedIn } from "./dispatch.ts";
import { mouthOf } from "./mouths.ts";
import type { PersonNamed } from "./names.ts";
import { roleAsked, roleTo } from "./ties.ts";
import { underWay } from "./under-way.ts";

const asked = (self: Self, text: string, named: readonly PersonNamed[] = []) =>
  askedIn(
    {
      self,
      asker: { id: "visitor:web:kit", name: "Kit", visitor: true, about: "" },
      whole: text,
      text,
      question: true,
      people: named,
      recalled: [],
      random: randomFor("1", text),
      said: "",
      lately: [],
      reading: nothingRead,
    },
    [],
  );

/** Each as the file may say it of Mora: what Pim is to her, or what she is to Pim; and of Pim the same. */
const said = {
  en: {
    child: [{ mora: "son" }, { mora: "mother of Pim Finch" }, { pim: "mother" }, { pim: "son of Mora Finch" }],
    pupil: [
      { mora: "pupil, quick" },
      { mora: "Pim Finch's teacher" },
      { pim: "his teacher" },
      { pim: "pupil of Mora Finch" },
    ],
    grandchild: [{ mora: "grandson who rows" }, { pim: "grandmother" }, { mora: "grandmother of Pim Finch" }],
  },
  "zh-CN": {
    child: [{ mora: "儿子，淘气" }, { mora: "梁小满的妈妈" }, { pim: "妈妈" }, { pim: "梁秋的儿子" }],
    pupil: [{ mora: "徒弟" }, { mora: "梁小满的师父" }, { pim: "师傅" }, { pim: "梁秋的徒弟" }],
    grandchild: [{ mora: "孙子" }, { pim: "奶奶" }, { mora: "梁小满的奶奶" }],
  },
} as const;

const tiesOf = (one: { readonly mora?: string; readonly pim?: string }) => ({
  ...(one.mora && { mora: [{ to: "pim", kind: one.mora }] }),
  ...(one.pim && { pim: [{ to: "mora", kind: one.pim }] }),
});

describe.each(["en", "zh-CN"] as const)("ties in %s", (tag) => {
  const cases = (["child", "pupil", "grandchild"] as const).flatMap((role) =>
    said[tag][role].map((one: { mora?: string; pim?: string }) => ({ role, one })),
  );

  it.each(cases)("$role, from $one", async ({ role, one }) => {
    const self = await landing(tag, tiesOf(one));
    expect(roleTo(self("mora"), "pim")).toBe(role);
    expect(roleTo(self("mora"), "odd")).toBeNull();
    expect(roleTo(self("pim"), "mora")).toBe({ child: "parent", pupil: "master", grandchild: "grandparent" }[role]);
  });

  it("takes nobody for kin who is only like it, whose work is so called or who is somebody else's", async () => {
    const kinds =
      tag === "en"
        ? [
            ...["like a son", "paper boy", "husband's colleague", "draughts partner"],
            ...["Tom's sister", "girlfriend of his brother", "sister of Tom Reed", "his sister"],
          ]
        : [
            "像儿子一样",
            "丈夫的同事",
            "梁爷爷",
            "老板娘",
            "小军的妹妹",
            "丁大河的妹妹",
            "赵军的妹妹",
            "孙建国的表哥",
            "他的妹妹",
          ];
    for (const kind of kinds)
      expect(roleTo((await landing(tag, tiesOf({ mora: kind })))("mora"), "pim"), kind).toBeNull();
  });

  it("takes for their own whom it only tells more of", async () => {
    const kinds =
      tag === "en"
        ? ([
            ["wife of 40 years", "spouse"],
            ["old friend of hers", "friend"],
            ["teacher of French", "master"],
            ["Mora's sister", "sibling"],
            ["her sister", "sibling"],
          ] as const)
        : ([
            ["四十年的妻子", "spouse"],
            ["小学的同学", "classmate"],
            ["要好的邻居", "neighbour"],
            ["最小的妹妹", "sibling"],
            ["乡下的表哥", "cousin"],
            ["她的妹妹", "sibling"],
            ["师范学院的同学", "classmate"],
          ] as const);
    for (const [kind, role] of kinds)
      expect(roleTo((await landing(tag, tiesOf({ mora: kind })))("mora"), "pim"), kind).toBe(role);
  });

  it("says yes of whoever is it, turns round who has it the wrong way, and no of others", async () => {
    const self = await landing(tag, { mora: [{ to: "pim", kind: said[tag].child[1].mora }] });
    const ask = (id: string, of: string, text: string) => {
      const { name } = self(id).town.personas.get(of)!;
      return underWay(asked(self(id), text.replace("{who}", firstName(name)), [{ name, ids: [of] }]))?.line;
    };
    const { ties } = mouthOf(self("mora")).lines;
    const starts = (line: string | undefined, bank: readonly string[]) =>
      bank.some((one) => line?.startsWith(one.split("{")[0]!.slice(0, 2)));
    const [isSon, isTeacher] =
      tag === "en" ? ["Is {who} your son?", "Is {who} your sister?"] : ["{who}是你儿子吗？", "{who}是你妹妹吧？"];
    expect(ask("mora", "pim", isSon!)).toContain(tag === "en" ? "son" : "儿子");
    expect(starts(ask("pim", "mora", isSon!), ties.isTurned)).toBe(true);
    expect(starts(ask("mora", "odd", isTeacher!), ties.isNone)).toBe(true);
  });

  it("tells whom one has, and that one has none", async () => {
    const self = await landing(tag, { pim: [{ to: "mora", kind: said[tag].pupil[2].pim }] });
    const [taught, kids] =
      tag === "en" ? ["Who taught you all this?", "Have you got a son?"] : ["你这手艺跟谁学的？", "你有儿子吗？"];
    const lineOf = (id: string, text: string) => underWay(asked(self(id), text))?.line ?? "";
    expect(lineOf("pim", taught!)).toContain(tag === "en" ? "Mora" : "梁秋");
    const household = tag === "en" ? "How many people in your family?" : "您家里几口人？";
    const family = await landing(tag, { mora: [{ to: "pim", kind: said[tag].child[0].mora }] });
    const atHome = underWay(asked(family("mora"), household))?.line ?? "";
    expect(atHome).toContain(tag === "en" ? "Pim" : "小满");
    expect(atHome).not.toMatch(/Odd|大河/);
    const { kinds } = mouthOf(self("mora")).lines;
    expect(kinds.find(({ roles }) => roles[0] === "child")!.none).toContain(lineOf("mora", kids!));
  });
});

it("hears whose kin is asked for in the words themselves", async () => {
  const en = (await landing("en", {}))("mora");
  const zh = (await landing("zh-CN", {}))("mora");
  expect(roleAsked(asked(en, ""), "How old is your little sister?")).toBe("sibling");
  expect(roleAsked(asked(en, ""), "Is the cook a son of his?")).toBeNull();
  expect(roleAsked(asked(zh, ""), "您老伴呢，也在这儿住？")).toBe("spouse");
  expect(roleAsked(asked(zh, ""), "师傅，这个多少钱？")).toBeNull();
});

it("turns a Chinese clause about oneself to oneself", async () => {
  const told = async (kind: string) => {
    const self = (await landing("zh-CN", { mora: [{ to: "odd", kind }] }))("mora");
    return mouthOf(self).tieTold(self, "odd");
  };
  expect(await told("和丁大河是老相识")).toBe("我和丁大河是老相识");
  expect(await told("丁大河老欠她船钱")).toBe("丁大河老欠我船钱");
  expect(await told("丁大河的房东")).toBe("我是丁大河的房东");
  expect(await told("丁大河偷偷喜欢她，她不知道")).toBeNull();
});
