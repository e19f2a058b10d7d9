/** When what anybody might say goes before what a resident would: never where the town is asked after. */
import { describe, expect, it } from "vitest";
import { languageTags } from "../../language/tags.ts";
import { type PersonalQuestion, personalQuestions, type TownQuestion, townQuestions } from "../../mind/personal.ts";
import { loadTown } from "../../town/file/definition.ts";
import { factsOf, settle } from "../../town/file/settle.ts";
import { randomFor } from "../../world/chance.ts";
import type { MemoryId } from "../../world/events.ts";
import type { Intent } from "../../world/intents.ts";
import type { PersonId } from "../../world/places.ts";
import { nothingRead } from "../../world/reading.ts";
import { situationsOf } from "../understand/nearest.ts";
import { said, type Understood } from "./answerer.ts";
import { inOwnWords, rather } from "./at-hand.ts";
import { askedIn } from "./dispatch.ts";

const who = "isabella-rodriguez";

async function askIn(language: string, text: string) {
  const definition = await loadTown(language === "en" ? "smallville" : `smallville.${language}`);
  const { state } = await settle(definition, "test", "1", 5, async (texts) => texts.map(() => null));
  const town = factsOf(definition, "test");
  return askedIn(
    {
      self: {
        persona: town.personas.get(who)!,
        mind: state.minds.get(who)!,
        town,
        world: state.world,
        stories: new Map(),
        now: state.now,
      },
      asker: { id: "visitor:web:tom", name: "Tom", visitor: true, about: "" },
      whole: text,
      text,
      question: /[?？]/.test(text),
      people: [],
      recalled: [],
      random: randomFor("at-hand", text),
      said: "",
      lately: [],
      reading: nothingRead,
    },
    [],
  );
}

const as = (intent: Intent, confidence = 0.9): readonly Understood[] => [{ act: { act: "chat" }, confidence, intent }];
const hollow = said("acknowledge", "Mm.");
const known = said("who", "She's my neighbour.");

describe("what is at hand", () => {
  it.each([
    ["en", "i left my umbrella on the train again", "left my umbrella on the bus"],
    ["en", "i hate mondays so much", "i hate mondays"],
    ["zh-CN", "唉我手机丢了", "手机丢了"],
  ])("%s: is said to what anybody tells: %s", async (language, text, way) => {
    const found = rather(await askIn(language, text), hollow, as("tell-own-news"));
    const situation = situationsOf(language).find(({ ways }) => ways.includes(way))!;
    expect(situation.replies).toContain(found.line);
  });

  it("gives way to whoever knows, where the town is asked after", async () => {
    const ask = await askIn("en", "i hate mondays so much");
    expect(rather(ask, known, as("ask-person"))).toBe(known);
    expect(rather(ask, hollow, as("follow-why"))).toBe(hollow);
    expect(rather(ask, known, as("order"))).toBe(known);
  });

  it("takes the place of no goodbye, promise or memory, however near it is", async () => {
    const ask = await askIn("en", "i hate mondays so much");
    expect(rather(ask, hollow, as("farewell"))).toBe(hollow);
    for (const found of [said("decline", "No."), said("recalled", "I saw it.", { rests: ["m1" as MemoryId] })])
      expect(rather(ask, found, as("tell-own-news"))).toBe(found);
    expect(rather(ask, hollow, as("tell-own-news"))).not.toBe(hollow);
  });

  it.each([
    ["en", "whats the grossest one u ever found?", "what's the grossest thing you ever found"],
    ["zh-CN", "咚咚，查水表的", "你好，查水表的"],
  ])("%s: goes before what nobody is sure of: %s", async (language, text, way) => {
    const ask = await askIn(language, text);
    const { replies } = situationsOf(language).find(({ ways }) => ways.includes(way))!;
    expect(replies).toContain(rather(ask, known, as("ask-to-do", 0.4)).line);
    expect(rather(ask, known, as("ask-to-do"))).toBe(known);
  });

  it("goes before what one likes to tell, where just that is said", async () => {
    const told = said("topic", "I oil hinges when I can't sleep.");
    const { replies } = situationsOf("en").find(({ ways }) => ways.includes("wanna hear a joke"))!;
    expect(replies).toContain(rather(await askIn("en", "wanna hear a joke"), told, as("entertain")).line);
    expect(rather(await askIn("en", "go on about those hinges then"), told, as("follow-more"))).toBe(told);
  });

  it("gives no fact of one thing for another", async () => {
    const ask = await askIn("en", "What is the capital of Mongolia?");
    expect(rather(ask, hollow, as("ask-fact"))).toBe(hollow);
  });

  it("gives way to any answer to what nobody foresaw", async () => {
    const ask = await askIn("en", "the third winch on the north barge wants its pawl turned");
    expect(rather(ask, hollow, as("tell-own-fact"))).toBe(hollow);
  });
});

