/**
 * Provenance (issue 3, Memory stream; paper section 7.1): every memory of a living town leads back to something given, seen, done, thought
 * or brought by a visitor, and every story can be followed, also those that people open.
 */

import { beforeAll, describe, expect, it } from "vitest";
import { mindOf, remembering } from "../../../test/mind/minds.ts";
import { type Lived, live, of } from "../../../test/town/lived.ts";
import { offline } from "../../../test/town/living.ts";
import { minutes } from "../../clock/units.ts";
import { chainsIn, groundsOf, type Memories } from "../../mind/memory/chain.ts";
import { storyMemories } from "../../mind/mind.ts";
import { forgottenStories, STORY_RESTS_AFTER } from "../../mind/news/stories.ts";
import type { Story } from "../../mind/persona.ts";
import { offlineOf } from "../../offline/offline.ts";
import type { TownEvent } from "../../world/events.ts";
import { takeAct } from "../acts/take-act.ts";
import { loadTown } from "../file/definition.ts";
import { Town } from "../town.ts";
import { gather, knowing, leadsBack } from "./measures.ts";

const NEWS = "Have you heard? The old mill burned down last night.";
const acts = [
  { at: "08:00", who: "Tom Moreno", whisper: "You are going to paint the whole shop yellow" },
  { at: "09:00", event: "valentine" },
  { at: "12:30", who: "Alex", say: NEWS, place: "Hobbs Cafe" },
  { at: "12:40", who: "Alex", say: "I like your cake very much, thank you.", place: "Hobbs Cafe" },
  {
    at: "2023-02-14T12:30",
    who: "Alex",
    say: "As I said, the old mill burned down the other night.",
    place: "Hobbs Cafe",
  },
];

describe("two days with a whisper, an event and a visitor's news", () => {
  let run: Lived;
  let memories: Memories;
  beforeAll(async () => {
    run = await live({ days: 2, seed: "2", acts });
    memories = gather(run.events);
  });

  it("hold no memory that rests on nothing, and none that rests on what is not there, on itself or on what came later", () => {
    const chains = chainsIn(memories);
    const origins = new Map<string, number>();
    for (const [id, { of: who, memory }] of memories) {
      for (const ground of groundsOf(memory)) {
        const known = memories.get(ground);
        expect(known, `${id} rests on ${ground}`).toBeDefined();
        expect(known!.memory.created).toBeLessThanOrEqual(memory.created);
        // What was heard rests on the speaker's memories, all else on one's own.
        expect(known!.of).toBe(memory.source.how === "heard" ? memory.source.from : who);
      }
      const chain = chains.from(id);
      expect(chain, `${id}: ${memory.text}`).not.toBeNull();
      origins.set(chain!.origin, (origins.get(chain!.origin) ?? 0) + 1);
    }
    expect(memories.size).toBeGreaterThan(5000);
    expect([...origins.keys()].sort()).toEqual(["did", "given", "inner-voice", "saw", "visitor"]);
  });

  it("let each story be followed back to where it began", () => {
    const opened = of(run.events, "story-opened");
    expect(opened.map(({ story }) => story.split("-")[0])).toEqual(expect.arrayContaining(["whisper", "news"]));
    expect(opened.filter(({ story }) => story.startsWith("news-"))).toHaveLength(1);
    const holders = new Map([...run.definition.stories.map(({ id, holder }) => [id, holder] as const)]);
    for (const { story, who } of opened) holders.set(story, who!);
    for (const [id, holder] of holders) {
      const story = { id, holder } as Story;
      const about = [...memories].filter(([, { memory }]) => memory.stories.includes(id));
      expect(knowing(memories, story).size, id).toBeGreaterThanOrEqual(1);
      for (const [memory, { memory: kept }] of about)
        if (kept.source.how === "heard")
          expect(leadsBack(memories, memory, story), `${memory}: ${kept.text}`).toBe(true);
    }
  });

  it("pass a visitor's news on as hearsay, with the visitor's name, from one to the next", () => {
    const { story, who, text } = of(run.events, "story-opened").find((one) => one.story.startsWith("news-"))!;
    expect(text).toBe("Alex said that the old mill burned down last night");
    const lines = of(run.events, "line-said").filter((line) => line.stories.includes(story));
    const passed = lines.filter((line) => line.who !== who);
    expect(passed.length).toBeGreaterThan(0);
    for (const line of passed) {
      expect(line.text).toMatch(/Alex/);
      expect(line.rests.length).toBeGreaterThan(0);
      expect(line.visitors).toContain(who);
    }
    const knows = knowing(memories, { id: story, holder: who } as Story);
    expect(knows.size).toBeGreaterThanOrEqual(2);
    const held = [...memories.values()].filter(({ memory }) => memory.stories.includes(story));
    for (const { memory } of held) expect(memory.visitors).toContain(who);
  });
});

describe("a story that people opened", () => {
  const at = minutes(2000);
  const story = { id: "whisper-1", opened: at, of: { kind: "happening", who: null, report: null } } as Story;
  const stories = new Map([
    [story.id, story],
    ["party", { id: "party", of: { kind: "happening", who: null, report: null } } as Story],
  ]);
  const mind = remembering(mindOf("klaus-mueller"), {
    text: "Klaus heard it",
    stories: ["whisper-1"],
    at: minutes(5000),
  });

  it("is let go a week after it was last spoken of, and the town file's never", () => {
    const forgotten = (now: number) => forgottenStories(stories, [mindOf("mei-lin"), mind], minutes(now));
    expect(forgotten(2000 + STORY_RESTS_AFTER + 1)).toEqual([]);
    expect(forgotten(5000 + STORY_RESTS_AFTER)).toEqual([]);
    expect(forgotten(5000 + STORY_RESTS_AFTER + 1)).toEqual(["whisper-1"]);
    expect(forgottenStories(stories, [mindOf("mei-lin")], minutes(2000 + STORY_RESTS_AFTER))).toEqual([]);
  });

  it("is gone from a town that lives on, with what its holder meant by it, while what is remembered stays", async () => {
    const definition = await loadTown("pellow-cove");
    const ground = { id: "test", definition, model: offline, offline: offlineOf, store: null, clock: () => 0 };
    const town = await Town.found(ground, "1", 5);
    const [persona] = definition.personas;
    const acted = await takeAct(
      town,
      { id: "a", name: "a", about: "" },
      {
        kind: "whisper",
        resident: persona!.name,
        text: "You are going to learn the trombone",
      },
    );
    await acted.answered;
    await town.tick();
    expect(town.state.minds.get(persona!.id)!.intents.map(({ story }) => story)).toContain("whisper-1");
    // A week later at two in the morning, while all sleep.
    const later = minutes(8 * 1440 + 115);
    await town.commit("switch", (state) => ({ state: { ...state, now: later }, events: [] }));
    const events: TownEvent[] = [];
    town.watch((committed) => void events.push(...committed.events));
    await town.tick();
    expect(of(events, "story-let-go").map(({ story }) => story)).toEqual(["whisper-1"]);
    expect(town.state.stories.has("whisper-1")).toBe(false);
    expect([...town.state.stories.keys()]).toEqual(definition.stories.map(({ id }) => id));
    const mind = town.state.minds.get(persona!.id)!;
    expect(mind.intents.map(({ story }) => story)).not.toContain("whisper-1");
    expect(storyMemories(mind, "whisper-1").length).toBeGreaterThan(0);
  });
});
