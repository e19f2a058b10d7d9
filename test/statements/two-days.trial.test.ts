/**
 * Statements of the paper about two days of the whole town, lived once (sections 3.3, 3.4, 4, 6, 7): mornings, work, the party, the
 * candidacy, what people conclude, and what they say when they are asked.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { violations } from "../../src/evaluation/doors.ts";
import { bestMemory } from "../../src/mind/news/stories.ts";
import type { PersonId } from "../../src/world/places.ts";
import { personOf } from "../../src/world/world.ts";
import { TriedTown } from "../town/tried-town.ts";

let town: TriedTown;
/** Who is at the party in the middle of it. */
let guests: string[];
/** Isabella's answers while she prepares, on the afternoon of the 14th. */
let preparing: { how: string; helped: string };

const hour = (day: number, clock: number) => day * 1440 + clock * 60;
const asked = (resident: string, text: string, about: { as?: string; situation?: string } = {}) =>
  town.interview(resident, text, about);

beforeAll(async () => {
  town = await TriedTown.found();
  await town.until(1, "16:00");
  preparing = {
    how: await asked("Isabella", "How are the preparations going?"),
    helped: await asked("Isabella", "Who helped you decorate?"),
  };
  await town.until(1, "18:00");
  const { world } = town.town.state;
  guests = [...world.people.values()].filter(({ spot }) => spot.place === "hobbs-cafe").map(({ name }) => name);
  await town.until(1, "20:00");
});

/** The first event of a kind by a resident on a day. */
const first = (resident: string, kind: string, day: number) =>
  town.events.find((event) => event.kind === kind && event.who === town.id(resident) && event.at >= hour(day, 0));

describe("a morning (section 3.3)", () => {
  it("John Lin is up first at about seven, then Eddy, then Mei", () => {
    const woke = ["John Lin", "Eddy", "Mei Lin"].map((name) => first(name, "resident-woke", 0)!.at);
    expect(woke[0]).toBeGreaterThanOrEqual(hour(0, 6.5));
    expect(woke[0]).toBeLessThanOrEqual(hour(0, 7.5));
    expect(woke[0]).toBeLessThan(woke[1]!);
    expect(woke[1]).toBeLessThan(woke[2]!);
  });

  it("John washes, has breakfast at home and is at the pharmacy counter soon after nine", () => {
    const did = town.done("John Lin").filter(({ at }) => at < hour(0, 10));
    const home = did
      .filter(({ place }) => place === "lin-familys-house")
      .map(({ doing }) => doing)
      .join("\n");
    expect(home).toMatch(/washing|shower|teeth|dress/);
    expect(home).toMatch(/cooking|eating|breakfast|toast|porridge|egg|tea/);
    expect(did.some(({ place, at }) => place === "the-willows-market-and-pharmacy" && at <= hour(0, 9.5))).toBe(true);
  });

  it("the Lins talk with each other in the course of the day", () => {
    const family = ["John Lin", "Mei Lin", "Eddy"].map((name) => town.id(name));
    const talks = town.events.filter(
      (event) =>
        event.kind === "line-said" && family.includes(event.who ?? "") && event.to.some((one) => family.includes(one)),
    );
    expect(talks.length).toBeGreaterThan(1);
  });
});

