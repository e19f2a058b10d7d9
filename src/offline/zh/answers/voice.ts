/** 简体中文: memories and people in the resident's own mouth. */

import { asMe, inOwnWords } from "../../../language/zh-cn/first-person.ts";
import { agoWords } from "../../../language/zh-cn/times.ts";
import { nameOf } from "../../../mind/memory/tell.ts";
import type { Self } from "../../../mind/self.ts";
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
export function inFirstPerson(self: Self, memory: Memory): string {
  const { persona } = self;
  const quote = quoteOf(memory).replace(/[“”]/g, "’");
  const { speaker } = memory;
  if (speaker && quote) {
    const mine = memory.subjects.includes(persona.id) || memory.text.includes(`对${persona.name}`);
    if (speaker === persona.id) {
      const other = memory.subjects.find((one) => one !== persona.id && self.town.personas.has(one));
      return `我${other ? `跟${called(self, other)}` : ""}说过：‘${quote}’`;
    }
    return `${called(self, speaker)}${mine ? "跟我说" : "在一旁说，我听见了"}：‘${quote}’`;
  }
  if (memory.source.how === "did" && memory.text.startsWith(`${persona.name}正`))
    return `${agoWords(self, memory.created)}，我${inOwnWords(memory.text.slice(persona.name.length))}`;
  if (memory.source.how === "saw") return `${agoWords(self, memory.created)}，我看见${asMe(persona, memory.text)}`;
  return asMe(persona, memory.text);
}
