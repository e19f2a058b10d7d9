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
} from "../src/town/command.ts";
import type { KeepingDesk } from "../src/town/desk/keeping.ts";
import type { LookingDesk } from "../src/town/desk/looking.ts";
import { type Moved, paced, skipped, stopped } from "../src/town/hands.ts";
import type { Named } from "../src/town/member.ts";
import { paceTyped } from "../src/town/pace.ts";
import { type Settings, settingNames } from "../src/town/settings.ts";
import { actsInWords, takeBack, type Undoing } from "../src/town/undoing.ts";
import { UserError } from "../src/world/user-error.ts";

const channel = {
  name: "channel",
  type: "channel",
  description: "The channel of a place; without it, the one you are in",
  required: false,
  localised: { "zh-CN": { name: "频道", description: "某个地点的频道；不填则是你所在的频道" } },
} as const;

const member = {
  name: "member",
  type: "member",
  description: "Who",
  required: false,
  localised: { "zh-CN": { name: "成员", description: "谁" } },
} as const;

const existing = {
  name: "existing",
  type: "text",
  description: "Your own channels that are called like a place: use them, or leave them alone (usual)",
  required: false,
  choices: [
    { name: "use", value: "use", localised: { "zh-CN": "使用" } },
    { name: "leave", value: "leave", localised: { "zh-CN": "不动" } },
  ],
  localised: {
    "zh-CN": { name: "已有频道", description: "与地点同名的自有频道：使用，或不动（默认）" },
  },
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
  localised: {
    "zh-CN": { name: "参与方式", description: "在地点里写字就算参与（open，默认），还是先问一声（ask）" },
  },
} as const;

const homes = {
  name: "homes",
  type: "text",
  description: "Private homes: a channel each (usual), threads of one channel, or not shown",
  required: false,
  choices: [
    { name: "channels", value: "channels", localised: { "zh-CN": "各有频道" } },
    { name: "threads", value: "threads", localised: { "zh-CN": "同一频道的子区" } },
    { name: "none", value: "none", localised: { "zh-CN": "不显示" } },
  ],
  localised: {
    "zh-CN": { name: "住宅", description: "居民的家：各有一个频道（默认）、同一频道的子区，或不显示" },
  },
} as const;

/** A setting as it is chosen: its name and what it means. */
const labelled = (name: (typeof settingNames)[number], language: string): string => {
  const label = `${name}: ${languageOf(language).settings.about[name]}`;
  return label.length > 100 ? `${label.slice(0, 99)}…` : label;
};

/** Removes a town whose file was given with the question, or cannot be. */
const NO_FILE = "no-file";