describe("a day's work (section 4.3)", () => {
  const minutesIn = (resident: string, place: string, day: number) => {
    let [since, sum] = [null as number | null, 0];
    for (const event of town.events) {
      if (event.who !== town.id(resident) || event.at < hour(day, 0) || event.at >= hour(day, 24) || !event.spot)
        continue;
      const here = event.kind === "resident-set-out" ? false : event.spot.place === place;
      if (here && since === null) since = event.at;
      if (!here && since !== null) [since, sum] = [null, sum + event.at - since];
    }
    return sum + (since === null ? 0 : hour(day, 24) - since);
  };

  it("Klaus spends hours in the library, and has one lunch", () => {
    expect(minutesIn("Klaus", "oak-hill-college", 0)).toBeGreaterThanOrEqual(180);
    const lunches = town.events.flatMap((event) =>
      event.kind === "plan-made" && event.who === town.id("Klaus")
        ? [event.chunks.filter(({ doing }: { doing: string }) => /\blunch\b/.test(doing)).length]
        : [],
    );
    for (const count of lunches) expect(count).toBeLessThanOrEqual(1);
  });

  it("Jennifer paints for at least four hours of her day", () => {
    expect(minutesIn("Jennifer", "moore-familys-house", 0)).toBeGreaterThanOrEqual(240);
    const painted = town
      .done("Jennifer")
      .filter(({ at }) => at < hour(1, 0))
      .map(({ doing }) => doing)
      .join("\n");
    expect(painted).toMatch(/paint|wash|brush|colour|paper|sketch/);
  });

  it("Eddy works on his composition, and his father can say what it is", async () => {
    expect(
      town
        .done("Eddy")
        .map(({ doing }) => doing)
        .join("\n"),
    ).toMatch(/compos|piano|bar|melody|rhythm|score|notes|theory/);
    expect(await asked("John Lin", "What is your son working on?")).toMatch(/piece|music|compos|piano/);
  });

  it("nobody enters a shop that is closed, a room that is full or a home they were not asked into", () => {
    const { definition } = town.town;
    const found = violations({ definition, days: 2, events: town.events });
    expect(found).toEqual({ closed: [], capacity: [], access: [] });
  });
});

