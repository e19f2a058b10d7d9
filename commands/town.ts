/** `/town`: a keeper founds, stops, starts and removes the town; anybody asks how it is (design section 7). */
import { languageOf } from "../src/language/language.ts";
import {
  type Answer,
  type Command,
  confirm,
  type Founding,
  type Keeping,
  keepAct,
  type TakenOver,
  townOf,
  type Undo,
  type Use,
  type Wanted,
  type Words,
  wordsOf,
} from "../src/town/desk/command.ts";
import type { KeepingDesk } from "../src/town/desk/keeping.ts";
import type { LookingDesk } from "../src/town/desk/looking.ts";
import type { Named } from "../src/town/desk/member.ts";
import { type Moved, paced, skipped, stopped } from "../src/town/keeping/hands.ts";
import { type Settings, settingNames } from "../src/town/keeping/settings.ts";
import { actsInWords, takeBack, type Undoing } from "../src/town/keeping/undoing.ts";
import { paceTyped } from "../src/town/pace.ts";
import { UserError } from "../src/world/user-error.ts";

const channel = {
  name: "channel",
  type: "channel",
  description: "The channel of a place; without it, the one you are in",
  required: false,
} as const;

const member = {
  name: "member",
  type: "member",
  description: "Who",
  required: false,
} as const;

const existing = {
  name: "existing",
  type: "text",
  description: "Your own channels that are called like a place: use them, or leave them alone (usual)",
  required: false,
  choices: [
    { name: "use", value: "use" },
    { name: "leave", value: "leave" },
  ],
} as const;

const joining = {
  name: "joining",
  type: "text",
  description: "Whether writing in a place is joining (open, usual), or people are asked to step in first",
  required: false,
  choices: [
    { name: "open", value: "open" },
    { name: "ask", value: "ask" },
  ],
} as const;

const homes = {
  name: "homes",
  type: "text",
  description: "Private homes: a channel each (usual), threads of one channel, or not shown",
  required: false,
  choices: [
    { name: "channels", value: "channels" },
    { name: "threads", value: "threads" },
    { name: "none", value: "none" },
  ],
} as const;

/** Removes a town whose file was given with the question, or cannot be. */
const NO_FILE = "no-file";

