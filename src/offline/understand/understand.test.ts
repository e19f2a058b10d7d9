/** What members type is understood, as far as the rules behind it reach: lines in `test/gold/understand`, written before them. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { minutes } from "../../clock/units.ts";
import type { Story } from "../../mind/persona.ts";
import type { TalkState } from "../../mind/understand.ts";
import { factsOf, settle } from "../../town/file/settle.ts";
import type { Line, Person } from "../../world/people.ts";
import { actsRead } from "../../world/reading.ts";
import type { Proposed, SpeechAct } from "../../world/speech-acts.ts";
import { offlineOf } from "../offline.ts";

interface Case {
  readonly text: string;
  readonly after?: "meet" | "party" | "asked";
  readonly is: readonly string[];
}

const now = minutes(14 * 60);
const tomorrowAtFour = { kind: "meet", place: "shop", from: minutes(1440 + 16 * 60) } as const;

const suppers = {
  en: { name: "the harvest supper", signs: [["supper"]] },
  "zh-CN": { name: "丰收晚餐", signs: [["丰收晚餐"]] },
} as const;

/** Kit and Ada on the green; Cora and Dev stand by. */
async function talkOf(language: "en" | "zh-CN", after: Case["after"]): Promise<TalkState> {
  const definition = marlEnd(language);
  const { state } = await settle(definition, "marl-end", "1", 5, async (texts) => texts.map(() => null));
  const green = { place: "green", area: "lawn" };
  const kit: Person = {
    id: "visitor:kit",
    kind: "visitor",
    name: "Kit",
    spot: green,
    walk: null,
    doing: { text: "", emoji: "", object: null, since: now },
    asleep: false,
    talk: after ? "talk-1" : null,
    about: "",
  };
  const stands = ["ada", "cora", "dev"].map((id): [string, Person] => [
    id,
    { ...state.world.people.get(id)!, asleep: false, spot: green },
  ]);
  const supper: Story = {
    id: "supper",
    holder: "cora",
    memory: "",
    tells: [],
    passes: [],
    signs: suppers[language].signs,
    secret: false,
    poignancy: 6,
    event: {
      host: "cora",
      name: suppers[language].name,
      spot: green,
      from: minutes(4 * 1440 + 1080),
      to: minutes(4 * 1440 + 1200),
    },
    asked: [],
  };
  const acts: Record<NonNullable<Case["after"]>, SpeechAct> = {
    meet: { act: "propose", proposal: "talk-1/1.1", what: tomorrowAtFour },
    party: { act: "tell", news: "supper" },
    asked: { act: "ask", what: "whether", about: "you" },
  };
  const line: Line = {
    id: "talk-1/1",
    who: "ada",
    text: "...",
    at: now,
    to: [kit.id],
    acts: after ? [acts[after]] : [],
    stories: after === "party" ? ["supper"] : [],
    rests: [],
    visitors: [],
  };
  const proposals = new Map(
    after === "meet"
      ? [["talk-1/1.1", { by: "ada", to: [kit.id], what: tomorrowAtFour, until: tomorrowAtFour.from }]]
      : [],
  );
  return {
    town: factsOf(definition, "marl-end"),
    world: { ...state.world, people: new Map([...state.world.people, ...stands, [kit.id, kit]]), proposals },
    now,
    by: kit,
    to: "ada",
    lines: after ? [line] : [],
    stories: [supper],
    tells: [],
    agreed: [],
  };
}

const hour = (at: number) =>
  `${Math.floor(at / 1440)}/${String(Math.floor((at % 1440) / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;

const inWords = (what: Proposed): string =>
  what.kind === "meet" ? `meet ${what.place} ${hour(what.from)}` : what.kind;

function told(one: SpeechAct): string {
  switch (one.act) {
    case "ask":
      return `ask ${one.what} ${one.about ?? "-"}`;
    case "propose":
      return `propose ${inWords(one.what)}`;
    case "reply":
    case "answer":
      return `${one.act} ${one.answer}`;
    default:
      return one.act;
  }
}

/** How many of the lines are understood by the rules behind; it only rises. */
const UNDERSTOOD = { en: 40, "zh-CN": 38 } as const;

describe.each(["en", "zh-CN"] as const)("what members type (%s)", (language) => {
  const cases = readFileSync(new URL(`../../../test/gold/understand/${language}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((one) => JSON.parse(one) as Case);
  const { understand } = offlineOf(language);

  it(`is understood in at least ${UNDERSTOOD[language]} of ${cases.length} lines`, async () => {
    const missed: string[] = [];
    for (const { text, after, is } of cases) {
      const reading = understand(text, await talkOf(language, after));
      const acts = actsRead(reading).map(told);
      const all = acts.length > 0 ? acts : reading.news ? ["tell"] : ["chat"];
      const right = is.every((one) => all.includes(one)) && all.length <= is.length + 1;
      if (!right) missed.push(`${text}: ${all.join("; ")}, not ${is.join("; ")}`);
    }
    expect(cases.length - missed.length, missed.join("\n")).toBeGreaterThanOrEqual(UNDERSTOOD[language]);
  });
});

describe("what is agreed", () => {
  it.each([
    ["en", "sorry, something came up, have to cancel"],
    ["zh-CN", "抱歉，临时有事，去不了了"],
  ] as const)(
    "is called off by whoever says so, and by nobody who has agreed to nothing (%s)",
    async (language, text) => {
      const { understand } = offlineOf(language);
      const talk = await talkOf(language, undefined);
      const off = { act: "withdraw", to: { what: tomorrowAtFour } };
      expect(actsRead(understand(text, { ...talk, agreed: [{ what: tomorrowAtFour }] }))).toContainEqual(off);
      expect(actsRead(understand(text, talk)).map(({ act }) => act)).not.toContain("withdraw");
    },
  );
});
