/** The pure rooms: what is spoken, how fast, under which name, and what a message means. */
import { expect, test } from "vitest";
import { FakeTown, PLACES } from "../../../../test/discord-town/fake-town.ts";
import { minutes } from "../../../clock/units.ts";
import { withoutLinks } from "../../../language/links.ts";
import type { PersonView } from "../../../town/looking/views.ts";
import type { TownEvent } from "../../../world/events.ts";
import { customId, readCustomId } from "../commands/custom-id.ts";
import { readMessage } from "../hearing/said.ts";
import { boardText, partOfDay } from "../showing/board.ts";
import { presenceText } from "../showing/presence.ts";
import { LINES_PER_BURST, LINES_PER_MINUTE, noted, waitFor } from "./channel-budget.ts";
import { MOST_WAITING, nextStep, TOO_OLD_MS, type Waiting } from "./line-queue.ts";
import { cut, personaName, personaNames, visitorName } from "./persona-name.ts";
import { asAct, asSpeech, script } from "./script.ts";

/** Sends as fast as the budget allows, for a real span of time. */
function flood(forPerson: boolean, spanMs: number): number[] {
  let sent: readonly number[] = [];
  const all: number[] = [];
  for (let now = 1_000_000; now < 1_000_000 + spanMs; now += Math.max(1, waitFor(sent, now, forPerson))) {
    if (waitFor(sent, now, forPerson) > 0) continue;
    sent = noted(sent, now);
    all.push(now);
  }
  return all;
}

const most = (times: readonly number[], spanMs: number) =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + spanMs).length));

test("the budget: never more than 4 in 2 s and 20 in a minute, five of them kept for answers", () => {
  const people = flood(true, 300_000);
  expect(most(people, 2_000)).toBe(LINES_PER_BURST);
  expect(most(people, 60_000)).toBe(LINES_PER_MINUTE);
  const ambient = flood(false, 300_000);
  expect(most(ambient, 60_000)).toBe(15);
  const full = Array.from({ length: 15 }, (_, n) => 1_000_000 - 10_000 + n * 100);
  expect(waitFor(full, 1_000_000, false)).toBeGreaterThan(0);
  expect(waitFor(full, 1_000_000, true)).toBe(0);
});

const line = (id: string, more: Partial<Waiting> = {}): Waiting => ({
  id,
  place: "cafe",
  who: "a",
  name: "A",
  avatar: null,
  text: `Line ${id}.`,
  act: false,
  forPerson: false,
  person: null,
  leftOut: null,
  addressed: null,
  talk: null,
  since: 1_000_000,
  ...more,
});

test("the queue: answers first, the old and the too many are left out, neighbours merge only when it is crowded", () => {
  const now = 1_000_000;
  expect(nextStep([], [], now).waitMs).toBe(Number.POSITIVE_INFINITY);
  expect(nextStep([line("1"), line("2", { forPerson: true })], [], now).send.map((one) => one.id)).toEqual(["2"]);
  expect(nextStep([line("1"), line("2")], [], now).send.map((one) => one.id)).toEqual(["1"]);
  const busy = Array.from({ length: 14 }, (_, n) => now - 30_000 + n);
  const merged = nextStep([line("1"), line("2"), line("3", { who: "b", name: "B" })], busy, now);
  expect(merged.send.map((one) => one.id)).toEqual(["1", "2"]);
  expect(merged.text).toBe("Line 1.\nLine 2.");
  const old = nextStep([line("1", { since: now - TOO_OLD_MS - 1 }), line("2")], [], now);
  expect(old.leaveOut).toEqual([{ line: expect.objectContaining({ id: "1" }), why: "too-old" }]);
  const crowd = Array.from({ length: MOST_WAITING + 2 }, (_, n) => line(String(n), { act: n === 5 }));
  expect(nextStep(crowd, [], now).leaveOut.map((one) => one.line.id)).toEqual(["5", "0"]);
});