export default {
  name: "town",
  description: "The town of this server: found it, see how it is, stop and start it",
  localised: { "zh-CN": { name: "小镇", description: "本服务器的小镇：建立、查看、暂停与继续" } },
  subcommands: {
    found: {
      description: "Founds a town of AI characters in this server, after a preview",
      localised: { "zh-CN": { name: "建立", description: "先预览，再在本服务器建立一座 AI 角色的小镇" } },
      options: [
        {
          name: "town",
          type: "town",
          description: "Which town",
          required: false,
          localised: { "zh-CN": { name: "小镇", description: "哪一座小镇" } },
        },
        {
          name: "file",
          type: "file",
          description: "A town file of your own instead (JSON, as in the towns folder)",
          required: false,
          localised: { "zh-CN": { name: "文件", description: "改用你自己的小镇文件（JSON，格式同 towns 文件夹）" } },
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
      localised: { "zh-CN": { name: "移除", description: "确认后把小镇的文件交给你，再移除小镇、频道和全部记忆" } },
      options: [
        {
          ...confirm,
          choices: [
            ...confirm.choices,
            { name: "yes, and I need no file", value: NO_FILE, localised: { "zh-CN": "是，不需要文件" } },
          ],
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
      localised: { "zh-CN": { name: "导出", description: "把小镇存成一个文件给你：含居民的记忆，绝不含访客的数据" } },
      options: [],
      needs: "keeper",
      where: "anywhere",
      run: (use: Use<KeepingDesk>) => given(use, false),
    },
    fork: {
      description: "The same file with another seed: imported elsewhere, the same past has another future",
      localised: { "zh-CN": { name: "分支", description: "同样的文件，换一个种子：导入到别处，过去相同，未来不同" } },
      options: [],
      needs: "keeper",
      where: "anywhere",
      run: (use: Use<KeepingDesk>) => given(use, true),
    },
    import: {
      description: "Founds a town here from the file of /town export, with its past, after a preview",
      localised: { "zh-CN": { name: "导入", description: "先预览，再用 /town export 的文件在这里建立带着过去的小镇" } },
      options: [
        {
          name: "file",
          type: "file",
          description: "The file that /town export or /town fork gave",
          required: true,
          localised: { "zh-CN": { name: "文件", description: "/town export 或 /town fork 给出的文件" } },
        },
        {
          name: "seed",
          type: "text",
          description: "Another seed, for another future; without it, the file's",
          required: false,
          localised: { "zh-CN": { name: "种子", description: "另一个种子，另一种未来；不填则用文件里的" } },
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
      localised: { "zh-CN": { name: "状态", description: "小镇的时间、谁醒着、是否在运行" } },
      options: [],
      needs: "anyone",
      where: "anywhere",
      run: async (use: Use<LookingDesk>) => ({ text: status(townOf(use), wordsOf(use), use.member.keeper) }),
    },
    pause: {
      description: "Stops the clock of the town",
      localised: { "zh-CN": { name: "暂停", description: "让小镇的时间停下" } },
      options: [],
      needs: "keeper",
      where: "anywhere",
      run: async (use: Use<KeepingDesk>) => moved(use, await stopped(townOf(use), use.member, true)),
    },
    resume: {
      description: "Starts the clock of the town again",
      localised: { "zh-CN": { name: "继续", description: "让小镇的时间继续" } },
      options: [],
      needs: "keeper",
      where: "anywhere",
      run: async (use: Use<KeepingDesk>) => moved(use, await stopped(townOf(use), use.member, false)),
    },
    pace: {
      description: "How fast the town lives: as usual, quicker, or a step every so many beats of its clock",
      localised: { "zh-CN": { name: "速度", description: "小镇生活的快慢：照常、更快，或每几拍走一步" } },
      options: [
        {
          name: "times",
          type: "text",
          description: "As usual, or quicker: so many steps at every beat",
          required: false,
          choices: ["1x", "3x", "10x"].map((times) => ({ name: times, value: times })),
          localised: { "zh-CN": { name: "倍数", description: "照常，或更快：每一拍走几步" } },
        },
        {
          name: "beats",
          type: "number",
          description: "Slower: a step every so many beats, 1 (usual) to 20",
          required: false,
          localised: { "zh-CN": { name: "节拍", description: "更慢：每几拍走一步，1（默认）到 20" } },
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
      localised: { "zh-CN": { name: "跳到", description: "让小镇全速生活到某个时间，或下一件有意思的事" } },
      options: [
        {
          name: "until",
          type: "moment",
          description: "Evening, tomorrow, the next interesting thing, or a time such as 07:00 or 17:30",
          required: true,
          localised: {
            "zh-CN": { name: "时间", description: "傍晚、明天早上、下一件有意思的事，或某个时间，例如 07:00、17:30" },
          },
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
      localised: { "zh-CN": { name: "设置", description: "小镇的设置：发什么、何时休息、谁可以做什么、花多少钱" } },
      options: [
        {
          name: "setting",
          type: "text",
          description: "Which one; without it, all are shown",
          required: false,
          choices: settingNames.map((name) => ({
            name: labelled(name, "en"),
            value: name,
            localised: { "zh-CN": labelled(name, "zh-CN") },
          })),
          localised: { "zh-CN": { name: "项目", description: "哪一项；不填则全部列出" } },
        },
        {
          name: "value",
          type: "value",
          description: "What it becomes; without it, it is shown with what it means",
          required: false,
          localised: { "zh-CN": { name: "值", description: "改成什么；不填则只显示" } },
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
        const { said } = await desk.set(use.member, setting, value);
        if (setting === null || value === null) return { text: said };
        return told(use, said, changed(before, desk.settings()));
      },
    },
    check: {
      description: "Looks the town over: permissions, webhooks, model, clock, what went wrong lately",
      localised: { "zh-CN": { name: "检查", description: "检查小镇：权限、webhook、模型、时钟、最近的问题" } },
      options: [],
      needs: "keeper",
      where: "discord",
      run: async (use: Use<LookingDesk>) => ({ text: await keepingOf(use).check() }),
    },
    why: {
      description: "Says why nobody answered a message",
      localised: { "zh-CN": { name: "为什么", description: "说明一条消息为什么没有人回答" } },
      options: [
        {
          name: "message",
          type: "text",
          description: "The message's link or id",
          required: true,
          localised: { "zh-CN": { name: "消息", description: "消息的链接或id" } },
        },
      ],
      needs: "keeper",
      where: "discord",
      run: async (use: Use<LookingDesk>) => ({ text: await keepingOf(use).why(use.options.message ?? "") }),
    },
    mute: {
      description: "Posts nothing more in a place, for some minutes or until unmuted; the town lives on",
      localised: { "zh-CN": { name: "静音", description: "让一个地点安静一段时间，或直到取消；小镇照常生活" } },
      options: [
        channel,
        {
          name: "minutes",
          type: "minutes",
          description: "For how long; without it, until /town unmute",
          required: false,
          localised: { "zh-CN": { name: "分钟", description: "多久；不填则直到 /town unmute" } },
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
      localised: { "zh-CN": { name: "取消静音", description: "让安静的地点重新说话" } },
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
      localised: { "zh-CN": { name: "记录", description: "列出管理者最近做过的事，以及哪些可以撤销" } },
      options: [],
      needs: "keeper",
      where: "anywhere",
      run: async (use: Use<KeepingDesk>) => ({ text: actsInWords(townOf(use), undoingAt(use)) }),
    },
    undo: {
      description: "Takes back what a keeper did: a ban, a mute, a setting, a pause",
      localised: { "zh-CN": { name: "撤销", description: "撤销管理者做过的一件事：禁止、静音、设置、暂停" } },
      options: [
        {
          name: "act",
          type: "number",
          description: "Its number in /town acts; without it, the latest that can be undone",
          required: false,
          localised: { "zh-CN": { name: "编号", description: "在 /town acts 里的编号；不填则是最近可以撤销的一件" } },
        },
      ],
      needs: "keeper",
      where: "anywhere",
      run: async (use: Use<KeepingDesk>) => {
        const { said, back } = await takeBack(townOf(use), use.member, use.options.act ?? null, undoingAt(use));
        await keepAct(use, said, back);
        return { text: said };
      },
    },
    log: {
      description: "Chooses the private channel in which keepers are told of trouble, changes, reports",
      localised: { "zh-CN": { name: "日志", description: "选择一个频道，把问题、改动和举报告诉管理者" } },
      options: [
        {
          ...channel,
          description: "Which channel, one that only keepers see; without it, the town's own",
          localised: {
            "zh-CN": { name: "频道", description: "哪个频道，只有管理者能看的；不填则是小镇自己的管理频道" },
          },
        },
      ],
      needs: "keeper",
      where: "discord",
      run: async (use: Use<KeepingDesk>) => told(use, await keepingOf(use).logTo(use.options.channel ?? null)),
    },
    ban: {
      description: "Keeps a member out of the town; without one, lists who is kept out",
      localised: { "zh-CN": { name: "禁止", description: "禁止某位成员参与小镇；不填则列出被禁止的人" } },
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
      localised: { "zh-CN": { name: "解除禁止", description: "让某位成员重新参与小镇" } },
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
      localised: { "zh-CN": { name: "花费", description: "小镇今天花了多少、花在哪里、全天预计多少" } },
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

/** What was done, said to who did it and told to the other keepers. */
async function told(use: Use<KeepingDesk>, text: string, undo: Undo | null = null): Promise<Answer> {
  const kept = await keepAct(use, text, undo);
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
