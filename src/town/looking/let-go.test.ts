/** Stories that people opened are let go in time, and what is remembered of them stays (issue 3, Memory stream). */

import { describe, expect, it } from "vitest";
import { mindOf, remembering } from "../../../test/mind/minds.ts";
import { of } from "../../../test/town/lived.ts";
import { offline } from "../../../test/town/living.ts";
import { minutes } from "../../clock/units.ts";
import { storyMemories } from "../../mind/mind.ts";
import { forgottenStories, STORY_RESTS_AFTER } from "../../mind/news/stories.ts";
import type { Story } from "../../mind/persona.ts";
import { offlineOf } from "../../offline/offline.ts";
import type { TownEvent } from "../../world/events.ts";
import { takeAct } from "../acts/take-act.ts";
import { loadTown } from "../file/definition.ts";
import { Town } from "../town.ts";

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