test("the queue: of a talk of quick hours all goes out or nothing, however crowded it is", () => {
  const now = 1_000_000;
  const of = (id: string, from: number, many: number, more: Partial<Waiting> = {}) =>
    Array.from({ length: many }, (_, n) => line(`${from + n}`, { whole: { id, begun: false }, ...more }));
  const gone = (waiting: Waiting[], wholes: [string, boolean][] = []) =>
    nextStep(waiting, [], now, undefined, [], new Map(wholes)).leaveOut.map((one) => one.line.id);
  const talks = [...of("a", 0, 6), ...of("b", 6, 4), ...of("c", 10, 3)];
  expect(gone(talks)).toEqual(["10", "11", "12"]);
  // What is single goes first, and what has begun comes to its end.
  expect(gone([line("x"), line("y"), line("z"), ...talks.slice(0, 10)])).toEqual(["x", "y", "z"]);
  expect(gone(talks, [["c", true]])).toEqual(["6", "7", "8", "9"]);
  expect(gone(talks, [["a", true]])).toEqual(["10", "11", "12"]);
  expect(gone([...of("a", 0, 6), ...of("b", 6, 7, { whole: { id: "b", begun: true } })])).toEqual([]);
  // Its beginning too, where that still waits.
  const began = [line("x", { small: "b" }), line("y", { small: "c" }), line("z", { small: "b" })];
  expect(gone([...began, ...of("b", 6, 9, { whole: { id: "b", begun: true } })])).toEqual(["y"]);
  // The oldest is heard out, however long it is; what is left of a talk that was left out goes too.
  expect(gone(of("a", 0, MOST_WAITING + 5))).toEqual([]);
  expect(gone(of("c", 0, 2), [["c", false]])).toEqual(["0", "1"]);
  // Where its beginning is too old, so is the rest of it.
  const since = now - TOO_OLD_MS - 1;
  expect(gone([...of("a", 0, 1, { since }), ...of("a", 1, 2)])).toEqual(["0", "1", "2"]);
  expect(gone([...of("a", 0, 1, { since }), ...of("a", 1, 2)], [["a", true]])).toEqual(["0"]);
});

test("the queue: a talk of slow hours goes out as a whole or not at all as well, beside those of quick ones too", () => {
  const now = 1_000_000;
  const quick = (id: string, many: number) =>
    Array.from({ length: many }, (_, n) => line(`${id}${n}`, { small: id, whole: { id, begun: false } }));
  const slow = (id: string, many: number) => Array.from({ length: many }, (_, n) => line(`${id}${n}`, { small: id }));
  const gone = (waiting: Waiting[], wholes: [string, boolean][] = []) =>
    nextStep(waiting, [], now, undefined, [], new Map(wholes)).leaveOut.map((one) => one.line.id);
  // Right after a skip.
  expect(gone([...quick("a", 5), ...quick("b", 4), ...slow("c", 2), ...slow("d", 2)])).toEqual([
    "d0",
    "d1",
    "c0",
    "c1",
  ]);
  expect(gone([...quick("a", 5), ...quick("b", 4), ...slow("c", 2)], [["c", true]])).toEqual(["b0", "b1", "b2", "b3"]);
  // What is left of one that was left out goes at once, but not what is a member's own.
  expect(gone([...slow("c", 1), line("own", { small: "c", forPerson: true })], [["c", false]])).toEqual(["c0"]);
  // They are bounded by themselves.
  expect(gone(slow("c", MOST_WAITING + 2), [["c", true]])).toEqual(["c0", "c1"]);
  expect(
    gone(
      [...quick("a", 9), ...slow("c", 3)],
      [
        ["a", true],
        ["c", true],
      ],
    ),
  ).toEqual([]);
});

test("who comes to the door is seen to, before they answer", () => {
  const waiting = [
    line("1"),
    line("2", { who: "b", act: true }),
    line("3", { who: "b" }),
    line("4", { who: "b", forPerson: true }),
  ];
  expect(nextStep(waiting, [], 1_000_000).send.map((one) => one.id)).toEqual(["2"]);
  expect(nextStep(waiting.slice(2), [], 1_000_000).send.map((one) => one.id)).toEqual(["4"]);
});

