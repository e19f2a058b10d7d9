/** The director of the page: when what a turn holds is drawn. */
import { describe, expect, it } from "vitest";

const { Director, lettersIn, lineMs, pagesOf, paceOf, readMs, schedule } = await import(
  new URL("./client/play.js", import.meta.url).href
);

const TURN = 30_000;
type Cue = { at: number; ms: number; kind: string; who: string; event: { id: string; to?: string[] } | null };
const person = (id: string, place: string, goal: string | null = null) => ({
  id,
  place,
  walk: goal && { from: place, to: goal, goal, share: 0 },
});
const view = (...people: object[]) => ({ people, turnMs: TURN });
const line = (id: string, who: string, to: string, text: string, talk = "talk-1") => ({
  kind: "line-said",
  id,
  who,
  to: [to],
  text,
  talk,
  spot: { place: "cafe", area: "room" },
});
const acted = (id: string, who: string) => ({ kind: "resident-acted", id, who, doing: "reading", emoji: "📖" });
const changed = (id: string, who: string) => ({ kind: "object-changed", id, who, object: "cafe/room/lamp", to: "on" });
const turnOf = (events: { id: string }[], quick = false) => ({
  turn: 1,
  quick,
  events,
  entries: events.map(({ id }) => ({ id })),
});
const play = (given: object): Cue[] =>
  schedule({
    turns: [],
    before: null,
    after: null,
    turnMs: TURN,
    behind: [],
    wayMs: () => 6000,
    mine: () => false,
    ...given,
  });
const long = "I have been thinking about the harbour all morning, and about what you said of it yesterday.";

