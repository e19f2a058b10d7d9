/**
 * What leads back to a visitor, or to one thing they said (design sections 2.6, 12): the memories that hold their words or rest on them,
 * the stories their words opened, and the words that nobody else in town uses. Found once, before anything is forgotten, so that
 * what was written earlier can be searched for the same.
 */

import type { Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { literal } from "../../language/literal.ts";
import { firstSince, memoriesOf, memoriesWith, memoriesWithWord, someWithWord } from "../../mind/memory/stream.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import type { TownFacts } from "../../mind/mind.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import type { LineId, Memory, MemoryId } from "../../world/events.ts";
import { goesBy } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { everyMind, factsWithAway } from "../roll/away.ts";
import type { TownState } from "../state.ts";

/** What is to be forgotten: a visitor wholly, or what they said or did once. */
export type Whom =
  | { readonly visitor: PersonId }
  | SaidOnce
  /** Stage's messages of which nothing else was kept. */
  | { readonly messages: readonly string[] };

/** Something that was said or done once. */
export interface SaidOnce {
  readonly by: PersonId;
  /** null: it was done, not said. */
  readonly line: LineId | null;
  readonly text: string;
  /** The stage's messages that said it; none where it was no message. */
  readonly messages?: readonly string[] | undefined;
  /** The stories that its turn opened; missing in records of before, and where it is not the turn's own. */
  readonly opened?: readonly string[] | undefined;
  /** What it put right, as that was understood; missing where it corrects nothing. */
  readonly corrects?: string | undefined;
}

/** What leads back to it; plain JSON. */
export interface Traces {
  /** Who is forgotten wholly; null: only something they said. */
  readonly visitor: PersonId | null;
  /** Their id at the stage, memories, stories, lines: found as they stand. */
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Words of theirs that are in nobody else's memories and not in the town file. */
  readonly words: readonly string[];
}

/** The words of a text that could give somebody away. */
const tellingWords = (text: string): readonly string[] =>
  isUnspaced(text)
    ? stems(text).filter((word) => word.length > 1)
    : (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 3);

const allMemories = (state: TownState): Memory[] =>
  [...everyMind(state).values()].flatMap(({ stream }) => memoriesOf(stream));

const isOf = (memory: Memory, who: PersonId): boolean =>
  memory.visitors.includes(who) || memory.speaker === who || memory.subjects.includes(who);

/** The memories of all minds since the first of some was made: nothing older rests on them. */
function sinceFirst(state: TownState, some: readonly Memory[]): Memory[] {
  const first = Math.min(...some.map(({ created }) => created));
  return Number.isFinite(first)
    ? [...everyMind(state).values()].flatMap(({ stream }) =>
        memoriesWith(stream, {}, firstSince(stream, first as Minutes)),
      )
    : [];
}

/** The memories that hold a word, found by the streams' own lists where those know it: by `sure` they are tried. */
function holding(state: TownState, word: string, sure: readonly Memory[]): Memory[] {
  const has = ({ text }: Memory) => tellingWords(text).includes(word);
  const listed = [...everyMind(state).values()].flatMap(({ stream }) => memoriesWithWord(stream, word)).filter(has);
  const found = new Set(listed);
  return sure.length > 0 && sure.every((memory) => !has(memory) || found.has(memory))
    ? listed
    : allMemories(state).filter(has);
}

/** Those of some words that memories which stay hold too; found by the streams' own lists where those know the memories that are lost. */
function heldElsewhere(
  state: TownState,
  words: readonly string[],
  lost: readonly Memory[],
  gone: ReadonlySet<MemoryId>,
): ReadonlySet<string> {
  const forms = new Map(words.map((word) => [word, [word, ...stems(word)]]));
  const unknown = new Set(words.filter((word) => forms.get(word)!.length === 1));
  for (const { text } of lost) {
    const listed = new Set(stems(text));
    for (const word of tellingWords(text)) if (forms.get(word)?.every((form) => !listed.has(form))) unknown.add(word);
  }
  const stays = ({ id, text }: Memory, word: string) =>
    !gone.has(id) && text.toLowerCase().includes(word) && tellingWords(text).includes(word);
  const streams = [...everyMind(state).values()].map(({ stream }) => stream);
  const found = new Set(
    words.filter(
      (word) => !unknown.has(word) && streams.some((stream) => someWithWord(stream, word, (one) => stays(one, word))),
    ),
  );
  if (unknown.size === 0) return found;
  for (const { id, text } of allMemories(state)) {
    if (!gone.has(id)) for (const word of tellingWords(text)) if (unknown.delete(word)) found.add(word);
    if (unknown.size === 0) break;
  }
  return found;
}

/** The line that a memory is of, or null. */
const lineOf = ({ source }: Memory): LineId | null =>
  source.how === "heard" || source.how === "did" ? (source.line ?? null) : null;

/** The memories that are meant, those of the stories, and all that rests on one of them, in whichever mind. */
function closure(
  memories: readonly Memory[],
  meant: (memory: Memory) => boolean,
  stories: ReadonlySet<string>,
): ReadonlySet<MemoryId> {
  const gone = new Set<MemoryId>();
  const rests = (memory: Memory): boolean =>
    memory.evidence.some((id) => gone.has(id)) ||
    (memory.source.how === "heard" && memory.source.rests.some((id) => gone.has(id)));
  for (let before = -1; before < gone.size; ) {
    before = gone.size;
    for (const memory of memories)
      if (!gone.has(memory.id) && (meant(memory) || memory.stories.some((id) => stories.has(id)) || rests(memory)))
        gone.add(memory.id);
  }
  return gone;
}

/** Everything that leads back to whom, as the town is now. */
export function tracesOf(state: TownState, living: TownFacts, whom: Whom): Traces {
  if (!("visitor" in whom) && !("by" in whom)) return { visitor: null, ids: whom.messages, names: [], words: [] };
  const facts = factsWithAway(living, state);
  const town = wordsOfTown(state, facts);
  if ("by" in whom) return ofOneThing(state, facts, whom, town);
  const memories = allMemories(state);
  const lines = [...state.world.talks.values()].flatMap((talk) => talk.lines);
  const { visitor } = whom;
  const known = state.known.get(visitor);
  const theirs = [...state.stories.values()].filter(
    (story) => story.by === visitor || story.holder === visitor || planned(state, story, visitor),
  );
  const stories = new Set(theirs.map(({ id }) => id));
  const called = known ? goesBy(known.name) : [];
  // A name that somebody or something of the town has too leads back to nobody.
  const names = called.filter((name) => name !== "" && tellingWords(name).every((word) => !town.has(word)));
  // Others speak of them by their name, also when they have left.
  const isNamed = searchFor({ visitor: null, ids: [], names, words: [] });
  const meant = new Set(
    memories.filter(
      (memory) => isOf(memory, visitor) || memory.stories.some((id) => stories.has(id)) || isNamed(memory.text),
    ),
  );
  const gone = closure(sinceFirst(state, [...meant]), (memory) => meant.has(memory), stories);
  const spoken = lines.filter((line) => line.who === visitor || line.visitors.includes(visitor));
  const waiting = [...state.pending.values()].flat().flatMap(({ event }) => ("text" in event ? [event] : []));
  const lost = memories.filter(({ id }) => gone.has(id));
  const texts = [
    ...lost.map(({ text }) => text),
    ...spoken.map(({ text }) => text),
    ...theirs.flatMap(({ memory, tells, passes }) => [memory, ...tells, ...passes]),
    ...waiting.filter((event) => event.who === visitor).map(({ text }) => text),
    known?.about ?? "",
  ];
  const said = [...new Set(texts.flatMap(tellingWords))].filter((word) => !town.has(word));
  const others = heldElsewhere(state, said, lost, gone);
  return {
    visitor,
    ids: [
      ...(known ? [known.member] : []),
      ...gone,
      ...theirs.map(({ id }) => id),
      ...spoken.filter(({ who }) => who === visitor).map(({ id }) => id),
    ],
    names,
    words: said.filter((word) => !others.has(word)),
  };
}

/** What leads back to one thing that was said or done. It is looked for where it can be: what was touched is little, and the town is old. */
function ofOneThing(
  state: TownState,
  facts: TownFacts,
  { by, line, text, messages = [], opened = [], corrects }: SaidOnce,
  town: ReadonlySet<string>,
): Traces {
  const ofTown = facts.personas.has(by);
  const isDirect = (memory: Memory) =>
    line === null
      ? (memory.visitors.includes(by) || (ofTown && memory.subjects.includes(by))) && memory.text.includes(text)
      : (memory.source.how === "heard" || memory.source.how === "did") && memory.source.line === line;
  const candidates =
    line === null
      ? allMemories(state)
      : [...everyMind(state).values()].flatMap(({ stream }) => memoriesWith(stream, { speaker: by }));
  const direct = candidates.filter(isDirect);
  // What they said besides stays, also where it has the same words.
  const besides = (memory: Memory) => !isOf(memory, by) || (memory.speaker === by && !isDirect(memory));
  // A resident's words are the town's own and turn up wherever they are spoken of: theirs is found as it stands.
  const said = ofTown ? [] : [...new Set(tellingWords(text))].filter((word) => !town.has(word));
  const holders = new Map(said.map((word) => [word, holding(state, word, direct)]));
  const words = said.filter((word) => !holders.get(word)?.some(besides));
  const taken = line === null || ofTown ? [] : takenUp(state, facts, by, direct, text);
  const meant = new Set([...direct, ...taken, ...words.flatMap((word) => holders.get(word) ?? [])]);
  const carried = direct.flatMap((memory) => memory.stories);
  const theirs = [...state.stories.values()].filter((story) => story.by === by);
  // Whether these words are what it tells, and did not only speak of it.
  const told = (story: Story, id: string): boolean =>
    carried.includes(id) &&
    ((corrects !== undefined && story.said?.includes(corrects)) || names(state, story.id, text));
  const stories = new Set([
    ...opened,
    ...theirs.flatMap((story) => {
      const { id, takesBack } = story;
      // What was taken back is not told of any more either.
      if (takesBack !== undefined && (opened.includes(takesBack) || told(story, takesBack))) return [id, takesBack];
      return told(story, id) ? [id, ...(story.off === undefined ? [] : [story.off])] : [];
    }),
  ]);
  const gone = closure(sinceFirst(state, [...meant]), (memory) => meant.has(memory), stories);
  return {
    visitor: null,
    ids: [
      ...gone,
      ...stories,
      ...messages,
      ...(line === null ? [] : [line]),
      ...new Set(taken.flatMap((memory) => lineOf(memory) ?? [])),
      ...(ofTown ? [text] : []),
    ],
    names: [],
    words,
  };
}

/** The memories of what others said to a line, later in its talk, where that answers it or has words of it: also words of the town's own. */
function takenUp(
  state: TownState,
  facts: TownFacts,
  by: PersonId,
  direct: readonly Memory[],
  text: string,
): readonly Memory[] {
  const lines = new Set(direct.map(lineOf));
  const scenes = new Set(direct.flatMap(({ scene }) => scene ?? []));
  // A memory begins with who said it to whom.
  const called = [...facts.personas.values(), ...state.known.values()].flatMap(({ name }) => stems(name));
  const said = new Set(stems(text).filter((word) => !called.includes(word)));
  return sinceFirst(state, direct).filter(
    (memory) =>
      memory.scene !== null &&
      scenes.has(memory.scene) &&
      lineOf(memory) !== null &&
      memory.speaker !== by &&
      ((memory.episode?.kind === "said" &&
        memory.episode.acts.some((act) => "to" in act && lines.has(String(act.to)))) ||
        stems(memory.text).some((word) => said.has(word))),
  );
}

/** Whether a visitor's words are what an event they planned is about; one of the town file's stays, whoever brought it about. */
const planned = (state: TownState, story: Story, visitor: PersonId): boolean =>
  story.plannedBy === visitor &&
  ![...state.stories.values()].some(
    (own) => own.opened === undefined && gatheringOf(own)?.name === gatheringOf(story)?.name,
  );

/** Whether a story was opened by these words, and not only spoken of in them. */
const names = (state: TownState, story: string, text: string): boolean => {
  const { memory = "", by = "", said = [memory] } = state.stories.get(story) ?? {};
  const words = new Set(stems(`${text} ${state.known.get(by)?.name ?? ""}`));
  return said.some((one) => stems(one).every((word) => words.has(word)));
};

/** The words of what never changes: found once. */
const wordsKnown = new WeakMap<object, readonly string[]>();

function wordsOf(part: object): readonly string[] {
  const known = wordsKnown.get(part);
  if (known) return known;
  const words = [
    ...new Set(
      textsIn(part).flatMap((text) => [
        ...tellingWords(text),
        ...(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []),
      ]),
    ),
  ];
  wordsKnown.set(part, words);
  return words;
}

/** The words of a town, by its map, and what they are those of: seldom does any of that change. */
const townsKnown = new WeakMap<object, { readonly parts: readonly object[]; readonly words: ReadonlySet<string> }>();

/** The words of the town file, and of the kind sentences, which are code's own: they give nobody away. */
function wordsOfTown(state: TownState, facts: TownFacts): ReadonlySet<string> {
  const own = [...state.stories.values()].filter((story) => story.opened === undefined);
  const { comforts, gently } = languageOf(facts.language).serious;
  const parts = [...facts.personas.values(), ...facts.map.places.values(), ...own, comforts, gently];
  const known = townsKnown.get(facts.map);
  if (known && known.parts.length === parts.length && known.parts.every((part, i) => part === parts[i]))
    return known.words;
  const words = new Set(parts.flatMap(wordsOf));
  townsKnown.set(facts.map, { parts, words });
  return words;
}

/** All texts in a value, however deep, with the names of its parts. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value) || value instanceof Set || value instanceof Map) return [...value].flatMap(textsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(textsIn);
}

/** Fields that hold no words but terms of our own. */
const terms = new Set([
  "kind",
  "audience",
  "how",
  "move",
  "place",
  "area",
  "emoji",
  "step",
  "reason",
  "object",
  "format",
  "space",
]);

/** Texts of which a search remembers whether they hold something. */
const MOST_KNOWN = 10_000;

/** A search for traces: whether a value, or the JSON of one, holds any of them. */
export function searchFor({ visitor, ids, names: called, words }: Traces): (value: unknown) => boolean {
  const exactly = new Set(ids);
  const whole = (text: string) => `(?<![\\p{L}\\p{N}])${literal(text)}(?![\\p{L}\\p{N}])`;
  const patterns = [
    ...(visitor === null ? [] : [whole(visitor)]),
    ...called.map((name) => (isUnspaced(name) ? literal(name) : whole(name))),
  ];
  const pattern = patterns.length > 0 ? new RegExp(patterns.join("|"), "u") : null;
  const spaced = new Set(words.filter((word) => !isUnspaced(word)));
  const unspaced = words.filter(isUnspaced);
  const looked = (text: string): boolean => {
    if (exactly.has(text) || pattern?.test(text)) return true;
    // A term of ours ("talk-12/3") is not a sentence, whatever its parts are.
    if (/[^\p{L}\p{N}]/u.test(text) && !/[\s，。！？]/u.test(text) && !isUnspaced(text)) return false;
    const said = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return said.some((word) => spaced.has(word)) || unspaced.some((word) => text.includes(word));
  };
  const inKey = (key: string): boolean => exactly.has(key) || (pattern?.test(key) ?? false);
  // Turns say the same again and again.
  const known = new Map<string, boolean>();
  const inText = (text: string): boolean => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = looked(text);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, found);
    return found;
  };
  const holds = (value: unknown): boolean => {
    if (typeof value === "string") return inText(value);
    if (Array.isArray(value)) return value.some(holds);
    if (value instanceof Map || value instanceof Set) return [...value].some(holds);
    if (value === null || typeof value !== "object") return false;
    return Object.entries(value).some(
      ([key, one]) => inKey(key) || (!(terms.has(key) && typeof one === "string") && holds(one)),
    );
  };
  return holds;
}