test("the queue: whoever was answered least comes first, and nobody takes all that is kept for answers", () => {
  const now = 1_000_000;
  const answer = (id: string, member: string) => line(id, { forPerson: true, person: member });
  const queue = [answer("1", "flooder"), answer("2", "flooder"), answer("3", "mia")];
  const ids = (given: { to: string; at: number }[]) =>
    nextStep(queue, [], now, undefined, given).send.map(({ id }) => id);
  expect([ids([]), ids([{ to: "flooder", at: now - 5 }]), ids([{ to: "mia", at: now - 5 }])]).toEqual([
    ["1"],
    ["3"],
    ["1"],
  ]);
  const given = Array.from({ length: 15 }, (_, n) => ({ to: "flooder", at: now - 30_000 + n }));
  const sent = given.map(({ at }) => at);
  expect(nextStep(queue.slice(0, 2), sent, now, undefined, given).waitMs).toBeGreaterThan(0);
  expect(nextStep(queue, sent, now, undefined, given).send.map(({ id }) => id)).toEqual(["3"]);
});

test("residents take a human's time between lines, less the more wait, and none before an answer", () => {
  const now = 1_000_000;
  const wait = (...waiting: Waiting[]) => nextStep(waiting, [now], now).waitMs;
  const [short, long] = [line("1", { text: "Oh?" }), line("2", { text: "so it goes ".repeat(10) })];
  expect(wait(short)).toBeGreaterThan(500);
  expect(wait(long)).toBeGreaterThan(wait(short));
  expect(wait(line("3", { text: "so it goes ".repeat(100) }))).toBeLessThanOrEqual(4_000);
  expect(wait(line("4", { text: "我们去咖啡馆吧，好不好？" }))).toBeGreaterThan(wait(short));
  expect(wait(long, line("5"))).toBeLessThan(wait(long));
  expect(wait(long, line("5", { forPerson: true }))).toBe(0);
  // However many come at once, all are said, and within the time of a tick.
  let waiting: readonly Waiting[] = Array.from({ length: MOST_WAITING }, (_, n) =>
    line(String(n), { who: String(n % 2), text: "a line of usual length, as residents say it ".repeat(2) }),
  );
  let [sent, at]: [readonly number[], number] = [[now], now];
  for (let steps = 0; waiting.length > 0 && steps < 100; steps++) {
    const step = nextStep(waiting, sent, at);
    expect(step.leaveOut).toEqual([]);
    waiting = waiting.filter((one) => !step.send.includes(one));
    if (step.send.length > 0) sent = noted(sent, at);
    at += step.waitMs;
  }
  expect(waiting).toEqual([]);
  expect(at - now).toBeLessThan(30_000);
});

test("names that Discord would refuse are made to fit, and no two are alike", () => {
  expect(personaName("Clyde Discordson")).toBe("C\u200Alyde D\u200Aiscordson");
  expect(personaName("everyone")).toBe('"everyone"');
  expect(personaName("  a\u200B  `b` @c#1: ")).toBe("a 'b' c 1");
  expect(personaName("\u200B")).toBe("Somebody");
  expect(personaName("x".repeat(100))).toHaveLength(80);
  expect(visitorName("x".repeat(100), "en").length).toBeLessThanOrEqual(80);
  expect(cut("ab🧳", 3)).toBe("ab");
  const names = personaNames(
    [
      { id: "visitor:1", name: "Klaus Mueller", kind: "visitor" },
      { id: "k1", name: "Klaus Mueller", kind: "resident" },
      { id: "k2", name: "Klaus Mueller", kind: "resident" },
    ],
    "en",
  );
  expect(visitorName("米娅", "zh-CN")).toBe("米娅（访客）");
  expect([...names]).toEqual([
    ["k1", "Klaus Mueller"],
    ["k2", "Klaus Mueller (2)"],
    ["visitor:1", "Klaus Mueller (visitor)"],
  ]);
});

