/** What episodes weigh against a person's ratings (paper section 4.1: 1 brushing one's teeth, 8 asking one's crush out, 10 a break-up). */
import { describe, expect, it } from "vitest";
import { facts, mindOf } from "../../../test/mind/minds.ts";
import { minutes } from "../../clock/units.ts";
import type { Episode } from "../../world/episodes.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import { reportedIn } from "../news/reported.ts";
import { type Holder, isAmbiguous, weighed } from "./felt.ts";
import { memoryOf, type Note } from "./remember.ts";

const klaus = mindOf("klaus-mueller");
const [ME, FRIEND, STRANGER, GUEST] = [klaus.id, "maria-lopez", "carmen-ortiz", "visitor:web:alex"] as const;
const holder: Holder = { ...klaus, town: facts };
const PARK = "johnson-park";
const meet = { kind: "meet", place: PARK, from: minutes(900) } as const;

type Case = readonly [rating: number, what: string, note: Note];
const lived = (
  episode: Episode,
  how: "did" | "saw" | "inner-voice" | "concluded" = "did",
  more: Partial<Note> = {},
): Note => ({
  text: "",
  subjects: [ME],
  source: { how },
  episode,
  ...more,
});
const said = (by: string, acts: readonly SpeechAct[], to: string = ME, more: Partial<Note> = {}): Note => ({
  text: "",
  subjects: [by, to],
  source: by === ME ? { how: "did", line: "talk-1/1" } : { how: "heard", from: by, line: "talk-1/1", rests: [] },
  speaker: by,
  visitors: by === GUEST ? [GUEST] : [],
  episode: { kind: "said", acts },
  ...more,
});
const wrote = (text: string): Note => {
  const reports = reportedIn(text);
  return said(GUEST, [], ME, { episode: { kind: "said", acts: [], ...(reports ? { reports } : {}) } });
};

const party = { kind: "attended", news: "party", event: "the party", place: PARK, with: [FRIEND] } as const;

/** Rated by hand, for whoever lives through it, without asking the tables. */
const gold: readonly Case[] = [
  [1, "brushing one's teeth", lived({ kind: "did", doing: "brushing his teeth" })],
  [1, "a neighbour at breakfast", lived({ kind: "saw", who: STRANGER, doing: "having breakfast" }, "saw")],
  [1, "somebody walks by", lived({ kind: "passed", who: STRANGER, place: PARK }, "saw")],
  [1, "somebody comes in", lived({ kind: "came", who: STRANGER, place: PARK }, "saw")],
  [1, "a desk is used", lived({ kind: "changed", object: "x", from: "tidy", to: "in use" }, "saw")],
  [2, "a greeting", said(STRANGER, [{ act: "greet" }])],
  [2, "small talk", said(FRIEND, [{ act: "chat" }])],
  [2, "a farewell", said(FRIEND, [{ act: "farewell" }])],
  [1, "one's own greeting", said(ME, [{ act: "greet" }], FRIEND)],
  [1, "others greet one another", said(STRANGER, [{ act: "greet" }], FRIEND)],
  [2, "a plan for the day", lived({ kind: "planned", pieces: [] }, "did")],
  [2, "a knock at the door", lived({ kind: "knocked", who: STRANGER, place: PARK }, "saw")],
  [3, "a shut door", lived({ kind: "turned away", place: PARK, why: "it is closed" })],
  [3, "a tap mended", lived({ kind: "put right", object: "x", doing: "mending the tap" })],
  [3, "a promise kept", lived({ kind: "kept", with: [FRIEND], to: { what: meet } })],
  [3, "somebody tells what they do", said(STRANGER, [{ act: "tell", fact: "carmen-ortiz/shop" }])],
  [3, "one tells news oneself", said(ME, [{ act: "tell", news: "party" }], FRIEND)],
  [4, "thanks", said(STRANGER, [{ act: "thank" }])],
  [4, "a stranger comes to town", lived({ kind: "met", who: GUEST, place: PARK, about: "" }, "saw")],
  [4, "a stranger sings", lived({ kind: "saw act", who: GUEST, doing: "sings" }, "saw", { visitors: [GUEST] })],
  [4, "a promise missed", lived({ kind: "missed", with: [FRIEND], to: { what: meet } })],
  [
    4,
    "a cold supper, the fridge being empty",
    lived({ kind: "made shift", how: "made do", meal: "dinner", object: "x", place: PARK }),
  ],
  [5, "a meeting agreed", lived({ kind: "agreed", to: { what: meet }, with: [FRIEND] })],
  [5, "somebody did not come", lived({ kind: "stood up", with: [FRIEND], to: { what: meet } })],
  [5, "an apology", said(FRIEND, [{ act: "apologise" }])],
  [5, "the beloved walks in", lived({ kind: "heart jumped", who: FRIEND }, "saw")],
  [6, "an invitation", said(FRIEND, [{ act: "propose", proposal: null, what: meet }])],
  [6, "a friend's no", said(FRIEND, [{ act: "reply", to: { news: "party" }, answer: "no" }])],
  [6, "an invitation declined", lived({ kind: "declined", to: { news: "party" }, with: [FRIEND] })],
  [6, "news", said(STRANGER, [{ act: "tell", news: "party" }], ME, { stories: ["party"] })],
  [6, "news overheard", said(STRANGER, [{ act: "tell", news: "party" }], FRIEND, { stories: ["party"] })],
  [6, "the sink overflows", lived({ kind: "found odd", object: "x", is: "overflowing", gravity: 1 }, "saw")],
  [7, "an insult", said(FRIEND, [{ act: "insult" }])],
  [7, "a warning", said(FRIEND, [{ act: "warn", news: "party" }])],
  [8, "a secret confided by a friend", said(FRIEND, [{ act: "confide", news: "crush" }])],
  [8, "the stove is burning", lived({ kind: "found odd", object: "x", is: "burning", gravity: 2 }, "saw")],
  [6, "having been at a party", lived({ ...party, host: FRIEND })],
  [7, "a boat is mended at last", lived({ kind: "stage", news: "boat", who: ME, how: "done", what: "the boat" })],
  [8, "a post lost", lived({ kind: "result", news: "candidacy", who: ME, post: "mayor", won: false })],
  [8, "falling out with a friend", lived({ kind: "quarrelled", news: null, with: FRIEND, over: "the hedge" })],
  [8, "making up", lived({ kind: "made up", news: null, with: FRIEND, over: null })],
  [8, "a thought of one's own", lived({ kind: "thought", news: "whisper-1" }, "inner-voice")],
  [4, "a stranger says they like the cafe", wrote("I like this cafe.")],
  [5, "a stranger has moved house and cannot wait", wrote("I can't wait for the summer.")],
  [6, "a stranger was ill", wrote("I was in hospital all week.")],
  [8, "a stranger's father died", wrote("My father died last week.")],
  [7, "a stranger is having a baby", wrote("We're expecting a baby!")],
  [8, "the same in Chinese", wrote("我爷爷上个月去世了。")],
];

