/** Conversing (paper section 4.3.2; design section 5): lines, their end, and what they agree to. */

import { describe, expect, it } from "vitest";
import { given } from "../../../test/mind/given.ts";
import {
  at,
  cafe,
  facts,
  mindOf,
  offline,
  personaOf,
  remembering,
  type Scene,
  stories,
  thinkingIn,
} from "../../../test/mind/minds.ts";
import { scriptedModel } from "../../../test/model/scripted.ts";
import type { Line, Talk } from "../../world/people.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import { accessesOf, memoriesOf } from "../memory/stream.ts";
import type { Commitment, Mind } from "../mind.ts";
import { answered } from "../news/stories.ts";
import { gatheringOf } from "../persona.ts";
import { commit } from "../plan/promises.ts";
import { afterwards, COOLDOWN } from "./afterwards.ts";
import { chanceToTalk } from "./company.ts";
import { LONGEST_TALK, nextLine } from "./converse.ts";
import { LONGEST_LINE } from "./spoken.ts";

const maria = personaOf("maria-lopez");
const isabella = personaOf("isabella-rodriguez");
const visitor = "visitor:web:alex";
const now = at(15, 0, 2);
const party = stories.get("party")!;

const lineBy = (who: string, text: string, more: Partial<Line> = {}): Line => ({
  id: "talk-1/1",
  who,
  text,
  at: now,
  acts: [],
  stories: [],
  rests: [],
  visitors: [],
  ...more,
});
const talkOf = (members: readonly string[], lines: readonly Line[]): Talk => ({
  id: "talk-1",
  spot: cafe,
  members,
  lines,
  began: now,
  next: members[0]!,
  withPerson: members.some((id) => id.startsWith("visitor:")),
});
const scene = (spoken?: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  now,
  model: spoken
    ? scriptedModel({ speak: { line: "Yes.", acts: [], ends: false, drewOn: [], ...spoken }, ...more })
    : offline(),
  people: { [maria.id]: {}, [isabella.id]: {}, "klaus-mueller": {}, [visitor]: { name: "Alex" } },
});
const invited = lineBy(isabella.id, "Come to my Valentine's party at Hobbs Cafe, at five!", {
  stories: ["party"],
});
const planned = (mind: Mind): Mind => ({
  ...mind,
  plan: {
    day: 2,
    chunks: [
      {
        from: at(8, 0, 2),
        to: at(16, 0, 2),
        doing: "studying",
        activity: "study",
        place: "oak-hill-college",
        emoji: "📚",
        kind: "work",
        area: null,
        serves: null,
      },
      {
        from: at(16, 0, 2),
        to: at(23, 0, 2),
        doing: "streaming",
        activity: "program",
        place: maria.home.place,
        emoji: "🎮",
        kind: "pastime",
        area: null,
        serves: null,
      },
    ],
    actions: [],
  },
});
const answer = (
  spoken: Record<string, unknown> | undefined,
  lines: readonly Line[],
  mind = mindOf(maria.id),
  members: readonly string[] = [maria.id, isabella.id],
  proposals: Scene["proposals"] = new Map(),
) => nextLine(mind, maria, talkOf(members, lines), thinkingIn({ ...scene(spoken), proposals }), null, 1);