test("speech and acts are harmless and plain", () => {
  expect(asSpeech("> quoted\n@everyone [x](https://a.b) ```code``` <#1>")).toBe(
    "\\> quoted @\u200Beveryone [x] (https://a.b) 'code' <\u200B#1>",
  );
  expect(asAct("is making *espresso*", "en")).toBe("*making espresso*");
  expect(asAct("plays the piano", "en")).toBe("*plays the piano*");
});

const town = () => new FakeTown("guild:1", () => [], PLACES);
const told = (
  events: readonly TownEvent[],
  quick = false,
  opened = true,
  verbosity: "quiet" | "talk" | "everything" = "talk",
) =>
  script(events, { people: town().view().people, opened, language: "en" }, new Map(), {
    quick,
    verbosity,
    threads: null,
  }).lines;

test("a link that got as far as this is not posted, nor stands in a name; the words of a masked one stay", () => {
  const fake = town();
  const events = fake.live([
    fake.says("isabella-rodriguez", "hobbs-cafe", "See [my menu](https://evil.com), or discord.gg/abc."),
    {
      kind: "resident-acted",
      who: "klaus-mueller",
      place: "hobbs-cafe",
      doing: "reading evil.com",
      emoji: "x",
      notable: true,
      object: null,
    },
    {
      kind: "visitor-arrived",
      who: "visitor:web:1",
      place: "hobbs-cafe",
      name: "Ana evil.com",
      about: "of www.evil.com",
      first: true,
    },
  ] as never);
  expect(told(events).map(({ text }) => text)).toEqual([
    "See my menu, or [a link].",
    expect.stringContaining("reading [a link]"),
    expect.stringContaining("of [a link]"),
  ]);
  expect(
    told(events)
      .map(({ name }) => name)
      .join(),
  ).not.toContain("evil");
});

test("nor where it is said to whom the words are, because others wrote meanwhile", () => {
  const fake = town();
  const links = "See [my menu](https://evil.com), or discord.gg/abc.";
  const events = fake.live([
    fake.says("isabella-rodriguez", "hobbs-cafe", links, { to: ["klaus-mueller"], answers: "1.2" }),
    fake.says("isabella-rodriguez", "hobbs-cafe", `${"Well. ".repeat(400)}`, { to: ["klaus-mueller"], answers: "1.3" }),
  ] as never);
  const [first, long] = told(events).map(({ addressed }) => addressed?.text);
  expect(first).toBe("(to Klaus) See my menu, or [a link].");
  expect(long!.length).toBeLessThanOrEqual(2000);
});

test("to whom words are is said where they do not speak to them: a name within another word, or that is a word there, calls nobody", () => {
  const fake = town();
  const named = (name: string) => {
    const who = `visitor:web:${name}`;
    const arrived = { kind: "visitor-arrived", who, place: "hobbs-cafe", name, about: "", first: true } as const;
    return (text: string) => {
      const events = fake.live([
        arrived,
        fake.says("isabella-rodriguez", "hobbs-cafe", text, { to: [who], answers: "1.2" }),
      ]);
      return told(events).at(-1)!.addressed?.text;
    };
  };
  for (const [name, text] of [
    ["Al", "Also good with milk."],
    ["An", "Another cup?"],
    ["Bo", "The bookshop is open."],
    ["Will", "Will you have a coffee?"],
    ["May", "Of course. May I sit down?"],
    ["(a+)+$", "Hello there."],
  ] as const)
    expect(named(name)(text)).toBe(`(to ${name}) ${text}`);
  for (const [name, text] of [
    ["Al", "Good morning, Al!"],
    ["Will", "Will, your coffee."],
    ["Bo", "I like that, Bo. Me too."],
    ["梅", "你好梅，请坐。"],
    ["Alex", "你是Alex呀。"],
    ["Sam", "Sam and Mia, come in!"],
    ["Mia", "Mia Park, good morning!"],
  ] as const)
    expect(named(name)(text)).toBeUndefined();
});