describe("a schedule", () => {
  it("lets people set out one after the other, and ends before the next turn", () => {
    const ids = ["ana", "bo", "cy", "di"];
    const cues = play({
      before: view(...ids.map((id) => person(id, "home"))),
      after: view(...ids.map((id) => person(id, "cafe"))),
    });
    expect(cues.map(({ kind, who }) => [kind, who])).toEqual(ids.map((id) => ["walk", id]));
    for (const [i, cue] of cues.slice(1).entries()) expect(cue.at - cues[i]!.at).toBeGreaterThan(500);
    for (const cue of cues) expect(cue.at + cue.ms).toBeLessThan(TURN);
  });

  it("says lines in the order said, each until it is read", () => {
    const events = [line("1", "ana", "bo", long), line("2", "bo", "ana", "Yes."), line("3", "ana", "bo", long)];
    const cues = play({ turns: [turnOf(events)], after: view(person("ana", "cafe"), person("bo", "cafe")) });
    expect(cues.map((cue) => cue.event?.id)).toEqual(["1", "2", "3"]);
    for (const [i, cue] of cues.entries()) {
      expect(cue.ms).toBe(readMs(events[i]!.text));
      expect(cue.at + cue.ms).toBeLessThan(cues[i + 1]?.at ?? TURN);
    }
  });

  it("lets a visitor come in before they are spoken to", () => {
    const came = { kind: "visitor-arrived", id: "2", who: "visitor:v" };
    const events = [changed("0", "ana"), line("1", "ana", "visitor:v", "Are you staying?"), came];
    const cues = play({ turns: [turnOf(events)], after: view(person("ana", "cafe")), mine: () => true });
    expect(cues.map((cue) => cue.event?.id).slice(0, 2)).toEqual(["2", "1"]);
  });

  it("lets talks go on beside each other where there is no time for one after the other", () => {
    const talks = ["a", "b", "c"];
    const events = talks.flatMap((talk) => [1, 2].map((n) => line(`${talk}${n}`, `${talk}${n}`, "ana", long, talk)));
    const cues = play({ turns: [turnOf(events)], after: view() });
    expect(cues).toHaveLength(6);
    for (const talk of talks) {
      const [first, second] = cues.filter((cue) => cue.event?.id.startsWith(talk));
      expect(first!.at + first!.ms).toBeLessThanOrEqual(second!.at);
      expect(second!.at + second!.ms).toBeLessThan(TURN);
    }
  });

  it.each([10_000, 3_000])("leaves nothing out in turns of %i ms, and lets lines be read", (turnMs) => {
    const events = [1, 2, 3, 4].map((n) => line(`${n}`, n % 2 ? "ana" : "bo", n % 2 ? "bo" : "ana", long));
    const acts = ["cy", "di", "ed"].flatMap((who) => [acted(`${who}1`, who), changed(`${who}2`, who)]);
    const cues = play({ turns: [turnOf([...events, ...acts])], after: view(), turnMs });
    expect(cues.filter((cue) => cue.kind === "line").map((cue) => cue.event?.id)).toEqual(["1", "2", "3", "4"]);
    expect(cues.filter((cue) => cue.kind === "act")).toHaveLength(3);
    for (const cue of cues) expect(cue.at).toBeLessThan(turnMs);
    for (const cue of cues.filter(({ kind }) => kind === "line")) expect(cue.ms).toBeGreaterThanOrEqual(2500);
    const begins = cues.filter(({ kind }) => kind === "act").map(({ at }) => at);
    expect(new Set(begins).size).toBe(3);
  });

  it("says what answers the visitor at once, before all others", () => {
    const events = [line("1", "ana", "bo", long), line("2", "cy", "me", long, "talk-2")];
    const mine = ({ to }: { to: string[] }) => to.includes("me");
    const [first] = play({ turns: [turnOf(events)], after: view(), mine });
    expect([first?.event?.id, first?.at]).toEqual(["2", 0]);
  });

  it("has somebody walk before they speak where they come to, and speak before they leave", () => {
    const before = view(person("ana", "home"), person("bo", "cafe"));
    const coming = play({
      turns: [turnOf([line("1", "ana", "bo", "Hello!")])],
      before,
      after: view(person("ana", "cafe"), person("bo", "cafe")),
    });
    expect(coming[1]!.at).toBeGreaterThanOrEqual(coming[0]!.at + coming[0]!.ms);
    const leaving = play({
      turns: [turnOf([line("1", "bo", "ana", "Goodbye!")])],
      before,
      after: view(person("ana", "home"), person("bo", "cafe", "home")),
    });
    expect(leaving.map(({ kind }) => kind)).toEqual(["line", "walk"]);
    expect(leaving[1]!.at).toBeGreaterThanOrEqual(leaving[0]!.at + leaving[0]!.ms);
  });

  it("plays what is left of a turn before the next, faster", () => {
    const left = play({ turns: [turnOf([acted("1", "ana"), acted("2", "bo"), acted("3", "cy")])], after: view() });
    const cues = play({ turns: [turnOf([acted("4", "ana")])], after: view(), behind: left });
    expect(cues.map((cue) => cue.event?.id)).toEqual(["1", "2", "3", "4"]);
    expect(cues[2]!.at + cues[2]!.ms).toBeLessThan(TURN * 0.4);
  });

  it("tells all of a hundred turns that come together, and shows the last of them", () => {
    const turns = Array.from({ length: 100 }, (_, n) =>
      turnOf([acted(`${n}`, `p${n}`), line(`l${n}`, "a", "b", long)]),
    );
    const cues = play({ turns, after: view() });
    expect(cues).toHaveLength(200);
    for (const cue of cues) expect(cue.at).toBeLessThan(8000);
    expect(cues.filter(({ ms }) => ms > 0).length).toBeLessThan(30);
  });

  it("plays turns that were lived quickly in no time", () => {
    const turns = [1, 2, 3].map((n) => turnOf([acted(`${n}`, `p${n}`), line(`l${n}`, "a", "b", long)], true));
    const cues = play({ turns, after: view() });
    expect(cues).toHaveLength(6);
    for (const cue of cues) expect(cue.at).toBeLessThan(3000);
  });
});

