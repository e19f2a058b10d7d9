/** Each measure on logs written by hand: it finds nothing where nothing is wrong, and it finds what is (paper sections 4, 6.5.2, 7). */

import { describe, expect, it } from "vitest";
import { at, comes, does, event, keeps, log, piece, plans, says, smallville } from "../../test/evaluation/log.ts";
import { offline } from "../../test/town/living.ts";
import { gatheringOf } from "../mind/persona.ts";
import type { Answer, SpeechAct } from "../world/speech-acts.ts";
import { dayLikeness, fittingMeals, missedMeals, repeatedMeals, untiledDays } from "./days.ts";
import { closedEntries, overfilled, trespasses } from "./doors.ts";
import { atLeast, between, together } from "./measure.ts";
import { alikeLines, closingFormulas, longestTalk, reflectionRate, unfoundedClaims, validCitations } from "./minds.ts";
import { report, table } from "./report.ts";
import { accepting, askedAlong, attending, eventStory, invitedTo, preparing, refusals } from "./society.ts";

const party = smallville.stories.find((one) => one.id === "party")!;
const stories = new Map(smallville.stories.map((one) => [one.id, one]));

describe("doors and rooms (paper section 7.2)", () => {
  it("a guest in opening hours, staff before them and one's own home break nothing", () => {
    const fine = log([
      comes(425, "isabella-rodriguez", "hobbs-cafe/counter"),
      comes(485, "klaus-mueller", "hobbs-cafe/cafe"),
      does(490, "klaus-mueller", "hobbs-cafe/restroom", "washing hands"),
      does(495, "klaus-mueller", "hobbs-cafe/cafe", "reading"),
      does(500, "isabella-rodriguez", "hobbs-cafe/restroom", "washing hands"),
    ]);
    expect([closedEntries(fine).value, overfilled(fine).value, trespasses(fine).value]).toEqual([0, 0, 0]);
  });

  it("coming in after closing is found, staying on is not coming in", () => {
    const late = log([comes(1215, "klaus-mueller", "hobbs-cafe/cafe")]);
    expect(closedEntries(late)).toEqual({
      value: 1,
      cases: [expect.stringMatching(/20:15 .*Klaus.*Hobbs Cafe.*closed/)],
    });
    const stays = log([
      comes(1190, "klaus-mueller", "hobbs-cafe/cafe"),
      does(1215, "klaus-mueller", "hobbs-cafe/cafe", "packing up"),
    ]);
    expect(closedEntries(stays).value).toBe(0);
  });

  it("two in a bathroom for one are found, and one after the other is not", () => {
    const both = [comes(600, "klaus-mueller", "hobbs-cafe/restroom"), comes(605, "maria-lopez", "hobbs-cafe/restroom")];
    expect(overfilled(log(both)).cases).toEqual([expect.stringMatching(/Maria.* one of 2 .*restroom, which holds 1/)]);
    const out = does(602, "klaus-mueller", "hobbs-cafe/cafe", "sitting down");
    expect(overfilled(log([both[0]!, out, both[1]!])).value).toBe(0);
    const away = event(602, "klaus-mueller", at("hobbs-cafe/restroom"), {
      kind: "resident-set-out",
      to: at("johnson-park/park"),
      arrives: 610 as never,
    });
    expect(overfilled(log([both[0]!, away, both[1]!])).value).toBe(0);
  });

  it("another's home, another's room and the counter of those who work there are found", () => {
    expect(trespasses(log([comes(600, "klaus-mueller", "lin-familys-house/kitchen")])).value).toBe(1);
    expect(
      trespasses(log([does(600, "klaus-mueller", "dorm-for-oak-hill-college/maria-lopezs-room", "waiting")])).value,
    ).toBe(1);
    expect(trespasses(log([comes(600, "klaus-mueller", "hobbs-cafe/counter")])).value).toBe(1);
  });

  it("a guest is in as long as somebody who lives there asked them in, and not in the rooms that are somebody's own", () => {
    const asks = (who: string, until: number) =>
      event(600, who, at("lin-familys-house/common-room"), {
        kind: "guest-asked-in",
        guest: "klaus-mueller",
        home: "lin-familys-house",
        until: until as never,
      });
    const comesIn = comes(605, "klaus-mueller", "lin-familys-house/common-room");
    expect(trespasses(log([asks("eddy-lin", 700), comesIn])).value).toBe(0);
    expect(trespasses(log([asks("tom-moreno", 700), comesIn])).value).toBe(1);
    expect(trespasses(log([asks("eddy-lin", 604), comesIn])).value).toBe(1);
    const left = event(603, "klaus-mueller", at("lin-familys-house/common-room"), {
      kind: "guest-left",
      home: "lin-familys-house",
      why: "",
    });
    expect(trespasses(log([asks("eddy-lin", 700), left, comesIn])).value).toBe(1);
    const further = does(610, "klaus-mueller", "lin-familys-house/eddy-lins-bedroom", "looking round");
    expect(trespasses(log([asks("eddy-lin", 700), comesIn, further])).value).toBe(1);
  });

  it("whoever knocks or is turned away has not come in", () => {
    const turned = event(1215, "klaus-mueller", at("hobbs-cafe/cafe"), {
      kind: "resident-turned-away",
      from: "johnson-park",
      refusal: "closed",
      why: "Hobbs Cafe is closed",
    });
    expect(closedEntries(log([turned])).value).toBe(0);
    const knocks = event(600, "klaus-mueller", at("lin-familys-house/common-room"), { kind: "resident-knocked" });
    expect(trespasses(log([knocks])).value).toBe(0);
  });

  it("a fire opens every door of the house it is in", () => {
    const fire = event(590, null, at("lin-familys-house/kitchen"), {
      kind: "object-changed",
      object: "lin-familys-house/kitchen/stove",
      from: "off",
      to: "burning",
      odd: true,
    });
    const helps = comes(600, "eddy-lin", "lin-familys-house/mei-and-john-lins-bedroom");
    expect(trespasses(log([fire, helps])).value).toBe(1);
    expect(trespasses(log([fire, comes(600, "eddy-lin", "lin-familys-house/kitchen")])).value).toBe(0);
  });
});