export default {
  name: "town",
  description: "The town of this server: found it, see how it is, stop and start it",
  subcommands: {
    found: {
      description: "Founds a town of AI characters in this server, after a preview",
      options: [
        {
          name: "town",
          type: "town",
          description: "Which town",
          required: false,
        },
        {
          name: "file",
          type: "file",
          description: "A town file of your own instead (JSON, as in the towns folder)",
          required: false,
        },
        existing,
        joining,
        homes,
        confirm,
      ],
      needs: "keeper",
      where: "discord",
      async run(use: Use<LookingDesk>) {
        const { town = "", existing = "", joining = "", homes = "", file } = use.options;
        const mapped = existing === "use";
        const attached = use.files?.file ?? (file === "kept" ? "kept" : null);
        const wanted: Wanted = { town, attached, mapped, ...chosenIn(use) };
        if (use.options.confirm === "yes") return { text: await foundingOf(use).found(wanted, tellOf(use)) };
        const { text, ready } = await foundingOf(use).preview(wanted);
        if (!ready) return { text };
        const named = { file: attached ? "kept" : "", town: attached ? "" : town };
        const options = { ...filled({ ...named, existing: mapped ? existing : "", joining, homes }), confirm: "yes" };
        return { text, confirm: { label: use.desk ? wordsOf(use).mend : wordsOf(use).found, options } };
      },
    },
    remove: {
      description: "Removes the town, its channels and everything it remembers, after giving you its file",
      options: [
        {
          ...confirm,
          choices: [...confirm.choices, { name: "yes, and I need no file", value: NO_FILE }],
        },
      ],
      needs: "keeper",
      where: "discord",
      async run(use: Use<KeepingDesk>) {
        const { confirm: sure } = use.options;
        const removed = () => foundingOf(use).remove(tellOf(use));
        const button = { label: wordsOf(use).remove, options: { confirm: NO_FILE } };
        if (sure === NO_FILE || (sure === "yes" && !use.desk)) return { text: await removed() };
        const question = await foundingOf(use).removeQuestion();
        if (!use.desk) return { text: question, confirm: button };
        const { words, name } = fileWords(use);
        const file = await use.desk.export(use.member, false);
        const refused = tooLarge(use, file.text);
        if (refused !== null)
          return { text: `${question}\n${refused}`, confirm: { ...button, label: words.removeAnyway } };
        // They have the file before anything is gone.
        if (sure === "yes")
          return { text: words.kept(name), file, afterwards: async () => ({ text: await removed() }) };
        return { text: `${question}\n${words.kept(name)}`, file, confirm: button };
      },
    },
    export: {
      description: "Gives you the town as a file, memories included, visitors' data never",
      options: [],
      needs: "keeper",
      where: "anywhere",
      run: (use: Use<KeepingDesk>) => given(use, false),
    },
    fork: {
      description: "The same file with another seed: imported elsewhere, the same past has another future",
      options: [],
      needs: "keeper",
      where: "anywhere",
      run: (use: Use<KeepingDesk>) => given(use, true),
    },
    import: {
      description: "Founds a town here from the file of /town export, with its past, after a preview",
      options: [
        {
          name: "file",
          type: "file",
          description: "The file that /town export or /town fork gave",
          required: true,
        },
        {
          name: "seed",
          type: "text",
          description: "Another seed, for another future; without it, the file's",
          required: false,
        },
        existing,
        joining,
        homes,
        confirm,
      ],
      needs: "keeper",
      where: "discord",
      async run(use: Use<LookingDesk>) {
        const { existing = "", joining = "", homes = "", file, seed, confirm: sure } = use.options;
        const attached = use.files?.file ?? (file === "kept" ? ("kept" as const) : null);
        const { words } = fileWords(use);
        if (!attached) throw new UserError("no-file", words.noFile);
        const mapped = existing === "use";
        const taken: TakenOver = { mapped, attached, ...chosenIn(use), seed: seed?.trim() || null };
        if (sure === "yes") return { text: await foundingOf(use).import(taken, tellOf(use)) };
        const { text, ready } = await foundingOf(use).previewImport(taken);
        if (!ready) return { text };
        const chosen = filled({ existing: mapped ? existing : "", joining, homes });
        return { text, confirm: { label: words.import, options: { file: "kept", ...chosen, confirm: "yes" } } };
      },
    },
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
        confirm,
      ],
      needs: "keeper",
      where: "anywhere",
      run: async (use: Use<KeepingDesk>) => {
        const { until = "", confirm: sure } = use.options;
        const desk = townOf(use);
        const question = sure === "yes" ? null : desk.beforeSkip(use.member, until);
        const { button } = languageOf(desk.view().language).settings.skip;
        if (question !== null)
          return { text: question, confirm: { label: button, options: { until, confirm: "yes" } } };
        const { found, ...ahead } = await skipped(desk, use.member, until);
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
        if (setting === null || value === null) return { text: done.said };
        return told(use, done.said, changed(before, desk.settings()), done.told);
      },
    },
    check: {
      description: "Looks the town over: permissions, webhooks, model, clock, what went wrong lately",
      options: [],
      needs: "keeper",
      where: "discord",
      run: async (use: Use<LookingDesk>) => ({ text: await keepingOf(use).check() }),
    },
    why: {
      description: "Says why nobody answered a message",
      options: [
        {
          name: "message",
          type: "text",
          description: "The message's link or id",
          required: true,
        },
      ],
      needs: "keeper",
      where: "discord",
      run: async (use: Use<LookingDesk>) => ({ text: await keepingOf(use).why(use.options.message ?? "") }),
    },
    mute: {
      description: "Posts nothing more in a place, for some minutes or until unmuted; the town lives on",
      options: [
        channel,
        {
          name: "minutes",
          type: "minutes",
          description: "For how long; without it, until /town unmute",
          required: false,
        },
      ],
      needs: "keeper",
      where: "discord",
      run: async (use: Use<KeepingDesk>) => {
        const { channel: named = null, minutes } = use.options;
        const act = await keepingOf(use).mute(named, minutes === undefined ? null : Number(minutes));
        return told(use, act.said, act.undo);
      },
    },
    unmute: {
      description: "Posts in a muted place again",
      options: [channel],
      needs: "keeper",
      where: "discord",
      run: async (use: Use<KeepingDesk>) => {
        const { said, undo } = await keepingOf(use).unmute(use.options.channel ?? null);
        return undo === null ? { text: said } : told(use, said, undo);
      },
    },
    acts: {
      description: "Lists what keepers did lately, and what of it can be undone",
      options: [],
      needs: "keeper",
      where: "anywhere",
      run: async (use: Use<KeepingDesk>) => ({ text: actsInWords(townOf(use), undoingAt(use)) }),
    },
    undo: {
      description: "Takes back what a keeper did: a ban, a mute, a setting, a pause",
      options: [
        {
          name: "act",
          type: "number",
          description: "Its number in /town acts; without it, the latest that can be undone",
          required: false,
        },
      ],
      needs: "keeper",
      where: "anywhere",
      run: async (use: Use<KeepingDesk>) => {
        const { said, told, back } = await takeBack(townOf(use), use.member, use.options.act ?? null, undoingAt(use));
        await keepAct(use, told, back);
        return { text: said };
      },
    },
    log: {
      description: "Chooses the private channel in which keepers are told of trouble, changes, reports",
      options: [
        {
          ...channel,
          description: "Which channel, one that only keepers see; without it, the town's own",
        },
      ],
      needs: "keeper",
      where: "discord",
      run: async (use: Use<KeepingDesk>) => told(use, await keepingOf(use).logTo(use.options.channel ?? null)),
    },
    ban: {
      description: "Keeps a member out of the town; without one, lists who is kept out",
      options: [member],
      needs: "keeper",
      where: "discord",
      run: async (use: Use<KeepingDesk>) => {
        const desk = townOf(use);
        const who = use.members?.member;
        if (who) {
          keepingOf(use).mayBan(who);
          return told(use, (await desk.ban(use.member, who)).said, { kind: "ban", who: namedOf(who) });
        }
        const words = languageOf(desk.view().language).admission.ban;
        const banned = desk.banned().map(({ name }) => name);
        return { text: banned.length > 0 ? words.list(banned) : words.nobody };
      },
    },
    unban: {
      description: "Lets a member take part in the town again",
      options: [{ ...member, required: true }],
      needs: "keeper",
      where: "discord",
      run: async (use: Use<KeepingDesk>) => {
        const who = use.members?.member;
        if (!who) throw new UserError("missing-option", wordsOf(use).use.missing("member", member.description));
        return told(use, (await townOf(use).unban(use.member, who)).said, { kind: "unban", who: namedOf(who) });
      },
    },
    costs: {
      description: "What the town has cost today, by step, and what the day will come to",
      options: [],
      needs: "keeper",
      where: "anywhere",
      run: async (use: Use<LookingDesk>) => {
        const { costs, language } = townOf(use).view();
        return { text: languageOf(language).costs(costs) };
      },
    },
  },
} satisfies Command;

