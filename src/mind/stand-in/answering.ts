/** How a line is answered, offline: what was told, what is news, what was asked. */
import type { Random } from "../../world/chance.ts";
import type { Line } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { Story } from "../persona.ts";
import { believesKnows, bestMemory, knowsWhen } from "../stories.ts";
import { memoriesOf } from "../stream.ts";
import { nameOf } from "../tell.ts";
import { stem, stems } from "../words.ts";
import { tellings, unsaid } from "./initiative.ts";
import { fill } from "./lines.ts";
import { capital, fresh, grumpy, isOffice, mentioned, type Part, type TalkInput, warmthTo } from "./spoken.ts";
import { standInsOf } from "./stand-ins.ts";
import { talkLength } from "./talk.ts";
import { talkWords } from "./talk-words.ts";

/** A word on what the other told of their own things, and perhaps a question further into it. */
export function toTelling(input: TalkInput, last: Line, random: Random): Part {
  const { lines, space } = talkWords(input);
  const cool = (warmthTo(input, last.who) ?? 0) < 0 || grumpy(input.persona);
  const comment = fresh(input, cool ? lines.commentCool : lines.comment, random);
  const [owner, id] = last.topic?.split("/") ?? [];
  const topic = input.town.personas.get(owner ?? "")?.topics.find((one) => one.id === id);
  const asked = input.lines.filter((line) => line.topic === last.topic && line.move === "ask").length;
  const late = input.lines.length + 1 >= talkLength(input);
  if (topic && owner === last.who && asked < 1 && !late && random.chance(cool ? 0.15 : 0.4))
    return {
      text: `${random.chance(0.5) ? `${comment}${space}` : ""}${fill(fresh(input, lines.more, random), { label: topic.label })}`,
      move: "ask",
      topic: last.topic,
    };
  return { text: comment, move: "say" };
}

/** News that is no invitation: known already, or taken with a view. */
export function toNews(input: TalkInput, story: Story, other: PersonId, random: Random): Part {
  const { lines, space, shortName } = talkWords(input);
  const before = memoriesOf(input.mind.stream).find(
    (memory) =>
      memory.stories.includes(story.id) &&
      memory.speaker !== null &&
      memory.speaker !== other &&
      memory.speaker !== input.persona.id,
  );
  const subject = story.holder;
  const opinion =
    subject === input.persona.id || subject === other
      ? subject === other
        ? stanceOn(input, story, random, true)
        : ""
      : stanceOn(input, story, random, false);
  const source = before?.speaker
    ? fill(fresh(input, lines.alreadyKnow, random), {
        source: shortName(nameOf(input.town, input.world, before.speaker)),
      })
    : fresh(input, lines.surprised, random);
  const warmth = warmthTo(input, subject) ?? 0;
  return { text: `${source}${space}${opinion}`.trim(), move: warmth < 0 ? "disagree" : warmth > 0 ? "agree" : "say" };
}

/** For, against or waiting, by what the resident thinks of the person; said to their face more plainly. */
function stanceOn(input: TalkInput, story: Story, random: Random, toFace: boolean): string {
  const { lines, shortName } = talkWords(input);
  const subject = story.holder;
  const warmth = warmthTo(input, subject) ?? 0;
  const name = shortName(nameOf(input.town, input.world, subject));
  if (toFace) {
    if (!isOffice(story)) return fresh(input, warmth < 0 ? lines.doubtToFace : lines.wonderToFace, random);
    return random.pick(warmth < 0 ? lines.againstToFace : warmth >= 1 ? lines.supportToFace : lines.neutralToFace);
  }
  const bank = isOffice(story)
    ? warmth < 0
      ? lines.against
      : warmth >= 1
        ? lines.support
        : lines.neutral
    : warmth < 0
      ? lines.doubt
      : lines.wonder;
  return fill(fresh(input, bank, random), { name });
}

