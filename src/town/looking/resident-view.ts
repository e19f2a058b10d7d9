/** A resident as their card shows them, and what they remember, read only: nothing is stamped by a look. */
import { clockText, type Minutes, momentText } from "../../clock/units.ts";
import { retrieve } from "../../mind/memory/retrieve.ts";
import { type MemoryStream, memoryAt, poignancyOf } from "../../mind/memory/stream.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import type { Mind } from "../../mind/mind.ts";
import type { Persona } from "../../mind/persona.ts";
import type { Memory, PlannedChunk } from "../../world/events.ts";
import { type PersonId, placeOf } from "../../world/places.ts";
import { personOf } from "../../world/world.ts";
import { embedAll } from "../thinking.ts";
import type { Town } from "../town.ts";
import { mindFor, type Sight } from "./sight.ts";
import { type PersonView, personView } from "./views.ts";

/** A memory as a card shows it. */
export interface MemoryView
  extends Pick<Memory, "id" | "kind" | "text" | "created" | "poignancy" | "source" | "evidence" | "depth"> {
  /** "Monday 13 February 07:05". */
  readonly when: string;
  readonly scores: {
    readonly recency: number;
    readonly importance: number;
    readonly relevance: number;
    readonly total: number;
  } | null;
}

/** A resident's card. */
export interface ResidentView extends PersonView {
  readonly age: number;
  readonly pronouns: Persona["pronouns"];
  readonly traits: readonly string[];
  readonly occupation: string;
  readonly paragraph: string;
  /** What occupies them these days, and how they speak, as their keeper wrote it. */
  readonly currently: readonly string[];
  readonly register: string;
  /** How they greet a stranger; empty where they only have words for people they know by name. */
  readonly greeting: string;
  readonly summary: { readonly core: string; readonly occupation: string; readonly feeling: string };
  readonly plan: readonly (Omit<PlannedChunk, "kind" | "serves"> & {
    readonly clock: string;
    readonly placeName: string;
    readonly current: boolean;
  })[];
  /** What the next quarters of an hour hold, as decomposed so far. */
  readonly actions: readonly {
    readonly from: Minutes;
    readonly clock: string;
    readonly doing: string;
    readonly emoji: string;
  }[];
  readonly commitments: readonly { readonly what: string; readonly when: string; readonly with: readonly string[] }[];
  readonly ties: readonly {
    readonly id: PersonId;
    readonly name: string;
    readonly kind: string;
    readonly text: string;
  }[];
  readonly poignancySum: number;
}

/** A resident's card. */
export function residentView(town: Town, id: string, sight: Sight): ResidentView {
  const { state, definition } = town;
  const mind = mindFor(state.minds.get(id)!, sight, town.means.town);
  const persona = town.means.town.personas.get(id)!;
  const { now } = state;
  const named = (who: string) => nameOf(town.means.town, state.world, who);
  const known = (who: string) => town.means.town.personas.get(who)?.name ?? state.known.get(who)?.name ?? named(who);
  return {
    ...personView(town, personOf(state.world, id), sight),
    age: persona.age,
    pronouns: persona.pronouns,
    traits: persona.traits,
    occupation: persona.occupation,
    paragraph: persona.paragraph,
    currently: persona.currently,
    register: persona.speech.register,
    greeting: persona.speech.greetings.distant.find((line) => !line.includes("{")) ?? "",
    summary: { core: mind.whoIAm.core, occupation: mind.whoIAm.occupation, feeling: mind.whoIAm.feeling },
    plan: (mind.plan?.chunks ?? []).map((chunk) => ({
      from: chunk.from,
      to: chunk.to,
      doing: chunk.doing,
      place: chunk.place,
      emoji: chunk.emoji,
      clock: clockText(chunk.from),
      placeName: placeOf(definition.map, chunk.place).name,
      current: chunk.from <= now && now < chunk.to,
    })),
    actions: (mind.plan?.actions ?? [])
      .filter((action) => action.to > now)
      .slice(0, 8)
      .map((action) => ({
        from: action.from,
        clock: clockText(action.from),
        doing: action.doing,
        emoji: action.emoji,
      })),
    commitments: mind.commitments
      .filter((one) => one.to === null || one.to > now)
      .map((one) => ({
        what: one.what,
        when: one.from === null ? "" : momentText(definition.start, one.from, definition.language),
        with: one.with.map(known),
      })),
    // A tie that nobody has thought about since the town began says no more than its kind.
    ties: [...mind.ties].map(([other, { kind, text, evidence }]) => ({
      id: other,
      name: known(other),
      kind,
      text: evidence.length > 0 ? text : "",
    })),
    poignancySum: mind.sum,
  };
}

/** A resident's memories, newest first; with `about`, the best answers to it first, with their scores. */
export async function memoryViews(
  town: Town,
  id: string,
  about: string | null,
  most: number,
  sight: Sight,
): Promise<readonly MemoryView[]> {
  const { state } = town;
  const mind: Mind = state.minds.get(id)!;
  if (about === null || about.trim() === "")
    return newest(mind.stream, most, sight).map((memory) => memoryView(town, mind, memory, null));
  const waiting = town.inTime();
  const [vector = null] = await embedAll(waiting.means(), [about]).finally(waiting.stop);
  return retrieve(
    mind.stream,
    { text: about, vector },
    { mode: "question", now: state.now, k: sight.whole ? most : Number.MAX_SAFE_INTEGER },
  )
    .filter(({ memory }) => sight.memory(memory))
    .slice(0, most)
    .map(({ memory, scores }) => memoryView(town, mind, memory, scores));
}

/** The newest memories that may be shown, the newest first. */
function newest(stream: MemoryStream, most: number, sight: Sight): Memory[] {
  const found: Memory[] = [];
  for (let i = stream.length - 1; i >= 0 && found.length < most; i--) {
    const memory = memoryAt(stream, i);
    if (sight.memory(memory)) found.push(memory);
  }
  return found;
}

/** One memory of a resident, as a card shows it. */
export function memoryView(town: Town, mind: Mind, memory: Memory, scores: MemoryView["scores"]): MemoryView {
  const { start, language } = town.definition;
  return {
    id: memory.id,
    kind: memory.kind,
    text: memory.text,
    created: memory.created,
    poignancy: poignancyOf(mind.stream, memory),
    source: memory.source,
    evidence: memory.evidence,
    depth: memory.depth,
    when: momentText(start, memory.created, language),
    scores,
  };
}