describe("a line", () => {
  it("is short, in one paragraph, and to whoever spoke", async () => {
    const { said } = await answer({ line: "  Oh,  yes.  " }, [lineBy(isabella.id, "Tea?")]);
    expect(said).toMatchObject({ text: "Oh, yes.", to: [isabella.id], answers: null });
    expect(LONGEST_LINE).toBe(300);
  });

  it("names the statements it rests on, and none that were not there", async () => {
    const { said } = await answer({ drewOn: [1, 999, 0, -3] }, [lineBy(isabella.id, "Who are you?")]);
    expect(said.rests).toHaveLength(1);
    expect(memoriesOf(mindOf(maria.id).stream).map((memory) => memory.id)).toContain(said.rests[0]);
  });

  it("carries a story only when its speaker knows it", async () => {
    const line = "Do come to Hobbs tomorrow at five, hearts and all.";
    const told = (code: string) => [given("tell", { code })];
    // All the news she has is a secret of her own.
    expect((await answer({ line, acts: told("N2") }, [])).said.stories).toEqual([]);
    const knowing = remembering(mindOf(maria.id), {
      text: "Isabella told Maria of a party",
      stories: ["party"],
      source: { how: "heard", from: isabella.id, line: "talk-0/1", rests: [] },
    });
    const { said } = await answer({ line, acts: told("N1") }, [], knowing);
    expect(said.acts).toEqual([{ act: "tell", news: "party" }]);
    expect(said.stories).toEqual(["party"]);
    expect(said.rests).toContain(memoriesOf(knowing.stream).at(-1)!.id);
  });

  it("stamps what came to mind, in the speaker's own stream alone", async () => {
    const mind = mindOf(maria.id);
    const turn = await answer({}, [lineBy(isabella.id, "Tea?")], mind);
    expect(accessesOf(turn.mind.stream).some((minute) => minute === now)).toBe(true);
    expect(accessesOf(mind.stream).every((minute) => minute === 0)).toBe(true);
  });
});

describe("a talk ends", () => {
  const chat = (n: number, members = [isabella.id, maria.id]) =>
    Array.from({ length: n }, (_, i) => lineBy(members[i % members.length]!, `Line ${i}`));
  it.each([
    ["at the tenth line", { line: "And ten." }, chat(LONGEST_TALK - 1), true],
    ["not at the ninth", { line: "And nine." }, chat(LONGEST_TALK - 2), false],
    [
      "when both said goodbye",
      { line: "Bye then.", acts: [given("farewell")], ends: true },
      [lineBy(isabella.id, "Bye!", { acts: [{ act: "farewell" }] })],
      true,
    ],
    [
      "not when one has only begun to",
      { line: "I must go.", acts: [given("farewell")], ends: true },
      [lineBy(isabella.id, "So.")],
      false,
    ],
    ["by repetition", { line: "As I said." }, [lineBy(maria.id, "As I said."), lineBy(isabella.id, "Pardon?")], true],
  ] as const)("%s", async (_, spoken, lines, leaves) => {
    expect((await answer(spoken, lines)).leaves).toBe(leaves);
  });

  it.each([
    ["I'll be painting at the easel all day, as ever.", "I'll be painting at the easel all day, if nothing comes up."],
    ["The cat slept on my essay.", "My essay! The cat slept on it."],
  ])("before somebody says %s again as %s", async (before, line) => {
    const lines = [lineBy(maria.id, before), lineBy(isabella.id, "Pardon?")];
    const again = await answer({ line }, lines);
    expect(again.said.acts).toEqual([{ act: "farewell" }]);
    expect(again.said.text).not.toBe(line);
    const what = { kind: "meet", place: "hobbs-cafe", from: at(23, 0, 2) } as const;
    const tea = { by: isabella.id, to: [maria.id], what, until: what.from };
    const meet = lineBy(isabella.id, "Tea at eleven?");
    const refused = await answer(
      { line, acts: [given("reply", { answer: "no" })] },
      [...lines, meet],
      undefined,
      undefined,
      new Map([["talk-1/3.1", tea]]),
    );
    expect(refused.said.acts).toMatchObject([{ act: "reply", answer: "no" }]);
    expect(refused.said.text).not.toBe(line);
    expect((await answer({ line, acts: [given("propose", { what: "meet", at: "23:00" })] }, lines)).said.text).toBe(
      line,
    );
    expect((await answer({ line: "And how is your cake?" }, lines)).said.text).toBe("And how is your cake?");
  });

  it("of three, too, has ten lines at most", async () => {
    const members = [maria.id, isabella.id, "klaus-mueller"];
    const ninth = await answer(
      { line: "And nine." },
      chat(8, [isabella.id, "klaus-mueller"]),
      mindOf(maria.id),
      members,
    );
    expect(ninth.leaves).toBe(true);
    const tenth = await answer({ line: "And ten." }, chat(9, [isabella.id]));
    expect(tenth.leaves).toBe(true);
  });

  it("with a person by no cap, but when the resident takes their leave", async () => {
    const long = Array.from({ length: 30 }, (_, i) => lineBy(i % 2 ? maria.id : visitor, `Line ${i}`));
    const members = [maria.id, visitor];
    const lines = [...long, lineBy(visitor, "And?")];
    expect((await answer({ line: "Well." }, lines, mindOf(maria.id), members)).leaves).toBe(false);
    expect(
      (await answer({ line: "I must go.", acts: [given("farewell")], ends: true }, lines, mindOf(maria.id), members))
        .leaves,
    ).toBe(true);
  });

  it.each(["1", "2", "3", "4", "5", "6"])(
    "offline within ten lines, each of at most 300 characters (seed %s)",
    async (seed) => {
      const pair = [maria, isabella] as const;
      const minds = new Map(pair.map((one) => [one.id, mindOf(one.id)]));
      const lines: Line[] = [];
      for (let n = 0; n < LONGEST_TALK + 5; n++) {
        const speaker = pair[n % 2]!;
        const talk = talkOf([speaker.id, pair[(n + 1) % 2]!.id], lines);
        const turn = await nextLine(
          minds.get(speaker.id)!,
          speaker,
          talk,
          thinkingIn({ ...scene(), seed }, `t${n}`),
          null,
          1,
        );
        minds.set(speaker.id, turn.mind);
        expect(turn.said.text.length).toBeLessThanOrEqual(LONGEST_LINE);
        expect(turn.said.text).not.toMatch(/[{}]|undefined/);
        lines.push(
          lineBy(speaker.id, turn.said.text, {
            id: `talk-1/${n + 1}`,
            stories: turn.said.stories,
            acts: turn.said.acts,
          }),
        );
        if (turn.leaves) break;
      }
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.length).toBeLessThanOrEqual(LONGEST_TALK);
    },
  );
});

