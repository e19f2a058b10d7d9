/** How a line is answered, offline: what was told, what is news, what was asked. */

import { languageOf } from "../../language/language.ts";
import { literal } from "../../language/literal.ts";
import { doingIn } from "../../mind/memory/episode.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import { stems } from "../../mind/memory/words.ts";
import { answered, believesKnows, bestMemory, companyAt } from "../../mind/news/stories.ts";
import { gatheringOf, type Story, type StoryEvent, type Topic } from "../../mind/persona.ts";
import { talkedOf, topicKey, topicOf } from "../../mind/talk/matter.ts";
import type { TalkInput } from "../../mind/talk/spoken.ts";
import { violated } from "../../mind/talk/violations.ts";
import type { Random } from "../../world/chance.ts";
import type { Memory } from "../../world/events.ts";
import type { Line } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { AnswerTo, AskedFor, ReactionTo, SpeechAct } from "../../world/speech-acts.ts";
import type { Speaking } from "../tongue.ts";
import { fill } from "./fill.ts";
import { factOf, heardAll, unsaid } from "./initiative.ts";
import { ofNews, takenOf } from "./news.ts";
import {
  answers,
  asks,
  capital,
  fresh,
  grumpy,
  mentioned,
  type Part,
  reacts,
  talkLength,
  tells,
  warmthTo,
} from "./spoken.ts";
import { tellings } from "./tellings.ts";
import { talkWords } from "./words.ts";

/** A word on what the other told of their own things, a question further into it, or straight on: people don't applaud every sentence. */
export function toTelling(input: TalkInput, last: Line, random: Random): Part | null {
  const { lines, space, bitOf, tellingKind } = talkWords(input);
  const cool = (warmthTo(input, last.who) ?? 0) < 0 || grumpy(input.persona);
  const matter = talkedOf([last]);
  const told = topicOf(input, matter);
  const asked = input.lines.some(({ acts }) => acts.some((one) => one.act === "ask" && one.about === matter));
  const late = input.lines.length + 1 >= talkLength(input);
  const found = cool ? null : bitOf(last.text);
  const bit = found && input.lines.filter((line) => line.text.toLowerCase().includes(found)).length < 2 ? found : null;
  const more = told?.owner.id === last.who && !asked && !late && !heardAll(input, told.topic, last.who);
  const question = asks("what", matter);
  const further = more && violated([question], input).length === 0 && random.chance(cool ? 0.2 : 0.75);
  const kind = tellingKind(last.text);
  const own = kind === "past" ? lines.commentPast : kind === "effort" ? lines.commentEffort : [];
  const [wordings, how]: readonly [readonly string[], ReactionTo] = cool
    ? [lines.commentCool, "doubt"]
    : random.chance(own.length / (own.length + lines.comment.length))
      ? [own, kind === "past" ? "delight" : "sympathy"]
      : [lines.comment, "agree"];
  // Who asks on has shown that they listened; who does not says so.
  const echo = bit !== null && random.chance(0.7);
  // What fits anything is rare: where it is known what they told of, that is named, once.
  const label = told?.owner.id === last.who && !cool ? told.topic.label : null;
  const isNamed = input.lines.some(
    ({ who, text }) => who === input.persona.id && label !== null && text.includes(label),
  );
  const named = label !== null && !isNamed && random.chance(further ? 0.1 : 0.4);
  const comment = echo
    ? capital(fill(fresh(input, lines.echo, random), { bit }))
    : named
      ? fill(fresh(input, lines.commentOn, random), { label })
      : random.chance(further ? 0.1 : 0.3)
        ? fresh(input, wordings, random)
        : "";
  const taken = comment ? [reacts(last, echo ? "surprise" : how)] : [];
  if (further)
    return {
      text: `${comment}${comment ? space : ""}${fill(fresh(input, lines.more, random), { label: told.topic.label })}`,
      acts: [...taken, question],
    };
  return comment ? { text: comment, acts: taken } : null;
}

