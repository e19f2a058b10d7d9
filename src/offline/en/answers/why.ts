/** Answers to "why", offline: the reason one remembers, else what one says of the thing oneself, else that there is none to give. */

import { startOfDay } from "../../../clock/units.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import { stems } from "../../../mind/memory/words.ts";
import { bestMemory } from "../../../mind/news/stories.ts";
import type { Self } from "../../../mind/self.ts";
import type { Memory } from "../../../world/events.ts";
import { mealOf } from "../../../world/kinds.ts";
import { type Ask, choose, meIn } from "../../answers/ask.ts";
import { isOffice } from "../../say/spoken.ts";
import type { Answer } from "../../tongue.ts";
import { answer, busyWith, contentWords, isNew, isPrivate, joined, lastToAsker, overlap, type Rule } from "./ask.ts";
import { asksFor } from "./news.ts";
import { accusation, accused, topicIn } from "./told.ts";
import { asMe, atPlace, callName } from "./voice.ts";

const lines = {
  voice: [
    "It came to me one day, and it hasn't let go of me since.",
    "I can't explain it better than this: I thought of it, and I knew.",
    "Call it a notion. It felt right at once.",
  ],
  usualPlace: ["I have {meal} {place} on most days, that's all.", "No special reason. I usually have {meal} {place}."],
  notOut: ["I didn't eat out. I had {meal} at home.", "But I had {meal} at home today."],
  notYetOut: ["I haven't eaten out today.", "I haven't been out for a meal today."],
  didNot: ["Did I? I don't remember doing that.", "I can't say I did, as far as I remember."],
  askThem: ["You'd have to ask {who}.", "That only {who} can tell you.", "I don't know {who}'s reasons."],
  here: ["I'm {doing}, that's all.", "Because I'm {doing}.", "I work here, for one thing, and just now I'm {doing}."],
  nature: [
    "I couldn't give you a reason. It's how I am.",
    "I like it, and that's reason enough for me.",
    "It suits me. I never needed more of a reason.",
    "One thing led to another, and I stayed with it.",
  ],
  unknown: ["I couldn't tell you why.", "I don't know the reason.", "I wish I knew why."],
  office: [
    "Because I listen first, and I'm not afraid of work.",
    "Don't, if you know somebody better. But I'll answer every letter.",
    "Because I mean to mend what's broken before I promise anything new.",
  ],
} as const;