describe("days (paper section 4.3)", () => {
  const [wake, sleep] = [420, 1380];
  const whole = [piece(wake, 700, "reading"), piece(700, sleep, "writing")];

  it("a plan from getting up to bed tiles; one with a gap, an overlap, a late start or an early end does not", () => {
    expect(untiledDays(log([plans(wake, "klaus-mueller", whole)])).value).toBe(0);
    const gap = [piece(wake, 690, "reading"), piece(700, sleep, "writing")];
    expect(untiledDays(log([plans(wake, "klaus-mueller", gap)])).cases).toEqual([
      expect.stringMatching(/Klaus Mueller's plan leaves 11:30 to 11:40 open/),
    ]);
    const over = [piece(wake, 710, "reading"), piece(700, sleep, "writing")];
    expect(untiledDays(log([plans(wake, "klaus-mueller", over)])).value).toBe(1);
    expect(untiledDays(log([plans(wake, "klaus-mueller", whole.slice(1))])).value).toBe(1);
    expect(untiledDays(log([plans(wake, "klaus-mueller", whole.slice(0, 1))])).value).toBe(1);
    expect(untiledDays(log([plans(wake, "klaus-mueller", [])])).value).toBe(1);
  });

  it("a changed plan is judged like a new one", () => {
    const torn = [piece(wake, 690, "reading"), piece(705, sleep, "helping")];
    const changed = log([plans(wake, "klaus-mueller", whole), plans(600, "klaus-mueller", torn, "asked for help")]);
    expect(untiledDays(changed).value).toBe(1);
  });

  it("likeness is Jaccard of what was done: same days 1, different days 0, half and half a third", () => {
    const day = (n: number, doings: string[]) =>
      doings.map((doing, i) => does(n * 1440 + 600 + i, "klaus-mueller", "hobbs-cafe/cafe", doing));
    const like = (one: string[], two: string[]) =>
      dayLikeness(log([...day(0, one), ...day(1, two)])).get("klaus-mueller");
    expect(like(["a", "b"], ["b", "a"])).toBe(1);
    expect(like(["a", "b"], ["c", "d"])).toBe(0);
    expect(like(["a", "b"], ["b", "c"])).toBeCloseTo(1 / 3);
  });

  const lunch = (from: number, address = "hobbs-cafe/cafe") => [
    plans(from, "klaus-mueller", [piece(from, from + 30, "having lunch", { kind: "meal" })], "hungry"),
    does(from, "klaus-mueller", address, "eating soup"),
    does(from + 20, "klaus-mueller", address, "sitting over the last of it"),
  ];

  it("Klaus's three lunches are two too many, one in two helpings is one", () => {
    expect(repeatedMeals(log(lunch(720))).value).toBe(0);
    expect(repeatedMeals(log([...lunch(720), ...lunch(750), ...lunch(780)])).value).toBe(2);
    expect(repeatedMeals(log([...lunch(720), ...lunch(720 + 1440)])).value).toBe(0);
  });

  it("a lunch in the park or at four in the morning does not fit, one at the cafe or at home does", () => {
    const home = "dorm-for-oak-hill-college/kitchen";
    expect(fittingMeals(log(lunch(720))).value).toBe(1);
    expect(fittingMeals(log(lunch(720, home))).value).toBe(1);
    expect(fittingMeals(log([...lunch(720), ...lunch(2200, "johnson-park/pond")])).value).toBe(0.5);
    expect(fittingMeals(log(lunch(200))).value).toBe(0);
    expect(fittingMeals(log([])).value).toBeNull();
  });

  it("a day without meals is told", () => {
    expect(missedMeals(log(lunch(720), 1)).value).toBe(25);
    expect(missedMeals(log([...lunch(720), ...lunch(1000)], 1)).value).toBe(24);
  });
});

describe("reflections and claims (paper sections 4.2, 7.1.2)", () => {
  const saw = keeps(500, "klaus-mueller", 1, { text: "Maria Lopez is reading" });
  const concludes = (evidence: string[]) =>
    keeps(600, "klaus-mueller", 2, { kind: "reflection", source: { how: "concluded" }, evidence });

  it("a citation holds when it names an earlier memory of the same resident", () => {
    expect(validCitations(log([saw, concludes(["klaus-mueller#1"])])).value).toBe(1);
    expect(validCitations(log([saw, concludes(["klaus-mueller#9"])])).value).toBe(0);
    expect(validCitations(log([saw, concludes([])])).value).toBe(0);
    expect(validCitations(log([saw, concludes(["klaus-mueller#2"])])).value).toBe(0);
    const others = keeps(500, "maria-lopez", 1, {});
    expect(validCitations(log([others, saw, concludes(["maria-lopez#1", "klaus-mueller#1"])])).value).toBe(0.5);
    expect(validCitations(log([saw])).value).toBeNull();
  });

  it("reflections are counted per resident and day", () => {
    const begun = event(700, "klaus-mueller", null, { kind: "reflection-begun", sum: 151, questions: [] });
    expect(reflectionRate(log([begun, begun, begun, begun, begun], 2)).value).toBeCloseTo(5 / 25 / 2);
  });

  const given = keeps(0, "isabella-rodriguez", 1, { source: { how: "given" }, stories: ["party"] });
  const told = says(500, "isabella-rodriguez", "talk-1/1", "I'm giving a Valentine's party.", {
    stories: ["party"],
    rests: ["isabella-rodriguez#1"],
  });
  const heard = (rests: string[]) =>
    keeps(500, "klaus-mueller", 1, {
      stories: ["party"],
      speaker: "isabella-rodriguez",
      source: { how: "heard", from: "isabella-rodriguez", line: "talk-1/1", rests },
    });

  it("what was given, told and heard hangs together; what rests on nothing or on another's memory is found", () => {
    expect(unfoundedClaims(log([given, told, heard(["isabella-rodriguez#1"])]), stories).value).toBe(0);
    expect(unfoundedClaims(log([given, told, heard([])]), stories).value).toBe(1);
    expect(unfoundedClaims(log([heard(["isabella-rodriguez#1"])]), stories).value).toBe(1);
    const elsewhere = keeps(0, "klaus-mueller", 1, { source: { how: "given" }, stories: ["party"] });
    expect(unfoundedClaims(log([elsewhere]), stories).value).toBe(1);
    const borrowed = says(600, "klaus-mueller", "talk-2/1", "There is a party.", {
      stories: ["party"],
      rests: ["isabella-rodriguez#1"],
    });
    expect(unfoundedClaims(log([given, borrowed]), stories).value).toBe(1);
  });

  it("a line that names a story which its speaker does not know is found", () => {
    const invented = says(600, "klaus-mueller", "talk-2/1", "Isabella is giving a Valentine's Day party at the cafe.");
    expect(unfoundedClaims(log([given, invented]), stories).cases).toEqual([expect.stringMatching(/out of nothing/)]);
    const known = keeps(550, "klaus-mueller", 1, { source: { how: "given" }, stories: ["party"] });
    // That somebody holds it without having it from anywhere is no better.
    expect(unfoundedClaims(log([given, known, invented]), stories).value).toBe(2);
    const asksForHands = says(600, "isabella-rodriguez", "talk-2/1", "I could use two more hands for the party.");
    expect(unfoundedClaims(log([given, asksForHands]), stories).value).toBe(0);
    const ofHost = "Isabella and I have an arrangement: she's got the town till the evening, then it's mine.";
    expect(unfoundedClaims(log([given, says(600, "arthur-burton", "talk-2/1", ofHost)]), stories).value).toBe(0);
    const asks = says(600, "klaus-mueller", "talk-2/1", "Sam! Good morning. Do you know who will stand for mayor?");
    expect(unfoundedClaims(log([given, asks]), stories).value).toBe(0);
  });
});

describe("talk (paper section 6.5.2)", () => {
  const line = (n: number, who: string, text: string) => says(600 + n, who, `talk-1/${n}`, text);
  const alike = (first: string, second: string) =>
    alikeLines({
      ...log([line(1, "klaus-mueller", first), line(2, "maria-lopez", "Go on."), line(3, "klaus-mueller", second)]),
      model: offline,
    });

  it("a speaker who says the same twice in a row is found, one who goes on is not", async () => {
    expect((await alike("The library is quiet today.", "The library is quiet today!")).value).toBe(1);
    expect((await alike("The library is quiet today.", "Quasars!")).value).toBe(0);
  });

  it("the same words of another speaker or in another talk are no repetition", async () => {
    const two = [
      line(1, "klaus-mueller", "Good."),
      says(601, "klaus-mueller", "talk-2/1", "Good."),
      line(2, "maria-lopez", "Good."),
    ];
    expect((await alikeLines({ ...log(two), model: offline })).value).toBe(0);
  });

  it("a closing is the same with another name and other punctuation; the longest talk counts its lines", () => {
    const ends = Array.from({ length: 20 }, (_, i) =>
      says(
        600,
        "klaus-mueller",
        `talk-${i}/1`,
        i < 2 ? `Right. See you, ${i === 0 ? "Maria" : "Eddy"}!` : `Bye number ${i}.`,
      ),
    );
    expect(closingFormulas(log(ends)).value).toBe(2);
    expect(closingFormulas(log(ends.slice(1))).value).toBeCloseTo(20 / 19);
    expect(longestTalk(log([line(1, "a", "x"), line(2, "b", "y"), ...ends])).value).toBe(3);
  });
});

describe("the party (paper sections 3.4, 7)", () => {
  const [from, to] = [gatheringOf(party)!.from, gatheringOf(party)!.to];
  const known = (who: string) =>
    keeps(500, who, 1, {
      stories: ["party"],
      source: { how: "heard", from: "isabella-rodriguez", line: "talk-1/1", rests: ["isabella-rodriguez#1"] },
    });
  const given = keeps(0, "isabella-rodriguez", 1, { source: { how: "given" }, stories: ["party"] });
  const answers = (at: number, who: string, answer: "accepted" | "declined") =>
    event(at, who, null, { kind: "invitation-answered", story: "party", answer, why: "", by: "isabella-rodriguez" });

  it("is measured once it is over", () => {
    expect(eventStory(log([], 2))?.id).toBe("party");
    expect(eventStory(log([], 1))).toBeNull();
  });

  it("invited, accepted by the last word, and there for ten minutes", () => {
    const two = log([
      given,
      known("klaus-mueller"),
      known("maria-lopez"),
      answers(600, "klaus-mueller", "accepted"),
      answers(700, "klaus-mueller", "declined"),
      answers(700, "maria-lopez", "accepted"),
      comes(from + 5, "maria-lopez", "hobbs-cafe/cafe"),
      comes(to - 5, "klaus-mueller", "hobbs-cafe/cafe"),
    ]);
    expect(invitedTo(two, party)).toEqual(["klaus-mueller", "maria-lopez"]);
    expect(accepting(two, party)).toEqual(["maria-lopez"]);
    expect([...attending(two, party)]).toEqual(["maria-lopez"]);
  });

  it("the host prepares while at it in the place, and whoever promised to and is there helps", () => {
    const eve = from - 1440;
    const prepares = plans(400, "isabella-rodriguez", [
      piece(eve, eve + 60, "decorating", { serves: "prepare:party" }),
    ]);
    const promise = event(500, "maria-lopez", null, {
      kind: "commitment-made",
      what: "helping with the decorations",
      story: "party",
      spot: at("hobbs-cafe/cafe"),
      from: eve as never,
      with: ["isabella-rodriguez"],
    });
    const there = [
      comes(450, "isabella-rodriguez", "hobbs-cafe/counter"),
      comes(eve, "maria-lopez", "hobbs-cafe/cafe"),
      comes(eve, "klaus-mueller", "hobbs-cafe/cafe"),
      does(eve + 60, "isabella-rodriguez", "hobbs-cafe/counter", "serving"),
    ];
    const both = preparing(log([prepares, promise, ...there]), party);
    expect([both.minutes, [...both.helpers]]).toEqual([60, ["maria-lopez"]]);
    expect([...preparing(log([prepares, ...there]), party).helpers]).toEqual([]);
    expect(preparing(log([promise, ...there]), party).minutes).toBe(0);
  });

  it("Maria asking Klaus is an invitation of hers, to him, for this", () => {
    const along = { act: "propose", proposal: "talk-3/1.1", what: { kind: "company", news: "party" } } as const;
    const asks = (who: string, to: string, act: SpeechAct) =>
      askedAlong(log([says(700, who, "talk-3/1", "Come with me?", { to: [to], acts: [act] })])).value;
    expect(asks("maria-lopez", "klaus-mueller", along)).toBe(1);
    expect(asks("maria-lopez", "eddy-lin", along)).toBe(0);
    expect(asks("isabella-rodriguez", "klaus-mueller", along)).toBe(0);
    expect(asks("maria-lopez", "klaus-mueller", { act: "tell", news: "party" })).toBe(0);
  });

  it("noes are counted", () => {
    const reply = (answer: Answer) => ({ acts: [{ act: "reply" as const, to: { news: "party" }, answer }] });
    const no = says(700, "tom-moreno", "talk-3/2", "No.", reply("no"));
    expect(refusals(log([no, says(701, "tom-moreno", "talk-3/3", "Yes.", reply("yes"))])).value).toBe(1);
  });
});

describe("the report", () => {
  it("sums, averages and takes extremes over the runs that have a value", () => {
    expect([
      together("sum", [1, null, 2]),
      together("mean", [1, null, 2]),
      together("max", [1, 2]),
      together("min", [1, 2]),
    ]).toEqual([3, 1.5, 2, 1]);
    expect(together("sum", [null])).toBeNull();
    expect([atLeast(5).holds(5), atLeast(5).holds(4.9), between(2, 3).holds(3.1)]).toEqual([true, false, false]);
  });

  it("holds what holds, fails what fails, with its cases, and judges nothing that was not measured", () => {
    const two = [
      { name: "kept", over: "sum" as const, target: atLeast(1), of: () => ({ value: 1, cases: [] }) },
      { name: "broken", over: "sum" as const, target: atLeast(2), of: () => ({ value: 1, cases: ["this one"] }) },
      { name: "unknown", over: "sum" as const, target: atLeast(2), of: () => ({ value: null, cases: [] }) },
    ];
    const lines = report(two, [{ seed: "1", found: new Map(two.map((one) => [one.name, one.of()])) }]);
    expect(lines.map(({ holds }) => holds)).toEqual([true, false, null]);
    expect(table(lines)).toMatch(
      /kept +1 +1 +>= 1 +holds\n.*FAILS\nunknown +- +- +>= 2\n\nbroken:\n {2}seed 1: this one/,
    );
  });
});
