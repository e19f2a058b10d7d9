/** What was said in a place of late, so that a crowd does not hear the same saying over and over. */

import { firstSince, memoryAt } from "../../mind/memory/stream.ts";
import type { Self } from "../../mind/self.ts";
import { isVisitor } from "../../world/people.ts";

/** So many minutes nobody says the same in one place to people, while there is anything else to say. */
const LATELY = 3 * 60;

/** What those who live in town said in the speaker's place of late, as far as the speaker knows it or it is being said there; oldest first. */
export function saidHere({ persona, mind, world, now }: Self): readonly string[] {
  const place = world.people.get(persona.id)?.spot.place;
  const said: string[] = [];
  for (let i = firstSince(mind.stream, Math.max(0, now - LATELY) as typeof now); i < mind.stream.length; i++) {
    const { speaker, text, place: at } = memoryAt(mind.stream, i);
    if (speaker === persona.id || (speaker !== null && !isVisitor(speaker) && at === place)) said.push(text);
  }
  for (const talk of world.talks.values())
    if (talk.spot.place === place) said.push(...talk.lines.flatMap(({ who, text }) => (isVisitor(who) ? [] : [text])));
  return said;
}

/** A part of a bank that is this speaker's alone among those who are here: two who answer in one moment do not hear each other first. */
export function shareOf({ persona, world }: Self, bank: readonly string[]): readonly string[] {
  const place = world.people.get(persona.id)?.spot.place;
  const here = [...world.people.values()].filter((one) => one.kind === "resident" && one.spot.place === place);
  const rank = here.findIndex(({ id }) => id === persona.id);
  const share = bank.filter((_, i) => i % here.length === rank);
  return share.length > 0 ? share : bank;
}

/** A text as it is looked for in others: a courteous mouth says the same. */
const folded = (text: string): string => text.toLowerCase().replaceAll("您", "你");

/** The longest part of a wording that stands as it is, whatever is filled in, without its full stop: a tag may stand before that. */
export function coreOf(wording: string): string {
  const parts = wording.split(/\{\w+\}/);
  const longest = parts.reduce((most, part) => (part.length > most.length ? part : most));
  return longest.replace(/(?<![.!?。！？])[.!?。！？]+$/u, "") || longest;
}

/** Whether a wording was said, as it is or filled. */
export function isSaid(wording: string, texts: readonly string[]): boolean {
  const core = folded(coreOf(wording));
  return texts.some((text) => folded(text).includes(core));
}

/** The wordings that were not said of late; where all were, those that were said longest ago. */
export function leastSaid(wordings: readonly string[], lately: readonly string[]): readonly string[] {
  if (lately.length === 0 || wordings.length < 2) return wordings;
  const texts = lately.map(folded);
  const last = wordings.map((wording) => texts.findLastIndex((text) => text.includes(folded(coreOf(wording)))));
  const least = Math.min(...last);
  return wordings.filter((_, i) => last[i] === least);
}
