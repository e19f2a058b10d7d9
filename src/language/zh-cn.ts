/** 简体中文: all that code says in a town, by purpose. */
import type { en } from "./en.ts";
import { admission } from "./zh-cn/admission.ts";
import { almanac } from "./zh-cn/almanac.ts";
import { commands } from "./zh-cn/commands.ts";
import { common } from "./zh-cn/common.ts";
import { concerned } from "./zh-cn/concerned.ts";
import { costs } from "./zh-cn/costs.ts";
import { embody } from "./zh-cn/embody.ts";
import { events } from "./zh-cn/events.ts";
import { files } from "./zh-cn/files.ts";
import { grammar } from "./zh-cn/grammar.ts";
import { ideas } from "./zh-cn/ideas.ts";
import { interview, questions } from "./zh-cn/interview.ts";
import { keeping } from "./zh-cn/keeping.ts";
import { kinds } from "./zh-cn/kinds.ts";
import { marks } from "./zh-cn/marks.ts";
import { meant } from "./zh-cn/meant.ts";
import { menus } from "./zh-cn/menus.ts";
import { mind } from "./zh-cn/mind.ts";
import { named } from "./zh-cn/named.ts";
import { news } from "./zh-cn/news.ts";
import { outage } from "./zh-cn/outage.ts";
import { pictures } from "./zh-cn/pictures.ts";
import { planning } from "./zh-cn/planning.ts";
import { privacy } from "./zh-cn/privacy.ts";
import { reacting } from "./zh-cn/reacting.ts";
import { replies } from "./zh-cn/replies.ts";
import { reported } from "./zh-cn/reported.ts";
import { retelling } from "./zh-cn/retelling.ts";
import { roll } from "./zh-cn/roll.ts";
import { serious } from "./zh-cn/serious.ts";
import { settings } from "./zh-cn/settings.ts";
import { sights } from "./zh-cn/sights.ts";
import { stage } from "./zh-cn/stage.ts";
import { trouble } from "./zh-cn/trouble.ts";
import { uses } from "./zh-cn/uses.ts";
import { world } from "./zh-cn/world.ts";
import { yesOrNo } from "./zh-cn/yes-or-no.ts";

/** The words of Simplified Chinese. */
export const zhCN: typeof en = {
  ...common,
  ...sights,
  admission,
  almanac,
  commands: { ...commands, interview, menus },
  concerned,
  costs,
  embody,
  keeping,
  events,
  files,
  grammar,
  ideas,
  kinds,
  marks,
  meant,
  mind,
  named,
  news,
  outage,
  pictures,
  planning,
  questions,
  privacy,
  reacting,
  replies,
  reported,
  retelling,
  roll,
  serious,
  settings,
  stage,
  trouble,
  uses,
  world,
  yesOrNo,
};