describe("what is agreed (paper section 3.4: five come to the party)", () => {
  it("accepting puts the event into the plan and is remembered", async () => {
    const { mind, events } = await answer(
      { line: "I'd love to!", acts: [given("reply", { answer: "yes" })] },
      [invited],
      planned(mindOf(maria.id)),
    );
    expect(events.map((event) => event.kind)).toEqual([
      "invitation-answered",
      "commitment-made",
      "plan-changed",
      "memory-kept",
      // Her work waits for it, and she remembers that she decided so.
      "memory-kept",
    ]);
    // Where it was answered: who may not read there is not told.
    expect(events[0]!.spot).toEqual(thinkingIn(scene(undefined)).world.people.get(maria.id)!.spot);
    expect(mind.plan?.chunks.find((chunk) => chunk.kind === "commitment")).toMatchObject({
      from: gatheringOf(party)!.from,
      to: gatheringOf(party)!.to,
      place: "hobbs-cafe",
    });
    expect(answered(mind, "party")).toBe("accepted");
    expect(memoriesOf(mind.stream).at(-1)?.text).toContain(
      "Maria Lopez told Isabella Rodriguez they would come to the Valentine's Day party",
    );
  });

  it("declining is remembered with its reason, and no commitment is made", async () => {
    const { mind, events } = await answer(
      { line: "I can't, sorry.", acts: [given("reply", { answer: "no" })] },
      [invited],
      planned(mindOf(maria.id)),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "invitation-answered", answer: "declined", why: expect.stringMatching(/\w/) }),
    );
    expect(mind.commitments).toEqual([]);
    expect(memoriesOf(mind.stream).at(-1)?.text).toMatch(
      /^Maria Lopez decided against going to the Valentine's Day party, because Maria \w+/,
    );
  });

  it("is said once: accepting again changes nothing, thinking better of it does", async () => {
    const first = await answer(
      { line: "Yes!", acts: [given("reply", { answer: "yes" })] },
      [invited],
      planned(mindOf(maria.id)),
    );
    const again = await answer({ line: "Yes, yes!", acts: [given("reply", { answer: "yes" })] }, [invited], first.mind);
    expect(again.events).toEqual([]);
    expect(again.mind.commitments).toHaveLength(1);
    const regret = await answer(
      { line: "After all, no.", acts: [given("reply", { answer: "no" })] },
      [invited],
      first.mind,
    );
    expect(regret.mind.commitments).toEqual([]);
    expect(answered(regret.mind, "party")).toBe("declined");
  });

  it("nobody accepts what nobody spoke of, nor the host her own party, nor one that is over", async () => {
    expect(
      (
        await answer({ line: "Yes!", acts: [given("reply", { answer: "yes" })] }, [
          lineBy(isabella.id, "Nice weather."),
        ])
      ).events,
    ).toEqual([]);
    const late = { ...scene({ line: "Yes!", acts: [given("reply", { answer: "yes" })] }), now: at(20, 0, 2) };
    expect(
      (await nextLine(mindOf(maria.id), maria, talkOf([maria.id, isabella.id], [invited]), thinkingIn(late), null, 1))
        .events,
    ).toEqual([]);
    const back = lineBy(maria.id, "There's a Valentine's party at Hobbs!", { stories: ["party"] });
    const host = await nextLine(
      mindOf(isabella.id),
      isabella,
      talkOf([isabella.id, maria.id], [back]),
      thinkingIn(scene({ line: "I know!", acts: [given("reply", { answer: "yes" })] })),
      null,
      1,
    );
    expect(host.events.filter((event) => event.kind === "invitation-answered")).toEqual([]);
  });

  it("a commitment of another day waits for that day's plan, and none is made twice", async () => {
    const mind = planned(mindOf(maria.id));
    const tomorrow: Commitment = {
      id: "c1",
      what: "meeting Klaus",
      story: null,
      spot: cafe,
      from: at(15, 0, 3),
      to: at(16, 0, 3),
      with: [],
    };
    const made = await commit(mind, maria, tomorrow, thinkingIn({ now }));
    expect(made.mind.plan).toBe(mind.plan);
    expect(made.events.map((event) => event.kind)).toEqual(["commitment-made"]);
    expect((await commit(made.mind, maria, tomorrow, thinkingIn({ now }))).events).toEqual([]);
  });
});

