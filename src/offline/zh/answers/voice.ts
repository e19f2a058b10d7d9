/** 简体中文: memories and people in the resident's own mouth. */

import { asMe } from "../../../language/zh-cn/first-person.ts";
import { agoWords } from "../../../language/zh-cn/times.ts";
import { retell } from "../../../mind/memory/retell.ts";
import { nameOf } from "../../../mind/memory/tell.ts";
import type { Self } from "../../../mind/self.ts";
import type { Episode } from "../../../world/episodes.ts";
import type { Memory } from "../../../world/events.ts";
import { isVisitor } from "../../../world/people.ts";
import type { PersonId } from "../../../world/places.ts";
import { quoteOf } from "../reflect/after-talk.ts";
import { shortName } from "../say/talk-words.ts";

/** Words for kin, as one says them with "我" in front. */
const KIN = /^(丈夫|妻子|父亲|母亲|儿子|女儿|哥哥|弟弟|姐姐|妹妹)/;

/** What somebody is called when one speaks of them: "我丈夫约翰", "山姆", "那位访客". */
export function called(self: Self, id: PersonId): string {
  const name = shortName(nameOf(self.town, self.world, id));
  if (isVisitor(id)) return name;
  const kin = KIN.exec(self.mind.ties.get(id)?.kind ?? "")?.[1];
  return kin ? `我${kin}${name}` : name;
}

/** A memory as its holder would say it aloud: "约翰跟我说：‘……’", "今天上午十点左右我在画画". */
export function inFirstPerson(self: Self, memory: Memory, asker: PersonId | null = null): string {
  const words = quoteOf(memory).replace(/[“”]/g, "’") || null;
  const told = retell(self, memory, { listener: asker, call: (id) => called(self, id), words });
  if (told === null) return asMe(self.persona, memory.text);
  return memory.episode && BY_THE_HOUR.has(memory.episode.kind) ? `${agoWords(self, memory.created)}，${told}` : told;
}

/** What is told with when it was. */
const BY_THE_HOUR: ReadonlySet<Episode["kind"]> = new Set([
  "did",
  "saw",
  "saw act",
  "came",
  "passed",
  "left",
  "found odd",
  "changed",
]);