/** Ranks from 1, those of equals their mean. */
function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

/** Spearman's rank correlation: Pearson's, of the ranks. */
function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (x.length + 1) / 2;
  const sum = (terms: readonly number[]) => terms.reduce((all, one) => all + one, 0);
  const covariance = sum(x.map((one, i) => (one - mean) * (y[i]! - mean)));
  return covariance / Math.sqrt(sum(x.map((one) => (one - mean) ** 2)) * sum(y.map((one) => (one - mean) ** 2)));
}

describe("what episodes weigh", () => {
  it("knows Spearman from its definition", () => {
    expect(spearman([1, 2, 3, 4], [8, 6, 4, 2])).toBeCloseTo(-1);
    // By hand: ranks 1 2 3 4 5 against 2 1 4 3 5, so 1 - 6 * 4 / (5 * 24).
    expect(spearman([10, 20, 30, 40, 50], [2, 1, 4, 3, 5])).toBeCloseTo(0.8);
  });

  it.each(gold)("%i: %s, within two", (rating, _, note) => {
    expect(Math.abs(weighed(note, holder).poignancy - rating)).toBeLessThanOrEqual(2);
  });

  it("is ranked as a person ranks it", () => {
    const rated = gold.map(([, , note]) => weighed(note, holder).poignancy);
    expect(
      spearman(
        gold.map(([rating]) => rating),
        rated,
      ),
    ).toBeGreaterThanOrEqual(0.9);
  });

  it("is felt by whose it is: a friend's no hurts, a stranger's insult too, others' greetings leave one cold", () => {
    const felt = (note: Note) => weighed(note, holder).felt;
    expect(felt(said(FRIEND, [{ act: "reply", to: { news: "party" }, answer: "no" }]))).toBe(-1);
    expect(felt(said(FRIEND, [{ act: "reply", to: { news: "party" }, answer: "yes" }]))).toBe(1);
    expect(felt(said(STRANGER, [{ act: "insult" }]))).toBe(-2);
    expect(felt(said(STRANGER, [{ act: "insult" }], FRIEND))).toBe(0);
    expect(felt(lived({ kind: "met", who: GUEST, place: PARK, about: "" }))).toBe(1);
    const rival = new Map(klaus.ties).set(STRANGER, { ...klaus.ties.get(FRIEND)!, warmth: -1 });
    expect(weighed(said(STRANGER, [{ act: "confide", news: "crush" }]), { ...holder, ties: rival }).felt).toBe(0);
  });

  it("weighs news less when it is told again", () => {
    const told = said(STRANGER, [{ act: "tell", news: "party" }], ME, { stories: ["party"] });
    const knows = { ...klaus, stream: mindOf("isabella-rodriguez").stream };
    expect([weighed(told, holder).poignancy, weighed(told, knows).poignancy]).toEqual([6, 4]);
  });

  it("is moved by news by what it is to the hearer, once, also where it was said to others", () => {
    const told = (to: string) => said(STRANGER, [{ act: "tell", news: "party" }], to, { stories: ["party"] });
    const moved = { ...holder, moved: () => -2 as const };
    expect(weighed(told(ME), moved)).toEqual({ felt: -2, poignancy: 7 });
    expect(weighed(told(FRIEND), moved)).toEqual({ felt: -2, poignancy: 6 });
    expect(weighed(said(ME, [{ act: "tell", news: "party" }], FRIEND), moved).felt).toBe(0);
    expect(weighed(told(ME), { ...moved, stream: mindOf("isabella-rodriguez").stream }).felt).toBe(0);
  });

  it("is glad of a friend's post, and of no rival's", () => {
    const won = { kind: "result", news: "candidacy", post: "mayor", won: true } as const;
    const rival = new Map(klaus.ties).set(STRANGER, { ...klaus.ties.get(FRIEND)!, warmth: -1 });
    const felt = (who: string) => weighed(lived({ ...won, who }), { ...holder, ties: rival }).felt;
    expect([ME, FRIEND, STRANGER].map(felt)).toEqual([2, 1, -1]);
  });

  it("reads nothing: what is seen weighs the same in whatever words", () => {
    for (const doing of ["making the bed", "weeping over a funeral notice, on fire", "在哭"])
      expect(weighed(lived({ kind: "saw", who: STRANGER, doing }, "saw"), holder)).toEqual({ felt: 0, poignancy: 1 });
  });

  it("is kept with the memory where it is not nothing", () => {
    expect(memoryOf(holder, said(STRANGER, [{ act: "insult" }]), minutes(600))).toMatchObject({
      felt: -2,
      poignancy: 7,
    });
    expect(memoryOf(holder, said(STRANGER, [{ act: "greet" }]), minutes(600))).not.toHaveProperty("felt");
  });

  it("leaves to a model what only its words can tell", () => {
    const kept = (acts: readonly SpeechAct[], to: string = ME) =>
      memoryOf(holder, said(FRIEND, acts, to), minutes(600));
    expect(
      [{ act: "chat" } as const, { act: "tell", fact: "x" } as const].map((one) => isAmbiguous(kept([one]))),
    ).toEqual([true, true]);
    expect(isAmbiguous(kept([{ act: "insult" }]))).toBe(false);
    expect(isAmbiguous(kept([{ act: "chat" }], STRANGER))).toBe(false);
  });

  it("every given memory of Smallville weighs from 1 to 10", () => {
    for (const id of facts.personas.keys())
      for (const { poignancy } of mindOf(id).stream.backing.memories) {
        expect(Number.isInteger(poignancy)).toBe(true);
        expect(poignancy).toBeGreaterThanOrEqual(1);
        expect(poignancy).toBeLessThanOrEqual(10);
      }
  });
});

describe("what people report", () => {
  it.each([
    ["My grandmother passed away on Sunday.", "died"],
    ["We're getting married in May!", "wed"],
    ["He broke his leg on the stairs.", "hurt"],
    ["I lost my job.", "lost"],
    ["I got the job!", "got"],
    ["I'm feeling much better, thanks.", "recovered"],
    ["I moved to the coast last year.", "moved"],
    ["I'm worried about the exam.", "fears"],
    ["the old mill burned down", "other, bad"],
    ["我们下个月结婚。", "wed"],
    ["我把钱包弄丢了。", "lost"],
    ["我有点担心考试。", "fears"],
    ["Nice weather today.", null],
    ["今天天气真好。", null],
  ])("%s", (text, kind) => {
    expect(reportedIn(text)).toBe(kind);
  });
});
