/**
 * Answers that need more than a memory: what somebody would like, whom one would spend time with, what inspires one (paper appendix B,
 * reflections). They are read from what was concluded; whoever has concluded nothing has no idea, or names whom they see most often
 * (paper sections 4.2, 6.5.3).
 */

import { literal } from "../../../language/literal.ts";
import { memoriesOf, memoriesWith } from "../../../mind/memory/stream.ts";
import type { Self } from "../../../mind/self.ts";
import type { Memory } from "../../../world/events.ts";
import { firstName } from "../../../world/people.ts";
import type { PersonId } from "../../../world/places.ts";
import { type Ask, choose } from "../../answers/ask.ts";
import type { Answer } from "../../tongue.ts";
import { about, answer, isPrivate, joined, tieOf } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { asMe, callName } from "./voice.ts";

/** What somebody is said to care for: "X is devoted to the chess club" -> "the chess club". */
const caring =
  /\b(?:devoted to|dedicated to|passionate about|interested in|thinks? a great deal about|has to do with|talk like|cares? about|taken up with|coming back to|gets? far from|revolve around|(?:passion|interest|love|enthusiasm) (?:for|in|of)|is (?:working on|writing|studying|building)) (.+?)(?: in thought)?[.!]?$/i;

/** How much an insight makes for company: wishing for it and sharing something first, being strangers last. */
const bonds: readonly (readonly [RegExp, number])[] = [
  [/\b(?:hardly knows?|at a distance|distrusts?|dislikes?|keeps? out of)\b/i, -2],
  [/\b(?:spend more time with)\b/i, 4],
  [/\b(?:both|shares?|in common|alike)\b/i, 3],
  [/\b(?:matters? to|would miss|closer|tell .{1,200} anything|leans on|understands|admires?|likes|fond)\b/i, 2],
];

const bond = ({ text }: Memory): number => bonds.find(([words]) => words.test(text))?.[1] ?? 1;

/** What the resident has concluded and would say to others, oldest first. */
const conclusions = (self: Self): Memory[] =>
  memoriesOf(self.mind.stream).filter((memory) => memory.kind === "reflection" && !isPrivate(self, memory));

/** A conclusion as one would say it of oneself and others. */
const inWords = (self: Self, { text }: Memory): string =>
  asMe(self, text).replace(/\b(we|they) are both\b/g, (_, who: string) =>
    who === "they" ? "we're both" : "we are both",
  );

/** Whether words name somebody: by the full name, or by the first name where nobody else has it. */
function names(self: Self, text: string, id: PersonId): boolean {
  const name = self.town.personas.get(id)?.name ?? callName(self, id);
  if (text.includes(name)) return true;
  const first = firstName(name);
  const shared = [...self.town.personas.values()].some((one) => one.id !== id && firstName(one.name) === first);
  return !shared && new RegExp(`\\b${literal(first)}\\b`).test(text);
}

/** What somebody cares for, as concluded or as the town file gives it; the latest that is shared first. */
function careOf(self: Self, id: PersonId): { memory: Memory; care: string } | null {
  const given = memoriesWith(self.mind.stream, { subject: id }).filter(
    (memory) => memory.source.how === "given" && !isPrivate(self, memory) && memory.stories.length === 0,
  );
  const known = [...conclusions(self).reverse(), ...given]
    .filter(({ text }) => names(self, text, id) && bond({ text } as Memory) > 0)
    .flatMap((memory) => {
      const care = caring.exec(memory.text)?.[1];
      // "Both" says it of the two; else the sentence must be about them and not about the resident.
      const theirs = /\bboth\b/.test(memory.text) || !memory.text.startsWith(self.persona.name);
      return care && theirs ? [{ memory, care }] : [];
    });
  return known.find(({ memory }) => /\bboth\b/.test(memory.text)) ?? known[0] ?? null;
}

