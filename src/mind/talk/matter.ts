/** What is talked of, by the acts of lines: of what they ask, tell or have a view. */
import type { Memory } from "../../world/events.ts";
import type { Line } from "../../world/people.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import { actsOf } from "../memory/episode.ts";
import type { Persona, Topic } from "../persona.ts";
import type { Self } from "../self.ts";

/** What an act asks or tells of, by its id; of one thing told of a topic ("ana/bees/3") the topic. Null where it has none. */
function matterOf(one: SpeechAct): string | null {
  if (one.act === "ask") return one.about;
  if (one.act === "warn" || one.act === "confide") return one.news;
  if (one.act !== "tell") return null;
  if ("news" in one) return one.news;
  if ("fact" in one) return one.fact.split("/").slice(0, 2).join("/");
  return "opinion" in one ? one.opinion : "memory" in one ? one.memory : one.reported;
}

/** All that acts ask or tell of, in their order. */
export const mattersIn = (acts: readonly SpeechAct[]): string[] => acts.flatMap((one) => matterOf(one) ?? []);

/** All that a remembered line asks or tells of. */
export const mattersOf = (memory: Memory): string[] => mattersIn(actsOf(memory));

/** What lines are about: the last that they ask or tell of; null where they have spoken of nothing. */
export const talkedOf = (lines: readonly Pick<Line, "acts">[]): string | null =>
  lines.flatMap(({ acts }) => mattersIn(acts)).at(-1) ?? null;

/** The name by which a topic of somebody's is told of. */
export const topicKey = ({ id }: Pick<Persona, "id">, topic: Topic): string => `${id}/${topic.id}`;

/** Whose topic a matter is, and which; null where it is none. */
export function topicOf({ town }: Pick<Self, "town">, matter: string | null): { owner: Persona; topic: Topic } | null {
  const [id = "", named] = matter?.split("/") ?? [];
  const owner = town.personas.get(id);
  const topic = owner?.topics.find((one) => one.id === named);
  return owner && topic ? { owner, topic } : null;
}

/** The topics that remembered lines ask or tell of, each once. */
export const topicsIn = (self: Pick<Self, "town">, said: readonly Memory[]) =>
  [...new Set(said.flatMap(mattersOf))].flatMap((matter) => topicOf(self, matter) ?? []);