test("what is posted: words and notable acts of residents, nothing twice that a member wrote, nothing before the opening", () => {
  const fake = town();
  const doings = [
    fake.says("isabella-rodriguez", "hobbs-cafe", "Hello!"),
    fake.says("visitor:discord:1", "hobbs-cafe", "Hi!"),
    fake.says("isabella-rodriguez", "hobbs-cafe", "For you.", { answers: "1.2" }),
    { kind: "visitor-arrived", who: "visitor:web:1", place: "hobbs-cafe", name: "Ana", about: "", first: true },
    { kind: "resident-arrived", who: "klaus-mueller", place: "hobbs-cafe", from: "johnson-park" },
  ] as const;
  const events = fake.live(doings);
  expect(told(events).map((one) => [one.name, one.text, one.forPerson])).toEqual([
    ["Isabella Rodriguez", "Hello!", false],
    ["Isabella Rodriguez", "For you.", true],
    ["Ana (visitor)", "*walks in*", false],
  ]);
  expect(told(events, true).map((one) => one.leftOut)).toEqual(["quick-hours", null, null]);
  expect(new Set(told(events, false, false).map((one) => one.leftOut))).toEqual(new Set(["not-open"]));
  // A person's words and the answer to them stay in their order, ahead of what residents say among themselves.
  const asks = [{ ...doings[3], who: "visitor:web:2" }, fake.says("visitor:web:2", "hobbs-cafe", "Open?")];
  expect(told(fake.live(asks)).map((one) => [one.name, one.text, one.forPerson])).toEqual([
    ["Ana (visitor)", "Open?", true],
  ]);
});

test("a keeper chooses how much is posted", () => {
  const fake = town();
  const [at, who] = ["hobbs-cafe", "isabella-rodriguez"];
  const act = { kind: "resident-acted", who, place: at, emoji: "☕", object: null } as const;
  const events = fake.live([
    fake.says(who, at, "Hello!"),
    fake.says(who, at, "For you.", { answers: "1.2" }),
    { ...act, doing: "wiping the counter", notable: false },
    { ...act, doing: "putting out the fire", notable: true },
  ]);
  const posted = (verbosity: "quiet" | "talk" | "everything") =>
    told(events, false, true, verbosity)
      .filter(({ leftOut }) => leftOut === null)
      .map(({ text }) => text);
  expect(posted("quiet")).toEqual(["For you."]);
  expect(posted("talk")).toEqual(["Hello!", "For you.", "*putting out the fire*"]);
  expect(posted("everything")).toEqual(["Hello!", "For you.", "*wiping the counter*", "*putting out the fire*"]);
});

const read = (text: string, attached: (string | null)[] = []) => readMessage({ text, attached, stickers: [] }, "en");

test("a message: words, acts in italics, things shown", () => {
  expect(read("Hello *you*")).toEqual({ acts: ["you"], speech: "Hello", whole: true });
  expect(read("*sits down* Hi _waves_")).toEqual({ acts: ["sits down", "waves"], speech: "Hi", whole: true });
  expect(read("**really** snake_case_name")).toEqual({ acts: [], speech: "**really** snake_case_name", whole: true });
  expect(read("2 * 3 * 4")).toEqual({ acts: [], speech: "2 * 3 * 4", whole: true });
  expect(read("<:wave:123456789012345678> https://a.b", ["image/png", null])).toEqual({
    acts: ["shows a link", "shows a picture", "shows a file"],
    speech: ":wave:",
    whole: false,
  });
  expect(read("  ")).toEqual({ acts: [], speech: "", whole: true });
  // What a line of a persona does not show: a picture, a link, a fourth act.
  for (const [text, attached] of [["Look", [null]], ["See a.example.com"], ["*a* *b* *c* *d* e"]] as const)
    expect(read(text, attached && [...attached]).whole, text).toBe(false);
  expect(read("*a* *b* *c* e").whole).toBe(true);
});

