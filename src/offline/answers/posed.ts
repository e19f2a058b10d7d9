/**
 * What an interview puts to somebody in so many words (paper appendix B): who they are, how a day of theirs goes, what they have just
 * finished; what inspires them, what would please somebody, whose company they would choose. The last are answered by what was concluded:
 * whoever has concluded nothing has no idea, or names whom they see most often (paper sections 4.2, 6.5.3).
 */

import { later } from "../../clock/units.ts";
import { capital } from "../../language/capital.ts";
import { doingIn } from "../../mind/memory/episode.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import { livedDay, wakingDay } from "../../mind/plan/plan.ts";
import type { Memory } from "../../world/events.ts";
import { firstName } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, joined, oneOf, said } from "./answerer.ts";
import { meIn } from "./ask.ts";
import { contentOf } from "./content.ts";
import { tieTo } from "./known.ts";
import { valuesOf } from "./manner.ts";
import { names } from "./naming.ts";
import { company, introduced, usual, wish } from "./oneself.ts";
import { knows, whom } from "./people.ts";

/** What one has concluded and would tell others, the latest first. */
const conclusions = ({ self, mouth }: Asked): readonly Memory[] =>
  memoriesOf(self.mind.stream)
    .filter((memory) => memory.kind === "reflection" && !mouth.isPrivate(self, memory))
    .reverse();

/** Whom of the town a text names. */
const namedIn = ({ self }: Asked, text: string): readonly PersonId[] =>
  [...self.town.personas.values()].filter(({ name }) => text.includes(firstName(name))).map(({ id }) => id);

/** What would please somebody: a present, a book, a kind word, by what was concluded of them. Null where that is not asked. */
export function forThem(ask: Asked): Answer | null {
  const { self, mouth, lines } = ask;
  const sort = lines.posed.forThem.find(({ words }) => names(words, ask.text));
  const id = sort && ask.people.length > 0 ? whom(ask, {})?.id : null;
  if (!sort || !id || id === self.persona.id || knows(ask, id) === "not") return null;
  const values = mouth.of(self, id);
  const kind = sort === lines.posed.forThem[0];
  // What was found of the two says how close they are, and not what either is given to.
  const thought = conclusions(ask).find(({ text }) => {
    const named = namedIn(ask, text);
    return named.length === 1 && named[0] === id;
  });
  if (thought) {
    const { line } = oneOf(ask, "", sort.says, values);
    return said("for-them", joined(ask, mouth.asMe(self, thought.text), line), { rests: [thought] });
  }
  const close = (tieTo(self, id)?.warmth ?? 0) >= 1;
  if (kind && close) return oneOf(ask, "for-them", lines.posed.gladOf, values);
  return oneOf(ask, "dont-know", lines.posed.noIdea, values, { known: false });
}

/** What one's thoughts are with: what was concluded of oneself alone, else what comes to mind. */
function inspired(ask: Asked): Answer | null {
  const { self, mouth, lines } = ask;
  if (!names(lines.posed.inspiresWords, ask.text)) return null;
  const thought = conclusions(ask).find(({ text }) => namedIn(ask, text).join() === self.persona.id);
  if (!thought) return null;
  const values = { thought: mouth.sentence(mouth.asMe(self, thought.text)) };
  return oneOf(ask, "inspires", lines.posed.inspires, values, { rests: [thought] });
}

/** What one has just finished, now or at an hour that is named: "Say it is one o'clock". Null where that is not asked. */
function finished(ask: Asked): Answer | null {
  const { self, mouth, lines, reading } = ask;
  if (!names(lines.posed.finishedWords, ask.text)) return null;
  const then = reading?.clauses.map(({ slots }) => slots?.at).find((at) => at !== undefined && at < self.now);
  const at = then ?? self.now;
  if (then !== undefined && then <= wakingDay(self.persona, livedDay(self.persona, then)).wake)
    return oneOf(ask, "finished", lines.dayAsleep, valuesOf(ask));
  // What one is still at is not finished.
  const still = then === undefined ? meIn(self)?.doing.text : undefined;
  const deed = memoriesOf(self.mind.stream).findLast(
    (memory) =>
      memory.source.how === "did" &&
      memory.episode?.kind === "did" &&
      memory.created > later(at, -FRESH) &&
      memory.created <= at &&
      doingIn(memory) !== still,
  );
  const chunk = self.mind.plan?.chunks.findLast(({ from, to }) => (then === undefined ? to <= at : from < at - 5));
  const doing = deed
    ? mouth.doing(self, doingIn(deed) ?? "", deed.place)
    : chunk && mouth.doing(self, chunk.doing, chunk.place);
  return doing
    ? oneOf(ask, "finished", lines.posed.finished, { doing }, { rests: deed ? [deed] : [] })
    : oneOf(ask, "past", lines.dayUnknown, valuesOf(ask), { known: false });
}
/** So many minutes later nobody has just finished a thing. */
const FRESH = 120;

/** What one is like at one's best. Null where that is not asked. */
function strengths(ask: Asked): Answer | null {
  const { self, mouth, lines } = ask;
  if (!names(lines.posed.strengthsWords, ask.text)) return null;
  const traits = mouth.listed(self.persona.traits.slice(0, 3));
  return oneOf(ask, "strengths", lines.posed.strengths, { traits, Traits: capital(traits) });
}

/** Whether it is asked if one is somebody of one's name who is known for something: "the famous economist". */
function takenForAnother(ask: Asked): boolean {
  const { self, lines, text } = ask;
  const [before = "", ...after] = text.split(self.persona.name);
  const called = before.trim();
  return (
    after.length > 0 &&
    names(lines.posed.areYouWords, called) &&
    // Who is called by their name in passing is asked something else.
    !/[,，、]$/u.test(called) &&
    contentOf(ask, called).length > 0
  );
}

/** The answer to what an interview asks in so many words; null for other questions. */
export function posed(ask: Asked): Answer | null {
  const { posed } = ask.lines;
  const other = ask.people.some(({ ids }) => !ids.includes(ask.self.persona.id));
  const gift = forThem(ask);
  if (gift || other) return gift;
  if (names(posed.introduceWords, ask.text) || takenForAnother(ask)) return introduced(ask);
  const found = strengths(ask) ?? finished(ask) ?? usual(ask) ?? company(ask) ?? inspired(ask);
  const ofPassion = names([...posed.passionWords, ...posed.inspiresWords], ask.text);
  return found ?? (ofPassion ? wish(ask, { act: { act: "chat" }, confidence: 1, intent: "ask-your-wish" }) : null);
}
