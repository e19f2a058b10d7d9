/**
 * The reader of what the first program kept (format 1), frozen: a town of before is read with it once, when it is opened, and kept as it is
 * now; after that only events of its old turns still are. What a line did was once a word ("invite") and a topic
 * ("kin:eddy-lin") beside it, which were among the subjects of its memory, as was what was decided ("accepted:party"): both are acts and
 * episodes now. No sentence is read: what was not kept as data is remembered and comes to mind as its words alone.
 */

import type { Minutes } from "../clock/units.ts";
import type { Mind } from "../mind/mind.ts";
import type { Json } from "../store/store.ts";
import type { Became, Episode } from "../world/episodes.ts";
import type { TownEvent } from "../world/events.ts";
import { activityIn, troubleIn } from "../world/kinds.ts";
import type { SpeechAct } from "../world/speech-acts.ts";
import type { TownDefinition } from "./file/definition.ts";
import type { TownState } from "./state.ts";

/** A thing as it is kept. */
type Kept = { readonly [key: string]: unknown };

/** What questions of before asked, by their topic; of any other what it is about. */
function askedFor(topic: string | null): SpeechAct {
  const [kind = "", about = null] = topic?.split(/:(.*)/s) ?? [];
  if (kind === "kin") return { act: "ask", what: "whereabouts", about };
  if (kind === "view") return { act: "ask", what: "opinion", about };
  if (kind === "back") return { act: "ask", what: "how", about };
  if (kind === "day") return { act: "ask", what: "plan", about: "you" };
  if (kind === "work") return { act: "ask", what: "doing", about: "you" };
  return { act: "ask", what: "what", about: topic };
}

/** What a line of before did, by its word, its topic and the news in it. */
function actsOf(move: string, topic: string | null, stories: readonly string[]): SpeechAct[] {
  const news = stories.at(-1);
  const told: SpeechAct[] = stories.map((one) => ({ act: "tell", news: one }));
  const help = /^help:(.+)@(\d{1,9})$/.exec(topic ?? "");
  switch (move) {
    case "greet":
    case "farewell":
    case "thank":
      return [{ act: move }, ...told];
    case "ask":
      return [...told, askedFor(topic)];
    case "accept":
    case "decline":
    case "maybe": {
      const answer = { accept: "yes", decline: "no", maybe: "maybe" } as const;
      return news ? [{ act: "reply", to: { news }, answer: answer[move] }] : [];
    }
    case "invite":
      return topic === "along" && news ? [{ act: "propose", proposal: null, what: { kind: "company", news } }] : told;
    case "request":
      return help
        ? [{ act: "propose", proposal: null, what: { kind: "help", news: help[1]!, from: Number(help[2]) as Minutes } }]
        : told;
    default:
      return told.length === 0 && topic?.includes("/") ? [{ act: "tell", fact: topic }] : told;
  }
}

const isText = (one: unknown): one is string => typeof one === "string";
const texts = (list: unknown): string[] => (Array.isArray(list) ? list.filter(isText) : []);

/** A line, said or of a talk, with what it does. */
function lineNow({ move, topic, ...line }: Kept): Kept {
  const kept = Array.isArray(line.acts) && line.acts.length > 0;
  const acts = kept ? line.acts : actsOf(`${move}`, isText(topic) ? topic : null, texts(line.stories));
  return { ...line, acts };
}

/** What became of a promise of before; of one given up it is not known by whom. */
const becameOf = (marked: ReadonlyMap<string, string>): { kind: Became } => ({
  kind: marked.has("kept") ? "kept" : marked.has("missed") ? "missed" : "called off",
});

/**
 * A memory with its episode, and nothing but ids among its subjects. What was seen or done before episodes were kept stays a sentence: who
 * and what are one text in it, and here nobody knows the name that it begins with. "What is he doing?" finds what was seen since.
 */