/** What somebody would like: a book, a present, a kind word. Without a conclusion about them there is nothing to go by. */
export function forThem(ask: Ask, id: PersonId): Answer {
  const { self } = ask;
  const values = about(self, id);
  const known = careOf(self, id);
  const compliment = /\b(?:compliment|praise|kind word|flatter|something nice)\b/.test(ask.p);
  const book = /\b(?:book|read)\b/.test(ask.p);
  if (known) {
    const bank = compliment ? lines.complimentFor : book ? lines.bookFor : lines.presentFor;
    const wish = choose(ask, bank, { ...values, care: known.care });
    const why = inWords(self, known.memory);
    return answer(ask, "for-them", true, compliment ? wish : joined(wish, why), [known.memory]);
  }
  const fond = conclusions(self).findLast((memory) => names(self, memory.text, id) && bond(memory) >= 2);
  const close = (tieOf(self, id)?.warmth ?? 0) >= 1;
  if (compliment && (fond || close))
    return answer(
      ask,
      "for-them",
      true,
      joined(choose(ask, lines.gladOf, values), fond && inWords(self, fond)),
      fond ? [fond] : [],
    );
  return answer(ask, "dont-know", false, choose(ask, close ? lines.noIdeaForFriend : lines.noIdeaFor, values));
}

/** With whom one would spend time, and why: by what was concluded of people, else whomever one comes across most often. */
export function withWhom(ask: Ask): Answer {
  const { self } = ask;
  const concluded = conclusions(self);
  const others = [...self.town.personas.keys()].filter((id) => id !== self.persona.id);
  const scored = others.map((id) => {
    const of = concluded.filter(({ text }) => names(self, text, id));
    const why = [...of].sort((a, b) => bond(a) - bond(b) || a.created - b.created).at(-1) ?? null;
    const warmth = tieOf(self, id)?.warmth ?? 0;
    return { id, why, score: why ? 2 * bond(why) + of.length / 10 + warmth / 2 : Number.NEGATIVE_INFINITY };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), scored[0]!);
  if (best?.why && best.score > 0)
    return answer(ask, "with-whom", true, joined(`With ${callName(self, best.id)}`, inWords(self, best.why)), [
      best.why,
    ]);
  const seen = (id: PersonId) =>
    memoriesWith(self.mind.stream, { subject: id }).filter(
      ({ source }) => source.how === "saw" || source.how === "heard",
    );
  const often = others
    .map((id) => ({ id, memories: seen(id) }))
    .reduce<{ id: PersonId; memories: Memory[] } | null>(
      (one, other) => (other.memories.length > (one?.memories.length ?? 0) ? other : one),
      null,
    );
  if (often)
    return answer(ask, "with-whom", true, choose(ask, lines.seenMost, about(self, often.id)), often.memories.slice(-1));
  return answer(ask, "dont-know", false, "I don't know. Nobody in particular, I think.");
}

/** What one's thoughts are with: what one has concluded of oneself, the weightiest first; null where nothing was. */
export function inspired(ask: Ask): Answer | null {
  const { self } = ask;
  const own = conclusions(self).filter(
    (memory) =>
      memory.text.startsWith(self.persona.name) && bond(memory) > 0 && !/^\S+ \S+ and\b.*\btalked\b/.test(memory.text),
  );
  const weight = (memory: Memory) => (caring.test(memory.text) ? 4 : 0) + bond(memory) + memory.poignancy / 10;
  const [first, ...rest] = [...own].sort((a, b) => weight(b) - weight(a) || b.created - a.created);
  // What is only about somebody else is no answer to what moves oneself.
  if (
    !first ||
    (!caring.test(first.text) && !/\bdays revolve\b|\bkeeps coming back\b|\bserious about\b/.test(first.text))
  )
    return null;
  const shape = (memory: Memory) => memory.text.split(" ").slice(2, 6).join(" ");
  // What is said with the first is not said again in other words.
  const said = (memory: Memory) => first.text.includes(caring.exec(memory.text)?.[1] ?? "\u0000");
  const second = rest.find((one) => shape(one) !== shape(first) && !said(one));
  const line = choose(ask, ["{insight}.", "Lately it's this: {insight}.", "If I think about it: {insight}."], {
    insight: inWords(self, first),
  });
  return answer(
    ask,
    "inspires",
    true,
    joined(line, second && inWords(self, second)),
    second ? [first, second] : [first],
  );
}
