/**
 * The paper's fixed cases: what comes of reflections, and what does not come without them. The observations are laid by hand as the paper
 * has them; the reflections are made from them by the code that residents reflect with, offline.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { at, definition, personaOf, thinkingIn } from "../../../test/mind/minds.ts";
import { offline } from "../../../test/town/living.ts";
import { type Note, remember } from "../../mind/memory/remember.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import type { Mind } from "../../mind/mind.ts";
import { reflectIfDue } from "../../mind/reflect.ts";
import { selfOf } from "../../mind/self.ts";
import { interview, without } from "../../mind/talk/interview.ts";
import { offlineOf } from "../../offline/offline.ts";
import { settle } from "../../town/file/settle.ts";
import type { MemoryKind } from "../../world/events.ts";

const [klaus, maria, wolfgang] = ["klaus-mueller", "maria-lopez", "wolfgang-schulz"] as const;

/** Smallville at midnight, its first memories with vectors, as a town that is founded has them. */
const settled = await settle(definition, "test", "1", 5, async (texts) => (await offline.embed("test", texts)).vectors);

type Seen = { readonly text: string; readonly by: string; readonly how: "saw" | "did" | "heard"; readonly to?: string };

const note = ({ text, by, how, to }: Seen, i: number): Note => ({
  text,
  subjects: to ? [by, to] : [by],
  source: how === "heard" ? { how, from: by, line: `talk-9/${i + 1}`, rests: [] } : { how },
  speaker: how === "heard" ? by : null,
  scene: how === "heard" ? "talk-9" : null,
});

/** A mind that has taken these in, minute by minute, and then reflects. */
async function lived(who: string, seen: readonly Seen[]): Promise<Mind> {
  let mind = settled.state.minds.get(who)!;
  for (const [i, one] of seen.entries()) {
    const thinking = thinkingIn({ now: at(9, i * 5), model: offline, people: { [who]: {} } });
    mind = (await remember(mind, [note(one, i)], thinking)).mind;
  }
  const thinking = thinkingIn({ now: at(20), model: offline, people: { [who]: {}, [maria]: {}, [wolfgang]: {} } });
  return (await reflectIfDue({ ...mind, sum: 151 }, personaOf(who), thinking)).mind;
}

/** What a mind answers, with kinds of memory withheld. */
async function answers(mind: Mind, text: string, ...withheld: MemoryKind[]): Promise<string> {
  const thinking = thinkingIn({ now: at(21), model: offline, people: { [mind.id]: {} } }, `asked ${text}`);
  const persona = personaOf(mind.id);
  const asked = without(mind, persona, new Set(withheld), thinking.town);
  const question = { text, role: null, situation: null, person: null };
  return (await interview(asked, persona, question, thinking)).answer;
}

const concluded = (mind: Mind): string[] =>
  memoriesOf(mind.stream)
    .filter(({ kind }) => kind === "reflection")
    .map(({ text }) => text);

describe("with whom Klaus would spend an hour (paper section 4.2)", () => {
  let mind: Mind;
  const question = "If you had to choose one person of those you know to spend an hour with, who would it be, and why?";
  beforeAll(async () => {
    const passes = ["walked past at Johnson Park", "is stretching in the common room", "came to Hobbs Cafe"];
    mind = await lived(klaus, [
      ...Array.from(
        { length: 9 },
        (_, i): Seen => ({
          text: `Wolfgang Schulz ${passes[i % 3]}`,
          by: wolfgang,
          how: "saw",
        }),
      ),
      { text: "Klaus Mueller is reading about gentrification for his research", by: klaus, how: "did" },
      { text: "Klaus Mueller is taking notes on his research in the library", by: klaus, how: "did" },
      { text: "Klaus Mueller is going through his research with a pencil", by: klaus, how: "did" },
      { text: "Maria Lopez is setting up an instrument for her research", by: maria, how: "saw" },
      {
        text: 'Maria Lopez said to Klaus Mueller: "My research keeps me up until midnight, and I would not miss a minute of it."',
        by: maria,
        how: "heard",
        to: klaus,
      },
      { text: "Maria Lopez is explaining her research to a classmate", by: maria, how: "saw" },
    ]);
  });

  it("he has seen Wolfgang most, and has concluded what he shares with Maria, by citing what he saw and did", () => {
    const about = (who: string) => memoriesOf(mind.stream).filter(({ subjects }) => subjects.includes(who)).length;
    expect(about(wolfgang)).toBeGreaterThan(about(maria));
    expect(concluded(mind)).toContain("Klaus Mueller and Maria Lopez are both devoted to research");
  });

  it("with reflections he names Maria, for the research they share", async () => {
    const answer = await answers(mind, question);
    expect(answer).toMatch(/Maria/);
    expect(answer).toMatch(/research/);
    expect(answer).not.toMatch(/Wolfgang/);
  });

  it("without them he names Wolfgang, who passes him most often", async () => {
    const answer = await answers(mind, question, "reflection");
    expect(answer).toMatch(/Wolfgang/);
    expect(answer).not.toMatch(/Maria|research/);
  });
});