describe("reading", () => {
  it("takes a sixteenth of a second a letter, and two and a half at least", () => {
    expect(readMs("Yes.")).toBe(2500);
    expect(readMs("x".repeat(100))).toBe(6000);
    expect(readMs("今天早上我在港口看见了你")).toBeGreaterThan(readMs("x".repeat(12)) * 0.99);
  });

  it.each([
    ["a sentence", `${long} ${long} ${long} ${long}`],
    ["words", "and then ".repeat(60).trim()],
    ["Chinese", "昨天晚上我在小镇的广场上看到了很多人，他们都在准备节日的灯笼。".repeat(5)],
    ["one word", "x".repeat(900)],
  ])("breaks %s into pages that a bubble holds, whole", (_, text) => {
    const pages: string[] = pagesOf(text);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    for (const page of pages) expect(lettersIn(page)).toBeLessThanOrEqual(170);
    expect(lineMs(text)).toBeGreaterThanOrEqual(60 * lettersIn(text) - 300);
  });
});

it("walks faster in a faster town, and never races", () => {
  expect(paceOf(30_000)).toBe(30);
  expect(paceOf(10_000)).toBe(90);
  expect(paceOf(1_000)).toBe(150);
});

describe("the director", () => {
  /** A director whose clock is moved by hand. */
  function directed(perform: (cue: Cue) => number = () => 0) {
    let now = 0;
    const waits = new Set<{ due: number; then: () => void }>();
    const played: string[] = [];
    const director = new Director({
      now: () => now,
      after: (ms: number, then: () => void) => {
        const wait = { due: now + Math.max(0, ms), then };
        waits.add(wait);
        return () => waits.delete(wait);
      },
      perform: (cue: Cue) => {
        const wait = perform(cue);
        if (!wait && cue.event) played.push(cue.event.id);
        return wait;
      },
      wayMs: () => 1000,
      mine: ({ to }: { to?: string[] }) => Boolean(to?.includes("me")),
    });
    const pass = (ms: number) => {
      const end = now + ms;
      for (;;) {
        const next = [...waits].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
        if (!next) break;
        waits.delete(next);
        now = next.due;
        next.then();
      }
      now = end;
    };
    return { director, played, pass };
  }

  it("plays every event once, in its time, and has nothing left when the next turn comes", () => {
    const { director, played, pass } = directed();
    director.view(view(), true);
    director.turn(turnOf([acted("1", "ana"), acted("2", "bo"), line("3", "ana", "bo", long)]));
    expect(played).toEqual([]);
    director.view(view(), false);
    pass(4000);
    expect(played.length).toBeLessThan(3);
    pass(TURN - 4000);
    expect([...played].sort()).toEqual(["1", "2", "3"]);
    expect(director.coming).toBe(0);
  });

  it("says what is for the visitor before the view comes, and before what is still to be said", () => {
    const { director, played, pass } = directed();
    director.turn(turnOf([line("1", "ana", "bo", long), line("2", "bo", "ana", long)]));
    director.view(view(), false);
    director.turn({ ...turnOf([line("3", "cy", "me", "Hello there!", "talk-2")]), turn: 2 });
    pass(0);
    expect(played).toEqual(["3"]);
    pass(TURN);
    expect(played).toEqual(["3", "1", "2"]);
  });

  it("keeps a talk in order when a line has to wait for room", () => {
    let tries = 0;
    const { director, played, pass } = directed((cue) => (cue.event?.id === "1" && tries++ < 3 ? 700 : 0));
    director.turn(turnOf([line("1", "ana", "bo", "One."), line("2", "bo", "ana", "Two."), acted("3", "cy")]));
    director.view(view(), false);
    pass(TURN * 2);
    expect(played.filter((id) => id !== "3")).toEqual(["1", "2"]);
  });

  it("plays all that is left at once when told to finish", () => {
    const { director, played } = directed();
    director.turn(turnOf([acted("1", "ana"), line("2", "ana", "bo", long)]));
    director.view(view(), false);
    director.finish();
    expect([...played].sort()).toEqual(["1", "2"]);
    expect(director.coming).toBe(0);
  });
});