describe("what the town file has anybody say of the town", () => {
  it.each<[string, TownQuestion, Intent, string]>([
    ["en", "wifi", "ask-menu", "hey do you happen to have wifi in here?"],
    ["en", "safe", "ask-place", "would it be safe to walk about here alone at night?"],
    ["en", "advice", "ask-advice", "I'm new in town, any tips for me?"],
    ["en", "haircut", "ask-where-get", "where would I get my hair cut around here?"],
    ["zh-CN", "wifi", "ask-thing", "这儿有没有wifi啊？"],
    ["zh-CN", "post", "ask-where-get", "我想寄封信，去哪儿寄呀"],
    ["zh-CN", "doctor", "ask-where-get", "镇上有没有医生啊"],
  ])("%s: %s is found by other words: %s", async (language, question, intent, text) => {
    const ask = await askIn(language, text);
    const says = ask.self.town.answers[question];
    expect(says).toContain(rather(ask, hollow, as(intent, 0.6)).line);
    // Where the file says nothing, the rules answer; and what is told is what is known for sure.
    const silent = { ...ask, self: { ...ask.self, town: { ...ask.self.town, answers: {} } } };
    expect(says).not.toContain(rather(silent, hollow, as(intent, 0.6)).line);
    expect(rather(ask, known, as("ask-event-when"))).toBe(known);
  });
});

describe("what the town file has them say of themselves", () => {
  it.each<[string, PersonalQuestion, Intent, string]>([
    ["en", "lived-here", "ask-your-past", "how many years have you been living in this town now?"],
    ["en", "children", "ask-your-people", "u got any kids?"],
    ["en", "work-start", "ask-your-work", "what time do you have to get up in the morning to bake all this?"],
    ["en", "million", "ask-your-wish", "what would you do first if you won the lottery"],
    ["en", "fear", "ask-your-feeling", "what scares you the most?"],
    ["en", "best-friend", "ask-your-people", "who are you closest to around here?"],
    ["en", "instrument", "ask-your-skill", "can u play any instrument"],
    ["en", "day-off", "ask-your-work", "do they ever give you a day off?"],
    ["zh-CN", "lived-here", "ask-your-past", "你在这镇上住了多少年了？"],
    ["zh-CN", "children", "ask-your-people", "你家有小孩没？"],
    ["zh-CN", "million", "ask-your-wish", "要是中了彩票你打算怎么花"],
    ["zh-CN", "fear", "ask-your-feeling", "你平时最怕啥呀"],
    ["zh-CN", "instrument", "ask-your-skill", "你会不会弹钢琴"],
    ["zh-CN", "work-like", "ask-your-work", "你喜欢现在这份工作吗？"],
  ])("%s: %s is found by other words: %s", async (language, question, intent, text) => {
    const ask = await askIn(language, text);
    const found = inOwnWords(ask, as(intent));
    expect(ask.self.persona.answers[question]).toContain(found?.line);
    // It goes before what is only guessed at, and is said as it stands.
    expect(rather(ask, known, as(intent)).line).toBe(found!.line);
  });

  it("is nothing where the file says nothing, where it is asked of somebody else, or where something else is asked", async () => {
    const ask = await askIn("en", "do you have any kids?");
    expect(inOwnWords(ask, as("ask-your-people"))).not.toBeNull();
    const silent = { ...ask.self, persona: { ...ask.self.persona, answers: {} } };
    expect(inOwnWords({ ...ask, self: silent }, as("ask-your-people"))).toBeNull();
    const named = [{ ...as("ask-your-people")[0]!, slots: { people: ["maria-lopez" as PersonId] } }];
    expect(inOwnWords(ask, named)).toBeNull();
    for (const text of ["do you have a hot chocolate?", "is Maria married?", "what is on today?"])
      expect(inOwnWords(await askIn("en", text), as("ask-menu"))).toBeNull();
  });

  it.each(languageTags)("can be asked for in %s, all of it", (language) => {
    const asked = new Set(situationsOf(language).map(({ own }) => own));
    expect(personalQuestions.filter((one) => !asked.has(one))).toEqual([]);
    const ofTown = new Set(situationsOf(language).map(({ town }) => town));
    expect(townQuestions.filter((one) => !ofTown.has(one))).toEqual([]);
  });

  it("is given for the question in a line, whatever goes before it", async () => {
    const ask = await askIn(
      "en",
      "Oh, what a lovely bird that was! It went right past the window. Is there anything you're scared of?",
    );
    expect(ask.self.persona.answers.fear).toContain(inOwnWords(ask, as("ask-your-feeling"))?.line);
  });
});
