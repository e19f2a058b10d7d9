/** Offline aftermath of a talk: one sentence of what it was about, and who the other is now, from what they said and did in it. */

import { listed } from "../../../language/en/common.ts";
import { actsOf } from "../../../mind/memory/episode.ts";
import { nameOf } from "../../../mind/memory/tell.ts";
import { type AfterTalkAnswer, type AfterTalkInput, labels } from "../../../mind/questions/after-talk.ts";
import { topicsIn } from "../../../mind/talk/matter.ts";
import type { Memory } from "../../../world/events.ts";
import { firstName, isVisitor } from "../../../world/people.ts";
import { does, repliesSo, type SpeechAct } from "../../../world/speech-acts.ts";
import { quoteOf } from "../../answers/names.ts";
import { isOffice } from "../../say/spoken.ts";

/** The subjects of a talk in a few words: stories and topics that were touched. */
function touched(input: AfterTalkInput): string[] {
  const topics = topicsIn(input, input.said).map(
    ({ owner, topic }) => `${owner.id === input.persona.id ? "the" : `${firstName(owner.name)}'s`} ${topic.label}`,
  );
  const stories = [...new Set(input.said.flatMap((memory) => memory.stories))].flatMap((id) => {
    const story = input.stories.get(id);
    if (!story) return [];
    return [
      story.of.kind === "gathering"
        ? story.of.name
        : isOffice(story)
          ? `${firstName(nameOf(input.town, input.world, story.holder))} standing for mayor`
          : `what ${firstName(nameOf(input.town, input.world, story.holder))} means to do`,
    ];
  });
  return [...stories, ...topics].slice(0, 3);
}

/** What somebody told that is worth keeping: their longest telling, else their longest line, cut at a sentence. Null when they said little. */
function worthKeeping(lines: readonly Memory[]): string | null {
  const told = lines.filter((memory) => actsOf(memory).some(({ act }) => act === "tell" || act === "answer"));
  const quotes = (told.length > 0 ? told : lines)
    .flatMap((memory) => (quoteOf(memory) ?? "").split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.length > 24 && sentence.length <= 160 && !sentence.endsWith("?"));
  return quotes.sort((a, b) => b.length - a.length)[0]?.replace(/[.!]$/, "") ?? null;
}

/** How the other treated the one who remembers. */
function treatment(theirs: readonly Memory[], first: string, me: string): string {
  const acts = theirs.flatMap(actsOf);
  const helps = (one: SpeechAct) =>
    one.act === "reply" && one.answer === "yes" && "what" in one.to && one.to.what.kind === "help";
  if (acts.some(helps)) return `${first} promised to help`;
  if (repliesSo(acts, "yes")) return `${first} said yes to ${me}`;
  if (repliesSo(acts, "no") || does(acts, "withdraw")) return `${first} said no to something, and said why`;
  if (does(acts, "correct") || acts.some((one) => one.act === "react" && one.how === "disagree"))
    return "they did not agree";
  if (does(acts, "ask")) return `${first} wanted to hear more`;
  return theirs.length > 2 ? `${first} had a lot to tell` : "it was a short one";
}

/** What one side keeps of a talk. */
export function afterTalk(input: AfterTalkInput): AfterTalkAnswer {
  const { persona, others, town, world } = input;
  const names = listed(others.map((id) => nameOf(town, world, id)));
  const about = touched(input);
  const theirs = input.said.filter((memory) => memory.speaker && memory.speaker !== persona.id);
  const quote = worthKeeping(theirs);
  const teller = theirs.find((memory) => quote !== null && memory.text.includes(quote))?.speaker ?? null;
  const subject = about.length > 0 ? ` about ${listed(about)}` : "";
  const memory =
    quote && teller
      ? `${persona.name} talked with ${names}${subject}; ${others.length > 1 ? nameOf(town, world, teller) : firstName(nameOf(town, world, teller))} said, "${quote}"`
      : `${persona.name} ${subject ? `talked with ${names}${subject}` : `had a few words with ${names}`}`;
  const called = labels(input);
  const me = firstName(persona.name);
  const whoTheyAre = others.map((other, i) => {
    const name = nameOf(town, world, other);
    const own = theirs.filter((one) => one.speaker === other);
    const how = treatment(own, firstName(name), me);
    const kind = input.mind.ties.get(other)?.kind ?? (isVisitor(other) ? "a visitor" : "somebody met in town");
    const kept = isVisitor(other) ? worthKeeping(own) : null;
    const last = kept ? `who told ${me}, "${kept}"` : `and they last talked${subject || " a little"}`;
    return { who: called[i]!, text: `${name} is ${kind} to ${persona.name}, ${last}; ${how}.`.slice(0, 380) };
  });
  return { memory: memory.slice(0, 390), whoTheyAre };
}
