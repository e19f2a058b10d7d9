/** Whoever spends free time where a gathering is looks in on it, if they know of it and have not said no (paper section 7.1.2). */

import { describe, expect, it } from "vitest";
import { at, mindOf, personaOf, remembering, stories, thinkingIn } from "../../../test/mind/minds.ts";
import type { Chunk, DayPlan, Mind } from "../mind.ts";
import { gatheringOf } from "../persona.ts";
import { droppingIn } from "./dropping-in.ts";

const klaus = personaOf("klaus-mueller");
const { from, to, spot } = gatheringOf(stories.get("party"))!;
const thinking = thinkingIn({ now: at(7, 0, 2), people: { [klaus.id]: {} } });
const piece = (more: Partial<Chunk> = {}): Chunk => ({
  from: at(16, 0, 2),
  to: at(18, 0, 2),
  doing: "having a tea",
  activity: "coffee",
  place: spot.place,
  emoji: "🍵",
  kind: "pastime",
  area: null,
  serves: null,
  ...more,
});
const day = (...chunks: Chunk[]): DayPlan => ({ day: 2, chunks, actions: [] });
const heard = remembering(mindOf(klaus.id), { text: "heard of a party", stories: ["party"] });
const looksIn = (mind: Mind, ...chunks: Chunk[]) =>
  droppingIn(day(...chunks), mind, thinking).chunks.filter(({ serves }) => serves === "party");

describe("free time where a gathering is", () => {
  it("is spent at it, as long as it lasts", () => {
    const [one, ...more] = looksIn(heard, piece());
    expect(more).toEqual([]);
    expect(one).toMatchObject({ from, to: at(18, 0, 2), kind: "pastime" });
    expect(one!.activity).toBe("other");
    expect(one!.doing).not.toBe(piece().doing);
    expect(droppingIn(day(piece()), heard, thinking).chunks[0]).toEqual({ ...piece(), to: from });
  });

  it("is spent as planned by who has not heard of it, said no, or is there for something else", () => {
    const declined = remembering(heard, {
      text: "will not come",
      stories: ["party"],
      episode: { kind: "declined", to: { news: "party" } },
    });
    const cross: Mind = { ...heard, ties: new Map(heard.ties).set("isabella-rodriguez", grudge(heard)) };
    expect(looksIn(mindOf(klaus.id), piece())).toEqual([]);
    expect(looksIn(declined, piece())).toEqual([]);
    expect(looksIn(cross, piece())).toEqual([]);
    expect(looksIn(heard, piece({ kind: "meal" }), piece({ from: to, to: at(20, 0, 2) }))).toEqual([]);
    expect(looksIn(heard, piece({ serves: "meet:maria-lopez:2460" }), piece({ place: klaus.home.place }))).toEqual([]);
  });
});

const grudge = (mind: Mind) => ({ ...mind.ties.get("isabella-rodriguez")!, warmth: -1 });