/** A question from another resident: about kin, the mayor, one of the speaker's topics, or anything. */
export function toQuestion(input: TalkInput, last: Line, random: Random): Part {
  const { lines } = talkWords(input);
  const { persona, mind } = input;
  if (last.topic?.startsWith("kin:"))
    return { text: aboutKin(input, last.topic.slice(4), last.who, random), move: "answer" };
  const event = last.topic?.startsWith("when:") ? input.stories.get(last.topic.slice(5)) : undefined;
  if (event)
    return knowsWhen(mind, event, input.town.language)
      ? { text: random.pick(tellings(input, event)), move: "tell", topic: "when", weighty: true }
      : { text: fresh(input, lines.whenUnknown, random), move: "answer" };
  if (/\bmayor\b|镇长/i.test(last.text)) {
    const story = [...input.stories.values()].find(
      (one) =>
        !one.event && !one.secret && /mayor|election|镇长/.test(one.signs.flat().join(" ")) && bestMemory(mind, one.id),
    );
    const told = story && (believesKnows(mind, last.who, story) || last.stories.includes(story.id));
    if (story && !told) return { text: random.pick(tellings(input, story)), move: "tell" };
    if (story) return toNews(input, story, last.who, random);
    return { text: fresh(input, lines.noIdea, random), move: "answer" };
  }
  const topic = persona.topics.find((one) => last.topic === `${persona.id}/${one.id}`);
  if (topic)
    return {
      text: unsaid(input, topic, last.who, random) ?? deflect(input, last.text, random),
      move: "tell",
      topic: `${persona.id}/${topic.id}`,
    };
  const asker = { id: last.who, name: nameOf(input.town, input.world, last.who), visitor: false, about: "" };
  const honest = standInsOf(input.town.language).answer(input, questionOf(last.text), asker, input.recalled, random);
  if (honest.known && PLAIN.has(honest.kind)) return { text: honest.line, move: "answer" };
  const words = new Set(stems(questionOf(last.text)));
  const near = persona.topics.find((one) => one.words.some((word) => words.has(stem(word.toLowerCase()))));
  const said = near ? unsaid(input, near, last.who, random) : null;
  return said && near
    ? { text: said, move: "tell", topic: `${persona.id}/${near.id}` }
    : { text: deflect(input, last.text, random), move: "answer" };
}

/** Kinds of answers that serve among residents as they do for visitors. */
const PLAIN: ReadonlySet<string> = new Set([
  "topic",
  "interests",
  "home",
  "household",
  "work",
  "occupation",
  "opinion",
  "who",
  "where",
]);

/** The last question in somebody's words. */
const questionOf = (text: string): string =>
  text.split(/(?<=[.!?])\s+|(?<=[。！？])/).findLast((sentence) => /[?？]$/.test(sentence)) ?? text;

/** When one has nothing to say to a question: fitting its form, not its matter. */
function deflect(input: TalkInput, question: string, random: Random): string {
  const { lines, deflection } = talkWords(input);
  return fresh(input, lines[deflection(questionOf(question))], random);
}

/** What one knows of somebody's day: what they said, else what they were seen doing. */
function aboutKin(input: TalkInput, who: PersonId, asker: PersonId, random: Random): string {
  const { town, now, mind } = input;
  const { lines, seenDoing } = talkWords(input);
  const persona = town.personas.get(who);
  if (!persona) return fresh(input, lines.noIdea, random);
  const today = memoriesOf(mind.stream).filter(
    (memory) => memory.created > now - 600 && memory.subjects.includes(who) && memory.source.how !== "given",
  );
  const said = today.findLast(
    (memory) => memory.speaker === who && memory.subjects.includes(mind.id) && /["“]/.test(memory.text),
  );
  const they = persona.pronouns;
  const name = mentioned(input, who, asker);
  const values = { who: name, Who: capital(name), they, They: capital(they) };
  // What they told of their own things is worth passing on before what they said on leaving.
  const telling = today.findLast(
    (memory) =>
      memory.speaker === who &&
      memory.subjects.includes(mind.id) &&
      persona.topics.some((topic) => topic.says.some((text) => memory.text.includes(text))),
  );
  const words = telling
    ? persona.topics.flatMap((topic) => topic.says).find((text) => telling.text.includes(text))
    : undefined;
  if (words && words.length < 150)
    return fill(fresh(input, lines.kinSaid, random), {
      ...values,
      quote: words.replace(/"/g, "'").replace(/[.。]$/, ""),
    });
  if (said) {
    const quote = sentenceOf(said.text.slice(said.text.search(/["“]/) + 1).replace(/["”]$/, ""));
    if (quote)
      return fill(fresh(input, lines.kinSaid, random), {
        ...values,
        quote: quote.replace(/"/g, "'").replace(/[.。]$/, ""),
      }).replace(/([.!?])(")?\.$/, "$1$2");
  }
  const seen = today.findLast((memory) => memory.source.how === "saw" && seenDoing(memory.text) !== null);
  if (seen)
    return fill(fresh(input, lines.kinSeen, random), {
      ...values,
      doing: seenDoing(seen.text)!,
    }).replace(/They was/, "They were");
  return fresh(input, lines.kinUnseen, random);
}

/** The most telling sentence of something said, short enough to be quoted. */
function sentenceOf(text: string): string | null {
  const sentences = text.match(/[^.!?。！？]+[.!?。！？]*/g)?.map((one) => one.trim()) ?? [];
  return (
    sentences
      .filter((one) => one.length > (/\p{Script=Han}/u.test(one) ? 8 : 18) && one.length < 140 && !/[?？]$/.test(one))
      .at(-1) ?? null
  );
}
