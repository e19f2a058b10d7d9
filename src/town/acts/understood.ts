/** The door: what a person says in town, or puts into somebody's mind, is understood once, when they do. */
import type { Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { personSought } from "../../mind/act/where.ts";
import type { Mind, TownFacts } from "../../mind/mind.ts";
import type { Story } from "../../mind/persona.ts";
import { matterOf } from "../../mind/plan/matters.ts";
import { readingOf } from "../../mind/understand.ts";
import type { Person } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { Reading, Thought } from "../../world/reading.ts";
import type { Matter } from "../../world/speech-acts.ts";
import type { TownState } from "../state.ts";

/** What a person's words are understood to be; `tells` is the news that they may tell. Whom they are to is open as long as it is null. */
export const understood = (
  { world, now, stories, minds }: TownState,
  facts: TownFacts,
  by: Person,
  text: string,
  to: PersonId | null,
  tells: readonly Story[] = [],
): Reading =>
  readingOf(facts.understand, text, {
    town: facts,
    world,
    now,
    by,
    to,
    lines: (by.talk && world.talks.get(by.talk)?.lines) || [],
    stories: [...stories.values()],
    tells,
    agreed: to === null ? [] : agreed(minds.get(to) ?? minds.get(by.id), [to, by.id], now),
  });

/** What somebody has agreed to with another, the soonest first. */
const agreed = (mind: Mind | undefined, both: readonly PersonId[], now: Minutes): Matter[] =>
  (mind?.commitments ?? [])
    .filter((one) => one.from !== null && one.from > now && one.with.some((who) => both.includes(who)))
    .sort((a, b) => a.from! - b.from!)
    .flatMap((one) => matterOf(one, mind!.id) ?? []);

/** What a thought means to whoever has it; of a suspicion no more than that it is one. */
export function thoughtOf({ minds }: TownState, facts: TownFacts, who: PersonId, text: string, story: Story): Thought {
  const { name, pronouns } = facts.personas.get(who)!;
  const { planning, grammar, reacting } = languageOf(facts.language);
  const { gist, deed, lasting } = planning.intent;
  const meant = story.suspects ? story.memory : grammar.asThirdPerson(gist(text), name, pronouns);
  const told = reacting.seeking.message.exec(text)?.[1];
  return {
    meant,
    deed: deed(meant),
    lasting: lasting.test(meant),
    seeks: personSought(minds.get(who)!, text, facts),
    tell: told ? grammar.asOwnWords(told) : null,
  };
}
