/** What leads up to something that one brings up: nobody asks twice before they have told anything, nor gives what is sad as a present. */
import { concernOf } from "../../mind/news/concern.ts";
import type { TalkInput } from "../../mind/talk/spoken.ts";
import type { Random } from "../../world/chance.ts";
import { newsOf } from "../../world/speech-acts.ts";
import { fresh, type Part } from "./spoken.ts";
import { talkWords } from "./words.ts";

/** Whether a text asks before it tells: "Have you heard? ..." */
const asksFirst = (text: string): boolean => /^[^.!?…。！？]*[?？]/u.test(text);

/** Whether what leads up asks, or waits for what comes right after it: "and this:" */
const awaits = (lead: string): boolean => /[?？:：]\s*$/u.test(lead);

/** One of a bank of leads, as fits what it leads up to. */
export const leadTo = (input: TalkInput, leads: readonly string[], text: string, random: Random): string =>
  fresh(input, asksFirst(text) ? leads.filter((one) => !awaits(one)) : leads, random);

/** Something that has nothing to do with what was said before: news with what leads up to it; anything else, and what asks first, needs no words. */
export function turnedTo(input: TalkInput, part: Part, random: Random): Part {
  const { lines, space } = talkWords(input);
  const news = part.acts.flatMap(newsOf).flatMap((id) => input.stories.get(id) ?? []);
  if (news.length === 0 || asksFirst(part.text)) return part;
  const glad = news.every((story) => concernOf(story, input).felt > 0);
  const lead = leadTo(input, glad ? [...lines.turn, ...lines.turnGlad] : lines.turn, part.text, random);
  return { ...part, text: `${lead}${space}${part.text}` };
}