/** A question from another resident: about kin, the mayor, one of the speaker's topics, or anything. */
export function toQuestion(input: Speaking, last: Line, random: Random): Part {
  const { lines } = talkWords(input);
  const { persona, mind } = input;
  const asked = last.acts.findLast((one) => one.act === "ask");
  const about = asked?.about ?? null;
  if (asked?.what === "whereabouts" && about !== null) return aboutKin(input, about, last, random);
  if (about === "you" && asked?.what === "plan") return { text: myDay(input, random), acts: [answers(last, "value")] };
  if (about === "you" && asked?.what === "doing") return myWork(input, last, random);
  const own = asked?.what === "how" && about !== null ? input.stories.get(about) : undefined;
  const held = gatheringOf(own);
  if (own?.holder === persona.id && held) return howItWent(input, held, last, random);
  const news = about !== null ? input.stories.get(about) : undefined;
  if (news && asked && ABOUT_NEWS.has(asked.what) && bestMemory(mind, news.id))
    return ofNews(input, news, asked.what, last, random);
  if (news?.of.kind === "office" && asked?.what === "who") return whoStands(input, news, last, random);
  const shared = asked?.what === "opinion" && about !== null ? input.stories.get(about) : undefined;
  if (shared && bestMemory(mind, shared.id)) {
    const coming = answered(mind, shared.id) === "accepted";
    if (gatheringOf(shared))
      return {
        text: fresh(input, coming ? lines.eventView : lines.maybe, random),
        acts: [answers(last, "value"), ...(coming ? [tells({ opinion: shared.id })] : [])],
      };
    const stance = takenOf(input, shared, last, random);
    return { ...stance, acts: [answers(last, "value"), ...stance.acts.filter(({ act }) => act !== "react")] };
  }
  const topic = persona.topics.find((one) => about === topicKey(persona, one));
  if (topic) {
    const telling = unsaid(input, topic, last.who, random);
    return telling
      ? {
          text: telling,
          acts: [answers(last, "value"), tells({ fact: factOf(persona, topic, telling) })],
        }
      : { text: fresh(input, lines.allTold, random), acts: [answers(last, "unknown")] };
  }
  const asker = { id: last.who, name: nameOf(input.town, input.world, last.who), visitor: false, about: "" };
  const honest = input.tongue.answer(input, questionOf(last.text), asker, input.recalled, random);
  if (honest.known && PLAIN.has(honest.kind))
    return { text: honest.line, acts: [answers(last, "value")], rests: honest.rests };
  return ofMyself(input, last, random);
}

/** What is asked about news itself, and not what one thinks of it. */
const ABOUT_NEWS: ReadonlySet<AskedFor> = new Set(["where", "when", "why", "how", "what"]);

/** Who stands for a post, as far as one has heard. */
function whoStands(input: TalkInput, story: Story, last: Line, random: Random): Part {
  if (!bestMemory(input.mind, story.id))
    return { text: fresh(input, talkWords(input).lines.noIdea, random), acts: [answers(last, "unknown")] };
  const wordings = tellings(input, story);
  if (wordings.length > 0 && !believesKnows(input.mind, last.who, story))
    return { text: random.pick(wordings), acts: [answers(last, "value"), tells({ news: story.id })] };
  const taken = takenOf(input, story, last, random);
  return { ...taken, acts: [answers(last, "value"), ...taken.acts.filter(({ act }) => act !== "react")] };
}

/** How what one gave oneself went: who came when it is over, else that it goes on. */
function howItWent(input: Speaking, event: StoryEvent, last: Line, random: Random): Part {
  const { lines, shortName } = talkWords(input);
  const over = event.to <= input.now;
  const came = over
    ? companyAt(input, event)
        .filter((id) => id !== last.who)
        .slice(0, 3)
    : [];
  const names = languageOf(input.town.language).listed(
    came.map((id) => shortName(nameOf(input.town, input.world, id))),
  );
  const bank = !over ? lines.stands : came.length > 0 ? lines.wentWell : lines.wentQuietly;
  return { text: fill(fresh(input, bank, random), { names }), acts: [answers(last, "value")] };
}

/** To a question of no fact one answers from one's own life: whom one likes, where one goes, what one tells anyway. */
function ofMyself(input: TalkInput, last: Line, random: Random): Part {
  const { persona } = input;
  const { lines, space, questionAbout, inOwnWords, placeName, early, deflection } = talkWords(input);
  const question = questionOf(last.text);
  const near = nearest(input, question);
  const telling = near ? unsaid(input, near.topic, last.who, random) : null;
  const tell = (text: string, topic: Topic, answer: AnswerTo): Part => ({
    text: answer === "unknown" ? `${fresh(input, lines.sidestep, random)}${space}${text}` : text,
    acts: [answers(last, answer), tells({ fact: factOf(persona, topic, text) })],
  });
  const plainly = (text: string, ...more: SpeechAct[]): Part => ({
    text: capital(text),
    acts: [answers(last, "value"), ...more],
  });
  if (telling && near && near.score >= 2) return tell(telling, near.topic, "value");
  const about = questionAbout(question);
  if (about === "town") return plainly(fresh(input, lines.townWish, random));
  if (about === "people") {
    const liked = [...input.mind.ties]
      .filter(([id, tie]) => tie.warmth >= 1 && id !== last.who && input.town.personas.has(id))
      .sort((a, b) => b[1].warmth - a[1].warmth)
      .slice(0, 3);
    if (liked.length > 0) {
      const [who] = random.pick(liked);
      return plainly(
        fill(fresh(input, lines.likedOne, random), { who: mentioned(input, who, last.who) }),
        tells({ opinion: who }),
      );
    }
  }
  const free = persona.pastimes.map((one) => ({ ...one, doing: inOwnWords(one.doing) }));
  const out = free.filter((one) => one.place !== null && one.place !== persona.home.place);
  if (about === "place" && out.length > 0) {
    const { place, doing } = random.pick(out);
    const name = placeName(input, place!);
    const where = new RegExp(` (?:at|in|to|round) (?:the )?${literal(name.replace(/^the /i, ""))}.*`, "i");
    return plainly(fill(fresh(input, lines.likedPlace, random), { place: name, doing: doing.replace(where, "") }));
  }
  if (about === "habit" && free.length > 0)
    return plainly(fill(fresh(input, lines.likedDoing, random), { doing: random.pick(free).doing }));
  const past = persona.topics.find((topic) => early.test(`${topic.id} ${topic.label} ${topic.words.join(" ")}`));
  const then = about === "past" && past ? unsaid(input, past, last.who, random) : null;
  if (then && past) return tell(then, past, "unknown");
  // "Is everybody well in your street?" takes a yes or a no, and no story that has a street in it.
  const open = deflection(question) === "deflectWhat" || deflection(question) === "deflectAny";
  if (telling && near && open) return tell(telling, near.topic, "unknown");
  // When one has nothing to say to a question, it fits its form, not its matter.
  return {
    text: capital(fresh(input, lines[deflection(question)], random)),
    acts: [answers(last, open ? "unknown" : "value")],
  };
}

