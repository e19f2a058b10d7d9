/** A vote that was promised when it was asked for counts, whomever one likes better; in a town nobody has written. */
import { expect, it } from "vitest";
import { minutes } from "../../src/clock/units.ts";
import { memoryOf } from "../../src/mind/memory/remember.ts";
import { append } from "../../src/mind/memory/stream.ts";
import { voteOf } from "../../src/mind/news/office.ts";
import type { Story } from "../../src/mind/persona.ts";
import { factsOf, settle } from "../../src/town/file/settle.ts";
import { generatedTown } from "./generated-town.ts";

it("goes to whom it was promised", async () => {
  const definition = generatedTown(41, "en");
  const { state } = await settle(definition, "here", "1", 5, async (all) => all.map(() => null));
  const [voter, liked, other] = definition.personas.map(({ id }) => id);
  const mind = state.minds.get(voter!)!;
  const tie = {
    kind: "neighbour",
    text: "a neighbour",
    warmth: 2,
    since: minutes(0),
    evidence: [],
    talks: 1,
    renewed: minutes(0),
  };
  const ties = new Map([...mind.ties, [liked!, tie], [other!, { ...tie, warmth: 0 }]]);
  const of = { kind: "office", post: "reeve", candidates: [liked!, other!], day: minutes(0) } as const;
  const news = { id: "stands", of: { ...of, candidates: [other!] } } as unknown as Story;
  const stories = new Map([["stands", news]]);
  const facts = factsOf(definition, "here");
  const before = { ...mind, ties };
  expect(voteOf(before, of, facts, stories)).toBe(liked);
  const what = { kind: "deed", deed: "vote", news: "stands" } as const;
  const note = {
    text: "agreed",
    subjects: [voter!, other!],
    source: { how: "did" } as const,
    episode: { kind: "agreed", to: { what } } as const,
  };
  const stream = append(mind.stream, memoryOf({ id: voter!, stream: mind.stream }, note, minutes(600)), null);
  const after = { ...before, stream };
  expect(voteOf(after, of, facts, stories)).toBe(other);
  // What was promised in another vote binds nobody in this one.
  expect(voteOf(after, { ...of, post: "harbour master" }, facts, stories)).toBe(liked);
  expect(voteOf(after, { ...of, day: minutes(9000) }, facts, stories)).toBe(liked);
  // A promise to somebody who has left town since is nobody else's.
  const both = new Map([["stands", { ...news, of } as Story]]);
  const personas = new Map([...facts.personas].filter(([id]) => id !== other));
  const gone = { ...facts, personas, formerly: new Map([[other!, "Moved away"]]) };
  const cold = { ...after, ties: new Map([...ties, [liked!, { ...tie, warmth: 0 }]]) };
  expect(voteOf(cold, of, facts, both)).toBe(other);
  expect(voteOf(cold, of, gone, both)).toBe(null);
});