test("a message with links: what is said reads on without them, and that they are shown is seen", () => {
  const heard = (text: string) => {
    const { acts, speech } = read(text);
    return [...acts, withoutLinks(speech, "[a link]")];
  };
  const shown = "shows a link";
  for (const text of ["Look here: https://evil.com/a", "Look here: <https://evil.com/a>"])
    expect(heard(text), text).toEqual([shown, "Look here:"]);
  for (const text of [
    "Look [here](https://evil.com/a)",
    "Look [here](<https://evil.com/a>)",
    "Look [here](https://evil.com/a",
    "Look [here](https://ev",
    "Look [here](htt",
    "Look [here](",
    "Look [here](discord.gg/abc)",
    "Look [here](tel:+49123)",
  ])
    expect(heard(text), text).toEqual([shown, "Look here"]);
  for (const [text, speech] of [
    ["Call <tel:+49123> now", "Call now"],
    ["Write <mailto:a@b.c> soon", "Write soon"],
    ["Send <sms:+49123?body=hi there>!", "Send !"],
    ["Ring <+49 123 456> tonight", "Ring tonight"],
  ] as const)
    expect(heard(text), text).toEqual([shown, speech]);
  expect(heard("[one](https://a.b/c) and [two](https://a.b/d)")).toEqual(["shows some links", "one and two"]);
  for (const invite of [
    "discord . gg / abc123",
    "discord.gg / abc",
    "discord dot gg slash abc",
    "dis cord . g g / abc",
  ])
    expect(heard(`Join ${invite} tonight!`), invite).toEqual(["Join [a link] tonight!"]);
  expect(heard("Join https://discord . gg / abc")).toEqual([shown, "Join"]);
  expect(read("Call <tel:+49123> now").whole).toBe(false);
});

test("the board is in the town's language", () => {
  const fake = town();
  fake.odd = "着火了";
  const board = boardText({ ...fake.view(), language: "zh-CN", date: "2月13日星期一" }, "hobbs-cafe", true)!;
  expect(board).toContain("**2月13日星期一**，第1天，");
  expect(board).toContain("开放（08:00-20:00）");
  expect(board).toContain("住在Smallville的都是AI角色。");
  expect(board).toContain("：着火了。");
  expect(board).not.toMatch(/\bday\b|\bopen\b|Nobody|AI characters/);
  expect(asAct("走了进来", "zh-CN")).toBe("*走了进来*");
  expect(readMessage({ text: "看", attached: ["image/png"], stickers: [] }, "zh-CN").acts).toEqual([
    "给大家看一张图片",
  ]);
});

test("a board says why its town stands, also where it only waits for its file", () => {
  const why = "another program holds the database: it goes on by itself";
  const board = (state: "waiting" | "stopped" | "running") =>
    boardText({ ...town().view(), state, why }, "hobbs-cafe", true)!;
  expect(board("waiting")).toContain(`⏳ ${why}`);
  expect(board("stopped")).toContain(why);
  expect(board("running")).not.toContain(why);
});

