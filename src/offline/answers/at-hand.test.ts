/** When what anybody might say goes before what a resident would: never where the town is asked after. */
import { describe, expect, it } from "vitest";
import { loadTown } from "../../town/file/definition.ts";
import { factsOf, settle } from "../../town/file/settle.ts";
import { randomFor } from "../../world/chance.ts";
import type { MemoryId } from "../../world/events.ts";
import type { Intent } from "../../world/intents.ts";
import { nothingRead } from "../../world/reading.ts";
import { situationsOf } from "../understand/nearest.ts";
import { said, type Understood } from "./answerer.ts";
import { rather } from "./at-hand.ts";
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

  it("gives no fact of one thing for another", async () => {
    const ask = await askIn("en", "What is the capital of Mongolia?");
    expect(rather(ask, hollow, as("ask-fact"))).toBe(hollow);
  });

  it("gives way to any answer to what nobody foresaw", async () => {
    const ask = await askIn("en", "the third winch on the north barge wants its pawl turned");
    expect(rather(ask, hollow, as("tell-own-fact"))).toBe(hollow);
  });
});
