/** Who was at a gathering remembers it; nobody was at what was called off. */
import { expect, it } from "vitest";
import { facts, mindOf, personaOf, remembering, stories, thinkingIn } from "../../../test/mind/minds.ts";
import { later } from "../../clock/units.ts";
import { memoriesOf } from "../memory/stream.ts";
import { gatheringOf } from "../persona.ts";
import { takeStock } from "./attending.ts";

it.each([undefined, "off"])("is remembered unless it was called off: %s", async (off) => {
  const klaus = personaOf("klaus-mueller");
  const event = gatheringOf(stories.get("party"))!;
  const mind = remembering(
    mindOf(klaus.id),
    { text: "a party is given", stories: ["party"] },
    { text: "reading", subjects: [klaus.id, event.spot.place], source: { how: "did" }, at: later(event.from, 10) },
  );
  const party = { ...stories.get("party")!, ...(off ? { off } : {}) };
  const thinking = { ...thinkingIn({ now: event.to }), stories: new Map([["party", party]]), town: facts };
  const { mind: after } = await takeStock(mind, klaus, thinking);
  const kept = memoriesOf(after.stream).filter(({ episode }) => episode?.kind === "attended");
  expect(kept).toHaveLength(off ? 0 : 1);
});