describe("a present for Wolfgang (paper section 6.5.3)", () => {
  let mind: Mind;
  const question = "Wolfgang Schulz has his birthday soon. What present would you give Wolfgang Schulz?";
  beforeAll(async () => {
    mind = await lived(maria, [
      { text: "Wolfgang Schulz is reading about mathematical music composition", by: wolfgang, how: "saw" },
      {
        text: 'Wolfgang Schulz said to Maria Lopez: "There is a whole theory of mathematical music composition, and I cannot put it down."',
        by: wolfgang,
        how: "heard",
        to: maria,
      },
      { text: "Wolfgang Schulz is trying out mathematical music composition at the piano", by: wolfgang, how: "saw" },
      { text: "Wolfgang Schulz came to Hobbs Cafe", by: wolfgang, how: "saw" },
      { text: "Maria Lopez is checking her streaming set-up", by: maria, how: "did" },
      { text: "Maria Lopez is sketching a wave on her blackboard", by: maria, how: "did" },
    ]);
  });

  it("with reflections Maria thinks of mathematical music composition", async () => {
    expect(concluded(mind)).toContain("Wolfgang Schulz is devoted to mathematical music composition");
    expect(await answers(mind, question)).toMatch(/mathematical music composition/);
  });

  it("without them she has no idea, though she saw and heard it all", async () => {
    const answer = await answers(mind, question, "reflection");
    expect(answer).toMatch(/no idea|don't know/);
    expect(answer).not.toMatch(/music|mathematical/);
  });
});

describe("what Isabella is passionate about (paper section 4.1)", () => {
  const days = [
    "wiping the counter",
    "cleaning the coffee machine",
    "serving a customer",
    "working together with Maria",
  ];
  const seen = Array.from(
    { length: 60 },
    (_, i): Seen => ({
      text: `Isabella Rodriguez is ${days[i % 4]} for the ${i + 1}. time`,
      by: "isabella-rodriguez",
      how: "did",
    }),
  );
  const question = "What are you most passionate about?";

  it("is making people welcome, and the party, by what comes to mind for the question", async () => {
    const answer = await answers(await lived("isabella-rodriguez", seen), question);
    expect(answer).toMatch(/feel at home|welcome/);
    expect(answer).toMatch(/party/);
    expect(answer).not.toMatch(/wip|clean|working together/);
  });

  it("is nothing of the kind from the summary alone, without what comes to mind", async () => {
    const mind = await lived("isabella-rodriguez", seen);
    const thinking = thinkingIn({ now: at(21), model: offline, people: { [mind.id]: {} } });
    const self = selfOf(mind, personaOf(mind.id), thinking);
    const asker = { id: "interviewer", name: "somebody", visitor: true, about: "" };
    const input = { ...self, question, situation: null, asker, recalled: [] };
    const { answer } = offlineOf("en").answers.interview(input, thinking.random(mind.id, "interview"));
    expect(answer).not.toMatch(/feel at home|welcome|party/);
  });
});