test("the board says who is here and what is odd, and reads the same from minute to minute", () => {
  const fake = town();
  const before = boardText(fake.view(), "hobbs-cafe", true);
  expect(before).toContain("☕ Isabella Rodriguez");
  expect(before).toContain("open (08:00-20:00)");
  expect(before).toContain("AI characters");
  fake.pass(5);
  expect(boardText(fake.view(), "hobbs-cafe", true)).toBe(before);
  fake.odd = "burning";
  expect(boardText(fake.view(), "hobbs-cafe", true)).toContain("⚠️ The stove in the kitchen is burning.");
  expect(boardText(fake.view(), "nowhere", true)).toBeNull();
  expect([3, 7, 9, 13, 15, 20, 23].map((hour) => partOfDay({ now: minutes(hour * 60), language: "en" }))).toEqual([
    "night",
    "early morning",
    "morning",
    "around noon",
    "afternoon",
    "evening",
    "late evening",
  ]);
  // Whoever comes in reaches nobody who sleeps, is behind a door, or is inside after closing.
  const [one, ...rest] = fake.view().people;
  const asleep = { ...one!, asleep: true, apart: true, ownRoom: true };
  expect(boardText({ ...fake.view(), people: [asleep, ...rest] }, "hobbs-cafe", true)).toContain(
    "💤 Isabella Rodriguez (own room, asleep)",
  );
  const washing = { ...one!, apart: true, areaName: "bathroom" };
  expect(boardText({ ...fake.view(), people: [washing], language: "zh-CN" }, "hobbs-cafe", true)).toContain(
    "Isabella Rodriguez（在bathroom，关着门）",
  );
  const closed = fake.view().places.map((place) => ({ ...place, open: false }));
  const shut = boardText({ ...fake.view(), places: closed }, "hobbs-cafe", true);
  expect(shut).toContain("It opens at 08:00; until then there is nobody to talk to.");
  const chinese = boardText({ ...fake.view(), places: closed, language: "zh-CN" }, "hobbs-cafe", true);
  expect(chinese).toContain("没开门（08:00-20:00）");
  expect(chinese).toContain("08:00开门，在那之前没有人可以说话。");
  expect(chinese).not.toContain("已经关门");
  expect(shut).not.toContain("Isabella Rodriguez");
  const crowd = Array.from(
    { length: 60 },
    (_, n): PersonView => ({ ...fake.view().people[0]!, id: `p${n}`, name: "N".repeat(60) }),
  );
  expect(boardText({ ...fake.view(), people: crowd }, "hobbs-cafe", true)!.length).toBeLessThanOrEqual(2000);
});

test("buttons carry their verb, and nothing that is too long", () => {
  const target = { command: "town", subcommand: "found", options: { town: "a&b|c", confirm: "yes" } };
  expect(readCustomId(customId(target)!)).toEqual(target);
  expect(customId({ ...target, options: { text: "x".repeat(100) } })).toBeNull();
  expect(readCustomId("another bot's")).toBeNull();
});

test("the presence", () => {
  expect(presenceText([])).toContain("/town found");
  expect(presenceText([{ day: 3, clock: "08:20", state: "running", language: "en" }])).toBe("Day 3, 08:20");
  expect(presenceText([{ day: 3, clock: "08:20", state: "dozing", language: "en" }])).toBe("Day 3, 08:20 (dozing)");
});

test("in quick hours whole talks are shown or none, by how they begin, and from their next beginning on when time is slow again", () => {
  const fake = town();
  const says = (talk: string, text: string, more: { stories?: string[]; answers?: string } = {}) => {
    const { stories = [], ...rest } = more;
    const doing = fake.says("isabella-rodriguez", "hobbs-cafe", text, { talk, ...rest });
    return doing.kind === "line-said" ? { ...doing, stories } : doing;
  };
  let talks: Parameters<typeof script>[2] = new Map();
  const seen = (quick: boolean, ...doings: ReturnType<typeof says>[]) => {
    const view = { people: fake.view().people, opened: true, language: "en" };
    const told = script(fake.live(doings), view, talks, { quick, verbosity: "talk", threads: null });
    talks = told.talks;
    for (const { small, whole } of told.lines) if (whole) expect(small).toBe(whole.id);
    return told.lines.map(({ leftOut }) => leftOut);
  };
  expect(seen(true, says("small", "Morning."), says("small", "News!", { stories: ["party"] }))).toEqual([
    "quick-hours",
    "quick-hours",
  ]);
  expect(seen(true, says("news", "There is a party!", { stories: ["party"] }), says("news", "Really?"))).toEqual([
    null,
    null,
  ]);
  expect(seen(false, says("small", "As I said."), says("news", "When?"), says("next", "Hello."))).toEqual([
    "quick-hours",
    null,
    null,
  ]);
  expect(seen(false, says("small", "And you?", { answers: "1.2" }))).toEqual([null]);
});
