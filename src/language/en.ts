/** English: all that code says in a town, by purpose. */
import { admission } from "./en/admission.ts";
import { almanac } from "./en/almanac.ts";
import { commands } from "./en/commands.ts";
import { common } from "./en/common.ts";
import { concerned } from "./en/concerned.ts";
import { costs } from "./en/costs.ts";
import { embody } from "./en/embody.ts";
import { events } from "./en/events.ts";
import { files } from "./en/files.ts";
import { grammar } from "./en/grammar.ts";
import { ideas } from "./en/ideas.ts";
import { interview, questions } from "./en/interview.ts";
import { keeping } from "./en/keeping.ts";
import { kinds } from "./en/kinds.ts";
import { marks } from "./en/marks.ts";
import { meant } from "./en/meant.ts";
import { menus } from "./en/menus.ts";
import { mind } from "./en/mind.ts";
import { named } from "./en/named.ts";
import { news } from "./en/news.ts";
import { outage } from "./en/outage.ts";
import { pictures } from "./en/pictures.ts";
import { planning } from "./en/planning.ts";
import { privacy } from "./en/privacy.ts";
import { reacting } from "./en/reacting.ts";
import { replies } from "./en/replies.ts";
import { reported } from "./en/reported.ts";
import { retelling } from "./en/retelling.ts";
import { roll } from "./en/roll.ts";
import { serious } from "./en/serious.ts";
import { settings } from "./en/settings.ts";
import { sights } from "./en/sights.ts";
import { stage } from "./en/stage.ts";
import { trouble } from "./en/trouble.ts";
import { uses } from "./en/uses.ts";
import { world } from "./en/world.ts";
import { yesOrNo } from "./en/yes-or-no.ts";

/** The words of English. */
export const en = {
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
