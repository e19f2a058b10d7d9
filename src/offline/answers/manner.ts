/** Who answers whom: what the two are to each other, and what of the one asked and the one who asks answers turn on. */
import { dayOf } from "../../clock/units.ts";
import { memoriesOf, memoriesWith } from "../../mind/memory/stream.ts";
import { reports } from "../../world/episodes.ts";
import type { Memory } from "../../world/events.ts";
import { SURE } from "../../world/reading.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import { grumpy } from "../say/spoken.ts";
import type { Asked } from "./answerer.ts";
import { askerName } from "./ask.ts";
import { names, says } from "./naming.ts";

/** How close the asker is, -2 to 3. */
export const warmth = ({ self, asker }: Asked): number => self.mind.ties.get(asker.id)?.warmth ?? 0;

/** The bank for somebody rather short with people, or with this one, else the other. */
export const inTheirWay = (ask: Asked, plain: readonly string[], short: readonly string[]): readonly string[] =>
  grumpy(ask.self.persona) || warmth(ask) < 0 ? short : plain;

/** What wordings are filled with of the two, the hour and what the resident is at. */
export function valuesOf(ask: Asked): Record<string, string> {
  const { self, mouth } = ask;
  const part = mouth.part(self.now);
  return {
    name: askerName(ask),
    me: self.persona.name,
    job: mouth.job(self),
    part,
    Part: `${part[0]?.toUpperCase() ?? ""}${part.slice(1)}`,
    doing: mouth.busy(self),
    trait: ask.random.pick(self.persona.traits),
  };
}

/** The lines of the asker that the resident heard, oldest first, without those of this moment. */
export const heardBefore = ({ self, asker, talk }: Asked): Memory[] => {
  const here = talk.filter(({ who }) => who === asker.id).length;
  const heard = memoriesWith(self.mind.stream, { speaker: asker.id }).filter(({ source }) => source.how === "heard");
  // Of many who speak at once the last is answered some minutes later.
  const since = Math.min(self.now - 1, talk[0]?.at ?? self.now);
  const now = heard.filter(({ created }) => created >= since);
  // What is answered may be remembered already.
  return heard.slice(0, heard.length - Math.max(0, Math.min(now.length, now.length - here)));
};

/** The days before today on which the asker said something. */
export const daysBefore = (ask: Asked): number => {
  const today = dayOf(ask.self.now);
  const days = heardBefore(ask).map(({ created }) => dayOf(created));
  return new Set(days.filter((day) => day < today)).size;
};

/** What the resident said last to the asker in this talk, or null: a yes to somebody else is not theirs to take up. */
export const lastOwn = ({ talk, self, asker }: Asked) =>
  talk.findLast(({ who, to }) => who === self.persona.id && (to === undefined || to.includes(asker.id))) ?? null;

/** What the asker said last in this talk, or null. */
export const lastTheirs = ({ talk, asker }: Asked) => talk.findLast(({ who }) => who === asker.id) ?? null;

/** How often the asker did something in words within so many minutes. */
export const timesOf = ({ self, asker }: Asked, act: SpeechAct["act"], within: number): number =>
  memoriesOf(self.mind.stream).filter(
    ({ speaker, created, episode }) =>
      speaker === asker.id &&
      created >= self.now - within &&
      episode?.kind === "said" &&
      episode.acts.some((one) => one.act === act),
  ).length;

/** Whether words say yes: to clear one's throat or to nod takes up nothing. */
export const saysYes = ({ reading }: Pick<Asked, "reading">): boolean =>
  reading?.clauses.some(
    ({ act, intent, confidence }) =>
      confidence >= SURE && (intent === "yes" || (act.act === "reply" && act.answer === "yes")),
  ) ?? false;

/** So many of somebody's lines back the trouble they told of is still theirs. */
const TROUBLED = 5;

/** Whether somebody is in need: by what they ask for, or by the trouble of their own that they have just told of. */
export const isInNeed = ({ reading, talk, asker, lines, whole }: Asked): boolean =>
  (says(lines.wanting.needWords, whole) && !names(lines.wanting.noNeed, whole)) ||
  [
    reading,
    ...talk
      .filter(({ who }) => who === asker.id)
      .slice(-TROUBLED)
      .map((one) => one.reading),
  ].some((one) => one?.reports !== undefined && reports[one.reports] < 0);