describe("after a talk (design section 5, Cost: one call a side, where something happened)", () => {
  const said = (who: string, text: string, acts: readonly SpeechAct[] = [{ act: "greet" }]) => ({
    text: `${facts.personas.get(who)?.name ?? "Alex"} said: "${text}"`,
    subjects: [who, maria.id],
    scene: "talk-1",
    speaker: who,
    source: { how: "heard" as const, from: who, line: "talk-1/1", rests: [] },
    visitors: who === visitor ? [visitor] : [],
    episode: { kind: "said" as const, acts },
    at: now,
  });
  const tea = { kind: "meet", place: "hobbs-cafe", from: at(10, 0, 3) } as const;
  const taken = { proposal: "talk-1/1.1", by: maria.id, what: tea } as const;
  const kept = {
    memory: "Maria Lopez and Isabella Rodriguez talked about tea",
    whoTheyAre: [{ who: "Isabella Rodriguez", text: "Isabella Rodriguez is a dear friend to Maria Lopez." }],
  };
  const end = (mind: Mind, others: readonly string[], answer: unknown = kept) =>
    afterwards(
      mind,
      maria,
      "talk-1",
      others,
      thinkingIn({ ...scene(), model: scriptedModel({ "after-talk": answer }) }),
    );

  it("keeps a sentence with its evidence, renews the tie, and makes the meeting that was said yes to", async () => {
    const mind = remembering(
      mindOf(maria.id),
      said(isabella.id, "I'd love to.", [{ act: "reply", to: taken, answer: "yes" }]),
    );
    const { mind: next, events } = await end(mind, [isabella.id]);
    expect(memoriesOf(next.stream).at(-2)).toMatchObject({
      text: kept.memory,
      source: { how: "concluded" },
      evidence: [memoriesOf(mind.stream).at(-1)!.id],
    });
    expect(next.ties.get(isabella.id)).toMatchObject({
      text: kept.whoTheyAre[0]!.text,
      talks: 1,
      renewed: now,
      warmth: mind.ties.get(isabella.id)!.warmth + 0.25,
    });
    expect(next.commitments.at(-1)).toMatchObject({
      what: "meeting Isabella Rodriguez",
      from: tea.from,
      with: [isabella.id],
    });
    expect(events.map((event) => event.kind)).toEqual(["memory-kept", "tie-renewed", "commitment-made", "memory-kept"]);
  });

  it.each([
    ["news that was told", { act: "tell", news: "party" }],
    ["something proposed", { act: "propose", proposal: "talk-1/1.1", what: tea }],
    ["a no", { act: "reply", to: taken, answer: "no" }],
  ] as const)("costs a call for %s", async (_, act) => {
    const model = scriptedModel({ "after-talk": kept });
    const mind = remembering(mindOf(maria.id), said(isabella.id, "Well, then.", [act]));
    await afterwards(mind, maria, "talk-1", [isabella.id], thinkingIn({ ...scene(), model }));
    expect(model.calls.map(({ step }) => step)).toEqual(["after-talk"]);
  });

  it("costs none where nothing happened: who they are to each other stays as it was, but for the count of talks", async () => {
    const model = scriptedModel({ "after-talk": kept });
    const mind = remembering(mindOf(maria.id), said(isabella.id, "Good morning! Lovely day."));
    const before = mind.ties.get(isabella.id)!;
    const next = await afterwards(mind, maria, "talk-1", [isabella.id], thinkingIn({ ...scene(), model }));
    expect(model.calls).toEqual([]);
    expect(memoriesOf(next.mind.stream)).toEqual(memoriesOf(mind.stream));
    expect(next.mind.ties.get(isabella.id)).toMatchObject({ ...before, talks: before.talks + 1, renewed: now });
  });

  it("costs one where they had never met", async () => {
    const model = scriptedModel({ "after-talk": kept });
    const mind = remembering(mindOf(maria.id), said(isabella.id, "Good morning!"));
    const strangers = { ...mind, ties: new Map([...mind.ties].filter(([id]) => id !== isabella.id)) };
    const { mind: next } = await afterwards(
      strangers,
      maria,
      "talk-1",
      [isabella.id],
      thinkingIn({ ...scene(), model }),
    );
    expect(model.calls.length).toBe(1);
    expect(next.ties.get(isabella.id)).toMatchObject({ kind: "met in town", warmth: 0, talks: 1 });
  });

  it("lets the pair be for a while, and everybody for a moment", async () => {
    const mind = remembering(mindOf(maria.id), said(isabella.id, "Tea?"));
    const { mind: next } = await end(mind, [isabella.id]);
    const friends = thinkingIn(scene());
    const chance = (one: Mind, minutes: number, who = isabella.id) =>
      chanceToTalk(one, maria, friends.world.people.get(who)!, { ...friends, now: at(15, minutes, 2) });
    expect(chance(mind, 5)).toBeGreaterThan(0);
    expect(chance(next, COOLDOWN.close - 1)).toBe(0);
    expect(chance(next, COOLDOWN.close)).toBeGreaterThan(0);
    expect(chance(next, COOLDOWN.anybody - 1, "klaus-mueller")).toBe(0);
    expect(chance(next, COOLDOWN.anybody, "klaus-mueller")).toBeGreaterThan(0);
  });

  it("what rests on a visitor carries the visitor (design section 2.6)", async () => {
    const { mind } = await end(remembering(mindOf(maria.id), said(visitor, "Hello!")), [visitor], {
      ...kept,
      whoTheyAre: [{ who: "Alex", text: "Alex was good company." }],
    });
    expect(memoriesOf(mind.stream).at(-1)?.visitors).toEqual([visitor]);
    expect(mind.ties.get(visitor)).toMatchObject({ kind: "a visitor" });
  });

  it("is nothing where nothing was said", async () => {
    const mind = mindOf(maria.id);
    expect(await end(mind, [isabella.id])).toEqual({ mind, events: [] });
  });
});