/** The speaker's topic that a question comes nearest to, with what they share: two for a word of the topic, one for a word told of it. */
function nearest(input: TalkInput, question: string): { topic: Topic; score: number } | null {
  const asked = new Set(stems(question));
  const scored = input.persona.topics.map((topic) => {
    const named = new Set(stems(`${topic.label} ${topic.words.join(" ")}`));
    const told = new Set(stems(topic.says.join(" ")));
    const score = [...asked].reduce((sum, word) => sum + (named.has(word) ? 2 : told.has(word) ? 1 : 0), 0);
    return { topic, score };
  });
  return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)[0] ?? null;
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

/** What the speaker has on, from their plan; what an inner voice set going is nobody's business. */
function myDay(input: TalkInput, random: Random): string {
  const { lines, inOwnWords, worthTelling } = talkWords(input);
  const next = input.mind.plan?.chunks.find(
    (chunk) => chunk.to > input.now + 30 && ["work", "pastime", "commitment"].includes(chunk.kind),
  );
  const doing = inOwnWords(next?.doing ?? "");
  return worthTelling(doing)
    ? capital(fill(fresh(input, lines.myDay, random), { doing }))
    : fresh(input, lines.myDayFree, random);
}

/** What one does, to somebody who does not know it: said in one's first words, else now, and with something of it. */
function myWork(input: TalkInput, last: Line, random: Random): Part {
  const { persona } = input;
  const { lines, job, space } = talkWords(input);
  const main = persona.topics[0];
  const telling = main ? unsaid(input, main, last.who, random) : null;
  const met = input.lines.some((line) => line.who === persona.id);
  const plainly = met || !telling ? fill(fresh(input, lines.myWork, random), job(persona)) : "";
  return telling && main
    ? {
        text: `${plainly}${plainly ? space : ""}${telling}`,
        acts: [answers(last, "value"), tells({ fact: factOf(persona, main, telling) })],
      }
    : { text: plainly, acts: [answers(last, "value")] };
}

/** What one knows of somebody's day: what they said, else what they were seen doing. */
function aboutKin(input: TalkInput, who: PersonId, last: Line, random: Random): Part {
  const asker = last.who;
  const answer = (text: string, how: AnswerTo, ...more: SpeechAct[]): Part => ({
    text,
    acts: [answers(last, how), ...more],
  });
  const { town, now, mind } = input;
  const { lines, seenDoing } = talkWords(input);
  const persona = town.personas.get(who);
  if (!persona) return answer(fresh(input, lines.noIdea, random), "unknown");
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
  const quoting = (quote: string, { id }: Memory) =>
    answer(
      stopped(
        fill(fresh(input, lines.kinSaid, random), {
          ...values,
          quote: quote.replace(/"/g, "'").replace(/[.。]$/, ""),
        }),
      ),
      "yes",
      tells({ reported: id }),
    );
  if (telling && words && words.length < 150) return quoting(words, telling);
  const quote = said ? sentenceOf(said.text.slice(said.text.search(/["“]/) + 1).replace(/["”]$/, "")) : null;
  if (said && quote) return quoting(quote, said);
  const seen = today.findLast((memory) => memory.source.how === "saw" && doingIn(memory) !== null);
  if (seen)
    return answer(
      fill(fresh(input, lines.kinSeen, random), {
        ...values,
        doing: seenDoing(doingIn(seen)!),
      }).replace(/They was/, "They were"),
      "yes",
      tells({ memory: seen.id }),
    );
  return answer(fill(fresh(input, lines.kinUnseen, random), values), "no");
}

/** A sentence with one stop at its end, whether a quotation closes it or stands within. */
const stopped = (text: string): string =>
  text
    .replace(/([.!?])(")?\.$/, "$1$2")
    .replace(/([\p{L}\p{N}'])"$/u, '$1."')
    .replace(/’$/u, "’。");

/** The most telling sentence of something said, short enough to be quoted. */
function sentenceOf(text: string): string | null {
  const sentences = text.match(/[^.!?。！？]+[.!?。！？]*/g)?.map((one) => one.trim()) ?? [];
  return (
    sentences
      .filter((one) => one.length > (/\p{Script=Han}/u.test(one) ? 8 : 18) && one.length < 140 && !/[?？]$/.test(one))
      .at(-1) ?? null
  );
}