function foundingOf(use: Use<LookingDesk>): Founding {
  if (use.founding) return use.founding;
  throw new UserError("only-discord", wordsOf(use).onlyDiscord);
}

/** What was done, said to who did it and told to the other keepers, in other words where there are `others`. */
async function told(use: Use<KeepingDesk>, text: string, undo: Undo | null = null, others = text): Promise<Answer> {
  const kept = await keepAct(use, others, undo);
  return { text: [text, use.keeping?.hint ?? ""].filter(Boolean).join("\n-# "), ...kept };
}

/** Where it is undone: at a page nobody is called by a mention, and nothing is muted. */
const undoingAt = ({ keeping }: Use<LookingDesk>): Undoing =>
  keeping?.undoing ?? { call: ({ id, name }) => (id.startsWith("web:") ? null : name || null), remute: null };

const namedOf = ({ id, name }: Named): Named => ({ id, name });

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

/** How the town here is looked after. @throws UserError where there is none, or no server */
function keepingOf(use: Use<LookingDesk>): Keeping {
  if (use.keeping) return use.keeping;
  townOf(use);
  throw new UserError("only-discord", wordsOf(use).onlyDiscord);
}

/** What was chosen for a town that is to be founded, and by whom. */
function chosenIn({ options: { joining, homes }, member }: Use<LookingDesk>): Pick<Wanted, "joining" | "homes" | "by"> {
  return {
    joining: joining === "open" || joining === "ask" ? joining : null,
    homes: homes === "channels" || homes === "threads" || homes === "none" ? homes : null,
    by: member.id.replace(/^discord:/, ""),
  };
}

/** Options that were given. */
const filled = (options: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== ""));

/** Tells whoever asked how far it is. */
const tellOf =
  ({ tell }: Use<LookingDesk>) =>
  (sentence: string): void =>
    tell?.(sentence);

/** What is said of a town's file, and what the town is called. */
function fileWords(use: Use<LookingDesk>) {
  const view = use.desk?.view();
  return { words: languageOf(view?.language ?? use.locale ?? "en").files, name: view?.name ?? "" };
}

/** Why a file cannot be given here, or null. */
function tooLarge(use: Use<LookingDesk>, text: string): string | null {
  const bytes = Buffer.byteLength(text);
  const most = use.mostFileBytes ?? Number.POSITIVE_INFINITY;
  const { words, name } = fileWords(use);
  return bytes > most ? words.tooLarge(name, bytes, most) : null;
}

/** The town's file, for its keeper. @throws UserError when it is too large for where it is asked for */
async function given(use: Use<KeepingDesk>, fork: boolean): Promise<Answer> {
  const { words, name } = fileWords(use);
  const desk = townOf(use);
  const file = await desk.export(use.member, fork);
  const refused = tooLarge(use, file.text);
  if (refused !== null) throw new UserError("file-too-large", refused);
  const { when } = desk.view();
  return { text: fork ? words.forked(name, when) : words.exported(name, when), file };
}

function status(desk: LookingDesk, { status: words }: Words, keeper: boolean): string {
  const view = desk.view();
  const residents = view.people.filter((person) => person.kind === "resident");
  const visitors = view.people.length - residents.length;
  const awake = residents.filter((person) => !person.asleep).length;
  const lines = [
    words.state(view.name, view.state, view.why),
    `${words.time(view.when, view.day)} ${words.people(awake, residents.length, visitors)}`,
    languageOf(view.language).admission.joining[desk.settings().joining],
    ...[desk.quietHours()].filter((line) => line !== null),
  ];
  if (view.costs.trouble)
    lines.push(`⚠️ ${keeper ? view.costs.trouble : languageOf(view.language).outage.model.people}`);
  if (keeper) {
    if (view.state === "paused") lines.push(languageOf(view.language).replies.resume);
    const { model, requests, usd, budgetUsd } = view.costs;
    lines.push(
      model === "offline" ? words.offline : words.online(requests, model, usd.toFixed(2), budgetUsd.toFixed(2)),
    );
  }
  return lines.join("\n");
}
