/** What offline talk is made of: the input, the shape of a line, and small things every part of it uses. */

import { memoriesWith } from "../../mind/memory/stream.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import type { Persona, Story } from "../../mind/persona.ts";
import type { Self } from "../../mind/self.ts";
import type { TalkInput } from "../../mind/talk/spoken.ts";
import type { Random } from "../../world/chance.ts";
import type { MemoryId } from "../../world/events.ts";
import type { Line } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { AnswerTo, AskedFor, ReactionTo, SpeechAct, Told } from "../../world/speech-acts.ts";
import { visitorCalled } from "../answers/names.ts";
import { coreOf, leastSaid } from "./said-here.ts";
import { talkWords } from "./words.ts";

/** A part of a line: an answer to what was said, or something brought up. */
export interface Part {
  readonly text: string;
  /** What it does, as data, said by whoever makes it. */
  readonly acts: readonly SpeechAct[];
  /** The memories it rests on. */
  readonly rests?: readonly MemoryId[];
  readonly ends?: boolean;
  /** Of something sad or bad: the line stays with it or ends. */
  readonly grave?: boolean;
  /** What says what it is about, for where nothing that is said before it leads there. */
  readonly opening?: string;
  /** Too important to be cut off by the end of a talk. */
  readonly weighty?: boolean;
}

/** Asks for something. */
export const asks = (what: AskedFor, about: string | null = null): SpeechAct => ({ act: "ask", what, about });

/** Answers a line that asked. */
export const answers = ({ id }: Line, answer: AnswerTo): SpeechAct => ({ act: "answer", to: id, answer });

/** Takes a line in some way. */
export const reacts = ({ id }: Line, how: ReactionTo): SpeechAct => ({ act: "react", to: id, how });

/** Tells something. */
export const tells = (told: Told): SpeechAct => ({ act: "tell", ...told });

/** One of a bank that the speaker has not used lately, as far as they remember; at least one that nobody has used in this talk. */
export function fresh(input: TalkInput, bank: readonly string[], random: Random): string {
  const { stream } = input.mind;
  const here = input.lines.map((line) => line.text);
  const lately = memoriesWith(stream, { speaker: input.persona.id }, stream.length - 250).map((memory) => memory.text);
  const unusedIn = (texts: readonly string[]) =>
    bank.filter((wording) => {
      const core = coreOf(wording);
      return !texts.some((text) => text.includes(core));
    });
  const unused = [unusedIn([...here, ...lately]), unusedIn(here), bank].find((some) => some.length > 0) ?? bank;
  return random.pick(input.lately ? leastSaid(unused, input.lately) : unused);
}

/** The story of an event both in time and place, if a line names one. */
export const storyOf = (self: Self, line: Line): Story | null =>
  // Of several the newest: "John is going to run against Sam" is news of John.
  line.stories.map((id) => self.stories.get(id)).findLast((story) => story !== undefined) ?? null;

/** What the other is called to their face: a parent is no first name. */
export function calledBy(self: Self, other: PersonId): string {
  const words = talkWords(self);
  const parent = words.parent(self.mind.ties.get(other)?.kind ?? "");
  if (parent) return parent.called;
  const name = nameOf(self.town, self.world, other);
  return self.town.personas.has(other) ? words.shortName(name) : visitorCalled(self, other, name);
}

/** What somebody is called when one speaks of them to another: "your father" to his son, "Dad" among his children, else the name. */
export function mentioned(self: Self, who: PersonId, to: PersonId): string {
  const theirs = self.town.personas.get(to)?.ties.find((tie) => tie.to === who)?.kind ?? "";
  return talkWords(self).parent(theirs)?.yours ?? calledBy(self, who);
}

/** Whether a story is about who shall hold an office: only then does one speak of votes. */
export const isOffice = ({ of }: Story): boolean => of.kind === "office";

/** How close the other is, -2 to 3; null for a stranger. */
export const warmthTo = (self: Self, other: PersonId): number | null => self.mind.ties.get(other)?.warmth ?? null;

/** The text with a capital at the start of each sentence. */
export const capital = (text: string): string =>
  text.replace(/(^|[.!?]\s+)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

/** Whether the other is kin or partner. */
export const isKin = (self: Self, other: PersonId): boolean => (warmthTo(self, other) ?? 0) >= 3;

/** Whether somebody is rather short with people, by their traits. */
export const grumpy = (persona: Persona): boolean =>
  persona.traits.some((trait) =>
    /rude|aggressive|toxic|grumpy|gruff|surly|(?:bad|ill|short|hot|quick)-tempered|cold|粗鲁|好斗|刻薄|冷淡|暴躁|易怒/.test(
      trait,
    ),
  );

/** Whether somebody is kind to people, by their traits. */
export const kindly = (persona: Persona): boolean =>
  persona.traits.some((trait) =>
    /kind|warm|caring|gentle|compassionate|generous|热心|热情|善良|温和|体贴|温柔/.test(trait),
  );

/** Whether somebody is quick to take offence, by their traits. */
export const touchy = (persona: Persona): boolean =>
  grumpy(persona) ||
  persona.traits.some((trait) => /proud|touchy|vain|hot-headed|骄傲|好强|要面子|敏感|爱面子/.test(trait));

/** What was said, of the sentence of a line that is remembered; empty when it is none. */
export const quotedIn = (text: string): string =>
  /^(?:(?!: "|：“)[\s\S])*(?:: "|：“)([\s\S]*)["”]\.?$/u.exec(text)?.[1] ?? "";

/** How many lines a talk runs to before somebody takes their leave: longer among friends. */
export function talkLength(input: TalkInput): number {
  const warmth = Math.max(...input.others.map((id) => warmthTo(input, id) ?? 0), 0);
  const spread =
    [...`${input.lines[0]?.id ?? ""}${input.persona.id}`].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3;
  return 4 + spread + (warmth >= 2 ? 1 : 0);
}