describe("the Valentine's party (section 3.4)", () => {
  it("Isabella buys what it takes and decorates the day before, with help if she finds it", () => {
    const did = town.remembers("Isabella").join("\n");
    expect(did).toMatch(/buying supplies for the Valentine's Day party/);
    expect(did).toMatch(/decorating/);
    expect(preparing.how).toMatch(/decorating|supplies|setting everything out/);
    expect(preparing.helped).toMatch(/gave me a hand|did\.|by myself|on my own|with \p{Lu}\p{L}+'s help/u);
  });

  it("at least five are there at six", () => {
    expect(guests).toContain("Isabella Rodriguez");
    expect(guests.length).toBeGreaterThanOrEqual(6);
  });

  it("who knows of it heard it from somebody, back to her own words", () => {
    const knowing = new Map<PersonId, string | null>();
    for (const event of town.events)
      if (
        event.kind === "memory-kept" &&
        event.who &&
        event.memory.stories.includes("party") &&
        !knowing.has(event.who)
      )
        knowing.set(
          event.who,
          event.memory.source.how === "heard" ? event.memory.source.from : event.memory.source.how,
        );
    expect(knowing.size).toBeGreaterThanOrEqual(6);
    for (const [who, from] of knowing) {
      if (who === town.id("Isabella") || from === "concluded") continue;
      expect(knowing.has(from!) || from === town.id("Isabella"), `${who} from ${from}`).toBe(true);
    }
  });

  it("is told of afterwards by who gave it and who came, and not by who stayed away", async () => {
    expect(await asked("Isabella", "How was your party?")).toMatch(/I was|evening|well|again|lovely/);
    const came = await asked("Isabella", "Who came to the party?");
    expect(guests.some((name) => came.includes(name.split(" ")[0]!))).toBe(true);
    const guest = guests.find((name) => name !== "Isabella Rodriguez")!;
    expect(await asked(guest, "How was the party?")).toMatch(/I was|evening|well|again|quiet|Small|lovely/);
    const away = [...town.town.means.town.personas.values()].find(({ name }) => !guests.includes(name))!;
    expect(await asked(away.name, "Who was at the party?")).not.toMatch(/I saw .*Isabella/);
  });
});

describe("the candidacy (section 3.4)", () => {
  const knowing = () =>
    [...town.town.means.town.personas.values()].filter(({ name }) =>
      town.remembers(name).some((text) => /\bSam\b/.test(text) && /\b(?:mayor|candidate|election)\b/.test(text)),
    );

  it("goes round, and who has heard of it says so to a reporter", async () => {
    expect(knowing().length).toBeGreaterThanOrEqual(5);
    for (const { name } of town.town.means.town.personas.values()) {
      const answer = await asked(name, "Who is running for mayor?", { as: "a reporter" });
      const knows = bestMemory(town.town.state.minds.get(town.id(name))!, "candidacy") !== null;
      if (name === "Sam Moore") expect(answer).toMatch(/I'm|I've|candidate/);
      else if (knows) expect(answer, name).toMatch(/\bSam\b/);
      else expect(answer, name).not.toMatch(/\bSam (?:is|has|wants)\b/);
    }
  });

  it("Tom, who dislikes Sam, is against him", async () => {
    expect(await asked("Tom Moreno", "What do you think of Sam Moore?")).toMatch(
      /less I see|can't stand|Don't get me started|isn't my cup|don't get on|can't say/,
    );
  });
});

describe("what people conclude (section 4.2)", () => {
  it("Klaus has thoughts about his research, each resting on memories of his", () => {
    const thoughts = town.events.flatMap((event) =>
      event.kind === "memory-kept" && event.who === town.id("Klaus") && event.memory.kind === "reflection"
        ? [event.memory]
        : [],
    );
    expect(thoughts.length).toBeGreaterThan(2);
    for (const { evidence } of thoughts) expect(evidence.length).toBeGreaterThan(0);
    expect(thoughts.map(({ text }) => text).join("\n")).toMatch(/research|paper|fairness|library|neighbourhood/);
  });

  it("with whom one would spend an hour is somebody one has met, with a reason", async () => {
    for (const name of ["Klaus", "Maria", "Isabella"]) {
      const answer = await asked(
        name,
        "Of the people you have met lately, with whom would you like to spend an hour, and why?",
      );
      expect(answer).toMatch(/^(?:With \p{Lu}\p{L}+|\p{Lu}\p{L}+, I think)\. .{10,}/u);
    }
  });
});

describe("an interview (section 6, appendix B)", () => {
  it("has an answer in character to each of the twenty-five questions", async () => {
    for (const name of ["Isabella", "Klaus", "Maria", "John Lin", "Abigail"]) {
      const all = await town.questioned(name);
      expect(all).toHaveLength(25);
      for (const { question, topic, answer } of all) {
        expect(answer.length, question).toBeGreaterThan(8);
        expect(answer.length, question).toBeLessThanOrEqual(300);
        expect(answer, question).not.toMatch(/undefined|null|\{|\}/);
        if (topic === "never-met")
          expect(answer, question).toMatch(/don't|never|nothing to me|can't place|not|There's no .* that I know of/i);
      }
    }
  });

  it.each([
    ["Adam Smith", "Are you the famous economist?", /philosopher/],
    ["Klaus", "What are you working on?", /gentrification/],
    ["Mei Lin", "Whom do you live with?", /Eddy.*John|John.*Eddy/],
    ["Isabella", "What are you passionate about?", /people|home|party|welcome/],
    ["Klaus", "What did you do today?", /meeting|writing|party|library|I was/],
    ["Maria", "Do you have a crush on somebody?", /myself|nosy|else|easier|talk about|don't/],
  ])("%s: %s", async (name, question, answer) => {
    expect(await asked(name, question)).toMatch(answer);
  });

  it("is somebody's part as well: a job interview", async () => {
    const about = { as: "the head of the library", situation: "a job interview for a place at the library" };
    expect(await asked("Klaus", "Why do you want this job?", about)).toMatch(
      /student|library|research|book|reading|writing/i,
    );
    expect(await asked("Klaus", "What are your strengths?", about)).toMatch(/kind|inquisitive|passionate/);
  });

  it("leaves nothing behind", async () => {
    const before = personOf(town.town.state.world, town.id("Klaus"));
    const memories = town.remembers("Klaus").length;
    await asked("Klaus", "What do you dream of?");
    expect(town.remembers("Klaus")).toHaveLength(memories);
    expect(personOf(town.town.state.world, town.id("Klaus"))).toEqual(before);
  });
});