function memoryNow(memory: Kept, marked: ReadonlyMap<string, string>): Kept {
  const subjects = texts(memory.subjects).filter((one) => !MARK.test(one));
  const promise = marked.get("kept") ?? marked.get("missed") ?? marked.get("commitment");
  const had = memory.episode;
  if (typeof had === "object" && had !== null)
    return { ...memory, subjects, episode: "with" in had && promise !== undefined ? { promise, ...had } : had };
  const [yes, no, move] = [marked.get("accepted"), marked.get("declined"), marked.get("move")];
  const news = yes ?? no;
  const episode: Episode | null = news
    ? { kind: yes ? "agreed" : "declined", to: { news } }
    : promise
      ? { ...becameOf(marked), with: subjects.slice(1), to: null, promise }
      : marked.has("intent")
        ? { kind: "followed", news: marked.get("intent")!, doing: "" }
        : move
          ? { kind: "said", acts: actsOf(move, marked.get("topic") ?? null, texts(memory.stories)) }
          : null;
  return { ...memory, subjects, ...(episode && { episode }) };
}

/** What a subject of before said beside an id. */
const MARK = /^(move|topic|accepted|declined|kept|missed|commitment|intent):(.*)$/s;

/** A story of before had an event or none, and no kind: what the town's own are of is read from its file. */
const storyNow = ({ event, ...story }: Kept): Kept => ({
  ...story,
  of: event
    ? { kind: "gathering", ...event }
    : story.secret
      ? { kind: "feeling", of: story.holder, about: null }
      : { kind: "happening", who: story.holder, report: null },
});

/** A thing that was kept, as it is kept now. */
export function asNow<T extends object>(kept: T): T;
export function asNow(kept: Kept): Kept {
  if (isText(kept.move) && "topic" in kept) return lineNow(kept);
  // A story of a town's file, which is kept with it, has a day where that of a town has a minute.
  const { event } = kept as { event?: { readonly date?: unknown } | null };
  if ("tells" in kept && event !== undefined && !("of" in kept) && !event?.date) return storyNow(kept);
  if (!Array.isArray(kept.subjects)) return kept;
  const marked = texts(kept.subjects).flatMap((one): [string, string][] => {
    const [, mark, value] = MARK.exec(one) ?? [];
    return mark && value !== undefined ? [[mark, value]] : [];
  });
  return marked.length === 0 ? kept : memoryNow(kept, new Map(marked));
}

/** JSON of before as it is written now, whatever is in it. */
export function jsonNow(json: Json): Json {
  if (Array.isArray(json)) return json.map(jsonNow);
  if (json === null || typeof json !== "object") return json;
  const held = Object.entries(json as { readonly [key: string]: Json });
  return asNow(Object.fromEntries(held.map(([key, one]) => [key, jsonNow(one)])));
}

/** An event of before; what is kept in it as well. */
export function eventNow(event: TownEvent): TownEvent {
  if (event.kind !== "memory-kept") return asNow(event);
  const memory = asNow(event.memory);
  return memory === event.memory ? event : { ...event, memory };
}

/** A state of before with the kinds that it lacks: things and pieces of a day by their short labels, stories by the town's file. */
export function withKinds(state: TownState, { stories: told, language }: TownDefinition): TownState {
  const planned = (mind: Mind): Mind => {
    if (!mind.plan || mind.plan.chunks.every(({ activity }) => activity !== undefined)) return mind;
    const chunks = mind.plan.chunks.map((one) => ({
      ...one,
      activity: one.activity ?? activityIn(one.doing, language),
    }));
    return { ...mind, plan: { ...mind.plan, chunks } };
  };
  const withThem = (minds: TownState["minds"]) => new Map([...minds].map(([id, mind]) => [id, planned(mind)]));
  const objects = new Map(state.world.objects);
  for (const [id, now] of objects)
    if (now.odd && !now.trouble) objects.set(id, { ...now, trouble: troubleIn(now.text, language) });
  const stories = new Map(state.stories);
  for (const { id, of } of told) {
    const held = stories.get(id);
    if (!held) continue;
    // Nobody knew by its kind when it would be over: it begins to be counted now.
    if (of.kind !== "gathering")
      stories.set(id, { ...held, of, ...(of.kind === "danger" ? { since: state.now } : {}) });
    else if (held.of.kind === "gathering") stories.set(id, { ...held, of: { ...of, ...held.of } });
  }
  const [minds, awayMinds] = [withThem(state.minds), withThem(state.awayMinds)];
  return { ...state, minds, awayMinds, stories, world: { ...state.world, objects } };
}
