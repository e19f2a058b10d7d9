/** What the rules of offline answering share in every language: the question as understood, and how a line is chosen so that nobody hears it twice. */
import { findMemory } from "../../mind/memory/stream.ts";
import { fitFor } from "../../mind/news/stories.ts";
import type { Asker } from "../../mind/questions/interview.ts";
import type { Self } from "../../mind/self.ts";
import type { Random } from "../../world/chance.ts";
import type { Memory } from "../../world/events.ts";
import { firstName, type Person } from "../../world/people.ts";
import type { Reading } from "../../world/reading.ts";
import { canHear, inHearing } from "../../world/world.ts";
import { fill } from "../say/fill.ts";
import { isSaid, leastSaid, shareOf } from "../say/said-here.ts";
import { talkWords } from "../say/words.ts";
import type { Answer } from "../tongue.ts";
import type { PersonNamed } from "./names.ts";

/** A question as it is understood. */
export interface Ask {
  readonly self: Self;
  readonly asker: Asker;
  /** All that was said, and the sentence that matters most. */
  readonly whole: string;
  readonly text: string;
  /** Both in plain form. */
  readonly all: string;
  readonly p: string;
  readonly question: boolean;
  readonly people: readonly PersonNamed[];
  readonly recalled: readonly Memory[];
  readonly random: Random;
  /** What the resident has already said to the asker. */
  readonly said: string;
  /** What was said of late in this place, oldest first; none where nobody else listens. */
  readonly lately: readonly string[];
  /** What it was understood to be when it was typed; absent where nobody typed it in a talk. */
  readonly reading?: Reading | undefined;
}

/** One of the wordings, rather one the asker has not heard, and nobody here of late. */
export function choose(
  ask: Pick<Ask, "said" | "lately" | "random">,
  wordings: readonly string[],
  values: Readonly<Record<string, string>> = {},
): string {
  const fresh = wordings.filter((wording) => !ask.said.includes(fill(wording, values).replace(/[.!?]$/, "")));
  // Of what they have heard it is rather what they heard longest ago.
  const left = fresh.length > 0 ? fresh : leastSaid(wordings, ask.said.split("\n"));
  return fill(ask.random.pick(leastSaid(left, ask.lately)), values);
}

/** One's own greetings while one of them was not said here of late, else plain ones. */
export function greetingsFor(
  ask: Pick<Ask, "self" | "lately">,
  own: readonly string[],
  plain: readonly string[],
): readonly string[] {
  if (own.length === 0) return plain.slice(0, 1);
  return own.every((one) => isSaid(one, ask.lately)) ? shareOf(ask.self, plain) : own;
}

/** The resident in the world. */
export const meIn = (self: Self): Person | null => self.world.people.get(self.persona.id) ?? null;

/** Others whom the resident sees or hears now. */
export function present(self: Self): Person[] {
  const me = meIn(self);
  if (!me || me.asleep) return [];
  return [...self.world.people.values()].filter((one) => one.id !== me.id && canHear(self.world, one, me.spot));
}

/** The first name of the asker, for speaking to them; all of it where somebody else here is called so too. */
export function askerName({ self, asker }: Pick<Ask, "self" | "asker">): string {
  // What visitors call themselves in one word is used as it is: 糖糖妈妈 is no 妈妈.
  const whole = asker.visitor && firstName(asker.name) === asker.name;
  const first = whole ? asker.name : talkWords(self).shortName(asker.name);
  const alike = [...self.world.people.values()].some((one) => one.id !== asker.id && firstName(one.name) === first);
  return alike ? asker.name : first;
}

/** Whether an answer rests on nothing that is only suspected of the one who asks, or of anybody else who would hear it. */
export const mayBeHeardBy = ({ self, asker }: Pick<Ask, "self" | "asker">, { rests }: Answer): boolean => {
  const memories = rests.flatMap((id) => findMemory(self.mind.stream, id) ?? []);
  // Nobody else hears an interview: whoever asks there is not in town.
  const heard = self.world.people.has(asker.id) ? inHearing(self.world, self.persona.id, [asker.id]) : [asker.id];
  return fitFor(memories, heard, self.stories).length === memories.length;
};
