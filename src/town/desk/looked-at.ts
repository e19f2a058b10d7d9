/** A town as it is looked at: views are read from its latest state. */
import { UserError } from "../../world/user-error.ts";
import { eventsFor, findEvent } from "../acts/events.ts";
import { choicesFor, findResident } from "../acts/find.ts";
import { visitorId } from "../acts/take-act.ts";
import { quietInWords, settingChoices } from "../keeping/settings.ts";
import { eventReport } from "../looking/event-report.ts";
import { relationsView } from "../looking/relations.ts";
import { memoryViews, residentView } from "../looking/resident-view.ts";
import { type TownView, townView } from "../looking/views.ts";
import { whyOf } from "../looking/why.ts";
import { momentChoices } from "../moments.ts";
import { homeChoices } from "../roll/newcomer.ts";
import { readTurn, type TurnRecord } from "../turn-record.ts";
import type { Counter } from "./counter.ts";
import type { LookingDesk } from "./looking.ts";

/** What is to be seen of a town. */
export function lookedAt({ options, facts, words, earnest, sight, readsOf }: Counter): LookingDesk {
  const { town } = options;
  /** What nobody in particular sees, as last drawn: boards, panel and guide each ask for it at every turn. */
  let drawn: { readonly from: readonly unknown[]; readonly view: TownView } | null = null;

  function wholeView(): TownView {
    const { state, why, turnMs, eased } = options.clockState();
    const costs = options.costs();
    const from = [town.state, town.means, town.definition, state, why, turnMs, eased, JSON.stringify(costs)];
    if (!drawn?.from.every((one, i) => one === from[i]))
      drawn = { from, view: townView(town, { state, why, turnMs, eased }, costs, sight()) };
    return drawn.view;
  }

  return {
    id: town.id,
    view: (viewer) =>
      viewer?.mayRead ? townView(town, options.clockState(), options.costs(), sight(viewer)) : wholeView(),
    resident: (named, viewer) => residentView(town, findResident(facts(), named).id, sight(viewer)),
    relations: (named, viewer) =>
      relationsView(town, named === null ? null : findResident(facts(), named).id, sight(viewer)),
    memories: async (named, about = {}, viewer = undefined) => {
      // What is looked for is embedded, perhaps by a provider.
      if (earnest.reads("", [about.about ?? ""])) throw new UserError("serious", words.serious.unkept);
      return memoryViews(town, findResident(facts(), named).id, about.about ?? null, about.most ?? 20, sight(viewer));
    },
    why: (event, viewer) => whyOf(town, options.store, event, sight(viewer)),
    async turnsAfter(turn, most) {
      const turns: { turn: number; events: TurnRecord["events"]; quick: boolean; real: number }[] = [];
      for (let n = Math.max(1, turn + 1); n <= town.state.turn && turns.length < most; n++) {
        const record = await readTurn(options.store, town.id, n);
        if (record) turns.push({ turn: n, events: record.events, quick: record.quick, real: record.real });
      }
      return turns;
    },
    choices: (type, typed, near) =>
      type === "value"
        ? settingChoices(near ?? "", typed, town.definition.language)
        : type === "moment"
          ? momentChoices(typed, town.definition.language)
          : type === "home"
            ? homeChoices(town.definition, facts(), typed)
            : choicesFor(facts(), type, typed, near),
    events: (member, reads) => eventsFor(town.state, facts(), member && visitorId(member.id), readsOf(member) ?? reads),
    eventReport: async (member, event, about) => {
      const known = eventsFor(town.state, facts(), member && visitorId(member.id), readsOf(member));
      const found = findEvent(facts(), event, known);
      const of = about && findResident(facts(), about).id;
      return eventReport(town, options.store, found, of, sight(member ?? undefined));
    },
    realAt: options.realAt,
    settings: options.settings,
    quietHours: () => quietInWords(options.settings(), town.definition.language),
  };
}