/** Words that give a reason. */
const reason =
  /\b(?:because|so that|since|somebody (?:has to|should)|i (?:want|wanted|like|love|miss|could do with|fancy|owe|care|need|believe|can't bear)|for years|after \w+ years|useful|ever since|that's where i have it|taught me|made me|i thought)\b/i;

const meals = ["breakfast", "lunch", "dinner"] as const;

/** Why somebody does, did or wants something. */
export const why: Rule = (ask) => {
  const { p, self } = ask;
  if (
    !/^(?:\W|but|and|so|then|tell me|may i ask|out of curiosity)*(?:why|how come|what for|for what reason|what made you|what makes you want|what is (?:the|your) reason)\b/.test(
      p.trim(),
    )
  )
    return null;
  if (/\bwhy do not (?:you|we)\b|\bwhy not (?:come|join|go)\b/.test(p)) return null;
  if (/^\W*(?:but |and )?why(?: not| so| is that)?\W*$/.test(p.trim()))
    return lastToAsker(ask) && answer(ask, "why", true, choose(ask, lines.nature));
  if (accusation.test(p) && /\b(?:me|us|him|her|them|everybody|everyone|people)\b/.test(p)) return accused(ask);
  const eaten =
    /\b(?:eat|ate|have (?:breakfast|lunch|dinner)) (?:out|away|at the|in the|at a)\b|\beat(?:ing)? out\b/.test(p);
  if (eaten) return eatingOut(ask);
  const words = contentWords(ask, ask.text).filter(
    (word) => !/^(?:why|reason|com|decid|want|becom|get|start)$/.test(word),
  );
  const noted = remembered(self, words);
  if (noted) return answer(ask, "why", true, because(self, noted), [noted]);
  const others = ask.people.filter(({ ids }) => ids.some((id) => id !== self.persona.id));
  if (/\b(?:are|were) you (?:here|in (?:the|this)|at (?:the|this)|standing|sitting|out)\b/.test(p)) {
    const works = self.persona.work?.spot.place === meIn(self)?.spot.place;
    return answer(
      ask,
      "why",
      true,
      choose(ask, works ? lines.here : lines.here.slice(0, 2), { doing: busyWith(self) }),
    );
  }
  const story = [...self.stories.values()].find(
    (one) => one.holder === self.persona.id && !one.secret && asksFor(ask, one) > 0,
  );
  const vote = story && isOffice(story) && /\bvote\b|\bchoose you\b|\bsupport you\b/.test(p);
  if (vote) return answer(ask, "why", true, choose(ask, lines.office), [bestMemory(self.mind, story.id)!]);
  if (story) {
    const reasons = story.id.startsWith("whisper") ? [] : story.tells.filter((one) => reason.test(one));
    const line = reasons.length > 0 ? choose(ask, reasons) : choose(ask, lines.voice);
    return answer(ask, "why", true, line, [bestMemory(self.mind, story.id)!]);
  }
  if (/\byou\b|\byour\b/.test(p) || others.length === 0) {
    const own = reasonOfTopic(ask, words);
    if (own) return answer(ask, "why", true, own);
    const past = /\b(?:did|were|have) you\b/.test(p);
    if (past && others.length === 0 && words.length > 0)
      return answer(ask, "dont-know", false, choose(ask, lines.didNot));
    if (/\bdo you\b|\bare you\b|\byour\b/.test(p) && others.length === 0 && isMine(ask, words))
      return answer(ask, "why", true, choose(ask, lines.nature));
  }
  const about = others[0];
  if (about && !/\b(?:do|did|are) you\b/.test(p)) {
    const id = about.ids.find((one) => one !== self.persona.id)!;
    return answer(ask, "dont-know", false, choose(ask, lines.askThem, { who: callName(self, id) }));
  }
  return others.length > 0 ? null : answer(ask, "dont-know", false, choose(ask, lines.unknown));
};

/** The memory of one's own that gives the reason for what is asked, the latest; none that is somebody's secret. */
function remembered(self: Self, words: readonly string[]): Memory | null {
  if (words.length === 0) return null;
  const fits = memoriesOf(self.mind.stream).filter(
    (memory) =>
      memory.source.how !== "heard" &&
      / because /.test(memory.text) &&
      memory.text.startsWith(self.persona.name) &&
      !isPrivate(self, memory) &&
      overlap(words, memory.text).share >= 0.6,
  );
  return fits.at(-1) ?? null;
}

const because = (self: Self, memory: Memory): string => {
  const [, reasons = ""] = / because (.+)$/s.exec(memory.text) ?? [];
  return `Because ${asMe(self, reasons)
    .replace(/^I\b/, "I")
    .replace(/^(?!I\b)\p{Lu}/u, (letter) => letter.toLowerCase())}`;
};

/** Why one had a meal away from home today: what was remembered of it, one's habit, or that one did not. */
function eatingOut(ask: Ask): Answer {
  const { self } = ask;
  const midnight = startOfDay(Math.floor(self.now / 1440) + 1);
  const noted = memoriesOf(self.mind.stream).findLast(
    ({ created, text, source }) =>
      created >= midnight &&
      source.how === "did" &&
      / because /.test(text) &&
      /\b(?:breakfast|lunch|dinner)\b/.test(text),
  );
  if (noted) return answer(ask, "why", true, because(self, noted), [noted]);
  const home = self.persona.home.place;
  const had = (self.mind.plan?.chunks ?? []).filter((one) => one.kind === "meal" && one.from <= self.now);
  const named = meals.find((one) => ask.p.includes(one));
  const out = had.findLast((one) => one.place !== home && (!named || one.activity === named));
  const meal = mealOf((out ?? had.at(-1))?.activity);
  if (!out && meal) return answer(ask, "why", true, choose(ask, lines.notOut, { meal }));
  if (!out || !meal) return answer(ask, "why", true, choose(ask, lines.notYetOut));
  const says = topicIn(ask, `${meal} meal ${ask.text}`, 1)?.says.find((one) => isNew(ask, one) && one.length < 120);
  return answer(
    ask,
    "why",
    true,
    joined(choose(ask, lines.usualPlace, { meal, place: atPlace(self, out.place) }), says),
  );
}

/** What one says of a thing one cares for that comes nearest to a reason; nothing twice to the same person. */
function reasonOfTopic(ask: Ask, words: readonly string[]): string | null {
  const topic = topicIn(ask, ask.text, 1);
  const work = isMine(ask, words) ? workTopic(ask) : null;
  if (!topic && !work) return null;
  const weight = (one: string) => (strong.test(one) ? 3 : reason.test(one) ? 2 : 0) + overlap(words, one).count;
  // What made one take up one's work may be told of one's early days.
  const pool = ask.self.persona.topics.flatMap((one) =>
    one.says
      .filter(
        (says) =>
          !ask.said.includes(says) && (one === topic || one === work || (work !== null && /for a living/.test(says))),
      )
      .map((says) => ({ says, score: weight(says) + (one === topic ? 1 : 0) })),
  );
  return pool.sort((a, b) => b.score - a.score)[0]?.says ?? null;
}

/** Words that say outright why. */
const strong = /\b(?:because|that's why|that's where|for a living|ever since|i owe)\b/i;

/** Whether what is asked about is what one does: one's work, what one is busy with, one's pastimes. */
function isMine({ self }: Ask, words: readonly string[]): boolean {
  const { persona } = self;
  const own = [
    persona.occupation,
    persona.work?.doing ?? "",
    ...persona.currently,
    ...persona.pastimes.map((one) => one.doing),
  ];
  return overlap(words, own.join(" ")).count > 0;
}

/** The topic nearest to one's work. */
function workTopic({ self: { persona } }: Ask) {
  const work = new Set(stems(`${persona.occupation} ${persona.work?.doing ?? ""} ${persona.currently.join(" ")}`));
  const hits = (words: readonly string[]) =>
    words.flatMap((word) => stems(word)).filter((word) => work.has(word)).length;
  return [...persona.topics].sort((a, b) => hits([b.label, ...b.words]) - hits([a.label, ...a.words]))[0] ?? null;
}
