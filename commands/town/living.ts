/** `/town status`, `pause`, `resume`, `pace`, `skip` and `settings`: how the town is, how fast it lives, how it is set. */
import { languageOf } from "../../src/language/language.ts";
import {
  type Answer,
  confirm,
  townOf,
  type Undo,
  type Use,
  type Verbs,
  type Words,
  wordsOf,
} from "../../src/town/desk/command.ts";
import type { KeepingDesk } from "../../src/town/desk/keeping.ts";
import type { LookingDesk } from "../../src/town/desk/looking.ts";
import { type Moved, paced, skipped, stopped } from "../../src/town/keeping/hands.ts";
import { type Settings, settingNames } from "../../src/town/keeping/settings.ts";
import { paceTyped } from "../../src/town/pace.ts";
import { told } from "./told.ts";

/** How the town lives. */
export const living = {
  status: {
    description: "How the town is: the time, who is awake, whether it runs",
    options: [],
    needs: "anyone",
    where: "anywhere",
    run: async (use: Use<LookingDesk>) => ({ text: status(townOf(use), wordsOf(use), use.member.keeper) }),
  },
  pause: {
    description: "Stops the clock of the town",
    options: [],
    needs: "keeper",
    where: "anywhere",
    run: async (use: Use<KeepingDesk>) => moved(use, await stopped(townOf(use), use.member, true)),
  },
  resume: {
    description: "Starts the clock of the town again",
    options: [],
    needs: "keeper",
    where: "anywhere",
    run: async (use: Use<KeepingDesk>) => moved(use, await stopped(townOf(use), use.member, false)),
  },
  pace: {
    description: "How fast the town lives: as usual, quicker, or a step every so many beats of its clock",
    options: [
      {
        name: "times",
        type: "text",
        description: "As usual, or quicker: so many steps at every beat",
        required: false,
        choices: ["1x", "3x", "10x"].map((times) => ({ name: times, value: times })),
      },
      {
        name: "beats",
        type: "number",
        description: "Slower: a step every so many beats, 1 (usual) to 20",
        required: false,
      },
      confirm,
    ],
    needs: "keeper",
    where: "anywhere",
    run: async (use: Use<KeepingDesk>) => {
      const { times, beats } = use.options;
      const typed = times ?? beats;
      return typed === undefined
        ? { text: (await townOf(use).set(use.member, "pace", null)).said }
        : pacedAs(use, typed);
    },
  },
  skip: {
    description: "Lets the town live at full speed until a time of day, or until something interesting happens",
    options: [
      {
        name: "until",
        type: "moment",
        description: "Evening, tomorrow, the next interesting thing, or a time such as 07:00 or 17:30",
        required: true,
      },
      {
        name: "day",
        type: "number",
        description: "Only if that is on this day of the town; without it, whichever comes next",
        required: false,
      },
      confirm,
    ],
    needs: "keeper",
    where: "anywhere",
    run: async (use: Use<KeepingDesk>) => {
      const { until = "", day: typed, confirm: sure } = use.options;
      const desk = townOf(use);
      const day = typed === undefined ? undefined : Number(typed);
      const asked = sure === "yes" ? null : desk.beforeSkip(use.member, until, day);
      const { button } = languageOf(desk.view().language).settings.skip;
      if (asked !== null) {
        const options = { until, day: String(asked.day), confirm: "yes" };
        return { text: asked.question, confirm: { label: button, options } };
      }
      const { found, ...ahead } = await skipped(desk, use.member, until, day);
      const answer = await moved(use, ahead);
      if (found === null) return answer;
      return { ...answer, afterwards: () => found.then((thing) => ({ text: thing.said, at: thing.place })) };
    },
  },
  settings: {
    description: "How the town is set: what is posted, when it rests, who may do what, what it may cost",
    options: [
      {
        name: "setting",
        type: "text",
        description: "Which one; without it, all are shown",
        required: false,
        choices: settingNames.map((name) => ({ name: languageOf("en").settings.label(name), value: name })),
      },
      {
        name: "value",
        type: "value",
        description: "What it becomes; without it, it is shown with what it means",
        required: false,
      },
      confirm,
    ],
    needs: "anyone",
    where: "anywhere",
    run: async (use: Use<KeepingDesk>) => {
      const { setting = null, value = null } = use.options;
      if (setting === "pace" && value !== null) return pacedAs(use, value);
      const desk = townOf(use);
      const before = desk.settings();
      const done = await desk.set(use.member, setting, value);
      if (setting === null || value === null || done.already) return { text: done.said };
      return told(use, done.said, changed(before, desk.settings()), done.told);
    },
  },
} satisfies Verbs;

/** The town lives at a pace, once whoever pays for it knows. */
async function pacedAs(use: Use<KeepingDesk>, typed: string): Promise<Answer> {
  const desk = townOf(use);
  const pace = paceTyped(typed) ?? Number(typed);
  const question = use.options.confirm === "yes" ? null : desk.beforePace(use.member, pace);
  const { button } = languageOf(desk.view().language).settings.hurry;
  if (question !== null)
    return { text: question, confirm: { label: button, options: { ...use.options, confirm: "yes" } } };
  return moved(use, await paced(desk, use.member, pace));
}

/** The clock was moved; where it was so already, nobody is told. */
const moved = async (use: Use<KeepingDesk>, { said, undo, kept }: Moved): Promise<Answer> =>
  kept ? told(use, said, undo) : { text: said };

/** What of the settings was changed, as it was before; null where nothing was. */
function changed(before: Settings, after: Settings): Undo | null {
  const fields = Object.entries(before).filter(
    ([field, value]) =>
      JSON.stringify(value) !== JSON.stringify(Object.entries(after).find(([one]) => one === field)?.[1]),
  );
  return fields.length === 0 ? null : { kind: "settings", before: Object.fromEntries(fields) };
}

function status(desk: LookingDesk, { status: words }: Words, keeper: boolean): string {
  const view = desk.view();
  const residents = view.people.filter((person) => person.kind === "resident");
  const visitors = view.people.length - residents.length;
  const awake = residents.filter((person) => !person.asleep).length;
  const lines = [
    words.state(view.name, view.state, view.why),
    `${words.time(view.when, view.day)} ${words.people(awake, residents.length, visitors)}`,
    ...(view.weather ? [words.outdoors(view.weather)] : []),
    languageOf(view.language).admission.joining[desk.settings().joining],
    ...[desk.quietHours()].filter((line) => line !== null),
  ];
  const troubles = keeper ? view.costs.troubles : [languageOf(view.language).outage.model.people];
  if (view.costs.troubles.length > 0) lines.push(...troubles.map((sentence) => `⚠️ ${sentence}`));
  if (keeper) {
    if (view.state === "paused") lines.push(languageOf(view.language).replies.resume);
    const { model, requests, usd, budgetUsd } = view.costs;
    lines.push(
      model === "offline" ? words.offline : words.online(requests, model, usd.toFixed(2), budgetUsd.toFixed(2)),
    );
  }
  return lines.join("\n");
}
